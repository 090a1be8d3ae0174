//! Reading operations.

use super::bytes::Bytes;
use super::decoded::{self, Decoded};
use super::entries::{Entries, Scratch};
use super::tables::Properties;
use super::uses::{self, Order, Orders};
use crate::format::{
    ELIDED_LOCATIONS, ISOLATED_SECTIONS, MAX_NESTING, PROPERTIES, Section, USE_LIST_ORDERS, parts,
};
use crate::properties;
use core::mem::{replace, take};
use parking_lot::Mutex;
use terrace_ir::asm::{self, MlirVersion, parse::is_location};
use terrace_ir::attrs::{Attr, DictionaryAttr};
use terrace_ir::body::{self, Block, Body, Op, OpState, Region, Root, SpareBodies};
use terrace_ir::decl::{OpDef, Trait};
use terrace_ir::diag::capture;
use terrace_ir::{Context, Loc, Result, Str, Type, Value};
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

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

/// The entries of a dictionary, divided for one kind of operation.
struct Divided {
    /// Inherent attributes: raw, by slot.
    slots: SmallVec<[u32; 4]>,
    /// The dictionary of the others.
    dict: Option<Attr>,
}

/// How many entries of dictionaries are merged in small files, too.
const MIN_MERGED: usize = 1 << 20;

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

/// The state that all threads share that read the operations of a file.
pub struct Shared<'a> {
    pub ctx: &'a Context,
    pub version: u64,
    /// The version of MLIR that wrote the file.
    pub producer: MlirVersion,
    pub entries: Entries<'a>,
    pub properties: Properties<'a>,
    pub merges: Mutex<Merges>,
}

/// Dictionaries of operations with the entries of others, which operations may share.
pub struct Merges {
    /// By the dictionary and the one whose entries are added.
    of: FxHashMap<(Attr, Attr), Attr>,
    /// How many entries may still be merged.
    left: usize,
}

impl Merges {
    /// None yet, for a file of so many bytes.
    pub fn new(n_bytes: usize) -> Self {
        Self { of: FxHashMap::default(), left: MIN_MERGED.saturating_add(n_bytes) }
    }
}

/// An operation of the top-level one, the contents of whose only region are read later.
pub struct Deferred<'a> {
    pub op: Op,
    pub bytes: Bytes<'a>,
}

/// Reads the section of operations. The bodies of functions are noted in `deferred` and not read if there is such a list.
pub fn read<'a>(
    shared: &Shared<'a>,
    bytes: Bytes<'a>,
    implicit_module: bool,
    deferred: Option<&mut Vec<Deferred<'a>>>,
) -> Result<Root> {
    let root = Root::new(shared.ctx);
    let block = root.block();
    let mut reader = Reader::new(shared, &bytes);
    reader.bytes = bytes;
    reader.frame.body = Box::new(root.body);
    let module = shared.ctx.op(b"builtin.module").filter(|_| implicit_module);
    let mut state = new_state();
    let (n_ops, has_args) = reader.bytes.flagged()?;
    if has_args {
        return Err(reader.bytes.error("the top-level block has arguments"));
    }
    for _ in 0..n_ops {
        let level = reader.op(block, &[], &mut state)?;
        if n_ops == 1 && deferred.is_some() && module.is_none_or(|module| core::ptr::eq(state.def, module)) {
            reader.deferred = Some(Vec::new());
        }
        reader.levels(level, &mut state)?;
    }
    if !reader.bytes.is_empty() {
        return Err(reader.bytes.error("unexpected trailing bytes in the IR section"));
    }
    reader.check_forwards()?;
    let Frame { mut body, orders, .. } = reader.frame;
    uses::apply(&reader.bytes, &mut body, orders)?;
    if let (Some(all), Some(found)) = (deferred, reader.deferred) {
        *all = found;
    }
    finish(&reader.bytes, *body, implicit_module, module)
}

/// Memory for one operation after another.
fn new_state() -> OpState {
    OpState::new(OpDef::unregistered("builtin.module"), Loc::UNKNOWN)
}

