//! The row of an operation, from which parser, printer, verifier and documentation work.

use super::attr_type::{AttrSyntax, AttrType};
use super::constraint::Constraint;
use super::operand::{Arity, OperandSpec};
use super::relation::{self, TypeRelation};
use super::shape::OpShape;
use super::traits::{Trait, TraitSet};
use crate::Result;
use crate::asm::format::CustomDirective;
use crate::asm::print::Kind;
use crate::asm::{OpParser, OpPrinter};
use crate::attrs::Attr;
use crate::body::{Block, Body, Op, OpRef, Value, Values};
use crate::context::Context;
use crate::options::MlirVersion;
use crate::ranges::IntRange;
use crate::types::Type;
use crate::verify::Plan;
use parking_lot::Mutex;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use terrace_support::FxHashMap;
use terrace_support::chunked::StaticTable;
use terrace_support::small_vec::SmallVec;
use terrace_support::words;

/// The process-wide number of an operation kind.
pub type OpCode = u32;

/// The text of a documentation comment, such as [`OpDef::doc`]: without the blank that each line starts with, and without
/// links to items of Rust.
///
/// ```
/// let doc = " Ends [`While`](super::While)\n as [`Yield`] ends `[a]`.";
/// assert_eq!(terrace_ir::decl::doc_text(doc), "Ends `While`\nas `Yield` ends `[a]`.");
/// ```
pub fn doc_text(doc: &str) -> String {
    let lines: Vec<&str> = doc.lines().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    let text = lines.join("\n");
    let mut parts = text.trim().split("[`");
    let mut out = parts.next().unwrap_or("").to_owned();
    for part in parts {
        match part.split_once("`]").filter(|(name, _)| !name.contains('`')) {
            Some((name, rest)) => {
                let target = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
                out.extend(["`", name, "`", target.map_or(rest, |(_, rest)| rest)]);
            }
            None => out.extend(["[`", part]),
        }
    }
    out
}

/// An operand group of a row.
pub struct Field {
    /// The name in formats and accessors.
    pub name: &'static str,
    /// Documentation.
    pub doc: &'static str,
    /// How many values.
    pub arity: Arity,
    /// The constraint on each value's type.
    pub constraint: &'static Constraint,
}

impl Field {
    /// A field of an operand specification.
    pub const fn new<T: OperandSpec + ?Sized>(name: &'static str, doc: &'static str) -> Self {
        Self { name, doc, arity: T::ARITY, constraint: T::CONSTRAINT }
    }
}

/// The source of a result's type that is not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultType {
    /// The builder or the text gives it.
    Free,
    /// It is the type of the operand group of this name.
    Same(&'static str),
    /// The `infer` hook computes it.
    Infer,
}

/// A result group of a row.
pub struct ResultField {
    /// The name in formats and accessors.
    pub name: &'static str,
    /// How many values.
    pub arity: Arity,
    /// The constraint on each value's type.
    pub constraint: &'static Constraint,
    /// The source of the type.
    pub ty: ResultType,
}

impl ResultField {
    /// A field of an operand specification.
    pub const fn new<T: OperandSpec + ?Sized>(name: &'static str, ty: ResultType) -> Self {
        Self { name, arity: T::ARITY, constraint: T::CONSTRAINT, ty }
    }
}

/// A successor group of a row.
pub struct SuccField {
    /// The name in formats and accessors.
    pub name: &'static str,
    /// Whether it is any number of blocks (the last group only).
    pub variadic: bool,
}

/// A region group of a row.
pub struct RegionField {
    /// The name in formats and accessors.
    pub name: &'static str,
    /// Whether it is any number of regions (the last group only).
    pub variadic: bool,
    /// The least and the greatest number of blocks: `(1, 1)` for `SizedRegion<1>`, `(0, u32::MAX)` for any.
    pub blocks: (u32, u32),
}

impl RegionField {
    /// Any number of blocks.
    pub const ANY: (u32, u32) = (0, u32::MAX);
}

