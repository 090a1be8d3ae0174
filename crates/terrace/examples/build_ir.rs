//! Builds a function with the typed builders and prints its LLVM IR: the sum of the numbers below `n`.
//!
//! `cargo run --example build_ir`

use terrace::dialects::{arith, builtin, func, scf};
use terrace::ir::types::FunctionType;
use terrace::ir::{Builder, Context, Loc, OpKind, Root, Type};

fn build(ctx: &Context) -> Root {
    let mut root = Root::new(ctx);
    let top = root.block();
    let mut b = Builder::at_end(&mut root.body, top, Loc::UNKNOWN);
    let module = builtin::Module::create(&mut b);

    // A module and a function are isolated: what is inside them is in a body of its own.
    let block = module.block(&b).expect("a module has a block");
    let body = b.region_body_mut(module.op());
    let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
    let name = b.ctx().intern("sum_below");
    let ty = FunctionType::get(b.ctx(), &[Type::INDEX], &[Type::INDEX]);
    let sum_below = func::Func::create(&mut b, name, ty);

    let region = sum_below.body(&b);
    let body = b.region_body_mut(sum_below.op());
    let entry = body.entry_block(region).expect("a function that is created has an entry block");
    let n = body.args(entry)[0];
    let mut b = Builder::at_end(body, entry, Loc::UNKNOWN);
    let zero = arith::Constant::index(&mut b, 0);
    let one = arith::Constant::index(&mut b, 1);
    let sum = scf::For::build(&mut b, &[Type::INDEX], zero, n, one, &[zero]);
    let result = b.result(sum.op(), 0);
    func::Return::build(&mut b, &[result]);

    let inside = b.add_block(sum.op(), 0, &[Type::INDEX, Type::INDEX]);
    let (i, acc) = (b.args(inside)[0], b.args(inside)[1]);
    b.set_end(inside);
    let next = arith::AddI::new(&mut b, acc, i);
    scf::Yield::build(&mut b, &[next]);
    root
}

fn main() {
    let ctx = terrace::registry::context();
    let mut root = build(&ctx);
    let text = terrace::compile(&mut root, 1).expect("the diagnostics are on standard error");
    print!("{}", String::from_utf8_lossy(&text));
}
