//! Guaranteed tail calls, floats of 128 bits, and objects for other targets.

mod common;

use terrace_codegen::{Jit, JitOptions, OptLevel, Place, object};

fn module(text: &str) -> terrace_llir::Module {
    terrace_llir::parse("test.ll", text.as_bytes()).expect("the text is right")
}

fn jit(text: &str) -> Jit {
    common::compile(&module(text), &JitOptions::default()).expect("it has machine code")
}

fn error(text: &str) -> terrace_codegen::Error {
    common::compile(&module(text), &JitOptions::default()).err().expect("it has no machine code")
}

/// Ten million calls would need more stack than there is, if they were no jumps.
const CALLS: i64 = 10_000_001;

/// C functions call each other; `@far` is called from outside and from inside.
#[test]
fn musttail_calls_of_c_functions_need_no_stack() {
    let jit = jit(r#"
%three = type { i64, i64, i64 }
define i64 @even(i64 %n, i64 %sum) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %done, label %more
more:
  %m = sub i64 %n, 1
  %next = add i64 %sum, 1
  %r = musttail call i64 @odd(i64 %m, i64 %next)
  ret i64 %r
done:
  ret i64 %sum
}
define i64 @odd(i64 %n, i64 %sum) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %done, label %more
more:
  %m = sub i64 %n, 1
  %next = add i64 %sum, 2
  %r = musttail call i64 @even(i64 %m, i64 %next)
  ret i64 %r
done:
  ret i64 %sum
}
define void @fill(ptr sret(%three) %out, i64 %n, double %x) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %done, label %more
more:
  %m = sub i64 %n, 1
  %y = fadd double %x, 0.5
  musttail call void @fill(ptr sret(%three) %out, i64 %m, double %y)
  ret void
done:
  %int = fptosi double %x to i64
  store i64 %int, ptr %out
  ret void
}
define i64 @both(i64 %n) {
  %memory = alloca %three
  call void @fill(ptr sret(%three) %memory, i64 %n, double 1.0)
  %a = load i64, ptr %memory
  %b = call i64 @even(i64 %n, i64 %a)
  ret i64 %b
}
"#);
    let even = jit.function::<extern "C" fn(i64, i64) -> i64>("even").expect("it is there");
    assert_eq!(even.call(CALLS, 0), CALLS / 2 * 3 + 1);
    let both = jit.function::<extern "C" fn(i64) -> i64>("both").expect("it is there");
    assert_eq!(both.call(CALLS), CALLS / 2 + 1 + CALLS / 2 * 3 + 1);
}

#[test]
fn tail_conventions_jump_to_any_function() {
    let jit = jit(r#"
define tailcc i64 @step(i64 %n, ptr %next, i64 %sum) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %done, label %more
more:
  %m = sub i64 %n, 1
  %a = add i64 %sum, 3
  %r = musttail call tailcc i64 %next(i64 %m, ptr %next, i64 %a)
  ret i64 %r
done:
  ret i64 %sum
}
define swifttailcc i64 @count(i64 %n, i64 %sum) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %done, label %more
more:
  %m = sub i64 %n, 1
  %a = add i64 %sum, 5
  %r = tail call swifttailcc i64 @count(i64 %m, i64 %a)
  ret i64 %r
done:
  ret i64 %sum
}
define i64 @f(i64 %n) {
  %x = call tailcc i64 @step(i64 %n, ptr @step, i64 0)
  %y = call swifttailcc i64 @count(i64 %n, i64 %x)
  ret i64 %y
}
"#);
    let f = jit.function::<extern "C" fn(i64) -> i64>("f").expect("it is there");
    assert_eq!(f.call(CALLS), 8 * CALLS);
    // Rust cannot call it.
    assert!(jit.function::<extern "C" fn(i64, i64) -> i64>("count").is_err());
}

