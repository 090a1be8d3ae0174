//! Bodies: the operations, values, blocks and regions of one isolated operation.
//!
//! Every `IsolatedFromAbove` operation owns its regions as one [`Body`]: flat arrays, freed at once,
//! `Send`. SSA values never cross that boundary, so `&mut Body` is the unit of parallel work.
//!
//! Invariants:
//! - ids never leave their body (for the consequences see [`Body`] and [`value`]); an isolated operation's record is in the
//!   parent's body, its regions are in the nested one ([`Body::region_body`]);
//! - an operation's results are consecutive values; an inherent attribute sits in the slot that its
//!   declaration fixes; discardable attributes are one interned dictionary;
//! - use-lists are exact: a value's uses are the operand slots that hold it.

mod attrs;
mod blocks;
pub mod clone;
mod compact;
mod create;
mod follow;
mod foreign;
mod ops;
mod order;
mod record;
mod scope;
mod shape;
mod spare;
mod state;
mod symbol_values;
mod uses;
pub mod value;
mod values;
mod verified;
mod walk;

pub use attrs::Slots;
pub use compact::Compactor;
pub use follow::CycleDetector;
pub use foreign::as_in_release;
pub(crate) use record::{CODE_MASK, ERASED, HAS_DICT, HAS_EXTRA, NESTED, OpRecord, PACKED};
pub use scope::{OpRef, Root, Scope};
pub use spare::SpareBodies;
pub use state::OpState;
pub(crate) use symbol_values::string_attr;
pub use symbol_values::symbol_name;
pub use uses::{Use, Uses};
pub use value::Value;
pub(crate) use value::index_of;
pub use values::{ValueDef, Values};
pub(crate) use verified::{VERIFIED, VerifiedMark};

use crate::attrs::Attr;
use crate::context::{Context, Str};
use std::sync::OnceLock;
use symbol_values::SymbolValues;
use terrace_support::pool::Pool;
use terrace_support::{FxHashMap, id};
use thin_vec::ThinVec;

id! {
    /// An operation of some body.
    pub struct Op
}
id! {
    /// A block of some body.
    pub struct Block
}
id! {
    /// A region of some body.
    pub struct Region
}

/// An operand (of `target` a value) or a successor (of `target` a block), linked into its target's use-list.
#[derive(Clone, Copy)]
pub(crate) struct UseSlot {
    /// Raw value or block; zero when unset.
    pub target: u32,
    /// Raw owner.
    pub owner: u32,
    /// Slot index plus one; zero at the end.
    pub next: u32,
    /// Slot index plus one; zero when the target's head points here.
    pub prev: u32,
}
const _: () = assert!(size_of::<UseSlot>() == 16);

#[derive(Clone, Copy)]
pub(crate) struct ValueRecord {
    pub ty: crate::Type,
    /// Raw op, or raw block with the top bit set.
    pub def: u32,
    /// Slot index plus one of the first use.
    pub first_use: u32,
}
const _: () = assert!(size_of::<ValueRecord>() == 12);
pub(crate) const BLOCK_DEF: u32 = 1 << 31;

#[derive(Clone, Copy)]
pub(crate) struct BlockRecord {
    pub region: Option<Region>,
    pub prev: Option<Block>,
    pub next: Option<Block>,
    pub first: Option<Op>,
    pub last: Option<Op>,
    /// Start of the argument ids in the word pool.
    pub args: u32,
    /// Start of the arguments' locations in the word pool.
    pub arg_locs: u32,
    pub n_args: u32,
    /// Slot index plus one of the first successor slot that names this block.
    pub first_use: u32,
    /// Whether the operations' order numbers are sorted.
    pub ordered: bool,
    /// Whether a conversion is about to replace the arguments.
    pub args_replaced: bool,
}

impl BlockRecord {
    /// An empty block in no region.
    pub(crate) const DETACHED: Self = Self {
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
        args_replaced: false,
    };
}

