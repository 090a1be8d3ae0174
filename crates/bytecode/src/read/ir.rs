//! Reading operations.

use super::bytes::Bytes;
use super::entries::Entries;
use super::tables::Properties;
use super::uses::{self, Order, Orders};
use crate::format::{
    ELIDED_LOCATIONS, ISOLATED_SECTIONS, MAX_NESTING, PROPERTIES, Section, USE_LIST_ORDERS, parts,
};
use crate::properties::{self, Encoded, Plans, Property, n_groups};
use core::mem::{replace, take};
use std::rc::Rc;
use terrace_ir::asm::parse::is_location;
use terrace_ir::attrs::{Attr, DenseArrayAttr, DictionaryAttr};
use terrace_ir::body::{self, Block, Body, Op, OpState, Region, Root};
use terrace_ir::decl::{OpDef, Trait};
use terrace_ir::{Context, Loc, Result, Type, Value};
use terrace_support::FxHashMap;

/// A value by its number.
#[derive(Clone, Copy)]
struct Known {
    value: Value,
    /// The body that it belongs to.
    body: u32,
    /// Whether it stands for one that is not defined yet.
    is_forward: bool,
}

/// The values that operations can refer to: those of an isolated region.
#[derive(Default)]
struct Values {
    list: Vec<Option<Known>>,
    /// The number of the next value of each open region, innermost last.
    next: Vec<usize>,
}

/// A body under construction.
struct Frame {
    body: Box<Body>,
    number: u32,
    orders: Orders,
}

/// A region whose blocks are being read.
struct OpenRegion {
    blocks: Vec<Block>,
    /// The number of the current block.
    at: usize,
    /// How many operations are left in it.
    n_ops: u64,
    n_values: usize,
}

/// An operation whose regions are being read.
struct Level {
    op: Op,
    /// Its regions; ids of the innermost body.
    regions: Vec<Region>,
    /// The number of the next region.
    next: usize,
    open: Option<OpenRegion>,
    /// Whether the regions are in a body of their own.
    has_body: bool,
    /// Whether their values are numbered from zero.
    has_values: bool,
    /// Whether they are in a section of their own.
    in_section: bool,
}

/// Reads the section of operations.
pub fn read<'a>(
    bytes: Bytes<'a>,
    version: u64,
    entries: Entries<'a>,
    properties: Properties<'a>,
    implicit_module: bool,
) -> Result<Root> {
    let ctx = bytes.file.ctx;
    let root = Root::new(ctx);
    let block = root.block();
    let frame = Frame { body: Box::new(root.body), number: 0, orders: Orders::default() };
    let mut reader = Reader {
        ctx,
        version,
        bytes,
        after: Vec::new(),
        entries,
        properties,
        plans: Plans::new(version),
        frame,
        outer: Vec::new(),
        n_frames: 1,
        values: Values::default(),
        outer_values: Vec::new(),
        n_announced: 0,
        n_forwards: 0,
        decoded: FxHashMap::default(),
    };
    let mut state = OpState::new(OpDef::unregistered("builtin.module"), Loc::UNKNOWN);
    let (n_ops, has_args) = reader.bytes.flagged()?;
    if has_args {
        return Err(reader.bytes.error("the top-level block has arguments"));
    }
    for _ in 0..n_ops {
        reader.top_level(block, &mut state)?;
    }
    if !reader.bytes.is_empty() {
        return Err(reader.bytes.error("unexpected trailing bytes in the IR section"));
    }
    if reader.n_forwards != 0 {
        return Err(reader.bytes.error("not all forward unresolved forward operand references"));
    }
    let Frame { mut body, orders, .. } = reader.frame;
    uses::apply(&reader.bytes, &mut body, orders)?;
    finish(&reader.bytes, *body, implicit_module)
}

/// Puts the operations in a module, unless there is only one and it is a module.
fn finish(bytes: &Bytes<'_>, body: Body, implicit_module: bool) -> Result<Root> {
    let root = Root { body };
    let ctx = root.body.ctx().clone();
    let n_ops = root.body.ops(root.block()).count();
    if !implicit_module {
        return match n_ops {
            1 => Ok(root),
            _ => {
                Err(bytes.error(format!("source must contain a single top-level operation, found: {n_ops}")))
            }
        };
    }
    let is_module = |module: &&'static OpDef| {
        n_ops == 1 && root.op().is_some_and(|op| core::ptr::eq(root.body.def(op), *module))
    };
    let Some(module) = ctx.op(b"builtin.module").filter(|module| !is_module(module)) else { return Ok(root) };
    let mut outer = Root::new(&ctx);
    let mut state = OpState::new(module, bytes.file.loc);
    state.nested = Some(Box::new(root.body));
    let op = outer.body.create(state);
    let block = outer.block();
    outer.body.append(op, block);
    Ok(outer)
}

