//! Throws broken text at the parser: no panic, no hang, no stack overflow, and an error message for what fails.
//!
//! The texts are mutations of the test corpus, from a fixed seed, and some extreme ones. `TERRACE_FUZZ=n` runs
//! n rounds of mutations instead of the usual few.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use terrace_filecheck::test_file;

/// How long one input may take, even unoptimized on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

struct Outcome {
    status: i32,
    stdout: Vec<u8>,
    stderr: String,
}

fn opt(flags: &[&str], text: &[u8]) -> Outcome {
    let args: Vec<String> = ["terrace", "opt", "-"].iter().chain(flags).map(|a| a.to_string()).collect();
    let (mut stdout, mut stderr, mut stdin) = (Vec::new(), Vec::new(), text);
    let start = Instant::now();
    let status = terrace::cli::run(&args, &mut stdin, &mut stdout, &mut stderr);
    let outcome = Outcome { status, stdout, stderr: String::from_utf8_lossy(&stderr).into_owned() };
    let head = String::from_utf8_lossy(&text[..text.len().min(8000)]).into_owned();
    assert!(start.elapsed() < LIMIT, "takes {:?}: {head}", start.elapsed());
    assert!(matches!(status, 0 | 1), "exit code {status}: {}\n{head}", outcome.stderr);
    assert!(status == 0 || !outcome.stderr.is_empty(), "fails without a message: {head}");
    assert!(!outcome.stderr.contains("crashed"), "{}\n{head}", outcome.stderr);
    outcome
}

/// Both forms, with and without unknown dialects; what is accepted must be accepted again as it is printed in
/// generic form. (Some custom forms say less than there is; that is upstream's.)
fn check(text: &[u8]) {
    opt(&["--allow-unregistered-dialect"], text);
    let first = opt(&["--allow-unregistered-dialect", "--mlir-print-op-generic"], text);
    if first.status == 0 {
        let again = opt(&["--allow-unregistered-dialect"], &first.stdout);
        let (first, text) = (String::from_utf8_lossy(&first.stdout), String::from_utf8_lossy(text));
        assert_eq!(again.status, 0, "{}\nprinted:\n{first}\nfrom:\n{text}", again.stderr);
    }
    opt(&["--mlir-print-op-generic", "--mlir-print-debuginfo"], text);
}

/// A small generator of pseudo-random numbers: the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

fn corpus() -> Vec<Vec<u8>> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let names = test_file::discover(Path::new(&root)).expect("the tests can be listed");
    let mut texts: Vec<Vec<u8>> =
        names.iter().map(|name| std::fs::read(root.join(name)).expect("a test can be read")).collect();
    texts.retain(|text| text.len() < 4096);
    assert!(texts.len() > 100, "the corpus is there");
    texts
}

/// What mutations put into texts.
const TOKENS: &[&[u8]] = &[
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
    b"^bb0",
    b"@f",
    b"i32",
    b"i99999999",
    b"99999999999999999999999999",
    b"-1",
    b"0x",
    b"1.0e999999",
    b"dense<",
    b"loc(",
    b"affine_map<",
    b"{-#",
    b"#-}",
    b"vector<",
    b"memref<?x",
    b"tensor<*x",
    b"\0",
    b"\xff\xfe",
    b"\xc3",
    b"//",
    b"\n",
    b"func.func",
    b"module",
    b"return",
    b"arith.constant",
    b"attributes",
    b"llvm.",
    b"!llvm.struct<",
    b"distinct[",
];

