//! The lifting of one region: its state, and the values and blocks that it makes.

use crate::prelude::*;

/// The scope around a body, and the operation in it that owns the body.
pub(super) type Outer<'a> = Option<(&'a Scope<'a>, Op)>;

/// The operation that has a region.
pub(super) struct Owner {
    pub(super) name: &'static str,
    pub(super) loc: Loc,
    /// The result types of a `func.func`.
    pub(super) results: Option<SmallVec<[Type; 4]>>,
}

impl Owner {
    pub(super) fn of(body: &Body, op: Op) -> Self {
        let results = body.as_::<func::Func>(op).map(|function| {
            let signature = function.signature(body.ctx(), body);
            signature.map_or(SmallVec::new(), |signature| SmallVec::from_slice(signature.results))
        });
        Self { name: body.def(op).name, loc: body.loc(op), results }
    }
}

/// The kind of a terminator that leaves a region: everything but its operands, of which the types count.
pub(super) type ExitKind = (u32, SmallVec<[Option<Attr>; 2]>, Option<Attr>, SmallVec<[Type; 4]>, Option<Op>);

/// A part of a region that is lifted next.
pub(super) struct Part {
    /// The block that control enters it by.
    pub(super) entry: Block,
    /// How many regions are around it.
    pub(super) depth: u32,
    /// Whether control flow in it may have cycles.
    pub(super) may_repeat: bool,
}

/// The lifting of one region.
pub(super) struct Lift<'a> {
    pub(super) body: &'a mut Body,
    pub(super) region: Region,
    pub(super) owner: &'a Owner,
    pub(super) outer: Outer<'a>,
    /// The constants of small numbers.
    pub(super) numbers: Vec<Option<Value>>,
    /// The undefined values.
    pub(super) undefined: FxHashMap<Type, Value>,
    /// The blocks that leave the region.
    pub(super) exits: FxHashMap<ExitKind, (Op, Block)>,
    pub(super) dominance: DominanceInfo,
    /// The dominator trees of regions, which stay right for the parts that are not lifted yet.
    pub(super) trees: FxHashMap<Region, Tree>,
}

impl Lift<'_> {
    /// The constant of a number, at the start of the region.
    pub(super) fn number(&mut self, number: usize) -> Value {
        if self.numbers.len() <= number {
            self.numbers.resize(number + 1, None);
        }
        if let Some(value) = self.numbers[number] {
            return value;
        }
        let value = arith::Constant::int(&mut self.at_start(), Type::I32, number as i64);
        self.numbers[number] = Some(value);
        value
    }

    /// An undefined value, made at the start of the region.
    pub(super) fn undefined(&mut self, ty: Type) -> Value {
        if let Some(&value) = self.undefined.get(&ty) {
            return value;
        }
        let value = ub::Poison::new(&mut self.at_start(), ty);
        self.undefined.insert(ty, value);
        value
    }

    fn at_start(&mut self) -> Builder<'_> {
        let loc = self.owner.loc;
        let entry = self.body.entry_block(self.region);
        let mut builder = Builder::new(self.body);
        builder.set_loc(loc);
        if let Some(entry) = entry {
            builder.set_start(entry);
        }
        builder
    }

    pub(super) fn loc_of_terminator(&self, block: Block) -> Loc {
        self.body.last_op(block).map_or(Loc::UNKNOWN, |last| self.body.loc(last))
    }
}

/// The dominator tree of a region: its blocks in preorder, each with its depth.
pub(super) struct Tree {
    pub(super) order: Vec<(Block, u32)>,
    pub(super) positions: FxHashMap<Block, usize>,
}

impl Tree {
    /// The blocks that a block dominates, in preorder.
    pub(super) fn dominated(&self, block: Block) -> Vec<Block> {
        let Some(&at) = self.positions.get(&block) else { return vec![block] };
        let depth = self.order[at].1;
        let inside = self.order[at + 1..].iter().take_while(|(_, inner)| *inner > depth);
        [block].into_iter().chain(inside.map(|&(block, _)| block)).collect()
    }
}
