//! Copies of tensors between global memory and LDS: descriptors in groups of words, as the ISA of gfx1250 divides them.

use super::*;
use crate::common::memory::{element_pointer, ranked};
use terrace_memory::index_list::Index;

/// A value with one more field at a bit of the word it falls in.
fn with_field(rw: &mut Lowering, word: Value, field: Value, bit: i64) -> Value {
    let bit = bit % 32;
    let mut field = field;
    if bit != 0 {
        let shift = i32(rw, bit);
        field = llvm::Shl::new(rw, field, shift);
    }
    match rw.constant(word).and_then(|word| word.as_i64(rw.context())) {
        Some(0) => field,
        _ => llvm::Or::with(word, field).is_disjoint(true).result(rw),
    }
}

/// A vector of words.
fn vector_of(rw: &mut Lowering, words: &[Value], n: i64, positions: &[Value]) -> Value {
    let ty = VectorType::fixed(rw.context(), &[n], Type::I32);
    let mut vector = llvm::Poison::new(rw, ty);
    for (&word, &at) in words.iter().zip(positions) {
        vector = llvm::InsertElement::new(rw, vector, word, at);
    }
    vector
}

pub(super) fn base(op: MakeDmaBase, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let (global, lds) = (op.global(rw), op.lds(rw));
    addresses(op.0, rw, (global, args.global, args.global_indices), (lds, args.lds, args.lds_indices), None)
}

pub(super) fn gather_base(op: MakeGatherDmaBase, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let base = rw.ty(op.base(rw)).as_::<TdmGatherBaseType>(ctx).ok_or("the result is no base")?;
    let args = rw.adaptor(op);
    let (global, lds) = (op.global(rw), op.lds(rw));
    let memory = ((global, args.global, args.global_indices), (lds, args.lds, args.lds_indices));
    addresses(op.0, rw, memory.0, memory.1, Some(base.index_type))
}

/// A memref, its descriptor, and indices.
type Element<'a> = (Value, Value, &'a [Value]);

/// The first group of a descriptor. `rows` is the type of the numbers of gathered rows.
fn addresses(
    op: Op,
    rw: &mut Lowering,
    global: Element<'_>,
    lds: Element<'_>,
    rows: Option<Type>,
) -> Rewrite<Value> {
    /// The bit of gathered rows whose numbers have 32 bits.
    const WIDE_ROWS: i64 = 30;
    /// The bit of gathered rows.
    const GATHERS: i64 = 31;
    /// The bit of the number of the type of descriptors.
    const TYPE: i64 = 30;
    if chipset(rw) < GFX1250 {
        return fail(rw, op, "make_dma_base is only supported on gfx1250");
    }
    let (global_type, lds_type) = (ranked(rw, global.0)?, ranked(rw, lds.0)?);
    for (memref, (_, _, indices)) in [(&global_type, global), (&lds_type, lds)] {
        strides_and_offset(rw.context(), *memref).ok_or("the layout is not strided")?;
        if memref.shape.len() != indices.len() {
            return Err("the number of indices is not the rank".into());
        }
    }
    let numbers: SmallVec<[Value; 4]> = (0..4).map(|at| i32(rw, at)).collect();
    let &[_, one, two, _] = &numbers[..] else { return Err("four numbers are expected".into()) };
    let mut flags = one;
    if rows == Some(Type::I32) {
        flags = with_field(rw, flags, one, WIDE_ROWS);
    }
    if rows.is_some() {
        flags = with_field(rw, flags, one, GATHERS);
    }
    let (lds, _) = element_pointer(rw, &lds_type, lds.1, lds.2, false)?;
    let (global, _) = element_pointer(rw, &global_type, global.1, global.2, false)?;
    let lds = llvm::PtrToInt::new(rw, Type::I32, lds);
    let global = llvm::PtrToInt::new(rw, Type::I64, global);
    let low = llvm::Trunc::new(rw, Type::I32, global);
    let shift = i64(rw, 32);
    let high = llvm::LShr::new(rw, global, shift);
    let high = llvm::Trunc::new(rw, Type::I32, high);
    let mask = i32(rw, (1 << 25) - 1);
    let high = llvm::And::new(rw, high, mask);
    let high = with_field(rw, high, two, TYPE);
    Ok(vector_of(rw, &[flags, lds, low, high], 4, &numbers))
}