struct Reader<'a> {
    ctx: &'a Context,
    version: u64,
    /// The bytes that are read next.
    bytes: Bytes<'a>,
    /// The bytes after the sections that are open, innermost last.
    after: Vec<Bytes<'a>>,
    entries: Entries<'a>,
    properties: Properties<'a>,
    plans: Plans,
    /// The innermost body.
    frame: Frame,
    /// The bodies around it, innermost last.
    outer: Vec<Frame>,
    n_frames: u32,
    /// The values of the innermost isolated region.
    values: Values,
    /// Those around it, innermost last.
    outer_values: Vec<Values>,
    /// How many regions, blocks and values were announced so far.
    n_announced: usize,
    /// How many values were used and are not defined yet.
    n_forwards: usize,
    /// The slots that properties set, by the number of the properties and the code of the operation.
    decoded: FxHashMap<(u64, u32), Rc<[(usize, Attr)]>>,
}

impl<'a> Reader<'a> {
    /// Reads an operation of the top-level block, with everything in it. `state` is memory for one operation after another.
    fn top_level(&mut self, block: Block, state: &mut OpState) -> Result {
        let mut levels = Vec::new();
        levels.extend(self.op(block, None, state)?);
        while let Some(level) = levels.last_mut() {
            if let Some(open) = &mut level.open {
                if open.n_ops != 0 {
                    open.n_ops -= 1;
                    let (block, blocks) = (open.blocks[open.at], &open.blocks);
                    let inner = self.op(block, Some(blocks), state)?;
                    if inner.is_some() && levels.len() >= MAX_NESTING {
                        return Err(self.bytes.error(format!("nesting is deeper than {MAX_NESTING} levels")));
                    }
                    levels.extend(inner);
                } else if open.at + 1 < open.blocks.len() {
                    open.at += 1;
                    open.n_ops = self.block(open.blocks[open.at])?;
                } else {
                    self.values.list.truncate(self.values.list.len() - open.n_values);
                    self.values.next.pop();
                    level.open = None;
                }
            } else if let Some(&region) = level.regions.get(level.next) {
                level.next += 1;
                level.open = self.region(region)?;
            } else if let Some(level) = levels.pop() {
                self.close(level)?;
            }
        }
        Ok(())
    }

    /// Notes that so many regions, blocks or values follow. Each has at least a byte of its own, so that memory for all of
    /// them is bounded, also if regions that announce more than they have are inside each other or repeated.
    fn announce(&mut self, n: usize, excess: &str) -> Result {
        self.n_announced = self.n_announced.saturating_add(n);
        match self.n_announced <= self.bytes.file.file.text.len() {
            true => Ok(()),
            false => Err(self.bytes.error(format!("{excess} than the file has bytes"))),
        }
    }

    /// Opens a region; `None` if it is empty.
    fn region(&mut self, region: Region) -> Result<Option<OpenRegion>> {
        let n_blocks = self.bytes.count()?;
        if n_blocks == 0 {
            return Ok(None);
        }
        let n_values = self.bytes.count()?;
        self.announce(n_blocks, "regions have more blocks")?;
        self.announce(n_values, "regions have more values")?;
        self.values.next.push(self.values.list.len());
        self.values.list.resize(self.values.list.len() + n_values, None);
        let body = &mut self.frame.body;
        let blocks: Vec<Block> = (0..n_blocks).map(|_| body.append_block(region, &[])).collect();
        let n_ops = self.block(blocks[0])?;
        Ok(Some(OpenRegion { blocks, at: 0, n_ops, n_values }))
    }

    /// Reads the arguments of a block; returns how many operations it has.
    fn block(&mut self, block: Block) -> Result<u64> {
        let (n_ops, has_args) = self.bytes.flagged()?;
        self.bytes.checked_count(n_ops)?;
        if !has_args {
            return Ok(n_ops);
        }
        let n_args = self.value_count()?;
        let mut args: Vec<(Type, Loc)> = Vec::with_capacity(n_args);
        for _ in 0..n_args {
            let (index, has_loc) = match self.version < ELIDED_LOCATIONS {
                true => (self.bytes.varint()?, true),
                false => self.bytes.flagged()?,
            };
            let ty = self.entries.type_at(&self.bytes, index)?;
            let loc = if has_loc { self.loc()? } else { Loc::UNKNOWN };
            args.push((ty, loc));
        }
        self.expect_values()?;
        let args = self.frame.body.append_args(block, args.into_iter());
        self.define(args)?;
        if self.version >= USE_LIST_ORDERS && self.bytes.byte()? & parts::USE_LIST_ORDERS != 0 {
            let orders = Order::read(&mut self.bytes, args.len())?;
            self.note_orders(args, orders);
        }
        Ok(n_ops)
    }

