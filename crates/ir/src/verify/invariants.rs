//! What the declaration of one operation says: counts, attributes, types, relations, and its hooks.

use super::memo::Kind;
use super::plan::{Count, Plan, TypeCheck};
use super::walk::{Counts, count};
use super::{MEMO, Verifier, traits};
use crate::asm::quoted_type;
use crate::attrs::DenseArrayAttr;
use crate::body::{OpRef, Values};
use crate::decl::{Arity, AttrField, DialectDef, Groups, OpDef, RegionField, Trait};
use crate::types::Type;
use crate::{Attr, Reported, Result, Str};

/// Marks remembered attributes among remembered types.
const IS_ATTR: u64 = 1 << 62;
/// Set in everything that is remembered, since zero means nothing.
const USED: u64 = 1 << 63;

impl Verifier<'_> {
    /// Verifies an operation before what is in it (`verifyOnEntrance`).
    pub(super) fn entrance(&mut self, at: OpRef<'_>, kind: Kind, n: Counts) -> Result {
        if let Some(dict) = at.body().dict(at.op) {
            self.dict(at, dict)?;
        }
        let Kind { def, plan, .. } = kind;
        if !def.registered {
            return Self::region_rules(at, def, n.regions);
        }
        let good_counts = plan.n_regions.holds(n.regions)
            && plan.n_results.holds(n.results)
            && plan.n_succs.holds(n.succs)
            && plan.n_operands.holds(n.operands);
        if !good_counts {
            return Err(wrong_count(at, plan, n));
        }
        if n.succs != 0 {
            traits::successors(at)?;
        }
        if plan.structure {
            traits::structure(at, def, true)?;
        }
        if !def.attrs.is_empty() && !self.attrs_hold(at, def, plan) {
            return Err(wrong_attr(at, def, plan));
        }
        self.types(at, def, plan, n)?;
        for relation in def.relations {
            if !(relation.holds)(at) {
                return at.fail(format_args!("failed to verify that {}", relation.summary));
            }
        }
        if plan.sized_regions {
            sized_regions(at, def, n.regions)?;
        }
        if !plan.traits.is_empty() {
            self.traits(at, def, &plan.traits)?;
        }
        self.symbol_user(at, def)?;
        if let Some(verify) = def.hooks.verify {
            verify(at)?;
        }
        if let Some(verify) = def.hooks.verify_blocks {
            verify(at)?;
        }
        if n.regions != 0 { Self::region_rules(at, def, n.regions) } else { Ok(()) }
    }

    /// Rules about any operation's regions.
    pub(super) fn region_rules(at: OpRef<'_>, def: &OpDef, n_regions: usize) -> Result {
        let body = at.body();
        let inner = if n_regions == 0 { body } else { body.region_body(at.op) };
        for i in 0..n_regions {
            let region = body.region(at.op, i);
            let Some(entry) = inner.entry_block(region) else { continue };
            if def.registered && def.has(Trait::GraphRegion) && !inner.has_one_block(region) {
                return at.fail(format_args!("expects graph region #{i} to have 0 or 1 blocks"));
            }
            if !inner.has_no_predecessors(entry) {
                let message = "entry block of region may not have predecessors";
                return Err(at.ctx().error(body.loc(at.op), message).emit());
            }
        }
        Ok(())
    }

    /// Lets dialects verify the discardable attributes that are named after them; returns whether any did.
    pub(super) fn discardable_attrs(&mut self, at: OpRef<'_>) -> Result<bool> {
        let mut any = false;
        for (name, attr) in at.body().dict_entries(at.op).iter() {
            let dialect = match self.attr_dialects.get(&name) {
                Some(&dialect) => dialect,
                None => self.attr_dialect(name),
            };
            if let Some(verify) = dialect.and_then(|dialect| dialect.hooks.verify_op_attr) {
                verify(at, &self.ctx.str(name), attr)?;
                any = true;
            }
        }
        Ok(any)
    }

    #[cold]
    fn attr_dialect(&mut self, name: Str) -> Option<&'static DialectDef> {
        let text = self.ctx.str(name);
        let dialect = text.split_once('.').and_then(|(prefix, _)| self.ctx.dialect(prefix));
        self.attr_dialects.insert(name, dialect);
        dialect
    }

    /// Whether something was seen to hold before; `check` finds out.
    #[inline]
    fn remembered(&mut self, key: u64, check: impl FnOnce() -> bool) -> bool {
        let place = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize % MEMO;
        if self.memo[place] == key | USED {
            return true;
        }
        let holds = check();
        if holds {
            self.memo[place] = key | USED;
        }
        holds
    }

    /// Whether a type satisfies a constraint.
    #[inline]
    fn type_holds(&mut self, check: &TypeCheck, ty: Type) -> bool {
        match check.fixed(ty) {
            Some(holds) => holds,
            None => {
                let ctx = self.ctx;
                let key = (check.id as u64) << 32 | ty.raw() as u64;
                self.remembered(key, || check.constraint.pred.holds(ctx, ty))
            }
        }
    }

    /// Whether every attribute that must be there is, and all satisfy their constraints.
    #[inline]
    fn attrs_hold(&mut self, at: OpRef<'_>, def: &'static OpDef, plan: &Plan) -> bool {
        let ctx = self.ctx;
        let slots = at.body().slots(at.op);
        if plan.required.iter().any(|&slot| slots.get(slot as usize).is_none()) {
            return false;
        }
        for (i, attr) in slots.taken() {
            let Some(field) = def.attrs.get(i) else { break };
            let key = IS_ATTR | ((def.code() as u64) << 6 | i as u64) << 32 | attr.raw() as u64;
            if i < 64 && def.code() < 1 << 20 {
                if !self.remembered(key, || (field.check)(ctx, attr)) {
                    return false;
                }
            } else if !(field.check)(ctx, attr) {
                return false;
            }
        }
        true
    }

    /// Verifies the types of operands and results.
    #[inline]
    fn types(&mut self, at: OpRef<'_>, def: &'static OpDef, plan: &'static Plan, n: Counts) -> Result {
        let body = at.body();
        if plan.simple {
            for (i, (check, operand)) in plan.operands.iter().zip(body.operands(at.op)).enumerate() {
                let ty = body.ty(operand);
                if !self.type_holds(check, ty) {
                    return Err(wrong_type(at, "operand", i, check, ty));
                }
            }
            for (i, (check, result)) in plan.results.iter().zip(body.results(at.op)).enumerate() {
                let ty = body.ty(result);
                if !self.type_holds(check, ty) {
                    return Err(wrong_type(at, "result", i, check, ty));
                }
            }
            return Ok(());
        }
        let segments = def.operand_segments_slot().and_then(|slot| body.slot(at.op, slot));
        for (group, check) in plan.operands.iter().enumerate() {
            let (start, end) = Groups::operand_range(self.ctx, def, segments, n.operands, group);
            self.group(at, "operand", check, body.operands(at.op), start, end)?;
        }
        let segments = def.result_segments_slot().and_then(|slot| body.slot(at.op, slot));
        for (group, check) in plan.results.iter().enumerate() {
            let (start, end) = Groups::result_range(self.ctx, def, segments, n.results, group);
            self.group(at, "result", check, body.results(at.op), start, end)?;
        }
        Ok(())
    }

    fn group(
        &mut self,
        at: OpRef<'_>,
        kind: &str,
        check: &TypeCheck,
        values: Values<'_>,
        start: usize,
        end: usize,
    ) -> Result {
        if check.arity == Arity::Optional && end - start > 1 {
            let n = end - start;
            return at.fail(format_args!(
                "{kind} group starting at #{start} requires 0 or 1 element, but found {n}"
            ));
        }
        if check.any {
            return Ok(());
        }
        let mut last = None;
        for (i, value) in (start..end).zip(values.slice(start, end)) {
            let ty = at.ty(value);
            if last != Some(ty) && !self.type_holds(check, ty) {
                return Err(wrong_type(at, kind, i, check, ty));
            }
            last = Some(ty);
        }
        Ok(())
    }
}

