//! `terrace compile --cache`: outputs are the same with and without it, whatever happens to its files.

mod common;

use common::Folder;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The flag of the cache in a folder.
fn cache_flag(folder: &Folder) -> String {
    format!("--cache={}", folder.path("cache"))
}

/// The files of the cache.
fn entries(folder: &Folder) -> Vec<PathBuf> {
    let files = |path: &Path| -> Vec<PathBuf> {
        let list = std::fs::read_dir(path).into_iter().flatten();
        list.map(|file| file.expect("it can be listed").path()).collect()
    };
    files(&folder.0.join("cache")).iter().flat_map(|folder| files(folder)).collect()
}

/// [`PROGRAM`] in a file, the flag of a cache with its output, the outcome without the cache, and the entry.
fn cached(folder: &Folder) -> (String, String, (i32, String, String), PathBuf) {
    let (input, cache) = (folder.write("f.mlir", PROGRAM), cache_flag(folder));
    let plain = compile(&[&input], "");
    assert_eq!(compile(&[&input, &cache], ""), plain);
    let [entry] = &entries(folder)[..] else { panic!("{:?}", entries(folder)) };
    (input, cache, plain, entry.clone())
}

/// Runs `terrace compile` and returns its exit code, standard output and standard error.
fn compile(args: &[&str], stdin: &str) -> (i32, String, String) {
    let args: Vec<String> = ["terrace", "compile"].iter().chain(args).map(|arg| arg.to_string()).collect();
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let status = terrace_cli::run(&args, &mut stdin.as_bytes(), &mut stdout, &mut stderr);
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (status, text(stdout), text(stderr))
}

const PROGRAM: &str = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";

/// Makes a file old. Taking an entry from the cache makes it new.
fn age(path: &Path) {
    let file = std::fs::File::options().append(true).open(path).expect("an entry can be opened");
    file.set_modified(SystemTime::now() - Duration::from_secs(3600)).expect("its time can be set");
}

fn is_old(path: &Path) -> bool {
    let modified =
        std::fs::metadata(path).and_then(|metadata| metadata.modified()).expect("there is an entry");
    modified.elapsed().is_ok_and(|age| age > Duration::from_secs(1800))
}

#[test]
fn a_second_output_comes_from_the_cache() {
    let folder = Folder::new("cache-second");
    let (input, cache, plain, entry) = cached(&folder);
    age(&entry);
    let output = folder.path("f.ll");
    assert_eq!(compile(&[&input, &cache, "-o", &output], ""), (0, String::new(), String::new()));
    assert_eq!(std::fs::read_to_string(&output).unwrap(), plain.1);
    assert!(!is_old(&entry) && entries(&folder).len() == 1);
    // Other flags, other names and other texts have other outputs.
    let names =
        [&["--target=aarch64-unknown-linux-gnu"][..], &["--emit=llvm-dialect"], &["-O1"], &["--emit=bc"]];
    for flags in names {
        let plain = compile(&[&[&*input], flags].concat(), "");
        assert!(plain.0 == 0 && compile(&[&[&*input, &*cache], flags].concat(), "") == plain, "{flags:?}");
    }
    assert_eq!(entries(&folder).len(), 5);
    folder.write("f.mlir", &PROGRAM.replace("@f", "@g"));
    assert!(compile(&[&input, &cache], "").1.contains("@g"));
    for _ in 0..2 {
        assert_eq!(compile(&["-", &cache], PROGRAM), plain);
    }
    assert_eq!(entries(&folder).len(), 7);
}

#[test]
fn damage_and_obstacles_do_no_harm() {
    let folder = Folder::new("cache-damage");
    let (input, cache, plain, entry) = cached(&folder);
    let whole = std::fs::read(&entry).unwrap();
    for damaged in [&whole[1..], &whole[..whole.len() - 1], &[], &[&b" "[..], &whole[1..]].concat()] {
        std::fs::write(&entry, damaged).unwrap();
        assert_eq!(compile(&[&input, &cache], ""), plain);
        assert_eq!(std::fs::read(&entry).unwrap(), whole);
    }
    // Where entries belong, nothing can be made.
    std::fs::remove_dir_all(folder.path("cache")).unwrap();
    std::fs::create_dir(folder.path("cache")).unwrap();
    for i in 0..256 {
        folder.write(&format!("cache/{i:02x}"), "");
    }
    assert_eq!(compile(&[&input, &cache], ""), plain);
    let (status, _, message) = compile(&[&input, &format!("--cache={input}")], "");
    assert!(status == 1 && message.contains("cannot make the folder"), "{message}");
}

/// Each run reports the diagnostics of its input.
#[test]
fn outputs_with_diagnostics_are_not_kept() {
    let folder = Folder::new("cache-reported");
    let cache = cache_flag(&folder);
    let bad = folder.write("bad.mlir", "func.func @f() { return 1 }");
    let inner =
        folder.write("inner.mlir", "module {\n  llvm.func @f() attributes {llvm.unknown = 1 : i32}\n}");
    for args in [
        &[&*bad][..],
        &[&*bad, "--diagnostics=sarif"],
        &[&*inner, "--diagnostics=sarif"],
        &[&*inner, "--dump-pass-pipeline"],
    ] {
        let plain = compile(args, "");
        assert!(!plain.2.is_empty());
        for _ in 0..2 {
            assert_eq!(compile(&[args, &[&*cache]].concat(), ""), plain);
        }
        assert!(entries(&folder).is_empty(), "{args:?}");
    }
}

#[test]
fn batches_share_a_cache() {
    let folder = Folder::new("cache-batch");
    let write = |i: usize| folder.write(&format!("f{i}.mlir"), &PROGRAM.replace("@f", &format!("@f{i}")));
    let inputs: Vec<String> = (0..20).map(write).collect();
    let (list, cache) = (folder.write("list", &inputs.join("\n")), cache_flag(&folder));
    let (list, out) = (format!("@{list}"), folder.path("out"));
    for _ in 0..2 {
        let outcome = compile(&[&list, "--out-dir", &out, &cache, "--threads=4"], "");
        assert_eq!(outcome, (0, String::new(), "terrace compile: 20 of 20 files compiled\n".into()));
        for (i, input) in inputs.iter().enumerate() {
            let text = std::fs::read_to_string(folder.path(&format!("out/f{i}.ll"))).unwrap();
            assert_eq!(text, compile(&[input], "").1);
        }
        assert_eq!(entries(&folder).len(), 20);
        std::fs::remove_dir_all(&out).unwrap();
    }
}

#[test]
fn some_outputs_cannot_be_kept() {
    let folder = Folder::new("cache-unfit");
    let (one, two) = (folder.write("one.mlir", PROGRAM), folder.write("two.mlir", PROGRAM));
    let (cache, output) = (cache_flag(&folder), folder.path("out"));
    for args in [
        &[&*one, "--emit=exe"][..],
        &[&*one, "--emit-c-header=-"],
        &[&*one, "--emit-rust-bindings=-"],
        &[&*one, "--gpu-link=x.bc"],
        &[&*one, "-O2", "--mcpu=native"],
        &[&*one, &*two],
    ] {
        let (status, _, message) = compile(&[args, &[&*cache, "-o", &*output]].concat(), "");
        assert!(status == 1 && message.contains("'--cache'"), "{message}");
    }
    let (status, _, message) = compile(&[&one, "--cache-size=7"], "");
    assert!(status == 1 && message.contains("'--cache-size' is for the folder"), "{message}");
}
