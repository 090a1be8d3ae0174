//! Modules of LLVM IR become valid WebAssembly modules with the expected imports and exports, or errors.

use terrace_llir::parse;
use terrace_wasmgen::{Options, module};
use wasmparser::{Parser, Payload};

/// The data layout of `wasm32`, as far as it counts.
const LAYOUT: &str = "target datalayout = \"e-m:e-p:32:32-i64:64-i128:128-n32:64-S128\"\n";

fn compile(text: &str) -> Result<Vec<u8>, String> {
    let module_text = format!("{LAYOUT}{text}");
    let parsed = parse("test.ll", module_text.as_bytes()).expect("the text is LLVM IR");
    let bytes = module(parsed, &Options::default()).map_err(|error| error.to_string())?;
    wasmparser::validate(&bytes).unwrap_or_else(|error| panic!("{text}\nis not valid: {error}"));
    Ok(bytes)
}

fn valid(text: &str) -> Vec<u8> {
    compile(text).unwrap_or_else(|error| panic!("{text}\nhas no translation: {error}"))
}

/// The names of imports and exports.
fn interface(bytes: &[u8]) -> (Vec<String>, Vec<String>) {
    let (mut imports, mut exports) = (Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(bytes) {
        match payload.expect("the module is valid") {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    let import = import.expect("the module is valid");
                    imports.push(format!("{}.{}", import.module, import.name));
                }
            }
            Payload::ExportSection(section) => {
                exports
                    .extend(section.into_iter().map(|export| export.expect("it is valid").name.to_owned()));
            }
            _ => {}
        }
    }
    (imports, exports)
}

#[test]
fn unused_functions_are_left_out() {
    let text =
        "declare i32 @other(i32)\n declare i32 @unused()\n define internal i32 @inner(i32 %x) { ret i32 %x }
        define i32 @f(i32 %x) { %y = call i32 @other(i32 %x)\n ret i32 %y }";
    let (imports, exports) = interface(&valid(text));
    assert_eq!(imports, ["env.other"]);
    assert_eq!(exports, ["memory", "f", "__indirect_function_table"]);
}

#[test]
fn printing_needs_wasi() {
    let text = "declare void @printI64(i64)\n define i32 @main() { call void @printI64(i64 1)\n ret i32 0 }";
    let (mut imports, exports) = interface(&valid(text));
    imports.sort();
    assert_eq!(imports, ["wasi_snapshot_preview1.fd_write", "wasi_snapshot_preview1.proc_exit"]);
    assert_eq!(exports, ["memory", "_start", "main", "__indirect_function_table"]);
}

#[test]
fn definitions_of_the_program_take_precedence() {
    for name in ["malloc", "printI64", "mlirAlloc"] {
        valid(&format!("define ptr @{name}(i64 %size) {{ ret ptr null }}"));
    }
}

#[test]
fn irreducible_control_flow_is_translated() {
    valid(
        "define i32 @f(i1 %c, i32 %n) {
          br i1 %c, label %a, label %b
        a:
          %x = phi i32 [ 0, %0 ], [ %z, %b ]
          %y = add i32 %x, 1
          %more = icmp ult i32 %y, %n
          br i1 %more, label %b, label %end
        b:
          %z = phi i32 [ 1, %0 ], [ %y, %a ]
          br label %a
        end:
          ret i32 %y
        }",
    );
}

#[test]
fn integers_of_all_widths_have_all_operations() {
    let mut text = String::new();
    for width in [1, 7, 8, 16, 24, 31, 32, 33, 48, 63, 64, 65, 100, 127, 128] {
        let ty = format!("i{width}");
        for op in
            ["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"]
        {
            text += &format!(
                "define {ty} @{op}.{ty}({ty} %x, {ty} %y) {{ %r = {op} {ty} %x, %y\n ret {ty} %r }}\n"
            );
        }
        for predicate in ["eq", "ult", "uge", "slt", "sge"] {
            text += &format!(
                "define i1 @{predicate}.{ty}({ty} %x, {ty} %y) {{ %r = icmp {predicate} {ty} %x, %y\n ret i1 %r }}\n"
            );
        }
        for name in ["ctpop", "bitreverse", "smax", "uadd.sat", "ssub.sat", "sshl.sat", "fshl"] {
            let count = match name {
                "ctpop" | "bitreverse" => 1,
                "fshl" => 3,
                _ => 2,
            };
            let (types, args) =
                (vec![ty.as_str(); count].join(", "), vec![format!("{ty} %x"); count].join(", "));
            text += &format!(
                "declare {ty} @llvm.{name}.{ty}({types})
                 define {ty} @{name}.{ty}({ty} %x) {{ %r = call {ty} @llvm.{name}.{ty}({args})\n ret {ty} %r }}\n"
            );
        }
        text += &format!(
            "define double @convert.{ty}(ptr %p, double %d) {{ %x = load {ty}, ptr %p\n %a = sitofp {ty} %x to double
             %y = fptoui double %d to {ty}\n store {ty} %y, ptr %p\n ret double %a }}\n"
        );
    }
    valid(&text);
}

