//! Blocks and regions: lists linked by id.

use super::value::{WORDS, words_of};
use super::{BLOCK_DEF, Block, BlockRecord, Body, Op, Region, RegionRecord, Value, Values};
use crate::loc::Loc;
use crate::types::Type;

impl Body {
    /// A region without parent; an operation adopts it when it is created, or [`Body::inline_region_before`] empties it.
    pub fn create_region(&mut self) -> Region {
        let region = Region::from_index(self.regions.len());
        self.regions.push(RegionRecord { parent: None, index: 0, first: None, last: None });
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
        for &ty in arg_types {
            self.add_arg(block, ty);
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
        let prev = match before {
            Some(before) => self.block_record_mut(before).prev.replace(block),
            None => self.region_record_mut(region).last.replace(block),
        };
        match prev {
            Some(prev) => self.block_record_mut(prev).next = Some(block),
            None => self.region_record_mut(region).first = Some(block),
        }
        let record = self.block_record_mut(block);
        record.region = Some(region);
        record.prev = prev;
        record.next = before;
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
    pub fn erase_block(&mut self, block: Block) {
        if !self.has_block(block) {
            return;
        }
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
        self.block_record_mut(block).next = self.free_blocks.replace(block);
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

    /// The first block of a region.
    #[inline]
    pub fn entry_block(&self, region: Region) -> Option<Block> {
        self.region_record(region).first
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

    /// The argument `i` of a block.
    #[inline]
    pub fn arg(&self, block: Block, i: usize) -> Option<Value> {
        self.args(block).get(i).copied()
    }

    /// The types of a block's arguments.
    pub fn arg_types(&self, block: Block) -> impl ExactSizeIterator<Item = Type> + Clone + '_ {
        self.args(block).iter().map(|&arg| self.ty(arg))
    }

    /// Gives a block without arguments these arguments.
    pub(crate) fn set_args(&mut self, block: Block, args: &[(Type, crate::loc::Loc)]) {
        debug_assert!(self.block_record(block).n_args == 0, "the block has arguments already");
        self.edit_args();
        let (n, first) = (args.len(), self.next_value());
        for &(ty, _) in args {
            self.new_value(ty, block.raw() | BLOCK_DEF);
        }
        let values = self.words.alloc(n * WORDS, 0);
        put_args(self.words.run_mut(values, n * WORDS), first);
        let locs = self.words.alloc(n, 0);
        for (word, (_, loc)) in self.words.run_mut(locs, n).iter_mut().zip(args) {
            *word = loc.word();
        }
        let record = self.block_record_mut(block);
        (record.args, record.arg_locs, record.n_args) = (values, locs, n as u32);
    }

    /// Adds an argument with a location at the end.
    pub(crate) fn add_arg_at(&mut self, block: Block, ty: Type, loc: Loc) -> Value {
        if self.block_record(block).n_args == 0 {
            let value = self.next_value();
            self.set_args(block, &[(ty, loc)]);
            return value;
        }
        let value = self.add_arg(block, ty);
        self.set_arg_loc(value, loc);
        value
    }

    /// Adds arguments with locations at the end. Returns the first; the others follow it.
    pub fn add_args_at(&mut self, block: Block, types: &[Type], loc: Loc) -> Values<'static> {
        self.edit_args();
        let BlockRecord { args, arg_locs, n_args, .. } = *self.block_record(block);
        let (old, n) = (n_args as usize, n_args as usize + types.len());
        let first = self.next_value();
        for &ty in types {
            self.new_value(ty, block.raw() | BLOCK_DEF);
        }
        let new_args = self.grow_words(args, old * WORDS, n * WORDS);
        let new_locs = self.grow_words(arg_locs, old, n);
        put_args(&mut self.words.run_mut(new_args, n * WORDS)[old * WORDS..], first);
        self.words.run_mut(new_locs, n)[old..].fill(loc.word());
        let record = self.block_record_mut(block);
        (record.args, record.arg_locs, record.n_args) = (new_args, new_locs, n as u32);
        Values::of_range(first.raw(), types.len() as u32, self.identity.serial)
    }

    /// Makes a run of `old` words one of `n` and returns its start.
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
        let n = self.block_record(block).n_args as usize;
        self.insert_arg(block, n, ty)
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

    /// Removes an element of `W` words from a run of `n` elements and returns the run's start.
    fn remove_words<const W: usize>(&mut self, run: u32, n: usize, at: usize) -> u32 {
        let words = self.words.run(run, n * W);
        let kept: smallvec::SmallVec<[u32; 8]> =
            words[..at * W].iter().chain(&words[(at + 1) * W..]).copied().collect();
        self.words.release(run, n * W);
        let start = self.words.alloc(kept.len(), 0);
        self.words.run_mut(start, kept.len()).copy_from_slice(&kept);
        start
    }

    /// The location of a block argument; unknown for a result.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn arg_loc(&self, arg: Value) -> Loc {
        if !self.own_or_panic(arg) {
            return Loc::UNKNOWN;
        }
        match self.value_def(arg) {
            super::ValueDef::Arg(block, i) => {
                Loc::of_word(*self.words.at(self.block_record(block).arg_locs + i))
            }
            super::ValueDef::Result(..) => Loc::UNKNOWN,
        }
    }

    /// Sets the location of a block argument.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_arg_loc(&mut self, arg: Value, loc: Loc) {
        if !self.own_or_panic(arg) {
            return;
        }
        if let super::ValueDef::Arg(block, i) = self.value_def(arg) {
            let at = self.block_record(block).arg_locs + i;
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
        let args = self.args(block);
        let Some(&arg) = args.get(at) else { return };
        debug_assert!(self.has_no_uses(arg), "the argument is still used");
        self.edit_args();
        let BlockRecord { args, arg_locs, n_args, .. } = *self.block_record(block);
        let n = n_args as usize;
        let (args, arg_locs) =
            (self.remove_words::<WORDS>(args, n, at), self.remove_words::<1>(arg_locs, n, at));
        let record = self.block_record_mut(block);
        (record.args, record.arg_locs, record.n_args) = (args, arg_locs, n_args - 1);
    }

    /// Erases the first arguments of a block, unused ones.
    pub fn erase_first_args(&mut self, block: Block, count: usize) {
        let BlockRecord { args, arg_locs, n_args, .. } = *self.block_record(block);
        let n = n_args as usize;
        let left = n.saturating_sub(count);
        if count == 0 {
            return;
        }
        self.edit_args();
        debug_assert!(
            self.args(block)[..n - left].iter().all(|&arg| self.has_no_uses(arg)),
            "arguments are still used"
        );
        let new_args = self.drop_first_words(args, n * WORDS, left * WORDS);
        let new_locs = self.drop_first_words(arg_locs, n, left);
        let record = self.block_record_mut(block);
        (record.args, record.arg_locs, record.n_args) = (new_args, new_locs, left as u32);
    }

    /// Keeps the last words of a run and returns the run's start.
    fn drop_first_words(&mut self, run: u32, n: usize, left: usize) -> u32 {
        let kept: smallvec::SmallVec<[u32; 8]> =
            smallvec::SmallVec::from_slice(&self.words.run(run, n)[n - left..]);
        self.words.release(run, n);
        let start = self.words.alloc(left, 0);
        self.words.run_mut(start, left).copy_from_slice(&kept);
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

/// Fills a list of arguments with values that follow each other.
fn put_args(words: &mut [u32], first: Value) {
    for (i, words) in words.chunks_exact_mut(WORDS).enumerate() {
        words.copy_from_slice(&words_of(first.plus(i as u32)));
    }
}