/// The converted operands of a descriptor.
struct Tile<'a> {
    op: Op,
    base: Value,
    /// The numbers of gathered rows.
    rows: Option<Value>,
    /// The size of an element in bytes.
    element_bytes: u32,
    /// The extents and strides of the tensor, and the extents of the tile, innermost first.
    extents: SmallVec<[Index; 5]>,
    strides: SmallVec<[Index; 5]>,
    tile: SmallVec<[Index; 5]>,
    workgroup_mask: Option<Value>,
    early_timeout: Option<Value>,
    /// The amount and the interval.
    padding: Option<(Value, Value)>,
    /// The original and the converted memref, and indices.
    barrier: Option<(Value, Value, &'a [Value])>,
    /// The increments of addresses in global memory and LDS, and the number of iterations.
    iteration: Option<(Value, Value, Value)>,
}

/// Reads the operands that both kinds of descriptors have.
macro_rules! tile {
    ($op:ident, $rw:ident, $args:ident, $kind:ident, $element:expr, $rows:expr) => {{
        let [extents, strides, tile] = Descriptor::$kind($op).lists($rw);
        let values = [$args.global_dynamic_sizes, $args.global_dynamic_strides, $args.shared_dynamic_sizes];
        let [extents, strides, tile] = convert_lists([extents, strides, tile], values);
        let address = $op.atomic_barrier_address($rw);
        Tile {
            op: $op.0,
            base: $args.base,
            rows: $rows,
            element_bytes: $element.bit_width($rw.context()).unwrap_or(0) / 8,
            extents,
            strides,
            tile,
            workgroup_mask: $args.workgroup_mask,
            early_timeout: $args.early_timeout,
            padding: $args.pad_amount.zip($args.pad_interval),
            barrier: address
                .zip($args.atomic_barrier_address)
                .map(|(a, b)| (a, b, $args.atomic_barrier_indices)),
            iteration: ($args.global_increment.zip($args.lds_increment).zip($args.iteration_count))
                .map(|((global, lds), n)| (global, lds, n)),
        }
    }};
}

/// Lists with converted values, innermost dimension first.
fn convert_lists<const N: usize>(
    lists: [terrace_memory::index_list::Indices; N],
    values: [&[Value]; N],
) -> [SmallVec<[Index; 5]>; N] {
    let mut values = values.map(|values| values.iter());
    let mut at = 0;
    lists.map(|list| {
        let values = &mut values[at];
        at += 1;
        let mut converted: SmallVec<[Index; 5]> = list
            .iter()
            .map(|&index| match index {
                Index::Dynamic(value) => Index::Dynamic(values.next().copied().unwrap_or(value)),
                constant => constant,
            })
            .collect();
        converted.reverse();
        converted
    })
}

pub(super) fn descriptor(op: MakeDmaDescriptor, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let base = rw.ty(op.base(rw)).as_::<TdmBaseType>(ctx).ok_or("the base has no type")?;
    let args = rw.adaptor(op);
    tile!(op, rw, args, Tile, base.element_type, None).lower(rw)
}

pub(super) fn gather_descriptor(op: MakeGatherDmaDescriptor, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let base = rw.ty(op.base(rw)).as_::<TdmGatherBaseType>(ctx).ok_or("the base has no type")?;
    let args = rw.adaptor(op);
    tile!(op, rw, args, Gather, base.element_type, Some(args.indices)).lower(rw)
}

/// The most bits of an extent of a tensor, of a stride and of an extent of a tile.
const LIMITS: [(&str, u32); 3] = [("size", 32), ("stride", 48), ("tile size", 16)];

