//! The types of `nvgpu`, and constraints on types.

use super::attrs::*;
use crate::prelude::*;
use terrace_base::parameters::parse_parameters;
use terrace_ir::decl::attr_type::int_of;
use terrace_ir::decl::constraint::VECTOR_CLASS;
use terrace_ir::decl::{EnumDef, TypeClass};

types! { "nvgpu", TYPES;
    /// `!nvgpu.device.async.token`: stands for copies that may not be done yet.
    DeviceAsyncTokenType = "device.async.token" {}
    /// `!nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 4>`: barriers in memory.
    MBarrierGroupType = "mbarrier.group" {
        /// The memory space.
        memory_space: Attr,
        /// The number of barriers.
        num_barriers: u32,
    } (parse: parse_group, print: print_group)
    /// `!nvgpu.mbarrier.token`: the phase of a barrier.
    MBarrierTokenType = "mbarrier.token" {}
    /// `!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>`:
    /// how a box of a tensor in global memory is copied to or from shared memory.
    TensorMapDescriptorType = "tensormap.descriptor" {
        /// The memref of a box.
        tensor: Type,
        /// A [`TensorMapSwizzleKind`].
        swizzle: u64,
        /// A [`TensorMapL2PromoKind`].
        l2promo: u64,
        /// A [`TensorMapOobKind`].
        oob: u64,
        /// A [`TensorMapInterleaveKind`].
        interleave: u64,
    } (parse: parse_tensor_map, print: print_tensor_map)
    /// `!nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>`: the accumulator of a warpgroup, in the registers of its threads.
    WarpgroupAccumulatorType = "warpgroup.accumulator" {
        /// The vector of the whole matrix.
        fragmented: Type,
    } (parse: parse_accumulator, print: print_accumulator)
    /// `!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>`: a multiplicand of a warpgroup, in shared memory.
    WarpgroupMatrixDescriptorType = "warpgroup.descriptor" {
        /// The memref of the matrix.
        tensor: Type,
    } (parse: parse_matrix, print: print_matrix)
}

/// Declares the classes of the dialect's types; formats write only the parameters of those that have some.
macro_rules! classes {
    ($($NAME:ident = $Type:ident $name:literal $($stripped:ident)?;)*) => { $(
        static $NAME: TypeClass = TypeClass {
            $(stripped: Some($Type::$stripped),)?
            ..TypeClass::new(concat!("nvgpu.", $name), |ctx, ty| ty.is::<$Type>(ctx))
        };
    )* };
}

classes! {
    COPY_TOKEN = DeviceAsyncTokenType "device.async.token";
    GROUP = MBarrierGroupType "mbarrier.group" DEF;
    BARRIER_TOKEN = MBarrierTokenType "mbarrier.token";
    TENSOR_MAP = TensorMapDescriptorType "tensormap.descriptor" DEF;
    ACCUMULATOR = WarpgroupAccumulatorType "warpgroup.accumulator" DEF;
    MATRIX = WarpgroupMatrixDescriptorType "warpgroup.descriptor" DEF;
}

static F32: Pred = Pred::Exact(Type::F32);
static I32_ONLY: Pred = Pred::Exact(Type::I32);
static I64_ONLY: Pred = Pred::Exact(Type::I64);

type_constraints! {
    /// A token of a copy.
    DeviceAsyncToken = "device async token type", Pred::Is(COPY_TOKEN.holds), &COPY_TOKEN => DeviceAsyncTokenType::get;
    /// Barriers.
    MBarrierGroup = "mbarrier barrier type", Pred::Is(GROUP.holds), &GROUP;
    /// The phase of a barrier.
    MBarrierToken = "", Pred::Is(BARRIER_TOKEN.holds), &BARRIER_TOKEN => MBarrierTokenType::get;
    /// A tensor map.
    TensorMapDescriptor = "TensorMap descriptor", Pred::Is(TENSOR_MAP.holds), &TENSOR_MAP;
    /// An accumulator.
    WarpgroupAccumulator = "", Pred::Is(ACCUMULATOR.holds), &ACCUMULATOR;
    /// A multiplicand of a warpgroup.
    WarpgroupMatrixDescriptor = "Warpgroup matrix descriptor type", Pred::Is(MATRIX.holds), &MATRIX;
    /// The metadata of a sparse matrix: where its elements are.
    SparseMetadata = "fixed-length vector of 16-bit signless integer values of length 2", Pred::Is(|ctx, ty| ty == sparse_metadata(ctx)), &VECTOR_CLASS
        => sparse_metadata;
    /// A vector of `f32`.
    F32Vector = "vector of 32-bit float values", Pred::Vector(&F32), &VECTOR_CLASS;
    /// The address of a barrier.
    MBarrierPointer = "32-bit signless integer or 64-bit signless integer", Pred::AnyOf(&[&I32_ONLY, &I64_ONLY]);
}

fn sparse_metadata(ctx: &Context) -> Type {
    VectorType::get(ctx, &[2], Type::I16, &[])
}

attr_types! {
    /// How many groups may still run.
    WaitGroup => i64, "64-bit signless integer attribute", AttrSyntax::Typed(Type::I64), silent true,
        |ctx, attr| int_of(ctx, attr, Type::I64), |ctx, v| IntegerAttr::of_i64(ctx, Type::I64, v);
}

