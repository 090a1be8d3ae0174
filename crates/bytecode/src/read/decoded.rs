//! The inherent attributes of operations.

use super::bytes::Bytes;
use super::entries::Scratch;
use super::ir::Shared;
use crate::properties::{self, ATTRIBUTES, ByKind, Encoded, Property, n_groups};
use terrace_ir::asm::{MlirVersion, attr_to_string};
use terrace_ir::attrs::{Attr, DenseArrayAttr, DictionaryAttr};
use terrace_ir::decl::{AddedAttr, ChangedAttrs, In22, OpDef};
use terrace_ir::{Context, Result, Str};
use terrace_support::small_vec::SmallVec;

/// The slots that properties set, of those that were decoded.
pub struct Decoded {
    version: u64,
    fields: ByKind<Box<[Field]>>,
    /// By the number of the properties: the index in `list` plus one.
    by_number: Vec<u32>,
    list: Vec<Of>,
    slots: Vec<(u32, Attr)>,
    /// How many of the slots are of the list; others were decoded last.
    n_kept: usize,
}

/// The slots of properties of one kind of operation.
struct Of {
    /// The index of the operation's name.
    name: u32,
    /// Where the slots are.
    start: u32,
    end: u32,
    /// The dictionary of the discardable attributes.
    discardable: Option<Attr>,
    /// Another kind of operation that has the same properties: the index in the list plus one.
    next: u32,
}

/// The slots that properties set, with their attributes, and the dictionary of those that are discardable attributes.
type Attrs<'d> = (&'d [(u32, Attr)], Option<Attr>);

/// A property in the order of the file.
enum Field {
    /// One that MLIR 22 has, too.
    Slot {
        property: Property,
        /// The attribute of MLIR 22 for one of the producer's, if they differ.
        to_22: Option<fn(&Context, Attr) -> Option<Attr>>,
    },
    /// One that it does not have.
    Added(&'static AddedAttr),
}

impl Field {
    fn rank(&self, def: &OpDef) -> (u8, &'static str) {
        match self {
            Field::Slot { property, .. } => property.rank(def),
            Field::Added(added) => (ATTRIBUTES, added.name),
        }
    }
}

/// How many kinds of operations with the same properties are told apart before these are decoded again each time.
const MAX_KINDS: usize = 16;

impl Decoded {
    pub fn new(version: u64) -> Self {
        Self {
            version,
            fields: ByKind::default(),
            by_number: Vec::new(),
            list: Vec::new(),
            slots: Vec::new(),
            n_kept: 0,
        }
    }

    /// The attributes that properties of a registered operation set. `bytes` are where the number is.
    #[inline]
    pub fn get<'a>(
        &mut self,
        shared: &Shared<'a>,
        bytes: &Bytes<'a>,
        scratch: &mut Scratch<'a>,
        op: (usize, &'static OpDef),
        number: u64,
    ) -> Result<Attrs<'_>> {
        let first = usize::try_from(number).ok().and_then(|number| self.by_number.get(number));
        let mut at = first.copied().unwrap_or(0);
        let mut n_kinds = 0;
        while let Some(of) = (at as usize).checked_sub(1).map(|at| &self.list[at]) {
            if of.name as usize == op.0 {
                return Ok((&self.slots[of.start as usize..of.end as usize], of.discardable));
            }
            at = of.next;
            n_kinds += 1;
        }
        self.decode(shared, bytes, scratch, op, number, n_kinds < MAX_KINDS)
    }

