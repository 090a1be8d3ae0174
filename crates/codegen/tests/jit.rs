//! `Jit`: typed access to functions, constructors, symbols.
#![allow(unsafe_code)]

mod common;

use terrace_codegen::{Descriptor, Jit, JitOptions, MemRef};
use terrace_llir::inst::Flags;
use terrace_llir::{Builder, Module, Type};

/// A module with a function that is declared or does what `build` says.
fn module(name: &str, ret: Type, params: &[Type], build: impl Fn(&mut Builder<'_>)) -> Module {
    let mut module = Module::new("test");
    add(&mut module, name, ret, params, build);
    module
}

fn add(module: &mut Module, name: &str, ret: Type, params: &[Type], build: impl Fn(&mut Builder<'_>)) {
    let ty = module.cx.function_type(ret, params, false);
    let func = module.add_function(name, ty);
    let mut body = module.new_body(func);
    let mut b = Builder::new(module, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    build(&mut b);
    module.set_body(func, body);
}

#[test]
fn functions_have_their_types() {
    let module = module("mix", Type::DOUBLE, &[Type::I32, Type::DOUBLE], |b| {
        let (x, y) = (b.arg(0), b.arg(1));
        let x = b.cast(terrace_llir::inst::Opcode::SiToFp, x, Type::DOUBLE, Flags::NONE);
        let sum = b.fadd(x, y, Flags::NONE);
        b.ret(Some(sum));
    });
    let jit = common::compile(&module, &JitOptions::default()).expect("it has machine code");
    let mix = jit.function::<extern "C" fn(i32, f64) -> f64>("mix").expect("the types are right");
    assert_eq!(mix.call(-3, 0.25), -2.75);
    for error in [
        jit.function::<extern "C" fn(i64, f64) -> f64>("mix").err(),
        jit.function::<extern "C" fn(i32, f32) -> f64>("mix").err(),
        jit.function::<extern "C" fn(i32, f64)>("mix").err(),
        jit.function::<extern "C" fn(i32) -> f64>("mix").err(),
    ] {
        let text = error.expect("another signature").to_string();
        assert!(
            text.starts_with("there is no machine code for '@mix': it takes (i32, f64) and returns (f64)"),
            "{text}"
        );
    }
    let error = jit.function::<extern "C" fn()>("other").expect_err("no such function");
    assert!(error.to_string().contains("does not define this function"), "{error}");
    let expected = (vec!["i32".to_owned(), "f64".to_owned()], vec!["f64".to_owned()]);
    assert_eq!(jit.signature("mix"), Some(expected));
}

#[test]
fn missing_symbols_are_errors_before_anything_runs() {
    let mut module = Module::new("test");
    let ty = module.cx.function_type(Type::VOID, &[], false);
    let missing = module.add_function("nowhere_to_be_found", ty);
    add(&mut module, "main", Type::VOID, &[], |b| {
        b.call_function(missing, &[]);
        b.ret(None);
    });
    let error = common::compile(&module, &JitOptions::default()).err().expect("a symbol is missing");
    assert_eq!(error.symbol.as_deref(), Some("nowhere_to_be_found"));
    let options = JitOptions { libraries: vec!["/no/such/library.so".into()], ..JitOptions::default() };
    let error = common::compile(&module, &options).err().expect("the library is missing");
    assert!(error.to_string().contains("cannot load '/no/such/library.so'"), "{error}");
}

#[test]
fn main_takes_nothing_or_arguments() {
    let module = module("main", Type::I32, &[Type::I32, Type::PTR], |b| {
        let count = b.arg(0);
        b.ret(Some(count));
    });
    let jit = common::compile(&module, &JitOptions::default()).expect("it has machine code");
    let args = ["x", "y", "z"].map(str::to_owned);
    assert_eq!(jit.run_main("main", &args).expect("main can run"), 3);
    assert!(jit.run_main("main", &["a\0b".to_owned()]).is_err());
    let other = self::module("main", Type::DOUBLE, &[], |b| {
        let zero = b.arg(0);
        b.ret(Some(terrace_llir::Value::undef(Type::DOUBLE)));
        let _ = zero;
    });
    let jit = common::compile(&other, &JitOptions::default()).expect("it has machine code");
    let error = jit.run_main("main", &[]).expect_err("a program returns no f64").to_string();
    assert!(error.contains("it takes () and returns (f64)"), "{error}");
}

fn jit(text: &str) -> Jit {
    let module = terrace_llir::parse("test.ll", text.as_bytes()).expect("the text is right");
    common::compile(&module, &JitOptions::default()).expect("it has machine code")
}

/// `last` and `transposed` are what `--c-wrappers` makes of functions of memrefs.
#[test]
fn slices_are_memrefs() {
    let jit = jit(r#"
%d = type { ptr, ptr, i64, [2 x i64], [2 x i64] }
define float @last(ptr %memref) {
  %m = load %d, ptr %memref
  %base = extractvalue %d %m, 1
  %rows = extractvalue %d %m, 3, 0
  %columns = extractvalue %d %m, 3, 1
  %down = extractvalue %d %m, 4, 0
  %right = extractvalue %d %m, 4, 1
  %row = sub i64 %rows, 1
  %column = sub i64 %columns, 1
  %a = mul i64 %row, %down
  %b = mul i64 %column, %right
  %at = add i64 %a, %b
  %p = getelementptr float, ptr %base, i64 %at
  %x = load float, ptr %p
  store float 0.5, ptr %p
  ret float %x
}
define void @transposed(ptr %out, ptr %memref) {
  %m = load %d, ptr %memref
  %rows = extractvalue %d %m, 3, 0
  %columns = extractvalue %d %m, 3, 1
  %down = extractvalue %d %m, 4, 0
  %right = extractvalue %d %m, 4, 1
  %a = insertvalue %d %m, i64 %columns, 3, 0
  %b = insertvalue %d %a, i64 %rows, 3, 1
  %c = insertvalue %d %b, i64 %right, 4, 0
  %e = insertvalue %d %c, i64 %down, 4, 1
  store %d %e, ptr %out
  ret void
}
"#);
    let last =
        jit.function::<unsafe extern "C" fn(*mut Descriptor<f32, 2>) -> f32>("last").expect("it is there");
    let mut numbers = [1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0];
    assert!(MemRef::new(&mut numbers, [2, 2]).is_none());
    assert!(MemRef::new(&mut numbers, [usize::MAX, 2]).is_none());
    let mut memref = MemRef::new(&mut numbers, [2, 3]).expect("there are six");
    assert_eq!((memref.sizes(), memref.strides()), ([2, 3], [3, 1]));
    // SAFETY: the memref has elements.
    assert_eq!(unsafe { last.call(memref.as_mut_ptr()) }, 6.0);
    type Transposed = unsafe extern "C" fn(*mut Descriptor<f32, 2>, *mut Descriptor<f32, 2>);
    let transposed = jit.function::<Transposed>("transposed").expect("it is there");
    let mut result = Descriptor::empty();
    // SAFETY: both descriptors are there.
    unsafe { transposed.call(&mut result, memref.as_mut_ptr()) };
    assert_eq!(result.sizes(), [3, 2]);
    assert_eq!((result.strides(), result.allocation()), ([1, 3], memref.allocation()));
    assert_eq!(numbers, [1.0, 2.0, 3.0, 4.0, 5.0, 0.5]);
}

/// The process's memory in bytes.
#[cfg(target_os = "linux")]
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").expect("Linux has it");
    let pages = text.split_whitespace().nth(1).expect("the second number is the resident size");
    pages.parse::<usize>().expect("it is a number") * 4096
}

/// Each module has a megabyte of data that it writes; 200 of them would be seen.
#[cfg(target_os = "linux")]
#[test]
fn unloading_frees_all_memory() {
    let text = r#"
@data = global [1048576 x i8] zeroinitializer
@once = thread_local global i32 7
declare ptr @memset(ptr, i32, i64)
define i32 @f(i32 %byte) {
  call ptr @memset(ptr @data, i32 %byte, i64 1048576)
  %last = getelementptr i8, ptr @data, i64 1048575
  %x = load i8, ptr %last
  %y = zext i8 %x to i32
  ret i32 %y
}
"#;
    let run = |i: i32| {
        let jit = jit(text);
        let f = jit.function::<extern "C" fn(i32) -> i32>("f").expect("it is there");
        assert_eq!(f.call(i), i & 0xff);
    };
    (0..10).for_each(run);
    let before = resident();
    (0..200).for_each(run);
    let grown = resident().saturating_sub(before);
    assert!(grown < 16 << 20, "{grown} bytes stay after 200 modules");
}

#[test]
fn arguments_in_memory_are_scalars() {
    let text = "
define i32 @members({ i32, [2 x i32] } %x, i1 %y) {
  %a = extractvalue { i32, [2 x i32] } %x, 1, 1
  %b = select i1 %y, i32 %a, i32 0
  ret i32 %b
}
define void @vector(<4 x float> %x) { ret void }
define void @empty({ [4000 x [4000 x [4000 x {}]]] } %x) { ret void }
define void @variadic(...) { ret void }
define void @by_value(ptr byval(i64) %x) { ret void }
";
    let module = terrace_llir::parse("test.ll", text.as_bytes()).expect("the text is right");
    // SAFETY: the functions only compute.
    let jit = unsafe { Jit::with_slots(module, &JitOptions::default()) }.expect("it has machine code");
    let members = jit.slot_function("members").expect("it has scalars");
    assert_eq!(
        (members.params(), members.results()),
        (&["i32", "i32", "i32", "i1"].map(str::to_owned)[..], &["i32".to_owned()][..])
    );
    let mut slots = [1, 2, 3, 1, 0];
    // SAFETY: no slot is a pointer.
    unsafe { members.call(&mut slots) };
    assert_eq!(slots[4], 3);
    for name in ["vector", "empty", "variadic", "by_value"] {
        let error = jit.slot_function(name).expect_err("it has no entry").to_string();
        assert!(error.contains("its arguments cannot be passed one by one"), "{error}");
    }
    assert!(jit.slot_function("other").is_err_and(|error| error.to_string().contains("does not define")));
}