#[test]
fn tail_calls_that_cannot_be_guaranteed_are_errors() {
    let error = error(
        r#"
declare i64 @other(i64)
define i64 @f(i64 %n) !dbg !3 {
  %r = musttail call i64 @other(i64 %n), !dbg !6
  ret i64 %r
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "x.mlir", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 4, column: 7, scope: !3)
"#,
    );
    assert_eq!(error.place, Some(Place { file: "/d/x.mlir".to_owned(), line: 4, column: 7 }));
    let text = error.to_string();
    let start =
        "there is no machine code for '@f': a guaranteed tail call by the C calling convention of a function";
    assert!(text.starts_with(start) && text.ends_with(" at /d/x.mlir:4:7"), "{text}");
}

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
#[test]
fn floats_of_128_bits_are_computed_by_library_functions() {
    let jit = jit(r#"
define fp128 @poly(fp128 %x, fp128 %y) {
  %a = fmul fp128 %x, %y
  %b = fadd fp128 %a, 0xL00000000000000003FFF000000000000
  %c = fdiv fp128 %b, %x
  %d = fneg fp128 %c
  ret fp128 %d
}
declare fp128 @llvm.sqrt.f128(fp128)
declare fp128 @llvm.maximum.f128(fp128, fp128)
declare fp128 @llvm.copysign.f128(fp128, fp128)
define double @f(i64 %n, double %y) {
  %x = sitofp i64 %n to fp128
  %wide = fpext double %y to fp128
  %r = call fp128 @poly(fp128 %x, fp128 %wide)
  %d = fptrunc fp128 %r to double
  ret double %d
}
define i64 @root(i64 %n) {
  %x = uitofp i64 %n to fp128
  %r = call fp128 @llvm.sqrt.f128(fp128 %x)
  %i = fptoui fp128 %r to i64
  ret i64 %i
}
define i32 @order(double %a, double %b) {
  %x = fpext double %a to fp128
  %y = fpext double %b to fp128
  %lt = fcmp olt fp128 %x, %y
  %ule = fcmp ule fp128 %x, %y
  %one = fcmp one fp128 %x, %y
  %ueq = fcmp ueq fp128 %x, %y
  %bits = insertelement <4 x i1> undef, i1 %lt, i32 0
  %bits.1 = insertelement <4 x i1> %bits, i1 %ule, i32 1
  %bits.2 = insertelement <4 x i1> %bits.1, i1 %one, i32 2
  %bits.3 = insertelement <4 x i1> %bits.2, i1 %ueq, i32 3
  %number = bitcast <4 x i1> %bits.3 to i4
  %wide = zext i4 %number to i32
  ret i32 %wide
}
define i16 @greatest(double %a, double %b) {
  %x = fpext double %a to fp128
  %y = fpext double %b to fp128
  %m = call fp128 @llvm.maximum.f128(fp128 %x, fp128 %y)
  %s = call fp128 @llvm.copysign.f128(fp128 %m, fp128 %x)
  %h = fptrunc fp128 %s to half
  %i = bitcast half %h to i16
  ret i16 %i
}
"#);
    let f = jit.function::<extern "C" fn(i64, f64) -> f64>("f").expect("it is there");
    assert_eq!(f.call(-8, 1.5), -1.375);
    assert_eq!(f.call(4, 0.1), -0.35);
    let root = jit.function::<extern "C" fn(u64) -> u64>("root").expect("it is there");
    // `double` would round the number up, and its root with it.
    assert_eq!(root.call(4_611_686_014_132_420_608), 2_147_483_646);
    let order = jit.function::<extern "C" fn(f64, f64) -> i32>("order").expect("it is there");
    assert_eq!(
        [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0), (f64::NAN, 1.0)].map(|(x, y)| order.call(x, y)),
        [7, 4, 10, 10]
    );
    let greatest = jit.function::<extern "C" fn(f64, f64) -> u16>("greatest").expect("it is there");
    assert_eq!(greatest.call(1.0, -2.0), 0x3c00);
    assert_eq!(greatest.call(-0.0, 0.0), 0x8000);
    assert_eq!(greatest.call(1.0, f64::NAN) & 0x7c00, 0x7c00);
}

/// A module with most kinds of symbols, and a list of variadic arguments.
const SYMBOLS: &str = r#"
@x = global i32 3
@p = global ptr getelementptr (i8, ptr @x, i64 1)
@t = thread_local global i32 5
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
define internal void @start() {
  ret void
}
define ptr @get() {
  ret ptr @t
}
define double @f(double %x) {
  %y = call double @llvm.floor.f64(double %x)
  ret double %y
}
"#;

#[test]
fn objects_are_for_the_module_s_target() {
    let object = |triple: &str, more: &str| {
        let text = format!("target triple = \"{triple}\"\n{SYMBOLS}{more}");
        object(&module(&text), OptLevel::Speed)
    };
    let variadic =
        "define void @v(ptr %list, ...) {\n  call void @llvm.va_start.p0(ptr %list)\n  ret void\n}\n";
    // The first bytes of a file: its format and processor.
    for (triple, at, expected) in [
        ("x86_64-unknown-linux-gnu", 18, &[0x3e, 0][..]),
        ("aarch64-unknown-linux-gnu", 18, &[0xb7, 0]),
        ("x86_64-apple-macosx13.0.0", 0, &[0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1]),
        ("arm64-apple-macosx13.0.0", 0, &[0xcf, 0xfa, 0xed, 0xfe, 12, 0, 0, 1]),
        ("x86_64-pc-windows-msvc19.33.0", 0, &[0x64, 0x86]),
    ] {
        let bytes = object(triple, "").unwrap_or_else(|error| panic!("{triple}: {error}"));
        assert_eq!(&bytes[at..at + expected.len()], expected, "{triple}");
        let has_variadic = object(triple, variadic).is_ok();
        assert_eq!(
            has_variadic,
            triple.contains("linux") || triple == "x86_64-apple-macosx13.0.0",
            "{triple}"
        );
    }
    for (triple, reason) in [
        ("riscv32-unknown-elf", "Cranelift has no code for the target 'riscv32-unknown-unknown-elf'"),
        ("no-such-thing", "the target 'no-such-thing' is not known to Cranelift"),
    ] {
        let error = object(triple, "").expect_err(triple).to_string();
        assert_eq!(error, format!("there is no machine code for the module: {reason}"));
    }
    let other =
        if cfg!(target_arch = "x86_64") { "aarch64-unknown-linux-gnu" } else { "x86_64-unknown-linux-gnu" };
    let error = error(&format!("target triple = \"{other}\"\n{SYMBOLS}")).to_string();
    let start =
        format!("there is no machine code for the module: it is for '{other}', but this machine is '");
    assert!(error.starts_with(&start), "{error}");
}
