//! How the program is linked, the commit that it is built from, and the page that is in it.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is = |key: &str, value: &str| std::env::var(key).is_ok_and(|found| found == value);
    // The tables of operations are full of addresses. At a fixed place these are right as they are; elsewhere each has to
    // be changed, and each page of them copied, before anything else happens: a third of the time that a small file takes.
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo:rustc-link-arg-bin=terrace=-no-pie");
    }
    println!("cargo:rustc-env=TERRACE_COMMIT={}", commit().unwrap_or_default());
    let page = std::env::var_os("CARGO_FEATURE_EXPLORE").map_or(String::new(), |_| page());
    let out = std::env::var_os("OUT_DIR").expect("cargo sets it");
    if is("CARGO_CFG_TARGET_ENV", "musl") {
        // `libloading` asks for this library. musl's is empty, and the part of musl that comes with rustc lacks it.
        std::fs::write(Path::new(&out).join("libdl.a"), "!<arch>\n").expect("the folder can be written");
        println!("cargo:rustc-link-search=native={}", Path::new(&out).display());
    }
    std::fs::write(Path::new(&out).join("page.rs"), format!("&[{page}]")).expect("the folder can be written");
}

/// The files of `explorer/dist`, compressed: names and bytes as elements of an array.
fn page() -> String {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../explorer/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    let entries = std::fs::read_dir(&dist).unwrap_or_else(|error| {
        panic!(
            "the feature 'explore' needs '{}', which `npm run build` in 'explorer' makes: {error}",
            dist.display()
        )
    });
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "gz"));
    files.sort();
    assert!(!files.is_empty(), "'{}' has no compressed files: `npm run build` makes them", dist.display());
    let row = |path: &std::path::PathBuf| {
        let name = path.file_stem().expect("a file has a name");
        format!("({name:?}, include_bytes!({path:?}).as_slice()), ")
    };
    files.iter().map(row).collect()
}

/// The short id and the date of the commit, in parentheses; `None` outside of a repository of Terrace's own.
fn commit() -> Option<String> {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
    };
    // A crate that is unpacked inside of another repository is not of that one's commit.
    git(&["ls-files", "--error-unmatch", "build.rs"])?;
    // Each commit and checkout appends to this file.
    println!("cargo:rerun-if-changed={}", git(&["rev-parse", "--git-path", "logs/HEAD"])?);
    git(&["log", "-1", "--abbrev=12", "--format=(%h %cs)"]).map(|text| format!(" {text}"))
}
