//! The interface of conversion patterns.

use super::materializer::Materializer;
use super::module::{Outer, Pending, Request, symbols_of};
use super::one_to_one::OneToOne;
use super::state::State;
use super::target::{ConversionTarget, Legality};
use super::types::{Signature, TypeConverter};
use crate::patterns::{self, Rooted};
use std::borrow::Cow;
use terrace_ir::rewriter::Replacement;
use terrace_ir::symbols::Symbol;
use terrace_ir::{Attr, Block, Body, Builder, Context, Op, OpDef, OpKind, Scope, Str, Type, Value};
use terrace_support::small_vec::SmallVec;

/// Why a pattern does not apply. A full conversion reports the reason of the last pattern that it tried.
#[derive(Clone, Debug)]
pub struct NoMatch(pub Cow<'static, str>);

impl From<&'static str> for NoMatch {
    fn from(reason: &'static str) -> Self {
        Self(Cow::Borrowed(reason))
    }
}

impl From<String> for NoMatch {
    fn from(reason: String) -> Self {
        Self(Cow::Owned(reason))
    }
}

/// The result of a pattern.
pub type Rewrite<T = ()> = Result<T, NoMatch>;

/// A conversion of one operation kind.
pub struct Pattern {
    /// The operation kind.
    pub root: &'static OpDef,
    /// Reads the operation, and replaces or erases it through the [`Lowering`]. It decides first and edits afterwards.
    pub run: fn(&mut Lowering<'_, '_>, Op) -> Rewrite,
    /// Whether the pattern gets converted operands; otherwise it gets the original ones, like upstream's rewrite patterns.
    pub adapt: bool,
    /// The name in messages; may be empty.
    pub name: &'static str,
    /// A row that replaces the operation in place, instead of `run`, if none of its types changes.
    pub in_place: Option<&'static OneToOne>,
}

impl Pattern {
    /// A pattern that gets converted operands.
    pub const fn new<K: OpKind>(run: fn(&mut Lowering<'_, '_>, Op) -> Rewrite) -> Self {
        Self { root: K::DEF, run, adapt: true, name: "", in_place: None }
    }

    /// A pattern over the original operands.
    pub const fn plain<K: OpKind>(run: fn(&mut Lowering<'_, '_>, Op) -> Rewrite) -> Self {
        Self { root: K::DEF, run, adapt: false, name: "", in_place: None }
    }

    /// Sets the name in messages.
    pub const fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    /// Sets a row that is equivalent to the pattern if none of the operation's types changes.
    pub const fn in_place(self, row: &'static OneToOne) -> Self {
        Self { in_place: Some(row), ..self }
    }
}

/// Patterns by operation kind, by default those of conversions.
pub type Patterns<P = Pattern> = patterns::Patterns<P>;

impl Rooted for Pattern {
    #[inline]
    fn root(&self) -> &'static OpDef {
        self.root
    }
}

