//! Verifiers of multiplications by a warp or a warpgroup, and of transfers of their matrices.

use super::{fields, unnamed};
use crate::nvvm::asm::inferred_element;
use crate::nvvm::*;
use terrace_ir::asm::type_to_string;
use terrace_llvm::types::StructType;

/// A number of registers of one type.
type Registers = (i64, Type);

/// The operands, results and shapes that a multiplication may have.
#[derive(Default)]
struct Variants {
    a: Option<Registers>,
    b: Option<Registers>,
    c: SmallVec<[Registers; 2]>,
    results: SmallVec<[Type; 2]>,
    shapes: SmallVec<[[i64; 3]; 2]>,
}

/// The parts of a multiplication.
struct Parts<'a> {
    op: OpShape<'a>,
    shape: [i64; 3],
    a: MMATypes,
    operands: [ShapeTypes<'a>; 3],
    result: Type,
    is_sparse: bool,
}

fn is_int4(element: MMATypes) -> bool {
    matches!(element, MMATypes::S4 | MMATypes::U4)
}

fn is_int8(element: MMATypes) -> bool {
    matches!(element, MMATypes::S8 | MMATypes::U8)
}

fn is_integer(element: MMATypes) -> bool {
    is_int4(element) || is_int8(element) || matches!(element, MMATypes::B1 | MMATypes::S32)
}

fn structure(ctx: &Context, (n, ty): Registers) -> Type {
    let elems: SmallVec<[Type; 8]> = (0..n).map(|_| ty).collect();
    StructType::literal(ctx, &elems, false)
}

