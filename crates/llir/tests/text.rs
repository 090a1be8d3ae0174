//! The parser against LLVM: `tests/text/*.ll` holds modules, separated by lines `; -----`, and the file of that name
//! with the ending `.out` holds what `opt -S -passes=verify -disable-debug-info-type-map` makes of each: the printed
//! module, the error of the parser, or the first line of the verifier. `cargo xtask oracle --write crates/llir` writes
//! these files.

use std::path::Path;
use terrace_llir::{parse, print_module, verify_module};

const SEPARATOR: &str = "\n; -----\n";

/// The output for a module.
fn output(text: &str) -> String {
    let module = match parse("<stdin>", text.as_bytes()) {
        Ok(module) => module,
        Err(error) => return format!("{error}\n"),
    };
    match verify_module(&module) {
        Ok(()) => String::from_utf8_lossy(&print_module(&module)).into_owned(),
        Err(problems) => format!("{}\n", problems[0]),
    }
}

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ll"));
    files.sort();
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    files.iter().map(|path| (read(path), read(&path.with_extension("out")))).collect()
}

#[test]
fn modules_come_out_as_from_llvm() {
    let (mut failed, mut count) = (String::new(), 0);
    for (inputs, outputs) in files() {
        let (inputs, outputs): (Vec<_>, Vec<_>) =
            (inputs.split(SEPARATOR).collect(), outputs.split(SEPARATOR).collect());
        assert_eq!(inputs.len(), outputs.len());
        for (input, expected) in inputs.iter().zip(outputs) {
            let found = output(&format!("{}\n", input.trim_end()));
            count += 1;
            if found.trim_end() != expected.trim_end() {
                failed += &format!("--- input\n{input}\n--- expected\n{expected}\n--- found\n{found}\n");
            }
        }
    }
    assert!(count > 300, "{count} modules");
    assert!(failed.is_empty(), "{failed}");
}

#[test]
fn printed_modules_parse_to_themselves() {
    for (inputs, _) in files() {
        for input in inputs.split(SEPARATOR) {
            let Ok(module) = parse("<stdin>", input.as_bytes()) else { continue };
            let text = print_module(&module);
            let again = parse("<stdin>", &text).map(|module| print_module(&module));
            assert_eq!(again.ok().map(|text| String::from_utf8_lossy(&text).into_owned()), {
                Some(String::from_utf8_lossy(&text).into_owned())
            });
        }
    }
}

/// A linear congruential generator: the mutations are the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

#[test]
fn no_mutation_panics() {
    let inputs: Vec<String> = files()
        .iter()
        .flat_map(|(inputs, _)| inputs.split(SEPARATOR).map(str::to_string).collect::<Vec<_>>())
        .collect();
    let words: Vec<&str> = inputs.iter().flat_map(|input| input.split_whitespace()).collect();
    let bytes = b"%@!#$^\"\\(){}[]<>,=*:;.09axi-+|/ \n";
    let mut random = Random(7);
    for input in &inputs {
        for _ in 0..10 {
            let mut text = input.clone().into_bytes();
            let (at, length) = (random.below(text.len()), random.below(9));
            let end = (at + length).min(text.len());
            match random.below(4) {
                0 => drop(text.drain(at..end)),
                1 => drop(text.splice(at..end, words[random.below(words.len())].bytes())),
                2 => text.truncate(at),
                _ => text[at] = bytes[random.below(bytes.len())],
            }
            if let Ok(module) = parse("mutation.ll", &text) {
                let _ = verify_module(&module);
                print_module(&module);
            }
        }
    }
}

#[test]
fn deep_nesting_is_an_error() {
    let n = 100_000;
    for (open, close) in [("[1 x ", "]"), ("{ ", " }"), ("<{ ", " }>")] {
        let text = format!("@x = external global {}i8{}", open.repeat(n), close.repeat(n));
        assert!(parse("deep.ll", text.as_bytes()).err().unwrap().message.contains("nesting"));
    }
    let text = format!("!0 = {}{}", "!{".repeat(n), "}".repeat(n));
    assert!(parse("deep.ll", text.as_bytes()).err().unwrap().message.contains("nesting"));
    let chain: String = (0..n).map(|i| format!("!{i} = !{{!{}}}\n", i + 1)).collect();
    assert!(parse("deep.ll", format!("!x = !{{!0}}\n{chain}!{n} = !{{}}\n").as_bytes()).is_ok());
}

#[test]
fn many_blocks_of_one_name_are_one_block() {
    // LLVM's verifier crashes on most of these.
    let n = 200_000;
    let blocks: String = (0..n).map(|i| format!("b{i}:\n  unreachable\n")).collect();
    let text =
        format!("define void @f() {{\n  unreachable\n{blocks}{}b0:\n  unreachable\n}}\n", blocks.repeat(2));
    let module = parse("blocks.ll", text.as_bytes()).unwrap();
    let body = module.functions()[0].body.as_ref().unwrap();
    assert_eq!(body.blocks().len(), n + 1);
    let last = body.blocks().last().unwrap();
    assert_eq!(body.insts(*last).count(), 4);
    assert!(verify_module(&module).is_err());
}

#[test]
fn masked_accesses_without_alignment_have_none() {
    // LLVM ends with "Invalid zero alignment argument".
    let text = "define <4 x i32> @f(ptr %p, <4 x i1> %m, <4 x i32> %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 0, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %r, ptr %p, i32 0, <4 x i1> %m)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
";
    let found = output(text);
    assert!(found.contains("@llvm.masked.load.v4i32.p0(ptr %p, <4 x i1> %m, <4 x i32> %v)\n"), "{found}");
    assert!(found.contains("@llvm.masked.store.v4i32.p0(<4 x i32> %r, ptr %p, <4 x i1> %m)\n"), "{found}");
}

#[test]
fn bitcode_is_refused_with_a_reason() {
    let error = parse("a.bc", b"BC\xc0\xde5\x14\0\0").err().unwrap();
    assert!(error.message.contains("bitcode"), "{error}");
}
