//! Rewrite rules as data: [`rules!`](crate::rules!) makes a table of patterns from rows, [`emit!`](crate::emit!) is the
//! language of their right-hand sides for functions.
//!
//! This module has what their expansion refers to. Mistakes in a row, such as another number of operands than the operation
//! has, are compile errors that name the rule.

mod literal;
#[macro_use]
mod table;

pub use literal::{ConstantKind, Literal};

use crate::attrs::IntegerAttr;
use crate::decl::{Arity, AttrType, ResultType};
use crate::elements::int_constant;
use crate::folding::constant_of;
use crate::{Body, Context, OpDef, OpKind, OpState, Type, Value};
use terrace_num::ApInt;
use terrace_support::small_vec::SmallVec;

/// Operations with flags: the last optional attribute, if its type is a set of bits.
pub trait Flagged: OpKind {
    /// The type of the last optional attribute.
    type Flags: AttrType;
    /// Its slot.
    const FLAGS: usize;

    /// The flags of an operation.
    #[inline]
    fn flags(self, b: &Body) -> Option<<Self::Flags as AttrType>::View>
    where
        Self::Flags: FlagType,
    {
        let attr = b.slot_or_default(self.op(), Self::FLAGS)?;
        Self::Flags::decode(b.ctx(), attr)
    }

    /// Sets the flags of a new operation. No flags need no attribute where that is the default.
    #[inline]
    fn set_flags(state: &mut OpState, ctx: &Context, flags: Self::Flags)
    where
        Self::Flags: FlagType,
    {
        if Self::DEF.attrs[Self::FLAGS].default.is_none() || flags != Self::Flags::default() {
            state.set_slot(Self::FLAGS, Self::Flags::encode(ctx, flags));
        }
    }
}

/// A set of bits, declared by [`enums!`](crate::enums!).
pub trait FlagType: AttrType<View = Self> + Copy + Default + PartialEq {}

/// The operation of kind `K` that defines a value.
#[inline]
pub fn def<K: OpKind>(b: &Body, value: Value) -> Option<K> {
    b.def_as::<K>(value)
}

/// The scalar integer constant that a value is.
pub fn scalar(b: &Body, value: Value) -> Option<ApInt> {
    Some(constant_of(b, value)?.as_::<IntegerAttr>(b.ctx())?.value(b.ctx()))
}

/// The integer constant, scalar or splat, that a value is.
pub fn splat(b: &Body, value: Value) -> Option<ApInt> {
    int_constant(b.ctx(), constant_of(b, value)?)
}

/// Whether a constant is this number, truncated to its width.
pub fn equals(c: &ApInt, number: i64) -> bool {
    *c == ApInt::from_i64(c.width(), number)
}

/// Whether two values have the same type.
pub fn same_type(b: &Body, x: Value, y: Value) -> bool {
    b.ty(x) == b.ty(y)
}

/// Whether there are constants of the type of a value.
pub fn has_constants(b: &Body, x: Value) -> bool {
    crate::elements::has_constants(b.ctx(), b.ty(x))
}

/// The type of a value.
pub fn type_of(b: &Body, x: Value) -> Option<Type> {
    Some(b.ty(x))
}

/// The result of a condition: `bool`, `Option`, or `Result` with the reason why it does not hold.
pub trait Condition {
    /// The value for the rest of the rule.
    type Value;
    /// Why the condition does not hold.
    type Reason;

    /// The value, if the condition holds.
    fn check(self) -> Result<Self::Value, Self::Reason>;
}

/// A condition without a reason does not hold.
pub struct Mismatch;

impl Condition for bool {
    type Value = ();
    type Reason = Mismatch;

    #[inline]
    fn check(self) -> Result<(), Mismatch> {
        self.then_some(()).ok_or(Mismatch)
    }
}

impl<T> Condition for Option<T> {
    type Value = T;
    type Reason = Mismatch;

    #[inline]
    fn check(self) -> Result<T, Mismatch> {
        self.ok_or(Mismatch)
    }
}

impl<T, E> Condition for Result<T, E> {
    type Value = T;
    type Reason = E;

    #[inline]
    fn check(self) -> Self {
        self
    }
}

/// The result of a rule.
pub trait Outcome<Reason> {
    /// The rule was applied.
    fn applied() -> Self;
    /// A condition of the rule does not hold.
    fn refused(why: Reason) -> Self;
}

impl Outcome<Mismatch> for Option<()> {
    #[inline]
    fn applied() -> Self {
        Some(())
    }

    #[inline]
    fn refused(_: Mismatch) -> Self {
        None
    }
}

impl<E: From<&'static str>> Outcome<Mismatch> for Result<(), E> {
    #[inline]
    fn applied() -> Self {
        Ok(())
    }

    #[inline]
    fn refused(_: Mismatch) -> Self {
        Err("the operation does not match the rule".into())
    }
}

impl<E> Outcome<E> for Result<(), E> {
    #[inline]
    fn applied() -> Self {
        Ok(())
    }

    #[inline]
    fn refused(why: E) -> Self {
        Err(why)
    }
}

/// A check of a row at compile time; `mistake` names the rule.
pub const fn check(holds: bool, mistake: &'static str) {
    if !holds {
        panic!("{}", mistake);
    }
}

/// Values of a variadic group.
pub type Values = SmallVec<[Value; 8]>;

/// The text of a rule for a group of operands.
#[derive(Clone, Copy)]
pub enum Part {
    /// A value.
    One,
    /// The values of a variadic group.
    Many,
    /// `_`.
    Any,
}

/// Whether the operand groups are these.
pub const fn takes(def: &OpDef, parts: &[Part]) -> bool {
    let mut i = 0;
    while i < def.operands.len() && i < parts.len() {
        match (parts[i], def.operands[i].arity) {
            (Part::One, Arity::One) | (Part::Many, Arity::Variadic) | (Part::Any, _) => i += 1,
            _ => return false,
        }
    }
    def.operands.len() == parts.len()
}

/// Whether a group and all groups before it are single values.
pub const fn is_fixed(def: &OpDef, group: usize) -> bool {
    let mut i = 0;
    while i <= group && i < def.operands.len() {
        if !matches!(def.operands[i].arity, Arity::One) {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether there are fewer than `n` results.
pub const fn lacks_results(def: &OpDef, n: usize) -> bool {
    def.results.len() < n
}

/// Whether no type of a result must be given.
pub const fn infers(def: &OpDef) -> bool {
    let mut i = 0;
    while i < def.results.len() {
        if matches!(def.results[i].ty, ResultType::Free) {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether the slots are those of all required attributes.
pub const fn completes(def: &OpDef, slots: &[usize]) -> bool {
    let mut slot = 0;
    while slot < def.attrs.len() {
        let mut given = !def.attrs[slot].required;
        let mut i = 0;
        while i < slots.len() {
            given |= slots[i] == slot;
            i += 1;
        }
        if !given {
            return false;
        }
        slot += 1;
    }
    true
}
