//! Runs the video instructions against the manual's pseudocode for as long as asked, every form with ever new selectors
//! and operands: `cargo run --release -p warpmem --example video -- SECONDS [SEED]`. A difference ends it with the
//! statements and their operands. The other families have `cargo run --release -p exec --example differential`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for people")]

#[path = "../tests/arithmetic/machine.rs"]
mod machine;
#[path = "../tests/arithmetic/random.rs"]
mod random;
#[path = "../tests/arithmetic/video.rs"]
mod video;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use random::Random;

fn main() -> ExitCode {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    let Some(&seconds) = numbers.first() else {
        eprintln!("usage: video SECONDS [SEED]");
        return ExitCode::FAILURE;
    };
    let mut random = Random(numbers.get(1).copied().unwrap_or(1));
    let (start, time) = (Instant::now(), Duration::from_secs(seconds));
    let mut results = 0;
    while start.elapsed() < time {
        match video::compare(&mut random, 20) {
            Ok(n) => results += n,
            Err(words) => {
                eprintln!("{words}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("video: {results} results, no difference");
    ExitCode::SUCCESS
}