impl Tile<'_> {
    /// Checks what the fields of a descriptor cannot hold.
    fn check(&self, rw: &Lowering) -> Rewrite {
        for (list, (name, bits)) in [&self.extents, &self.strides, &self.tile].into_iter().zip(LIMITS) {
            for &index in list {
                if let Index::Static(value) = index
                    && !(0..1 << bits).contains(&value)
                {
                    return fail(
                        rw,
                        self.op,
                        format_args!("expected a {name} of {bits} bits, but got {value}"),
                    );
                }
            }
        }
        if self.iteration.is_some() && self.extents.len() > 3 {
            return fail(rw, self.op, "expected at most three dimensions in an iteration");
        }
        if let Some((memref, _, indices)) = self.barrier {
            let memref = ranked(rw, memref)?;
            strides_and_offset(rw.context(), memref).ok_or("the layout is not strided")?;
            if memref.shape.len() != indices.len() {
                return Err("the number of indices is not the rank".into());
            }
        }
        if let Some(rows) = self.rows {
            vector(rw, rw.ty(rows))?;
        }
        Ok(())
    }

    fn lower(self, rw: &mut Lowering) -> Rewrite<Value> {
        if chipset(rw) < GFX1250 {
            return fail(rw, self.op, "make_dma_descriptor is only supported on gfx1250");
        }
        self.check(rw)?;
        let numbers: SmallVec<[Value; 8]> = (0..8).map(|at| i32(rw, at)).collect();
        let first = self.dimensions(rw, &numbers)?;
        let (second, third) = match self.rows {
            Some(rows) => (gathered(rw, rows, &numbers, true)?, gathered(rw, rows, &numbers, false)?),
            None => (self.outer(rw, &numbers), self.outermost(rw, &numbers)),
        };
        let descriptor = TdmDescriptorType::get(rw.context());
        let cast = UnrealizedConversionCast::build(rw, &[descriptor], &[self.base, first, second, third]);
        rw.results(cast.0).first().ok_or_else(|| "the cast has no result".into())
    }

    /// The second group: flags, padding, the barrier, and the inner dimensions.
    fn dimensions(&self, rw: &mut Lowering, numbers: &[Value]) -> Rewrite<Value> {
        let &[zero, one, _, three, ..] = numbers else { return Err("eight numbers are expected".into()) };
        let mut words = [zero; 8];
        if let Some(mask) = self.workgroup_mask {
            let mask = llvm::Bitcast::new(rw, Type::I16, mask);
            let mask = llvm::ZExt::new(rw, Type::I32, mask);
            words[0] = with_field(rw, words[0], mask, 0);
        }
        let size = numbers.get(self.element_bytes.max(1).ilog2() as usize).copied().unwrap_or(zero);
        words[0] = with_field(rw, words[0], size, 16);
        for (is_set, bit) in
            [(self.barrier.is_some(), 18), (self.iteration.is_some(), 19), (self.padding.is_some(), 20)]
        {
            if is_set {
                words[0] = with_field(rw, words[0], one, bit);
            }
        }
        if let Some(early) = self.early_timeout {
            let early = llvm::ZExt::new(rw, Type::I32, early);
            words[0] = with_field(rw, words[0], early, 21);
        }
        if let Some((amount, interval)) = self.padding {
            let interval = llvm::CountTrailingZeros::new(rw, false, interval);
            let interval = llvm::Sub::new(rw, interval, one);
            words[0] = with_field(rw, words[0], interval, 22);
            let amount = llvm::Sub::new(rw, amount, one);
            words[0] = with_field(rw, words[0], amount, 25);
        }
        if let Some((memref, descriptor, indices)) = self.barrier {
            let memref = ranked(rw, memref)?;
            let (address, _) = element_pointer(rw, &memref, descriptor, indices, false)?;
            let address = llvm::PtrToInt::new(rw, Type::I32, address);
            let address = llvm::LShr::new(rw, address, three);
            let mask = i32(rw, 0xffff);
            let address = llvm::And::new(rw, address, mask);
            words[1] = with_field(rw, words[1], address, 32);
        }
        self.extent(rw, &mut words, 0, 48);
        self.extent(rw, &mut words, 1, 80);
        self.tile_extent(rw, &mut words, 0, 112);
        match self.rows {
            Some(rows) => {
                let n = i32(rw, vector(rw, rw.ty(rows))?.0);
                words[4] = with_field(rw, words[4], n, 128);
            }
            None => {
                self.tile_extent(rw, &mut words, 1, 128);
                self.tile_extent(rw, &mut words, 2, 144);
            }
        }
        self.stride(rw, &mut words, 1, 160);
        if self.rows.is_none() {
            self.stride(rw, &mut words, 2, 208);
        }
        Ok(vector_of(rw, &words, 8, numbers))
    }

    /// Whether the last two groups hold dimensions or an iteration.
    fn has_outer(&self) -> bool {
        self.iteration.is_some() || self.extents.len() > 2
    }

    fn no_group(rw: &mut Lowering) -> Value {
        let ty = VectorType::fixed(rw.context(), &[4], Type::I32);
        llvm::Zero::new(rw, ty)
    }

    /// The third group: outer dimensions, or an iteration.
    fn outer(&self, rw: &mut Lowering, numbers: &[Value]) -> Value {
        if !self.has_outer() {
            return Self::no_group(rw);
        }
        let mut words = [numbers[0]; 4];
        if let Some(extent) = self.small(rw, &self.extents, 2) {
            words[0] = with_field(rw, words[0], extent, 0);
        }
        match self.iteration {
            None => {
                if let Some(extent) = self.small(rw, &self.extents, 3) {
                    words[1] = with_field(rw, words[1], extent, 32);
                }
                self.stride(rw, &mut words, 3, 64);
                self.tile_extent(rw, &mut words, 3, 112);
            }
            Some((global, lds, n)) => {
                words[1] = with_field(rw, words[1], lds, 32);
                let low = llvm::Trunc::new(rw, Type::I32, global);
                words[2] = with_field(rw, words[2], low, 64);
                let shift = i64(rw, 32);
                let high = llvm::LShr::new(rw, global, shift);
                let high = llvm::Trunc::new(rw, Type::I32, high);
                words[3] = with_field(rw, words[3], high, 96);
                let mask = i32(rw, 0xffff);
                words[3] = llvm::And::new(rw, words[3], mask);
                let n = llvm::Trunc::new(rw, Type::I32, n);
                let n = llvm::Sub::new(rw, n, numbers[1]);
                words[3] = with_field(rw, words[3], n, 112);
            }
        }
        vector_of(rw, &words, 4, numbers)
    }

    /// The fourth group: the outermost dimension.
    fn outermost(&self, rw: &mut Lowering, numbers: &[Value]) -> Value {
        if !self.has_outer() {
            return Self::no_group(rw);
        }
        let mut words = [numbers[0]; 4];
        self.stride(rw, &mut words, 4, 0);
        self.extent(rw, &mut words, 4, 48);
        self.tile_extent(rw, &mut words, 4, 80);
        vector_of(rw, &words, 4, numbers)
    }

    /// An extent as `i32`.
    fn small(&self, rw: &mut Lowering, list: &[Index], dim: usize) -> Option<Value> {
        Some(match *list.get(dim)? {
            Index::Static(extent) => i32(rw, extent),
            Index::Dynamic(extent) => llvm::Trunc::new(rw, Type::I32, extent),
        })
    }

    /// Writes an extent of the tensor, whose halves are in two words.
    fn extent(&self, rw: &mut Lowering, words: &mut [Value], dim: usize, bit: usize) {
        let Some(extent) = self.small(rw, &self.extents, dim) else { return };
        let at = bit / 32;
        words[at] = with_field(rw, words[at], extent, bit as i64);
        let half = i32(rw, 16);
        let high = llvm::LShr::new(rw, extent, half);
        words[at + 1] = with_field(rw, words[at + 1], high, bit as i64 + 16);
    }

    fn tile_extent(&self, rw: &mut Lowering, words: &mut [Value], dim: usize, bit: usize) {
        let Some(extent) = self.small(rw, &self.tile, dim) else { return };
        let at = bit % (32 * words.len()) / 32;
        words[at] = with_field(rw, words[at], extent, bit as i64);
    }

    /// Writes a stride of 48 bits. The stride of the innermost dimension is one.
    fn stride(&self, rw: &mut Lowering, words: &mut [Value], dim: usize, bit: usize) {
        let stride = match self.strides.get(dim) {
            None => return,
            Some(&Index::Static(stride)) => i64(rw, stride),
            Some(&Index::Dynamic(stride)) => stride,
        };
        let mask = i64(rw, (1 << 48) - 1);
        let stride = llvm::And::new(rw, mask, stride);
        let low = llvm::Trunc::new(rw, Type::I32, stride);
        let at = bit / 32;
        words[at] = with_field(rw, words[at], low, bit as i64);
        // What the rest of the word does not hold.
        let rest = 32 - bit as i64 % 32;
        let shift = i64(rw, rest);
        let high = llvm::LShr::new(rw, stride, shift);
        let high = llvm::Trunc::new(rw, Type::I32, high);
        words[at + 1] = with_field(rw, words[at + 1], high, bit as i64 + rest);
    }
}

