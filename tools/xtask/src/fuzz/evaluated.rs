//! `cargo xtask fuzz --evaluated`: random programs whose output the generator computes, run plainly, optimized, and after
//! each pass.
//!
//! The programs run inside `terrace-evaluated`, which reduces those that fail.

use std::process::Command;

/// Runs programs of these kinds, of all if there are none.
pub fn main(kinds: &[String], programs: u64, start: u64) -> crate::Outcome {
    let program = crate::sibling("terrace-evaluated")?;
    let all = ["all".to_owned()];
    for kind in if kinds.is_empty() { &all } else { kinds } {
        let status = Command::new(&program)
            .args([kind, &programs.to_string(), &start.to_string(), "--table"])
            .status()
            .map_err(|e| format!("cannot run '{}': {e}", program.display()))?;
        if !status.success() {
            return Err("programs print something else; they are in 'target/fuzz'".to_owned());
        }
    }
    Ok(())
}
