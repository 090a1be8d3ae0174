//! Runs programs with known output:
//! `terrace-evaluated KIND|all [PROGRAMS] [FIRST SEED] [--only FLAG-OR-PASSES] [--share N] [--table]`.

use std::process::ExitCode;
use terrace_generate::evaluated::KINDS;
use terrace_generate::evaluated::driver::{Task, run, work};

fn main() -> ExitCode {
    let mut task = Task {
        kinds: Vec::new(),
        programs: 100,
        start: 0,
        only: None,
        share: 1,
        kept: "target/fuzz".into(),
        table: false,
    };
    let mut args = std::env::args().skip(1);
    let mut place = 0;
    while let Some(arg) = args.next() {
        let number = |text: Option<String>| text.and_then(|text| text.parse().ok());
        let taken = match arg.as_str() {
            "--worker" => {
                work();
                return ExitCode::SUCCESS;
            }
            "--table" => {
                task.table = true;
                Some(())
            }
            "--only" => args.next().map(|only| task.only = Some(only)),
            "--share" => number(args.next()).map(|n| task.share = n),
            _ => {
                place += 1;
                match place {
                    1 if arg == "all" => {
                        let _: () = task.kinds.extend(KINDS.iter().map(|(name, _)| name.to_string()));
                        Some(())
                    }
                    1 => {
                        task.kinds.push(arg);
                        Some(())
                    }
                    2 => number(Some(arg)).map(|n| task.programs = n),
                    _ => number(Some(arg)).map(|n| task.start = n),
                }
            }
        };
        if taken.is_none() {
            eprintln!("error: wrong arguments: see the source of this program");
            return ExitCode::FAILURE;
        }
    }
    match run(&task) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(n) => {
            println!("{n} ways to fail");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