/// Checks the numbers of blocks of regions.
pub(super) fn sized_regions(at: OpRef<'_>, def: &OpDef, n_regions: usize) -> Result {
    let body = at.body();
    let inner = if n_regions == 0 { body } else { body.region_body(at.op) };
    for i in 0..n_regions {
        // The last group may be any number of regions.
        let Some(field) = def.regions.get(i).or(def.regions.last()) else { return Ok(()) };
        let (min, max) = field.blocks;
        if field.blocks == RegionField::ANY {
            continue;
        }
        let region = body.region(at.op, i);
        let n = match inner.entry_block(region) {
            None => 0,
            Some(_) if inner.has_one_block(region) => 1,
            Some(_) => inner.blocks(region).count(),
        };
        if n < min as usize || n > max as usize {
            return Err(wrong_region(at, i, field));
        }
    }
    Ok(())
}

#[cold]
fn wrong_region(at: OpRef<'_>, i: usize, field: &RegionField) -> Reported {
    let wanted = match field.blocks {
        (min, max) if min == max => format!("region with {min} blocks"),
        (0, max) => format!("region with at most {max} blocks"),
        (min, u32::MAX) => format!("region with at least {min} blocks"),
        (min, max) => format!("region with {min} to {max} blocks"),
    };
    let name = camel_case(field.name);
    at.op_error(format_args!("region #{i} ('{name}') failed to verify constraint: {wanted}")).emit()
}

