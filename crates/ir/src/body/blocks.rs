//! Blocks and regions: lists linked by id.

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
        let record = BlockRecord {
            region: None,
            prev: None,
            next: None,
            first: None,
            last: None,
            args: 0,
            arg_locs: 0,
            n_args: 0,
            first_use: 0,
            ordered: true,
        };
        if let Some(block) = self.free_blocks {
            self.free_blocks = self.blocks[block.index()].next;
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
        debug_assert!(self.blocks[block.index()].region.is_none(), "the block is in a region already");
        self.rearrange();
        let prev = match before {
            Some(before) => self.blocks[before.index()].prev.replace(block),
            None => self.regions[region.index()].last.replace(block),
        };
        match prev {
            Some(prev) => self.blocks[prev.index()].next = Some(block),
            None => self.regions[region.index()].first = Some(block),
        }
        let record = &mut self.blocks[block.index()];
        record.region = Some(region);
        record.prev = prev;
        record.next = before;
    }

    /// Takes a block out of its region, with its operations.
    pub fn detach_block(&mut self, block: Block) {
        let BlockRecord { region, prev, next, .. } = self.blocks[block.index()];
        let Some(region) = region else { return };
        self.rearrange();
        match prev {
            Some(prev) => self.blocks[prev.index()].next = next,
            None => self.regions[region.index()].first = next,
        }
        match next {
            Some(next) => self.blocks[next.index()].prev = prev,
            None => self.regions[region.index()].last = prev,
        }
        let record = &mut self.blocks[block.index()];
        (record.region, record.prev, record.next) = (None, None, None);
    }

    /// Erases a block that no terminator names, with the operations in it; their values must be unused elsewhere.
    pub fn erase_block(&mut self, block: Block) {
        while let Some(op) = self.blocks[block.index()].last {
            self.drop_uses(op);
            self.erase(op);
        }
        debug_assert!(self.has_no_predecessors(block), "a terminator still names the block");
        self.detach_block(block);
        let BlockRecord { args, arg_locs, n_args, .. } = self.blocks[block.index()];
        self.words.release(args, n_args as usize);
        self.words.release(arg_locs, n_args as usize);
        self.blocks[block.index()].n_args = 0;
        self.blocks[block.index()].next = self.free_blocks.replace(block);
    }

    /// Moves every block of `from` before `before` in `region`, or to its end.
    pub fn inline_region_before(&mut self, from: Region, region: Region, before: Option<Block>) {
        let RegionRecord { first, last, .. } = self.regions[from.index()];
        let (Some(first), Some(last)) = (first, last) else { return };
        self.rearrange();
        (self.regions[from.index()].first, self.regions[from.index()].last) = (None, None);
        let mut next = Some(first);
        while let Some(block) = next {
            self.blocks[block.index()].region = Some(region);
            next = self.blocks[block.index()].next;
        }
        let prev = match before {
            Some(before) => self.blocks[before.index()].prev.replace(last),
            None => self.regions[region.index()].last.replace(last),
        };
        match prev {
            Some(prev) => self.blocks[prev.index()].next = Some(first),
            None => self.regions[region.index()].first = Some(first),
        }
        self.blocks[first.index()].prev = prev;
        self.blocks[last.index()].next = before;
    }

    /// The first block of a region.
    #[inline]
    pub fn entry_block(&self, region: Region) -> Option<Block> {
        self.regions[region.index()].first
    }

    /// The last block of a region.
    pub fn last_block(&self, region: Region) -> Option<Block> {
        self.regions[region.index()].last
    }

    /// Whether the region has exactly one block.
    pub fn has_one_block(&self, region: Region) -> bool {
        let RegionRecord { first, last, .. } = self.regions[region.index()];
        first.is_some() && first == last
    }

    /// The block after `block` in its region.
    #[inline]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block.index()].next
    }

    /// The block before `block` in its region.
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.blocks[block.index()].prev
    }

    /// The blocks of a region in order.
    pub fn blocks(&self, region: Region) -> impl Iterator<Item = Block> + Clone + '_ {
        core::iter::successors(self.regions[region.index()].first, |b| self.blocks[b.index()].next)
    }

    /// The region that a block is in.
    #[inline]
    pub fn region_of(&self, block: Block) -> Option<Region> {
        self.blocks[block.index()].region
    }

    /// The operation of this body that owns the region; `None` for the root regions.
    #[inline]
    pub fn region_parent(&self, region: Region) -> Option<Op> {
        self.regions[region.index()].parent
    }

    /// The region's number among its parent's regions.
    pub fn region_index(&self, region: Region) -> usize {
        self.regions[region.index()].index as usize
    }

    /// Whether the block is the first of its region.
    pub fn is_entry_block(&self, block: Block) -> bool {
        let record = &self.blocks[block.index()];
        record.region.is_some() && record.prev.is_none()
    }

    /// The arguments of a block.
    #[inline]
    pub fn args(&self, block: Block) -> &[Value] {
        let BlockRecord { args, n_args, .. } = self.blocks[block.index()];
        terrace_support::id::ids_of_words(self.words.run(args, n_args as usize))
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
        debug_assert!(self.blocks[block.index()].n_args == 0, "the block has arguments already");
        self.edit_args();
        let (n, first) = (args.len(), self.values.len() as u32 + 1);
        for &(ty, _) in args {
            self.new_value(ty, block.raw() | BLOCK_DEF);
        }
        let values = self.words.alloc(n, 0);
        for (i, word) in self.words.run_mut(values, n).iter_mut().enumerate() {
            *word = first + i as u32;
        }
        let locs = self.words.alloc(n, 0);
        for (word, (_, loc)) in self.words.run_mut(locs, n).iter_mut().zip(args) {
            *word = loc.word();
        }
        let record = &mut self.blocks[block.index()];
        (record.args, record.arg_locs, record.n_args) = (values, locs, n as u32);
    }

    /// Adds an argument with a location at the end.
    pub(crate) fn add_arg_at(&mut self, block: Block, ty: Type, loc: Loc) -> Value {
        if self.blocks[block.index()].n_args == 0 {
            let value = Value::from_index(self.values.len());
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
        let BlockRecord { args, arg_locs, n_args, .. } = self.blocks[block.index()];
        let (old, n) = (n_args as usize, n_args as usize + types.len());
        let first = self.values.len() as u32 + 1;
        for &ty in types {
            self.new_value(ty, block.raw() | BLOCK_DEF);
        }
        let new_args = self.grow_words(args, old, n);
        let new_locs = self.grow_words(arg_locs, old, n);
        for (word, raw) in self.words.run_mut(new_args, n)[old..].iter_mut().zip(first..) {
            *word = raw;
        }
        self.words.run_mut(new_locs, n)[old..].fill(loc.word());
        let record = &mut self.blocks[block.index()];
        (record.args, record.arg_locs, record.n_args) = (new_args, new_locs, n as u32);
        Values::of_range(first, types.len() as u32)
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
        let n = self.blocks[block.index()].n_args as usize;
        self.insert_arg(block, n, ty)
    }

    /// Inserts an argument at position `at` (at most the number of arguments).
    pub fn insert_arg(&mut self, block: Block, at: usize, ty: Type) -> Value {
        self.edit_args();
        let BlockRecord { args, arg_locs, n_args, .. } = self.blocks[block.index()];
        let n = n_args as usize;
        let at = at.min(n);
        let value = self.new_value(ty, block.raw() | BLOCK_DEF);
        let args = self.insert_word(args, n, at, value.raw());
        let arg_locs = self.insert_word(arg_locs, n, at, Loc::UNKNOWN.word());
        let record = &mut self.blocks[block.index()];
        (record.args, record.arg_locs, record.n_args) = (args, arg_locs, n_args + 1);
        value
    }

    /// Inserts a word into a run of `n` and returns the run's start.
    fn insert_word(&mut self, run: u32, n: usize, at: usize, word: u32) -> u32 {
        let start = self.grow_words(run, n, n + 1);
        let run = self.words.run_mut(start, n + 1);
        run.copy_within(at..n, at + 1);
        run[at] = word;
        start
    }

    /// Removes a word from a run of `n` and returns the run's start.
    fn remove_word(&mut self, run: u32, n: usize, at: usize) -> u32 {
        let kept: smallvec::SmallVec<[u32; 8]> =
            self.words.run(run, n).iter().enumerate().filter(|&(i, _)| i != at).map(|(_, &w)| w).collect();
        self.words.release(run, n);
        let start = self.words.alloc(kept.len(), 0);
        self.words.run_mut(start, kept.len()).copy_from_slice(&kept);
        start
    }

    /// The location of a block argument; unknown for a result.
    pub fn arg_loc(&self, arg: Value) -> Loc {
        match self.value_def(arg) {
            super::ValueDef::Arg(block, i) => {
                Loc::of_word(*self.words.at(self.blocks[block.index()].arg_locs + i))
            }
            super::ValueDef::Result(..) => Loc::UNKNOWN,
        }
    }

    /// Sets the location of a block argument.
    pub fn set_arg_loc(&mut self, arg: Value, loc: Loc) {
        if let super::ValueDef::Arg(block, i) = self.value_def(arg) {
            let at = self.blocks[block.index()].arg_locs + i;
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
        let BlockRecord { args, arg_locs, n_args, .. } = self.blocks[block.index()];
        let n = n_args as usize;
        let (args, arg_locs) = (self.remove_word(args, n, at), self.remove_word(arg_locs, n, at));
        let record = &mut self.blocks[block.index()];
        (record.args, record.arg_locs, record.n_args) = (args, arg_locs, n_args - 1);
    }

    /// Erases the first arguments of a block, unused ones.
    pub fn erase_first_args(&mut self, block: Block, count: usize) {
        let BlockRecord { args, arg_locs, n_args, .. } = self.blocks[block.index()];
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
        let new_args = self.drop_first_words(args, n, left);
        let new_locs = self.drop_first_words(arg_locs, n, left);
        let record = &mut self.blocks[block.index()];
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
        self.blocks[block.index()].first
    }

    /// The last operation of a block.
    #[inline]
    pub fn last_op(&self, block: Block) -> Option<Op> {
        self.blocks[block.index()].last
    }

    /// The operations of a block in order.
    #[inline]
    pub fn ops(&self, block: Block) -> impl Iterator<Item = Op> + Clone + '_ {
        core::iter::successors(self.blocks[block.index()].first, |op| self.ops[op.index()].next)
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
        let Some(old) = self.ops[op.index()].block else { return new };
        let BlockRecord { region, next, last, ordered, .. } = self.blocks[old.index()];
        if let Some(region) = region {
            self.insert_block(new, region, next);
        }
        let before = self.ops[op.index()].prev.take();
        match before {
            Some(before) => self.ops[before.index()].next = None,
            None => self.blocks[old.index()].first = None,
        }
        self.blocks[old.index()].last = before;
        let record = &mut self.blocks[new.index()];
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
        let (Some(first), last) = (self.blocks[from.index()].first, self.blocks[from.index()].last) else {
            return;
        };
        self.rearrange();
        let mut next = Some(first);
        while let Some(op) = next {
            self.ops[op.index()].block = Some(to);
            next = self.ops[op.index()].next;
        }
        (self.blocks[from.index()].first, self.blocks[from.index()].last) = (None, None);
        let tail = self.blocks[to.index()].last;
        match tail {
            Some(tail) => self.ops[tail.index()].next = Some(first),
            None => self.blocks[to.index()].first = Some(first),
        }
        self.ops[first.index()].prev = tail;
        let record = &mut self.blocks[to.index()];
        record.last = last;
        record.ordered = false;
    }
}
