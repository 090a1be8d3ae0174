//! Reduction keeps the failure, gives valid modules, and does not depend on the number of threads.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use terrace::Module;
use terrace::reduce::{Form, Reduced, Reducer};

/// Reduces a module as long as the text has a word.
fn reduce(text: &str, form: Form, threads: usize, word: &str) -> Option<Reduced> {
    let ctx = terrace::context();
    let mut module = Module::parse(&ctx, "input", text).ok()?;
    let reduced = module.edit(|root| {
        let shows = |text: &[u8]| String::from_utf8_lossy(text).contains(word);
        let print = ctx.print.defaults();
        Reducer { form, print, threads, shows_failure: &shows, progress: &|_| {} }.run(root)
    });
    reduced.ok()?
}

fn text(reduced: &Reduced) -> String {
    String::from_utf8_lossy(&reduced.text).into_owned()
}

#[test]
fn what_is_not_needed_goes() {
    let module = "
        func.func private @callee(%a: i32, %b: i32) -> i32 {
          %0 = arith.muli %a, %b {some.flag} : i32
          return %0 : i32
        }
        func.func @main(%a: i32, %c: i1, %n: index, %m: memref<4xf32>) -> i32 attributes {some.flag} {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %r = call @callee(%a, %a) : (i32, i32) -> i32
          scf.for %i = %c0 to %n step %c1 {
            %v = memref.load %m[%i] : memref<4xf32>
            scf.if %c {
              %w = arith.mulf %v, %v : f32
              memref.store %w, %m[%i] : memref<4xf32>
            }
          }
          cf.cond_br %c, ^a, ^b(%r : i32)
        ^a:
          %q = arith.divsi %r, %a : i32
          cf.br ^b(%q : i32)
        ^b(%z: i32):
          return %z : i32
        }";
    let expected = [
        (
            "arith.muli",
            "module {
  func.func @callee(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
}
",
        ),
        (
            "arith.divsi",
            "module {
  func.func @main(%arg0: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg0 : i32
    return %0 : i32
  }
}
",
        ),
        (
            "call @callee",
            "module {
  func.func private @callee() -> i32
  func.func @main() -> i32 {
    %0 = call @callee() : () -> i32
    return %0 : i32
  }
}
",
        ),
        (
            "memref.store",
            "module {
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<4xf32>) -> i32 {
    %cst = arith.constant 0.000000e+00 : f32
    memref.store %cst, %arg2[%arg1] : memref<4xf32>
    return %arg0 : i32
  }
}
",
        ),
    ];
    for (word, expected) in expected {
        let reduced = reduce(module, Form::Mlir, 1, word).unwrap();
        assert_eq!(text(&reduced).trim_end(), expected.trim_end(), "{word}");
        assert!(reduced.size < reduced.before && reduced.tests > 1);
    }
    assert!(reduce(module, Form::Mlir, 1, "arith.xori").is_none());
}

#[test]
fn llvm_ir_stays_llvm_ir() {
    let module = "
        llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
          %0 = llvm.load %p : !llvm.ptr -> i32
          %1 = llvm.mul %0, %a : i32
          %2 = llvm.sub %1, %a : i32
          llvm.return %2 : i32
        }";
    let reduced = reduce(module, Form::LlvmIr, 1, "mul i32").unwrap();
    assert!(
        text(&reduced).contains("define i32 @f(i32 %0) {\n  %2 = mul i32 %0, %0\n"),
        "{}",
        text(&reduced)
    );
}

/// The files with tests of passes on operations of all dialects.
fn files(dir: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            all.push(path);
        }
    }
}

/// The names of operations in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "._".contains(c);
    let words = text.split(|c| !is_part(c)).filter(|word| word.split('.').count() == 2);
    words.filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase())).collect()
}

/// The names of three operations of each file are kept, one after the other. `TERRACE_REDUCE_ALL=1` takes all files.
#[test]
fn tests_of_passes_become_small() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut all = Vec::new();
    files(&dir, &mut all);
    all.sort();
    let step = if std::env::var_os("TERRACE_REDUCE_ALL").is_some() { 1 } else { 61 };
    let mut n_reduced = 0;
    for path in all.iter().step_by(step) {
        let Ok(module) = std::fs::read_to_string(path) else { continue };
        if module.len() > 20_000 {
            continue;
        }
        let names: Vec<&str> = names(&module).into_iter().collect();
        for name in names.iter().step_by(names.len().div_ceil(3).max(1)) {
            let Some(first) = reduce(&module, Form::Mlir, 1, name) else { continue };
            let (text, at) = (text(&first), path.display());
            assert!(text.contains(name), "{at}: {name}");
            assert!(Module::parse(&terrace::context(), "reduced", text.as_str()).is_ok(), "{at}: {text}");
            let second = reduce(&module, Form::Mlir, 3, name).unwrap();
            assert_eq!(first.text, second.text, "{at}: {name}");
            n_reduced += 1;
        }
    }
    assert!(n_reduced > 40, "{n_reduced}");
}