/// Puts the operations in a module, if they are to be in one, unless there is only one and it is a module.
fn finish(
    bytes: &Bytes<'_>,
    body: Body,
    implicit_module: bool,
    module: Option<&'static OpDef>,
) -> Result<Root> {
    let root = Root { body };
    let ctx = root.body.ctx().clone();
    let n_ops = root.body.ops(root.block()).count();
    if !implicit_module && n_ops != 1 {
        let message = format!("source must contain a single top-level operation, found: {n_ops}");
        return Err(bytes.error(message));
    }
    let is_module = |module: &&'static OpDef| {
        n_ops == 1 && root.op().is_some_and(|op| core::ptr::eq(root.body.def(op), *module))
    };
    let Some(module) = module.filter(|module| !is_module(module)) else { return Ok(root) };
    let mut outer = Root::new(&ctx);
    let mut state = OpState::new(module, bytes.file.loc);
    state.nested = Some(Box::new(root.body));
    let op = outer.body.create(state);
    let block = outer.block();
    outer.body.append(op, block);
    Ok(outer)
}

/// A reader of the bodies of functions. Each thread needs its own.
pub struct BodyReader<'s, 'a> {
    reader: Reader<'s, 'a>,
    list: &'s [Deferred<'a>],
    state: OpState,
}

impl<'s, 'a> BodyReader<'s, 'a> {
    pub(super) fn new(shared: &'s Shared<'a>, list: &'s [Deferred<'a>], bytes: &Bytes<'a>) -> Self {
        let mut reader = Reader::new(shared, bytes);
        // The module and the function.
        reader.n_outer = 2;
        Self { reader, list, state: new_state() }
    }

    fn body(&mut self, i: usize) -> Result<Option<Box<Body>>> {
        let Some(Deferred { bytes, .. }) = self.list.get(i) else { return Ok(None) };
        let reader = &mut self.reader;
        reader.start(bytes);
        let body = reader.spare.take(reader.ctx, 1);
        reader.frame = Frame { body, number: 0, orders: Orders::default() };
        let level = Level {
            op: Op::from_index(0),
            regions: vec![Region::from_index(0)],
            next: 0,
            open: None,
            has_body: false,
            has_values: false,
            in_section: false,
        };
        reader.levels(Some(level), &mut self.state)?;
        reader.end_section()?;
        reader.check_forwards()?;
        let Frame { mut body, orders, .. } = replace(&mut reader.frame, Frame::none(reader.ctx));
        uses::apply(bytes, &mut body, orders)?;
        Ok(Some(body))
    }
}

impl asm::BodyReader for BodyReader<'_, '_> {
    fn read(&mut self, i: usize) -> Option<Box<Body>> {
        let (body, diags) = capture(|| self.body(i));
        body.ok().flatten().filter(|_| diags.is_empty())
    }
    fn shrink(&mut self, body: Box<Body>) -> Box<Body> {
        self.reader.spare.finish(body)
    }
    fn recycle(&mut self, body: Box<Body>) {
        self.reader.spare.recycle(body);
    }
}

struct Reader<'s, 'a> {
    shared: &'s Shared<'a>,
    ctx: &'a Context,
    version: u64,
    /// The bytes that are read next.
    bytes: Bytes<'a>,
    /// The bytes after the sections that are open, innermost last.
    after: Vec<Bytes<'a>>,
    scratch: Scratch<'a>,
    decoded: Decoded,
    /// Long dictionaries by the code of the operation's kind.
    divided: FxHashMap<(u32, Attr), Divided>,
    spare: SpareBodies,
    /// The functions whose bodies are not read, if bodies may be left out.
    deferred: Option<Vec<Deferred<'a>>>,
    /// The innermost body.
    frame: Frame,
    /// The bodies around it, innermost last.
    outer: Vec<Frame>,
    n_frames: u32,
    /// How many operations are around what is read.
    n_outer: usize,
    /// The values of the innermost isolated region.
    values: Values,
    /// Those around it, innermost last.
    outer_values: Vec<Values>,
    /// How many regions, blocks and values may still be announced.
    left: usize,
    /// How many values were used and are not defined yet.
    n_forwards: usize,
}

