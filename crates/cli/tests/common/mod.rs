//! Helpers of tests: folders, and for invalid input the corpus, pseudo-random numbers, mutations of texts, and commands in process.

// Each test uses only some of the helpers.
#![allow(dead_code)]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use terrace_filecheck::test_file::{self, TestFile};

/// The time limit of one input, unoptimized and on a busy machine.
pub const LIMIT: Duration = Duration::from_secs(60);

/// A folder that is removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("terrace-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    /// The path of a file in it.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }

    /// Writes a file; returns its path.
    pub fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.0.join(name), text).expect("a file can be written");
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The output of a command.
pub struct Outcome {
    pub status: i32,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Outcome {
    /// The fault that no input may cause, if any.
    pub fn fault(&self) -> Option<String> {
        if !matches!(self.status, 0 | 1) {
            Some(format!("exit code {}: {}", self.status, self.stderr))
        } else if self.status == 1 && self.stderr.is_empty() {
            Some("it fails without a message".to_owned())
        } else if self.stderr.contains(") crashed: ") {
            Some(self.stderr.clone())
        } else {
            None
        }
    }
}

/// Runs `terrace` in process.
pub fn terrace(args: &[String], text: &[u8]) -> Outcome {
    let args: Vec<String> = std::iter::once("terrace".to_owned()).chain(args.iter().cloned()).collect();
    let (mut stdout, mut stderr, mut stdin) = (Vec::new(), Vec::new(), text);
    let status = terrace_cli::run(&args, &mut stdin, &mut stdout, &mut stderr);
    Outcome { status, stdout, stderr: String::from_utf8_lossy(&stderr).into_owned() }
}

/// Runs `terrace opt` with flags; it must end in time and without a fault.
pub fn opt(flags: &[&str], text: &[u8]) -> Outcome {
    let args: Vec<String> = ["opt", "-"].iter().chain(flags).map(|a| a.to_string()).collect();
    let start = Instant::now();
    let outcome = terrace(&args, text);
    let head = || String::from_utf8_lossy(&text[..text.len().min(8000)]).into_owned();
    assert!(start.elapsed() < LIMIT, "takes {:?}: {}", start.elapsed(), head());
    if let Some(fault) = outcome.fault() {
        panic!("{fault}\n{}", head());
    }
    outcome
}

/// Checks a text in both forms, with and without unknown dialects. The generic form of accepted IR must be accepted.
/// (Like upstream's, some custom forms lose information.)
pub fn check(text: &[u8]) {
    opt(&["--allow-unregistered-dialect"], text);
    let first = opt(&["--allow-unregistered-dialect", "--mlir-print-op-generic"], text);
    if first.status == 0 {
        let again = opt(&["--allow-unregistered-dialect"], &first.stdout);
        let (first, text) = (String::from_utf8_lossy(&first.stdout), String::from_utf8_lossy(text));
        assert_eq!(again.status, 0, "{}\nprinted:\n{first}\nfrom:\n{text}", again.stderr);
    }
    opt(&["--mlir-print-op-generic", "--mlir-print-debuginfo"], text);
}

/// A generator of pseudo-random numbers that are equal on every machine.
pub struct Random(pub u64);

impl Random {
    /// A number below `bound`.
    pub fn next(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound.max(1) as u64) as usize
    }

    /// An element.
    pub fn choose<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.next(from.len()))
    }
}

/// A test input with the first commands of its RUN lines, which read standard input.
pub struct Seed {
    pub text: Vec<u8>,
    pub commands: Vec<Vec<String>>,
}

/// The test inputs up to a maximum length.
pub fn corpus() -> Vec<Seed> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let names = test_file::discover(Path::new(&root)).expect("the tests can be listed");
    let mut seeds: Vec<Seed> = Vec::new();
    for name in names {
        let text = std::fs::read(root.join(&name)).expect("a test can be read");
        if text.len() < 6000 {
            seeds.push(Seed { commands: commands(&root, &name), text });
        }
    }
    assert!(seeds.len() > 100, "the corpus is there");
    seeds
}

