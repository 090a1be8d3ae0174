//! Parses extreme texts: no panic, no hang, no stack overflow, and an error message for each failure. (`mutations.rs` has
//! invalid texts.)

mod common;

use common::{Random, check, corpus, opt, terrace};
use std::fmt::Write;
use std::time::Instant;
use terrace_filecheck::parallel;

#[test]
fn truncated_texts() {
    let corpus = corpus();
    let mut random = Random(42);
    for seed in corpus.iter().step_by(7) {
        for _ in 0..3 {
            check(&seed.text[..random.next(seed.text.len() + 1)]);
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
        // Also without the closing brackets.
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
        ("\"x.y\"() {a = affine_map<(d0) -> (", "d0 + ", "", "d0)>} : () -> ()"),
        ("\"x.y\"() {a = affine_map<(d0) -> (", "d0 * 2 + (", ")", "d0)>} : () -> ()"),
        ("\"x.y\"() {a = affine_map<(d0) -> (", "d0 mod 3 + ", "", "d0)>} : () -> ()"),
        ("\"x.y\"() {a = affine_map<(d0) -> (", "(d0 floordiv 2) * 3 + ", "", "d0)>} : () -> ()"),
        ("\"x.y\"() {a = dense<", "(", "", "1> : tensor<1xi8>} : () -> ()"),
        ("\"x.y\"() {a = distinct[1]", "<distinct[1]", ">", "<>} : () -> ()"),
        ("\"x.y\"() : () -> ", "memref<1xi1, ", ">", ""),
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

/// Aliases nest types and attributes to depths that no text has.
#[test]
fn passes_replace_deeply_nested_types_and_attributes() {
    let n = 20_000;
    let (functions, declaration) =
        ("func.func @f() { return } func.func @g() { return }", "func.func private @h");
    let mut attrs = "#a0 = [@g]\n".to_owned();
    let mut types = "!t0 = memref<4xf32>\n".to_owned();
    for i in 1..=n {
        writeln!(attrs, "#a{i} = [#a{}]", i - 1).unwrap();
        writeln!(types, "!t{i} = tuple<!t{}>", i - 1).unwrap();
    }
    let text = format!("{attrs} {functions} {declaration}() attributes {{a = #a{n}}}");
    assert_eq!(opt(&["--duplicate-function-elimination"], text.as_bytes()).status, 0);
    let text = format!("{types} {declaration}(!t{n})");
    assert_eq!(opt(&["--map-memref-spirv-storage-class"], text.as_bytes()).status, 0);
}

#[test]
fn nesting_within_the_bound_works() {
    let text = "module {".repeat(100) + &"}".repeat(100);
    check(text.as_bytes());
    assert_eq!(opt(&[], text.as_bytes()).status, 0);
}

#[test]
fn deep_control_flow_is_lowered() {
    let n = 400;
    for (open, close) in [
        ("scf.if %c {", "}"),
        ("scf.for %i = %n to %n step %n {", "}"),
        ("scf.while : () -> () { scf.condition(%c) } do {", "scf.yield }"),
        ("scf.execute_region {", "scf.yield }"),
    ] {
        let opened: String = (0..n).map(|i| open.replace("%i", &format!("%i{i}"))).collect();
        let text = format!("func.func @f(%c: i1, %n: index) {{ {opened} {} return }}", close.repeat(n));
        assert_eq!(opt(&["--convert-scf-to-cf"], text.as_bytes()).status, 0, "{open}");
        let compiled = common::terrace(&["compile".to_owned(), "-".to_owned()], text.as_bytes());
        assert_eq!(compiled.status, 0, "{open}: {}", compiled.stderr);
    }
}

#[test]
fn a_megabyte_of_one_thing() {
    let alone = [
        "(", ")", "{", "}", "[", "<", ">", "\"", "%", "%a", "%a,", "^", "@", "#", "!", "-", "\\", ".", "0",
        "9", "f", "?x", "2x", "// ", "\n", "\0", " ",
    ];
    let starts = ["\"x.y\"() : () -> ", "module attributes {a = ", "#a = ", "!t = ", "func.func @f(", "{-# "];
    let behind = ["(", "[", "<", "{", "tensor<", "-", "9", "\"", "a"];
    let texts = alone.iter().map(|what| ("", *what));
    let texts = texts.chain(starts.iter().flat_map(|start| behind.iter().map(|what| (*start, *what))));
    parallel::for_each(&texts.collect::<Vec<_>>(), |(start, what)| {
        let text = start.to_string() + &what.repeat((1 << 20) / what.len());
        opt(&["--allow-unregistered-dialect"], text.as_bytes());
    });
}

#[test]
fn block_addresses_are_looked_up_by_name() {
    let time = |n: usize| {
        let mut text = String::new();
        for i in 0..n {
            let _ = writeln!(
                text,
                "llvm.mlir.global internal constant @g{i}() : !llvm.ptr {{
                   %a = llvm.blockaddress <function = @f{i}, tag = <id = 1>> : !llvm.ptr
                   llvm.return %a : !llvm.ptr
                 }}
                 llvm.func @f{i}() {{
                   llvm.br ^bb1
                 ^bb1:
                   llvm.blocktag <id = 1>
                   llvm.return
                 }}"
            );
        }
        let start = Instant::now();
        let outcome = opt(&[], text.as_bytes());
        assert_eq!(outcome.status, 0, "{}", outcome.stderr);
        start.elapsed()
    };
    // Time is linear: eight times the input takes eight times as long, not sixty-four.
    let few = (0..3).map(|_| time(2000)).max().unwrap_or_default();
    assert!(time(16_000) < few * 30);
}

/// Functions that pass one tensor from part to part are compiled in linear time.
#[test]
fn one_tensor_through_many_parts() {
    // `$i` is the part's number, `$t` the tensor before it, which is `%t$i` behind it.
    let loops = "%t$i = scf.for %k$i = %i to %n step %n iter_args(%s = $t) -> tensor<8xf32> {
          %a = tensor.insert %x into %s[%k$i] : tensor<8xf32>
          scf.yield %a : tensor<8xf32>
        }";
    let choices = "%t$i = scf.if %c -> tensor<8xf32> {
          %a = tensor.insert %x into $t[%i] : tensor<8xf32>
          scf.yield %a : tensor<8xf32>
        } else {
          scf.yield $t : tensor<8xf32>
        }";
    let blocks = "%t$i = tensor.insert %x into $t[%i] : tensor<8xf32>
        cf.br ^b$i
      ^b$i:
        %q$i = tensor.extract %t$i[%i] : tensor<8xf32>";
    let diamonds = "cf.cond_br %c, ^a$i, ^b$i
      ^a$i:
        %a$i = tensor.insert %x into $t[%i] : tensor<8xf32>
        cf.br ^c$i(%a$i : tensor<8xf32>)
      ^b$i:
        cf.br ^c$i($t : tensor<8xf32>)
      ^c$i(%t$i: tensor<8xf32>):";
    let passed_on = "cf.cond_br %c, ^b$i, ^c$i($t : tensor<8xf32>)
      ^b$i:
        cf.br ^c$i($t : tensor<8xf32>)
      ^c$i(%t$i: tensor<8xf32>):";
    let time = |part: &str, n: usize| {
        let mut text =
            "func.func @f(%t: tensor<8xf32>, %x: f32, %c: i1, %i: index, %n: index) -> tensor<8xf32> {\n"
                .to_owned();
        let mut tensor = "%t".to_owned();
        for i in 0..n {
            text += &part.replace("$t", &tensor).replace("$i", &i.to_string());
            text += "\n";
            tensor = format!("%t{i}");
        }
        text += &format!("return {tensor} : tensor<8xf32> }}");
        let start = Instant::now();
        let outcome = terrace(&["compile".to_owned(), "-".to_owned()], text.as_bytes());
        assert_eq!(outcome.status, 0, "{part}: {}", outcome.stderr);
        start.elapsed()
    };
    for part in [loops, choices, blocks, passed_on] {
        let few = (0..3).map(|_| time(part, 200)).max().unwrap_or_default();
        assert!(time(part, 1600) < few * 30, "{part}");
    }
    time(diamonds, 300);
}