/// An inherent attribute of a row; its position is the slot.
pub struct AttrField {
    /// Upstream's name.
    pub name: &'static str,
    /// The verifier's summary.
    pub summary: &'static str,
    /// The spelling in custom forms.
    pub syntax: AttrSyntax,
    /// Whether it must be present.
    pub required: bool,
    /// The default that an absent attribute stands for.
    pub default: Option<fn(&Context) -> Attr>,
    /// Whether the generic form leaves out the default.
    pub silent_default: bool,
    /// Whether an attribute satisfies the constraint.
    pub check: fn(&Context, Attr) -> bool,
    /// Whether an attribute is of the class that the constraint applies to.
    pub is_class: fn(&Context, Attr) -> bool,
    /// The attribute that later versions of MLIR have instead, if that is another one.
    pub newer: Option<&'static super::attr_type::Newer>,
    /// The conversion from other attributes, if upstream's property has no attribute class.
    pub property: Option<&'static super::attr_type::Property>,
}

impl AttrField {
    /// The attribute of MLIR 22 for one that the text of any version has.
    pub(crate) fn to_22(&self, ctx: &Context, attr: Attr) -> Attr {
        self.newer.and_then(|newer| (newer.to_22)(ctx, attr)).unwrap_or(attr)
    }

    /// The attribute as a version writes it.
    pub(crate) fn in_version(&self, ctx: &Context, attr: Attr, version: MlirVersion) -> Attr {
        match self.newer {
            Some(newer) if version >= newer.since => (newer.from_22)(ctx, attr),
            _ => attr,
        }
    }

    /// A field of this attribute type.
    pub const fn new<T: AttrType>(
        name: &'static str,
        required: bool,
        default: Option<fn(&Context) -> Attr>,
    ) -> Self {
        Self {
            name,
            summary: T::SUMMARY,
            syntax: T::SYNTAX,
            required,
            default,
            silent_default: T::SILENT_DEFAULT,
            check: |ctx, attr| T::decode(ctx, attr).is_some(),
            is_class: T::is_class,
            newer: T::NEWER,
            property: T::PROPERTY,
        }
    }
}

/// The input of the `infer` hook: the parts of the shape of an operation under construction.
pub struct InferArgs<'a> {
    /// The body of the operands.
    pub(crate) body: &'a Body,
    /// The declaration.
    pub def: &'static OpDef,
    /// The operands, flat.
    pub(crate) operands: &'a [Value],
    /// The inherent attributes by slot, as raw words.
    pub(crate) slots: &'a [u32],
}

impl InferArgs<'_> {
    /// The context.
    pub fn ctx(&self) -> &Context {
        self.body.ctx()
    }
    /// The type of operand `i`.
    pub fn ty(&self, i: usize) -> Option<Type> {
        self.operands.get(i).map(|&v| self.body.ty(v))
    }
    /// The types of the operands.
    pub fn types(&self) -> impl ExactSizeIterator<Item = Type> {
        self.operands.iter().map(|&v| self.body.ty(v))
    }
    /// The attribute in slot `i`.
    pub fn slot(&self, i: usize) -> Option<Attr> {
        self.slots.get(i).and_then(|&raw| Attr::from_raw(raw))
    }
}

/// The value that one result folds to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoldResult {
    /// A constant.
    Attr(Attr),
    /// An existing value.
    Value(Value),
}

/// The outcome of folding an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fold {
    /// The operation does not fold. A folder may have passed to equivalent operands nevertheless.
    None,
    /// The operation itself was changed: it may fold again.
    InPlace,
    /// The operation can be replaced by these values, one for each result.
    Results(SmallVec<[FoldResult; 2]>),
}

impl Fold {
    /// The only result is a constant.
    #[inline]
    pub fn attr(attr: Attr) -> Self {
        Self::Results(SmallVec::from_slice(&[FoldResult::Attr(attr)]))
    }
    /// The only result is an existing value.
    #[inline]
    pub fn value(value: Value) -> Self {
        Self::Results(SmallVec::from_slice(&[FoldResult::Value(value)]))
    }
    /// The results are existing values.
    pub fn values(values: impl IntoIterator<Item = Value>) -> Self {
        Self::Results(values.into_iter().map(FoldResult::Value).collect())
    }
    /// The only result is this constant, if there is one.
    #[inline]
    pub fn maybe_attr(attr: Option<Attr>) -> Self {
        attr.map_or(Self::None, Self::attr)
    }
}

