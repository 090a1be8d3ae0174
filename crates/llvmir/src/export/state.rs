//! The state of a translation: of the module, of a worker, and of one function with its values, blocks and types.

use super::debug::{Debug, DebugNodes};
use super::gpu::Binaries;
use super::intrinsic_table::Intrinsics;
use super::locations::Locations;
use super::types::{NoSuchType, TypeCache, TypeMap};
use core::ops::Range;
use parking_lot::Mutex;
use terrace_ir::attrs::DictionaryAttr;
use terrace_ir::body::OpRef;
use terrace_ir::{
    Attr, Block, Body, Context, Loc, Op, Region, Reported, Result, Scope, Str, Type, Value, Values,
};
use terrace_llir as llir;
use terrace_llir::Md;
use terrace_support::id::IdMap;
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// The reason why a translation stopped.
pub(crate) enum Stop {
    /// An error was reported.
    Reported(Reported),
    /// An operation cannot be translated: all such operations are to be reported.
    Unsupported,
}

impl From<Reported> for Stop {
    fn from(reported: Reported) -> Self {
        Stop::Reported(reported)
    }
}

/// The result of translating something.
pub(crate) type Outcome<T = ()> = core::result::Result<T, Stop>;

/// The part of a translation that functions share.
pub(crate) struct ModuleState<'a> {
    /// The context of types and attributes.
    pub ctx: &'a Context,
    /// The LLVM module.
    pub module: &'a mut llir::Module,
    /// LLVM types by type.
    pub types: &'a TypeMap,
    /// Addresses of globals, functions, aliases and ifuncs by name.
    pub symbols: &'a mut IdMap<Str, llir::Value>,
    /// The body with the module's operations.
    pub scope: &'a Scope<'a>,
    /// Debug information.
    pub debug: &'a Debug,
    /// Other metadata by attribute, for all functions.
    pub nodes: &'a Mutex<IdMap<Attr, Md>>,
    /// The translations of other dialects.
    pub foreign: &'a dyn ForeignOps,
    /// Functions whose bodies are read after all functions are translated: for diagnostics, or because another
    /// function takes the address of a block.
    pub kept: &'a mut FxHashSet<Op>,
    /// Whether everything that a lossless import kept is translated.
    pub lossless: bool,
    /// The binaries of kernels.
    pub binaries: &'a mut Binaries,
    /// Metadata nodes by number.
    pub numbered: &'a mut FxHashMap<u32, Md>,
}

impl<'a> ModuleState<'a> {
    /// The body with the module's operations.
    pub fn body(&self) -> &'a Body {
        self.scope.body
    }

    /// The module's operations in order.
    pub fn ops(&self) -> impl Iterator<Item = Op> + Clone + use<'a> {
        let body = self.body();
        let block = body.entry_block(Region::from_index(0));
        block.into_iter().flat_map(move |block| body.ops(block))
    }

    /// The function with a name.
    pub fn function(&self, name: Str) -> Option<llir::Func> {
        match self.symbols.get(&name)?.kind() {
            llir::ValueKind::Func(func) => Some(func),
            _ => None,
        }
    }

    /// Reports an error.
    #[cold]
    pub fn error(&self, loc: Loc, message: impl Into<String>) -> Reported {
        self.ctx.error(loc, message).emit()
    }

    /// Debug information and what its nodes are made of.
    #[inline]
    pub fn debug_nodes(&self) -> DebugNodes<'_> {
        DebugNodes { ctx: self.ctx, cx: &self.module.cx, debug: self.debug }
    }
}

/// The translations of other dialects.
pub(crate) trait ForeignOps: Sync {
    /// Translates an operation of another dialect. Returns false if no translation of the dialect is known.
    fn operation(&self, tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<bool>;

    /// Adds the attributes of other dialects to the instructions of an operation.
    fn attributes(&self, tx: &mut FunctionTranslation<'_, '_>, op: Op, insts: Range<usize>) -> Result;

    /// The LLVM attributes for the attributes of other dialects on an argument or the result of a function.
    fn parameter(&self, op: OpRef<'_>, dict: &DictionaryAttr<'_>) -> Result<SmallVec<[llir::Attr; 1]>>;
}

/// The state that a worker keeps from function to function.
#[derive(Default)]
pub(crate) struct Worker {
    pub types: TypeCache,
    pub intrinsics: Intrinsics,
    /// LLVM values of the current function by value.
    values: Vec<llir::Value>,
    /// LLVM blocks of the current function by block.
    blocks: Vec<Option<llir::Block>>,
    pub(super) scratch: Scratch,
    /// Empty bodies with allocated memory.
    // Boxed, because modules hold boxed bodies.
    #[allow(clippy::vec_box)]
    pub free_bodies: Vec<Box<llir::Body>>,
    /// Whether bodies come back to `free_bodies` soon, so that they keep unused capacity.
    pub reuses_bodies: bool,
    pub locations: Locations,
    /// Indices of tagged blocks, by function and tag.
    pub tags: FxHashMap<llir::Func, FxHashMap<Attr, u32>>,
    /// Cache of the checks of LLVM's rules.
    pub verifier: llir::VerifierCache,
    /// Metadata nodes by attribute, which are found here without a lock.
    pub metadata: IdMap<Attr, Md>,
    /// Attribute sets of the dictionaries of call arguments and results.
    pub param_attrs: IdMap<Attr, llir::AttrSet>,
    /// Calls of intrinsics in the bodies of a batch: the intrinsic is an index in `intrinsics`.
    pub intrinsic_calls: Vec<(llir::Inst, u32)>,
}

impl Worker {
    /// Takes the values of the current function.
    pub fn take_values(&mut self) -> Vec<llir::Value> {
        core::mem::take(&mut self.values)
    }