/// Accesses of the same memory on both sides of a barrier are compared once.
#[test]
fn many_accesses_around_a_barrier() {
    let time = |n: usize| {
        let accesses = "memref.store %x, %a[%i] : memref<8xf32>\n".repeat(n);
        let text = format!(
            "func.func @f(%m: memref<?xf32>, %x: f32, %i: index) {{
              %a = memref.alloc() : memref<8xf32>
              {accesses} gpu.barrier
              memref.store %x, %m[%i] : memref<?xf32>
              {accesses} return }}"
        );
        let start = Instant::now();
        let arguments = ["opt", "-", "--gpu-eliminate-barriers"].map(str::to_owned);
        let outcome = terrace(&arguments, text.as_bytes());
        assert_eq!(outcome.status, 0, "{}", outcome.stderr);
        start.elapsed()
    };
    let few = (0..3).map(|_| time(200)).max().unwrap_or_default();
    assert!(time(1600) < few * 30);
}

/// A call gets copies of all attributes of its function at once.
#[test]
fn a_call_of_a_function_with_many_attributes() {
    let time = |n: usize| {
        let attributes: Vec<String> = (0..n).map(|i| format!("x.a{i} = {i}")).collect();
        let attributes = attributes.join(", ");
        let text = format!(
            "llvm.func @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {{{attributes}}}
            llvm.func @f(%p: !llvm.ptr<1>) {{
              xevm.prefetch %p : (!llvm.ptr<1>)
              llvm.return
            }}"
        );
        let start = Instant::now();
        let outcome = opt(&["--convert-xevm-to-llvm"], text.as_bytes());
        assert_eq!(outcome.status, 0, "{}", outcome.stderr);
        start.elapsed()
    };
    let few = (0..3).map(|_| time(1000)).max().unwrap_or_default();
    assert!(time(8000) < few * 30);
}

/// One pass over the text finds the extents of functions' bodies, for any line breaks.
#[test]
fn functions_may_stand_anywhere_in_lines() {
    for function in [
        "llvm.func @f{}() { llvm.return }\n",
        "llvm.func @f{}() {\n  llvm.return }",
        "  llvm.func @f{}() {\n",
    ] {
        let time = |n: usize| {
            let text: String = (0..n).map(|i| function.replace("{}", &i.to_string())).collect();
            let start = Instant::now();
            let outcome =
                terrace(&["translate", "--mlir-to-llvmir", "-"].map(str::to_owned), text.as_bytes());
            assert_eq!(outcome.status, i32::from(!text.contains('}')), "{}", outcome.stderr);
            start.elapsed()
        };
        let few = (0..3).map(|_| time(2000)).max().unwrap_or_default();
        assert!(time(16_000) < few * 30, "{function}");
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

/// Aliases that double each other stand for an attribute of exponential size.
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