/// A group of the numbers of gathered rows: the first or the second half of those that fit.
fn gathered(rw: &mut Lowering, rows: Value, numbers: &[Value], is_first: bool) -> Rewrite<Value> {
    let (n, elem) = vector(rw, rw.ty(rows))?;
    let is_wide = elem == Type::I32;
    let most = if is_wide { 4 } else { 8 };
    let start = if is_first { 0 } else { most };
    let mut elements: SmallVec<[Value; 8]> = SmallVec::new();
    for at in start..n.min(start + most) {
        let at = match usize::try_from(at).ok().and_then(|at| numbers.get(at)) {
            Some(&at) => at,
            None => i32(rw, at),
        };
        elements.push(llvm::ExtractElement::new(rw, rows, at));
    }
    if !is_wide {
        for element in &mut elements {
            *element = llvm::ZExt::new(rw, Type::I32, *element);
        }
        if !elements.len().is_multiple_of(2) {
            elements.push(numbers[0]);
        }
        elements = elements.chunks(2).map(|pair| with_field(rw, pair[0], pair[1], 16)).collect();
    }
    Ok(vector_of(rw, &elements, 4, numbers))
}

pub(super) fn load(op: TensorLoadToLds, rw: &mut Lowering) -> Rewrite {
    copy(op.0, rw, rocdl::TensorLoadToLDS::DEF)
}

