//! Builds a function with the typed builders and prints its LLVM IR: the sum of the numbers below `n`.
//!
//! `cargo run --example build_ir`

use terrace::dialects::{arith, func, scf};
use terrace::ir::Type;
use terrace::{Error, Module};

fn main() -> Result<(), Error> {
    let ctx = terrace::context();
    let mut module = Module::new(&ctx);
    module.func("sum_below", &[Type::INDEX], &[Type::INDEX], |b, args| {
        let zero = arith::Constant::index(b, 0);
        let one = arith::Constant::index(b, 1);
        let sum = scf::For::build(b, &[Type::INDEX], zero, args[0], one, &[zero]);
        b.build_block(sum, 0, &[Type::INDEX, Type::INDEX], |b, args| {
            let next = arith::AddI::new(b, args[1], args[0]);
            scf::Yield::build(b, &[next]);
        });
        let result = b.result(sum.0, 0);
        func::Return::build(b, &[result]);
    })?;
    print!("{}", module.to_llvm_ir()?);
    Ok(())
}
