//! The `warpmem` command: reads arguments, runs, renders what went wrong, sets the exit status.

mod args;
mod gpus;
mod isa;
mod later;
mod out;
mod pattern;
mod profile;
mod render;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(render::panicked));
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return render::usage(&error),
    };
    // The hook has said what there is to say; a panic's own status is the contract's.
    ExitCode::from(std::panic::catch_unwind(|| run(&cli)).unwrap_or(101))
}

fn run(cli: &Cli) -> u8 {
    match &cli.command {
        Command::Profile(args) => profile::run(args),
        Command::Pattern(args) => pattern::run(args),
        Command::Gpus(args) => gpus::run(args),
        Command::Isa(args) => isa::run(args),
        Command::Check(args) => later::run("check", args),
        Command::Lower(args) => later::run("lower", args),
        Command::Sass(args) => later::run("sass", args),
        Command::Litmus(args) => later::run("litmus", args),
        Command::Trace(args) => later::run("trace", args),
    }
}