pub(super) fn store(op: TensorStoreFromLds, rw: &mut Lowering) -> Rewrite {
    copy(op.0, rw, rocdl::TensorStoreFromLDS::DEF)
}

/// The types of the groups of a descriptor.
fn group_types(ctx: &Context) -> [Type; 4] {
    [4, 8, 4, 4].map(|n| VectorType::fixed(ctx, &[n], Type::I32))
}

/// The groups of a descriptor: those that were combined, or the results of a cast where it is defined.
fn groups(rw: &mut Lowering, descriptor: Value) -> Rewrite<SmallVec<[Value; 8]>> {
    let types = group_types(rw.context());
    let are_groups = |rw: &Lowering, values: &[Value]| values.iter().map(|&value| rw.ty(value)).eq(types);
    let def = rw.def_op(descriptor);
    let combined = rw.def_as::<UnrealizedConversionCast>(descriptor).map(|cast| cast.inputs(rw).to_vec());
    if let Some(groups) = combined.filter(|groups| are_groups(rw, groups)) {
        return Ok(groups);
    }
    // The cast for another copy is right behind the definition.
    let block = rw.def_block(descriptor).ok_or("the descriptor has no definition")?;
    let first = match def {
        Some(def) => rw.next_op(def),
        None => rw.first_op(block),
    };
    if let Some(cast) = first.and_then(|first| rw.as_::<UnrealizedConversionCast>(first)) {
        let groups = cast.outputs(rw).to_vec();
        if cast.inputs(rw).iter().eq([descriptor]) && are_groups(rw, &groups) {
            return Ok(groups);
        }
    }
    let point = rw.insert_point();
    match def {
        Some(def) => rw.set_after(def),
        None => rw.set_start(block),
    }
    let cast = UnrealizedConversionCast::build(rw, &types, &[descriptor]);
    rw.set_insert_point(point);
    Ok(rw.results(cast.0).to_vec())
}

fn copy(op: Op, rw: &mut Lowering, to: &'static OpDef) -> Rewrite {
    let ctx = rw.context();
    if chipset(rw) < GFX1250 {
        return fail(rw, op, "is only supported on gfx1250");
    }
    let &[descriptor] = rw.converted_operands() else { return Err("one operand is expected".into()) };
    let groups = groups(rw, descriptor)?;
    let policy = IntegerAttr::of_i64(ctx, Type::I32, 0);
    create(rw, to, &[], &groups, &[("cachePolicy", policy)]);
    rw.erase(op)
}

/// See [`UNUSED_DESCRIPTORS`].
pub(super) fn erase_unused_casts(body: &mut Body) -> EditResult {
    let ctx = body.ctx().clone();
    let types = group_types(&ctx);
    let unused = body.ops_where(|op| {
        let Some(cast) = body.as_::<UnrealizedConversionCast>(op) else { return false };
        cast.outputs(body).len() == 1
            && cast.outputs(body).first().is_some_and(|descriptor| {
                body.ty(descriptor).is::<TdmDescriptorType>(&ctx) && body.has_no_uses(descriptor)
            })
            && body.types(cast.inputs(body)).eq(types)
    });
    for &op in &unused {
        body.erase(op);
    }
    EditResult { changed: !unused.is_empty(), unfinished: false }
}
