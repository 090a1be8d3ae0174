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

/// The type of a row's token, if it is fixed or that of another parameter.
fn type_of_token(token: &str, ret: &str, args: &[String]) -> Option<String> {
    if let Some(number) = token.strip_prefix('=') {
        return match number.parse::<usize>().ok()? {
            0 => Some(ret.to_string()),
            number => args.get(number - 1).cloned(),
        };
    }
    let scalar = |name: &str| match name {
        "p" => Some("ptr".to_string()),
        "f16" => Some("half".to_string()),
        "f32" => Some("float".to_string()),
        "f64" => Some("double".to_string()),
        _ => name.strip_prefix('i')?.parse::<u32>().ok().map(|width| format!("i{width}")),
    };
    let Some(rest) = token.strip_prefix('v') else { return scalar(token) };
    let end = rest.find(|c: char| !c.is_ascii_digit())?;
    Some(format!("<{} x {}>", &rest[..end], scalar(&rest[end..])?))
}

#[test]
fn malformed_calls_of_older_intrinsics_do_not_panic() {
    let types = "i1 | i8 | i32 | i64 | i129 | half | float | double | ptr | ptr addrspace(3) | <1 x i1> | <3 x i7> | \
                 <2 x i64> | <4 x float> | <8 x double> | <16 x i8> | <32 x i16> | <64 x i8> | <2 x ptr> | \
                 <vscale x 4 x i32> | <8 x ppc_fp128> | <8 x i1> | { i32, i64 } | [2 x i8]";
    let types: Vec<&str> = types.split(" | ").collect();
    let mut random = Random(3);
    let rows = include_str!("../src/parse/recipes.txt").lines().filter_map(|row| row.split_once(" | "));
    for (name, rest) in rows {
        let params = rest.split('>').next().unwrap().trim_start_matches("~ ");
        for trial in 0..10 {
            let mut any = || types[random.below(types.len())].to_string();
            let (ret, result) = (any(), rest.split('>').nth(1).and_then(|rest| rest.split(" | ").next()));
            let mut args: Vec<String> = Vec::new();
            for token in params.split_whitespace() {
                args.push(type_of_token(token, &ret, &args).unwrap_or_else(&mut any));
            }
            let ret = result.and_then(|token| type_of_token(token.trim(), &ret, &args)).unwrap_or(ret);
            match trial {
                0 => args.push(any()),
                1..8 => {
                    let other = any();
                    let at = random.below(args.len());
                    args.get_mut(at).into_iter().for_each(|arg| arg.clone_from(&other));
                }
                _ => {}
            }
            let mut params: Vec<String> = Vec::new();
            for (i, arg) in args.iter_mut().enumerate() {
                let constant = match random.below(6) {
                    0 => "poison".to_string(),
                    1 if !arg.starts_with(['p', 'i']) => "zeroinitializer".to_string(),
                    1 | 2 if arg.starts_with('i') => (random.below(1 << 20) as i64 - 300).to_string(),
                    3 if arg.starts_with('<') && arg.ends_with("8>") => "splat (i8 -1)".to_string(),
                    _ => format!("%a{i}"),
                };
                *arg = format!("{arg} {constant}");
                if constant.starts_with('%') {
                    params.push(arg.clone());
                }
            }
            let result =
                if random.below(9) == 0 { "  call void".into() } else { format!("  %r = call {ret}") };
            let (params, args, name) = (params.join(", "), args.join(", "), name.replace('*', "512"));
            output(&format!("define void @f({params}) {{\n{result} @llvm.{name}({args})\n  ret void\n}}\n"));
        }
    }
}