#[derive(Clone, Copy)]
pub(crate) struct RegionRecord {
    pub parent: Option<Op>,
    /// Number among the parent's regions.
    pub index: u32,
    pub first: Option<Block>,
    pub last: Option<Block>,
}

impl RegionRecord {
    /// An empty region of no operation.
    pub(crate) const DETACHED: Self = Self { parent: None, index: 0, first: None, last: None };
}

/// The operations, values, blocks and regions of one isolated operation.
///
/// Handles ([`Op`], [`Value`], [`Block`], [`Region`]) mean something only in their own body.
///
/// # Values of other bodies
/// With debug assertions every use of one panics at the caller, with a message that names both bodies. Without, using one
/// as an operand is an error at the operation, and the body does not verify; read, it has the type `none`, no definition and
/// no uses. See [`value`] for the one case in 63 that is not found without debug assertions.
///
/// # Operations, blocks and regions of other bodies
/// A handle that is out of range panics with debug assertions. Without, using it as a successor, a region or an
/// insertion point is an error, and it reads as an empty one. A handle that is in range is taken for the body's own: an edit
/// through it changes the wrong object, and may panic.
///
/// A body has at most [`MAX_VALUES`](value::MAX_VALUES) values.
pub struct Body {
    ctx: Context,
    pub(crate) ops: Vec<OpRecord>,
    pub(crate) values: Vec<ValueRecord>,
    pub(crate) blocks: Vec<BlockRecord>,
    pub(crate) regions: Vec<RegionRecord>,
    pub(crate) slots: Pool<UseSlot>,
    pub(crate) words: Pool<u32>,
    /// Bodies of isolated operations in this one, by nested index. An operation whose only region is empty gets one when
    /// the region is edited: modules have many declarations.
    pub(crate) nested: ThinVec<Option<Box<Body>>>,
    /// The body that such operations are read with.
    empty: OnceLock<Box<Body>>,
    /// Whether there are, or were, isolated operations with regions.
    pub(crate) has_nested: bool,
    /// The discardable attributes of operations that have any.
    pub(crate) dicts: Option<Box<FxHashMap<Op, Attr>>>,
    /// The first of the erased operations; their records are linked by `next`.
    pub(crate) free_ops: Option<Op>,
    /// The first of the erased blocks, likewise.
    pub(crate) free_blocks: Option<Block>,
    /// How many operations are erased.
    pub(crate) n_erased: u32,
    /// How many bytes were erased since the last compaction; some may be in use again.
    pub(crate) wasted: u32,
    /// How many regions at the start of `regions` belong to the isolated operation itself.
    pub(crate) n_root_regions: u32,
    /// Whether the verifier has verified it.
    pub(crate) verified: VerifiedMark,
    /// The identity that the handles of its values carry.
    identity: value::Identity,
    pub(crate) extras: Option<Box<Extras>>,
}

/// Parts that few bodies have.
#[derive(Default)]
pub(crate) struct Extras {
    /// The names in the text, if the parser kept them.
    pub source_names: Option<SourceNames>,
    /// The constants in the symbol table around.
    symbol_values: Option<SymbolValues>,
}

/// The names that values and blocks had in the text, without `%` and `^`, in the order of definition.
///
/// Edits of the body do not update them.
#[derive(Default, Debug)]
pub struct SourceNames {
    /// Names of values. Numbers are none.
    pub values: Vec<(Value, Str)>,
    /// Names of blocks.
    pub blocks: Vec<(Block, Str)>,
}

