//! Diagnostics of the export, threads, and modules that are freed while they are translated.

use terrace_conversions::dialects::DIALECTS;
use terrace_ir::asm::{ParseOptions, parse_source};
use terrace_ir::diag::capture;
use terrace_ir::{Context, Diagnostic, Root};
use terrace_llir::print_module_to;
use terrace_llvmir::{ExportOptions, export_owned, export_to_text};

fn parse(ctx: &Context, text: &str) -> Root {
    DIALECTS.iter().for_each(|row| row.register(ctx));
    let file = ctx.sources.add("test.mlir", text.as_bytes().into()).expect("the file fits");
    let (root, diags) = capture(|| parse_source(ctx, &file, ParseOptions::default()));
    root.unwrap_or_else(|_| panic!("{:?}", diags.iter().map(|d| &d.message).collect::<Vec<_>>()))
}

type Lines = Vec<(u32, Diagnostic)>;

/// Translates a module with a function that takes it.
fn translate_by(
    text: &str,
    export: impl FnOnce(Root) -> terrace_ir::Result<String>,
) -> Result<String, Lines> {
    let ctx = Context::new();
    let root = parse(&ctx, text);
    let (result, diags) = capture(|| export(root));
    let line = |d: &Diagnostic| d.loc.file_line_col(&ctx).map_or(0, |(_, line, _)| line);
    result.map_err(|_| diags.into_iter().map(|d| (line(&d), d)).collect())
}

fn translate(text: &str, threads: usize) -> Result<String, Lines> {
    translate_by(text, |root| {
        let mut out = Vec::new();
        export_to_text(&root, &ExportOptions { threads, verify: true, lossless: false }, &mut out)?;
        Ok(String::from_utf8(out).expect("text"))
    })
}

/// Translates a module that is freed meanwhile.
fn translate_owned(text: &str, threads: usize, verify: bool) -> Result<String, Lines> {
    translate_by(text, |root| {
        let mut out = Vec::new();
        print_module_to(&export_owned(root, &ExportOptions { threads, verify, lossless: false })?, &mut out);
        Ok(String::from_utf8(out).expect("text"))
    })
}

fn errors(text: &str) -> Vec<(u32, String, Vec<String>)> {
    let Err(diags) = translate(text, 1) else { panic!("it can be translated") };
    diags
        .into_iter()
        .map(|(line, d)| (line, d.message, d.notes.into_iter().map(|(_, note)| note).collect()))
        .collect()
}

#[test]
fn every_unsupported_operation_is_reported() {
    let found = errors(
        "llvm.func @f(%arg0: i64, %c: i1) -> i64 {
  %0 = arith.addi %arg0, %arg0 : i64
  %2 = scf.if %c -> i64 {
    scf.yield %0 : i64
  } else {
    scf.yield %arg0 : i64
  }
  llvm.return %2 : i64
}
memref.global @g : memref<2xi32>
func.func private @later()
llvm.mlir.global internal @x() : i64 {
  %0 = arith.constant 1 : i64
  llvm.return %0 : i64
}
",
    );
    let lines: Vec<u32> = found.iter().map(|e| e.0).collect();
    assert_eq!(lines, [2, 3, 10, 11, 13]);
    let missing = "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect \
                   for op: ";
    let names: Vec<&str> =
        found.iter().map(|e| e.1.strip_prefix(missing).expect("upstream's words")).collect();
    assert_eq!(names, ["arith.addi", "scf.if", "memref.global", "func.func", "arith.constant"]);
    let steps: Vec<&str> = found.iter().map(|e| e.2.last().expect("a next step").as_str()).collect();
    assert_eq!(steps[0], "'convert-arith-to-llvm' lowers operations of the 'arith' dialect");
    assert_eq!(steps[1], "'convert-scf-to-cf' lowers operations of the 'scf' dialect");
    assert_eq!(steps[2], "'finalize-memref-to-llvm' lowers operations of the 'memref' dialect");
}

#[test]
fn reports_of_unsupported_operations_are_bounded() {
    let mut text = String::from("llvm.func @f(%a: i64) {\n");
    (0..50).for_each(|_| text.push_str("  arith.addi %a, %a : i64\n"));
    text.push_str("  llvm.return\n}\n");
    let found = errors(&text);
    assert_eq!(found.len(), 21);
    assert_eq!(found[20].1, "30 more operations cannot be converted to LLVM IR");
}

#[test]
fn a_note_names_the_user_of_a_cast() {
    let found = errors(
        "llvm.func @f(%a: i64, %b: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  %2 = llvm.add %1, %b : i64
  llvm.return %2 : i64
}
",
    );
    assert_eq!(found.len(), 2);
    assert_eq!(found[1].1, "LLVM Translation failed for operation: builtin.unrealized_conversion_cast");
    assert_eq!(
        found[1].2.last().map(String::as_str),
        Some("the cast from 'index' to 'i64' stays because 'llvm.add' uses its result")
    );
}

