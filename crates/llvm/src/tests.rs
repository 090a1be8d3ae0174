//! The tables hold together, and the builders build.

use super::*;
use terrace_ir::decl::OpKind;
use terrace_ir::{Builder, Context, Loc, Root, Type};

#[test]
fn rows_are_complete() {
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    let mut wrong = Vec::new();
    for op in DIALECT.ops {
        if op.doc.trim().is_empty() {
            wrong.push(format!("{}: no documentation", op.name));
        }
        if !op.format.is_empty()
            && let Err(error) = terrace_ir::asm::format::compile(op)
        {
            wrong.push(error);
        }
        if op.n_slots() > 64 {
            wrong.push(format!("{}: {} slots", op.name, op.n_slots()));
        }
    }
    let mut names: Vec<&str> = DIALECT.ops.iter().map(|op| op.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 284);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn builders_build() {
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    let mut root = Root::new(&ctx);
    let block = root.block();
    let mut b = Builder::at_end(&mut root.body, block, Loc::UNKNOWN);
    let p = ptr(&ctx);
    let ty = FunctionType::of(&ctx, &[p, Type::I64], &[Type::I32], false);
    let func = Func::create(&mut b, ctx.intern("f"), ty, Linkage::Internal);
    assert_eq!(func.linkage(&b), Some(Linkage::Internal));
    assert_eq!(func.cconv(&b), Some(CConv::C));
    let entry = func.entry_block(&b).expect("a definition has an entry block");
    let body = b.region_body_mut(func.op());
    let args = body.args(entry).to_vec();
    let mut b = Builder::at_end(body, entry, Loc::UNKNOWN);
    let elem = StructType::literal(&ctx, &[Type::I32, Type::F32], false);
    let q = GetElementPtr::create(
        &mut b,
        p,
        elem,
        args[0],
        &[args[1].into(), 0.into()],
        GepNoWrapFlags::INBOUNDS,
    );
    let x = Load::new(&mut b, Type::I32, q);
    let one = Constant::int(&mut b, Type::I32, -1);
    let sum = Add::new(&mut b, x, one);
    assert_eq!(b.ty(sum), Type::I32);
    let less = ICmp::new(&mut b, ICmpPredicate::Slt, sum, x);
    assert_eq!(b.ty(less), Type::I1);
    let pair = SAddWithOverflow::new(&mut b, with_overflow(&ctx, Type::I32), x, sum);
    let bit = ExtractValue::at(&mut b, pair, &[1]);
    assert_eq!(b.ty(bit), Type::I1);
    let call = Call::of_type(&mut b, ctx.intern("f"), ty, &args);
    assert_eq!(call.callee_operands(&b).len(), 2);
    assert_eq!(call.op_bundle_operands(&b).len(), 0);
    let result = call.result(&b).expect("the function has a result");
    Return::value(&mut b, result);
    assert!(is_compatible_type(&ctx, ty));
    assert!(!is_compatible_type(&ctx, StructType::literal(&ctx, &[Type::INDEX], false)));
}