impl Parts<'_> {
    /// The variants of 16 rows: the registers follow from the number of elements in one.
    fn rows16(&self, variants: &mut Variants) -> Result {
        let ctx = self.op.ctx();
        let pair = VectorType::fixed(ctx, &[2], Type::F16);
        let (per_tile, multiplicand, accumulators): (i64, Type, &[Registers]) = match self.a {
            MMATypes::Tf32 => (4, Type::I32, &[(4, Type::F32)]),
            MMATypes::Bf16 => (8, Type::I32, &[(4, Type::F32)]),
            MMATypes::F16 => (8, pair, &[(2, pair), (4, Type::F32)]),
            MMATypes::S4 | MMATypes::U4 => (32, Type::I32, &[(4, Type::I32)]),
            MMATypes::B1 if !self.is_sparse => (128, Type::I32, &[(4, Type::I32)]),
            MMATypes::S8 | MMATypes::U8 => (16, Type::I32, &[(4, Type::I32)]),
            MMATypes::E4m3 | MMATypes::E5m2 | MMATypes::E3m2 | MMATypes::E2m3 | MMATypes::E2m1
                if self.is_sparse =>
            {
                (16, Type::I32, &[(2, pair), (4, Type::F32)])
            }
            other => {
                let operands = other.keyword();
                return unnamed(self.op, format_args!("invalid shape or multiplicand type: {operands}"));
            }
        };
        variants.results.extend(accumulators.iter().map(|&registers| structure(ctx, registers)));
        match is_integer(self.a) {
            true => variants.c.push((4, Type::I32)),
            false => variants.c.extend([(2, pair), (4, Type::F32)]),
        }
        let [m, n, k] = self.shape;
        let tiles = k / per_tile;
        variants.a = Some(((m / 8).saturating_mul(tiles) / if self.is_sparse { 2 } else { 1 }, multiplicand));
        variants.b = Some(((n / 8).saturating_mul(tiles), multiplicand));
        let depths = match (self.is_sparse, self.a) {
            (true, MMATypes::E4m3 | MMATypes::E5m2 | MMATypes::E3m2 | MMATypes::E2m3 | MMATypes::E2m1) => {
                [64; 2]
            }
            (true, _) => [per_tile * 2, per_tile * 4],
            (false, _) => [per_tile, per_tile * 2],
        };
        variants.shapes.extend(depths.map(|k| [16, 8, k]));
        let first = self.operands[2].get(0).and_then(|ty| inferred_element(ctx, ty, true));
        if first.is_none() || inferred_element(ctx, self.result, true) != first {
            return self.op.fail("ctype does not match dtype");
        }
        Ok(())
    }

    /// The only variant of 8 rows.
    fn rows8(&self, variants: &mut Variants) {
        let ctx = self.op.ctx();
        let pair = VectorType::fixed(ctx, &[2], Type::F16);
        let (multiplicand, accumulators, k): (Registers, &[Registers], i64) = match self.a {
            MMATypes::F16 => ((2, pair), &[(4, pair), (8, Type::F32)], 4),
            MMATypes::F64 => ((1, Type::F64), &[(2, Type::F64)], 4),
            element if is_int4(element) => ((1, Type::I32), &[(2, Type::I32)], 32),
            element if is_int8(element) => ((1, Type::I32), &[(2, Type::I32)], 16),
            MMATypes::B1 if !self.is_sparse => ((1, Type::I32), &[(2, Type::I32)], 128),
            _ => return,
        };
        (variants.a, variants.b) = (Some(multiplicand), Some(multiplicand));
        variants.c.extend(accumulators.iter().copied());
        variants.results.extend(accumulators.iter().map(|&registers| structure(ctx, registers)));
        variants.shapes.push([8, 8, k]);
    }

    fn verify(&self) -> Result {
        let ctx = self.op.ctx();
        let mut variants = Variants::default();
        match self.shape[0] {
            16 => self.rows16(&mut variants)?,
            8 => self.rows8(&mut variants),
            _ => {}
        }
        let (Some(a), Some(b), true) = (variants.a, variants.b, variants.shapes.contains(&self.shape)) else {
            let [m, n, k] = self.shape;
            return self.op.fail(format_args!("unimplemented variant for MMA shape <{m}, {n}, {k}>"));
        };
        let join = |types: &mut dyn Iterator<Item = Type>| {
            types.map(|ty| type_to_string(ctx, ty)).collect::<Vec<_>>().join(", ")
        };
        let expected: [&[Registers]; 3] = [&[a], &[b], &variants.c];
        for ((types, expected), name) in self.operands.iter().zip(expected).zip(["A", "B", "C"]) {
            let is = |&(n, ty): &Registers| types.len() as i64 == n && types.iter().all(|found| found == ty);
            if !expected.iter().any(is) {
                let texts = expected.iter().map(|&(n, ty)| format!("{n}x{} ", type_to_string(ctx, ty)));
                return self.op.fail(format_args!(
                    "Could not match types for the {name} operands; expected one of {}but got {}",
                    texts.collect::<String>(),
                    join(&mut types.iter())
                ));
            }
        }
        if !variants.results.contains(&self.result) {
            return self.op.fail(format_args!(
                "Could not match allowed types for the result; expected one of {} but got {}",
                join(&mut variants.results.iter().copied()),
                type_to_string(ctx, self.result)
            ));
        }
        Ok(())
    }

    /// Verifies that an integer accumulator says what happens when it overflows.
    fn overflow(&self, behavior: Option<MMAIntOverflow>) -> Result {
        if (is_int4(self.a) || is_int8(self.a)) && behavior.is_none() {
            return self.op.fail("op requires intOverflowBehavior attribute");
        }
        Ok(())
    }
}

fn extents(ctx: &Context, shape: Option<Attr>) -> Option<[i64; 3]> {
    let MMAShapeAttr { m, n, k, .. } = shape?.as_::<MMAShapeAttr>(ctx)?;
    Some([m, n, k])
}

/// The element type of an operand, which follows from its type in the custom form only.
fn element(op: OpShape<'_>, element: Option<MMATypes>, name: &str) -> Result<MMATypes> {
    element.map_or_else(|| op.fail(format_args!("requires attribute '{name}'")), Ok)
}

