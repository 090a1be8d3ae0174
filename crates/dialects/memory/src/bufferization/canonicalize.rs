//! The canonicalization patterns of `bufferization`.

use super::{AllocTensor, Clone, Dealloc, ToBuffer, ToTensor, allocation};
use crate::alias::view_base;
use crate::index_list::fold_sizes;
use crate::memref::{self, Dim as MemRefDim, Load};
use crate::prelude::*;
use crate::tensor::{self, Cast, Dim, Extract};

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "FoldDimOfAllocTensorOp": Dim => fn(dim_of_alloc_tensor);
    "ReplaceStaticShapeDims": AllocTensor => fn(constant_sizes);
    "SimplifyClones": Clone => fn(simplify_clone);
    "DeallocRemoveDuplicateDeallocMemrefs": Dealloc => fn(merge_memrefs);
    "DeallocRemoveDuplicateRetainedMemrefs": Dealloc => fn(merge_retained);
    "EraseEmptyDealloc": Dealloc => fn(erase_empty);
    "EraseAlwaysFalseDealloc": Dealloc => fn(drop_false);
    "SkipExtractMetadataOfAlloc": Dealloc => fn(skip_metadata);
    "RemoveAllocDeallocPairWhenNoOtherUsers": Dealloc => fn(erase_unused);
    "DimOfCastOp": MemRefDim(ToBuffer(t), i) => Dim(t, i);
    "LoadOfToBuffer": Load(ToBuffer(t), ..at) => Extract(t, ..at);
    "ToBufferOfCast": ToBuffer => fn(buffer_of_cast);
    "ToBufferToTensorFolding": ToBuffer => fn(buffer_of_tensor);
    "DimOfToTensorFolder": Dim(ToTensor(m), i) => MemRefDim(m, i);
];

/// The patterns of [`Dealloc`].
pub fn dealloc_patterns() -> impl Iterator<Item = &'static greedy::Pattern> {
    PATTERNS.iter().filter(|pattern| core::ptr::eq(pattern.root, Dealloc::DEF))
}

type Operands = SmallVec<[Value; 8]>;

fn has_effect(b: &Body, op: Op, effect: Effects) -> bool {
    effects_of(b, op).is_some_and(|effects| effects.any(effect))
}

/// The only operation that frees a memref; an error if there are several.
fn dealloc_of(b: &Body, memref: Value) -> Result<Option<Op>, ()> {
    let mut deallocs = b.users(memref).filter(|&user| has_effect(b, user, Effects::FREE));
    let first = deallocs.next();
    if deallocs.next().is_some() { Err(()) } else { Ok(first) }
}

/// Replaces a clone by its source where one of the two is freed in its block, and the other one lives on.
fn simplify_clone(op: Clone, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, clone) = (op.input(rw), op.output(rw));
    if rw.has_no_uses(clone) {
        rw.erase(op.0);
        return Some(());
    }
    let (from, to) = (rw.ty(source), rw.ty(clone));
    if from != to && !memref::cast_compatible(rw.ctx(), from, to) {
        return None;
    }
    let clone_dealloc = dealloc_of(rw, clone).ok()?;
    let source_dealloc = dealloc_of(rw, view_base(rw, source)).ok()?;
    let block_of = |dealloc: Option<Op>| dealloc.and_then(|dealloc| rw.block_of(dealloc));
    if clone_dealloc.is_some() && block_of(clone_dealloc) == block_of(source_dealloc) {
        return None;
    }
    let block = rw.block_of(op.0);
    let redundant =
        [clone_dealloc, source_dealloc].into_iter().find(|&dealloc| block_of(dealloc) == block)??;
    // Another deallocation in between may free the source.
    let mut at = rw.next_op(op.0);
    while at != Some(redundant) {
        let between = at?;
        if has_effect(rw, between, Effects::FREE) {
            return None;
        }
        at = rw.next_op(between);
    }
    let value = if from == to { source } else { memref::Cast::new(rw, to, source) };
    rw.replace(op.0, &[value]);
    rw.erase(redundant);
    Some(())
}

