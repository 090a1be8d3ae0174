//! Lowering of `amdgpu` to `rocdl` and the LLVM dialect (`convert-amdgpu-to-rocdl`). Other operations stay.
//!
//! Which instructions there are depends on the chipset, which is an option of the type converter.

mod buffers;
mod floats;
mod intrinsics;
mod lanes;
mod lds;
mod matrices;
mod sync;
mod tensors;

use crate::common::LLVMConversionTarget;
use crate::gpu_common::Device;
use crate::gpu_to_rocdl::Rocdl;
use crate::prelude::*;
use core::fmt::Display;
pub(crate) use intrinsics::f8_of;
use terrace_gpu::amdgpu::*;
use terrace_hardware::rocdl::{self, Chipset};

passes! {
    /// Convert AMDGPU dialect to ROCDL dialect.
    AmdgpuToRocdl("ConvertAMDGPUToROCDLPass") = "convert-amdgpu-to-rocdl" on(Anchor::Any, Body) {
        /// Chipset that these operations will run on
        chipset: String = "gfx000".into(),
    } => amdgpu_to_rocdl;
}

fn amdgpu_to_rocdl(o: &AmdgpuToRocdl, pass: &PassContext) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let chipset = parse_chipset(&ctx, Loc::UNKNOWN, &o.chipset)?;
    let target: ConversionTarget = LLVMConversionTarget::new().into();
    let target = target.dialect("amdgpu", Legality::Illegal).dialect("rocdl", Legality::Legal);
    let mut converter =
        llvm_converter(&ctx, LowerToLLVMOptions::default()).with_options(chipset).rule(convert_type);
    converter.type_attr = Some(Rocdl::memory_space);
    let conversion = Conversion::partial(target, Patterns::new().add_all(PATTERNS), converter);
    Ok(BodyPass::new().convert(conversion).edit(UNUSED_DESCRIPTORS))
}

/// Reads the name of a chipset; errors have the location.
pub(crate) fn parse_chipset(ctx: &Context, loc: Loc, name: &str) -> Result<Chipset> {
    let invalid = |_| ctx.error(loc, format!("Invalid chipset name: {name}")).emit();
    Chipset::parse(name).map_err(invalid)
}

pub(crate) const GFX908: Chipset = Chipset::new(9, 0, 8);
pub(crate) const GFX90A: Chipset = Chipset::new(9, 0, 10);
const GFX942: Chipset = Chipset::new(9, 4, 2);
pub(crate) const GFX950: Chipset = Chipset::new(9, 5, 0);
const GFX1250: Chipset = Chipset::new(12, 5, 0);

/// The patterns. The converter has the [`Chipset`] as option, and the rule [`convert_type`].
pub(crate) static PATTERNS: &[&[Pattern]] = &[buffers::ACCESSES, OTHERS];

static OTHERS: &[Pattern] = patterns![
    FatRawBufferCast => buffers::cast,
    Dpp => lanes::dpp,
    MemoryCounterWait => sync::wait,
    LdsBarrier => sync::lds_barrier,
    SchedBarrier => sync::sched_barrier,
    Mfma => matrices::mfma,
    ScaledMfma => matrices::scaled_mfma,
    SparseMfma => matrices::sparse_mfma,
    Wmma => matrices::wmma,
    ScaledWmma => matrices::scaled_wmma,
    ExtPackedFp8 => floats::ext,
    ScaledExtPackedMatrix => floats::scaled_ext_matrix,
    ScaledExtPacked => floats::scaled_ext,
    PackedScaledTrunc => floats::scaled_trunc,
    PackedTrunc2xFp8 => floats::trunc,
    PackedStochRoundFp8 => floats::stochastic_round,
    GatherToLds => lds::gather,
    TransposeLoad => lds::transpose,
    PermlaneSwap => lanes::permlane_swap,
    MakeDmaBase => tensors::base,
    MakeGatherDmaBase => tensors::gather_base,
    MakeDmaDescriptor => tensors::descriptor,
    MakeGatherDmaDescriptor => tensors::gather_descriptor,
    TensorLoadToLds => tensors::load,
    TensorStoreFromLds => tensors::store,
    SwizzleBitMode => lanes::swizzle,
];

/// Addresses of tensors are four words. A descriptor is four vectors, which a cast combines.
pub(crate) fn convert_type(converter: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = converter.ctx();
    if ty.is::<TdmBaseType>(ctx) || ty.is::<TdmGatherBaseType>(ctx) {
        Convert::To(VectorType::fixed(ctx, &[4], Type::I32))
    } else if ty.is::<TdmDescriptorType>(ctx) {
        Convert::To(ty)
    } else {
        Convert::Unhandled
    }
}

/// Erases the casts that combine descriptors where nothing else uses them.
pub(crate) const UNUSED_DESCRIPTORS: BodyEdit = BodyEdit {
    concerns: |body| body.op_codes().any(|code| code == UnrealizedConversionCast::DEF.code()),
    run: tensors::erase_unused_casts,
    report: |_, _| Ok(()),
};

fn chipset(rw: &Lowering) -> Chipset {
    rw.converter.options().copied().unwrap_or_default()
}

/// Reports an error at the operation of a pattern.
fn fail<T>(rw: &Lowering, op: Op, message: impl Display) -> Rewrite<T> {
    rw.report(op, &message);
    Err(message.to_string().into())
}

/// A constant `i32`.
fn i32(rw: &mut Lowering, value: i64) -> Value {
    llvm::Constant::int(rw, Type::I32, i64::from(value as i32))
}

/// A constant `i64`.
fn i64(rw: &mut Lowering, value: i64) -> Value {
    llvm::Constant::int(rw, Type::I64, value)
}

/// A value as another type of as many bits; the value itself if it is of the type.
fn cast(rw: &mut Lowering, ty: Type, value: Value) -> Value {
    if rw.ty(value) == ty { value } else { llvm::Bitcast::new(rw, ty, value) }
}

/// The vector with one dimension of a type; an error for other types.
fn vector<'s>(rw: &Lowering<'_, 's>, ty: Type) -> Rewrite<(i64, Type)> {
    match ty.as_::<VectorType>(rw.context()) {
        Some(VectorType { shape: &[n], elem, scalable: &[], .. }) => Ok((n, elem)),
        _ => Err("only vectors of fixed length and one dimension are supported".into()),
    }
}

/// A new operation of a kind that is chosen by types, with its result. Attributes that it does not declare are discardable.
fn create(
    rw: &mut Lowering,
    to: &'static OpDef,
    results: &[Type],
    operands: &[Value],
    attrs: &[(&str, Attr)],
) -> Option<Value> {
    let mut state = OpState::new(to, rw.loc());
    state.results.extend_from_slice(results);
    state.operands.extend_from_slice(operands);
    let mut others: SmallVec<[(Str, Attr); 1]> = SmallVec::new();
    for &(name, attr) in attrs {
        match to.slot_of(name) {
            Some(slot) => state.set_slot(slot, attr),
            None => others.push((rw.context().intern(name), attr)),
        }
    }
    if !others.is_empty() {
        state.dict = Some(DictionaryAttr::of(rw.context(), &others));
    }
    let new = rw.create(state);
    rw.results(new).first()
}

/// [`create`] of an operation with one result.
fn compute(
    rw: &mut Lowering,
    to: &'static OpDef,
    result: Type,
    operands: &[Value],
    attrs: &[(&str, Attr)],
) -> Rewrite<Value> {
    create(rw, to, &[result], operands, attrs).ok_or_else(|| "the operation has no result".into())
}
