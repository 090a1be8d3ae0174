//! Writing operations.

use super::Writer;
use super::emitter::Emitter;
use super::numbering::BodyNumbers;
use crate::format::{ELIDED_LOCATIONS, ISOLATED_SECTIONS, MAX_NESTING, Section, USE_LIST_ORDERS, parts};
use crate::properties::{self, Encoded, Property};
use core::mem::take;
use std::rc::Rc;
use terrace_ir::body::{Block, Body, Op, OpRef, Region, Values};
use terrace_ir::{Attr, Result};

impl Writer<'_> {
    /// The top-level operation, as a block of one operation.
    pub fn ir(&mut self, root: OpRef<'_>) -> Result<Emitter> {
        let mut out = Emitter::default();
        out.flagged(1, false);
        self.op(root.body(), root.op, None, 0, &mut out)?;
        Ok(out)
    }

    /// An operation in a body with these numbers, which the top-level one has not.
    fn op(
        &mut self,
        body: &Body,
        op: Op,
        numbers: Option<&Rc<BodyNumbers>>,
        depth: usize,
        out: &mut Emitter,
    ) -> Result {
        let def = body.def(op);
        let (loc, slots) = match numbers {
            Some(numbers) => (numbers.locs[op.index()], numbers.slots[op.index()]),
            None => self.numbers.root,
        };
        out.varint(self.numbers.ops.number(def.code() as usize));
        let mask_at = out.bytes.len();
        let mut mask = 0;
        out.byte(0);
        out.varint(self.numbers.attrs.number_of(loc));
        if let Some(attrs) = properties::dictionary(body, op, self.version) {
            mask |= parts::ATTRS;
            out.varint(self.attr_number(attrs));
        }
        if let Some(set) = slots.checked_sub(1) {
            mask |= parts::PROPERTIES;
            let number = self.properties_number(body, op, set)?;
            out.varint(number);
        }
        let results = body.results(op);
        if !results.is_empty() {
            mask |= parts::RESULTS;
            out.varint(results.len() as u64);
            results.iter().for_each(|result| out.varint(self.numbers.types.number(body.ty(result).index())));
        }
        let operands = body.operands(op);
        if !operands.is_empty() {
            mask |= parts::OPERANDS;
            out.varint(operands.len() as u64);
            for operand in operands {
                out.varint(numbers.map_or(0, |numbers| u64::from(numbers.values[operand.index()])));
            }
        }
        if body.n_succs(op) != 0 {
            mask |= parts::SUCCESSORS;
            out.varint(body.n_succs(op) as u64);
            for block in body.succs(op) {
                out.varint(numbers.map_or(0, |numbers| u64::from(numbers.blocks[block.index()])));
            }
        }
        if self.version >= USE_LIST_ORDERS
            && let Some(numbers) = numbers
            && use_list_orders(body, numbers, results, out)
        {
            mask |= parts::USE_LIST_ORDERS;
        }
        let n_regions = body.n_regions(op);
        if n_regions != 0 {
            mask |= parts::REGIONS;
        }
        out.bytes[mask_at] = mask;
        if n_regions == 0 {
            return Ok(());
        }
        if depth >= MAX_NESTING {
            let message = format!("nesting is deeper than {MAX_NESTING} levels");
            return Err(self.ctx.error(body.loc(op), message).emit());
        }
        let isolated = numbers.is_none_or(|numbers| numbers.is_isolated(body, op));
        out.flagged(n_regions as u64, isolated);
        let inner = body.region_body(op);
        let inner_numbers = match numbers {
            Some(numbers) if core::ptr::eq(inner, body) => Some(numbers.clone()),
            _ => self.numbers.body(inner).cloned(),
        };
        let Some(numbers) = inner_numbers else {
            (0..n_regions).for_each(|_| out.varint(0));
            return Ok(());
        };
        let in_section = isolated && self.version >= ISOLATED_SECTIONS;
        let mut section = Emitter::default();
        let contents = if in_section { &mut section } else { &mut *out };
        (0..n_regions).try_for_each(|i| self.region(inner, body.region(op, i), &numbers, depth, contents))?;
        if in_section {
            out.section(Section::Ir, &section);
        }
        Ok(())
    }

    fn attr_number(&self, attr: Attr) -> u64 {
        self.numbers.attrs.number(attr.index())
    }

    /// The number of the operation's properties, which a set of inherent attributes has.
    #[inline]
    fn properties_number(&mut self, body: &Body, op: Op, set: u32) -> Result<u64> {
        match self.properties.by_set.get(set as usize) {
            Some(&number) if number != 0 => Ok(number - 1),
            _ => self.new_properties(body, op, set),
        }
    }

    fn new_properties(&mut self, body: &Body, op: Op, set: u32) -> Result<u64> {
        let mut out = take(&mut self.scratch);
        out.bytes.clear();
        match body.def(op).registered {
            true => self.inherent_attrs(body, op, &mut out)?,
            false => body.slot(op, 0).into_iter().for_each(|attr| out.varint(self.attr_number(attr))),
        }
        let number = self.properties.number(&out.bytes);
        self.scratch = out;
        let by_set = &mut self.properties.by_set;
        by_set.resize(self.numbers.slots.len() as usize, 0);
        by_set[set as usize] = number + 1;
        Ok(number)
    }

    /// The inherent attributes of a registered operation.
    fn inherent_attrs(&mut self, body: &Body, op: Op, out: &mut Emitter) -> Result {
        let (def, ctx, numbers) = (body.def(op), self.ctx, &mut self.numbers);
        for &Property { slot, encoded, default } in numbers.plans.of(ctx, def) {
            let number = |attr: Attr| numbers.attrs.number(attr.index());
            match (encoded, body.slot(op, slot).or(default)) {
                (Encoded::Attr, Some(attr)) => out.varint(number(attr)),
                (Encoded::Attr, None) => {
                    let message = format!("'{}' op requires attribute '{}'", def.name, def.slot_name(slot));
                    return Err(ctx.error(body.loc(op), message).emit());
                }
                (Encoded::OptAttr, Some(attr)) => out.flagged(number(attr), true),
                (Encoded::OptAttr, None) => out.varint(0),
                (Encoded::VarInt, attr) => out.varint(properties::property_number(ctx, attr)),
                (Encoded::Bool, attr) => out.byte(properties::property_number(ctx, attr) as u8),
                (Encoded::Sizes, attr) => sizes(&properties::sizes(ctx, attr), out),
            }
        }
        Ok(())
    }

    fn region(
        &mut self,
        body: &Body,
        region: Region,
        numbers: &Rc<BodyNumbers>,
        depth: usize,
        out: &mut Emitter,
    ) -> Result {
        let (n_blocks, n_values) = numbers.regions[region.index()];
        if n_blocks == 0 {
            out.varint(0);
            return Ok(());
        }
        out.varint(u64::from(n_blocks));
        out.varint(u64::from(n_values));
        body.blocks(region).try_for_each(|block| self.block(body, block, numbers, depth, out))
    }

    fn block(
        &mut self,
        body: &Body,
        block: Block,
        numbers: &Rc<BodyNumbers>,
        depth: usize,
        out: &mut Emitter,
    ) -> Result {
        let args = body.args(block);
        out.flagged(u64::from(numbers.n_ops[block.index()]), !args.is_empty());
        if !args.is_empty() {
            out.varint(args.len() as u64);
            for &arg in args {
                let (ty, loc) = (self.numbers.types.number(body.ty(arg).index()), body.arg_loc(arg));
                let has_loc = loc.pos().is_some() || loc.attr(self.ctx) != Attr::UNKNOWN_LOC;
                if self.version >= ELIDED_LOCATIONS {
                    out.flagged(ty, has_loc);
                } else {
                    out.varint(ty);
                }
                if has_loc || self.version < ELIDED_LOCATIONS {
                    out.varint(self.numbers.loc_number(loc));
                }
            }
            if self.version >= USE_LIST_ORDERS {
                let mask_at = out.bytes.len();
                out.byte(0);
                if use_list_orders(body, numbers, args.into(), out) {
                    out.bytes[mask_at] = parts::USE_LIST_ORDERS;
                }
            }
        }
        body.ops(block).try_for_each(|op| self.op(body, op, Some(numbers), depth + 1, out))
    }
}