pub(in crate::nvvm) fn mma_sync(mma: Shape<'_, Mma>) -> Result {
    let Some(shape) = extents(mma.ctx(), mma.shape()) else { return Ok(()) };
    let a = element(*mma, mma.multiplicand_a_ptx_type(), "multiplicandAPtxType")?;
    let operands = [mma.operand_a(), mma.operand_b(), mma.operand_c()];
    let parts = Parts { op: *mma, shape, a, operands, result: mma.res(), is_sparse: false };
    parts.verify()?;
    if a == MMATypes::B1 && mma.b1_op().is_none() {
        return mma.fail("op requires b1Op attribute");
    }
    parts.overflow(mma.int_overflow_behavior())?;
    let is_free = shape == [8, 8, 4] && a == MMATypes::F16;
    if is_free || (mma.layout_a(), mma.layout_b()) == (Some(MMALayout::Row), Some(MMALayout::Col)) {
        return Ok(());
    }
    let [m, n, k] = shape;
    let b = element(*mma, mma.multiplicand_b_ptx_type(), "multiplicandBPtxType")?;
    mma.fail(format_args!(
        "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <{m}, {n}, {k}> with \
         element types {} and {}. Only m8n8k4 with f16 supports other layouts.",
        a.keyword(),
        b.keyword()
    ))
}

pub(in crate::nvvm) fn mma_sp_sync(mma: Shape<'_, MmaSp>) -> Result {
    let Some(shape) = extents(mma.ctx(), mma.shape()) else { return Ok(()) };
    let a = element(*mma, mma.multiplicand_a_ptx_type(), "multiplicandAPtxType")?;
    let operands = [mma.operand_a(), mma.operand_b(), mma.operand_c()];
    let parts = Parts { op: *mma, shape, a, operands, result: mma.res(), is_sparse: true };
    parts.verify()?;
    parts.overflow(mma.int_overflow_behavior())
}

/// The attributes of a multiplication that is scaled by blocks.
struct Scaled<'a> {
    op: OpShape<'a>,
    shape: [i64; 3],
    elements: [Option<MMATypes>; 2],
    size: Option<ScaleVecSize>,
    format: Option<BlockScaleFormat>,
    kind: Option<MMABlockScaleKind>,
}

impl Scaled<'_> {
    /// Verifies the attributes, given the number of elements of 4 bits that are multiplied for each one of the result.
    fn verify(&self, depth: i64, what: &str) -> Result {
        use BlockScaleFormat::{Ue4m3, Ue8m0};
        use MMABlockScaleKind::{Mxf4, Mxf4nvf4, Mxf8f6f4};
        use ScaleVecSize::{X1, X2, X4};
        let name = |k: i64| format!("mma.m16n8k{k}");
        let scale = (self.size, self.format);
        if self.shape == [16, 8, depth / 2] {
            if (self.kind, scale) == (Some(Mxf8f6f4), (Some(X1), Some(Ue8m0))) {
                return Ok(());
            }
            let name = name(depth / 2);
            return self.op.fail(format_args!(
                "unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for {name}"
            ));
        }
        if self.shape != [16, 8, depth] {
            return self.op.fail(format_args!("unsupported Geom for {what} with block scaling"));
        }
        let (name, mut result) = (name(depth), Ok(()));
        if self.elements != [Some(MMATypes::E2m1); 2] {
            result = self.op.fail(format_args!("unsupported MMATypes attribute for {name}.(mxf4nvf4|mxf4)"));
        }
        match self.kind {
            Some(Mxf4) => {
                if self.size != Some(X2) {
                    result = self.op.fail(format_args!("unsupported ScaleVecSize attribute for {name}.mxf4"));
                }
                if self.format != Some(Ue8m0) {
                    result =
                        self.op.fail(format_args!("unsupported BlockScaleFormat attribute for {name}.mxf4"));
                }
            }
            Some(Mxf4nvf4) => {
                if !matches!(scale, (Some(X2), Some(Ue8m0)) | (Some(X4), Some(Ue4m3 | Ue8m0))) {
                    result = self.op.fail(format_args!(
                        "unsupported ScaleVecSize and BlockScaleFormat attributes for {name}.mxf4nvf4"
                    ));
                }
            }
            _ => result = self.op.fail(format_args!("unsupported Kind attribute for {name}")),
        }
        result
    }
}

