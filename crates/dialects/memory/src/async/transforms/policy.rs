//! `async-runtime-policy-based-ref-counting`: references are dropped where a policy says, without an analysis.

use super::counted::{drop_unused, for_each_body, refuse_unlowered};
use crate::r#async::{RuntimeAddToGroup, RuntimeDropRef, RuntimeIsError, RuntimeLoad, TokenType, ValueType};
use crate::prelude::*;

passes! {
    /// Policy based reference counting for Async runtime operations.
    ///
    /// A token may be awaited or added to a group once, a value or a group awaited once; else memory leaks or is used after it
    /// is freed. The reference is dropped behind `async.runtime.is_error` of a token or a group, behind `async.runtime.load`
    /// of a value, and behind `async.runtime.add_to_group` of a token.
    PolicyBasedRefCounting("AsyncRuntimePolicyBasedRefCountingPass") = "async-runtime-policy-based-ref-counting"
        on(Anchor::Any) => count_by_policy;
}

fn count_by_policy(_: &PolicyBasedRefCounting, pass: &mut PassContext<'_>) -> Result {
    refuse_unlowered(pass)?;
    for_each_body(pass, &mut |b, values| {
        values.into_iter().for_each(|value| count(b, value));
        Ok(())
    })
}

fn count(b: &mut Body, value: Value) {
    if drop_unused(b, value) {
        return;
    }
    let ty = b.ty(value);
    let (is_token, is_value) = (ty.is::<TokenType>(b.ctx()), ty.is::<ValueType>(b.ctx()));
    let last = |b: &Body, op: Op| {
        b.is::<RuntimeIsError>(op) && !is_value
            || b.is::<RuntimeLoad>(op) && is_value
            || b.is::<RuntimeAddToGroup>(op) && is_token
    };
    let users: Vec<Op> = b.users(value).filter(|&user| last(b, user)).collect();
    for user in users {
        let loc = b.loc(user);
        let mut builder = Builder::new(b);
        builder.set_after(user);
        builder.set_loc(loc);
        RuntimeDropRef::build(&mut builder, 1, value);
    }
}
