//! The code of README.md and of the crates' README files, which `cargo xtask site --check` finds here.
#![allow(unsafe_code, reason = "README calls compiled code")]

type Outcome = Result<(), Box<dyn std::error::Error>>;

#[test]
fn the_library() -> Outcome {
    let text = "func.func @sum(%a: i32) -> i32 { %b = arith.addi %a, %a : i32  return %b : i32 }";
    let ctx = terrace::context();
    let mut module = terrace::Module::parse(&ctx, "sum.mlir", text)?;
    module.run("canonicalize,cse")?;
    print!("{}", module.to_llvm_ir()?);
    Ok(())
}

#[test]
#[cfg(feature = "codegen")]
fn machine_code() -> Outcome {
    let ctx = terrace::context();
    let text = "func.func @twice(%x: i64) -> i64 { %y = arith.addi %x, %x : i64  return %y : i64 }";
    let mut module = terrace::Module::parse(&ctx, "twice.mlir", text)?;
    // SAFETY: the function only computes.
    let jit = unsafe { module.jit() }?;
    let twice = jit.function::<extern "C" fn(i64) -> i64>("twice")?;
    assert_eq!(twice.call(21), 42);
    Ok(())
}

#[test]
fn the_crate() -> Outcome {
    fn main() -> Result<(), terrace::Error> {
        let ctx = terrace::context();
        let text = "func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }";
        let mut module = terrace::Module::parse(&ctx, "one.mlir", text)?;
        module.run("canonicalize,cse")?;
        print!("{}", module.to_llvm_ir()?);
        Ok(())
    }
    Ok(main()?)
}

#[test]
fn numbers() {
    use terrace_num::{ApFloat, FloatFormat, Rounding};

    let third = ApFloat::from_f64(FloatFormat::F16, 1.0 / 3.0, Rounding::NearestTiesToEven);
    assert_eq!(third.to_f64(), 0.333251953125);
}