fn mutate(random: &mut Random, text: &mut Vec<u8>, other: &[u8]) {
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

fn rounds() -> usize {
    std::env::var("TERRACE_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(4)
}

#[test]
fn mutated_texts() {
    let corpus = corpus();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..rounds() {
        for text in &corpus {
            let mut text = text.clone();
            for _ in 0..1 + random.next(4) {
                let other = &corpus[random.next(corpus.len())];
                mutate(&mut random, &mut text, other);
            }
            check(&text);
        }
    }
}

/// Passes meet valid but odd programs.
#[test]
fn mutated_texts_through_passes() {
    let corpus = corpus();
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    for _ in 0..rounds() {
        for text in &corpus {
            let mut text = text.clone();
            for _ in 0..random.next(4) {
                let other = &corpus[random.next(corpus.len())];
                mutate(&mut random, &mut text, other);
            }
            let common = ["--allow-unregistered-dialect", "--split-input-file", "--threads=2"];
            let passes: &[&str] = match random.next(3) {
                0 => &["--convert-scf-to-cf", "--convert-to-llvm", "--reconcile-unrealized-casts"],
                1 => &[
                    "--finalize-memref-to-llvm",
                    "--convert-func-to-llvm=index-bitwidth=32",
                    "--convert-cf-to-llvm",
                ],
                _ => &[
                    "--pass-pipeline=builtin.module(any(convert-arith-to-llvm),func.func(convert-scf-to-cf))",
                ],
            };
            opt(&[&common[..], passes].concat(), &text);
        }
    }
}

#[test]
fn truncated_texts() {
    let corpus = corpus();
    let mut random = Random(42);
    for text in corpus.iter().step_by(7) {
        for _ in 0..3 {
            check(&text[..random.next(text.len() + 1)]);
        }
    }
}

#[test]
fn deep_nesting_is_an_error() {
    let n = 10_000;
    for (open, close) in [
        ("module {", "}"),
        ("\"x.y\"() ({", "}) : () -> ()"),
        ("func.func @f() {", "}"),
        ("module attributes {a = [", "]} {}"),
        ("scf.if %c {", "}"),
    ] {
        let outcome = opt(&["--allow-unregistered-dialect"], (open.repeat(n) + &close.repeat(n)).as_bytes());
        assert_eq!(outcome.status, 1, "{open}");
        // Without what closes it, too.
        opt(&["--allow-unregistered-dialect"], open.repeat(n).as_bytes());
    }
    for (start, open, close, end) in [
        ("\"x.y\"() {a = ", "[", "]", "} : () -> ()"),
        ("\"x.y\"() {a = ", "{b = ", "}", "} : () -> ()"),
        ("\"x.y\"() : () -> ", "tuple<", ">", ""),
        ("\"x.y\"() : () -> ", "(", ")", ""),
        ("\"x.y\"() : () -> ", "() -> (", ")", ""),
        ("\"x.y\"() : () -> ", "!llvm.array<2 x ", ">", ""),
        ("\"x.y\"() : () -> ", "vector<2x", ">", ""),
        ("\"x.y\"() {a = affine_map<(d0) -> (", "(", ")", "d0)>} : () -> ()"),
        ("\"x.y\"() {a = affine_map<(d0) -> (", "-", "", "d0)>} : () -> ()"),
        ("\"x.y\"() {a = dense<", "[", "]", "> : tensor<1xi32>} : () -> ()"),
        ("\"x.y\"() : () -> () ", "loc(fused[", "])", ""),
        ("\"x.y\"() : () -> () ", "loc(\"a\"(", "))", ""),
        ("\"x.y\"() : () -> () ", "loc(callsite(\"a\" at ", "))", ""),
        ("\"x.y\"() {a = @a", "::@b", "", "} : () -> ()"),
        ("\"x.y\"() {a = #x", "<", ">", "} : () -> ()"),
    ] {
        opt(
            &["--allow-unregistered-dialect"],
            (start.to_owned() + &open.repeat(n) + &close.repeat(n) + end).as_bytes(),
        );
        opt(&["--allow-unregistered-dialect"], (start.to_owned() + &open.repeat(n)).as_bytes());
    }
}

#[test]
fn nesting_within_the_bound_works() {
    let text = "module {".repeat(100) + &"}".repeat(100);
    check(text.as_bytes());
    assert_eq!(opt(&[], text.as_bytes()).status, 0);
}

#[test]
fn a_megabyte_of_one_thing() {
    let n = 1 << 20;
    for what in [
        "(", ")", "{", "}", "[", "<", ">", "\"", "%", "%a", "%a,", "^", "@", "#", "!", "-", "\\", ".", "0",
        "9", "f", "?x", "2x", "// ", "\n", "\0", " ",
    ] {
        let text = what.repeat(n / what.len());
        opt(&["--allow-unregistered-dialect"], text.as_bytes());
    }
    for start in ["\"x.y\"() : () -> ", "module attributes {a = ", "#a = ", "!t = ", "func.func @f(", "{-# "]
    {
        for what in ["(", "[", "<", "{", "tensor<", "-", "9", "\"", "a"] {
            let text = start.to_owned() + &what.repeat(n / what.len());
            opt(&["--allow-unregistered-dialect"], text.as_bytes());
        }
    }
}

#[test]
fn huge_numbers_and_shapes() {
    let nines = "9".repeat(10_000);
    for text in [
        format!("\"x.y\"() {{a = {nines}}} : () -> ()"),
        format!("\"x.y\"() {{a = {nines} : i32}} : () -> ()"),
        format!("\"x.y\"() {{a = {nines} : i16777215}} : () -> ()"),
        format!("\"x.y\"() {{a = {nines}.0}} : () -> ()"),
        format!("\"x.y\"() {{a = 1.0e{nines}}} : () -> ()"),
        format!("\"x.y\"() {{a = 1.0e-{nines} : f128}} : () -> ()"),
        format!("\"x.y\"() {{a = 0x{nines} : f64}} : () -> ()"),
        format!("\"x.y\"() : () -> i{nines}"),
        "\"x.y\"() : () -> i16777215".to_owned(),
        "\"x.y\"() : () -> i16777216".to_owned(),
        format!("\"x.y\"() : () -> tensor<{nines}xi32>"),
        format!("\"x.y\"() : () -> memref<4xi32, {nines}>"),
        format!("\"x.y\"() : () -> !llvm.ptr<{nines}>"),
        format!("%0:{nines} = \"x.y\"() : () -> ()"),
        format!("\"x.y\"(%0#{nines}) : (i32) -> ()"),
        "\"x.y\"() {a = dense<1> : tensor<4294967296x4294967296xi32>} : () -> ()".to_owned(),
        "\"x.y\"() {a = dense<1> : tensor<9223372036854775807xi8>} : () -> ()".to_owned(),
        "\"x.y\"() {a = dense<[1]> : tensor<9223372036854775807xi8>} : () -> ()".to_owned(),
        "\"x.y\"() {a = dense<\"0x00\"> : tensor<9223372036854775807x2xi8>} : () -> ()".to_owned(),
        "\"x.y\"() {a = sparse<[[9223372036854775807]], [1]> : tensor<9223372036854775807xi8>} : () -> ()"
            .to_owned(),
        "\"x.y\"() {a = dense<1.0> : tensor<100000x100000xf64>} : () -> ()".to_owned(),
        "%0 = arith.constant dense<1> : vector<1000000x1000000xi32>".to_owned(),
        "\"x.y\"() {a = strided<[9223372036854775807, -9223372036854775808], offset: ?>} : () -> ()"
            .to_owned(),
        "\"x.y\"() {a = array<i64: 9223372036854775808>} : () -> ()".to_owned(),
        "\"x.y\"() : () -> vector<".to_owned() + &"1x".repeat(100_000) + "i1>",
        "\"x.y\"() {a = affine_map<() -> (9223372036854775807 * 9223372036854775807)>} : () -> ()".to_owned(),
        "\"x.y\"() {a = affine_map<() -> (-9223372036854775808 floordiv -1)>} : () -> ()".to_owned(),
        format!("\"x.y\"() : () -> () loc(\"f\":{nines}:{nines})"),
        format!("\"x.y\"() {{a = distinct[{nines}]<>}} : () -> ()"),
        "!a = !a\n\"x.y\"() : () -> !a".to_owned(),
        "#a = [#b]\n#b = [#a]\n\"x.y\"() {a = #a} : () -> ()".to_owned(),
        "\"x.y\"() : () -> !llvm.struct<\"a\", (struct<\"a\", (struct<\"a\">)>)>".to_owned(),
        format!("llvm.func @f() {{ %0 = llvm.mlir.constant({nines} : i64) : i64 llvm.return }}"),
    ] {
        check(text.as_bytes());
    }
}

/// An alias that doubles each time stands for an attribute of astronomic size.
#[test]
fn exponential_aliases() {
    let mut text = "#a0 = [1, 2]\n!t0 = tuple<i1, i2>\n".to_owned();
    for i in 0..24 {
        text += &format!("#a{} = [#a{i}, #a{i}]\n!t{} = tuple<!t{i}, !t{i}>\n", i + 1, i + 1);
    }
    text += "func.func private @f(!t4) attributes {x.a = #a4}\n";
    check(text.as_bytes());
}

#[test]
fn bytes_that_are_no_text() {
    let mut random = Random(7);
    for length in [1, 10, 1000, 100_000] {
        for _ in 0..8 {
            let text: Vec<u8> = (0..length).map(|_| random.next(256) as u8).collect();
            check(&text);
        }
    }
    check(b"module attributes {a = \"\xff\xfe\"} {}");
    check(b"\xef\xbb\xbfmodule {}");
    check(b"func.func @\"\\FF\\00\"() { return }");
}
