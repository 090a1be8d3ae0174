//! Operation traits as a compile-time bit set. Names are upstream's.

macro_rules! traits {
    ($($(#[doc = $doc:literal])* $Name:ident,)*) => {
        /// A property of all operations of a kind.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Trait { $($(#[doc = $doc])* $Name),* }
    };
}

traits! {
    /// No side effect and speculatable.
    Pure,
    /// No memory effect; may trap or be undefined.
    NoMemoryEffect,
    /// Reads memory. An operation with one of the `Mem` traits has no other effects than they declare.
    MemRead,
    /// Writes memory.
    MemWrite,
    /// Allocates memory that is a result.
    MemAlloc,
    /// Frees memory.
    MemFree,
    /// The effects are those of the operations inside.
    RecursiveMemoryEffects,
    /// Speculatable whenever the operations inside are.
    RecursivelySpeculatable,
    /// Operands may be swapped.
    Commutative,
    /// `f(x, x) = x`.
    Idempotent,
    /// `f(f(x)) = x`.
    Involution,
    /// All operands and results have one type.
    SameOperandsAndResultType,
    /// All operands have one type.
    SameTypeOperands,
    /// All operands and results have one element type.
    SameOperandsAndResultElementType,
    /// All operands and results have one shape.
    SameOperandsAndResultShape,
    /// All operands have one shape.
    SameOperandsShape,
    /// All operands have one element type.
    SameOperandsElementType,
    /// All operands and results that are ranked have one rank.
    SameOperandsAndResultRank,
    /// The shapes of operands that are tensors can be broadcast to one, and results have it.
    ResultsBroadcastableShape,
    /// Results are floats, or vectors or tensors of them.
    ResultsAreFloatLike,
    /// Works element by element on vectors and tensors.
    Elementwise,
    /// `Elementwise`, with scalars equal to splats.
    Scalarizable,
    /// Works on vectors.
    Vectorizable,
    /// Works on tensors.
    Tensorizable,
    /// Ends a block.
    Terminator,
    /// Ends a block of an operation; the operands are the values that the operation yields.
    ReturnLike,
    /// Control leaves through successors.
    BranchOpInterface,
    /// Regions may not use values from above.
    IsolatedFromAbove,
    /// Regions have at most one block.
    SingleBlock,
    /// Regions need no terminator.
    NoTerminator,
    /// A region without terminator gets an implicit one when parsed (`SingleBlockImplicitTerminator`).
    ImplicitTerminator,
    /// Region block arguments are forbidden.
    NoRegionArguments,
    /// Regions are graphs: uses may come before definitions.
    GraphRegion,
    /// Has a symbol name.
    Symbol,
    /// The symbol name may be absent.
    OptionalSymbol,
    /// Holds symbols.
    SymbolTable,
    /// A function: `sym_name`, `function_type`, argument and result attributes.
    FunctionOpInterface,
    /// A call: has a callee and arguments.
    CallOpInterface,
    /// A constant; folds to its `value`.
    ConstantLike,
    /// A cast.
    CastOpInterface,
    /// Allocates memory of the closest [`Trait::AutomaticAllocationScope`] around it (`AutomaticAllocationScopeResource`).
    ScopedAlloc,
    /// `alloca`s inside are freed at its end.
    AutomaticAllocationScope,
    /// `operandSegmentSizes` gives the sizes of variadic operand groups.
    AttrSizedOperandSegments,
    /// `resultSegmentSizes` gives the sizes of variadic result groups.
    AttrSizedResultSegments,
    /// Variadic result groups are equally long.
    SameVariadicResultSize,
    /// Implements `InferTypeOpInterface`: result types must be those that the declaration (`= operand`) or the
    /// `infer` hook gives. (Other operations may have these too, to help parser and builders.)
    InferTypes,
    /// A loop.
    LoopLikeOpInterface,
    /// Control flow enters and leaves regions (`RegionBranchOpInterface`).
    RegionBranchOpInterface,
    /// A terminator that passes values to a region branch (`RegionBranchTerminatorOpInterface`).
    RegionBranchTerminatorOpInterface,
    /// The operation runs its regions in parallel.
    HasParallelRegion,
    /// The operation's regions are affine scopes.
    AffineScope,
    /// The first operand's memory is viewed by the result.
    ViewLikeOpInterface,
    /// The result is an extent of the first operand, by the number of the dimension.
    ShapedDimOpInterface,
    /// Has the LLVM fast-math flags interface.
    FastmathFlagsInterface,
    /// Changes the meaning of the operations inside, as a mask does: an equal operation outside computes something else.
    MaskingOpInterface,
    /// Accepts a destination operand per result: the row's `inits` are those operands.
    DestinationStyleOpInterface,
    /// Ends the body of a parallel loop; its operations combine what the iterations computed.
    InParallelOpInterface,
    /// Updates its operand `dest` in a [`Trait::InParallelOpInterface`] operation.
    ParallelCombiningOpInterface,
}

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraitSet(u128);

impl TraitSet {
    /// The set of these traits.
    pub const fn of(traits: &[Trait]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < traits.len() {
            bits |= 1 << traits[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// The traits of either set.
    pub const fn union(self, other: TraitSet) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the set holds a trait.
    #[inline]
    pub const fn has(self, t: Trait) -> bool {
        self.0 & (1 << t as u8) != 0
    }

    /// Whether the set holds any trait of another one.
    #[inline]
    pub const fn any(self, other: TraitSet) -> bool {
        self.0 & other.0 != 0
    }
}
