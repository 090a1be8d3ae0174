//! Lowering of `shape` on tensors of extents to `arith`, `scf` and `tensor` (`convert-shape-to-std`). What can be an error, a
//! shape or a size, stays.

use crate::prelude::*;
use terrace_base::arith::CmpIPredicate::{Eq, Slt, Ult};
use terrace_base::arith::{AddI, AndI, CmpI, Constant, MaxUI, MulI, OrI, Select, SubI};
use terrace_memory::dims::dim;
use terrace_memory::index_list::Index;
use terrace_memory::shape::{
    Add, Any, Broadcast, ConstShape, ConstSize, CstrBroadcastable, CstrEq, CstrRequire, Dim, GetExtent,
    IsBroadcastable, Mul, Rank, Reduce, ShapeEq, ShapeOf, SplitAt, ToExtentTensor, Yield, extent_tensor,
    extents_of, is_extent_tensor,
};
use terrace_memory::tensor::{self, Extract, ExtractSlice, FromElements, Generate};

passes! {
    /// Convert operations from the shape dialect into the standard dialect.
    ShapeToStd("ConvertShapeToStandardPass") = "convert-shape-to-std" on(Anchor::Op("builtin.module"))
        => shape_to_std;
}

fn shape_to_std(_: &ShapeToStd, pass: &mut PassContext) -> Result {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("scf", Legality::Legal)
        .dialect("tensor", Legality::Legal)
        .op(CstrRequire::DEF, Legality::Legal)
        .op(func::Func::DEF, Legality::Legal)
        .op(terrace_base::builtin::Module::DEF, Legality::Legal);
    let mut converter = TypeConverter::new(pass.body.ctx());
    converter.unrealized_cast = Some(UnrealizedConversionCast::DEF);
    converter.refuses_casts = true;
    let patterns = Patterns::new().add(PATTERNS);
    Conversion::partial(target, patterns, converter).run(pass.body, pass.op, pass.threads)
}

static PATTERNS: &[Pattern] = patterns![plain:
    CstrBroadcastable => cstr_broadcastable,
    CstrEq => cstr_eq,
    Any => any,
    Add => add,
    Mul => mul,
    Broadcast => broadcast,
    ConstShape => const_shape,
    ConstSize => const_size,
    Dim => dim_op,
    IsBroadcastable => is_broadcastable,
    GetExtent => get_extent,
    Rank => rank,
    Reduce => reduce,
    ShapeEq => shape_eq,
    ShapeOf => shape_of,
    SplitAt => split_at,
    ToExtentTensor => to_extent_tensor,
];

type List = SmallVec<[Value; 4]>;

/// Refuses types that can be errors.
fn error_free(rw: &Lowering, values: &[Value]) -> Rewrite {
    let ctx = rw.ctx();
    match values.iter().all(|&value| rw.ty(value).is_index() || is_extent_tensor(ctx, rw.ty(value))) {
        true => Ok(()),
        false => Err("a shape or size can be an error".into()),
    }
}

/// The values that replace the operands of an operation so far.
fn inputs(rw: &Lowering, op: Op) -> List {
    rw.operands(op).iter().map(|value| rw.replacement(value)).collect()
}

/// The operands that are tensors of extents, one at least.
fn extent_tensors(rw: &Lowering, op: Op) -> Rewrite<List> {
    let shapes = inputs(rw, op);
    error_free(rw, &shapes)?;
    if shapes.is_empty() { Err("there is no shape".into()) } else { Ok(shapes) }
}

/// The comparison that a constraint becomes must be lowered, too, so both take the same shapes.
fn cstr_broadcastable(op: CstrBroadcastable, rw: &mut Lowering) -> Rewrite<Value> {
    extent_tensors(rw, op.0)?;
    let shapes = op.shapes(rw).to_vec();
    let holds = IsBroadcastable::new(rw, Type::I1, &shapes);
    require(rw, op.result(rw), holds, "required broadcastable shapes")
}

