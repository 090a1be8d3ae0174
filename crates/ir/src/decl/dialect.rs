//! The declaration of a dialect.

use super::KindDef;
use super::inlining::InlinerHooks;
use super::op::OpDef;
use super::shape::OpShape;
use crate::attrs::Attr;
use crate::body::{Op, OpRef};
use crate::builder::Builder;
use crate::context::Context;
use crate::diag::DiagBuilder;
use crate::options::MlirVersion;
use crate::types::Type;
use crate::{Loc, Result};
use terrace_support::small_vec::SmallVec;

/// The declaration of a dialect.
pub struct DialectDef {
    /// The namespace.
    pub name: &'static str,
    /// Operations.
    pub ops: &'static [&'static OpDef],
    /// Type kinds.
    pub types: &'static [&'static KindDef],
    /// Attribute kinds, those of enums included.
    pub attrs: &'static [&'static KindDef],
    /// Hooks.
    pub hooks: DialectHooks,
}

impl DialectDef {
    /// Adds the note about operations and types that the dialect does not declare to an error, if it has one.
    pub(crate) fn note_undeclared<'c>(&self, error: DiagBuilder<'c>, loc: Loc) -> DiagBuilder<'c> {
        match self.hooks.undeclared {
            Some(note) => error.note(loc, note),
            None => error,
        }
    }
}

