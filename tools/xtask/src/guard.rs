//! `cargo xtask guard`: Terrace against itself on random modules: with comments, and on several threads.
//!
//! The comparison runs inside `terrace-guard`, which is quicker than starting programs.

use std::process::Command;

/// Runs the task.
pub fn main(args: Vec<String>) -> crate::Outcome {
    let (mut modules, mut start) = (1000u64, 0u64);
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        let number = match arg.as_str() {
            "--modules" => &mut modules,
            "--start" => &mut start,
            _ => return Err(format!("unknown option '{arg}'")),
        };
        let value = args.next().ok_or_else(|| format!("{arg} needs a number"))?;
        *number = value.parse().map_err(|_| format!("{arg}: '{value}' is not a number"))?;
    }
    let program = crate::sibling("terrace-guard")?;
    let status = Command::new(&program)
        .args([modules.to_string(), start.to_string()])
        .status()
        .map_err(|e| format!("cannot run '{}': {e}", program.display()))?;
    if status.success() { Ok(()) } else { Err("the runs differ".to_string()) }
}