    fn decode<'a>(
        &mut self,
        shared: &Shared<'a>,
        bytes: &Bytes<'a>,
        scratch: &mut Scratch<'a>,
        (name, def): (usize, &'static OpDef),
        number: u64,
        keep: bool,
    ) -> Result<Attrs<'_>> {
        let mut bytes = shared.properties.get(bytes, number, def)?;
        let entries = &shared.entries;
        self.slots.truncate(self.n_kept);
        let start = self.n_kept;
        let mut discardable: Vec<(Str, Attr)> = Vec::new();
        let version = self.version;
        let fields =
            self.fields.get_or_insert_with(def, || fields(shared.ctx, def, version, shared.producer));
        for field in fields {
            let (Property { slot, encoded, .. }, to_22) = match field {
                Field::Slot { property, to_22 } => (*property, to_22),
                Field::Added(added) => {
                    let attr = match bytes.flagged()? {
                        (index, true) => Some(entries.attr_at(&bytes, index, scratch)?),
                        (_, false) => stated(shared.ctx, added),
                    };
                    let Some(attr) = attr else { continue };
                    if let Some((name, attr)) = in_22(&bytes, def, added, attr)? {
                        match def.slot_of(name) {
                            Some(slot) => self.slots.push((slot as u32, attr)),
                            None => discardable.push((shared.ctx.intern(name), attr)),
                        }
                    }
                    continue;
                }
            };
            let attr = match encoded {
                Encoded::Attr => Some(entries.attr(&mut bytes, scratch)?),
                Encoded::OptAttr => match bytes.flagged()? {
                    (index, true) => Some(entries.attr_at(&bytes, index, scratch)?),
                    (_, false) => None,
                },
                Encoded::VarInt => properties::property_attr(shared.ctx, def, slot, bytes.varint()?),
                Encoded::Bool => properties::property_attr(shared.ctx, def, slot, u64::from(bytes.byte()?)),
                Encoded::Sizes => {
                    let n_absent = absent_groups(shared.ctx, def, slot, shared.producer).len();
                    let sizes = sparse_sizes(&mut bytes, n_groups(def, slot) - n_absent)?;
                    Some(sizes_attr(&bytes, def, slot, &sizes, shared.producer)?)
                }
            };
            let attr = match attr {
                Some(attr) if encoded == Encoded::Attr && slot >= def.attrs.len() => {
                    let sizes = properties::sizes(shared.ctx, Some(attr));
                    Some(sizes_attr(&bytes, def, slot, &sizes, shared.producer)?)
                }
                attr => attr,
            };
            let in_22 = |attr| to_22.and_then(|to_22| to_22(shared.ctx, attr)).unwrap_or(attr);
            self.slots.extend(attr.map(|attr| (slot as u32, in_22(attr))));
        }
        let discardable = (!discardable.is_empty()).then(|| DictionaryAttr::of(shared.ctx, &discardable));
        if !bytes.is_empty() {
            // Properties have no names: another version of the operation has others.
            let version = shared.producer.number();
            let message = format!("properties of '{}' are not those that it has in MLIR {version}", def.name);
            return Err(bytes.error(message));
        }
        if keep {
            if self.by_number.is_empty() {
                self.by_number.resize(shared.properties.len(), 0);
            }
            // The number is that of properties.
            let first = &mut self.by_number[number as usize];
            self.n_kept = self.slots.len();
            let (start, end) = (start as u32, self.n_kept as u32);
            self.list.push(Of { name: name as u32, start, end, discardable, next: *first });
            *first = self.list.len() as u32;
        }
        Ok((&self.slots[start..], discardable))
    }
}

/// The properties of a kind of operation that a version of MLIR writes.
fn fields(ctx: &Context, def: &OpDef, version: u64, producer: MlirVersion) -> Box<[Field]> {
    let dialect = ctx.dialect(def.dialect);
    let changes: Vec<&ChangedAttrs> =
        dialect.into_iter().flat_map(|dialect| dialect.changed_attrs(def.name, producer)).collect();
    let is_removed = |slot: usize| changes.iter().any(|row| row.removed.contains(&def.slot_name(slot)));
    let slots = properties::plan(ctx, def, version).into_iter().filter(|property| !is_removed(property.slot));
    let rows = || changes.iter().flat_map(|row| row.added);
    let changed = |slot: usize| {
        rows().find_map(|added| match added.in_22 {
            In22::Changed(to_22) if added.name == def.slot_name(slot) => Some(to_22),
            _ => None,
        })
    };
    let slots = slots.map(|property| {
        let newer = def.attrs.get(property.slot).and_then(|field| field.newer);
        let newer = newer.filter(|newer| producer >= newer.since).map(|newer| newer.to_22);
        Field::Slot { property, to_22: changed(property.slot).or(newer) }
    });
    let added = rows().filter(|added| !matches!(added.in_22, In22::Changed(_))).map(Field::Added);
    let mut fields: Box<[Field]> = slots.chain(added).collect();
    fields.sort_by_key(|field| field.rank(def));
    fields
}

/// The dictionary of an operation with the inherent attributes that it has in MLIR 22.
pub fn dictionary_in_22(bytes: &Bytes<'_>, def: &OpDef, producer: MlirVersion, dict: Attr) -> Result<Attr> {
    let ctx = bytes.file.ctx;
    let dialect = ctx.dialect(def.dialect);
    let rows = || dialect.into_iter().flat_map(|dialect| dialect.changed_attrs(def.name, producer));
    let dict = dict.as_::<DictionaryAttr>(ctx);
    let given = || dict.iter().flat_map(|dict| dict.entries.iter());
    let mut entries: Vec<(Str, Attr)> = Vec::new();
    for added in rows().flat_map(|row| row.added) {
        let name = ctx.intern(added.name);
        let attr = stated(ctx, added).filter(|_| given().all(|entry| entry.0 != name));
        entries.extend(attr.map(|attr| (name, attr)));
    }
    for (name, attr) in given() {
        let text = ctx.bytes(name);
        let slot = def.slot_of(text).and_then(|slot| def.attrs.get(slot));
        let newer = slot.and_then(|field| field.newer).filter(|newer| producer >= newer.since);
        if let Some(added) = rows().flat_map(|row| row.added).find(|added| added.name.as_bytes() == text) {
            let attr = in_22(bytes, def, added, attr)?;
            entries.extend(attr.map(|(name, attr)| (ctx.intern(name), attr)));
        } else {
            entries.push((name, newer.and_then(|newer| (newer.to_22)(ctx, attr)).unwrap_or(attr)));
        }
    }
    Ok(DictionaryAttr::of(ctx, &entries))
}

