//! Blocks and regions: lists linked by id.

use super::value::{WORDS, words_of};
use super::{BLOCK_DEF, Block, BlockRecord, Body, Op, Region, RegionRecord, Value, ValueDef, Values};
use crate::loc::Loc;
use crate::types::Type;
use core::ops::Range;
use terrace_support::small_vec::SmallVec;

impl Body {
    /// A region without parent; an operation adopts it when it is created, or [`Body::inline_region_before`] empties it.
    pub fn create_region(&mut self) -> Region {
        let region = Region::from_index(self.regions.len());
        self.regions.push(RegionRecord::DETACHED);
        region
    }

    /// A block outside of any region.
    pub fn create_block(&mut self) -> Block {
        let record = BlockRecord::DETACHED;
        if let Some(block) = self.free_blocks {
            self.free_blocks = self.block_record(block).next;
            self.blocks[block.index()] = record;
            return block;
        }
        let block = Block::from_index(self.blocks.len());
        if self.blocks.capacity() == 0 {
            // Most bodies have one block.
            self.blocks.reserve_exact(1);
        }
        self.blocks.push(record);
        block
    }

    /// A block at the end of `region` with arguments of these types.
    pub fn append_block(&mut self, region: Region, arg_types: &[Type]) -> Block {
        let block = self.create_block();
        if !arg_types.is_empty() {
            self.add_args_at(block, arg_types, Loc::UNKNOWN);
        }
        self.insert_block(block, region, None);
        block
    }

    /// Puts a detached block into `region` before `before`, or at the end.
    pub fn insert_block(&mut self, block: Block, region: Region, before: Option<Block>) {
        if !self.has_block(block) || !self.has_region(region) {
            return;
        }
        debug_assert!(self.block_record(block).region.is_none(), "the block is in a region already");
        self.rearrange();
        self.block_record_mut(block).region = Some(region);
        self.link_blocks((block, block), region, before);
    }

    /// Links a chain of blocks, given by its ends, into `region` before `before`, or at the end.
    fn link_blocks(&mut self, (first, last): (Block, Block), region: Region, before: Option<Block>) {
        let prev = match before {
            Some(before) => self.block_record_mut(before).prev.replace(last),
            None => self.region_record_mut(region).last.replace(last),
        };
        match prev {
            Some(prev) => self.block_record_mut(prev).next = Some(first),
            None => self.region_record_mut(region).first = Some(first),
        }
        self.block_record_mut(first).prev = prev;
        self.block_record_mut(last).next = before;
    }

    /// Takes a block out of its region, with its operations.
    pub fn detach_block(&mut self, block: Block) {
        let BlockRecord { region, prev, next, .. } = *self.block_record(block);
        let Some(region) = region else { return };
        self.rearrange();
        match prev {
            Some(prev) => self.block_record_mut(prev).next = next,
            None => self.region_record_mut(region).first = next,
        }
        match next {
            Some(next) => self.block_record_mut(next).prev = prev,
            None => self.region_record_mut(region).last = prev,
        }
        let record = self.block_record_mut(block);
        (record.region, record.prev, record.next) = (None, None, None);
    }

