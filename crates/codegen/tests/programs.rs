//! The surroundings of programs of clang and rustc: libraries, functions for the end, empty assembly.
#![allow(unsafe_code)]

mod common;

#[cfg(target_os = "linux")]
use terrace_codegen::object;
use terrace_codegen::{Jit, JitOptions, OptLevel};

fn module(text: &str) -> terrace_llir::Module {
    terrace_llir::parse("test.ll", text.as_bytes()).expect("the text is right")
}

fn jit(text: &str) -> Jit {
    common::compile(&module(text), &JitOptions::default()).expect("it has machine code")
}

#[test]
fn functions_for_the_end_run_once_in_order() {
    let jit = jit(r#"
@__dso_handle = external hidden global i8
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]
@digits = internal global i64 0
@two = internal global i64 2
declare i32 @atexit(ptr)
declare i32 @__cxa_atexit(ptr, ptr, ptr)
define internal void @append(i64 %digit) {
  %old = load i64, ptr @digits
  %ten = mul i64 %old, 10
  %new = add i64 %ten, %digit
  store i64 %new, ptr @digits
  ret void
}
define internal void @last() {
  call void @append(i64 4)
  ret void
}
define internal void @one() {
  call void @append(i64 1)
  ret void
}
define internal void @object(ptr %p) {
  %digit = load i64, ptr %p
  call void @append(i64 %digit)
  %r = call i32 @atexit(ptr @one)
  ret void
}
define i64 @state() {
  %v = load i64, ptr @digits
  ret i64 %v
}
define i32 @main() {
  %a = call i32 @atexit(ptr @one)
  %b = call i32 @__cxa_atexit(ptr @object, ptr @two, ptr @__dso_handle)
  %c = or i32 %a, %b
  ret i32 %c
}
"#);
    let state = jit.function::<extern "C" fn() -> i64>("state").expect("it is there");
    jit.run_constructors();
    assert_eq!(jit.run_main("main", &[]).expect("it runs"), 0);
    assert_eq!(state.call(), 0);
    jit.run_destructors();
    assert_eq!(state.call(), 2114);
    jit.run_destructors();
    assert_eq!(state.call(), 2114);
}

#[test]
fn assembly_without_instructions_keeps_values() {
    let text = r#"
%two = type { i32, i32 }
define i32 @f(i32 %x, ptr %p) {
  %a = call i32 asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %x)
  call void asm sideeffect "", "r,~{memory}"(ptr %p)
  store i32 %a, ptr %p
  call void asm sideeffect "", "=*m,*m,~{memory}"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  %b = load i32, ptr %p
  %c = call { i32, i32 } asm "", "=r,=r,1,0"(i32 %a, i32 3)
  %first = extractvalue { i32, i32 } %c, 0
  %second = extractvalue { i32, i32 } %c, 1
  %d = shl i32 %b, %first
  %e = add i32 %d, %second
  %g = call i32 asm "", "=r,=*m,0"(ptr elementtype(i32) %p, i32 %e)
  ret i32 %g
}
"#;
    for level in [OptLevel::None, OptLevel::Speed] {
        let options = JitOptions { level, ..JitOptions::default() };
        let jit = common::compile(&module(text), &options).expect("it has machine code");
        let f = jit.function::<unsafe extern "C" fn(i32, *mut i32) -> i32>("f").expect("it is there");
        let mut memory = 0;
        // SAFETY: it accesses one number.
        assert_eq!(unsafe { f.call(5, &raw mut memory) }, (5 << 3) + 5);
    }
    for (result, text) in
        [("void", r#"call void asm sideeffect "nop", ""()"#), ("void", r#"call i64 asm "", "=r,0"(i32 1)"#)]
    {
        let text = format!("define {result} @f() {{\n  {text}\n  ret {result}\n}}\n");
        let error =
            common::compile(&module(&text), &JitOptions::default()).err().expect("it has no machine code");
        assert_eq!(error.to_string(), "there is no machine code for '@f': inline assembly (in 'call')");
    }
}

/// A library that code in memory calls, with a variable of each thread.
#[test]
#[cfg(target_os = "linux")]
fn libraries_have_functions_and_variables() {
    let triple = if cfg!(target_arch = "x86_64") { "x86_64" } else { "aarch64" };
    let text = format!(
        "target triple = \"{triple}-unknown-linux-gnu\"\n{}",
        r"
@counter = thread_local global i64 5
@shared = global i64 70
define i64 @counted() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counter)
  %v = load i64, ptr %p
  ret i64 %v
}
"
    );
    let folder = std::env::temp_dir().join(format!("terrace-programs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room");
    let (part, library) = (folder.join("part.o"), folder.join("libpart.so"));
    std::fs::write(&part, object(&module(&text), OptLevel::Speed).expect("it has machine code"))
        .expect("there is room");
    let mut linker = std::process::Command::new("cc");
    let linked = linker.arg("-shared").arg("-o").arg(&library).arg(&part).status();
    assert!(linked.expect("Rust needs a linker, too").success());
    let user = module(
        r"
@counter = external thread_local global i64
@shared = external global i64
declare i64 @counted()
define i64 @add(i64 %n) {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counter)
  %old = load i64, ptr %p
  %new = add i64 %old, %n
  store i64 %new, ptr %p
  %v = call i64 @counted()
  %s = load i64, ptr @shared
  %r = add i64 %v, %s
  ret i64 %r
}
",
    );
    let missing = common::compile(&user, &JitOptions::default()).err().expect("no library has them");
    assert!(missing.to_string().contains("no library has it"), "{missing}");
    let options = JitOptions { libraries: vec![library], ..JitOptions::default() };
    let jit = common::compile(&user, &options).expect("the library has them");
    std::fs::remove_dir_all(&folder).expect("it is ours");
    let add = jit.function::<extern "C" fn(i64) -> i64>("add").expect("it is there");
    assert_eq!((add.call(1), add.call(10)), (76, 86));
    std::thread::scope(|scope| {
        scope.spawn(|| assert_eq!(add.call(100), 175));
    });
    assert_eq!(add.call(0), 86);
}