    /// Reads an operation and appends it to a block; returns its regions, if it has any. `blocks` are those of the region.
    fn op(&mut self, block: Block, blocks: Option<&[Block]>, state: &mut OpState) -> Result<Option<Level>> {
        let at = self.bytes.index(self.entries.tables.dialects.ops.len(), "operation name")?;
        let tables = &mut self.entries.tables;
        let def = tables.dialects.op(&self.bytes, &tables.encodings, at)?;
        let was_registered = tables.dialects.ops[at].was_registered;
        let mask = self.bytes.byte()?;
        let loc = self.loc()?;
        state.reset(def, loc);
        let dict = match mask & parts::ATTRS != 0 {
            true => Some(self.dictionary()?),
            false => None,
        };
        if mask & parts::PROPERTIES != 0 {
            match was_registered {
                Some(_) if self.version >= PROPERTIES => {
                    self.op_properties(state, was_registered == Some(true))?
                }
                _ => {
                    let message = format!(
                        "Unexpected missing `wasRegistered` opname flag at bytecode version {} with properties.",
                        self.version
                    );
                    return Err(self.bytes.error(message));
                }
            }
        }
        if let Some(dict) = dict {
            self.set_dictionary(state, dict)?;
        }
        if mask & parts::RESULTS != 0 {
            for _ in 0..self.value_count()? {
                let ty = self.entries.ty(&mut self.bytes)?;
                state.results.push(ty);
            }
        }
        self.expect_values()?;
        if mask & parts::OPERANDS != 0 {
            for _ in 0..self.bytes.count()? {
                let value = self.operand(loc)?;
                state.operands.push(value);
            }
        }
        if mask & parts::SUCCESSORS != 0 {
            let blocks = blocks.unwrap_or(&[]);
            for _ in 0..self.bytes.count()? {
                let at = self.bytes.index(blocks.len(), "successor")?;
                state.succs.push(blocks[at]);
            }
        }
        let orders = match self.version >= USE_LIST_ORDERS && mask & parts::USE_LIST_ORDERS != 0 {
            true => Order::read(&mut self.bytes, state.results.len())?,
            false => Vec::new(),
        };
        let (n_regions, is_isolated) = match mask & parts::REGIONS != 0 {
            true => self.bytes.flagged()?,
            false => (0, false),
        };
        let n_regions = self.bytes.checked_count(n_regions)?;
        self.announce(n_regions, "operations have more regions")?;
        let has_body = def.has(Trait::IsolatedFromAbove);
        let body = &mut self.frame.body;
        if has_body {
            state.n_regions = n_regions;
        } else {
            state.regions.extend((0..n_regions).map(|_| body.create_region()));
        }
        let regions: Vec<Region> = match has_body {
            true => (0..n_regions).map(Region::from_index).collect(),
            false => state.regions.iter().copied().collect(),
        };
        let op = body.create_from(state);
        body.append(op, block);
        let results = body.results(op);
        if !results.is_empty() && !self.values.next.is_empty() {
            self.define(results)?;
        }
        self.note_orders(results, orders);
        if n_regions == 0 {
            return Ok(None);
        }
        self.open(op, regions, has_body, is_isolated).map(Some)
    }

    /// Prepares for reading the regions of an operation.
    fn open(&mut self, op: Op, regions: Vec<Region>, has_body: bool, is_isolated: bool) -> Result<Level> {
        let in_section = is_isolated && self.version >= ISOLATED_SECTIONS;
        if in_section {
            let (Section::Ir, contents) = self.bytes.section()? else {
                return Err(self.bytes.error("expected IR section for region"));
            };
            self.after.push(replace(&mut self.bytes, contents));
        }
        if is_isolated {
            self.outer_values.push(take(&mut self.values));
        }
        if has_body {
            let body = Box::new(Body::new(self.ctx, regions.len()));
            let frame = Frame { body, number: self.n_frames, orders: Orders::default() };
            self.n_frames += 1;
            self.outer.push(replace(&mut self.frame, frame));
        }
        Ok(Level { op, regions, next: 0, open: None, has_body, has_values: is_isolated, in_section })
    }