fn commands(root: &Path, name: &str) -> Vec<Vec<String>> {
    let Ok(file) = TestFile::read(root, name) else { return Vec::new() };
    let mut all = Vec::new();
    for run in &file.runs {
        let Ok(script) = file.script(run, Path::new("/nonexistent")) else { continue };
        let Some(stage) = script.pipelines.first().and_then(|pipeline| pipeline.first()) else { continue };
        // Commands that use other files cannot run on random texts.
        let ours = |arg: &String| {
            let writes = arg.trim_start_matches('-').starts_with('o') || arg.contains("reproducer");
            arg == name || !(arg.contains('/') || (arg.starts_with('-') && writes))
        };
        let plain = stage.name == "terrace" && stage.stdin.is_none() && stage.stdout.is_none();
        if plain && stage.args.iter().all(ours) && stage.args.iter().any(|arg| arg == name) {
            let dash = |arg: &String| if arg == name { "-".to_owned() } else { arg.clone() };
            all.push(stage.args.iter().map(dash).collect());
        }
    }
    all
}

/// Texts that mutations insert.
pub const TOKENS: &[&[u8]] = &[
    b"(",
    b")",
    b"{",
    b"}",
    b"[",
    b"]",
    b"<",
    b">",
    b",",
    b":",
    b"=",
    b"->",
    b"%",
    b"@",
    b"#",
    b"!",
    b"^",
    b"\"",
    b"\\",
    b"%0",
    b"%0#1",
    b"^bb0",
    b"^bb1(%c0 : index)",
    b"@f",
    b"i0",
    b"i1",
    b"i32",
    b"i64",
    b"index",
    b"f32",
    b"f16",
    b"bf16",
    b"none",
    b"i16777215",
    b"i99999999",
    b"si8",
    b"0",
    b"1",
    b"-1",
    b"-9223372036854775808",
    b"9223372036854775807",
    b"99999999999999999999999999",
    b"0x",
    b"0xFFFFFFFFFFFFFFFF",
    b"1.0e999999",
    b"true",
    b"unit",
    b"dense<",
    b"dense<1>",
    b"array<i64: 1>",
    b"loc(",
    b"loc(unknown)",
    b"affine_map<",
    b"affine_map<(d0) -> (d0)>",
    b"strided<[?], offset: ?>",
    b"{-#",
    b"#-}",
    b"?",
    b"*",
    b"vector<",
    b"vector<4xi32>",
    b"vector<[4]xf32>",
    b"vector<i1>",
    b"memref<?x",
    b"memref<4xi32>",
    b"memref<*xf32>",
    b"memref<?x?xf32, strided<[?, ?], offset: ?>, 1>",
    b"tensor<*x",
    b"tensor<4xf32>",
    b"complex<f32>",
    b"tuple<>",
    b"() -> ()",
    b"\0",
    b"\xff\xfe",
    b"\xc3",
    b"//",
    b"\n",
    b"func.func",
    b"module",
    b"return",
    b"arith.constant",
    b"cf.br ^bb1",
    b"attributes",
    b"llvm.",
    b"llvm.func",
    b"llvm.mlir.constant(0 : i64) : i64",
    b"llvm.unreachable",
    b"!llvm.ptr",
    b"!llvm.void",
    b"!llvm.struct<",
    b"!llvm.struct<()>",
    b"!llvm.struct<\"a\", opaque>",
    b"!llvm.array<0 x i8>",
    b"!llvm.func<void (...)>",
    b"distinct[",
];

/// Changes bytes at random positions.
pub fn mutate(random: &mut Random, text: &mut Vec<u8>, other: &[u8]) {
    let at = random.next(text.len() + 1);
    let end = (at + random.next(24)).min(text.len());
    match random.next(8) {
        0 => drop(text.drain(at..end)),
        1 => {
            let token = TOKENS[random.next(TOKENS.len())];
            text.splice(at..at, token.iter().copied());
        }
        2 => {
            let token = TOKENS[random.next(TOKENS.len())];
            text.splice(at..end, token.iter().copied());
        }
        3 => {
            let copy = text[at..end].to_vec();
            let to = random.next(text.len() + 1);
            text.splice(to..to, copy);
        }
        4 => {
            let from = random.next(other.len());
            let part = &other[from..(from + random.next(64)).min(other.len())];
            text.splice(at..at, part.iter().copied());
        }
        5 => text.truncate(at),
        6 if at < text.len() => text[at] ^= 1 << random.next(8),
        _ if at + 1 < text.len() => text.swap(at, at + 1),
        _ => {}
    }
}