pub(in crate::nvvm) fn mma_block_scale(mma: Shape<'_, MmaBlockScale>) -> Result {
    let Some(shape) = extents(mma.ctx(), mma.shape()) else { return Ok(()) };
    let elements = [mma.multiplicand_a_ptx_type(), mma.multiplicand_b_ptx_type()];
    let (size, format, kind) = (mma.scale_vec_size(), mma.block_scale_format(), mma.kind());
    Scaled { op: *mma, shape, elements, size, format, kind }.verify(64, "mma")
}

pub(in crate::nvvm) fn mma_sp_block_scale(mma: Shape<'_, MmaSpBlockScale>) -> Result {
    if mma.ordered_metadata().is_none() {
        return mma.fail("'orderedMetadata' attribute is mandatory");
    }
    let Some(shape) = extents(mma.ctx(), mma.shape()) else { return Ok(()) };
    let elements = [mma.multiplicand_a_ptx_type(), mma.multiplicand_b_ptx_type()];
    let (size, format, kind) = (mma.scale_vec_size(), mma.block_scale_format(), mma.kind());
    Scaled { op: *mma, shape, elements, size, format, kind }.verify(128, "sparse mma")
}

pub(in crate::nvvm) fn ldmatrix(load: Shape<'_, LdMatrix>) -> Result {
    use LdStMatrixEltType::{B8, B8x16B4x16P64, B8x16B6x16P32, B16};
    let ctx = load.ctx();
    let Some(shape) = load.shape().and_then(|attr| attr.as_::<LdStMatrixShapeAttr>(ctx)) else {
        return Ok(());
    };
    let (Some(num), Some(layout), Some(element)) = (load.num(), load.layout(), load.elt_type()) else {
        return Ok(());
    };
    let is_packed = matches!(element, B8x16B4x16P64 | B8x16B6x16P32);
    match (shape.m, shape.n) {
        (8, 8) if !matches!(num, 1 | 2 | 4) => {
            return load.fail("expected num attribute to be 1, 2 or 4 for 8x8 matrix");
        }
        (8, 8) if element != B16 => return load.fail("expected element type to be b16 for 8x8 matrix"),
        (8, 8) => {}
        (8, 16) if !matches!(num, 1 | 2 | 4) => {
            return load.fail("expected num attribute to be 1, 2 or 4 for 8x16 matrix");
        }
        (8, 16) if layout != MMALayout::Row => {
            return load.fail("expected layout to be row for 8x16 matrix");
        }
        (8, 16) if !is_packed => {
            return load
                .fail("expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix");
        }
        (8, 16) => {}
        (16, 16) if !matches!(num, 1 | 2) => {
            return load.fail("expected num attribute to be 1 or 2 for 16x16 matrix");
        }
        (16, 16) if layout != MMALayout::Col => {
            return load.fail("expected layout to be col for 16x16 matrix");
        }
        (16, 16) if !is_packed && element != B8 => {
            return load
                .fail("expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix");
        }
        (16, 16) => {}
        _ => return load.fail("expected shape to be 8x8, 8x16 or 16x16"),
    }
    let n = if (shape.m, shape.n) == (16, 16) { num * 2 } else { num };
    match n {
        1 if load.res() != Type::I32 => load.fail("expected destination type is i32"),
        2 | 4 if load.res() != structure(ctx, (n, Type::I32)) => {
            load.fail(format_args!("expected destination type is a structure of {n} elements of type i32"))
        }
        _ => Ok(()),
    }
}

pub(in crate::nvvm) fn stmatrix(store: Shape<'_, StMatrix>) -> Result {
    let shape = store.shape().and_then(|attr| attr.as_::<LdStMatrixShapeAttr>(store.ctx()));
    if !matches!(store.sources().len(), 1 | 2 | 4) {
        return store.fail("expected num attribute to be 1, 2 or 4");
    }
    match shape.map(|shape| (shape.m, shape.n)) {
        None => Ok(()),
        Some((8, 8)) if store.elt_type() != Some(LdStMatrixEltType::B16) => {
            store.fail("expected element type to be B16 for 8x8 matrix")
        }
        Some((16, 8)) if store.elt_type() != Some(LdStMatrixEltType::B8) => {
            store.fail("expected element type to be B8 for 16x8 matrix")
        }
        Some((16, 8)) if store.layout() != Some(MMALayout::Col) => {
            store.fail("expected layout to be col for 16x8 matrix")
        }
        Some((8 | 16, 8)) => Ok(()),
        _ => store.fail("expected shape to be 8x8 or 16x8"),
    }
}