impl Frame {
    fn none(ctx: &Context) -> Self {
        Self { body: Box::new(Body::new(ctx, 0)), number: 0, orders: Orders::default() }
    }
}

impl<'s, 'a> Reader<'s, 'a> {
    /// A reader at the start of these bytes, whose body is to be set.
    fn new(shared: &'s Shared<'a>, bytes: &Bytes<'a>) -> Self {
        let mut reader = Self {
            shared,
            ctx: shared.ctx,
            version: shared.version,
            bytes: bytes.clone(),
            after: Vec::new(),
            scratch: Scratch::default(),
            decoded: Decoded::new(shared.version),
            divided: FxHashMap::default(),
            spare: SpareBodies::default(),
            deferred: None,
            frame: Frame::none(shared.ctx),
            outer: Vec::new(),
            n_frames: 1,
            n_outer: 0,
            values: Values::default(),
            outer_values: Vec::new(),
            left: 0,
            n_forwards: 0,
        };
        reader.start(bytes);
        reader
    }

    /// Starts to read other bytes, whatever became of those before.
    fn start(&mut self, bytes: &Bytes<'a>) {
        self.bytes = bytes.clone();
        self.after.clear();
        self.outer.clear();
        self.n_frames = 1;
        self.values.list.clear();
        self.values.next.clear();
        self.outer_values.clear();
        (self.left, self.n_forwards) = (bytes.remaining(), 0);
    }

    fn check_forwards(&self) -> Result {
        match self.n_forwards {
            0 => Ok(()),
            _ => Err(self.bytes.error("not all forward unresolved forward operand references")),
        }
    }

