//! The rules of one operation's declaration: counts, attributes, types, relations and hooks.
//!
//! Checks of the row are functions of the operation's shape; the others run each time.

use super::plan::{Count, Counts, Plan};
use super::{Verifier, flow, symbols, traits, types};
use crate::attrs::{Attr, DenseArrayAttr};
use crate::body::OpRef;
use crate::decl::{OpDef, OpShape, RegionField, Trait};
use crate::types::Type;
use crate::{Reported, Result};

impl Verifier<'_> {
    /// Verifies an operation before its regions (`verifyOnEntrance`). If its shape `passed` before, only the checks that
    /// the shape does not decide run.
    #[inline(never)]
    pub(super) fn verify_on_entry(&mut self, at: OpRef<'_>, plan: &Plan, n: Counts, passed: bool) -> Result {
        if let Some(dict) = at.body().dict(at.op).filter(|dict| !self.plain_dicts.contains(dict)) {
            self.dict(at, dict)?;
        }
        let (def, shape) = (plan.def, at.shape());
        if !def.registered {
            return Self::region_rules(at, def, n.regions);
        }
        if !passed && !plan.counts_hold(n) {
            return Err(wrong_count(shape, plan, n));
        }
        if n.succs != 0 {
            traits::successors(at)?;
        }
        if plan.has_structure_traits {
            traits::parent(at, def)?;
            if !passed {
                segment_sizes(shape, def, n)?;
            }
            traits::region_structure(at, def)?;
        }
        if !passed {
            if !def.attrs.is_empty() && !shape.attrs_hold() {
                return Err(wrong_attr(shape, plan));
            }
            types::types(shape, plan)?;
            for relation in def.relations {
                if !(relation.holds)(shape) {
                    return shape.fail(format_args!("failed to verify that {}", relation.summary));
                }
            }
        }
        if plan.sized_regions {
            sized_regions(at, def, n.regions)?;
        }
        let is_uniform = !passed && types::is_uniform(shape, def);
        for &t in &plan.traits {
            match t {
                Trait::Terminator => traits::terminator(at)?,
                Trait::BranchOpInterface => flow::verify_branch(at, def)?,
                Trait::Symbol => symbols::symbol(at, def)?,
                t if !passed => types::of_types(shape, def, t, is_uniform)?,
                _ => {}
            }
        }
        let hooks = &def.hooks;
        // `verify_tree` has noted operations with nested bodies.
        if hooks.verify_symbol_uses.is_some() && !at.body().is_nested(at.op) {
            self.users.push(symbols::User::Op(at.op));
        }
        if let Some(verify) = hooks.verify_shape.filter(|_| !passed) {
            verify(shape)?;
        }
        if let Some(verify) = hooks.verify_with_symbols {
            verify(at, &mut self.tables)?;
        }
        if let Some(verify) = hooks.verify {
            verify(at)?;
        }
        if let Some(verify) = hooks.verify_blocks {
            verify(at)?;
        }
        if n.regions != 0 { Self::region_rules(at, def, n.regions) } else { Ok(()) }
    }

    /// Verifies the rules for the regions of any operation.
    fn region_rules(at: OpRef<'_>, def: &OpDef, n_regions: usize) -> Result {
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

    /// Lets dialects verify the discardable attributes that have their prefix.
    fn dict(&mut self, at: OpRef<'_>, dict: Attr) -> Result {
        /// The entries of a shorter dictionary are looked at as fast as it is found.
        const LONG: usize = 32;
        let entries = at.body().dict_entries(at.op);
        let mut is_plain = true;
        for (name, attr) in entries.iter() {
            let text = self.ctx.str(name);
            let dialect = text.split_once('.').and_then(|(prefix, _)| self.ctx.dialect(prefix));
            if let Some(verify) = dialect.and_then(|dialect| dialect.hooks.verify_op_attr) {
                verify(at, &text, attr)?;
                is_plain = false;
            }
        }
        if is_plain && entries.len() >= LONG {
            self.plain_dicts.insert(dict);
        }
        Ok(())
    }
}

