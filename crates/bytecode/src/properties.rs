//! The inherent attributes of operations: which are encoded, in which order and how, for both directions.

use crate::format::{PROPERTIES, SEGMENT_SIZES};
use terrace_ir::attrs::{Attr, DenseArrayAttr, DictionaryAttr, IntegerAttr};
use terrace_ir::body::{Body, Op};
use terrace_ir::decl::OpDef;
use terrace_ir::decl::attr_type::PropertyEncoding;
use terrace_ir::{Context, Str, Type};
use terrace_support::small_vec::SmallVec;

/// How a slot is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoded {
    /// An attribute.
    Attr,
    /// An attribute or none.
    OptAttr,
    /// A number.
    VarInt,
    /// A flag.
    Bool,
    /// Sizes of groups, as numbers.
    Sizes,
}

/// The slots of a kind of operation that its properties have, in order (`writeProperties` of upstream's generated code):
/// attributes by name, then properties that are none, then the sizes of groups, which older versions have among the
/// attributes.
pub fn plan(def: &'static OpDef, version: u64) -> Vec<(usize, Encoded)> {
    let sizes_are_attrs = version < SEGMENT_SIZES;
    let mut plan: Vec<(usize, Encoded)> = (0..def.n_slots())
        .map(|slot| {
            let encoded = match def.attrs.get(slot) {
                Some(field) => match field.property {
                    Some(property) if property.encoding == PropertyEncoding::Bool => Encoded::Bool,
                    Some(_) => Encoded::VarInt,
                    None if field.required => Encoded::Attr,
                    None => Encoded::OptAttr,
                },
                None if sizes_are_attrs => Encoded::Attr,
                None => Encoded::Sizes,
            };
            (slot, encoded)
        })
        .collect();
    plan.sort_by_key(|&(slot, encoded)| match encoded {
        Encoded::Attr | Encoded::OptAttr => (0, def.slot_name(slot)),
        Encoded::VarInt | Encoded::Bool => (1, ""),
        Encoded::Sizes => (2, ""),
    });
    plan
}

/// The attribute in a slot as upstream has it: defaults are there, also sizes of groups.
pub fn slot_attr(body: &Body, op: Op, slot: usize) -> Option<Attr> {
    let def = body.def(op);
    match def.attrs.get(slot) {
        Some(field) if !field.silent_default => body.slot_or_default(op, slot),
        Some(_) => body.slot(op, slot),
        None => body.slot(op, slot).or_else(|| {
            let is_operands = Some(slot) == def.operand_segments_slot();
            let n = if is_operands { def.operands.len() } else { def.results.len() };
            Some(DenseArrayAttr::of_i32s(body.ctx(), &vec![0; n]))
        }),
    }
}

/// The number of a property that is no attribute upstream.
pub fn property_number(ctx: &Context, attr: Option<Attr>) -> u64 {
    match attr {
        Some(Attr::UNIT | Attr::TRUE) => 1,
        Some(attr) => attr.as_::<IntegerAttr>(ctx).and_then(|int| int.to_u64()).unwrap_or(0),
        None => 0,
    }
}

/// The attribute of a property that is no attribute upstream, from its number.
pub fn property_attr(ctx: &Context, def: &OpDef, slot: usize, number: u64) -> Option<Attr> {
    let property = def.attrs.get(slot)?.property?;
    let attr = match property.encoding {
        PropertyEncoding::Bool => Attr::bool(number != 0),
        PropertyEncoding::VarInt => IntegerAttr::of_u64(ctx, Type::I64, number),
    };
    (property.convert)(ctx, attr)
}

/// The sizes of groups in an attribute.
pub fn sizes(ctx: &Context, attr: Option<Attr>) -> SmallVec<[i32; 8]> {
    let array = attr.and_then(|attr| attr.as_::<DenseArrayAttr>(ctx)).filter(|array| array.elem == Type::I32);
    array.map_or_else(SmallVec::new, |array| array.i32s().collect())
}

/// The attributes that the operation itself has in a version: without its properties, or, in versions without properties,
/// with the inherent ones. Like upstream's, these versions have no place for properties that are no attributes.
pub fn dictionary(body: &Body, op: Op, version: u64) -> Option<Attr> {
    let (ctx, def) = (body.ctx(), body.def(op));
    let computed = def.hooks.computed_attr.and_then(|computed| computed(body, op));
    let inherent = version < PROPERTIES && def.registered && def.n_slots() != 0;
    if !inherent && computed.is_none() {
        return body.dict(op);
    }
    let mut entries: SmallVec<[(Str, Attr); 8]> = body.dict_entries(op).iter().collect();
    if let Some((name, attr)) = computed {
        let name = ctx.intern(name);
        entries.retain(|entry| entry.0 != name);
        entries.push((name, attr));
    }
    if inherent {
        let is_attr = |slot: &usize| def.attrs.get(*slot).is_none_or(|field| field.property.is_none());
        for slot in (0..def.n_slots()).filter(is_attr) {
            if let Some(attr) = slot_attr(body, op, slot) {
                entries.push((ctx.intern(def.slot_name(slot)), attr));
            }
        }
    }
    (!entries.is_empty()).then(|| DictionaryAttr::of(ctx, &entries))
}