fn cstr_eq(op: CstrEq, rw: &mut Lowering) -> Rewrite<Value> {
    error_free(rw, &inputs(rw, op.0))?;
    let shapes = op.shapes(rw).to_vec();
    let holds = ShapeEq::new(rw, Type::I1, &shapes);
    require(rw, op.result(rw), holds, "required equal shapes")
}

fn require(rw: &mut Lowering, witness: Value, holds: Value, message: &str) -> Rewrite<Value> {
    let (ty, message) = (rw.ty(witness), rw.context().intern(message));
    Ok(CstrRequire::new(rw, ty, message, holds))
}

fn any(op: Any, rw: &mut Lowering) -> Rewrite<Value> {
    op.inputs(rw).first().map(|first| rw.replacement(first)).ok_or_else(|| "there is no shape".into())
}

fn add(op: Add, rw: &mut Lowering) -> Rewrite<Value> {
    error_free(rw, &[op.result(rw)])?;
    let values = inputs(rw, op.0);
    Ok(AddI::new(rw, values[0], values[1]))
}

fn mul(op: Mul, rw: &mut Lowering) -> Rewrite<Value> {
    error_free(rw, &[op.result(rw)])?;
    let values = inputs(rw, op.0);
    Ok(MulI::new(rw, values[0], values[1]))
}

/// Shapes, aligned at their last extents.
struct Aligned {
    shapes: List,
    /// The greatest rank.
    rank: Value,
    /// By how many extents each shape is shorter.
    missing: List,
}

impl Aligned {
    fn of(rw: &mut Lowering, shapes: List, zero: Value) -> Self {
        let ranks: List = shapes.iter().map(|&shape| tensor::Dim::new(rw, shape, zero)).collect();
        let rank = ranks.iter().copied().reduce(|most, rank| MaxUI::new(rw, rank, most)).unwrap_or(zero);
        let missing = ranks.iter().map(|&own| SubI::new(rw, rank, own)).collect();
        Self { shapes, rank, missing }
    }

    /// Combines the extents at a position, from the first shape on; shapes without it leave the value as it is.
    fn combine(
        &self,
        rw: &mut Lowering,
        at: Value,
        start: Value,
        next: impl Fn(&mut Lowering, Value, Value) -> Value,
    ) -> Value {
        let ty = rw.ty(start);
        self.shapes.iter().zip(&self.missing).fold(start, |value, (&shape, &missing)| {
            let is_missing = CmpI::new(rw, Ult, at, missing);
            either(
                rw,
                is_missing,
                ty,
                |_| value,
                |rw| {
                    let own = SubI::new(rw, at, missing);
                    let extent = Extract::new(rw, shape, &[own]);
                    next(rw, value, extent)
                },
            )
        })
    }

    /// The extent that is not one, if there is one.
    fn broadcast(&self, rw: &mut Lowering, at: Value) -> Value {
        let one = Constant::index(rw, 1);
        self.combine(rw, at, one, |rw, value, extent| {
            let is_one = CmpI::new(rw, Eq, extent, one);
            Select::new(rw, is_one, value, extent)
        })
    }
}

/// An `scf.if` with one result.
fn either(
    rw: &mut Lowering,
    condition: Value,
    ty: Type,
    then: impl FnOnce(&mut Lowering) -> Value,
    otherwise: impl FnOnce(&mut Lowering) -> Value,
) -> Value {
    let choice = scf::If::build(rw, &[ty], condition);
    let point = rw.insert_point();
    for i in [0, 1] {
        rw.add_block(choice.0, i, &[]);
    }
    let blocks = [choice.then_region(rw), choice.else_region(rw)].map(|region| rw.entry_block(region));
    let [Some(first), Some(second)] = blocks else { return condition };
    rw.set_end(first);
    let value = then(rw);
    scf::Yield::build(rw, &[value]);
    rw.set_end(second);
    let value = otherwise(rw);
    scf::Yield::build(rw, &[value]);
    rw.set_insert_point(point);
    rw.result(choice.0, 0)
}