impl Body {
    /// A body with `n_regions` empty regions, which belong to the isolated operation that will own it.
    pub fn new(ctx: &Context, n_regions: usize) -> Self {
        let mut body = Self {
            ctx: ctx.clone(),
            ops: Vec::new(),
            values: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::with_capacity(n_regions),
            slots: Pool::default(),
            words: Pool::default(),
            nested: ThinVec::new(),
            empty: OnceLock::new(),
            has_nested: false,
            dicts: None,
            free_ops: None,
            free_blocks: None,
            n_erased: 0,
            wasted: 0,
            n_root_regions: 0,
            verified: VerifiedMark::default(),
            identity: value::Identity::new(),
            extras: None,
        };
        for _ in 0..n_regions {
            body.add_root_region();
        }
        body
    }

    /// Makes room for so many more operations with the numbers of operands, results and attributes that most have.
    pub(crate) fn reserve(&mut self, n_ops: usize) {
        self.ops.reserve(n_ops);
        self.values.reserve(n_ops / 2);
        self.slots.reserve(n_ops + n_ops / 2);
        self.words.reserve(n_ops + n_ops / 2);
    }

    /// Moves the contents into a body whose arrays are just large enough. This body has no regions then, but keeps its
    /// memory for the next contents.
    fn drain(&mut self) -> Box<Self> {
        fn drain_exact<T: Copy>(list: &mut Vec<T>) -> Vec<T> {
            let exact = list.as_slice().to_vec();
            list.clear();
            exact
        }
        let mut full = core::mem::replace(self, Self::new(&self.ctx, 0));
        self.swap_arrays(&mut full);
        full.ops = drain_exact(&mut self.ops);
        full.values = drain_exact(&mut self.values);
        full.blocks = drain_exact(&mut self.blocks);
        full.regions = drain_exact(&mut self.regions);
        full.slots = self.slots.drain();
        full.words = self.words.drain();
        Box::new(full)
    }

    /// Empties the body, which then has no regions, but keeps its memory.
    fn clear(&mut self) {
        let mut full = core::mem::replace(self, Self::new(&self.ctx, 0));
        self.swap_arrays(&mut full);
        self.ops.clear();
        self.values.clear();
        self.blocks.clear();
        self.regions.clear();
        self.slots.clear();
        self.words.clear();
    }

    fn swap_arrays(&mut self, other: &mut Self) {
        core::mem::swap(&mut self.ops, &mut other.ops);
        core::mem::swap(&mut self.values, &mut other.values);
        core::mem::swap(&mut self.blocks, &mut other.blocks);
        core::mem::swap(&mut self.regions, &mut other.regions);
        core::mem::swap(&mut self.slots, &mut other.slots);
        core::mem::swap(&mut self.words, &mut other.words);
    }

    /// The names in the text, if the parser kept them.
    pub fn source_names(&self) -> Option<&SourceNames> {
        self.extras.as_ref()?.source_names.as_ref()
    }

    /// The context that types and attributes belong to.
    #[inline]
    pub fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// Adds a region of the isolated operation. When other regions were made before, one of them gets another id.
    pub fn add_root_region(&mut self) -> Region {
        let root = Region::from_index(self.n_root_regions as usize);
        let last = self.create_region();
        if last != root {
            self.rename_region(root, last);
        }
        self.regions[root.index()] = RegionRecord { index: self.n_root_regions, ..RegionRecord::DETACHED };
        self.n_root_regions += 1;
        root
    }

    /// The regions of the isolated operation that owns this body.
    pub fn root_regions(&self) -> impl ExactSizeIterator<Item = Region> + Clone + use<> {
        (0..self.n_root_regions as usize).map(Region::from_index)
    }

    /// How many operation records there are, erased ones included: the bound for side tables indexed by [`Op::index`].
    pub fn op_bound(&self) -> usize {
        self.ops.len()
    }

    /// The bound for side tables indexed by [`Value::index`].
    pub fn value_bound(&self) -> usize {
        self.values.len()
    }

    /// The bound for side tables indexed by [`Region::index`].
    pub fn region_bound(&self) -> usize {
        self.regions.len()
    }

    /// The bound for side tables indexed by [`Block::index`].
    pub fn block_bound(&self) -> usize {
        self.blocks.len()
    }
}