    /// Ends the regions of an operation.
    fn close(&mut self, level: Level) -> Result {
        if level.in_section {
            if !self.bytes.is_empty() {
                return Err(self.bytes.error("unexpected trailing bytes in a section of regions"));
            }
            if let Some(after) = self.after.pop() {
                self.bytes = after;
            }
        }
        if level.has_values
            && let Some(values) = self.outer_values.pop()
        {
            self.values = values;
        }
        if level.has_body
            && let Some(outer) = self.outer.pop()
        {
            let Frame { mut body, orders, .. } = replace(&mut self.frame, outer);
            uses::apply(&self.bytes, &mut body, orders)?;
            self.frame.body.put_nested_as_is(level.op, body);
        }
        Ok(())
    }

    fn expect_values(&self) -> Result {
        match self.frame.body.has_room_for_values() {
            true => Ok(()),
            false => {
                let most = terrace_ir::body::value::MAX_VALUES;
                Err(self.bytes.error(format!("a body has at most {most} values: split it into functions")))
            }
        }
    }

    /// A number of values that are defined together; [`Body::has_room_for_values`] is for so many.
    fn value_count(&mut self) -> Result<usize> {
        const MOST: usize = 1 << 20;
        match self.bytes.count()? {
            n if n < MOST => Ok(n),
            _ => Err(self.bytes.error(format!("an operation or a block has at most {MOST} values"))),
        }
    }

    fn loc(&mut self) -> Result<Loc> {
        let attr = self.entries.attr(&mut self.bytes)?;
        match is_location(self.ctx, attr) {
            true => Ok(Loc::of_attr(attr)),
            false => Err(self.expected("mlir::LocationAttr", attr)),
        }
    }

    fn dictionary(&mut self) -> Result<Attr> {
        let attr = self.entries.attr(&mut self.bytes)?;
        match attr.is::<DictionaryAttr>(self.ctx) {
            true => Ok(attr),
            false => Err(self.expected("mlir::DictionaryAttr", attr)),
        }
    }

    #[cold]
    fn expected(&self, class: &str, found: Attr) -> terrace_ir::Reported {
        let found = terrace_ir::asm::attr_to_string(self.ctx, found);
        self.bytes.error(format!("expected attribute of type: {class}, but got: {found}"))
    }

    /// Reads an operand. One that is not defined yet gets a placeholder.
    fn operand(&mut self, loc: Loc) -> Result<Value> {
        let at = self.bytes.index(self.values.list.len(), "value")?;
        match self.values.list[at] {
            Some(known) if known.body == self.frame.number => return Ok(known.value),
            // Operations that take values from outside are not isolated for the program that wrote the file.
            Some(_) => return Err(self.ctx.error(loc, "using value defined outside the region").emit()),
            None => self.expect_values()?,
        }
        let mut state = OpState::new(OpDef::unregistered("builtin.forward_reference"), loc);
        state.results.push(Type::NONE);
        let op = self.frame.body.create(state);
        let value = self.frame.body.result(op, 0);
        self.n_forwards += 1;
        self.values.list[at] = Some(Known { value, body: self.frame.number, is_forward: true });
        Ok(value)
    }

    /// Gives new values the next numbers of the region.
    fn define(&mut self, new: body::Values<'_>) -> Result {
        let len = self.values.list.len();
        let Some(next) = self.values.next.last_mut() else { return Ok(()) };
        let (start, end) = (*next, *next + new.len());
        if end > len {
            let message = format!(
                "value index range was outside of the expected range for the parent region, got [{start}, {end}), but the \
                 maximum index was {}",
                (len as u64).wrapping_sub(1)
            );
            return Err(self.bytes.error(message));
        }
        *next = end;
        for (slot, value) in self.values.list[start..end].iter_mut().zip(new) {
            let known = Known { value, body: self.frame.number, is_forward: false };
            let Some(Known { value: placeholder, body, is_forward: true }) = slot.replace(known) else {
                continue;
            };
            self.n_forwards -= 1;
            if body != self.frame.number {
                // The use is in an isolated operation: the placeholder stays, and the verifier reports it.
                continue;
            }
            let body = &mut self.frame.body;
            body.replace_all_uses(placeholder, value);
            if let Some(op) = body.def_op(placeholder) {
                body.erase(op);
            }
            self.frame.orders.entry(value).or_default();
        }
        Ok(())
    }