/// The sizes of groups: all of them, or, if at most half are not zero, each of these with its place.
fn sizes(sizes: &[i32], out: &mut Emitter) {
    let last = sizes.iter().rposition(|&size| size != 0).unwrap_or(0);
    let n = sizes.iter().filter(|&&size| size != 0).count();
    if last > 256 || n > sizes.len() / 2 {
        out.flagged(sizes.len() as u64, false);
        return sizes.iter().for_each(|&size| out.varint(size as u64));
    }
    out.flagged(n as u64, true);
    if n == 0 {
        return;
    }
    let n_bits = (last + 1).next_power_of_two().trailing_zeros();
    out.varint(u64::from(n_bits));
    for (place, &size) in sizes.iter().enumerate().filter(|(_, size)| **size != 0) {
        out.varint((size as u64) << n_bits | place as u64);
    }
}

/// Appends the orders of the uses of values, where a reader would not restore them; whether there are any.
fn use_list_orders(body: &Body, numbers: &BodyNumbers, values: Values<'_>, out: &mut Emitter) -> bool {
    let mut orders: Vec<(u32, Vec<usize>)> = Vec::new();
    for (i, value) in values.iter().enumerate() {
        if body.has_no_uses(value) || body.has_one_use(value) {
            continue;
        }
        let ids = body.uses(value).map(|u| (numbers.rank(u.owner), u.index));
        if !ids.clone().is_sorted_by(|a, b| a > b) {
            let ids: Vec<(u32, u32)> = ids.collect();
            let mut order: Vec<usize> = (0..ids.len()).collect();
            order.sort_by_key(|&at| core::cmp::Reverse(ids[at]));
            orders.push((i as u32, order));
        }
    }
    if orders.is_empty() {
        return false;
    }
    hash_order(&mut orders);
    if values.len() != 1 {
        out.varint(orders.len() as u64);
    }
    for (i, order) in orders {
        if values.len() != 1 {
            out.varint(u64::from(i));
        }
        let n_moved = order.iter().enumerate().filter(|(at, from)| at != *from).count();
        if n_moved < order.len() / 2 {
            out.flagged(n_moved as u64 * 2, true);
            for (at, &from) in order.iter().enumerate().filter(|(at, from)| at != *from) {
                out.varint(from as u64);
                out.varint(at as u64);
            }
        } else {
            out.flagged(order.len() as u64, false);
            order.iter().for_each(|&from| out.varint(from as u64));
        }
    }
    true
}

/// Sorts values by the order in which upstream's hash table has their numbers.
fn hash_order(orders: &mut [(u32, Vec<usize>)]) {
    let mut n_buckets = 64usize;
    let mut buckets: Vec<Option<u32>> = vec![None; n_buckets];
    let insert = |buckets: &mut [Option<u32>], key: u32| {
        let mask = buckets.len() - 1;
        let (mut at, mut step) = (key.wrapping_mul(37) as usize & mask, 1);
        while buckets[at].is_some() {
            at = (at + step) & mask;
            step += 1;
        }
        buckets[at] = Some(key);
    };
    for (n, (key, _)) in orders.iter().enumerate() {
        // The table grows when three quarters of it are full.
        if (n + 1) * 4 >= n_buckets * 3 {
            n_buckets *= 2;
            let old = core::mem::replace(&mut buckets, vec![None; n_buckets]);
            old.into_iter().flatten().for_each(|key| insert(&mut buckets, key));
        }
        insert(&mut buckets, *key);
    }
    let place: terrace_support::FxHashMap<u32, usize> =
        buckets.into_iter().enumerate().filter_map(|(at, key)| Some((key?, at))).collect();
    orders.sort_by_key(|(key, _)| place.get(key).copied());
}