/// An `scf.for` with one carried value.
fn count(
    rw: &mut Lowering,
    [lower, upper, step]: [Value; 3],
    start: Value,
    body: impl FnOnce(&mut Lowering, Value, Value) -> Value,
) -> Value {
    let ty = rw.ty(start);
    let counted = scf::For::build(rw, &[ty], lower, upper, step, &[start]);
    let point = rw.insert_point();
    let block = rw.add_block(counted.0, 0, &[Type::INDEX, ty]);
    let (at, carried) = (rw.args(block)[0], rw.args(block)[1]);
    rw.set_end(block);
    let value = body(rw, at, carried);
    scf::Yield::build(rw, &[value]);
    rw.set_insert_point(point);
    rw.result(counted.0, 0)
}

/// A tensor of extents that are computed from their numbers.
fn generate(rw: &mut Lowering, rank: Value, extent: impl FnOnce(&mut Lowering, Value) -> Value) -> Value {
    let ty = extent_tensor(rw.ctx(), DYNAMIC);
    let generated = Generate::build(rw, ty, &[rank]);
    let point = rw.insert_point();
    let block = rw.add_block(generated.0, 0, &[Type::INDEX]);
    let at = rw.args(block)[0];
    rw.set_end(block);
    let value = extent(rw, at);
    tensor::Yield::build(rw, value);
    rw.set_insert_point(point);
    rw.result(generated.0, 0)
}

fn broadcast(op: Broadcast, rw: &mut Lowering) -> Rewrite<Value> {
    error_free(rw, &[op.result(rw)])?;
    let (shapes, ty) = (extent_tensors(rw, op.0)?, rw.ty(op.result(rw)));
    let zero = Constant::index(rw, 0);
    let aligned = Aligned::of(rw, shapes, zero);
    let shape = generate(rw, aligned.rank, |rw, at| aligned.broadcast(rw, at));
    Ok(if rw.ty(shape) == ty { shape } else { tensor::Cast::new(rw, ty, shape) })
}

/// Each extent must be one, or that of the common shape.
fn is_broadcastable(op: IsBroadcastable, rw: &mut Lowering) -> Rewrite<Value> {
    let shapes = extent_tensors(rw, op.0)?;
    let (zero, one) = (Constant::index(rw, 0), Constant::index(rw, 1));
    let aligned = Aligned::of(rw, shapes, zero);
    let start = Constant::new(rw, Attr::bool(true));
    Ok(count(rw, [zero, aligned.rank, one], start, |rw, at, carried| {
        let common = aligned.broadcast(rw, at);
        aligned.combine(rw, at, carried, |rw, value, extent| {
            let is_one = CmpI::new(rw, Eq, extent, one);
            let is_common = CmpI::new(rw, Eq, extent, common);
            let fits = OrI::new(rw, is_one, is_common);
            AndI::new(rw, value, fits)
        })
    }))
}

fn from_elements(rw: &mut Lowering, extents: &[Value], ty: Type) -> Value {
    let own = extent_tensor(rw.ctx(), extents.len() as i64);
    let shape = FromElements::new(rw, own, extents);
    tensor::Cast::new(rw, ty, shape)
}

fn const_shape(op: ConstShape, rw: &mut Lowering) -> Rewrite<Value> {
    error_free(rw, &[op.result(rw)])?;
    let extents = op.shape(rw).and_then(|shape| extents_of(rw.ctx(), shape)).ok_or("the shape is missing")?;
    let ty = extent_tensor(rw.ctx(), extents.len() as i64);
    let extents: List = extents.iter().map(|&extent| Constant::index(rw, extent)).collect();
    Ok(from_elements(rw, &extents, ty))
}

fn const_size(op: ConstSize, rw: &mut Lowering) -> Rewrite<Value> {
    let value = op.value(rw).ok_or("the size is missing")?;
    Ok(Constant::index(rw, value))
}