/// The default that MLIR 22 states where later versions have no attribute.
fn stated(ctx: &Context, added: &AddedAttr) -> Option<Attr> {
    match added.in_22 {
        In22::Stated(default) => Some(default(ctx)),
        _ => None,
    }
}

/// The name and the attribute that MLIR 22 has instead of one that was added later; `None` for its default.
fn in_22(
    bytes: &Bytes<'_>,
    def: &OpDef,
    added: &AddedAttr,
    attr: Attr,
) -> Result<Option<(&'static str, Attr)>> {
    let ctx = bytes.file.ctx;
    let changed = match added.in_22 {
        In22::Changed(to_22) => to_22(ctx, attr),
        _ => None,
    };
    let in_22 = match added.in_22 {
        In22::Discardable | In22::Stated(_) => Some((added.name, attr)),
        In22::Renamed(name) => Some((name, attr)),
        In22::Unless(default) => (attr != default(ctx)).then_some((added.name, attr)),
        In22::Only(default) if attr == default(ctx) => None,
        In22::Changed(_) if changed.is_some() => changed.map(|attr| (added.name, attr)),
        In22::Flag { unset, .. } if attr == unset(ctx) => None,
        In22::Flag { set, name, .. } if attr == set(ctx) => Some((name, Attr::UNIT)),
        In22::Only(_) | In22::Changed(_) | In22::Flag { .. } => {
            let (op, name, text) = (def.name, added.name, attr_to_string(ctx, attr));
            return Err(bytes.error(format!("'{op}' has '{name} = {text}', which MLIR 22 does not have")));
        }
    };
    Ok(in_22)
}

/// The groups of operands that a version of MLIR does not have, of those whose sizes are in a slot.
fn absent_groups(ctx: &Context, def: &OpDef, slot: usize, producer: MlirVersion) -> SmallVec<[usize; 2]> {
    if producer == MlirVersion::V22 || Some(slot) != def.operand_segments_slot() {
        return SmallVec::new();
    }
    let rows =
        ctx.dialect(def.dialect).into_iter().flat_map(|dialect| dialect.changed_attrs(def.name, producer));
    let names: SmallVec<[&str; 2]> = rows.flat_map(|row| row.removed).copied().collect();
    (0..def.operands.len()).filter(|&at| names.contains(&def.operands[at].name)).collect()
}

/// The attribute of the sizes of groups in a slot. Groups that the producer does not have are empty.
pub fn sizes_attr(
    bytes: &Bytes<'_>,
    def: &OpDef,
    slot: usize,
    sizes: &[i32],
    producer: MlirVersion,
) -> Result<Attr> {
    let ctx = bytes.file.ctx;
    let absent = absent_groups(ctx, def, slot, producer);
    if sizes.len() + absent.len() != n_groups(def, slot) {
        return Err(bytes.error("size mismatch for operand/result_segment_size"));
    }
    let mut given = sizes.iter().copied();
    let all: SmallVec<[i32; 8]> = (0..n_groups(def, slot))
        .map(|at| if absent.contains(&at) { 0 } else { given.next().unwrap_or(0) })
        .collect();
    Ok(DenseArrayAttr::of_i32s(ctx, &all))
}

/// Sizes of groups: all, or those that are not zero with their places.
fn sparse_sizes(bytes: &mut Bytes<'_>, n_groups: usize) -> Result<SmallVec<[i32; 8]>> {
    let mut sizes = SmallVec::from_elem(0, n_groups);
    let (n, is_sparse) = bytes.flagged()?;
    let n_bits = match (n, is_sparse) {
        (0, _) => return Ok(sizes),
        _ if n > n_groups as u64 => {
            let message = format!("trying to read an array of {n} but only {n_groups} storage available.");
            return Err(bytes.error(message));
        }
        (_, true) => bytes.varint()?,
        (_, false) => 0,
    };
    if n_bits > 8 {
        return Err(bytes.error(format!("reading sparse array with indexing above 8 bits: {n_bits}")));
    }
    for at in 0..n {
        let number = bytes.varint()?;
        let place = if is_sparse { number & ((1 << n_bits) - 1) } else { at };
        let Some(size) = sizes.get_mut(place as usize) else {
            let message =
                format!("reading a sparse array found index {place} but only {n_groups} storage available.");
            return Err(bytes.error(message));
        };
        *size = (number >> n_bits) as i32;
    }
    Ok(sizes)
}
