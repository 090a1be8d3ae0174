//! Bitcode: every module of the tests comes back from what is written.

mod common;

use common::modules;
use std::path::Path;
use terrace_llir::attrs::{Attr, AttrSet};
use terrace_llir::{Builder, Module, Type, Value, bitcode, parse};

/// Written modules are read to the same text.
#[test]
fn modules_come_back() {
    let modules = modules("tests").into_iter().chain(modules("../../tests/import")).collect::<Vec<_>>();
    assert!(modules.len() > 80, "{}", modules.len());
    for (name, module) in modules {
        let again = bitcode::read("test", &bitcode::write(&module));
        let again = again.unwrap_or_else(|error| panic!("{name}: {error}"));
        let (found, wanted) = (again.to_string(), module.to_string());
        // The record of an instruction's location does not say whether it is distinct.
        if !wanted.contains("distinct !DILocation") {
            assert!(found == wanted, "{name}:\n{found}");
        }
    }
}

/// Files of older producers have the text of LLVM 22's `llvm-dis`.
#[test]
fn older_files_are_upgraded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bitcode");
    let mut n = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "bc") {
            continue;
        }
        let name = path.file_name().unwrap().to_str().unwrap();
        let module = bitcode::read(name, &std::fs::read(&path).unwrap()).unwrap();
        let wanted = std::fs::read_to_string(path.with_extension("ll.out")).unwrap();
        assert_eq!(module.to_string(), wanted, "{name}");
        assert_eq!(module.dropped_summary, name.starts_with("thin"), "{name}");
        n += 1;
    }
    assert!(n >= 5);
}

/// Constant expressions that LLVM 22 has no more become instructions, in modules that are valid and come back.
#[test]
fn old_expressions_become_instructions() {
    let path = format!("{}/tests/bitcode/expressions-16.bc", env!("CARGO_MANIFEST_DIR"));
    let module = bitcode::read("a.bc", &std::fs::read(path).unwrap()).unwrap();
    assert!(terrace_llir::verify_module(&module).is_ok());
    let text = module.to_string();
    assert!(text.contains("%constexpr3 = icmp sgt ptr @a, @b"), "{text}");
    assert_eq!(bitcode::read("a.bc", &bitcode::write(&module)).unwrap().to_string(), text);
}

/// The writer needs no recursion for types and constants.
#[test]
fn deep_constants_are_written() {
    let mut module = Module::new("a");
    let cx = std::sync::Arc::clone(&module.cx);
    let value = (0..100_000).fold(Value::i32(1), |value, _| {
        let ty = cx.struct_type(&[value.ty(), Type::I8], false);
        cx.aggregate(ty, &[value, Value::zero(Type::I8)])
    });
    let ty = cx.function_type(value.ty(), &[], false);
    let func = module.add_function("f", ty);
    let mut body = module.new_body(func);
    let block = body.append_block();
    let mut builder = Builder::new(&module, &mut body);
    builder.position_at_end(block);
    builder.ret(Some(value));
    module.func_mut(func).body = Some(Box::new(body));
    assert!(bitcode::write(&module).len() > 100_000);
    assert_eq!(refusal(&module), "types are nested too deeply");
}

#[test]
fn errors_have_places() {
    let module = parse("a.ll", b"define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n").unwrap();
    let bytes = bitcode::write(&module);
    let message = |bytes: &[u8]| bitcode::read("a.bc", bytes).map(drop).unwrap_err().to_string();
    assert_eq!(message(b"text"), "a.bc: error: the file does not start like LLVM bitcode (byte 0x0)");
    let error = bitcode::read("a.bc", &bytes[..bytes.len() / 2]).map(drop).unwrap_err();
    assert!(error.message.contains("longer than the file"), "{error}");
    assert_ne!(error.offset, 0);
    // A wrapper has the offset and the length of what is in it.
    let mut wrapped = vec![0xde, 0xc0, 0x17, 0x0b, 0, 0, 0, 0, 20, 0, 0, 0];
    wrapped.extend((bytes.len() as u32).to_le_bytes());
    wrapped.extend([0; 4]);
    wrapped.extend(&bytes);
    assert_eq!(bitcode::read("a.ll", &wrapped).unwrap().to_string(), module.to_string());
    wrapped.truncate(60);
    assert_eq!(message(&wrapped), "a.bc: error: the wrapper's contents are not in the file (byte 0x0)");
    let two = [&bytes[..], &bytes[4..]].concat();
    assert!(message(&two).contains("2 modules"), "{}", message(&two));
}

/// The message of the reader about a module that is written.
fn refusal(module: &Module) -> String {
    bitcode::read("a.bc", &bitcode::write(module)).map(drop).unwrap_err().message
}

/// A module with more variables, of these initializers.
fn with_globals(initializers: &[Value], mut module: Module) -> Module {
    for &value in initializers {
        let id = module.add_global("g", value.ty(), 0);
        module.global_mut(id).initializer = Some(value);
    }
    module
}

/// Two arrays that consist of the same arrays, this many levels deep: each has two to that power of numbers.
fn shared_arrays(module: &Module, depth: u32) -> [Value; 2] {
    let cx = &module.cx;
    let mut pair = [Value::i32(1), Value::i32(2)];
    for _ in 0..depth {
        let [a, b] = pair;
        let ty = cx.array(a.ty(), 2);
        pair = [cx.aggregate(ty, &[a, b]), cx.aggregate(ty, &[b, a])];
    }
    pair
}

/// A file can name one part of a type or constant many times, but text repeats it.
#[test]
fn shared_parts_are_limited() {
    let structs = Module::new("a");
    let ty = (0..100).fold(Type::I8, |ty, _| structs.cx.struct_type(&[ty, ty], false));
    assert_eq!(refusal(&with_globals(&[Value::zero(ty)], structs)), "types are nested too deeply");

    let targets = Module::new("a");
    let ty = (0..250).fold(Type::I8, |ty, _| targets.cx.target_type(b"a", &[ty], &[]));
    assert_eq!(refusal(&with_globals(&[Value::zero(ty)], targets)), "types are nested too deeply");

    let arrays = Module::new("a");
    let [value, _] = shared_arrays(&arrays, 100);
    assert_eq!(refusal(&with_globals(&[value], arrays)), "constants are nested too deeply");
}

/// Bounds of a range are no wider than integers.
#[test]
fn ranges_have_valid_widths() {
    let mut module = Module::new("a");
    let cx = std::sync::Arc::clone(&module.cx);
    let ty = cx.function_type(Type::I8, &[], false);
    let func = module.get_or_insert_function("f", ty);
    let range = cx.attr_set(&[Attr::Range(
        Type::MAX_INT_BITS + 1,
        [1].into_iter().collect(),
        [2].into_iter().collect(),
    )]);
    module.func_mut(func).attrs = cx.attr_list(AttrSet::EMPTY, range, &[]);
    assert_eq!(refusal(&module), "a range has integers of an invalid width");
}

/// Old intrinsics are replaced in the text of a module, whose length has a limit.
#[test]
fn text_of_an_upgrade_is_limited() {
    let mut module = Module::new("a");
    let ty = module.cx.function_type(Type::I8, &[Type::I8], false);
    module.get_or_insert_function("llvm.ctlz.i8", ty);
    let values = shared_arrays(&module, 10);
    let module = with_globals(&values, module);
    assert!(bitcode::read("a.bc", &bitcode::write(&module)).is_ok());
    let values = shared_arrays(&module, 23);
    let module = with_globals(&values, module);
    assert_eq!(refusal(&module), "the text of the module is too long to replace its old intrinsics");
}