/// Upstream's spelling of a name.
fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or("").to_owned();
    words.fold(first, |mut name, word| {
        let mut chars = word.chars();
        name.extend(chars.next().map(|c| c.to_ascii_uppercase()));
        name + chars.as_str()
    })
}

#[cold]
fn wrong_type(at: OpRef<'_>, kind: &str, i: usize, check: &TypeCheck, ty: Type) -> Reported {
    let variadic = if check.arity == Arity::Variadic { "variadic of " } else { "" };
    let summary = check.constraint.summary;
    at.op_error(format_args!(
        "{kind} #{i} must be {variadic}{summary}, but got {}",
        quoted_type(at.ctx(), ty)
    ))
    .emit()
}

/// Tells the first attribute, by name, that is missing, else the first that is wrong.
#[cold]
fn wrong_attr(at: OpRef<'_>, def: &OpDef, plan: &Plan) -> Reported {
    let ctx = at.ctx();
    let slots = at.body().slots(at.op);
    let in_order =
        || plan.attr_order.iter().map(|&slot| (slots.get(slot as usize), &def.attrs[slot as usize]));
    if let Some((_, field)) = in_order().find(|(attr, field)| attr.is_none() && field.required) {
        return at.op_error(format_args!("requires attribute '{}'", field.name)).emit();
    }
    let wrong =
        |&(attr, field): &(Option<Attr>, &AttrField)| attr.is_some_and(|attr| !(field.check)(ctx, attr));
    let Some((_, AttrField { name, summary, property, .. })) = in_order().find(wrong) else {
        return at.op_error("has an attribute that fails its constraint").emit();
    };
    let what = if property.is_some() { "property" } else { "attribute" };
    at.op_error(format_args!("{what} '{name}' failed to satisfy constraint: {summary}")).emit()
}

