//! `affine-data-copy-generate`: loops access copies, in a faster memory, of the elements that they need.

mod copies;
mod coverage;

use super::promote::{has_one_iteration, promote};
use crate::affine::analysis::access::{Access, enclosing_ivs};
use crate::affine::analysis::footprint;
use crate::affine::analysis::region::MemRefRegion;
use crate::affine::canonicalize::access_patterns;
use crate::affine::{For, Load, Store};
use crate::prelude::*;
use copies::Range;
use coverage::covers;
use terrace_rewrite::greedy::apply_patterns_to_ops;

passes! {
    /// Generate explicit copying for affine memory operations.
    ///
    /// The copies are made in front of the outermost loops whose elements fit into the fast memory, and written back behind
    /// them.
    DataCopyGeneration("AffineDataCopyGeneration") = "affine-data-copy-generate" on(Anchor::Op("func.func")) {
        /// Set fast memory space capacity in KiB (default: unlimited)
        fast_mem_capacity: u64 = u64::MAX,
        /// Fast memory space identifier for copy generation (default: 1)
        fast_mem_space: u32 = 1,
        /// Generate DMA instead of point-wise copy
        generate_dma: bool = false,
        /// Minimum DMA transfer size supported by the target in bytes
        min_dma_transfer: i32 = 1024,
        /// Testing purposes: avoid non-unit stride loop choice depths for copy placement
        skip_non_unit_stride_loops: bool = false,
        /// Slow memory space identifier for copy generation (default: 0)
        slow_mem_space: u32 = 0,
        /// Tag memory space identifier for copy generation (default: 0)
        tag_mem_space: u32 = 0,
    } => data_copy_generation;
}

fn data_copy_generation(o: &DataCopyGeneration, pass: &mut PassContext<'_>) -> Result {
    if !pass.body.is_nested(pass.op) {
        return Ok(());
    }
    let mut copier = Copier {
        options: o,
        outer: pass.body,
        func: pass.op,
        nests: Vec::new(),
        is_nest: FxHashSet::default(),
    };
    let b = copier.body();
    let Some(entry) = b.root_block() else { return Ok(()) };
    let blocks: Vec<Block> = b.root_regions().flat_map(|region| b.blocks(region)).collect();
    copier.constant_at(None, entry, 0, copier.func_loc());
    for block in blocks {
        copier.copy_in_block(block);
    }
    copier.clean();
    Ok(())
}

struct Copier<'a> {
    options: &'a DataCopyGeneration,
    /// The body with the function.
    outer: &'a mut Body,
    func: Op,
    /// The outermost loops that copy.
    nests: Vec<Op>,
    is_nest: FxHashSet<Op>,
}

/// The accesses of a memref in a range of operations.
struct Accessed {
    memref: Value,
    region: MemRefRegion,
    loc: Loc,
}

/// The regions of memrefs, in order of the first access.
#[derive(Default)]
struct Regions {
    list: Vec<Accessed>,
    /// The places in the list.
    places: FxHashMap<Value, usize>,
}

impl Regions {
    fn get_mut(&mut self, memref: Value) -> Option<&mut Accessed> {
        self.list.get_mut(*self.places.get(&memref)?)
    }

    fn push(&mut self, accessed: Accessed) {
        self.places.insert(accessed.memref, self.list.len());
        self.list.push(accessed);
    }
}