#[test]
fn vectors_are_translated() {
    for ty in [
        "<4 x i32>",
        "<16 x i8>",
        "<8 x i16>",
        "<2 x i64>",
        "<8 x i32>",
        "<3 x i32>",
        "<5 x i7>",
        "<2 x i128>",
    ] {
        let mask = ty.split(" x").next().unwrap_or_default();
        valid(&format!(
            "define {ty} @f({ty} %x, {ty} %y, i32 %i, ptr %p) {{
              %a = add {ty} %x, %y\n %b = mul {ty} %a, %y\n %c = icmp ult {ty} %x, %b
              %d = select {mask} x i1> %c, {ty} %a, {ty} %b\n %e = lshr {ty} %d, %x
              store {ty} %e, ptr %p\n %g = load {ty}, ptr %p\n ret {ty} %g }}"
        ));
    }
    for (ty, elem) in [("<4 x float>", "float"), ("<2 x double>", "double"), ("<3 x half>", "half")] {
        valid(&format!(
            "define {elem} @f({ty} %x, {ty} %y, i32 %i, {elem} %s) {{
              %a = fadd {ty} %x, %y\n %b = fneg {ty} %a\n %c = insertelement {ty} %b, {elem} %s, i32 %i
              %d = shufflevector {ty} %c, {ty} %y, <2 x i32> <i32 1, i32 0>\n %e = extractelement {ty} %c, i32 %i
              ret {elem} %e }}"
        ));
    }
    valid(
        "declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
         define <4 x float> @f(ptr align 4 %p, <4 x i1> %m, <4 x float> %o) {
           %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %p, <4 x i1> %m, <4 x float> %o)
           ret <4 x float> %r }",
    );
}

#[test]
fn addresses_in_variables_are_known() {
    let bytes = valid(
        "@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
         @p = global ptr getelementptr (i32, ptr @a, i32 2)
         @f = global [2 x ptr] [ptr @g, ptr null]
         define i32 @g() { %p = load ptr, ptr @p\n %x = load i32, ptr %p\n ret i32 %x }
         define i32 @h() { %f = load ptr, ptr @f\n %x = call i32 %f()\n ret i32 %x }",
    );
    // The stack comes first, of 8 MB. Functions are translated before variables, so that `@p` and `@f` come before `@a`.
    let second = ((8u32 << 20) + 4 + 8 + 8).to_le_bytes();
    assert!(bytes.windows(4).any(|window| window == second));
}

/// The work is bounded where a few letters of text stand for any number of elements.
#[test]
fn sizes_are_bounded() {
    let count = 2147483647;
    let many = format!("<{count} x i8>");
    for text in [
        format!("define i8 @f() {{ %x = extractelement {many} splat (i8 1), i32 0\n ret i8 %x }}"),
        format!("define void @f(ptr %p) {{ %x = getelementptr i8, ptr %p, <{count} x i64> zeroinitializer\n ret void }}"),
        format!(
            "declare {many} @llvm.stepvector.v{count}i8()
             define void @f() {{ %x = call {many} @llvm.stepvector.v{count}i8()\n ret void }}"
        ),
        format!(
            "declare i32 @printf(ptr, ...)
             define void @f(ptr %p) {{
               %x = call i32 (ptr, ...) @printf(ptr %p, [{max} x i8] undef, [{max} x i8] undef)\n ret void }}",
            max = u64::MAX
        ),
    ] {
        let error = compile(&text).expect_err(&text);
        assert!(error.contains("a value of more than 16384 scalars"), "{error}");
    }
    let error = compile(
        "declare <16384 x i8> @llvm.experimental.vector.compress.v16384i8(<16384 x i8>, <16384 x i1>, <16384 x i8>)
         define void @f(ptr %p) { %m = load <16384 x i1>, ptr %p
           %x = call <16384 x i8> @llvm.experimental.vector.compress.v16384i8(<16384 x i8> zeroinitializer, <16384 x i1> %m, <16384 x i8> poison)
           ret void }",
    );
    assert!(error.is_err_and(|error| error.contains("the compression of more than 1024 elements")));
    let zeros = valid(
        "@x = global [2000000000 x i8] zeroinitializer
         @llvm.global_ctors = appending global [4611686018427387904 x { i32, ptr, ptr }] zeroinitializer
         define ptr @f() { ret ptr @x }",
    );
    assert!(zeros.len() < 1000);
}

#[test]
fn jump_tables_may_be_large() {
    let n = 3000;
    let cases: String = (0..n).map(|i| format!(" i32 {i}, label %b{i}\n")).collect();
    let blocks: String = (0..n).map(|i| format!("b{i}: call void @g(i32 {i})\n br label %end\n")).collect();
    valid(&format!(
        "declare void @g(i32)
         define void @f(i32 %x) {{ switch i32 %x, label %end [\n{cases} ]\n{blocks} end: ret void }}"
    ));
}

#[test]
fn constructs_without_translation_are_errors() {
    let cases = [
        ("define void @f() { call void asm sideeffect \"nop\", \"\"()\n ret void }", "inline assembly (in 'call')"),
        ("define x86_fp80 @f(x86_fp80 %x) { ret x86_fp80 %x }", "floats of the format 'x86_fp80'"),
        ("define void @f(i200 %x) { ret void }", "integers of 200 bits"),
        ("@x = external global i32\n define ptr @f() { ret ptr @x }", "the variable '@x', which no module defines"),
        ("module asm \"nop\"\n define void @f() { ret void }", "module-level assembly"),
        ("define void @main(double %x) { ret void }", "a program takes nothing or (i32, ptr)"),
        (
            "declare i32 @p(...)\n define i32 @f() personality ptr @p { %r = invoke i32 @g() to label %a unwind label %b
             a: ret i32 %r\n b: %l = landingpad { ptr, i32 } cleanup\n resume { ptr, i32 } %l }\n declare i32 @g()",
            "unwinding",
        ),
    ];
    for (text, reason) in cases {
        let error = compile(text).expect_err(text);
        assert!(error.contains(reason) && error.starts_with("there is no WebAssembly for"), "{error}");
    }
    let parsed = parse("test.ll", b"define void @f() { ret void }").expect("the text is LLVM IR");
    let error = module(parsed, &Options::default()).expect_err("pointers have 64 bits").to_string();
    assert!(error.contains("lower it for the target 'wasm32-unknown-wasi'"), "{error}");
}
