//! The program that is published and measured, built with profile-guided optimization.
//!
//! An instrumented build is trained on random modules, and its profile guides a second build ("Profile-guided
//! Optimization" in the rustc book).

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::process::{self, Scratch, checked};
use crate::{Outcome, upstream};

/// The random modules to train on: their kind, how many, and the commands that read each.
const TRAINING: &[(&str, u64, &[&[&str]])] = &[
    ("mixed", 3, OPT),
    ("vector", 3, OPT),
    ("llvm", 3, OPT),
    ("llvm", 3, &[&["translate", "--mlir-to-llvmir"], &["opt", "--mem2reg", "--sroa", "--inline"]]),
    ("run", 3, OPT),
    ("run", 3, &[&["compile"], &["opt", "--lower-to-llvm"]]),
    ("llir-run", 1, &[&["translate", "--import-llvm"]]),
];

const OPT: &[&[&str]] = &[&["opt"], &["opt", "--mlir-print-debuginfo"], &["opt", "--canonicalize", "--cse"]];

pub fn main(args: &[String]) -> Outcome {
    let mut has_explorer = false;
    for arg in args {
        match arg.as_str() {
            "--explorer" => has_explorer = true,
            _ => return Err(format!("unknown option '{arg}'")),
        }
    }
    let root = crate::root()?;
    if has_explorer {
        build_explorer(&root)?;
    }
    let rustc = Rustc::new(&root)?;
    let option = train(&root, &rustc)?;
    let features: &[&str] = if has_explorer { &["--features", "explore"] } else { &[] };
    let program = rustc.build(&root, "target", &option, features)?;
    println!("{}", program.strip_prefix(&root).unwrap_or(&program).display());
    Ok(())
}

/// Trains an instrumented build, and returns the compiler's option for builds that its profile guides.
pub fn train(root: &Path, rustc: &Rustc) -> Result<String, String> {
    let llvm_profdata = rustc.llvm_profdata()?;
    cargo(root, &["build", "--release", "--package", "terrace-generate"], "")?;
    let generator = crate::sibling("terrace-generate")?;
    let scratch = Scratch::new("dist")?;
    let (raw, module) = (scratch.path().join("raw"), scratch.path().join("module"));
    let profile = root.join("target/terrace.profdata");

    let instrumented =
        rustc.build(root, "target/instrumented", &format!("-Cprofile-generate={}", raw.display()), &[])?;
    for &(kind, n, commands) in TRAINING {
        for seed in 0..n {
            let text = run(&generator, &[&seed.to_string(), kind, "200"], root)?;
            std::fs::write(&module, text).map_err(|e| format!("cannot write '{}': {e}", module.display()))?;
            for command in commands {
                let path = module.display().to_string();
                // Errors are part of the training: some random modules are refused.
                process::run(&instrumented, command.iter().copied().chain([path.as_str()]), root, b"");
            }
        }
    }
    run(&llvm_profdata, &["merge", "-o", &profile.display().to_string(), &raw.display().to_string()], root)?;
    Ok(format!("-Cprofile-use={}", profile.display()))
}

/// Builds the page that the feature `explore` puts into the program.
pub fn build_explorer(root: &Path) -> Outcome {
    let folder = root.join("explorer");
    for args in [&["ci"][..], &["run", "build"]] {
        let status = Command::new("npm").args(args).current_dir(&folder).status();
        if !status.map_err(|e| format!("cannot run npm: {e}"))?.success() {
            return Err(format!("`npm {}` fails in 'explorer'", args.join(" ")));
        }
    }
    Ok(())
}

/// The compiler that cargo runs.
pub struct Rustc {
    /// The target that it runs on.
    pub host: String,
    sysroot: PathBuf,
}

impl Rustc {
    /// Asks the compiler on the path.
    pub fn new(root: &Path) -> Result<Self, String> {
        let version = run("rustc", &["-vV"], root)?;
        let version = String::from_utf8_lossy(&version);
        let host = version.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.ok_or("`rustc -vV` does not name the host")?.to_owned();
        let sysroot = run("rustc", &["--print", "sysroot"], root)?;
        Ok(Self { host, sysroot: String::from_utf8_lossy(&sysroot).trim_end().into() })
    }

    /// `llvm-profdata` of the toolchain, else one on the path, which must know the format of rustc's profiles.
    fn llvm_profdata(&self) -> Result<PathBuf, String> {
        let own = self.sysroot.join("lib/rustlib").join(&self.host).join("bin/llvm-profdata");
        if own.is_file() {
            return Ok(own);
        }
        let on_path = |name: &&'static str| upstream::missing(&[name]).is_empty();
        let other = ["llvm-profdata", "llvm-profdata-22"].into_iter().find(on_path);
        other.map(PathBuf::from).ok_or("no llvm-profdata: run `rustup component add llvm-tools`".to_owned())
    }

    /// Builds `terrace` with an option for the compiler. The host is named, so that build scripts do without the option.
    fn build(
        &self,
        root: &Path,
        directory: &str,
        option: &str,
        features: &[&str],
    ) -> Result<PathBuf, String> {
        let build = ["build", "--profile", "dist", "--package", "terrace-cli"];
        let target = ["--target", &self.host, "--target-dir", directory];
        cargo(root, &[&build[..], &target, features].concat(), option)?;
        Ok(root.join(directory).join(&self.host).join("dist/terrace"))
    }
}

/// Runs cargo with an option for the compiler.
pub fn cargo(root: &Path, args: &[&str], option: &str) -> Outcome {
    let flags = format!("{} {option}", std::env::var("RUSTFLAGS").unwrap_or_default());
    let status = Command::new("cargo").args(args).env("RUSTFLAGS", flags.trim()).current_dir(root).status();
    match status.map_err(|e| format!("cannot run cargo: {e}"))?.success() {
        true => Ok(()),
        false => Err(format!("`cargo {}` fails", args.join(" "))),
    }
}

/// Runs a program, for ten minutes at most, and returns what it prints; an error if it fails.
pub fn run(program: impl AsRef<Path>, args: &[&str], root: &Path) -> Result<Vec<u8>, String> {
    let program = program.as_ref();
    let output = process::run_for(Duration::from_secs(600), program, args, root, b"");
    checked(&format!("'{}'", program.display()), &output)?;
    Ok(output.stdout)
}
