//! `async-runtime-ref-counting-opt`: a reference that is added and dropped again is not counted.

use super::counted::{for_each_body, taken_by};
use crate::r#async::{RuntimeAddRef, RuntimeDropRef};
use crate::prelude::*;

passes! {
    /// Optimize automatic reference counting operations for the Async runtime by removing redundant operations.
    ///
    /// A callee drops a reference before it returns. So the caller's must stay if it uses the value behind the call.
    RefCountingOpt("AsyncRuntimeRefCountingOptPass") = "async-runtime-ref-counting-opt" on(Anchor::Any) => cancel_references;
}

fn cancel_references(_: &RefCountingOpt, pass: &mut PassContext<'_>) -> Result {
    for_each_body(pass, &mut |b, values| {
        let mut redundant = Vec::new();
        values.into_iter().for_each(|value| find_redundant(b, value, &mut redundant));
        b.erase_all(&redundant);
        Ok(())
    })
}

/// Finds pairs of operations in a block that add and drop as many references to a value.
fn find_redundant(b: &Body, value: Value, redundant: &mut Vec<Op>) {
    let Some(region) = b.def_region(value) else { return };
    let (mut blocks, mut users): (Vec<Block>, FxHashMap<Block, Vec<Op>>) = Default::default();
    for user in b.users(value).filter(|&user| b.is::<RuntimeAddRef>(user)) {
        if let Some(block) = b.block_of(user)
            && users.insert(block, Vec::new()).is_none()
        {
            blocks.push(block);
        }
    }
    if blocks.is_empty() {
        return;
    }
    // The operation around a user uses the value, too.
    for user in b.users(value) {
        for op in core::iter::once(user).chain(b.ancestors(user)) {
            let Some(block) = b.block_of(op) else { break };
            if let Some(users) = users.get_mut(&block) {
                users.push(op);
            }
            if b.region_of(block) == Some(region) {
                break;
            }
        }
    }
    for block in blocks {
        let mut users = users.remove(&block).unwrap_or_default();
        users.sort_by(|&x, &y| match (x == y, b.is_before(x, y)) {
            (true, _) => core::cmp::Ordering::Equal,
            (false, true) => core::cmp::Ordering::Less,
            (false, false) => core::cmp::Ordering::Greater,
        });
        users.dedup();
        cancel_in(b, value, &users, redundant);
    }
}

/// Pairs operations among the users of a value in a block, which are in order.
fn cancel_in(b: &Body, value: Value, users: &[Op], redundant: &mut Vec<Op>) {
    let mut dropped: FxHashSet<Op> = FxHashSet::default();
    for (i, &op) in users.iter().enumerate() {
        let Some(count) = b.as_::<RuntimeAddRef>(op).map(|add| add.count(b)) else { continue };
        let mut is_behind_call = false;
        for &user in &users[i + 1..] {
            if let Some(drop) = b.as_::<RuntimeDropRef>(user)
                && drop.count(b) == count
                && dropped.insert(user)
            {
                redundant.extend([op, user]);
                break;
            }
            match taken_by(b, user, value) {
                0 if is_behind_call => break,
                0 => {}
                // The value must outlive a call or a loop if something uses it later.
                _ => is_behind_call = true,
            }
        }
    }
}
