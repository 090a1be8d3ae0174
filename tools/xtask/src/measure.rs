//! Measures one process: processor time and peak memory.
//!
//! The system adds up the usage of finished children, so each measurement has its own small process between this
//! program and the measured one (`cargo xtask bench --measure-one`).

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;

/// The cost of a process.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// User and system time, in microseconds.
    pub cpu: i64,
    /// Peak resident memory, in kilobytes.
    pub memory: i64,
    /// Wall-clock time, in microseconds.
    pub wall: i64,
}

impl Cost {
    /// The cost of two consecutive processes: the sum of their times, the maximum of their peaks.
    pub fn with(self, other: Cost) -> Cost {
        Cost {
            cpu: self.cpu + other.cpu,
            memory: self.memory.max(other.memory),
            wall: self.wall + other.wall,
        }
    }

    /// The medians of all figures.
    pub fn median(costs: &[Cost]) -> Cost {
        let middle = |mut figures: Vec<i64>| {
            figures.sort_unstable();
            figures.get(figures.len() / 2).copied().unwrap_or_default()
        };
        Cost {
            cpu: middle(costs.iter().map(|c| c.cpu).collect()),
            memory: middle(costs.iter().map(|c| c.memory).collect()),
            wall: middle(costs.iter().map(|c| c.wall).collect()),
        }
    }
}

/// The flag for one thread, of Terrace and of upstream's tools: threads that share a core take more processor time.
pub const ONE_THREAD: &str = "--mlir-disable-threading";

/// Runs a command whose output goes to `output`, and measures it.
pub fn measure(command: &[&str], output: &Path) -> Result<Cost, String> {
    let me = std::env::current_exe().map_err(|e| format!("no path of this program: {e}"))?;
    let child = Command::new(me).arg("bench").arg("--measure-one").arg(output).args(command).output();
    let child = child.map_err(|e| format!("cannot measure: {e}"))?;
    let stdout = String::from_utf8_lossy(&child.stdout);
    let stderr = String::from_utf8_lossy(&child.stderr);
    if !child.status.success() {
        let head: Vec<&str> = stderr.lines().take(3).collect();
        return Err(head.join("\n"));
    }
    let figures: Vec<i64> = stdout.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    match figures[..] {
        [cpu, memory, wall] => Ok(Cost { cpu, memory, wall }),
        _ => Err(format!("no figures: '{stdout}'")),
    }
}

/// The intermediate process: runs `command` and prints its cost. Arguments: the output file, the command.
pub fn measure_one(args: &[String]) -> crate::Outcome {
    let [output, program, args @ ..] = args else {
        return Err("--measure-one needs an output file and a command".to_string());
    };
    let file = File::create(output).map_err(|e| format!("cannot write '{output}': {e}"))?;
    let start = std::time::Instant::now();
    let status = Command::new(program).args(args).stdin(Stdio::null()).stdout(file).status();
    let status = status.map_err(|e| format!("cannot run '{program}': {e}"))?;
    let wall = start.elapsed().as_micros();
    if !status.success() {
        return Err(format!("'{program}' failed: {status}"));
    }
    let (cpu, memory) = children()?;
    println!("{cpu} {memory} {wall}");
    Ok(())
}

/// The processor time in microseconds and the peak memory in kilobytes of all children that have ended.
pub fn children() -> Result<(i64, i64), String> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|e| format!("no resource usage: {e}"))?;
    Ok((usage.user_time().num_microseconds() + usage.system_time().num_microseconds(), usage.max_rss()))
}