    /// Erases a block that no terminator names, with the operations in it; their values must be unused elsewhere.
    ///
    /// # Panics
    ///
    /// If the block is erased already.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn erase_block(&mut self, block: Block) {
        if !self.has_block(block) {
            return;
        }
        assert!(self.block_record(block).prev != Some(block), "erased a block twice");
        while let Some(op) = self.block_record(block).last {
            self.drop_uses(op);
            self.erase(op);
        }
        debug_assert!(self.has_no_predecessors(block), "a terminator still names the block");
        self.detach_block(block);
        let BlockRecord { args, arg_locs, n_args, .. } = *self.block_record(block);
        self.words.release(args, n_args as usize * WORDS);
        self.words.release(arg_locs, n_args as usize);
        self.block_record_mut(block).n_args = 0;
        // No block precedes itself, so this marks an erased one.
        self.block_record_mut(block).prev = Some(block);
        self.block_record_mut(block).next = self.free_blocks.replace(block);
    }

    /// Notes that a conversion will replace the arguments of a block, until [`Body::erase_first_args`] erases them.
    pub fn set_args_replaced(&mut self, block: Block) {
        self.block_record_mut(block).args_replaced = true;
    }

    /// Whether a conversion will replace the arguments of a block.
    pub fn are_args_replaced(&self, block: Block) -> bool {
        self.block_record(block).args_replaced
    }

    /// Moves every block of `from` before `before` in `region`, or to its end.
    pub fn inline_region_before(&mut self, from: Region, region: Region, before: Option<Block>) {
        let RegionRecord { first, last, .. } = *self.region_record(from);
        let (Some(first), Some(last)) = (first, last) else { return };
        self.rearrange();
        (self.regions[from.index()].first, self.regions[from.index()].last) = (None, None);
        let mut next = Some(first);
        while let Some(block) = next {
            self.block_record_mut(block).region = Some(region);
            next = self.block_record(block).next;
        }
        self.link_blocks((first, last), region, before);
    }

    /// The first block of a region.
    #[inline]
    pub fn entry_block(&self, region: Region) -> Option<Block> {
        self.region_record(region).first
    }

    /// The first block of the body: of a function, or of a module's operations.
    pub fn root_block(&self) -> Option<Block> {
        self.root_regions().next().and_then(|region| self.entry_block(region))
    }

    /// The last block of a region.
    pub fn last_block(&self, region: Region) -> Option<Block> {
        self.region_record(region).last
    }

    /// Whether the region has exactly one block.
    pub fn has_one_block(&self, region: Region) -> bool {
        let RegionRecord { first, last, .. } = *self.region_record(region);
        first.is_some() && first == last
    }

    /// The block after `block` in its region.
    #[inline]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.block_record(block).next
    }

    /// The block before `block` in its region.
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.block_record(block).prev
    }

    /// The blocks of a region in order.
    pub fn blocks(&self, region: Region) -> impl Iterator<Item = Block> + Clone + '_ {
        core::iter::successors(self.region_record(region).first, |&b| self.block_record(b).next)
    }

    /// The region that a block is in.
    #[inline]
    pub fn region_of(&self, block: Block) -> Option<Region> {
        self.block_record(block).region
    }

    /// The operation of this body that owns the region; `None` for the root regions.
    #[inline]
    pub fn region_parent(&self, region: Region) -> Option<Op> {
        self.region_record(region).parent
    }

    /// Whether an operation is inside a region.
    pub fn is_inside_region(&self, op: Op, region: Region) -> bool {
        let inner = self.block_of(op).and_then(|block| self.region_of(block));
        inner.is_some_and(|inner| self.is_region_ancestor(region, inner))
    }

    /// Whether `inner` is `outer` or inside it.
    pub fn is_region_ancestor(&self, outer: Region, inner: Region) -> bool {
        let around = |region: &Region| self.region_of(self.block_of(self.region_parent(*region)?)?);
        core::iter::successors(Some(inner), around).any(|region| region == outer)
    }

    /// The region's number among its parent's regions.
    pub fn region_index(&self, region: Region) -> usize {
        self.region_record(region).index as usize
    }

    /// Whether the block is the first of its region.
    pub fn is_entry_block(&self, block: Block) -> bool {
        let record = self.block_record(block);
        record.region.is_some() && record.prev.is_none()
    }

    /// The arguments of a block.
    #[inline]
    pub fn args(&self, block: Block) -> &[Value] {
        let BlockRecord { args, n_args, .. } = *self.block_record(block);
        terrace_support::id::owned_ids_of_words(self.words.run(args, n_args as usize * WORDS))
    }

    /// The arguments of a region's entry block; none without one.
    #[inline]
    pub fn entry_args(&self, region: Region) -> &[Value] {
        self.entry_block(region).map_or(&[], |block| self.args(block))
    }

    /// The argument `i` of a block.
    #[inline]
    pub fn arg(&self, block: Block, i: usize) -> Option<Value> {
        self.args(block).get(i).copied()
    }

    /// The types of a block's arguments.
    pub fn arg_types(&self, block: Block) -> impl ExactSizeIterator<Item = Type> + Clone + '_ {
        self.args(block).iter().map(|&arg| self.ty(arg))
    }

    /// Adds arguments with these types and locations at the end. Returns them.
    pub fn append_args(
        &mut self,
        block: Block,
        args: impl ExactSizeIterator<Item = (Type, Loc)>,
    ) -> Values<'static> {
        self.edit_args();
        let BlockRecord { args: values, arg_locs: locs, n_args, .. } = *self.block_record(block);
        let (old, n_new, n) = (n_args as usize, args.len(), n_args as usize + args.len());
        let first = self.next_value();
        let values = self.grow_words(values, old * WORDS, n * WORDS);
        let locs = self.grow_words(locs, old, n);
        for (i, (ty, loc)) in (old..n).zip(args) {
            let value = self.new_value(ty, block.raw() | BLOCK_DEF);
            self.words.run_mut(values, n * WORDS)[i * WORDS..][..WORDS].copy_from_slice(&words_of(value));
            self.words.run_mut(locs, n)[i] = loc.word();
        }
        let record = self.block_record_mut(block);
        (record.args, record.arg_locs, record.n_args) = (values, locs, n as u32);
        Values::of_range(first.raw(), n_new as u32, self.identity.serial)
    }

    /// Adds an argument with a location at the end.
    pub(crate) fn add_arg_at(&mut self, block: Block, ty: Type, loc: Loc) -> Value {
        let value = self.next_value();
        self.append_args(block, core::iter::once((ty, loc)));
        value
    }

    /// Adds arguments with a location at the end. Returns them.
    pub fn add_args_at(&mut self, block: Block, types: &[Type], loc: Loc) -> Values<'static> {
        self.append_args(block, types.iter().map(|&ty| (ty, loc)))
    }

    /// Grows a run of `old` words to `n` and returns its start.
    fn grow_words(&mut self, run: u32, old: usize, n: usize) -> u32 {
        if terrace_support::pool::capacity(old) >= n {
            return run;
        }
        let start = self.words.alloc(n, 0);
        for i in 0..old as u32 {
            *self.words.at_mut(start + i) = *self.words.at(run + i);
        }
        self.words.release(run, old);
        start
    }

    /// Adds an argument at the end.
    pub fn add_arg(&mut self, block: Block, ty: Type) -> Value {
        self.add_arg_at(block, ty, Loc::UNKNOWN)
    }

    /// Inserts an argument at position `at` (at most the number of arguments).
    pub fn insert_arg(&mut self, block: Block, at: usize, ty: Type) -> Value {
        self.edit_args();
        let BlockRecord { args, arg_locs, n_args, .. } = *self.block_record(block);
        let n = n_args as usize;
        let at = at.min(n);
        let value = self.new_value(ty, block.raw() | BLOCK_DEF);
        let args = self.insert_words(args, n, at, words_of(value));
        let arg_locs = self.insert_words(arg_locs, n, at, [Loc::UNKNOWN.word()]);
        let record = self.block_record_mut(block);
        (record.args, record.arg_locs, record.n_args) = (args, arg_locs, n_args + 1);
        value
    }

    /// Inserts an element of `W` words into a run of `n` elements and returns the run's start.
    fn insert_words<const W: usize>(&mut self, run: u32, n: usize, at: usize, words: [u32; W]) -> u32 {
        let start = self.grow_words(run, n * W, (n + 1) * W);
        let run = self.words.run_mut(start, (n + 1) * W);
        run.copy_within(at * W..n * W, (at + 1) * W);
        run[at * W..(at + 1) * W].copy_from_slice(&words);
        start
    }

    /// The word of a block argument's location; `None` for a result or a value of another body.
    #[cfg_attr(debug_assertions, track_caller)]
    fn arg_loc_word(&self, arg: Value) -> Option<u32> {
        if self.at(arg) >= self.values.len() {
            return None;
        }
        match self.value_def(arg) {
            ValueDef::Arg(block, i) => Some(self.block_record(block).arg_locs + i),
            ValueDef::Result(..) => None,
        }
    }

    /// The location of a block argument; unknown for a result.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn arg_loc(&self, arg: Value) -> Loc {
        self.arg_loc_word(arg).map_or(Loc::UNKNOWN, |at| Loc::of_word(*self.words.at(at)))
    }

    /// Sets the location of a block argument.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_arg_loc(&mut self, arg: Value, loc: Loc) {
        if let Some(at) = self.arg_loc_word(arg) {
            *self.words.at_mut(at) = loc.word();
        }
    }

    /// Replaces every location in this body and the bodies nested in it.
    pub fn map_locs(&mut self, f: &mut dyn FnMut(Loc) -> Loc) {
        self.edit();
        for op in &mut self.ops {
            op.loc = f(op.loc);
        }
        for i in 0..self.blocks.len() {
            let BlockRecord { arg_locs, n_args, .. } = self.blocks[i];
            for word in self.words.run_mut(arg_locs, n_args as usize) {
                *word = f(Loc::of_word(*word)).word();
            }
        }
        for nested in self.nested.iter_mut().flatten() {
            nested.map_locs(f);
        }
    }

    /// Erases an unused argument.
    pub fn erase_arg(&mut self, block: Block, at: usize) {
        self.erase_args(block, at..at + 1);
    }

    /// Erases the first arguments of a block, which must be unused.
    pub fn erase_first_args(&mut self, block: Block, count: usize) {
        self.block_record_mut(block).args_replaced = false;
        self.erase_args(block, 0..count);
    }

    fn erase_args(&mut self, block: Block, range: Range<usize>) {
        let BlockRecord { args, arg_locs, n_args, .. } = *self.block_record(block);
        let n = n_args as usize;
        let range = range.start..range.end.min(n);
        if range.is_empty() {
            return;
        }
        let erased = || self.args(block)[range.clone()].iter();
        debug_assert!(erased().all(|&arg| self.has_no_uses(arg)), "an argument is still used");
        self.edit_args();
        let args = self.remove_words(args, n * WORDS, range.start * WORDS..range.end * WORDS);
        let arg_locs = self.remove_words(arg_locs, n, range.clone());
        let record = self.block_record_mut(block);
        (record.args, record.arg_locs, record.n_args) = (args, arg_locs, n_args - range.len() as u32);
    }

    /// Removes a range of words from a run of `n` and returns the run's start.
    fn remove_words(&mut self, run: u32, n: usize, range: Range<usize>) -> u32 {
        let mut kept: SmallVec<[u32; 8]> = SmallVec::from_slice(self.words.run(run, n));
        kept.drain(range);
        self.words.release(run, n);
        let start = self.words.alloc(kept.len(), 0);
        self.words.run_mut(start, kept.len()).copy_from_slice(&kept);
        start
    }

    /// The first operation of a block.
    #[inline]
    pub fn first_op(&self, block: Block) -> Option<Op> {
        self.block_record(block).first
    }

    /// The last operation of a block.
    #[inline]
    pub fn last_op(&self, block: Block) -> Option<Op> {
        self.block_record(block).last
    }

    /// The operations of a block in order.
    #[inline]
    pub fn ops(&self, block: Block) -> impl Iterator<Item = Op> + Clone + '_ {
        core::iter::successors(self.block_record(block).first, |op| self.ops[op.index()].next)
    }

    /// The last operation, when its declaration says that it is a terminator (or it is unregistered).
    pub fn terminator(&self, block: Block) -> Option<Op> {
        self.last_op(block).filter(|&op| {
            let def = self.def(op);
            !def.registered || def.has(crate::decl::Trait::Terminator)
        })
    }

    /// Splits a block before `op`: the operations from `op` on move to a new block, placed after it.
    pub fn split_block(&mut self, op: Op) -> Block {
        self.rearrange();
        let new = self.create_block();
        let Some(old) = self.record(op).block else { return new };
        let BlockRecord { region, next, last, ordered, .. } = *self.block_record(old);
        if let Some(region) = region {
            self.insert_block(new, region, next);
        }
        let before = self.ops[op.index()].prev.take();
        match before {
            Some(before) => self.ops[before.index()].next = None,
            None => self.block_record_mut(old).first = None,
        }
        self.block_record_mut(old).last = before;
        let record = self.block_record_mut(new);
        (record.first, record.last, record.ordered) = (Some(op), last, ordered);
        let mut next = Some(op);
        while let Some(op) = next {
            self.ops[op.index()].block = Some(new);
            next = self.ops[op.index()].next;
        }
        new
    }

    /// Moves every operation of `from` to the end of `to`; `from` stays, empty.
    pub fn append_ops_of(&mut self, from: Block, to: Block) {
        let (Some(first), last) = (self.block_record(from).first, self.block_record(from).last) else {
            return;
        };
        self.rearrange();
        let mut next = Some(first);
        while let Some(op) = next {
            self.ops[op.index()].block = Some(to);
            next = self.ops[op.index()].next;
        }
        (self.blocks[from.index()].first, self.blocks[from.index()].last) = (None, None);
        let tail = self.block_record(to).last;
        match tail {
            Some(tail) => self.ops[tail.index()].next = Some(first),
            None => self.block_record_mut(to).first = Some(first),
        }
        self.ops[first.index()].prev = tail;
        let record = self.block_record_mut(to);
        record.last = last;
        record.ordered = false;
    }
}
