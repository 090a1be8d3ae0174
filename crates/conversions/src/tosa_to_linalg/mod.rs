//! Lowering of `tosa` to `linalg`: convolutions, poolings and products of matrices to operations of their own
//! (`tosa-to-linalg-named`), others to loop nests (`tosa-to-linalg`). `pipeline` runs both (`tosa-to-linalg-pipeline`).

mod build;
mod fft;
mod loops;
mod named;
mod pipeline;
mod pointwise;
mod resize;

pub(crate) use pipeline::{INFER, NAME, TosaToLinalgPipeline};

use crate::common::prelude::*;
use crate::common::signless::signless_converter;
use terrace_tosa::tosa;

passes! {
    /// Lower TOSA to LinAlg named operations.
    TosaToLinalgNamed("TosaToLinalgNamed") = "tosa-to-linalg-named" on(Anchor::Interface(Trait::FunctionOpInterface)) {
        /// Prefer generating linalg.conv_2d_nhwc_hwcf over linalg.conv_2d_nhwc_fhwc
        prefer_conv2d_kernel_layout_hwcf: bool = false,
    } => tosa_to_linalg_named;

    /// Lower TOSA to LinAlg on tensors.
    TosaToLinalg("TosaToLinalg") = "tosa-to-linalg" on(Anchor::Interface(Trait::FunctionOpInterface)) {
        /// Disable tosa decompositions pass
        disable_tosa_decompositions: bool = false,
        /// Always perform the reduce constant optimization
        aggressive_reduce_constant: bool = false,
    } => tosa_to_linalg;
}

fn tosa_to_linalg(_: &TosaToLinalg, pass: &mut PassContext) -> Result {
    let legal = [
        tosa::ApplyScale::DEF,
        tosa::CondIf::DEF,
        tosa::Const::DEF,
        tosa::ConstShape::DEF,
        tosa::WhileLoop::DEF,
        tosa::Concat::DEF,
        tosa::Slice::DEF,
        tosa::Reshape::DEF,
        tosa::Pad::DEF,
    ];
    let target = ConversionTarget::new().unknown(Legality::Legal).dialect("tosa", Legality::Illegal);
    let target = legal.into_iter().fold(target, |target, def| target.op(def, Legality::Legal));
    let patterns = Patterns::new()
        .add(pointwise::PATTERNS)
        .add(loops::PATTERNS)
        .add(resize::PATTERNS)
        .add(fft::PATTERNS);
    convert(pass, target, patterns)
}

fn tosa_to_linalg_named(options: &TosaToLinalgNamed, pass: &mut PassContext) -> Result {
    let illegal = [
        tosa::Conv2D::DEF,
        tosa::Conv3D::DEF,
        tosa::DepthwiseConv2D::DEF,
        tosa::MaxPool2d::DEF,
        tosa::AvgPool2d::DEF,
        tosa::MatMul::DEF,
        tosa::Transpose::DEF,
    ];
    let target = ConversionTarget::new().unknown(Legality::Legal);
    let target = illegal.into_iter().fold(target, |target, def| target.op(def, Legality::Illegal));
    let conv2d =
        if options.prefer_conv2d_kernel_layout_hwcf { named::CONV2D_HWCF } else { named::CONV2D_FHWC };
    let patterns = Patterns::new().add(conv2d).add(named::PATTERNS);
    convert(pass, target, patterns)
}

/// Converts a function. Results get back the encodings of their tensors, which those of `linalg` lack.
fn convert(pass: &mut PassContext, target: ConversionTarget, patterns: Patterns<Pattern>) -> Result {
    let casts = |b: &Body| b.ops_where(|op| b.is::<UnrealizedConversionCast>(op));
    let earlier: FxHashSet<Op> = pass.op_body().map(|b| casts(b)).into_iter().flatten().collect();
    let converter = signless_converter(pass.body.ctx());
    Conversion::full(target, patterns, converter).run(pass.body, pass.op, pass.threads)?;
    let Some(b) = pass.op_body() else { return Ok(()) };
    let ctx = b.ctx().clone();
    for op in casts(b).into_iter().filter(|op| !earlier.contains(op)) {
        if b.n_operands(op) != 1 || b.n_results(op) != 1 {
            continue;
        }
        let (value, to) = (b.operand(op, 0), b.result_type(op, 0));
        let types = b.ty(value).as_::<RankedTensorType>(&ctx).zip(to.as_::<RankedTensorType>(&ctx));
        if types.is_some_and(|(from, to)| from.shape == to.shape && from.elem == to.elem) {
            let cast = terrace_memory::tensor::Cast::new(&mut Builder::before(b, op), to, value);
            b.replace(op, &[cast]);
        }
    }
    Ok(())
}
