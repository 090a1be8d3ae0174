//! `tosa-make-broadcastable`: operands of elementwise operations get the same rank.

use crate::prelude::*;

passes! {
    /// TOSA rank Reshape to enable Broadcasting.
    MakeBroadcastable("TosaMakeBroadcastablePass") = "tosa-make-broadcastable" on(Anchor::Op("func.func"), Body) => make_broadcastable;
}

/// Operations whose operands have different ranks are not valid since the year 2025, so upstream's patterns never apply. What
/// remains of the pass is the folding of the greedy driver.
fn make_broadcastable(_: &MakeBroadcastable, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(greedy::Patterns::new()).into())
}
