//! The canonicalization patterns of `async`.

use super::{AwaitAll, CreateGroup};
use crate::prelude::*;

/// The patterns.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["";
    CreateGroup => fn(empty_group);
];

/// A group that nothing is added to need not be awaited.
fn empty_group(op: CreateGroup, rw: &mut Rewriter<'_>) -> Option<()> {
    let users: SmallVec<[Op; 4]> = rw.users(op.result(rw)).collect();
    if users.iter().any(|&user| !rw.is::<AwaitAll>(user)) {
        return None;
    }
    for user in users {
        rw.erase(user);
    }
    rw.erase(op.0);
    Some(())
}