/// The behaviour of a dialect: plain functions, absent where it has none.
pub struct DialectHooks {
    /// Verifies a discardable attribute `dialect.name` on an operation.
    pub verify_op_attr: Option<fn(OpRef<'_>, &str, Attr) -> Result>,
    /// Verifies a discardable attribute `dialect.name` on argument `.2` of region `.1`.
    pub verify_arg_attr: Option<fn(OpShape<'_>, usize, usize, &str, Attr) -> Result>,
    /// Verifies the discardable attributes of a function's arguments, as far as that depends on more than its shape. Runs on
    /// functions with such attributes.
    pub verify_function_args: Option<fn(OpRef<'_>) -> Result>,
    /// Verifies a discardable attribute `dialect.name` on result `.1` of a function.
    pub verify_result_attr: Option<fn(OpShape<'_>, usize, &str, Attr) -> Result>,
    /// Whether operations of unknown names, in generic form, are allowed in this dialect.
    pub allows_unknown_ops: bool,
    /// Creates the constant operation of a folded value and type, at the builder's insertion point.
    pub materialize_constant: Option<fn(&mut Builder<'_>, Attr, Type) -> Option<Op>>,
    /// The patterns of `canonicalize`, those of equal benefit in the order in which upstream tries them. (In the rows of
    /// operations, which the patterns refer to, they would be a cycle of constants.)
    pub canonicalize: &'static [crate::rewriter::Pattern],
    /// The message about an unknown type mnemonic, if it is not the default one.
    pub unknown_type: Option<fn(&str) -> String>,
    /// The note on errors about operations and types that it does not declare, if upstream's dialect has more.
    pub undeclared: Option<&'static str>,
    /// How its operations are inlined, if they are.
    pub inlining: Option<&'static InlinerHooks>,
    /// The sizes and alignments of types that an operation states for those inside it.
    pub data_layout: Option<fn(OpRef<'_>) -> Option<LayoutEntries>>,
    /// Registers interfaces of operations ([`Context::register_interface`]) when a context gets the dialect.
    pub interfaces: Option<fn(&Context)>,
    /// The prefix of its operations and types in later versions of MLIR, if the dialect has another name there.
    pub renamed: Option<Renamed>,
    /// Its types that are builtin types in later versions of MLIR.
    pub builtin_types: &'static [BuiltinSince],
    /// The operations that MLIR 22 does not have.
    pub added: &'static [Added],
    /// The operations that later versions of MLIR do not have.
    pub removed: &'static [Removed],
    /// The inherent attributes of its operations that later versions of MLIR added or removed.
    pub changed_attrs: &'static [ChangedAttrs],
    /// The name of a parameter of an attribute that MLIR 22 does not have, and the first version that has it, if the
    /// parameter is neither zero nor empty.
    pub newer_param: Option<fn(&Context, Attr) -> Option<(&'static str, MlirVersion)>>,
    /// How its types and attributes are encoded in bytecode; as text without it.
    pub bytecode: Option<&'static super::bytecode::BytecodeRows>,
}

impl DialectHooks {
    /// No hook.
    pub const NONE: Self = Self {
        verify_op_attr: None,
        verify_arg_attr: None,
        verify_function_args: None,
        verify_result_attr: None,
        allows_unknown_ops: false,
        materialize_constant: None,
        canonicalize: &[],
        unknown_type: None,
        undeclared: None,
        inlining: None,
        data_layout: None,
        interfaces: None,
        renamed: None,
        builtin_types: &[],
        added: &[],
        removed: &[],
        changed_attrs: &[],
        newer_param: None,
        bytecode: None,
    };
}

/// The name that a later version of MLIR writes instead of a dialect's.
#[derive(Clone, Copy, Debug)]
pub struct Renamed {
    /// The first version that does.
    pub since: MlirVersion,
    /// The prefix, without the dot behind it: a dialect's name, and what follows in that dialect.
    pub prefix: &'static str,
}

/// A type of a dialect that a later version of MLIR writes by a bare keyword.
#[derive(Clone, Copy)]
pub struct BuiltinSince {
    /// The first version that does.
    pub since: MlirVersion,
    /// The keyword.
    pub keyword: &'static str,
    /// The type.
    pub get: fn(&Context) -> Type,
}

/// Operations that MLIR 22 does not have.
#[derive(Clone, Copy, Debug)]
pub struct Added {
    /// The first version with them; `None` for those of no version.
    pub since: Option<MlirVersion>,
    /// Their full names.
    pub ops: &'static [&'static str],
}

/// Operations that a later version of MLIR does not have any more.
#[derive(Clone, Copy, Debug)]
pub struct Removed {
    /// The first version without them.
    pub since: MlirVersion,
    /// Their full names.
    pub ops: &'static [&'static str],
    /// Advice on the operation to write instead.
    pub note: &'static str,
}

/// Operations with other inherent attributes in a later version of MLIR. In bytecode these have no names: the version that
/// wrote a file determines which there are.
#[derive(Clone, Copy, Debug)]
pub struct ChangedAttrs {
    /// The first such version.
    pub since: MlirVersion,
    /// Their full names.
    pub ops: &'static [&'static str],
    /// Those that MLIR 22 does not have.
    pub added: &'static [AddedAttr],
    /// The names of those that only MLIR 22 has, and of its groups of operands.
    pub removed: &'static [&'static str],
}

/// An inherent attribute that MLIR 22 does not have. It is optional or has a default.
#[derive(Clone, Copy, Debug)]
pub struct AddedAttr {
    /// Its name.
    pub name: &'static str,
    /// The attribute that MLIR 22 has instead.
    pub in_22: In22,
}

/// The attribute that MLIR 22 has instead of one that was added later.
#[derive(Clone, Copy, Debug)]
pub enum In22 {
    /// A discardable one of this name.
    Discardable,
    /// A discardable one of this name, unless it is this default.
    Unless(fn(&Context) -> Attr),
    /// A discardable one of this name, which MLIR 22 states where it is this default, too.
    Stated(fn(&Context) -> Attr),
    /// A discardable one of another name.
    Renamed(&'static str),
    /// None for this default. Other values are errors.
    Only(fn(&Context) -> Attr),
    /// The inherent attribute of this name in the form of MLIR 22. Attributes that have none are errors.
    Changed(fn(&Context, Attr) -> Option<Attr>),
    /// A unit attribute for `set`, and none for `unset`. Other values are errors.
    Flag {
        /// The default.
        unset: fn(&Context) -> Attr,
        /// The other value.
        set: fn(&Context) -> Attr,
        /// The name of the unit attribute.
        name: &'static str,
    },
}

impl AddedAttr {
    /// An attribute that is a discardable one in MLIR 22.
    pub const fn discardable(name: &'static str) -> Self {
        Self { name, in_22: In22::Discardable }
    }
}

impl DialectDef {
    /// How the inherent attributes of the operation of this name differ in a version from those in MLIR 22.
    pub fn changed_attrs(
        &self,
        name: &str,
        version: MlirVersion,
    ) -> impl Iterator<Item = &'static ChangedAttrs> {
        let rows = self.hooks.changed_attrs.iter();
        rows.filter(move |row| version >= row.since && row.ops.contains(&name))
    }

    /// The keyword that a version writes for a type of the dialect.
    pub(crate) fn keyword_of_type(
        &self,
        ctx: &Context,
        ty: Type,
        version: MlirVersion,
    ) -> Option<&'static str> {
        let mut rows = self.hooks.builtin_types.iter().filter(|row| version >= row.since);
        rows.find(|row| (row.get)(ctx) == ty).map(|row| row.keyword)
    }

    /// The prefix of operations and types in the text of a version.
    pub fn prefix(&self, version: MlirVersion) -> &'static str {
        match self.hooks.renamed {
            Some(renamed) if version >= renamed.since => renamed.prefix,
            _ => self.name,
        }
    }
}

/// The statements of a data layout: the contents of `dlti.dl_spec`.
#[derive(Clone, Debug, Default)]
pub struct LayoutEntries {
    /// Types and the numbers that are stated for each.
    pub types: Vec<(Type, SmallVec<[u64; 4]>)>,
    /// Whether the first byte of an integer is its most significant one.
    pub big_endian: bool,
}

impl LayoutEntries {
    /// The entries of the nearest operation around that states any, itself included; none if there is none.
    pub fn closest(op: OpRef<'_>) -> Self {
        let dialects = op.ctx().dialects();
        let mut at = Some(op);
        while let Some(op) = at {
            let mut hooks = dialects.iter().filter_map(|dialect| dialect.hooks.data_layout);
            if let Some(entries) = hooks.find_map(|hook| hook(op)) {
                return entries;
            }
            at = op.parent();
        }
        Self::default()
    }
}
