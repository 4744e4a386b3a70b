//! PTX text: lexer, parser, instruction table, syntax tree, printer and checks.
