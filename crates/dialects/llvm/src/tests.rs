//! Consistency of the tables, the builders, and folding.

use super::*;
use crate::types::FunctionType;
use terrace_ir::body::clone::Mapping;
use terrace_rewrite::prelude::*;

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
            wrong.push(error.to_string());
        }
        if op.n_slots() > 64 {
            wrong.push(format!("{}: {} slots", op.name, op.n_slots()));
        }
    }
    let mut names: Vec<&str> = DIALECT.ops.iter().map(|op| op.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), DIALECT.ops.len(), "two operations have one name");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn packed_slots_are_what_was_set() {
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    let mut root = Root::new(&ctx);
    let block = root.block();
    let mut b = Builder::at_end(&mut root.body, block, Loc::UNKNOWN);
    let ty = FunctionType::of(&ctx, &[], &[Type::I32], false);
    let op = Func::create(&mut b, ctx.intern("f"), ty, Linkage::Internal).op();
    let other = Func::create(&mut b, ctx.intern("g"), ty, Linkage::Internal).op();
    let def = b.def(op);
    assert!(def.is_packed());
    let body = &mut root.body;
    let mut expected: Vec<_> = (0..def.n_slots()).map(|i| body.slot(op, i)).collect();
    let untouched = body.slots(other).to_words();
    let mut state = 7u32;
    for _ in 0..4000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let i = (state >> 8) as usize % expected.len();
        let attr = ((state >> 24) % 8 < 5).then_some(terrace_ir::Attr::UNIT);
        body.set_slot(op, i, attr);
        expected[i] = attr;
        let slots = body.slots(op);
        assert!((0..slots.len()).all(|i| slots.get(i) == expected[i] && body.slot(op, i) == expected[i]));
        let taken: Vec<_> = slots.taken().collect();
        let set = expected.iter().enumerate().filter_map(|(i, attr)| attr.map(|attr| (i, attr)));
        assert_eq!(taken, set.collect::<Vec<_>>());
        assert_eq!(slots.any_of(1 << i), attr.is_some());
        assert_eq!(body.n_regions(op), 1);
    }
    assert_eq!(body.slots(other).to_words(), untouched);
    let copy = body.clone_op(op, &mut Mapping::default());
    assert!(body.slots(copy) == body.slots(op));
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

/// Parses a module with operations of this dialect only.
fn parse(ctx: &Context, text: &str) -> Root {
    ctx.register_dialect(&DIALECT);
    let file = ctx.sources.add("test.mlir", text.as_bytes().into()).expect("the text fits");
    let options = terrace_ir::asm::ParseOptions::default();
    match terrace_ir::asm::parse_source(ctx, &file, options) {
        Ok(root) => root,
        Err(_) => panic!("the text does not parse"),
    }
}

/// Folds each operation of the first function once, with constant operands, and describes the results.
fn folds(text: &str) -> Vec<String> {
    let ctx = Context::new();
    let mut root = parse(&ctx, text);
    let func = root.op().expect("there is a function");
    let body = root.body.region_body_mut(func);
    let block = body.entry_block(terrace_ir::Region::from_index(0)).expect("it has a body");
    let ops: Vec<_> = body.ops(block).collect();
    let mut out = Vec::new();
    for op in ops {
        let def = body.def(op);
        let Some(fold) = def.hooks.fold else { continue };
        if def.hooks.constant.is_some() {
            continue;
        }
        let constants: Vec<_> = body
            .operands(op)
            .iter()
            .map(|value| {
                let def = body.def_op(value)?;
                body.def(def).hooks.constant.and_then(|constant| constant(body, def))
            })
            .collect();
        out.push(match fold(body, op, &constants) {
            terrace_ir::decl::Fold::None => "none".to_owned(),
            terrace_ir::decl::Fold::InPlace => {
                let args: Vec<String> = body.operands(op).iter().map(|v| name(body, v)).collect();
                format!("in place: {}", args.join(", "))
            }
            terrace_ir::decl::Fold::Results(results) => match results[0] {
                terrace_ir::decl::FoldResult::Attr(attr) => terrace_ir::asm::attr_to_string(&ctx, attr),
                terrace_ir::decl::FoldResult::Value(value) => name(body, value),
            },
        });
    }
    out
}

/// Name of a value: `a0` for an argument, `v0` for the result of the first operation.
fn name(body: &terrace_ir::Body, value: terrace_ir::Value) -> String {
    match body.def_op(value) {
        Some(op) => format!("v{}", op.index()),
        None => format!("a{}", value.index()),
    }
}

