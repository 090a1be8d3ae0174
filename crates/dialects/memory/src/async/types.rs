//! The types of `async`, and constraints on operands and results.

use crate::prelude::*;
use terrace_ir::decl::TypeClass;

types! { "async", TYPES;
    /// `!async.token`: becomes available when the operation that made it is done.
    TokenType = "token" {}
    /// `!async.value<f32>`: a value that becomes available later.
    ValueType = "value" {
        /// The type of the value.
        payload: Type,
    } (parse: parse_value, print: print_value)
    /// `!async.group`: tokens and values that are awaited together.
    GroupType = "group" {}
    /// `!async.coro.id`: identifies a coroutine.
    CoroIdType = "coro.id" {}
    /// `!async.coro.handle`: the frame of a coroutine, by which it is resumed and destroyed.
    CoroHandleType = "coro.handle" {}
    /// `!async.coro.state`: the saved state of a coroutine that is about to suspend.
    CoroStateType = "coro.state" {}
}

static TOKEN: Pred = Pred::Is(|ctx, ty| ty.is::<TokenType>(ctx));
static VALUE: Pred = Pred::Is(|ctx, ty| ty.is::<ValueType>(ctx));
static GROUP: Pred = Pred::Is(|ctx, ty| ty.is::<GroupType>(ctx));

type_constraints! {
    /// A token.
    Token = "async token type", Pred::Is(|ctx, ty| ty.is::<TokenType>(ctx)), &TOKEN_CLASS => TokenType::get;
    /// A value.
    AsyncValue = "async value type", Pred::Is(|ctx, ty| ty.is::<ValueType>(ctx)), &VALUE_CLASS;
    /// A group.
    Group = "async group type", Pred::Is(|ctx, ty| ty.is::<GroupType>(ctx)), &GROUP_CLASS => GroupType::get;
    /// A value or a token.
    ValueOrToken = "async value type or async token type", Pred::AnyOf(&[&VALUE, &TOKEN]);
    /// A value, a token or a group.
    AnyAsync = "async value type or async token type or async group type", Pred::AnyOf(&[&VALUE, &TOKEN, &GROUP]);
    /// The identity of a coroutine.
    CoroId = "switched-resume coroutine identifier", Pred::Is(|ctx, ty| ty.is::<CoroIdType>(ctx)) => CoroIdType::get;
    /// The frame of a coroutine.
    CoroHandle = "coroutine handle", Pred::Is(|ctx, ty| ty.is::<CoroHandleType>(ctx)) => CoroHandleType::get;
    /// The saved state of a coroutine.
    CoroState = "saved coroutine state", Pred::Is(|ctx, ty| ty.is::<CoroStateType>(ctx)) => CoroStateType::get;
}

/// `TokenType`
static TOKEN_CLASS: TypeClass = TypeClass::new("async.token", |ctx, ty| ty.is::<TokenType>(ctx));
/// `ValueType`
static VALUE_CLASS: TypeClass = TypeClass {
    stripped: Some(ValueType::DEF),
    ..TypeClass::new("async.value", |ctx, ty| ty.is::<ValueType>(ctx))
};
/// `GroupType`
static GROUP_CLASS: TypeClass = TypeClass::new("async.group", |ctx, ty| ty.is::<GroupType>(ctx));

/// The payload of an `!async.value`.
pub fn value_type(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_::<ValueType>(ctx).map(|value| value.payload)
}

/// Whether the runtime counts the references to values of a type: those of tokens, values and groups.
pub fn is_ref_counted(ctx: &Context, ty: Type) -> bool {
    [&TOKEN, &VALUE, &GROUP].iter().any(|pred| pred.holds(ctx, ty))
}

/// `<f32>`
fn parse_value(p: &mut AsmParser<'_>) -> Result<Type> {
    // Errors are reported at the mnemonic.
    let at = p.offset().saturating_sub(ValueType::DEF.name.len() as u32);
    let payload = |p: &mut AsmParser<'_>| -> Result<Type> {
        p.expect(b'<', "expected '<'")?;
        let payload = p.parse_type()?;
        p.expect(b'>', "expected '>'")?;
        Ok(payload)
    };
    match payload(p) {
        Ok(payload) => Ok(ValueType::get(p.ctx, payload)),
        Err(_) => Err(p.error_at(at, "failed to parse async value type")),
    }
}

/// Prints what [`parse_value`] parses.
fn print_value(p: &mut AsmPrinter<'_>, ty: Type) {
    if let Some(payload) = value_type(p.ctx(), ty) {
        p.byte(b'<');
        p.ty(payload);
        p.byte(b'>');
    }
}