/// A hook may return the value of the only result, if there is one.
impl From<Option<Value>> for Fold {
    #[inline]
    fn from(value: Option<Value>) -> Self {
        value.map_or(Self::None, Self::value)
    }
}

/// A hook may return the constant of the only result, if there is one.
impl From<Option<Attr>> for Fold {
    #[inline]
    fn from(attr: Option<Attr>) -> Self {
        Self::maybe_attr(attr)
    }
}

/// A hook may return `None` where the operation does not fold.
impl From<Option<Fold>> for Fold {
    #[inline]
    fn from(fold: Option<Fold>) -> Self {
        fold.unwrap_or(Self::None)
    }
}

/// Types inferred for an operation's results; `None` if they cannot be inferred.
pub type InferredTypes = Option<SmallVec<[Type; 4]>>;
/// The operands that a branch passes to the arguments of a successor, as a range of operand numbers.
pub type BranchOperands = Option<(usize, usize)>;

/// The parts of a call (`CallOpInterface`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallParts {
    /// The reference to the callee; `None` for an indirect call.
    pub callee: Option<Attr>,
    /// The operands that are passed to the callee's arguments, as a range of operand numbers.
    pub args: (usize, usize),
}

/// The induction variable of a loop: it starts at `lower` and grows by `step` as long as it is less than `upper`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Induction {
    /// The block argument.
    pub variable: Value,
    /// The first value; `None` if it is neither a constant nor a value.
    pub lower: Option<FoldResult>,
    /// The exclusive bound.
    pub upper: Option<FoldResult>,
    /// The increment.
    pub step: Option<FoldResult>,
    /// Whether the variable and the bound are compared as unsigned numbers.
    pub unsigned: bool,
}

/// The source of control flow between regions (`RegionBranchPoint`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionPoint {
    /// The entry of the operation that has the regions.
    Parent,
    /// A terminator in one of the regions.
    Terminator(Op),
}

/// The target of control flow between regions (`RegionSuccessor`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionTarget {
    /// Out of the operation: its results.
    Parent,
    /// The entry block of this region.
    Region(usize),
}

/// Control flow into a region or out of all of them, with the values that are passed.
#[derive(Clone, Copy)]
pub struct RegionEdge<'a> {
    /// The target.
    pub to: RegionTarget,
    /// The operands of the branch point that are passed.
    pub operands: Values<'a>,
    /// The block arguments or results that receive them.
    pub inputs: Values<'a>,
}

