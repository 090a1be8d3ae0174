//! `shape-to-shape-lowering`: operations that other ones of `shape` express.

use crate::prelude::*;
use crate::shape::{ConstSize, Mul, NumElements, Reduce, SizeType, Yield};

passes! {
    /// Legalize Shape dialect to be convertible to Arith.
    ShapeToShapeLowering("ShapeToShapeLoweringPass") = "shape-to-shape-lowering" on(Anchor::Op("func.func"))
        => shape_to_shape_lowering;
}

fn shape_to_shape_lowering(_: &ShapeToShapeLowering, pass: &mut PassContext<'_>) -> Result {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("shape", Legality::Legal)
        .op(NumElements::DEF, Legality::Illegal);
    let converter = TypeConverter::new(pass.body.ctx());
    let patterns = Patterns::new().add(PATTERNS);
    Conversion::partial(target, patterns, converter).run(pass.body, pass.op, pass.threads)
}

static PATTERNS: &[Pattern] = patterns![plain: NumElements => num_elements];

/// The product of the extents.
fn num_elements(op: NumElements, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (shape, ty) = (op.shape(rw), rw.ty(op.result(rw)));
    let one = match ty.is::<SizeType>(rw.ctx()) {
        true => ConstSize::new(rw, ty, 1),
        false => arith::Constant::index(rw, 1),
    };
    let extent = match rw.ty(shape).is::<RankedTensorType>(rw.ctx()) {
        true => Type::INDEX,
        false => SizeType::get(rw.ctx()),
    };
    let product = Reduce::build(rw, &[ty], shape, &[one]);
    let point = rw.insert_point();
    let block = rw.add_block(product.0, 0, &[Type::INDEX, extent, ty]);
    let (extent, carried) = (rw.args(block)[1], rw.args(block)[2]);
    rw.set_end(block);
    let next = Mul::new(rw, ty, extent, carried);
    Yield::build(rw, &[next]);
    rw.set_insert_point(point);
    Ok(rw.result(product.0, 0))
}