/// Tells the first of regions, results, successors and operands whose number is wrong.
#[cold]
fn wrong_count(at: OpRef<'_>, plan: &Plan, n: Counts) -> Reported {
    if !plan.n_regions.holds(n.regions) {
        return match plan.n_regions {
            Count::Exact(0) => at.op_error("requires zero regions"),
            Count::Exact(1) => at.op_error("requires one region"),
            Count::Exact(want) => at.op_error(format_args!("expected {want} regions")),
            Count::AtLeast(want) => at.op_error(format_args!("expected {want} or more regions")),
        }
        .emit();
    }
    if !plan.n_results.holds(n.results) {
        return match plan.n_results {
            Count::Exact(0) => at.op_error("requires zero results"),
            Count::Exact(1) => at.op_error("requires one result"),
            Count::Exact(want) => at.op_error(format_args!("expected {want} results")),
            Count::AtLeast(want) => at.op_error(format_args!("expected {want} or more results")),
        }
        .emit();
    }
    if !plan.n_succs.holds(n.succs) {
        let found = n.succs;
        return match plan.n_succs {
            Count::Exact(1) => at.op_error(format_args!("requires 1 successor but found {found}")),
            Count::Exact(want) => at.op_error(format_args!("requires {want} successors but found {found}")),
            Count::AtLeast(want) => {
                at.op_error(format_args!("requires at least {want} successors but found {found}"))
            }
        }
        .emit();
    }
    match plan.n_operands {
        Count::Exact(0) => at.op_error("requires zero operands"),
        Count::Exact(1) => at.op_error("requires a single operand"),
        Count::Exact(want) => at.op_error(format_args!("expected {want} operands, but found {}", n.operands)),
        Count::AtLeast(want) => {
            at.op_error(format_args!("expected {want} or more operands, but found {}", n.operands))
        }
    }
    .emit()
}

/// Verifies the attribute that divides operands or results into groups.
pub(super) fn segments(at: OpRef<'_>, slot: usize, kind: &str, n_groups: usize, n_values: usize) -> Result {
    let name = at.def().slot_name(slot);
    value_sizes(at, slot, kind, n_values)?;
    let sizes = at.body().slot(at.op, slot).and_then(|attr| attr.as_::<DenseArrayAttr>(at.ctx()));
    match sizes.map(|sizes| sizes.i32s().len()) {
        Some(n) if n != n_groups => {
            at.fail(format_args!("'{name}' attribute must have {n_groups} elements, but got {n}"))
        }
        _ => Ok(()),
    }
}

/// Verifies an attribute that divides values into parts, one after another: its numbers add up to how many there
/// are. `kind` is what the values are called.
pub fn value_sizes(at: OpRef<'_>, slot: usize, kind: &str, n_values: usize) -> Result {
    let name = at.def().slot_name(slot);
    // Absent sizes are all zero.
    let Some(attr) = at.body().slot(at.op, slot) else {
        return if n_values == 0 { Ok(()) } else { wrong_total(at, name, kind, n_values, 0) };
    };
    let sizes = attr.as_::<DenseArrayAttr>(at.ctx()).filter(|sizes| sizes.elem == Type::I32);
    let Some(sizes) = sizes else {
        return at.fail(format_args!("requires dense i32 array attribute '{name}'"));
    };
    if sizes.i32s().any(|size| size < 0) {
        return at.fail(format_args!("'{name}' attribute cannot have negative elements"));
    }
    let total = sizes.i32s().fold(0i32, i32::wrapping_add);
    if total as usize != n_values { wrong_total(at, name, kind, n_values, total) } else { Ok(()) }
}

/// The sizes of groups of values say one for each of so many successors. Upstream reads on behind the last one.
pub fn segment_for_each(at: OpRef<'_>, slot: usize, n: usize) -> Result {
    let sizes = at.body().slot(at.op, slot).and_then(|sizes| sizes.as_::<DenseArrayAttr>(at.ctx()));
    match sizes.map_or(0, |sizes| sizes.len as usize) {
        have if have < n => {
            let name = at.def().slot_name(slot);
            at.fail(format_args!(
                "expected '{name}' to have an element for each of {n} destinations, got {have}"
            ))
        }
        _ => Ok(()),
    }
}

#[cold]
fn wrong_total(at: OpRef<'_>, name: &str, kind: &str, n_values: usize, total: i32) -> Result {
    at.fail(format_args!(
        "{kind} count ({n_values}) does not match with the total size ({total}) specified in attribute '{name}'"
    ))
}

/// The counts of an operation, for verifiers that did not get them.
pub(super) fn counts(at: OpRef<'_>) -> Counts {
    count(at.body(), at.op)
}