/// Verifies the numbers of blocks of regions.
fn sized_regions(at: OpRef<'_>, def: &OpDef, n_regions: usize) -> Result {
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
    let name = field.name;
    at.op_error(format_args!("region #{i} ('{name}') failed to verify constraint: {wanted}")).emit()
}

/// Reports the first attribute, by name, that is missing, else the first that is wrong.
#[cold]
fn wrong_attr(at: OpShape<'_>, plan: &Plan) -> Reported {
    let in_order = || plan.attr_order.iter().map(|&slot| (slot as usize, &plan.def.attrs[slot as usize]));
    if let Some((_, field)) = in_order().find(|&(slot, field)| field.required && !at.has_slot(slot)) {
        return at.op_error(format_args!("requires attribute '{}'", field.name)).emit();
    }
    let Some((_, field)) = in_order().find(|&(slot, _)| at.slot_holds(slot) == Some(false)) else {
        return at.op_error("has an attribute that fails its constraint").emit();
    };
    let what = if field.property.is_some() { "property" } else { "attribute" };
    let (name, summary) = (field.name, field.summary);
    at.op_error(format_args!("{what} '{name}' failed to satisfy constraint: {summary}")).emit()
}

/// Reports the first of regions, results, successors and operands whose number is wrong.
#[cold]
fn wrong_count(at: OpShape<'_>, plan: &Plan, n: Counts) -> Reported {
    for (count, n, noun) in [(plan.n_regions, n.regions, "region"), (plan.n_results, n.results, "result")] {
        if !count.holds(n) {
            return match count {
                Count::Exact(0) => at.op_error(format_args!("requires zero {noun}s")),
                Count::Exact(1) => at.op_error(format_args!("requires one {noun}")),
                Count::Exact(want) => at.op_error(format_args!("expected {want} {noun}s")),
                Count::AtLeast(want) => at.op_error(format_args!("expected {want} or more {noun}s")),
            }
            .emit();
        }
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

/// Verifies that the sizes of operand and result groups add up to the numbers of operands and results.
fn segment_sizes(op: OpShape<'_>, def: &OpDef, n: Counts) -> Result {
    if let Some(slot) = def.operand_segments_slot() {
        segments(op, slot, "operand", def.operands.len(), n.operands)?;
    }
    if let Some(slot) = def.result_segments_slot() {
        segments(op, slot, "result", def.results.len(), n.results)?;
    }
    Ok(())
}

/// Verifies the attribute that divides operands or results into groups.
fn segments(at: OpShape<'_>, slot: usize, kind: &str, n_groups: usize, n_values: usize) -> Result {
    let name = at.def().slot_name(slot);
    value_sizes(at, slot, kind, n_values)?;
    let sizes = at.slot(slot).and_then(|attr| attr.as_::<DenseArrayAttr>(at.ctx()));
    match sizes.map(|sizes| sizes.i32s().len()) {
        Some(n) if n != n_groups => {
            at.fail(format_args!("'{name}' attribute must have {n_groups} elements, but got {n}"))
        }
        _ => Ok(()),
    }
}

/// Verifies that the numbers in an attribute, which divides values into consecutive groups, add up to `n_values`. `kind`
/// is the name of the values in messages.
pub fn value_sizes(at: OpShape<'_>, slot: usize, kind: &str, n_values: usize) -> Result {
    let name = at.def().slot_name(slot);
    // An absent attribute stands for sizes of zero.
    let Some(attr) = at.slot(slot) else {
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

/// Verifies that the attribute in `slot` has a group size for each of `n` successors. (Upstream has no such check and
/// reads past the end.)
pub fn segment_for_each(at: OpShape<'_>, slot: usize, n: usize) -> Result {
    let sizes = at.slot(slot).and_then(|sizes| sizes.as_::<DenseArrayAttr>(at.ctx()));
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
fn wrong_total(at: OpShape<'_>, name: &str, kind: &str, n_values: usize, total: i32) -> Result {
    at.fail(format_args!(
        "{kind} count ({n_values}) does not match with the total size ({total}) specified in attribute '{name}'"
    ))
}