/// Whether values of some types can be cast to some others: the `cast` hook.
pub type CastHook = fn(&Context, &[Type], &[Type]) -> bool;
/// Calls back with every edge from a branch point: the `region_edges` hook.
pub type RegionEdgesHook = fn(&Body, Op, RegionPoint, &mut dyn FnMut(RegionEdge<'_>));

hooks! {
    /// The behaviour of an operation kind: plain functions, absent where the kind has none.
    pub struct Hooks {
        /// Verifies rules besides constraints and traits that depend on the shape only: runs once for each shape.
        verify_shape: fn(OpShape<'_>) -> Result,
        /// Verifies rules that depend on more than the shape: parents, blocks, defining operations, users, discardable
        /// attributes. Runs after `verify_shape`, before the regions.
        verify: fn(OpRef<'_>) -> Result,
        /// Like `verify`, with symbol tables. (Most uses of symbols are verified by `verify_symbol_uses`.)
        verify_with_symbols: fn(OpRef<'_>, &mut crate::symbols::SymbolTables<'_>) -> Result,
        /// Verifies rules about the operations in the regions whose errors come before theirs; runs after `verify`.
        verify_blocks: fn(OpRef<'_>) -> Result,
        /// Verifies rules about the operations in the regions; runs after them.
        verify_regions: fn(OpRef<'_>) -> Result,
        /// Verifies uses of symbols (`verifySymbolUses`); runs with the enclosing symbol table.
        verify_symbol_uses: fn(OpRef<'_>, &mut crate::symbols::SymbolTables<'_>) -> Result,
        /// Infers result types.
        infer: fn(&InferArgs<'_>) -> InferredTypes,
        /// Whether inferred types (the first list) fit the result types, if not only equal ones do
        /// (`isCompatibleReturnTypes`).
        compatible: fn(&Context, &[Type], &[Type]) -> bool,
        /// Parses the custom form after the name; replaces `format`.
        parse: fn(&mut OpParser<'_, '_>) -> Result,
        /// Prints the custom form after the name; replaces `format`.
        print: fn(&mut OpPrinter<'_>, Op),
        /// Suggests names for results (`%cst`, `%alloc`): a name, names of the groups of results, or a function that calls back
        /// with a result and its name.
        result_names: fn(&Body, Op, &mut dyn FnMut(Value, &[u8])),
        /// Suggests names for block arguments of the regions (`%arg0`, `%iv`).
        arg_names: fn(&Body, Op, &mut dyn FnMut(Value, &[u8])),
        /// The dialect whose prefix may be left out inside the regions (`getDefaultDialect`), e.g. `func`.
        default_dialect: fn() -> &'static str,
        /// Whether an argument of a block, or a value that is computed from one, may take the place of the operand with this
        /// number; any may without this hook.
        takes_arg: fn(&Body, Op, usize, Block) -> bool,
        /// The operands passed to a successor's arguments (`getSuccessorOperands`).
        branch: fn(&Body, Op, usize) -> BranchOperands,
        /// Folds the operation: finds existing values or constants for its results, or simplifies it in place.
        ///
        /// The slice has the value of each operand that is a constant. The hook must not erase operations; operations that
        /// it creates, right before this one, stay.
        fold: fn(&mut Body, Op, &[Option<Attr>]) -> Fold,
        /// The effects of the operation on memory, if they depend on its attributes.
        effects: fn(&Body, Op) -> super::effects::Effects,
        /// Whether the operation may run where it did not run before, if that depends on its operands or attributes
        /// (`ConditionallySpeculatable`).
        speculatable: fn(&Body, Op) -> super::effects::Speculatability,
        /// For `RegionBranchOpInterface`: how often the region of this number runs at most, if that is known, in one execution
        /// of the operation (`getRegionInvocationBounds`).
        most_runs: fn(&Body, Op, usize) -> Option<u32>,
        /// For an allocation: how its memory becomes a value.
        allocation: &'static super::promotion::Allocation,
        /// For an allocation: how its memory is divided.
        division: &'static super::promotion::Division,
        /// For a user of a pointer to an aggregate: which parts it uses.
        part_access: &'static super::promotion::PartAccess,
        /// For an access of memory: how it becomes a use of a value.
        access: &'static super::promotion::Access,
        /// For other users of a pointer: how they are removed with the memory, if they are.
        removal: fn(&Body, Op) -> Option<super::promotion::Removal>,
        /// The value of a constant operation (`ConstantLike`), to which it folds.
        constant: fn(&Body, Op) -> Option<Attr>,
        /// For `CastOpInterface`: whether operand types can be cast to result types (`areCastCompatible`).
        cast: CastHook,
        /// For `RegionBranchOpInterface`: the edges from a branch point (`getSuccessorRegions`), in upstream's order.
        region_edges: RegionEdgesHook,
        /// For `RegionBranchOpInterface`: whether control may take an edge from a branch point, given the operands of the
        /// branch point that are constants.
        takes_region_edge: fn(&Body, Op, RegionPoint, &[Option<Attr>], RegionTarget) -> bool,
        /// For `RegionBranchOpInterface`: whether a value of the first type may be passed to an input of the second, if not only
        /// those of equal types may (`areTypesCompatible`).
        passes_type: fn(&Context, Type, Type) -> bool,
        /// For `BranchOpInterface`: the number of the only successor that control goes to, given the operands that are
        /// constants (`getSuccessorForOperands`).
        taken_successor: fn(&Body, Op, &[Option<Attr>]) -> Option<usize>,
        /// For an operation with one result: its range, given those of the operands (`InferIntRangeInterface`).
        ///
        /// An operand has no range if it is no integer or if nothing is known of it yet. Without an answer the result may
        /// have any value.
        int_range: fn(&Body, Op, &[Option<&IntRange>]) -> Option<IntRange>,
        /// For an operation with one result and no operands: its range, which may depend on the operation that owns the body,
        /// if that is known.
        int_range_in: fn(&Body, Op, Option<OpRef<'_>>) -> Option<IntRange>,
        /// For `DestinationStyleOpInterface`: the number of the operand group of the destinations (inits). Those that are
        /// tensors are tied to the results in order ([`Body::inits`]).
        inits: usize,
        /// A discardable attribute that follows from the operation, with its name. It is not stored: only the generic form
        /// shows it. (Upstream's verifier adds it.)
        computed_attr: fn(&Body, Op) -> Option<(&'static str, Attr)>,
        /// For `LoopLikeOpInterface`: the induction variables and their bounds.
        induction: fn(&Body, Op) -> SmallVec<[Induction; 1]>,
        /// For `LoopLikeOpInterface`: verifies the loop-carried values.
        verify_loop: fn(OpRef<'_>) -> Result,
        /// For `CallOpInterface`: the callee and the arguments.
        call: fn(&Body, Op) -> CallParts,
        /// For `FunctionOpInterface`: the types of the results of a call (`CallableOpInterface`).
        callable_results: fn(&Body, Op) -> SmallVec<[Type; 4]>,
        /// For `Symbol`: whether the operation only declares its symbol (`isDeclaration`).
        is_declaration: fn(&Body, Op) -> bool,
        /// For `Symbol`: the value of a constant that it defines, which folders of its users read by
        /// [`Body::symbol_value`].
        symbol_value: fn(&Body, Op) -> Option<Attr>,
    }
}

impl Hooks {
    /// The hooks that follow from a row: results declared `= infer` have the types that its relations or their constraints
    /// give them.
    #[doc(hidden)]
    pub const fn derived(results: &[ResultField], relations: &[Relation]) -> Self {
        let (mut is_inferred, mut is_implied, mut i) = (false, true, 0);
        while i < results.len() {
            is_inferred |= matches!(results[i].ty, ResultType::Infer);
            is_implied &= results[i].constraint.is_implied();
            i += 1;
        }
        match is_inferred && (is_implied || relation::has_type_relation(relations)) {
            true => Self { infer: Some(relation::infer), ..Self::NONE },
            false => Self::NONE,
        }
    }
}

/// The types and attributes that are known while a custom form is parsed.
pub struct KnownTypes<'a> {
    /// The first type of a group by name, operands and results alike.
    pub of: &'a dyn Fn(&str) -> Option<Type>,
    /// The attribute in a slot by upstream's name.
    pub attr: &'a dyn Fn(&str) -> Option<Attr>,
}

/// A relation between operands, results and attributes that the verifier checks: `failed to verify that <summary>`.
pub struct Relation {
    /// The summary in messages.
    pub summary: &'static str,
    /// Whether it holds; operand and result counts are right when it is called.
    pub holds: fn(OpShape<'_>) -> bool,
    /// The relation as data, if it is one between types alone: types that are not written follow from it.
    pub types: Option<&'static TypeRelation>,
}

/// The declaration of an operation kind. Its address is its identity.
pub struct OpDef {
    /// The full name, `dialect.mnemonic`.
    pub name: &'static str,
    /// The dialect's namespace.
    pub dialect: &'static str,
    /// The documentation comment; [`doc_text`] is its text.
    pub doc: &'static str,
    /// Operand groups.
    pub operands: &'static [Field],
    /// Result groups.
    pub results: &'static [ResultField],
    /// Successor groups.
    pub succs: &'static [SuccField],
    /// Region groups.
    pub regions: &'static [RegionField],
    /// Inherent attributes: slot `i` is `attrs[i]`. Segment sizes come after these.
    pub attrs: &'static [AttrField],
    /// Traits.
    pub traits: TraitSet,
    /// The traits in the order of declaration, which should be upstream's: they are verified in this order.
    pub trait_list: &'static [Trait],
    /// Relations that the verifier checks.
    pub relations: &'static [Relation],
    /// Names of the operations that may be the parent (`HasParent`); empty for any.
    pub parents: &'static [&'static str],
    /// For `ImplicitTerminator`: the name of the operation that is put at the end.
    pub implicit_terminator: &'static str,
    /// The declarative assembly format; empty when hooks parse and print, or when there is only the generic form.
    pub format: &'static str,
    /// Custom directives of the format.
    pub custom: &'static [CustomDirective],
    /// The type of an operand or result group that the format does not write, by its name, from those that it does.
    pub complete_type: Option<fn(&Context, &KnownTypes<'_>, &str) -> Option<Type>>,
    /// Behaviour.
    pub hooks: Hooks,
    /// Whether a dialect declares it; else it stands for an unregistered operation of the input.
    pub registered: bool,
    /// The numbers and facts that are found at run time.
    pub numbers: &'static OpNumbers,
}

/// The numbers and facts of a kind of operation that are found at run time. They are apart from the rows, so that the pages
/// of the rows, which are large and many, stay clean.
pub struct OpNumbers {
    /// The number of the compiled format plus one; zero until it is compiled.
    pub(crate) program: AtomicU32,
    /// The verifier's plan.
    pub(crate) plan: OnceLock<&'static Plan>,
    /// The printer's facts.
    pub(crate) kind: OnceLock<&'static Kind>,
    /// The process-wide code plus one; zero until it is assigned.
    code: AtomicU32,
}

impl OpNumbers {
    /// Nothing yet.
    #[doc(hidden)]
    pub const NEW: Self = Self {
        program: AtomicU32::new(0),
        plan: OnceLock::new(),
        kind: OnceLock::new(),
        code: AtomicU32::new(0),
    };
}

static OPS: StaticTable<OpDef> = StaticTable::new();
/// The numbers of [`OpDef::EMPTY`], which has no code.
static NO_NUMBERS: OpNumbers = OpNumbers::NEW;
static REGISTER: Mutex<()> = Mutex::new(());

impl OpDef {
    /// The process-wide code of this kind.
    #[inline]
    pub fn code(&'static self) -> OpCode {
        match self.numbers.code.load(Ordering::Acquire) {
            0 => self.register(),
            code => code - 1,
        }
    }

    /// The code of this kind, if it has one already: without one, the process has no operation of the kind.
    pub fn code_if_used(&self) -> Option<OpCode> {
        self.numbers.code.load(Ordering::Acquire).checked_sub(1)
    }

    /// Assigns the code of the kind, once per process.
    #[cold]
    fn register(&'static self) -> OpCode {
        let _guard = REGISTER.lock();
        match self.numbers.code.load(Ordering::Acquire) {
            0 => {
                let code = OPS.push(self);
                self.numbers.code.store(code + 1, Ordering::Release);
                code
            }
            code => code - 1,
        }
    }

    /// The kind with this code.
    #[inline]
    pub fn of_code(code: OpCode) -> &'static OpDef {
        match OPS.get(code) {
            Some(def) => def,
            None => unreachable!("codes come from `register`"),
        }
    }

    /// The row of an unregistered operation; made on first use, and kept for the process.
    ///
    /// Its only slot holds the `<{...}>` properties, if there are any.
    pub fn unregistered(name: &str) -> &'static OpDef {
        static UNREGISTERED: Mutex<Option<FxHashMap<&'static str, &'static OpDef>>> = Mutex::new(None);
        let mut table = UNREGISTERED.lock();
        let table = table.get_or_insert_default();
        if let Some(def) = table.get(name) {
            return def;
        }
        let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
        let dialect = name.split_once('.').map_or("", |(dialect, _)| dialect);
        let numbers: &'static OpNumbers = Box::leak(Box::new(OpNumbers::NEW));
        let def: &'static OpDef =
            Box::leak(Box::new(OpDef { name, dialect, registered: false, numbers, ..OpDef::EMPTY }));
        def.register();
        table.insert(name, def);
        def
    }

    /// An empty row, for struct update in the declaring macros.
    #[doc(hidden)]
    pub const EMPTY: Self = Self {
        name: "",
        dialect: "",
        doc: "",
        operands: &[],
        results: &[],
        succs: &[],
        regions: &[],
        attrs: &[],
        traits: TraitSet::of(&[]),
        trait_list: &[],
        relations: &[],
        parents: &[],
        implicit_terminator: "",
        format: "",
        custom: &[],
        complete_type: None,
        hooks: Hooks::NONE,
        registered: true,
        numbers: &NO_NUMBERS,
    };

    /// Whether the operation has a trait.
    #[inline]
    pub const fn has(&self, t: Trait) -> bool {
        self.traits.has(t)
    }

    /// How many attribute slots its records have: declared attributes, then segment sizes.
    /// An unregistered operation has one, for its properties.
    #[inline]
    pub fn n_slots(&self) -> usize {
        if !self.registered {
            return 1;
        }
        self.attrs.len()
            + self.has(Trait::AttrSizedOperandSegments) as usize
            + self.has(Trait::AttrSizedResultSegments) as usize
    }

    /// Whether its records store only the slots that are set, since there are very many (`llvm.func` has 56): the set of
    /// slots in two words, then their attributes.
    #[inline]
    pub fn is_packed(&self) -> bool {
        const MANY: usize = 32;
        self.attrs.len() > MANY && self.n_slots() <= u64::BITS as usize
    }

    /// The slot of `operandSegmentSizes`.
    #[inline]
    pub fn operand_segments_slot(&self) -> Option<usize> {
        self.has(Trait::AttrSizedOperandSegments).then_some(self.attrs.len())
    }

    /// The slot of `resultSegmentSizes`.
    pub fn result_segments_slot(&self) -> Option<usize> {
        let at = self.attrs.len() + self.has(Trait::AttrSizedOperandSegments) as usize;
        self.has(Trait::AttrSizedResultSegments).then_some(at)
    }

    /// The slot of an inherent attribute by upstream's name, segment sizes included. These also have an older spelling that
    /// upstream still reads.
    pub fn slot_of(&self, name: impl AsRef<[u8]>) -> Option<usize> {
        let name = name.as_ref();
        if let Some(slot) = self.attrs.iter().position(|attr| words::eq(attr.name.as_bytes(), name)) {
            return Some(slot);
        }
        match name {
            b"operandSegmentSizes" | b"operand_segment_sizes" => self.operand_segments_slot(),
            b"resultSegmentSizes" | b"result_segment_sizes" => self.result_segments_slot(),
            _ => None,
        }
    }

    /// The slot that the entry `name` of an attribute dictionary sets. None for a property without an attribute class
    /// upstream: an entry of its name is discardable.
    pub fn dictionary_slot_of(&self, name: impl AsRef<[u8]>) -> Option<usize> {
        self.slot_of(name).filter(|&slot| self.attrs.get(slot).is_none_or(|field| field.property.is_none()))
    }

    /// Upstream's name of a slot.
    pub fn slot_name(&self, slot: usize) -> &'static str {
        match self.attrs.get(slot) {
            Some(attr) => attr.name,
            None if Some(slot) == self.operand_segments_slot() => "operandSegmentSizes",
            None => "resultSegmentSizes",
        }
    }

    /// The default of an absent slot.
    pub fn default_of(&self, slot: usize, ctx: &Context) -> Option<Attr> {
        self.attrs.get(slot).and_then(|a| a.default).map(|default| default(ctx))
    }

    /// How many operand groups are optional or variadic.
    #[inline]
    pub fn n_variadic_operands(&self) -> usize {
        self.operands.iter().filter(|f| f.arity != Arity::One).count()
    }

    /// The mnemonic without the dialect.
    pub fn mnemonic(&self) -> &'static str {
        self.name.split_once('.').map_or(self.name, |(_, mnemonic)| mnemonic)
    }
}

impl core::fmt::Debug for OpDef {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name)
    }
}

/// A typed handle of one operation kind, made by [`ops!`](crate::ops!).
pub trait OpKind: Copy {
    /// The declaration.
    const DEF: &'static OpDef;
    /// The accessors of an operation's shape.
    type Shape<'a>;
    /// The accessors of a shape, whose operation must be of this kind.
    fn shape(shape: OpShape<'_>) -> Self::Shape<'_>;
    /// The handle of an operation, which must be of this kind.
    fn wrap(op: Op) -> Self;
    /// The operation.
    fn op(self) -> Op;
    /// Something known of each operand, such as its replacement, by the names of the operand groups (MLIR's `OpAdaptor`): a
    /// `T`, an `Option<T>` or a `&[T]` for each group.
    type Adaptor<'a, T: Copy + 'a>: Copy;
    /// Divides `operands`, one element for each operand of `op`, into the operand groups.
    fn adaptor<'a, T: Copy>(body: &Body, op: Op, operands: &'a [T]) -> Self::Adaptor<'a, T>;
}

impl<K: OpKind> From<K> for Op {
    fn from(handle: K) -> Op {
        handle.op()
    }
}
