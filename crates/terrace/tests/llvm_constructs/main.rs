//! Every construct of LLVM IR in `crates/llir/tests/constructs.txt` is in a test of reading and printing, of the import,
//! and of a lossless round trip. The goldens of those tests are LLVM's own text. `TERRACE_BLESS=1` rewrites the list's
//! columns. `cargo xtask oracle` holds the list against LLVM's headers.

mod facts;

use facts::facts;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use terrace::llir::{AttrKind, FloatPredicate, IntPredicate, MdKind, Opcode, Ordering, RmwOp, debug::DiKind};

/// Constructs that are read but not printed, or not where they are read.
const READ_ONLY: &[&str] = &[
    "module uselistorder",
    "module uselistorder_bb",
    "module summary",
    "linkage external",
    "symbol default",
];

/// Attributes that LLVM's verifier allows on intrinsics and inline assembly only, or not at all.
const NOWHERE: &[&str] = &[
    "function-attribute builtin",
    "function-parameter-attribute elementtype",
    "function-parameter-attribute immarg",
    "call-attribute jumptable",
    "call-attribute speculatable",
    "call-parameter-attribute immarg",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a folder that end in this, sorted, with their stems after a prefix.
fn files(folder: &str, ending: &str, prefix: &str) -> Vec<(String, String)> {
    let mut files: Vec<_> = std::fs::read_dir(root().join(folder))
        .unwrap()
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            let stem = name.strip_suffix(ending)?;
            Some((
                format!("{prefix}{stem}"),
                String::from_utf8_lossy(&std::fs::read(entry.path()).unwrap()).into_owned(),
            ))
        })
        .collect();
    files.sort();
    files
}

/// The first file with each construct.
fn coverage(files: &[(String, String)]) -> BTreeMap<String, &str> {
    let mut first = BTreeMap::new();
    for (stem, text) in files {
        for fact in facts(text) {
            first.entry(fact).or_insert(stem.as_str());
        }
    }
    first
}

/// The constructs in llir's own tables.
fn own() -> BTreeSet<String> {
    let mut own = BTreeSet::new();
    let mut add = |kind: &str, names: &mut dyn Iterator<Item = &'static str>| {
        own.extend(names.filter(|name| !name.is_empty()).map(|name| format!("{kind} {name}")));
    };
    add("instruction", &mut Opcode::ALL.iter().map(|op| op.name()));
    add("icmp", &mut IntPredicate::ALL.iter().map(|predicate| predicate.name()));
    add("fcmp", &mut FloatPredicate::ALL.iter().map(|predicate| predicate.name()));
    add("atomicrmw", &mut RmwOp::ALL.iter().map(|op| op.name()));
    add(
        "ordering",
        &mut Ordering::ALL.iter().map(|ordering| ordering.name()).filter(|&name| name != "not_atomic"),
    );
    add("attachment", &mut MdKind::FIXED.iter().copied());
    add("metadata", &mut DiKind::WITH_FIELDS.iter().filter_map(|kind| Some(kind.def()?.name)));
    own
}

#[test]
fn every_construct_has_its_tests() {
    let path = root().join("crates/llir/tests/constructs.txt");
    let list = std::fs::read_to_string(&path).unwrap();
    let mut inputs = files("crates/llir/tests/text", ".ll", "");
    inputs.extend(files("tests/import/lossless", ".ll", "lossless/"));
    let returned = files("tests/import/lossless", ".2.out", "lossless/");
    // A round trip reads and prints as well.
    let mut printed = files("crates/llir/tests/text", ".out", "");
    printed.extend(returned.iter().cloned());
    let mut imported = files("tests/import", ".ll", "");
    imported.extend(files("tests/import/lossless", ".ll", "lossless/"));
    let imports = |line: &str| {
        line.starts_with("; RUN:") && line.contains("--import-llvm") && !line.contains("--lossless")
    };
    imported.retain(|(_, text)| text.lines().any(imports));
    let columns = [&inputs, &printed, &imported, &returned].map(|files| coverage(files));
    let (mut listed, mut wrong, mut missing, mut blessed) =
        (BTreeSet::new(), Vec::new(), Vec::new(), String::new());
    for line in list.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [kind, name, ..] = words[..] else { panic!("{line}") };
        if kind == "#" {
            blessed += &format!("{line}\n");
            continue;
        }
        let construct = format!("{kind} {name}");
        let text = if READ_ONLY.contains(&construct.as_str()) { &columns[0] } else { &columns[1] };
        let of =
            |column: &BTreeMap<String, &str>| column.get(&construct).map_or("-", |stem| *stem).to_owned();
        let found = [of(text), of(&columns[2]), of(&columns[3])];
        let full = format!("{construct} {}", found.join(" "));
        if full != line {
            wrong.push(line);
        }
        let is_missing = |at: usize| found[at] == "-";
        let is_printed = !READ_ONLY.contains(&construct.as_str());
        // The import refuses it, with a message that names another construct of the same line.
        let is_imported = construct != "constant-expression ptrtoaddr";
        let is_allowed = !NOWHERE.contains(&construct.as_str());
        if is_allowed && (is_missing(0) || is_missing(1) && is_imported || is_missing(2) && is_printed) {
            missing.push(full.clone());
        }
        blessed += &format!("{full}\n");
        assert!(listed.insert(construct), "{line} is listed twice");
    }
    let unlisted: Vec<String> = own().into_iter().filter(|own| !listed.contains(own)).collect();
    assert!(unlisted.is_empty(), "the list lacks {unlisted:#?}");
    let own_attrs: BTreeSet<&str> = AttrKind::ALL.iter().map(|kind| kind.name()).collect();
    let listed_attrs: BTreeSet<&str> = listed
        .iter()
        .filter_map(|construct| construct.split_once("attribute ").map(|parts| parts.1))
        .filter(|&name| name != "string")
        .collect();
    assert_eq!(own_attrs, listed_attrs);
    if std::env::var_os("TERRACE_BLESS").is_some() {
        std::fs::write(&path, blessed).unwrap();
    } else {
        assert!(wrong.is_empty(), "these lines name other tests (TERRACE_BLESS=1 rewrites them): {wrong:#?}");
    }
    assert!(missing.is_empty(), "{} constructs have no test: {missing:#?}", missing.len());
}
