//! `convert-math-to-rocdl`: functions of floats as calls of OCML, ROCm's math library.

use crate::common::LLVMConversionTarget;
use crate::common::options::layout_options;
use crate::common::table::unrolled;
use crate::device_library::ocml;
use crate::prelude::*;
use terrace_hardware::rocdl::{self, Chipset};

passes! {
    /// Convert Math dialect to ROCDL library calls.
    MathToRocdl("ConvertMathToROCDL") = "convert-math-to-rocdl" on(Anchor::Op("builtin.module")) {
        /// Chipset that these operations will run on
        chipset: String = String::new(),
    } => math_to_rocdl;
}

fn math_to_rocdl(o: &MathToRocdl, pass: &mut PassContext) -> Result {
    let chipset = match o.chipset.as_str() {
        "" => None,
        name => Some(Chipset::parse(name).map_err(|message| pass.ctx().error(Loc::UNKNOWN, message).emit())?),
    };
    let options = layout_options(pass, 0)?;
    let ctx = pass.ctx();
    let target: ConversionTarget = LLVMConversionTarget::new().into();
    let target = ["func", "vector", "rocdl"]
        .into_iter()
        .fold(target, |target, dialect| target.dialect(dialect, Legality::Legal));
    let target = ILLEGAL.iter().fold(target, |target, &def| target.op(def, Legality::Illegal));
    let patterns = Patterns::new().add_all(patterns(chipset));
    let conversion = Conversion::partial(target, patterns, llvm_converter(&ctx, options));
    conversion.run(pass.body, pass.op, pass.threads)
}

/// Intrinsics and operations for which the backend needs OCML.
pub(crate) static ILLEGAL: &[&OpDef] = &[
    llvm::Cos::DEF,
    llvm::Exp::DEF,
    llvm::Exp2::DEF,
    llvm::FAbs::DEF,
    llvm::FCeil::DEF,
    llvm::FFloor::DEF,
    llvm::FRem::DEF,
    llvm::Log::DEF,
    llvm::Log10::DEF,
    llvm::Log2::DEF,
    llvm::Pow::DEF,
    llvm::Sin::DEF,
    llvm::Sqrt::DEF,
];

/// The patterns of the pass for a chipset, or for all.
pub fn patterns(chipset: Option<Chipset>) -> impl Iterator<Item = &'static &'static [Pattern]> {
    let has_med3 = chipset.is_some_and(|chipset| chipset.major >= 9);
    ocml::PATTERNS.iter().chain(has_med3.then_some(&MED3))
}

static MED3: &[Pattern] = patterns![math::ClampF => clamp];

/// The median of three numbers, which the hardware has for these types.
fn clamp(op: math::ClampF, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op.0, 0));
    if !matches!(ty.element_or_self(ctx).as_float(ctx), Some(FloatFormat::F16 | FloatFormat::F32)) {
        return Err("fmed3 only supports f16 and f32 types".into());
    }
    let ty = rw.convert(ty)?;
    unrolled(rw, ty, rw.converted_operands(), &mut |rw, _, args| match *args {
        [value, min, max] => Ok(rocdl::FMed3::new(rw, value, min, max)),
        _ => Err("three operands are expected".into()),
    })
}