    /// Puts the values of the current function back.
    pub fn put_values(&mut self, values: Vec<llir::Value>) {
        self.values = values;
    }
}

/// An edge that is split by a block of its own.
pub(super) struct SplitEdge {
    /// The terminator and the index of the successor.
    pub edge: (Op, u32),
    /// The successor.
    pub target: Block,
    /// The block on the edge.
    pub block: llir::Block,
    /// Its phis, one for each argument of the target.
    pub phis: Vec<llir::Value>,
}

/// A step of the order of translation.
#[derive(Clone, Copy)]
pub(super) enum Step {
    Block(Block),
    /// The block of a split edge, by index.
    Edge(usize),
}

/// An edge to a block, of which phis take their values.
pub(super) struct Edge {
    /// The terminator.
    pub op: Op,
    /// The predecessor.
    pub from: llir::Block,
    /// The index of the first operand that the edge passes.
    pub start: usize,
}

/// Lists for the blocks of one function, which keep their memory for the next one.
#[derive(Default)]
pub(super) struct Scratch {
    pub visited: Vec<bool>,
    pub order: Vec<Step>,
    pub post: Vec<Step>,
    pub stack: Vec<(Step, u32)>,
    pub edges: Vec<Edge>,
}

/// The translation of one body, `tx` in the code.
pub(crate) struct FunctionTranslation<'f, 'a> {
    /// The state that functions share.
    pub state: &'f ModuleState<'a>,
    /// The context.
    pub ctx: &'f Context,
    /// The body and its parents, for diagnostics.
    pub scope: &'f Scope<'f>,
    /// The body with the operations.
    pub b: &'f Body,
    /// The builder of instructions.
    pub ll: llir::Builder<'f>,
    pub worker: &'f mut Worker,
    pub(super) split_edges: Vec<SplitEdge>,
    /// Indices of `split_edges` by terminator and successor.
    pub(super) split_edge_of: FxHashMap<(Op, u32), usize>,
    /// The function's subprogram.
    pub subprogram: Md,
    /// Blocks that stand for edges of LLVM, with the blocks that these edges leave.
    pub(super) edges: FxHashMap<Block, Block>,
    /// Values that debug records name by number.
    pub(super) ids: FxHashMap<u32, llir::Value>,
    /// The location of the instructions that follow.
    loc: Option<Loc>,
    /// Whether the body is read again after all functions are translated.
    pub is_kept: bool,
    /// Whether an LLVM value has another type than its original, such as the result of an intrinsic.
    pub is_mistyped: bool,
    /// The number of instructions after each operation, if [`origin`](super::body::origin) asks for it.
    pub(super) trace: Option<Vec<(usize, Op)>>,
}

impl<'f, 'a> FunctionTranslation<'f, 'a> {
    /// Starts the translation of a body.
    pub(super) fn new(
        state: &'f ModuleState<'a>,
        worker: &'f mut Worker,
        scope: &'f Scope<'f>,
        ll_body: &'f mut llir::Body,
    ) -> Self {
        let b = scope.body;
        worker.values.clear();
        worker.values.resize(b.value_bound(), llir::Value::NONE);
        worker.blocks.clear();
        worker.blocks.resize(b.block_bound(), None);
        FunctionTranslation {
            state,
            ctx: state.ctx,
            scope,
            b,
            ll: llir::Builder::new(state.module, ll_body),
            worker,
            split_edges: Vec::new(),
            split_edge_of: FxHashMap::default(),
            subprogram: Md::NULL,
            edges: FxHashMap::default(),
            ids: FxHashMap::default(),
            loc: None,
            is_kept: false,
            is_mistyped: false,
            trace: None,
        }
    }

    /// The LLVM value of a value.
    ///
    /// In unreachable blocks a use may come before its definition; such an operand becomes poison, or is replaced later.
    #[inline]
    pub fn value(&self, value: Value) -> llir::Value {
        let translated = self.worker.values.get(value.index()).copied().unwrap_or(llir::Value::NONE);
        if translated.is_none() { self.poison(value) } else { translated }
    }

