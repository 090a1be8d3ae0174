//! Plans: the checks that the operations of one declaration need, computed once for each declaration.

use crate::body::{Body, Op};
use crate::context::Context;
use crate::decl::{Arity, Constraint, OpDef, ResultType, Trait, TraitSet};
use crate::types::Type;

/// The number of operands, results, successors or regions that a declaration requires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Count {
    Exact(u32),
    AtLeast(u32),
}

impl Count {
    #[inline]
    pub fn holds(self, n: usize) -> bool {
        match self {
            Count::Exact(want) => n == want as usize,
            Count::AtLeast(want) => n >= want as usize,
        }
    }

    /// The count of some groups; those that are not one value take any number.
    fn of(mut is_one: impl Iterator<Item = bool> + Clone) -> Self {
        let fixed = is_one.clone().filter(|&one| one).count() as u32;
        if is_one.all(|one| one) { Count::Exact(fixed) } else { Count::AtLeast(fixed) }
    }
}

/// How many operands, results, successors and regions an operation has.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    pub operands: usize,
    pub results: usize,
    pub succs: usize,
    pub regions: usize,
}

impl Counts {
    /// The counts of an operation.
    #[inline]
    pub fn of(body: &Body, op: Op) -> Self {
        let (operands, results) = body.n_values(body.record(op));
        Self { operands, results, succs: body.n_succs(op), regions: body.n_regions(op) }
    }

    /// The counts in this order.
    #[inline]
    pub fn all(self) -> [usize; 4] {
        [self.operands, self.results, self.succs, self.regions]
    }
}

/// The constraint of an operand or result group.
pub(super) struct TypeCheck {
    /// Bit `i` says whether the fixed type number `i` satisfies the constraint.
    fixed: u32,
    /// The constraint.
    pub constraint: &'static Constraint,
    /// How many values the group takes.
    pub arity: Arity,
}

impl TypeCheck {
    fn new(ctx: &Context, constraint: &'static Constraint, arity: Arity) -> Self {
        let holds = |&i: &usize| constraint.pred.holds(ctx, Type::from_index(i));
        let fixed = (0..Type::N_FIXED).filter(holds).fold(0, |set, i| set | 1 << i);
        Self { fixed, constraint, arity }
    }

    /// Whether a type satisfies the constraint.
    #[inline]
    pub fn holds(&self, ctx: &Context, ty: Type) -> bool {
        match ty.index() {
            i if i < Type::N_FIXED => self.fixed >> i & 1 != 0,
            _ => self.constraint.pred.holds(ctx, ty),
        }
    }
}

/// How the types of results are verified against inferred ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Inference {
    /// Not at all.
    None,
    /// Every result has the type of one operand; see [`Plan::same_as`].
    Same,
    /// By the `infer` hook.
    Hook,
}

/// The checks that the operations of one declaration need.
pub struct Plan {
    pub(super) def: &'static OpDef,
    pub(super) n_operands: Count,
    pub(super) n_results: Count,
    pub(super) n_regions: Count,
    pub(super) n_succs: Count,
    /// Whether every operand and result group is one value.
    pub(super) single_values: bool,
    pub(super) operands: Box<[TypeCheck]>,
    pub(super) results: Box<[TypeCheck]>,
    /// The slots of attributes in order of their names.
    pub(super) attr_order: Box<[u16]>,
    /// Whether there are traits to verify between the counts and the constraints.
    pub(super) has_structure_traits: bool,
    /// Traits that are verified after the constraints, in order of declaration.
    pub(super) traits: Box<[Trait]>,
    /// Traits that are verified after the regions, in order of declaration.
    pub(super) region_traits: Box<[Trait]>,
    pub(super) inference: Inference,
    /// For [`Inference::Same`]: the operand of each result.
    pub(crate) same_as: Box<[u32]>,
    /// Whether regions have bounds on their numbers of blocks.
    pub(super) sized_regions: bool,
    /// Whether there are checks after the regions that the shape does not decide.
    pub(super) has_exit_checks: bool,
    /// Whether there are checks that the shape does not decide, besides those of any operation with regions or successors.
    pub(super) has_op_checks: bool,
    /// Whether some of these depend on more than blocks, their arguments and edges.
    pub(super) has_context_checks: bool,
    /// How many attribute slots there are.
    pub(super) n_slots: usize,
    /// The slot of `sym_name`.
    pub(crate) sym_name: Option<usize>,
    /// The slot of `sym_visibility`.
    pub(crate) sym_visibility: Option<usize>,
}

/// Traits that hold when all operands and results have one type.
pub(super) const SAME: TraitSet = TraitSet::of(&[
    Trait::SameOperandsAndResultType,
    Trait::SameTypeOperands,
    Trait::SameOperandsAndResultElementType,
    Trait::SameOperandsAndResultShape,
    Trait::SameOperandsShape,
    Trait::SameOperandsElementType,
    Trait::Elementwise,
]);

/// Other traits about the shapes and elements of operands and results.
const OF_SHAPES: TraitSet = TraitSet::of(&[
    Trait::SameOperandsAndResultRank,
    Trait::ResultsBroadcastableShape,
    Trait::ResultsAreFloatLike,
]);

/// Traits about blocks, their arguments and edges.
const FLOW: TraitSet = TraitSet::of(&[Trait::Terminator, Trait::BranchOpInterface]);