    fn note_orders(&mut self, values: body::Values<'_>, orders: Vec<(usize, Order)>) {
        for (at, order) in orders {
            if let Some(value) = values.get(at) {
                self.frame.orders.insert(value, Some(order));
            }
        }
    }

    /// Sets the attributes of a dictionary. Older versions have inherent attributes and sizes of groups there.
    fn set_dictionary(&mut self, state: &mut OpState, dict: Attr) -> Result {
        let def = state.def;
        let sizes = def.n_slots() - def.attrs.len().min(def.n_slots());
        if self.version < PROPERTIES && def.registered && sizes != 0 {
            let entries = dict.as_::<DictionaryAttr>(self.ctx).map(|dict| dict.entries);
            for (name, attr) in entries.into_iter().flat_map(|entries| entries.iter()) {
                if let Some(slot) = def.slot_of(self.ctx.bytes(name)).filter(|&slot| slot >= def.attrs.len())
                {
                    let attr = self.sizes_attr(def, slot, &properties::sizes(self.ctx, Some(attr)))?;
                    state.set_slot(slot, attr);
                }
            }
        }
        state.set_attrs(self.ctx, Some(dict), |_| false);
        Ok(())
    }

    /// The attribute of the sizes of groups in a slot.
    fn sizes_attr(&self, def: &OpDef, slot: usize, sizes: &[i32]) -> Result<Attr> {
        if sizes.len() != n_groups(def, slot) {
            return Err(self.bytes.error("size mismatch for operand/result_segment_size"));
        }
        Ok(DenseArrayAttr::of_i32s(self.ctx, sizes))
    }

    /// Reads the properties of an operation.
    fn op_properties(&mut self, state: &mut OpState, was_registered: bool) -> Result {
        let def = state.def;
        let number = self.bytes.varint()?;
        let mut bytes = self.properties.get(&self.bytes, number, def)?;
        if !def.registered {
            if was_registered {
                let message = format!("has properties but missing BytecodeOpInterface for {}", def.name);
                return Err(self.bytes.error(message));
            }
            state.set_slot(0, self.entries.attr(&mut bytes)?);
            return Ok(());
        }
        if !was_registered {
            return Err(self
                .bytes
                .error(format!("properties of '{}' are those of an unregistered operation", def.name)));
        }
        let key = (number, def.code());
        let slots = match self.decoded.get(&key) {
            Some(slots) => slots.clone(),
            None => {
                let slots: Rc<[(usize, Attr)]> = self.decode(def, bytes)?.into();
                self.decoded.insert(key, slots.clone());
                slots
            }
        };
        slots.iter().for_each(|&(slot, attr)| state.set_slot(slot, attr));
        Ok(())
    }

    /// The slots that properties set.
    fn decode(&mut self, def: &'static OpDef, mut bytes: Bytes<'a>) -> Result<Vec<(usize, Attr)>> {
        let mut slots = Vec::new();
        for &Property { slot, encoded, .. } in &*self.plans.of(self.ctx, def) {
            let attr = match encoded {
                Encoded::Attr => Some(self.entries.attr(&mut bytes)?),
                Encoded::OptAttr => match bytes.flagged()? {
                    (index, true) => Some(self.entries.attr_at(&bytes, index)?),
                    (_, false) => None,
                },
                Encoded::VarInt => properties::property_attr(self.ctx, def, slot, bytes.varint()?),
                Encoded::Bool => properties::property_attr(self.ctx, def, slot, u64::from(bytes.byte()?)),
                Encoded::Sizes => {
                    let sizes = sparse_sizes(&mut bytes, n_groups(def, slot))?;
                    Some(self.sizes_attr(def, slot, &sizes)?)
                }
            };
            let attr = match attr {
                Some(attr) if encoded == Encoded::Attr && slot >= def.attrs.len() => {
                    Some(self.sizes_attr(def, slot, &properties::sizes(self.ctx, Some(attr)))?)
                }
                attr => attr,
            };
            slots.extend(attr.map(|attr| (slot, attr)));
        }
        Ok(slots)
    }
}

/// Sizes of groups: all, or those that are not zero with their places.
fn sparse_sizes(bytes: &mut Bytes<'_>, n_groups: usize) -> Result<Vec<i32>> {
    let mut sizes = vec![0; n_groups];
    let (n, is_sparse) = bytes.flagged()?;
    let n_bits = match (n, is_sparse) {
        (0, _) => return Ok(sizes),
        (_, true) => bytes.varint()?,
        (_, false) if n > n_groups as u64 => {
            let message = format!("trying to read an array of {n} but only {n_groups} storage available.");
            return Err(bytes.error(message));
        }
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