const GROUP_PARAMETERS: &[(&str, &str)] = &[("memorySpace", "Attribute"), ("num_barriers", "unsigned")];
/// The parameters of a tensor map, and the enums of those behind the first.
const TENSOR_MAP_PARAMETERS: &[(&str, &str)] = &[
    ("tensor", "MemRefType"),
    ("swizzle", "::mlir::nvgpu::TensorMapSwizzleKind"),
    ("l2promo", "::mlir::nvgpu::TensorMapL2PromoKind"),
    ("oob", "::mlir::nvgpu::TensorMapOOBKind"),
    ("interleave", "::mlir::nvgpu::TensorMapInterleaveKind"),
];
const TENSOR_MAP_ENUMS: [&EnumDef; 4] = [
    TensorMapSwizzleKind::ENUM,
    TensorMapL2PromoKind::ENUM,
    TensorMapOobKind::ENUM,
    TensorMapInterleaveKind::ENUM,
];

/// `<memorySpace = 3, num_barriers = 4>`
fn parse_group(p: &mut AsmParser<'_>) -> Result<Type> {
    p.expect(b'<', "expected '<'")?;
    let (mut space, mut n) = (Attr::UNIT, 1);
    parse_parameters(p, "NVGPU_MBarrierGroup", GROUP_PARAMETERS, 1, &mut |p, at| {
        if at == 0 {
            space = p.parse_attr(None)?;
            return Ok(());
        }
        let offset = p.offset();
        let number = p.parse_integer_as::<i64>()?;
        // Negative numbers wrap around.
        let number = u32::try_from(number).or_else(|_| i32::try_from(number).map(|number| number as u32));
        n = number.map_err(|_| p.custom_error(offset, "integer value too large"))?;
        Ok(())
    })?;
    Ok(MBarrierGroupType::get(p.ctx, space, n))
}

fn print_group(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(group) = ty.as_::<MBarrierGroupType>(p.ctx()) else { return };
    p.text("<memorySpace = ");
    p.attr(group.memory_space);
    if group.num_barriers != 1 {
        p.text(", num_barriers = ");
        p.unsigned(group.num_barriers.into());
    }
    p.byte(b'>');
}

/// `<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>`
fn parse_tensor_map(p: &mut AsmParser<'_>) -> Result<Type> {
    p.expect(b'<', "expected '<'")?;
    let (mut tensor, mut kinds) = (Type::NONE, [0; 4]);
    let n = TENSOR_MAP_PARAMETERS.len();
    parse_parameters(p, "NVGPU_TensorMapDescriptor", TENSOR_MAP_PARAMETERS, n, &mut |p, at| {
        match at.checked_sub(1) {
            None => tensor = p.parse_type_of(&MEMREF_CLASS)?,
            Some(at) => kinds[at] = p.parse_enum_keywords(TENSOR_MAP_ENUMS[at])?,
        }
        Ok(())
    })?;
    let [swizzle, l2promo, oob, interleave] = kinds;
    Ok(TensorMapDescriptorType::get(p.ctx, tensor, swizzle, l2promo, oob, interleave))
}

fn print_tensor_map(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(map) = ty.as_::<TensorMapDescriptorType>(p.ctx()) else { return };
    p.text("<tensor = ");
    p.ty(map.tensor);
    let kinds = [map.swizzle, map.l2promo, map.oob, map.interleave];
    for (((name, _), def), kind) in TENSOR_MAP_PARAMETERS.iter().skip(1).zip(TENSOR_MAP_ENUMS).zip(kinds) {
        p.text(", ");
        p.text(name);
        p.text(" = ");
        p.enum_value(def, kind);
    }
    p.byte(b'>');
}

/// `<fragmented = vector<64x128xf32>>`
fn parse_accumulator(p: &mut AsmParser<'_>) -> Result<Type> {
    p.expect(b'<', "expected '<'")?;
    let mut fragmented = Type::NONE;
    parse_parameters(p, "NVGPU_WarpgroupAccumulator", &[("fragmented", "VectorType")], 1, &mut |p, _| {
        fragmented = p.parse_type_of(&VECTOR_CLASS)?;
        Ok(())
    })?;
    Ok(WarpgroupAccumulatorType::get(p.ctx, fragmented))
}

fn print_accumulator(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(accumulator) = ty.as_::<WarpgroupAccumulatorType>(p.ctx()) else { return };
    p.text("<fragmented = ");
    p.ty(accumulator.fragmented);
    p.byte(b'>');
}

/// `<tensor = memref<128x64xf16, 3>>`
fn parse_matrix(p: &mut AsmParser<'_>) -> Result<Type> {
    p.expect(b'<', "expected '<'")?;
    let mut tensor = Type::NONE;
    parse_parameters(p, "NVGPU_WarpgroupMatrixDescriptor", &[("tensor", "MemRefType")], 1, &mut |p, _| {
        tensor = p.parse_type_of(&MEMREF_CLASS)?;
        Ok(())
    })?;
    Ok(WarpgroupMatrixDescriptorType::get(p.ctx, tensor))
}

fn print_matrix(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(matrix) = ty.as_::<WarpgroupMatrixDescriptorType>(p.ctx()) else { return };
    p.text("<tensor = ");
    p.ty(matrix.tensor);
    p.byte(b'>');
}
