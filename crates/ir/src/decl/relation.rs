//! Relations between the types of operands and results, as data: the verifier checks them, and types that the text or
//! the builder leaves out follow from them (upstream's `AllTypesMatch` and `TypesMatchWith`).

use super::op::{InferArgs, InferredTypes, KnownTypes, OpDef, Relation, ResultType};
use super::shape::OpShape;
use crate::context::Context;
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

/// The number of a group of operands or results that holds one value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TypeGroup {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
}

impl TypeGroup {
    fn name(self, def: &OpDef) -> &'static str {
        match self {
            Self::Operand(i) => def.operands[i].name,
            Self::Result(i) => def.results[i].name,
        }
    }

    fn ty(self, op: OpShape<'_>) -> Option<Type> {
        match self {
            Self::Operand(i) => op.operand_group(i).get(0),
            Self::Result(i) => op.result_group(i).get(0),
        }
    }
}

/// How the types of single values depend on each other.
pub enum TypeRelation {
    /// All have the same type.
    Same(&'static [TypeGroup]),
    /// The type of one value follows from the type of another one.
    Match {
        /// The group whose type determines the other.
        from: TypeGroup,
        /// The group whose type follows.
        to: TypeGroup,
        /// The type of `to`, if that of `from` has one.
        map: fn(&Context, Type) -> Option<Type>,
    },
}

impl TypeRelation {
    /// Whether the relation holds for an operation.
    pub fn holds(&self, op: OpShape<'_>) -> bool {
        match self {
            Self::Same(groups) => groups.windows(2).all(|two| two[0].ty(op) == two[1].ty(op)),
            // An optional value may be absent.
            Self::Match { from, to, map } => {
                let want = to.ty(op);
                want.is_none() || from.ty(op).and_then(|ty| map(op.ctx(), ty)) == want
            }
        }
    }
}

/// Whether any of the relations is one between types alone.
#[doc(hidden)]
pub const fn has_type_relation(relations: &[Relation]) -> bool {
    let mut i = 0;
    while i < relations.len() && relations[i].types.is_none() {
        i += 1;
    }
    i < relations.len()
}

/// The type of `group` by the relations of a row, from the types that `known` gives.
fn complete(
    def: &OpDef,
    ctx: &Context,
    group: TypeGroup,
    known: &dyn Fn(TypeGroup) -> Option<Type>,
) -> Option<Type> {
    let relations = || def.relations.iter().filter_map(|relation| relation.types);
    let matched = |group| {
        relations().find_map(|relation| match relation {
            TypeRelation::Match { from, to, map } if *to == group => map(ctx, known(*from)?),
            _ => None,
        })
    };
    let same = |relation: &TypeRelation| match relation {
        TypeRelation::Same(groups) if groups.contains(&group) => {
            groups.iter().find_map(|&other| known(other).or_else(|| matched(other)))
        }
        _ => None,
    };
    matched(group).or_else(|| relations().find_map(same))
}

/// [`OpDef::complete_type`] from the relations of a row.
#[doc(hidden)]
pub fn complete_type(def: &OpDef, ctx: &Context, known: &KnownTypes<'_>, name: &str) -> Option<Type> {
    let operand = || def.operands.iter().position(|field| field.name == name).map(TypeGroup::Operand);
    let result = || def.results.iter().position(|field| field.name == name).map(TypeGroup::Result);
    complete(def, ctx, operand().or_else(result)?, &|group| (known.of)(group.name(def)))
}

/// The `infer` hook from the constraints and relations of a row whose operand groups are single values.
#[doc(hidden)]
pub fn infer(args: &InferArgs<'_>) -> InferredTypes {
    let def = args.def;
    let operand = |group| match group {
        TypeGroup::Operand(i) => args.ty(i),
        TypeGroup::Result(_) => None,
    };
    let ty = |(i, field): (usize, &super::ResultField)| match field.ty {
        ResultType::Same(name) => args.ty(def.operands.iter().position(|field| field.name == name)?),
        ResultType::Infer => {
            let implied = field.constraint.implied(args.ctx());
            implied.or_else(|| complete(def, args.ctx(), TypeGroup::Result(i), &operand))
        }
        ResultType::Free => None,
    };
    def.results.iter().enumerate().map(ty).collect::<Option<SmallVec<[Type; 4]>>>()
}