/// Replaces the operation of a pattern by what its function returns.
pub fn finish(replacement: Rewrite<impl Replacement>, rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite {
    replacement?.with(|values| rw.replace(op, values)).unwrap_or(Ok(()))
}

/// Makes a table of [`Pattern`]s: `patterns![memref::Load => load]` or `patterns![plain: scf::For => for_loop]`, where
/// `fn load(op: memref::Load, rw: &mut Lowering) -> Rewrite<Value>` returns the [`Replacement`]. Messages name a pattern by its
/// function, or by the name in front: `patterns!["load": memref::Load => load::<true>]`.
///
/// `patterns![rules: ..]` has the rows of [`rules!`](macro@terrace_ir::rules), which are plain. In rows of
/// `patterns![converted: ..]` the operands of the root and the types of its results are converted.
#[macro_export]
macro_rules! patterns {
    (rules: $($rows:tt)*) => {
        $crate::ir::rule!(@table [
            [$crate::convert::Pattern::plain] $crate::convert::Lowering<'_, '_>, $crate::convert::Rewrite, $crate::convert::apply_rule,
            $crate::convert::finish
        ] ""; $($rows)*)
    };
    (converted: $($rows:tt)*) => {
        $crate::ir::rule!(@table [
            [$crate::convert::Pattern::new] $crate::convert::Converted<'_, '_, '_>, $crate::convert::Rewrite, $crate::convert::apply_converted,
            $crate::convert::finish
        ] ""; $($rows)*)
    };
    (@name $f:expr) => { stringify!($f) };
    (@name $f:expr, $name:literal) => { $name };
    (@row $new:ident $Op:path, $f:expr $(, $name:literal)?) => {
        $crate::convert::Pattern::$new::<$Op>(|rw, op| {
            $crate::convert::finish($f(<$Op as $crate::ir::OpKind>::wrap(op), rw), rw, op)
        }).named($crate::patterns!(@name $f $(, $name)?))
    };
    ($($($name:literal :)? $Op:path => $f:expr),* $(,)?) => { &[$( $crate::patterns!(@row new $Op, $f $(, $name)?) ),*] };
    (plain: $($($name:literal :)? $Op:path => $f:expr),* $(,)?) => { &[$( $crate::patterns!(@row plain $Op, $f $(, $name)?) ),*] };
}

/// The application of a pattern to an operation. Dereferences to the [`Builder`], which inserts in front of the operation,
/// and to the [`Body`].
pub struct Lowering<'b, 's> {
    pub(super) builder: Builder<'b>,
    /// The type converter.
    pub converter: &'s mut TypeConverter,
    pub(super) state: &'s mut State,
    pub(super) op: Op,
    pub(super) operands: &'s [Value],
    pub(super) outer: Option<&'s Outer<'s>>,
    /// The operation that owns the body, in the body around.
    pub(super) owner: Option<Op>,
    /// Whether the owner of the body is a symbol table.
    pub(super) is_table: bool,
    pub(super) ctx: &'s Context,
    pub(super) target: &'s mut ConversionTarget,
    pub(super) patterns: &'s Patterns,
}

impl<'b> core::ops::Deref for Lowering<'b, '_> {
    type Target = Builder<'b>;
    #[inline]
    fn deref(&self) -> &Builder<'b> {
        &self.builder
    }
}

impl core::ops::DerefMut for Lowering<'_, '_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.builder
    }
}