    #[cold]
    fn poison(&self, value: Value) -> llir::Value {
        match self.state.types.get(self.ctx, &self.state.module.cx, self.b.ty(value)) {
            Ok(ty) if self.state.lossless => self.forward(value, ty),
            Ok(ty) => llir::Value::poison(ty),
            Err(_) => llir::Value::NONE,
        }
    }

    /// The LLVM value of operand `i`, or none if there are fewer operands.
    #[inline]
    pub fn operand(&self, op: Op, i: usize) -> llir::Value {
        match self.b.operands(op).get(i) {
            Some(value) => self.value(value),
            None => llir::Value::NONE,
        }
    }

    /// The LLVM values of a list of values.
    pub fn values(&self, values: Values<'_>) -> SmallVec<[llir::Value; 8]> {
        values.iter().map(|value| self.value(value)).collect()
    }

    /// Sets the LLVM value of a value.
    #[inline]
    pub fn set(&mut self, value: Value, to: llir::Value) {
        if let Some(slot) = self.worker.values.get_mut(value.index()) {
            *slot = to;
        }
    }

    /// Sets the LLVM value of an operation's first result.
    #[inline]
    pub fn set_result(&mut self, op: Op, to: llir::Value) {
        if let Some(result) = self.b.results(op).first() {
            self.set_typed(result, to);
        }
    }

    /// Sets the LLVM value of a value that may have another type there.
    #[inline]
    pub fn set_typed(&mut self, value: Value, to: llir::Value) {
        self.is_mistyped |= self.ty_if_any(self.b.ty(value)).ok() != Some(to.ty());
        self.set(value, to);
    }

    /// The LLVM type of a type; an error is reported at `op`.
    #[inline]
    pub fn ty(&mut self, op: Op, ty: Type) -> Result<llir::Type> {
        self.ty_if_any(ty).map_err(|no| self.no_such_type(op, no.0))
    }

    #[inline]
    pub fn ty_if_any(&mut self, ty: Type) -> core::result::Result<llir::Type, NoSuchType> {
        self.worker.types.get(self.state.types, self.ctx, &self.state.module.cx, ty)
    }

    #[cold]
    fn no_such_type(&self, op: Op, ty: Type) -> Reported {
        let text = terrace_ir::asm::quoted_type(self.ctx, ty);
        self.scope.at(op).op_error(format!("cannot be translated: LLVM IR has no type {text}")).emit()
    }

    /// The LLVM type of the first result, or void if there is none.
    #[inline]
    pub fn result_type(&mut self, op: Op) -> Result<llir::Type> {
        match self.b.results(op).first() {
            Some(result) => self.ty(op, self.b.ty(result)),
            None => Ok(llir::Type::VOID),
        }
    }

    /// Like [`result_type`](Self::result_type), but `None` if LLVM has no such type.
    #[inline]
    pub fn result_type_if_any(&mut self, op: Op) -> Option<llir::Type> {
        match self.b.results(op).first() {
            Some(result) => self.ty_if_any(self.b.ty(result)).ok(),
            None => Some(llir::Type::VOID),
        }
    }

    /// The operation with its parents, for diagnostics.
    pub fn at(&self, op: Op) -> OpRef<'f> {
        self.scope.at(op)
    }

    /// The LLVM block of a block.
    #[inline]
    pub fn block(&self, block: Block) -> llir::Block {
        match self.worker.blocks.get(block.index()) {
            Some(&Some(block)) => block,
            _ => llir::Block::from_index(0),
        }
    }

    /// The LLVM block that edge `i` of a terminator leads to.
    #[inline]
    pub fn succ(&self, op: Op, i: usize) -> llir::Block {
        if !self.split_edge_of.is_empty()
            && let Some(&edge) = self.split_edge_of.get(&(op, i as u32))
        {
            return self.split_edges[edge].block;
        }
        self.block(self.b.succ(op, i))
    }

    /// Sets the LLVM block of a block.
    pub fn set_block(&mut self, block: Block, to: llir::Block) {
        if let Some(slot) = self.worker.blocks.get_mut(block.index()) {
            *slot = Some(to);
        }
    }

    /// Gives the instructions that follow a location; an error is reported at `op`.
    #[inline]
    pub fn set_location(&mut self, op: Op, loc: Loc) -> Result {
        if self.loc == Some(loc) { Ok(()) } else { self.set_other_location(op, loc) }
    }

    fn set_other_location(&mut self, op: Op, loc: Loc) -> Result {
        self.loc = Some(loc);
        match self.worker.locations.node(self.state.debug_nodes(), loc, self.subprogram) {
            Ok(node) => {
                self.ll.set_debug_loc((!node.is_null()).then_some(node));
                Ok(())
            }
            Err(why) => self.at(op).fail(why),
        }
    }
}
