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

/// A slot of a kind of operation that its properties have.
#[derive(Clone, Copy)]
pub struct Property {
    pub slot: usize,
    pub encoded: Encoded,
    /// The value of the slot if it is empty.
    pub default: Option<Attr>,
}

/// Values of kinds of operations, by the codes of the kinds.
pub struct ByKind<T>(Vec<Option<T>>);

impl<T> Default for ByKind<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> ByKind<T> {
    /// The value of a kind, made on first use.
    #[inline]
    pub fn get_or_insert_with(&mut self, def: &'static OpDef, make: impl FnOnce() -> T) -> &T {
        let code = def.code() as usize;
        if self.0.len() <= code {
            self.0.resize_with(code + 1, || None);
        }
        self.0[code].get_or_insert_with(make)
    }
}

/// The properties of kinds of operations in a version.
pub struct Plans {
    version: u64,
    by_kind: ByKind<Box<[Property]>>,
}

impl Plans {
    pub fn new(version: u64) -> Self {
        Self { version, by_kind: ByKind::default() }
    }

    /// The properties of a kind of operation.
    #[inline]
    pub fn of(&mut self, ctx: &Context, def: &'static OpDef) -> &[Property] {
        self.by_kind.get_or_insert_with(def, || plan(ctx, def, self.version).into())
    }
}

/// The slots of a kind of operation that its properties have, in order (`writeProperties` of upstream's generated code):
/// attributes by name, then properties that are none, then the sizes of groups, which older versions have among the
/// attributes.
pub fn plan(ctx: &Context, def: &OpDef, version: u64) -> Vec<Property> {
    let sizes_are_attrs = version < SEGMENT_SIZES;
    let mut plan: Vec<Property> = (0..def.n_slots())
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
            Property { slot, encoded, default: default_attr(ctx, def, slot) }
        })
        .collect();
    plan.sort_by_key(|property| property.rank(def));
    plan
}

/// The rank of attributes among properties.
pub const ATTRIBUTES: u8 = 0;

impl Property {
    /// The place among the properties of an operation; those of equal rank are in the order of their slots.
    pub fn rank(&self, def: &OpDef) -> (u8, &'static str) {
        match self.encoded {
            Encoded::Attr | Encoded::OptAttr => (ATTRIBUTES, def.slot_name(self.slot)),
            Encoded::VarInt | Encoded::Bool => (1, ""),
            Encoded::Sizes => (2, ""),
        }
    }
}

/// The value that upstream has in a slot that is empty: the default, or sizes of groups that are zero.
fn default_attr(ctx: &Context, def: &OpDef, slot: usize) -> Option<Attr> {
    match def.attrs.get(slot) {
        Some(field) if field.silent_default => None,
        Some(_) => def.default_of(slot, ctx),
        None => Some(DenseArrayAttr::of_i32s(ctx, &vec![0; n_groups(def, slot)])),
    }
}

/// How many groups of operands or results the sizes in a slot are of.
pub fn n_groups(def: &OpDef, slot: usize) -> usize {
    if Some(slot) == def.operand_segments_slot() { def.operands.len() } else { def.results.len() }
}

/// The number of a property that is no attribute upstream.
pub fn property_number(ctx: &Context, attr: Option<Attr>) -> u64 {
    match attr {
        Some(Attr::UNIT | Attr::TRUE) => 1,
        Some(attr) => attr.as_::<IntegerAttr>(ctx).and_then(|int| int.to_u64()).unwrap_or(0),
        None => 0,
    }
}

/// The attribute of a property that is no attribute upstream, from its number; none for zero.
pub fn property_attr(ctx: &Context, def: &OpDef, slot: usize, number: u64) -> Option<Attr> {
    if number == 0 {
        return None;
    }
    let property = def.attrs.get(slot)?.property?;
    let attr = match property.encoding {
        PropertyEncoding::Bool => Attr::TRUE,
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
            if let Some(attr) = body.slot(op, slot).or_else(|| default_attr(ctx, def, slot)) {
                entries.push((ctx.intern(def.slot_name(slot)), attr));
            }
        }
    }
    (!entries.is_empty()).then(|| DictionaryAttr::of(ctx, &entries))
}
