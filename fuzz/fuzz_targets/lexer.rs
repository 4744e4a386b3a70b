//! The lexer on any text: tokens follow one another inside the text and come to an end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ptx::lex::{Lexer, Tok};

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let mut lexer = Lexer::new(&text);
    let mut last = 0;
    loop {
        let t = lexer.token();
        assert!(t.start >= last && t.end >= t.start && t.end as usize <= text.len());
        if t.kind == Tok::Eof {
            break;
        }
        assert!(t.end > t.start, "a token without bytes");
        assert!(text.is_char_boundary(t.start as usize) && text.is_char_boundary(t.end as usize));
        last = t.end;
    }
});
