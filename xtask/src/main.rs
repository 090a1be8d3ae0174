//! Terrace's developer tasks: `cargo xtask TASK`.

mod oracle;
mod process;
mod upstream;

use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask TASK

  oracle [--write | --rewrite] [--self] [--require] [-v] [PATH PART]...
      Runs the RUN lines below tests/ through upstream's tools and compares with the goldens.
      --write    creates the goldens that are missing
      --rewrite  rewrites all goldens but those of files that carry `// DIFFERS:`
      --self     runs target/release/terrace on the same lines, too
      --require  fails if upstream's tools are not installed
      -v         shows differences that are explained, too
";

/// What a task ends with: an error is printed, and the exit code is 1.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let task = if args.is_empty() { String::new() } else { args.remove(0) };
    let outcome = match task.as_str() {
        "oracle" => oracle::main(args),
        "" | "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown task '{task}'\n\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository: the nearest directory upwards that holds `xtask/Cargo.toml`.
fn root() -> Result<PathBuf, String> {
    let here = std::env::current_dir().map_err(|e| format!("no current directory: {e}"))?;
    here.ancestors()
        .find(|d| d.join("xtask/Cargo.toml").is_file())
        .map(PathBuf::from)
        .ok_or_else(|| "not inside the repository".to_string())
}

/// The release binary of Terrace: it lies beside this program.
fn terrace() -> Result<PathBuf, String> {
    let me = std::env::current_exe().map_err(|e| format!("no path of this program: {e}"))?;
    let path = me.with_file_name("terrace");
    if path.is_file() {
        Ok(path)
    } else {
        Err(format!("'{}' does not exist: run `cargo build --release -p terrace`", path.display()))
    }
}
