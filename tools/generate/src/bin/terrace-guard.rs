//! Compares runs of Terrace on random modules: `terrace-guard [MODULES] [FIRST SEED]`.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use terrace_generate::guard::{Counts, modules};

/// How many differences are shown.
const SHOWN: usize = 10;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).map_or(Ok(default), |arg| arg.parse());
    let (Ok(n), Ok(first)) = (number(0, 1000), number(1, 0)) else {
        eprintln!("error: the arguments are numbers: how many modules, and the first seed");
        return ExitCode::FAILURE;
    };
    let next = AtomicU64::new(first);
    let work = || {
        let (mut counts, mut differences) = (Counts::default(), Vec::new());
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= first.saturating_add(n) {
                return (counts, differences);
            }
            let mut report = |difference: &str| {
                if differences.len() < SHOWN {
                    differences.push(format!("seed {seed}: {difference}"));
                }
            };
            counts.add(modules(seed..seed + 1, &mut report));
        }
    };
    let mut counts = Counts::default();
    let mut differences: Vec<String> = Vec::new();
    std::thread::scope(|scope| {
        let n = std::thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..n).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            let (found, messages) = thread.join().expect("the comparison does not panic");
            counts.add(found);
            differences.extend(messages);
        }
    });
    for difference in differences.iter().take(SHOWN) {
        println!("{difference}\n----");
    }
    let Counts { modules, commands, failed, different } = counts;
    println!("{modules} modules, {commands} commands, {failed} of them failed, {different} differ");
    if different == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
