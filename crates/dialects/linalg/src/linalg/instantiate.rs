//! Builds structured operations whose payloads follow from their types.

use super::attrs::{ElementwiseKind, TypeFn};
use super::structured::{Kind, Payload, element_type, kind_of};
use super::{asm, payload};
use crate::prelude::*;

/// Builds an operation of a kind other than `linalg.generic`, `linalg.map` and `linalg.reduce`, with some inherent attributes,
/// and its payload. `None`, and nothing is built, if the types have no payload.
pub fn build(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    attrs: &[(&str, Attr)],
    inputs: &[Value],
    outputs: &[Value],
) -> Option<Op> {
    let ctx = b.ctx().clone();
    let attr = |name: &str| attrs.iter().find(|(other, _)| *other == name).map(|&(_, attr)| attr);
    let kind = kind_of(def)?;
    let payload = match kind {
        Kind::Named(named) => named.payload,
        Kind::Contract => Payload::MulAdd,
        Kind::Elementwise => Payload::Elementwise(ElementwiseKind::decode(&ctx, attr("kind")?)?),
        Kind::Transpose | Kind::Broadcast => Payload::Fill,
        Kind::Generic | Kind::Map | Kind::Reduce => return None,
    };
    let cast = attr("cast").and_then(|attr| TypeFn::decode(&ctx, attr)).unwrap_or(TypeFn::Signed);
    let mut state = OpState::new(def, b.loc());
    for &(name, attr) in attrs {
        state.set_slot(def.slot_of(name)?, attr);
    }
    let maps = (def.slot_of("indexing_maps"), attr("indexing_maps"));
    if let (Kind::Named(named), (Some(slot), None)) = (kind, maps) {
        state.set_slot(slot, asm::default_maps(&ctx, named));
    }
    state.operands.extend(inputs.iter().chain(outputs).copied());
    state.results.extend(outputs.iter().map(|&output| b.ty(output)).filter(|ty| ty.is_tensor(&ctx)));
    state.set_segments(&ctx, &[inputs.len(), outputs.len()], &[]);
    state.n_regions = 1;
    let args: SmallVec<[Type; 4]> =
        inputs.iter().chain(outputs).map(|&value| element_type(&ctx, b.ty(value))).collect();
    let op = b.create(state);
    let built = b.build_block(op, 0, &args, |b, args| payload::build(b, payload, args, cast));
    if built.is_err() {
        b.body().erase(op);
        return None;
    }
    Some(op)
}