    /// Reads the regions of an operation, with everything in them. `state` is memory for one operation after another.
    fn levels(&mut self, level: Option<Level>, state: &mut OpState) -> Result {
        let mut levels: Vec<Level> = level.into_iter().collect();
        while let Some(level) = levels.last_mut() {
            if let Some(open) = &mut level.open {
                if open.n_ops != 0 {
                    open.n_ops -= 1;
                    let inner = self.op(open.blocks[open.at], &open.blocks, state)?;
                    if inner.is_some() && levels.len() + self.n_outer >= MAX_NESTING {
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
        match self.left.checked_sub(n) {
            Some(left) => self.left = left,
            None => return Err(self.bytes.error(format!("{excess} than the file has bytes"))),
        }
        Ok(())
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
            let ty = self.shared.entries.type_at(&self.bytes, index, &mut self.scratch)?;
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
    fn op(&mut self, block: Block, blocks: &[Block], state: &mut OpState) -> Result<Option<Level>> {
        let Shared { entries, .. } = self.shared;
        let ops = &entries.tables.dialects.ops;
        let at = self.bytes.index(ops.len(), "operation name")?;
        let def = entries.tables.dialects.op(&self.bytes, &entries.tables, at)?;
        let mask = self.bytes.byte()?;
        let loc = self.loc()?;
        state.reset(def, loc);
        let dict = match mask & parts::ATTRS != 0 {
            true => Some(self.dictionary()?),
            false => None,
        };
        let mut discardable = None;
        if mask & parts::PROPERTIES != 0 {
            match ops[at].was_registered {
                Some(was_registered) if self.version >= PROPERTIES => {
                    discardable = self.op_properties(state, at, was_registered)?;
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
        if let Some(more) = discardable {
            state.dict = Some(match state.dict {
                Some(dict) => self.merged(dict, more)?,
                None => more,
            });
        }
        if mask & parts::RESULTS != 0 {
            for _ in 0..self.value_count()? {
                let ty = entries.ty(&mut self.bytes, &mut self.scratch)?;
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
        let section = match is_isolated && n_regions != 0 && self.version >= ISOLATED_SECTIONS {
            true => Some(self.ir_section()?),
            false => None,
        };
        let has_body = def.has(Trait::IsolatedFromAbove);
        let is_deferred = has_body && n_regions == 1 && self.defers(def, block, section.as_ref());
        let body = &mut self.frame.body;
        if is_deferred {
            state.nested = Some(self.spare.take(self.ctx, 1));
        } else if has_body {
            state.n_regions = n_regions;
        } else {
            state.regions.extend((0..n_regions).map(|_| body.create_region()));
        }
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
        if is_deferred {
            let body = self.frame.body.take_nested_as_is(op);
            body.into_iter().for_each(|body| self.spare.recycle(body));
            if let (Some(list), Some(bytes)) = (&mut self.deferred, section) {
                list.push(Deferred { op, bytes });
            }
            return Ok(None);
        }
        let regions = match has_body {
            true => (0..n_regions).map(Region::from_index).collect(),
            false => state.regions.iter().copied().collect(),
        };
        Ok(Some(self.open(op, regions, section, has_body, is_isolated)))
    }

    /// Whether the body of an operation is left out, a function with a body in the top-level operation.
    fn defers(&self, def: &OpDef, block: Block, section: Option<&Bytes<'a>>) -> bool {
        let body = &self.frame.body;
        let is_inner = body.region_of(block).is_none_or(|region| body.region_parent(region).is_some());
        let has_blocks = section.is_some_and(|bytes| bytes.clone().varint().is_ok_and(|n| n != 0));
        self.deferred.is_some()
            && self.outer.len() == 1
            && !is_inner
            && def.has(Trait::FunctionOpInterface)
            && has_blocks
    }

    /// The contents of a section of operations.
    fn ir_section(&mut self) -> Result<Bytes<'a>> {
        match self.bytes.section()? {
            (Section::Ir, contents) => Ok(contents),
            _ => Err(self.bytes.error("expected IR section for region")),
        }
    }

    /// Prepares for reading the regions of an operation.
    fn open(
        &mut self,
        op: Op,
        regions: Vec<Region>,
        section: Option<Bytes<'a>>,
        has_body: bool,
        has_values: bool,
    ) -> Level {
        let in_section = section.is_some();
        if let Some(contents) = section {
            self.after.push(replace(&mut self.bytes, contents));
        }
        if has_values {
            self.outer_values.push(take(&mut self.values));
        }
        if has_body {
            let body = self.spare.take(self.ctx, regions.len());
            let frame = Frame { body, number: self.n_frames, orders: Orders::default() };
            self.n_frames += 1;
            self.outer.push(replace(&mut self.frame, frame));
        }
        Level { op, regions, next: 0, open: None, has_body, has_values, in_section }
    }

    fn end_section(&self) -> Result {
        match self.bytes.is_empty() {
            true => Ok(()),
            false => Err(self.bytes.error("unexpected trailing bytes in a section of regions")),
        }
    }

    /// Ends the regions of an operation.
    fn close(&mut self, level: Level) -> Result {
        if level.in_section {
            self.end_section()?;
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
            self.frame.body.put_nested_as_is(level.op, self.spare.finish(body));
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

    #[inline]
    fn loc(&mut self) -> Result<Loc> {
        let loc = self.shared.entries.loc(&mut self.bytes, &mut self.scratch)?;
        if loc == Loc::UNKNOWN || loc.place_index().is_some() {
            return Ok(loc);
        }
        let attr = loc.attr(self.ctx);
        match is_location(self.ctx, attr) {
            true => Ok(loc),
            false => Err(self.expected("mlir::LocationAttr", attr)),
        }
    }

    fn dictionary(&mut self) -> Result<Attr> {
        let attr = self.shared.entries.attr(&mut self.bytes, &mut self.scratch)?;
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

    /// Sets the attributes of a dictionary. Operations of one kind may share a long one, which is then divided once.
    fn set_dictionary(&mut self, state: &mut OpState, dict: Attr) -> Result {
        /// A shorter dictionary is divided as fast as it is found.
        const LONG: usize = 32;
        let def = state.def;
        let len = dict.as_::<DictionaryAttr>(self.ctx).map_or(0, |dict| dict.entries.len());
        if len < LONG || !def.registered {
            return self.divide_dictionary(state, dict);
        }
        let key = (def.code(), dict);
        if !self.divided.contains_key(&key) {
            let mut parts = OpState::new(def, state.loc);
            self.divide_dictionary(&mut parts, dict)?;
            self.divided.insert(key, Divided { slots: parts.slots, dict: parts.dict });
        }
        let Divided { slots, dict } = &self.divided[&key];
        for (slot, &raw) in slots.iter().enumerate() {
            if let Some(attr) = Attr::from_raw(raw) {
                state.set_slot(slot, attr);
            }
        }
        state.dict = *dict;
        Ok(())
    }

    /// Sets the attributes of a dictionary, one by one. Older versions have inherent attributes and sizes of groups there.
    fn divide_dictionary(&self, state: &mut OpState, dict: Attr) -> Result {
        let def = state.def;
        let producer = self.shared.producer;
        let dict = match self.version < PROPERTIES && def.registered && producer > MlirVersion::V22 {
            true => decoded::dictionary_in_22(&self.bytes, def, producer, dict)?,
            false => dict,
        };
        let sizes = def.n_slots() - def.attrs.len().min(def.n_slots());
        if self.version < PROPERTIES && def.registered && sizes != 0 {
            let entries = dict.as_::<DictionaryAttr>(self.ctx).map(|dict| dict.entries);
            for (name, attr) in entries.into_iter().flat_map(|entries| entries.iter()) {
                if let Some(slot) = def.slot_of(self.ctx.bytes(name)).filter(|&slot| slot >= def.attrs.len())
                {
                    let sizes = properties::sizes(self.ctx, Some(attr));
                    let attr = decoded::sizes_attr(&self.bytes, def, slot, &sizes, producer)?;
                    state.set_slot(slot, attr);
                }
            }
        }
        state.set_attrs(self.ctx, Some(dict), |_| false);
        Ok(())
    }

    /// The entries of a dictionary, and those of another one whose names it does not have. Many operations may share a long
    /// dictionary, each with another one.
    fn merged(&self, dict: Attr, more: Attr) -> Result<Attr> {
        let mut merges = self.shared.merges.lock();
        if let Some(&merged) = merges.of.get(&(dict, more)) {
            return Ok(merged);
        }
        let ctx = self.ctx;
        let entries = |dict: Attr| dict.as_::<DictionaryAttr>(ctx).map(|dict| dict.entries);
        let entries_of = |dict: Attr| entries(dict).into_iter().flat_map(|entries| entries.iter());
        let mut all: Vec<(Str, Attr)> = entries_of(dict).collect();
        let Some(left) = merges.left.checked_sub(all.len()) else {
            return Err(self
                .bytes
                .error("operations with other attributes share a dictionary that is too long"));
        };
        merges.left = left;
        let names: FxHashSet<Str> = all.iter().map(|entry| entry.0).collect();
        all.extend(entries_of(more).filter(|(name, _)| !names.contains(name)));
        let merged = DictionaryAttr::of(ctx, &all);
        merges.of.insert((dict, more), merged);
        Ok(merged)
    }

    /// Reads the properties of an operation, whose name has the index `at`. Returns the dictionary of those that are
    /// discardable attributes.
    fn op_properties(
        &mut self,
        state: &mut OpState,
        at: usize,
        was_registered: bool,
    ) -> Result<Option<Attr>> {
        let (def, Shared { entries, properties, .. }) = (state.def, self.shared);
        let number = self.bytes.varint()?;
        if !def.registered {
            let mut bytes = properties.get(&self.bytes, number, def)?;
            if was_registered {
                let message = format!("has properties but missing BytecodeOpInterface for {}", def.name);
                return Err(self.bytes.error(message));
            }
            state.set_slot(0, entries.attr(&mut bytes, &mut self.scratch)?);
            return Ok(None);
        }
        if !was_registered {
            return Err(self
                .bytes
                .error(format!("properties of '{}' are those of an unregistered operation", def.name)));
        }
        let (slots, discardable) =
            self.decoded.get(self.shared, &self.bytes, &mut self.scratch, (at, def), number)?;
        for &(slot, attr) in slots {
            state.set_slot(slot as usize, attr);
        }
        Ok(discardable)
    }
}