/// Whether the accumulator and the result are of one type.
pub(in crate::nvvm) fn same_struct(op: OpShape<'_>) -> bool {
    op.as_::<WgmmaMmaAsync>().is_none_or(|mma| mma.inouts() == mma.results())
}

pub(in crate::nvvm) fn wgmma(mma: Shape<'_, WgmmaMmaAsync>) -> Result {
    use WGMMATypes::{B1, Bf16, E4m3, E5m2, F16, F32, S8, S32, Tf32, U8};
    let ctx = mma.ctx();
    let (Some([m, n, k]), Some(elems)) = (extents(ctx, mma.shape()), fields(ctx, mma.results())) else {
        return Ok(());
    };
    let (Some(d), Some(a), Some(b)) = (mma.type_d(), mma.type_a(), mma.type_b()) else { return Ok(()) };
    if let Some(other) = elems.iter().find(|&elem| Some(elem) != elems.first()) {
        let other = quoted_type(ctx, *other);
        return mma.fail(format_args!("all elements in struct must be same type but there is {other}"));
    }
    if !matches!(d, F32 | F16 | S32) {
        return mma.fail(format_args!("does not support the given output type {}", d.keyword()));
    }
    let is_negative = |scale| scale == Some(WGMMAScaleIn::Neg);
    if d == S32 && (is_negative(mma.scale_a()) || is_negative(mma.scale_b())) {
        return mma.fail("has s32 output, scaleA and scaleB cannot be neg");
    }
    let (depth, is_long) = match (d, a, b) {
        (F32 | F16, F16, F16) | (F32 | F16, Bf16, Bf16) => (16, true),
        (F32, Tf32, Tf32) => (8, true),
        (F32 | F16, E4m3 | E5m2, E4m3 | E5m2) => (32, true),
        (S32, U8 | S8, U8 | S8) => (32, false),
        (S32, B1, B1) => (256, false),
        _ => {
            let (d, a, b) = (d.keyword(), a.keyword(), b.keyword());
            return mma.fail(format_args!("{d} += {a} * {b}, it is not supported."));
        }
    };
    if m != 64 {
        return mma.fail("shape 'm' must be 64");
    }
    if k != depth {
        return mma.fail(format_args!("shape 'k' must be {depth} for input type {}", a.keyword()));
    }
    // Integers have fewer widths above 32.
    let is_width = (8..=256).contains(&n) && n % 8 == 0 && (is_long || n <= 32 || n % 16 == 0);
    if !is_width {
        return mma
            .fail(format_args!("has input type {} n is set to {n}, it is not supported.", a.keyword()));
    }
    let layouts = (mma.layout_a(), mma.layout_b());
    if !matches!(a, F16 | Bf16) && (layouts.0 == Some(MMALayout::Col) || layouts.1 == Some(MMALayout::Row)) {
        let [layout_a, layout_b] = [layouts.0, layouts.1].map(|layout| layout.map_or("", MMALayout::keyword));
        return mma.fail(format_args!(
            "given layouts layout_a = {layout_a} and layout_b = {layout_b} for input types {} and {} requires \
             transpose. However, this is only supported for: f16 and bf16",
            a.keyword(),
            b.keyword()
        ));
    }
    let expected = if d == F16 { n / 4 } else { n / 2 };
    if elems.len() as i64 != expected {
        let found = elems.len();
        return mma.fail(format_args!("results {expected}, however output struct has {found} elements"));
    }
    if d != S32 && mma.satfinite() == Some(MMAIntOverflow::Satfinite) {
        return mma.fail(format_args!(
            " `satfinite` can be only used with s32 accumulator, however the current accumulator is {}",
            d.keyword()
        ));
    }
    Ok(())
}
