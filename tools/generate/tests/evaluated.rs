//! Programs with known output print it, as they are and after passes.

use std::process::Command;

/// Programs of each kind; `cargo xtask fuzz --evaluated` runs more, in all ways.
const PROGRAMS: &str = "8";
/// Each program runs in one of so many ways.
const SHARE: &str = "12";

#[test]
fn programs_print_what_they_should() {
    let folder = scratch();
    let output = Command::new(env!("CARGO_BIN_EXE_terrace-evaluated"))
        .args(["all", PROGRAMS, "2100", "--share", SHARE])
        .current_dir(&folder)
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout);
    println!("{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "the failing programs are in '{}'", folder.display());
    assert_eq!(text.matches(" 0 wrong").count(), 4, "each kind ran");
}

/// A folder for failing programs.
fn scratch() -> std::path::PathBuf {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}