impl<'s> Lowering<'_, 's> {
    /// The context. The reference stays valid during edits.
    #[inline]
    pub fn context(&self) -> &'s Context {
        self.ctx
    }

    /// The operation that owns the body. It may be converted already.
    pub fn owner(&self) -> Option<Symbol<'_>> {
        Some(self.outer?.at(self.owner?))
    }

    /// Reports an error at an operation, for patterns that say why an operation has no lowering (`emitOpError`).
    pub fn report(&self, op: Op, message: impl core::fmt::Display) {
        let outer = self.outer.map(|outer| outer.scope());
        let parent = outer.as_ref().zip(self.owner);
        Scope { body: self.body_ref(), parent }.at(op).op_error(message).emit();
    }

    /// The operation that defines a symbol in the enclosing symbol table. It may be converted already.
    pub fn symbol(&self, name: Str) -> Option<Symbol<'_>> {
        if !self.is_table {
            return self.outer?.symbol(name);
        }
        let body = self.body_ref();
        let op = self.state.symbols.get_or_init(|| symbols_of(body)).get(&name).copied()?;
        Some(Symbol { body, op })
    }

    /// The location of an operation.
    #[inline]
    pub fn loc_of(&self, op: Op) -> terrace_ir::Loc {
        self.body_ref().loc(op)
    }

    /// The converted operands of the pattern's operation by name: `rw.adaptor(op).indices`.
    #[inline]
    pub fn adaptor<K: OpKind>(&self, op: K) -> K::Adaptor<'s, Value> {
        debug_assert_eq!(op.op(), self.op, "only the operands of the pattern's operation are converted");
        K::adaptor(&self.builder, self.op, self.operands)
    }

    /// The converted operands as one list, for patterns of several kinds of operations.
    #[inline]
    pub fn converted_operands(&self) -> &'s [Value] {
        self.operands
    }

    /// Converts a type.
    #[inline]
    pub fn convert(&mut self, ty: Type) -> Rewrite<Type> {
        self.converter.convert(ty).ok_or(NoMatch(Cow::Borrowed("a type has no conversion")))
    }

    #[inline]
    fn materializer(&mut self) -> Materializer<'_> {
        Materializer { state: self.state, body: self.builder.body(), converter: self.converter }
    }

    /// The converted value of any value of the original IR: a cast, if the value is not converted yet.
    pub fn value(&mut self, value: Value) -> Rewrite<Value> {
        let ty = self.builder.ty(value);
        let want = self.convert(ty)?;
        let loc = self.builder.loc();
        Ok(self.materializer().resolve(value, want, loc))
    }

    /// The converted value of any value of the original IR, in a type that another converter gives: a cast, if nothing that
    /// replaces the value has this type.
    pub fn value_as(&mut self, value: Value, ty: Type) -> Value {
        let loc = self.builder.loc();
        self.materializer().resolve(value, ty, loc)
    }

    /// The value that replaces one of the original IR so far, of any type; the value itself if none does. Upstream's
    /// patterns without type converter get such operands.
    pub fn replacement(&self, value: Value) -> Value {
        self.state.values.last(value)
    }

    /// Replaces the operation's results and marks it for erasure. An error if one is replaced by itself, as in a cycle of
    /// definitions.
    #[inline]
    pub fn replace(&mut self, op: Op, values: &[Value]) -> Rewrite {
        debug_assert_eq!(self.builder.n_results(op), values.len(), "one value a result");
        let mut pairs = self.builder.results(op).iter().zip(values);
        if pairs.any(|(old, &new)| self.state.values.last(new) == old) {
            return Err("it is replaced by itself".into());
        }
        self.state.erasures.retire(op);
        for (old, &new) in self.builder.results(op).iter().zip(values) {
            self.materializer().replace(old, new);
        }
        Ok(())
    }

    /// Replaces the operation's results that have a value.
    pub fn replace_used(&mut self, op: Op, values: &[Option<Value>]) {
        self.state.erasures.retire(op);
        for (old, &new) in self.builder.results(op).iter().zip(values) {
            if let Some(new) = new {
                self.materializer().replace(old, new);
            }
        }
    }

    /// Marks an operation for erasure; its results are unused or replaced already.
    pub fn erase(&mut self, op: Op) -> Rewrite {
        self.state.erasures.retire(op);
        Ok(())
    }

    /// Marks an operation for erasure with those inside it, which need not be converted then.
    pub fn erase_tree(&mut self, op: Op) -> Rewrite {
        self.state.erasures.retire(op);
        self.state.erasures.retire_inside(&self.builder, op);
        Ok(())
    }

    /// Converts a block's arguments type by type, once. Returns `false` if a type has no conversion.
    pub fn convert_block_types(&mut self, block: Block) -> bool {
        if self.state.values.is_converted(block) {
            return true;
        }
        let types: SmallVec<[Type; 8]> = self.builder.arg_types(block).collect();
        let Some(signature) = self.converter.signature(types) else { return false };
        let signature = Signature { pass: self.state.pass, ..signature };
        self.materializer().convert_block(block, &signature);
        true
    }

    /// Converts the entry block of an isolated operation's first region by a signature, before its body is swept.
    pub fn convert_entry(&mut self, op: Op, signature: Signature) {
        self.state.requests.entries.push((op, Signature { pass: self.state.pass, ..signature }));
    }

    /// Makes a request to the enclosing module.
    pub fn request(&mut self, request: Request) {
        let (pass, loc) = (self.state.pass, self.loc_of(self.op));
        self.state.requests.pending.push(Pending { pass, loc, request, at: None, owners: SmallVec::new() });
    }

    /// Sets the discardable attributes of `from` on `to` by name: those that `to` declares become inherent, as in upstream's
    /// patterns that pass on `op->getAttrs()`.
    pub fn carry_attrs(&mut self, from: Op, to: Op) {
        if let Some(dict) = self.builder.dict(from) {
            self.builder.set_attrs(to, dict);
        }
    }

    /// Copies discardable attributes from one operation to another.
    pub fn carry_discardable(&mut self, from: Op, to: Op) {
        if let Some(dict) = self.builder.dict(from) {
            self.builder.set_discardable_attrs(to, dict);
        }
    }

    /// The value of a constant, if `value` is the result of a constant-like operation.
    pub fn constant(&self, value: Value) -> Option<Attr> {
        terrace_ir::folding::constant_of(&self.builder, value)
    }

    /// Whether an operation is legal or has patterns.
    pub fn has_lowering(&mut self, op: Op) -> bool {
        let code = self.builder.code(op);
        matches!(self.target.of(code), Legality::Legal) || !self.patterns.of(code).is_empty()
    }

    /// The body.
    pub fn body_ref(&self) -> &Body {
        &self.builder
    }
}
