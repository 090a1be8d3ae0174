//! `Jit`: typed access to functions, constructors, symbols.

use terrace_codegen::{Jit, JitOptions};
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
    let jit = Jit::new(&module, &JitOptions::default()).expect("it has machine code");
    let mix = jit.function::<extern "C" fn(i32, f64) -> f64>("mix").expect("the types are right");
    assert_eq!(mix(-3, 0.25), -2.75);
    for error in [
        jit.function::<extern "C" fn(i64, f64) -> f64>("mix").err(),
        jit.function::<extern "C" fn(i32, f32) -> f64>("mix").err(),
        jit.function::<extern "C" fn(i32, f64)>("mix").err(),
        jit.function::<extern "C" fn(i32) -> f64>("mix").err(),
    ] {
        let text = error.expect("another signature").to_string();
        assert!(text.starts_with("there is no machine code for '@mix': its parameters are"), "{text}");
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
    let error = Jit::new(&module, &JitOptions::default()).err().expect("a symbol is missing");
    assert_eq!(error.symbol.as_deref(), Some("nowhere_to_be_found"));
    let options = JitOptions { libraries: vec!["/no/such/library.so".into()], ..JitOptions::default() };
    let error = Jit::new(&module, &options).err().expect("the library is missing");
    assert!(error.to_string().contains("cannot load '/no/such/library.so'"), "{error}");
}

#[test]
fn main_takes_nothing_or_arguments() {
    let module = module("main", Type::I32, &[Type::I32, Type::PTR], |b| {
        let count = b.arg(0);
        b.ret(Some(count));
    });
    let jit = Jit::new(&module, &JitOptions::default()).expect("it has machine code");
    let args = ["x", "y", "z"].map(str::to_owned);
    assert_eq!(jit.run_main("main", &args).expect("main can run"), 3);
    assert!(jit.run_main("main", &["a\0b".to_owned()]).is_err());
    let other = self::module("main", Type::DOUBLE, &[], |b| {
        let zero = b.arg(0);
        b.ret(Some(terrace_llir::Value::undef(Type::DOUBLE)));
        let _ = zero;
    });
    let jit = Jit::new(&other, &JitOptions::default()).expect("it has machine code");
    let error = jit.run_main("main", &[]).expect_err("a program returns no f64").to_string();
    assert!(error.contains("it takes () and returns (f64)"), "{error}");
}