impl Copier<'_> {
    fn body(&self) -> &Body {
        self.outer.region_body(self.func)
    }

    fn body_mut(&mut self) -> &mut Body {
        self.outer.region_body_mut(self.func)
    }

    fn func_loc(&self) -> Loc {
        self.outer.loc(self.func)
    }

    /// The number of bytes of the fast memory.
    fn capacity(&self) -> u64 {
        match self.options.fast_mem_capacity {
            u64::MAX => u64::MAX,
            kib => kib.wrapping_mul(1024),
        }
    }

    fn warn(&self, op: Option<Op>, message: &str) {
        let scope = Scope { body: self.outer, parent: None };
        match op {
            None => scope.at(self.func).warning(message).emit(),
            Some(op) => {
                let scope = Scope { body: self.body(), parent: Some((&scope, self.func)) };
                scope.at(op).warning(message).emit()
            }
        };
    }

    /// The first operation from `op` on at which a range may start: an access, or a loop that is not itself a copy.
    fn next_start(&self, op: Option<Op>) -> Option<Op> {
        let b = self.body();
        let starts = |&op: &Op| {
            (b.is::<Load>(op) || b.is::<Store>(op) || b.is::<For>(op)) && !self.is_nest.contains(&op)
        };
        core::iter::successors(op, |&op| b.next_op(op)).find(starts)
    }

    /// Generates copies for the loops of a block and for the operations between them.
    fn copy_in_block(&mut self, block: Block) {
        let mut begin = self.next_start(self.body().first_op(block));
        let mut at = begin;
        while let (Some(start), Some(op)) = (begin, at) {
            let b = self.body();
            let Some(for_op) = b.as_::<For>(op).filter(|_| !self.is_nest.contains(&op)) else {
                at = b.next_op(op);
                continue;
            };
            self.copy(start, op);
            let b = self.body();
            let inner = b.entry_block(for_op.body(b));
            match inner.filter(|_| self.goes_inside(for_op)) {
                Some(inner) => self.copy_in_block(inner),
                None => {
                    if let Some(next) = b.next_op(op) {
                        self.copy(op, next);
                    }
                }
            }
            begin = self.next_start(self.body().next_op(op));
            at = begin;
        }
        if let (Some(begin), Some(end)) = (begin, self.body().last_op(block)) {
            self.copy(begin, end);
        }
    }

    /// Whether copies are for single iterations of a loop.
    fn goes_inside(&self, op: For) -> bool {
        let b = self.body();
        if self.options.skip_non_unit_stride_loops {
            return op.step(b) != Some(1);
        }
        match footprint::bytes(b, op) {
            Ok(bytes) => bytes > self.capacity(),
            Err(access) => {
                if access.is_some() {
                    self.warn(access, footprint::NO_UNION);
                }
                false
            }
        }
    }

    /// Generates copies of the elements that the operations from `begin` on, up to `end`, access.
    fn copy(&mut self, begin: Op, end: Op) {
        if begin == end {
            return;
        }
        let mut range = Range::new(self.body(), begin, end);
        let Some((read, written)) = self.regions(&range) else { return };
        let mut buffers: FxHashMap<Value, Value> = FxHashMap::default();
        let (mut sum, mut is_complete) = (0u64, true);
        let lists = [(&read.list, false), (&written.list, true)];
        for (accessed, is_write) in
            lists.into_iter().flat_map(|(list, is)| list.iter().map(move |one| (one, is)))
        {
            match self.generate(accessed, is_write, &mut range, &mut buffers) {
                Some(bytes) => sum = sum.saturating_add(bytes),
                None => is_complete = false,
            }
        }
        if is_complete && sum > self.capacity() {
            let b = self.body();
            let parent = b.block_of(begin).and_then(|block| b.region_parent(b.region_of(block)?));
            self.warn(parent, "total size of all copy buffers' for this block exceeds fast memory capacity");
        }
    }

    /// The regions that a range reads, and those that it writes. `None` if one is not known.
    fn regions(&self, range: &Range) -> Option<(Regions, Regions)> {
        let b = self.body();
        let (outer, block) = (enclosing_ivs(b, range.begin), b.block_of(range.begin)?);
        let (mut read, mut written) = (Regions::default(), Regions::default());
        let mut covered: FxHashMap<Value, Vec<MemRefRegion>> = FxHashMap::default();
        for &op in &range.accesses {
            let Some(access) = Access::of(b, op) else { continue };
            let memref = access.memref;
            if !self.is_slow(memref) || !range.is_available(b, memref) || range.foreign.contains(&memref) {
                continue;
            }
            let full = || MemRefRegion::full(b, memref, &outer);
            let is_available =
                |region: &MemRefRegion| region.symbols.iter().all(|&symbol| range.is_available(b, symbol));
            let own = MemRefRegion::of(b, &access, &outer, false).filter(is_available);
            if access.is_store() && covers(b, &access, &outer, block) {
                covered.entry(memref).or_default().extend(own.clone());
            }
            let mut region = own.or_else(full)?;
            let (mut is_read, mut is_written) = (false, false);
            for (regions, is_known) in [(&mut read, &mut is_read), (&mut written, &mut is_written)] {
                let Some(known) = regions.get_mut(memref) else { continue };
                *is_known = true;
                let mut union = known.region.clone();
                known.region = match union.unite(region.clone()) {
                    Some(()) => union,
                    None => full()?,
                };
                region = known.region.clone();
            }
            let loc = b.loc(op);
            match access.is_store() {
                true if !is_written => written.push(Accessed { memref, region, loc }),
                false if !is_read => read.push(Accessed { memref, region, loc }),
                _ => {}
            }
        }
        // Elements that may stay as they are have to be in the copy that is written back.
        for &Accessed { memref, ref region, loc } in &written.list {
            let extents = region.extents(b);
            let is_covered = || {
                let mut stores = covered.get(&memref).into_iter().flatten();
                stores.any(|store| store.symbols == region.symbols && store.extents(b) == extents)
            };
            if !read.places.contains_key(&memref) && !is_covered() {
                read.push(Accessed { memref, region: region.clone(), loc });
            }
        }
        Some((read, written))
    }

    /// Whether a memref is in the slow memory, or in one that has no number.
    fn is_slow(&self, memref: Value) -> bool {
        let b = self.body();
        let ty = b.ty(memref).as_::<MemRefType>(b.ctx());
        let space = ty.and_then(|ty| ty.memory_space).and_then(|space| space.as_i64(b.ctx()));
        space.is_none_or(|space| space == i64::from(self.options.slow_mem_space))
    }

    /// Inlines loops of copies that have one iteration, and simplifies their accesses.
    fn clean(&mut self) {
        let nests = core::mem::take(&mut self.nests);
        let b = self.body_mut();
        let mut accesses = Vec::new();
        for nest in nests {
            let (mut loops, mut inner) = (Vec::new(), Vec::new());
            b.walk_from(nest, &mut |op| match b.as_::<For>(op) {
                Some(for_op) => loops.push(for_op),
                None => inner.extend((b.is::<Load>(op) || b.is::<Store>(op)).then_some(op)),
            });
            for for_op in loops.into_iter().rev() {
                if has_one_iteration(b, for_op) {
                    promote(b, for_op);
                }
            }
            accesses.extend(inner);
        }
        let mut patterns: Patterns<greedy::Pattern> = Patterns::new();
        access_patterns().for_each(|pattern| patterns.push(pattern));
        apply_patterns_to_ops(b, &accesses, &patterns);
    }
}