/// Traits that are verified after the constraints.
const AFTER: TraitSet =
    SAME.union(OF_SHAPES).union(FLOW).union(TraitSet::of(&[Trait::Symbol, Trait::CastOpInterface]));

/// Traits that are verified after the regions.
const AFTER_REGIONS: TraitSet = TraitSet::of(&[
    Trait::ImplicitTerminator,
    Trait::IsolatedFromAbove,
    Trait::SymbolTable,
    Trait::RegionBranchOpInterface,
    Trait::LoopLikeOpInterface,
    Trait::DestinationStyleOpInterface,
]);

impl Plan {
    /// Whether an operation has as many parts as declared.
    #[inline]
    pub(super) fn counts_hold(&self, n: Counts) -> bool {
        self.n_regions.holds(n.regions)
            && self.n_results.holds(n.results)
            && self.n_succs.holds(n.succs)
            && self.n_operands.holds(n.operands)
    }

    fn new(ctx: &Context, def: &'static OpDef) -> Self {
        let type_checks = |fields: &mut dyn Iterator<Item = (&'static Constraint, Arity)>| {
            fields.map(|(constraint, arity)| TypeCheck::new(ctx, constraint, arity)).collect::<Box<[_]>>()
        };
        let operands = type_checks(&mut def.operands.iter().map(|f| (f.constraint, f.arity)));
        let results = type_checks(&mut def.results.iter().map(|f| (f.constraint, f.arity)));
        let mut attr_order: Vec<u16> = (0..def.attrs.len() as u16).collect();
        attr_order.sort_by_key(|&slot| def.attrs[slot as usize].name);
        let traits_among = |set: TraitSet| {
            let mut traits: Vec<Trait> = Vec::new();
            for &t in def.trait_list {
                if set.has(t) && !traits.contains(&t) {
                    traits.push(t);
                }
            }
            traits
        };
        let traits = traits_among(AFTER);
        let mut region_traits = traits_among(AFTER_REGIONS);
        // Upstream's implicit terminator trait comes with the structural ones, before any interface.
        region_traits.sort_by_key(|&t| t != Trait::ImplicitTerminator);
        let same_as = same_as(def);
        let inference = match same_as {
            _ if !def.has(Trait::InferTypes) => Inference::None,
            Some(_) => Inference::Same,
            None if def.hooks.infer.is_some() => Inference::Hook,
            None => Inference::None,
        };
        let structural = [
            Trait::AttrSizedOperandSegments,
            Trait::AttrSizedResultSegments,
            Trait::SingleBlock,
            Trait::NoRegionArguments,
        ];
        // The shape decides the rule of destinations.
        let has_region_traits = region_traits.iter().any(|&t| t != Trait::DestinationStyleOpInterface);
        let has_context_checks = !def.parents.is_empty()
            || traits.contains(&Trait::Symbol)
            || def.hooks.verify.is_some()
            || def.hooks.verify_with_symbols.is_some()
            || def.hooks.verify_symbol_uses.is_some()
            || def.hooks.verify_blocks.is_some()
            || def.hooks.verify_regions.is_some()
            || has_region_traits;
        let single_values = operands.iter().chain(&results).all(|check| check.arity == Arity::One);
        Self {
            def,
            n_operands: Count::of(def.operands.iter().map(|f| f.arity == Arity::One)),
            n_results: Count::of(def.results.iter().map(|f| f.arity == Arity::One)),
            n_regions: Count::of(def.regions.iter().map(|f| !f.variadic)),
            n_succs: Count::of(def.succs.iter().map(|f| !f.variadic)),
            single_values,
            operands,
            results,
            attr_order: attr_order.into(),
            has_structure_traits: !def.parents.is_empty() || structural.iter().any(|&t| def.has(t)),
            has_exit_checks: has_region_traits || def.hooks.verify_regions.is_some() || !def.registered,
            has_op_checks: has_context_checks || !def.registered || traits.iter().any(|&t| FLOW.has(t)),
            has_context_checks,
            n_slots: def.n_slots(),
            traits: traits.into(),
            region_traits: region_traits.into(),
            inference,
            same_as: same_as.unwrap_or_default().into(),
            sized_regions: def.regions.iter().any(|f| f.blocks != crate::decl::RegionField::ANY),
            sym_name: def.slot_of("sym_name").filter(|_| def.registered),
            sym_visibility: def.slot_of("sym_visibility").filter(|_| def.registered),
        }
    }
}

/// The operand whose type each result has, when all results are declared so.
fn same_as(def: &OpDef) -> Option<Vec<u32>> {
    let one = def.results.iter().map(|result| {
        let ResultType::Same(name) = result.ty else { return None };
        let at = def.operands.iter().position(|f| f.name == name)?;
        let fixed = result.arity == Arity::One && def.operands[..=at].iter().all(|f| f.arity == Arity::One);
        fixed.then_some(at as u32)
    });
    one.collect()
}

impl OpDef {
    /// The checks that operations of this kind need. They live as long as the process, like the row.
    #[inline]
    pub fn plan(&'static self, ctx: &Context) -> &'static Plan {
        self.numbers.plan.get_or_init(|| Box::leak(Box::new(Plan::new(ctx, self))))
    }
}