#[test]
fn unsupported_types_are_reported_at_their_operation() {
    let found =
        errors("llvm.func @f(%p: !llvm.ptr) {\n  %0 = llvm.load %p : !llvm.ptr -> i0\n  llvm.return\n}\n");
    assert_eq!(found[0].0, 2);
    assert_eq!(found[0].1, "'llvm.load' op cannot be translated: LLVM IR has no type 'i0'");
    let found = errors("llvm.func @f(%a: i0) {\n  llvm.return\n}\n");
    assert_eq!(found[0].1, "LLVM IR has no type 'i0'");
}

#[test]
fn llvm_rules_are_checked_at_the_operation() {
    let found = errors("llvm.mlir.global common constant @g(0 : i32) : i32\n");
    assert_eq!((found[0].0, found[0].1.as_str()), (1, "'common' global may not be marked constant!"));
}

#[test]
fn threads_do_not_change_the_text() {
    let mut text = String::new();
    for i in 0..60 {
        let width = 8 + i % 5 * 8;
        let n = i % 7;
        text.push_str(&format!(
            "llvm.func @f{i}(%a: i{width}, %p: !llvm.ptr, %c: i1) -> i{width} {{
  llvm.cond_br %c, ^bb1(%a : i{width}), ^bb1(%a : i{width})
^bb1(%x: i{width}):
  %0 = llvm.intr.smax(%x, %a) : (i{width}, i{width}) -> i{width}
  llvm.store %0, %p {{nontemporal}} : i{width}, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> !llvm.struct<\"s{n}\", (i{n}1, ptr)>
  llvm.return %0 : i{width}
}}
"
        ));
    }
    let one = translate(&text, 1).unwrap_or_default();
    assert!(one.contains("declare i40 @llvm.smax.i40(i40, i40)"));
    assert!(one.contains("%s3 = type { i31, ptr }"));
    for threads in [2, 3, 8] {
        assert_eq!(translate(&text, threads).unwrap_or_default(), one);
    }
}

/// More functions than a batch has; each takes the address of a block in a distant one.
fn tagged_functions(n: usize) -> String {
    let mut text = String::new();
    for i in 0..n {
        let other = (i * 37 + n / 2) % n;
        text.push_str(&format!(
            "llvm.func @f{i}() -> !llvm.ptr {{
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = {i}>
  %0 = llvm.blockaddress <function = @f{other}, tag = <id = {other}>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}}
llvm.func @g{i}(%a: i64) -> i64 {{
  %0 = llvm.add %a, %a : i64
  llvm.return %0 : i64
}}
"
        ));
    }
    text
}

#[test]
fn an_owned_module_has_the_same_translation() {
    let text = tagged_functions(300);
    let kept = translate(&text, 1).unwrap_or_default();
    assert!(kept.contains("blockaddress(@f150, %1)"), "{kept}");
    for threads in [1, 3] {
        for verify in [false, true] {
            assert!(
                translate_owned(&text, threads, verify).unwrap_or_default() == kept,
                "{threads} {verify}"
            );
        }
    }
}

#[test]
fn an_owned_module_has_the_same_diagnostics() {
    let against_llvm = "llvm.func @bad(%x: f32) {
  %0 = llvm.intr.lrint(%x) : (f32) -> vector<2xi32>
  llvm.return
}
";
    let unsupported = "llvm.func @left(%a: i64) {
  %0 = arith.addi %a, %a : i64
  llvm.return
}
";
    let good = tagged_functions(100);
    let messages = |result: Result<String, Lines>| {
        let Err(lines) = result else { panic!("it can be translated") };
        lines.into_iter().map(|(line, d)| (line, d.message)).collect::<Vec<_>>()
    };
    for (text, n) in [
        ([against_llvm, &good, against_llvm].map(|t| t.replace("@bad", "@first")), 2),
        ([against_llvm, &good, unsupported].map(String::from), 1),
        ([unsupported, &good, unsupported].map(|t| t.replace("@left", "@first")), 2),
    ] {
        let [first, good, last] = text;
        let text = [first, good, last.replace("@first", "@last")].concat();
        let kept = messages(translate(&text, 1));
        assert_eq!(kept.len(), n, "{kept:?}");
        for threads in [1, 3] {
            assert_eq!(messages(translate_owned(&text, threads, true)), kept, "{threads}");
        }
    }
}

#[test]
fn long_chains_do_not_recurse() {
    // Nested identified structs, and a switch whose cases all pass a value.
    let mut inner = String::from("i32");
    for i in 0..200 {
        inner = format!("struct<\"s{i}\", (i32, {inner})>");
    }
    let text = format!("llvm.mlir.global external @g() : !llvm.{inner}\n");
    assert!(translate(&text, 1).unwrap_or_default().contains("%s199 = type { i32, %s198 }"));
    let mut text =
        String::from("llvm.func @f(%v: i32, %a: i64) -> i64 {\n  llvm.switch %v : i32, ^bb1(%a : i64) [\n");
    for i in 0..4000 {
        let comma = if i == 3999 { "" } else { "," };
        text.push_str(&format!("    {i}: ^bb1(%a : i64){comma}\n"));
    }
    text.push_str("  ]\n^bb1(%x: i64):\n  llvm.return %x : i64\n}\n");
    let out = translate(&text, 1).unwrap_or_default();
    assert_eq!(out.matches(" phi i64 ").count(), 4001);
}