fn dim_op(op: Dim, rw: &mut Lowering) -> Rewrite<Value> {
    let (value, index, ty) = (op.value(rw), op.index(rw), rw.ty(op.extent(rw)));
    error_free(rw, &[op.extent(rw), rw.replacement(index)])?;
    if !is_tensor(rw, value) {
        return Err("the value is no tensor".into());
    }
    let rank = rw.ty(value).as_shaped(rw.ctx()).and_then(|ty| ty.shape).map(|shape| shape.len() as i64);
    let shape_type = extent_tensor(rw.ctx(), rank.unwrap_or(DYNAMIC));
    let shape = ShapeOf::new(rw, shape_type, value);
    Ok(GetExtent::new(rw, ty, shape, index))
}

fn is_tensor(rw: &Lowering, value: Value) -> bool {
    let ty = rw.ty(value);
    ty.is::<RankedTensorType>(rw.ctx()) || ty.is::<UnrankedTensorType>(rw.ctx())
}

/// The shape itself is not needed if it is that of a tensor.
fn get_extent(op: GetExtent, rw: &mut Lowering) -> Rewrite<Value> {
    error_free(rw, &[op.extent(rw)])?;
    let values = inputs(rw, op.0);
    let origin = rw.def_as::<ShapeOf>(op.shape(rw)).map(|shape| shape.arg(rw));
    if let Some(origin) = origin.filter(|&origin| is_tensor(rw, origin)) {
        error_free(rw, &values[1..])?;
        return Ok(tensor::Dim::new(rw, origin, values[1]));
    }
    error_free(rw, &values)?;
    Ok(Extract::new(rw, values[0], &values[1..]))
}

fn rank(op: Rank, rw: &mut Lowering) -> Rewrite<Value> {
    error_free(rw, &[op.rank(rw)])?;
    let shapes = extent_tensors(rw, op.0)?;
    Ok(dim(rw, shapes[0], 0))
}

/// Whether an operation in a body remains.
fn remains(rw: &Lowering, op: Op) -> bool {
    let def = rw.def(op);
    let values: List = rw.operands(op).iter().chain(rw.results(op).iter()).collect();
    let has_pattern = || PATTERNS.iter().any(|pattern| core::ptr::eq(pattern.root, def));
    match def.dialect {
        "arith" | "scf" | "tensor" => false,
        _ => !(rw.is::<Yield>(op) || has_pattern() && error_free(rw, &values).is_ok()),
    }
}

/// The body becomes that of a loop, which loads the extent.
fn reduce(op: Reduce, rw: &mut Lowering) -> Rewrite<List> {
    let shape = rw.replacement(op.shape(rw));
    error_free(rw, &[shape])?;
    let mut all = true;
    rw.walk_from(op.0, &mut |inner| all = all && (inner == op.0 || !remains(rw, inner)));
    if !all {
        return Err("an operation of the body remains".into());
    }
    let region = op.region(rw);
    let block = rw.entry_block(region).ok_or("the body is empty")?;
    let end = rw.last_op(block).and_then(|end| rw.as_::<Yield>(end)).ok_or("the body does not yield")?;
    let (zero, one) = (Constant::index(rw, 0), Constant::index(rw, 1));
    let rank = tensor::Dim::new(rw, shape, zero);
    let inits = op.init_vals(rw).to_vec();
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let counted = scf::For::build(rw, &types, zero, rank, one, &inits);
    let point = rw.insert_point();
    let target = counted.body(rw);
    rw.inline_region_before(region, target, None);
    rw.set_start(block);
    let (at, extent) = (rw.args(block)[0], rw.args(block)[1]);
    let loaded = Extract::new(rw, shape, &[at]);
    rw.replace_all_uses(extent, loaded);
    rw.erase_arg(block, 1);
    rw.set_end(block);
    let values = end.operands(rw).to_vec();
    scf::Yield::build(rw, &values);
    rw.erase(end.0)?;
    rw.set_insert_point(point);
    Ok(rw.results(counted.0).iter().collect())
}

