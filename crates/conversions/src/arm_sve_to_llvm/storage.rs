//! `arm-sve-legalize-vector-storage`: memory holds masks as `vector<[16]xi1>`, and scalable vectors on the stack have an
//! alignment that LLVM supports. Vectors that memory cannot hold are read in the shape of ones that it can.

use crate::prelude::*;
use terrace_hardware::arm_sve;
use terrace_rewrite::greedy::apply_patterns_greedily;

passes! {
    /// Ensures stores of SVE vector types will be legal.
    LegalizeVectorStorage("LegalizeVectorStorage") = "arm-sve-legalize-vector-storage"
        on(Anchor::Op("func.func"), Body) => legalize_vector_storage;
}

static PATTERNS: &[greedy::Pattern] = rewrites![
    memref::Alloca => align,
    memref::Alloca => widen,
    memref::Alloc => widen,
    memref::Load => load,
    memref::Store => store,
    vector::TransferRead => super::read::collapse,
];

/// Marks the casts from widened memory, which only loads and stores may use.
const TAG: &str = "__arm_sve_legalize_vector_storage__";

fn legalize_vector_storage(_: &LegalizeVectorStorage, pass: &PassContext) -> Result<BodyPass> {
    let threads = pass.threads;
    let is_legal = Legality::Dynamic(|body, op, _| body.discardable(op, TAG).is_none());
    let target = ConversionTarget::new().op(terrace_base::builtin::cast_def(), is_legal);
    let check = Conversion::partial(target, Patterns::new(), TypeConverter::new(&pass.ctx())).fold(false);
    let rewrite = move |body: &mut _, op| {
        Ok(apply_patterns_greedily(body, op, &Patterns::new().add(PATTERNS), threads))
    };
    Ok(BodyPass::new().prepare(rewrite).convert(check))
}

/// The vector with its last dimension widened to 16, if it is a mask that memory cannot hold.
fn widened_mask(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx).filter(|vector| vector.elem == Type::I1)?;
    let (&last, outer) = vector.shape.split_last()?;
    let only_last = (0..=outer.len()).all(|dim| vector.is_scalable(dim) == (dim == outer.len()));
    if !only_last || !matches!(last, 1 | 2 | 4 | 8) {
        return None;
    }
    let mut shape = outer.to_vec();
    shape.push(16);
    Some(VectorType::get(ctx, &shape, vector.elem, vector.scalable))
}

/// Sets the alignment of a stack allocation of scalable vectors: 2 for masks, else 16, the most that LLVM supports.
fn align(op: memref::Alloca, rw: &mut Rewriter) -> Option<()> {
    let ctx = rw.ctx().clone();
    let elem = rw.ty(op.memref(rw)).as_::<MemRefType>(&ctx)?.elem;
    let vector = elem.as_::<VectorType>(&ctx).filter(|vector| vector.any_scalable())?;
    if rw.slot(op.0, memref::Alloca::SLOTS.alignment).is_some() {
        return None;
    }
    let alignment = if vector.elem == Type::I1 { 2 } else { 16 };
    let alignment = IntegerAttr::of_i64(&ctx, Type::I64, alignment);
    rw.set_slot(op.0, memref::Alloca::SLOTS.alignment, Some(alignment));
    rw.modified(op.0);
    Some(())
}

/// Allocates widened masks.
fn widen(op: impl OpKind, rw: &mut Rewriter) -> Option<Value> {
    let (op, ctx) = (op.op(), rw.ctx().clone());
    let old = rw.ty(rw.result(op, 0));
    let memref = old.as_::<MemRefType>(&ctx)?;
    let elem = widened_mask(&ctx, memref.elem)?;
    let ty = MemRefType::get(&ctx, memref.shape, elem, memref.layout, memref.memory_space);
    let wide = copy_with_type(rw, op, ty);
    let cast = UnrealizedConversionCast::build(rw, &[old], &[wide]);
    rw.set_attr(cast.0, TAG, Some(Attr::UNIT));
    Some(rw.result(cast.0, 0))
}

/// Creates a copy of an operation whose result has another type.
fn copy_with_type(rw: &mut Rewriter, op: Op, ty: Type) -> Value {
    let mut state = OpState::new(rw.def(op), rw.loc());
    state.operands.extend(rw.operands(op).iter());
    state.results.push(ty);
    for slot in 0..rw.def(op).n_slots() {
        if let Some(attr) = rw.slot(op, slot) {
            state.set_slot(slot, attr);
        }
    }
    let dict = rw.dict(op);
    let new = rw.create(state);
    rw.set_dict(new, dict);
    rw.result(new, 0)
}

/// The widened memory that a cast hides, and the type of its elements.
fn widened_memory(rw: &Rewriter, memref: Value) -> Option<(Value, Type)> {
    let cast = rw.as_::<UnrealizedConversionCast>(rw.def_op(memref)?)?;
    rw.discardable(cast.0, TAG)?;
    let source = cast.inputs(rw).get(0)?;
    let elem = rw.ty(source).as_::<MemRefType>(rw.ctx())?.elem;
    Some((source, elem))
}

fn load(op: memref::Load, rw: &mut Rewriter) -> Option<Value> {
    let (memory, elem) = widened_memory(rw, op.memref(rw))?;
    let ty = rw.ty(op.result(rw));
    let wide = copy_with_type(rw, op.0, elem);
    if let Some(new) = rw.def_op(wide) {
        rw.set_operand(new, 0, memory);
    }
    Some(arm_sve::ConvertFromSvbool::new(rw, ty, wide))
}

fn store(op: memref::Store, rw: &mut Rewriter) -> Option<()> {
    let (memory, _) = widened_memory(rw, op.memref(rw))?;
    let value = op.value(rw);
    let value = arm_sve::ConvertToSvbool::new(rw, value);
    rw.set_operand(op.0, 0, value);
    rw.set_operand(op.0, 1, memory);
    rw.modified(op.0);
    Some(())
}