#[test]
fn integers_fold() {
    let text = "llvm.func @f(%a: i32, %v: vector<4xi32>) {
        %c5 = llvm.mlir.constant(5 : i32) : i32
        %c3 = llvm.mlir.constant(3 : i32) : i32
        %m = llvm.mlir.constant(-5 : i32) : i32
        %c32 = llvm.mlir.constant(32 : i32) : i32
        %0 = llvm.or %c5, %c3 : i32
        %1 = llvm.or %a, %c3 : i32
        %2 = llvm.shl %c5, %c3 : i32
        %3 = llvm.shl %c5, %c32 : i32
        %4 = llvm.zext %m : i32 to i64
        %5 = llvm.icmp \"eq\" %a, %a : i32
        %6 = llvm.icmp \"ne\" %v, %v : vector<4xi32>
        %7 = llvm.icmp \"slt\" %a, %a : i32
        llvm.return
    }";
    let want = [
        "7 : i32",
        "none",
        "40 : i32",
        "none",
        "4294967291 : i64",
        "true",
        "dense<false> : vector<4xi1>",
        "none",
    ];
    assert_eq!(folds(text), want);
}

#[test]
fn addresses_fold() {
    let text = "llvm.func @f(%p: !llvm.ptr, %i: i64) {
        %c0 = llvm.mlir.constant(0 : i64) : i64
        %c2 = llvm.mlir.constant(2 : i64) : i64
        %big = llvm.mlir.constant(268435456 : i64) : i64
        %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
        %1 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %2 = llvm.getelementptr %p[%c2, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f32>
        %3 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %4 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
        %5 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr
        %6 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr<2>
        %7 = llvm.bitcast %i : i64 to i64
        llvm.return
    }";
    assert_eq!(folds(text), ["a0", "a0", "in place: a0, a1", "none", "none", "a0", "in place: a0", "a1"]);
}

#[test]
fn aggregates_fold() {
    let text =
        "llvm.func @f(%a: i32, %s: !llvm.struct<(i32, struct<(i32, f32)>)>, %t: !llvm.struct<(i32, f32)>) {
        %0 = llvm.insertvalue %t, %s[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
        %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
        %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
        %3 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
        %4 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
        %5 = llvm.extractvalue %4[1] : !llvm.struct<(i32, f32)>
        %6 = llvm.mlir.constant([5 : i32, 6 : i32]) : !llvm.struct<(i32, i32)>
        %7 = llvm.extractvalue %6[1] : !llvm.struct<(i32, i32)>
        %8 = llvm.mlir.constant(dense<[5.0, 6.0]> : vector<2xf32>) : !llvm.array<2 x f32>
        %9 = llvm.extractvalue %8[1] : !llvm.array<2 x f32>
        %10 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
        %11 = llvm.extractvalue %10[0] : !llvm.struct<(i32, ptr)>
        llvm.return
    }";
    let want = ["a0", "in place: v0", "none", "in place: a1", "6 : i32", "6.000000e+00 : f32", "#llvm.zero"];
    assert_eq!(folds(text), want);
}

#[test]
fn types_that_llvm_has() {
    let ctx = Context::new();
    let name = ctx.intern("node");
    let node = StructType::identified(&ctx, name);
    assert!(StructType::is_opaque(&ctx, node));
    let node = StructType::with_body(&ctx, name, &[Type::I32, node, ptr(&ctx)], false).expect("it is new");
    assert!(is_compatible_type(&ctx, node));
    assert!(is_loadable_type(&ctx, node));
    assert!(StructType::with_body(&ctx, name, &[Type::I32], false).is_none());
    let mut deep = Type::I32;
    for _ in 0..100_000 {
        deep = ArrayType::get(&ctx, deep, 1);
    }
    assert!(is_compatible_type(&ctx, deep));
    assert!(terrace_ir::asm::type_to_string(&ctx, deep).contains("too deep"));
}

#[test]
fn added_operations_exist() {
    let hooks = &DIALECT.hooks;
    let added: Vec<&str> = hooks.added.iter().flat_map(|row| row.ops).copied().collect();
    for name in added.iter().chain(hooks.removed.iter().flat_map(|row| row.ops)) {
        assert!(DIALECT.ops.iter().any(|def| def.name == *name), "no operation {name}");
    }
    for def in
        [crate::ops::newer_intrinsics::NEWER_INTRINSIC_OPS, crate::ops::constrained::CONSTRAINED_OPS].concat()
    {
        assert!(added.contains(&def.name), "the version with {} is missing", def.name);
    }
}
