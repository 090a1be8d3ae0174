//! The upgrade as a whole: its documentation, text of today, and damaged text.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use terrace_upgrade::forms::{ALL, REMOVED, REMOVED_PASSES, RENAMES};
use terrace_upgrade::upgrade;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The tables of `docs/legacy.md`.
fn tables() -> String {
    let mut out = "| earlier | today | since |\n|---|---|---|\n".to_owned();
    for form in ALL {
        let _ = writeln!(out, "| `{}` | `{}` | {} |", form.old, form.new, form.since);
    }
    out.push_str("\n## Names\n\nNames without a dot were also written with `std.` in front.\n\n| earlier | today | since |\n|---|---|---|\n");
    let mut names: Vec<_> = RENAMES.iter().collect();
    names.sort_by_key(|rename| (rename.new, rename.old));
    for rename in names {
        let _ = writeln!(out, "| `{}` | `{}` | {} |", rename.old, rename.new, rename.since);
    }
    out.push_str("\n## Without replacement\n\nThese are errors.\n\n| earlier | removed |\n|---|---|\n");
    for removed in REMOVED {
        let _ = writeln!(out, "| `{}` | {} |", removed.old, removed.since);
    }
    out.push_str("\n## Passes\n\n| earlier | removed | today |\n|---|---|---|\n");
    let mut passes: Vec<_> = REMOVED_PASSES.iter().collect();
    passes.sort_by_key(|pass| pass.name);
    for pass in passes {
        let _ = writeln!(out, "| `{}` | {} | {} |", pass.name, pass.since, pass.instead);
    }
    out
}

#[test]
fn the_documentation_lists_every_form() {
    const START: &str = "<!-- tables -->\n";
    let path = root().join("docs/legacy.md");
    let text = std::fs::read_to_string(&path).expect("docs/legacy.md");
    let (before, after) = text.split_once(START).expect("the tables start at a comment");
    let tables = tables();
    if after != tables {
        if std::env::var_os("TERRACE_BLESS").is_some() {
            std::fs::write(&path, format!("{before}{START}{tables}")).unwrap();
        } else {
            panic!("the tables of docs/legacy.md are old: TERRACE_BLESS=1 rewrites them");
        }
    }
}

#[test]
fn names_are_unique_and_lead_to_today() {
    let mut old: Vec<&str> =
        RENAMES.iter().map(|rename| rename.old).chain(REMOVED.iter().map(|r| r.old)).collect();
    old.sort_unstable();
    assert!(old.windows(2).all(|pair| pair[0] != pair[1]), "{old:?}");
    assert!(RENAMES.iter().all(|rename| rename.new.contains('.') && !old.contains(&rename.new)));
}

/// The test files below a folder.
fn files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            found.push(path);
        }
    }
}

/// The parts of a test file, as `--split-input-file` makes them.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n// -----\n")
}

#[test]
fn text_of_today_stays() {
    let mut all = Vec::new();
    files(&root().join("tests"), &mut all);
    let mut n = 0;
    for path in all {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let invalid = ["RUN: not ", "verify-diagnostics", "--upgrade", "terrace upgrade"]
            .iter()
            .any(|word| text.contains(word));
        // A function of this file hides in a comment, so that its end stands alone.
        if invalid || text.contains("// -----func.func") {
            continue;
        }
        n += 1;
        for part in parts(&text) {
            let upgraded = upgrade(part.as_bytes());
            assert!(upgraded.changes.is_empty(), "{}: {:?}", path.display(), upgraded.changes);
            assert!(upgraded.problems.is_empty(), "{}: {:?}", path.display(), upgraded.problems);
            assert!(upgraded.text == part.as_bytes(), "{}", path.display());
        }
    }
    assert!(n > 700, "only {n} files");
}

#[test]
fn upgraded_text_is_todays_and_keeps_its_lines() {
    let mut all = Vec::new();
    files(&root().join("tests/upgrade"), &mut all);
    for path in all.iter().filter(|path| !path.ends_with("errors.mlir")) {
        let text = std::fs::read_to_string(path).unwrap();
        for part in parts(&text) {
            let once = upgrade(part.as_bytes());
            let lines = |text: &[u8]| text.iter().filter(|&&b| b == b'\n').count();
            assert_eq!(lines(&once.text), lines(part.as_bytes()), "{}", path.display());
            let twice = upgrade(&once.text);
            assert!(
                twice.changes.is_empty() && twice.text == once.text,
                "{}: {:?}",
                path.display(),
                twice.changes
            );
        }
    }
}

#[test]
fn damaged_text_does_no_harm() {
    let mut all = Vec::new();
    files(&root().join("tests/upgrade"), &mut all);
    let mut state = 1u64;
    let mut random = |n: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % n.max(1)
    };
    for path in all {
        let text = std::fs::read(&path).unwrap();
        for _ in 0..30 {
            let mut damaged = text.clone();
            for _ in 0..=random(4) {
                let (at, marks) = (random(damaged.len()), b"(){}<>[]\"!%@^#:,=-x\n\0\xff.0");
                match random(4) {
                    0 => damaged.truncate(at),
                    1 => damaged[at] = marks[random(marks.len())],
                    2 => damaged.insert(at, marks[random(marks.len())]),
                    _ => {
                        let end = (at + random(30)).min(damaged.len());
                        damaged.drain(at..end);
                    }
                }
                if damaged.is_empty() {
                    break;
                }
            }
            upgrade(&damaged);
        }
    }
    let deep = [
        "(",
        "!llvm.ptr<",
        "!llvm.struct<(",
        "memref<",
        "llvm.call @f(",
        "^a[%b",
        "tuple<",
        "tosa.abs ",
        "tosa.abs %a {b = {",
        "\"tosa.abs\"(%a, ",
        "linalg.map ",
        "linalg.map (",
        "linalg.generic {b = [",
        "linalg.fill(%a, ",
        "#sparse_tensor.encoding<{b = ",
        "tensor.expand_shape %a [[",
        "#a = {\n",
        "linalg.generic #a {",
    ];
    for deep in deep {
        let started = std::time::Instant::now();
        upgrade(deep.repeat(10_000).as_bytes());
        assert!(started.elapsed().as_secs() < 60, "{deep}");
    }
}