/// Replaces the memrefs to free and their conditions; `None` if they are the old ones.
fn update(op: Dealloc, rw: &mut Rewriter<'_>, memrefs: &[Value], conditions: &[Value]) -> Option<()> {
    if op.memrefs(rw).iter().eq(memrefs.iter().copied())
        && op.conditions(rw).iter().eq(conditions.iter().copied())
    {
        return None;
    }
    op.set_memrefs(rw, memrefs, conditions);
    rw.modified(op.0);
    Some(())
}

impl Dealloc {
    /// Replaces the memrefs to free and their conditions.
    pub fn set_memrefs(self, b: &mut Body, memrefs: &[Value], conditions: &[Value]) {
        let retained: Operands = self.retained(b).iter().collect();
        b.set_operand_groups(self.0, &[memrefs, conditions, &retained]);
    }

    /// The memrefs to free with their conditions.
    pub fn pairs(self, b: &Body) -> Vec<(Value, Value)> {
        self.memrefs(b).iter().zip(self.conditions(b)).collect()
    }
}

/// Merges equal memrefs: either condition frees them.
fn merge_memrefs(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut seen: FxHashMap<Value, usize> = FxHashMap::default();
    let (mut memrefs, mut conditions) = (Operands::new(), Operands::new());
    for (memref, condition) in op.pairs(rw) {
        match seen.get(&memref) {
            Some(&at) if conditions[at] != condition => {
                conditions[at] = arith::OrI::new(rw, conditions[at], condition);
            }
            Some(_) => {}
            None => {
                seen.insert(memref, memrefs.len());
                memrefs.push(memref);
                conditions.push(condition);
            }
        }
    }
    update(op, rw, &memrefs, &conditions)
}

/// Merges equal retained memrefs.
fn merge_retained(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let mut seen: FxHashMap<Value, usize> = FxHashMap::default();
    let mut retained = Operands::new();
    let mut numbers: SmallVec<[usize; 8]> = SmallVec::new();
    for memref in op.retained(rw) {
        let number = *seen.entry(memref).or_insert_with(|| {
            retained.push(memref);
            retained.len() - 1
        });
        numbers.push(number);
    }
    if numbers.len() == retained.len() {
        return None;
    }
    let (memrefs, conditions): (Operands, Operands) = op.pairs(rw).into_iter().unzip();
    let new = Dealloc::of(rw, &memrefs, &conditions, &retained);
    Some(numbers.into_iter().map(|number| rw.result(new.0, number)).collect())
}