/// Compares each shape with the first one.
fn shape_eq(op: ShapeEq, rw: &mut Lowering) -> Rewrite<Value> {
    let shapes = inputs(rw, op.0);
    error_free(rw, &shapes)?;
    if shapes.len() < 2 {
        return Ok(Constant::new(rw, Attr::bool(true)));
    }
    let zero = Constant::index(rw, 0);
    let first = shapes[0];
    let rank = tensor::Dim::new(rw, first, zero);
    let mut all: Option<Value> = None;
    for &shape in &shapes[1..] {
        let other = tensor::Dim::new(rw, shape, zero);
        let have_one_rank = CmpI::new(rw, Eq, rank, other);
        let is_equal = either(
            rw,
            have_one_rank,
            Type::I1,
            |rw| {
                let (one, start) = (Constant::index(rw, 1), Constant::new(rw, Attr::bool(true)));
                count(rw, [zero, rank, one], start, |rw, at, carried| {
                    let left = Extract::new(rw, first, &[at]);
                    let right = Extract::new(rw, shape, &[at]);
                    let is_equal = CmpI::new(rw, Eq, left, right);
                    AndI::new(rw, carried, is_equal)
                })
            },
            |rw| Constant::new(rw, Attr::bool(false)),
        );
        all = Some(all.map_or(is_equal, |all| AndI::new(rw, all, is_equal)));
    }
    all.ok_or_else(|| "there is no shape".into())
}

fn shape_of(op: ShapeOf, rw: &mut Lowering) -> Rewrite<Value> {
    error_free(rw, &[op.result(rw)])?;
    let (value, ty) = (rw.replacement(op.arg(rw)), rw.ty(op.result(rw)));
    if !is_tensor(rw, value) {
        return Err("the value is no tensor".into());
    }
    if rw.ty(value).is::<RankedTensorType>(rw.ctx()) {
        let extents = terrace_memory::dims::shape_of(rw.context(), rw.ty(value));
        let extent = |(i, &extent): (usize, &i64)| match extent {
            DYNAMIC => dim(rw, value, i),
            _ => Constant::index(rw, extent),
        };
        let extents: List = extents.iter().enumerate().map(extent).collect();
        return Ok(from_elements(rw, &extents, ty));
    }
    let rank = tensor::Rank::new(rw, value);
    Ok(generate(rw, rank, |rw, at| tensor::Dim::new(rw, value, at)))
}

/// A negative index counts from the end.
fn split_at(op: SplitAt, rw: &mut Lowering) -> Rewrite<[Value; 2]> {
    let values = inputs(rw, op.0);
    error_free(rw, &[values[0], values[1], op.head(rw), op.tail(rw)])?;
    let (shape, index) = (values[0], values[1]);
    let zero = Constant::index(rw, 0);
    let rank = tensor::Dim::new(rw, shape, zero);
    let from_end = AddI::new(rw, index, rank);
    let is_negative = CmpI::new(rw, Slt, index, zero);
    let index = Select::new(rw, is_negative, from_end, index);
    let one = Constant::index(rw, 1);
    let part = |rw: &mut Lowering, start, size| {
        let ty = extent_tensor(rw.ctx(), DYNAMIC);
        let lists = [[start], [size], [one]].map(|[value]| [Index::Dynamic(value)]);
        ExtractSlice::of_lists(rw, ty, shape, [&lists[0], &lists[1], &lists[2]])
    };
    let head = part(rw, zero, index);
    let size = SubI::new(rw, rank, index);
    let tail = part(rw, index, size);
    Ok([head, tail])
}

fn to_extent_tensor(op: ToExtentTensor, rw: &mut Lowering) -> Rewrite<Value> {
    let (value, ty) = (rw.replacement(op.input(rw)), rw.ty(op.result(rw)));
    if !rw.ty(value).is::<RankedTensorType>(rw.ctx()) {
        return Err("input needs to be a tensor".into());
    }
    Ok(tensor::Cast::new(rw, ty, value))
}