/// Without memrefs nothing is owned.
fn erase_empty(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<Operands> {
    if !op.memrefs(rw).is_empty() {
        return None;
    }
    let no = arith::Constant::bool(rw, false);
    Some(Operands::from_elem(no, rw.n_results(op.0)))
}

/// Drops memrefs that are never freed.
fn drop_false(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<()> {
    let is_false = |b: &Body, value| constant_of(b, value) == Some(Attr::FALSE);
    let kept: Vec<(Value, Value)> = op.pairs(rw).into_iter().filter(|&(_, c)| !is_false(rw, c)).collect();
    let (memrefs, conditions): (Operands, Operands) = kept.into_iter().unzip();
    update(op, rw, &memrefs, &conditions)
}

/// Whether a value is a buffer that its definition allocates.
fn is_allocation(b: &Body, value: Value) -> bool {
    b.def_op(value).is_some_and(|def| has_effect(b, def, Effects::ALLOC))
}

/// Frees allocations themselves, not the buffers that `memref.extract_strided_metadata` finds in them.
fn skip_metadata(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<()> {
    let allocation = |b: &Body, memref: Value| {
        let metadata = b.def_as::<memref::ExtractStridedMetadata>(memref)?;
        Some(metadata.source(b)).filter(|&source| is_allocation(b, source))
    };
    let pairs = op.pairs(rw).into_iter();
    let (memrefs, conditions): (Operands, Operands) =
        pairs.map(|(memref, condition)| (allocation(rw, memref).unwrap_or(memref), condition)).unzip();
    update(op, rw, &memrefs, &conditions)
}

/// Erases allocations that are only freed.
fn erase_unused(op: Dealloc, rw: &mut Rewriter<'_>) -> Option<()> {
    let is_unused = |b: &Body, memref: Value| {
        let def = b.def_op(memref).filter(|_| b.has_one_use(memref))?;
        // What `memref.realloc` frees is another memref.
        let effects = effects_of(b, def)?.without(Effects::FREE);
        (effects == Effects::ALLOC).then_some(def)
    };
    let (mut memrefs, mut conditions) = (Operands::new(), Operands::new());
    let mut unused: SmallVec<[Op; 4]> = SmallVec::new();
    for (memref, condition) in op.pairs(rw) {
        match is_unused(rw, memref) {
            Some(def) => unused.push(def),
            None => {
                memrefs.push(memref);
                conditions.push(condition);
            }
        }
    }
    update(op, rw, &memrefs, &conditions)?;
    unused.into_iter().for_each(|def| rw.erase(def));
    Some(())
}

/// An extent of a new tensor is its size operand, or an extent of the tensor that it copies.
fn dim_of_alloc_tensor(op: Dim, rw: &mut Rewriter<'_>) -> Option<Value> {
    let alloc = rw.def_as::<AllocTensor>(op.source(rw))?;
    let at = usize::try_from(integer_of(rw, op.index(rw))?).ok()?;
    let nth = {
        let shape = tensor::ranked(rw.ctx(), rw, op.source(rw))?.shape;
        (*shape.get(at)? == DYNAMIC).then(|| layout::n_dynamic(&shape[..at]))?
    };
    let Some(copy) = alloc.copy(rw) else { return alloc.dynamic_sizes(rw).get(nth) };
    let index = arith::Constant::index(rw, at as i64);
    Some(Dim::new(rw, copy, index))
}

/// A new tensor with constant sizes has static extents.
fn constant_sizes(op: AllocTensor, rw: &mut Rewriter<'_>) -> Option<Value> {
    let sizes = op.dynamic_sizes(rw).to_vec();
    if op.copy(rw).is_some() {
        return None;
    }
    let result = op.result(rw);
    let (ty, rest) = {
        let ty = tensor::ranked(rw.ctx(), rw, result)?;
        let (extents, rest) = fold_sizes(rw, ty.shape, &sizes);
        (RankedTensorType::get(rw.ctx(), &extents, ty.elem, ty.encoding), rest)
    };
    let old = rw.ty(result);
    if ty == old {
        return None;
    }
    let (space, hint) = (op.memory_space(rw), op.size_hint(rw));
    let new = AllocTensor::with(ty, &rest, None, hint).memory_space(space).result(rw);
    Some(Cast::new(rw, old, new))
}

/// The buffer of a cast is a cast of the buffer.
fn buffer_of_cast(op: ToBuffer, rw: &mut Rewriter<'_>) -> Option<Value> {
    let source = rw.def_as::<Cast>(op.tensor(rw))?.source(rw);
    let to = rw.ty(op.buffer(rw));
    let ty = {
        let from = tensor::ranked(rw.ctx(), rw, source)?;
        let layout = to.as_::<MemRefType>(rw.ctx()).and_then(|to| to.layout);
        let space = memref::base_memref(rw.ctx(), to)?.memory_space;
        MemRefType::get(rw.ctx(), from.shape, from.elem, layout, space)
    };
    let buffer = ToBuffer::with(ty, source).read_only(op.read_only(rw)).result(rw);
    Some(memref::Cast::new(rw, to, buffer))
}

/// The buffer of the tensor of a buffer is the buffer, cast or copied.
fn buffer_of_tensor(op: ToBuffer, rw: &mut Rewriter<'_>) -> Option<Value> {
    let buffer = rw.def_as::<ToTensor>(op.tensor(rw))?.buffer(rw);
    let (from, to) = (rw.ty(buffer), rw.ty(op.buffer(rw)));
    if from == to {
        return Some(buffer);
    }
    if from.is::<MemRefType>(rw.ctx()) && to.is::<MemRefType>(rw.ctx()) {
        return allocation::cast_or_copy(rw, to, buffer);
    }
    // An unranked buffer would have to be copied, if its layout is another one.
    let casts = !to.is::<MemRefType>(rw.ctx()) && memref::cast_compatible(rw.ctx(), from, to);
    casts.then(|| memref::Cast::new(rw, to, buffer))
}
