//! Numbers of dialects, operation names, attributes, types, resources, values and blocks, as upstream's writer gives them.
//!
//! Attributes and types are collected in the order in which operations, and then entries themselves, refer to them; each
//! before those that it refers to. They are sorted by the number of references, most first, and then by dialect within the
//! ranges of numbers that take the same number of bytes.
//!
//! Operations have in common most of what they refer to: what one operation after another has is looked up by dense numbers
//! (`Items`), or in tables by content (`places`, `slots`), and kept for the writer (`BodyNumbers`).

use super::places::Places;
use super::slots::SlotSets;
use crate::coder::{Coder, Step, Stop};
use crate::encoding::Encodings;
use crate::format::PROPERTIES;
use crate::properties::{self, Encoded, Plans, Property};
use core::mem::take;
use std::rc::Rc;
use terrace_ir::asm::Lengths;
use terrace_ir::attrs::{DenseResourceElementsAttr, FileLineColRange, OpaqueAttr};
use terrace_ir::body::{Block, Body, Op, OpRef, Region};
use terrace_ir::decl::{OpDef, Trait};
use terrace_ir::loc::Place;
use terrace_ir::params::{Part, for_each_part};
use terrace_ir::types::OpaqueType;
use terrace_ir::{Attr, Context, Loc, Str, Type};
use terrace_num::FloatFormat;
use terrace_support::{FxHashMap, FxHashSet};

/// A table of what is numbered, by keys from a dense range.
pub struct Items<T> {
    /// In the order of their first use.
    list: Vec<Item<T>>,
    /// How many references there are to each; in the end their numbers.
    refs: Vec<u32>,
    /// By key: the index in the list plus one.
    by_key: Vec<u32>,
    /// The indices in the order of their numbers.
    order: Vec<u32>,
}

/// Something that is numbered.
#[derive(Clone, Copy)]
pub struct Item<T> {
    pub value: T,
    /// The number of its dialect.
    pub dialect: u32,
}

impl<T> Default for Items<T> {
    fn default() -> Self {
        Self { list: Vec::new(), refs: Vec::new(), by_key: Vec::new(), order: Vec::new() }
    }
}

/// Sets the element of an index in a list that grows.
pub fn set(list: &mut Vec<u32>, index: usize, value: u32) {
    if list.len() <= index {
        list.resize((index + 1).next_power_of_two(), 0);
    }
    list[index] = value;
}

impl<T: Copy> Items<T> {
    /// The item of a key.
    #[inline]
    fn item(&self, key: usize) -> Option<u32> {
        self.by_key.get(key)?.checked_sub(1)
    }

    /// Counts references to an item.
    #[inline]
    fn refer(&mut self, item: u32, n: u32) {
        let refs = &mut self.refs[item as usize];
        *refs = refs.saturating_add(n);
    }

    /// Counts a reference; whether it is the first.
    #[inline]
    fn is_first(&mut self, key: usize) -> bool {
        match self.item(key) {
            Some(item) => {
                self.refer(item, 1);
                false
            }
            None => true,
        }
    }

    /// Adds an item with one reference.
    fn add(&mut self, value: T, dialect: u32) -> u32 {
        self.list.push(Item { value, dialect });
        self.refs.push(1);
        self.list.len() as u32 - 1
    }

    fn set_key(&mut self, key: usize, item: u32) {
        set(&mut self.by_key, key, item + 1);
    }

    /// The number of an item.
    #[inline]
    pub fn number_of(&self, item: u32) -> u64 {
        self.refs.get(item as usize).map_or(0, |&number| u64::from(number))
    }

    /// The number of a key that was counted.
    #[inline]
    pub fn number(&self, key: usize) -> u64 {
        self.item(key).map_or(0, |item| self.number_of(item))
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The items in the order of their numbers.
    pub fn in_order(&self) -> Vec<Item<T>> {
        self.order.iter().map(|&item| self.list[item as usize]).collect()
    }

    /// Sorts the items and gives them their numbers.
    fn finish(&mut self) {
        let Self { list, refs, order, .. } = self;
        *order = by_refs(refs);
        let (mut first, mut size, mut start) = (0, 0, 0);
        for n_bytes in 1..9 {
            // Numbers of so many bytes; upstream's writer takes their count for that of the previous group.
            size = (1usize << (7 * n_bytes)) - size;
            let end = start + size.min(order.len() - start);
            let Some(group) = order.get_mut(start..end).filter(|group| !group.is_empty()) else { break };
            let dialect = |item: u32| list[item as usize].dialect;
            group.sort_by_key(|&item| (dialect(item) != first, dialect(item)));
            first = group.last().map_or(0, |&item| dialect(item));
            start = end;
        }
        for (number, &item) in order.iter().enumerate() {
            refs[item as usize] = number as u32;
        }
    }
}

/// The items with the most references first, else in order.
fn by_refs(refs: &[u32]) -> Vec<u32> {
    // Nearly all items have few references, and are counted instead of compared.
    const FEW: usize = 256;
    let mut ends = [0; FEW];
    let is_few = |n: u32| (n as usize) < FEW;
    refs.iter().filter(|n| is_few(**n)).for_each(|&n| ends[n as usize] += 1);
    let items = 0..refs.len() as u32;
    let mut order: Vec<u32> = items.clone().filter(|&item| !is_few(refs[item as usize])).collect();
    order.sort_by_key(|&item| core::cmp::Reverse(refs[item as usize]));
    let mut start = order.len();
    for n in ends.iter_mut().rev() {
        start += core::mem::replace(n, start);
    }
    order.resize(refs.len(), 0);
    for item in items {
        if let Some(next) = ends.get_mut(refs[item as usize] as usize) {
            order[*next] = item;
            *next += 1;
        }
    }
    order
}

/// An attribute, or a line and a column of a file, which is one once it is needed as such.
#[derive(Clone, Copy)]
pub enum AttrItem {
    Attr(Attr),
    Place { file: Str, line: u32, col: u32 },
}

/// The numbers in a body.
pub struct BodyNumbers {
    /// By value, from the start of the isolated region.
    pub values: Vec<u32>,
    /// By block, within its region.
    pub blocks: Vec<u32>,
    /// How many operations each block has.
    pub n_ops: Vec<u32>,
    /// How many blocks and values each region has.
    pub regions: Vec<(u32, u32)>,
    /// By operation: the item of its location.
    pub locs: Vec<u32>,
    /// By operation: the set of its inherent attributes plus one; zero if there are none.
    pub slots: Vec<u32>,
    /// By operation: its place in the order of the text; empty if ids are in this order.
    order: Vec<u32>,
    /// By operation: whether it uses values of regions around its own; empty if none does.
    captures: Vec<bool>,
    /// The id after the last operation.
    next_op: usize,
}

impl BodyNumbers {
    /// Whether the regions of an operation use no values from outside.
    pub fn is_isolated(&self, body: &Body, op: Op) -> bool {
        body.def(op).has(Trait::IsolatedFromAbove) || !self.captures.get(op.index()).is_some_and(|&is| is)
    }

    /// The rank of an operation in the order of the text.
    #[inline]
    pub fn rank(&self, op: Op) -> u32 {
        self.order.get(op.index()).copied().unwrap_or(op.index() as u32)
    }

    fn of(body: &Body) -> Self {
        let mut numbers = Self {
            values: vec![0; body.value_bound()],
            blocks: vec![0; body.block_bound()],
            n_ops: vec![0; body.block_bound()],
            regions: vec![(0, 0); body.region_bound()],
            locs: vec![0; body.op_bound()],
            slots: vec![0; body.op_bound()],
            order: Vec::new(),
            captures: Vec::new(),
            next_op: 0,
        };
        // Without regions inside the body, nothing uses values from outside of its region.
        if body.region_bound() > body.root_regions().len() {
            numbers.set_order(body);
            numbers.set_captures(body);
        }
        numbers
    }

    /// Notes that an operation comes next, in a body without regions inside.
    #[inline]
    fn visit(&mut self, op: Op) {
        self.next_op = if op.index() < self.next_op { usize::MAX } else { op.index() + 1 };
    }

    /// Notes the order of operations if their ids are in another one.
    fn check_order(&mut self, body: &Body) {
        if self.next_op == usize::MAX && self.order.is_empty() {
            self.set_order(body);
        }
    }

    fn set_order(&mut self, body: &Body) {
        self.order = vec![0; body.op_bound()];
        let mut next = 0;
        body.walk(|op| {
            self.order[op.index()] = next;
            next += 1;
        });
    }

    fn set_captures(&mut self, body: &Body) {
        self.captures = vec![false; body.op_bound()];
        body.walk(|op| {
            let Some(region) = body.block_of(op).and_then(|block| body.region_of(block)) else { return };
            for operand in body.operands(op) {
                let Some(definition) = body.def_region(operand) else { continue };
                let mut at = region;
                while at != definition {
                    let Some(parent) = body.region_parent(at) else { break };
                    self.captures[parent.index()] = true;
                    match body.block_of(parent).and_then(|block| body.region_of(block)) {
                        Some(outer) => at = outer,
                        None => break,
                    }
                }
            }
        });
    }
}

/// A resource that attributes refer to.
#[derive(Clone, Copy)]
pub struct ResourceNumber {
    pub key: Str,
    /// Whether there are no data for it.
    pub is_declaration: bool,
}

/// All numbers of a file.
pub struct Numbering<'a> {
    pub ctx: &'a Context,
    pub encodings: &'a Encodings,
    pub version: u64,
    /// The namespaces of dialects.
    pub dialects: Vec<Str>,
    dialect_numbers: FxHashMap<Str, u32>,
    builtin: Option<u32>,
    pub ops: Items<&'static OpDef>,
    /// By the index of the attribute.
    pub attrs: Items<AttrItem>,
    pub types: Items<Type>,
    places: Places,
    /// The inherent attributes of operations.
    pub slots: SlotSets,
    /// The items of the location and of the inherent attributes of the top-level operation.
    pub root: (u32, u32),
    /// Builtin's resources in the order of their first use; then in that of their numbers.
    pub resources: Vec<ResourceNumber>,
    resource_numbers: FxHashMap<Str, u64>,
    bodies: FxHashMap<*const Body, Rc<BodyNumbers>>,
    pub plans: Plans,
    /// Attributes and types whose references are not counted yet, the next one last.
    pending: Vec<Part>,
    /// The parts of those that are text which were searched for resources.
    searched: FxHashSet<Part>,
    /// The lengths of all texts.
    pub(super) lengths: Lengths,
}

impl<'a> Numbering<'a> {
    /// Numbers everything that an operation has and refers to.
    pub fn new(root: OpRef<'a>, encodings: &'a Encodings, version: u64) -> Self {
        let mut numbers = Self {
            ctx: root.ctx(),
            encodings,
            version,
            dialects: Vec::new(),
            dialect_numbers: FxHashMap::default(),
            builtin: None,
            ops: Items::default(),
            attrs: Items::default(),
            types: Items::default(),
            places: Places::default(),
            slots: SlotSets::default(),
            root: (0, 0),
            resources: Vec::new(),
            resource_numbers: FxHashMap::default(),
            bodies: FxHashMap::default(),
            plans: Plans::new(version),
            pending: Vec::new(),
            searched: FxHashSet::default(),
            lengths: Lengths::without_aliases(),
        };
        numbers.root = numbers.op(root.body(), root.op);
        let mut regions = Vec::new();
        numbers.push_regions(root.body(), root.op, 0, &mut regions);
        while let Some((body, region, first_value)) = regions.pop() {
            let known = numbers.bodies.remove(&core::ptr::from_ref(body)).and_then(Rc::into_inner);
            let mut of_body = known.unwrap_or_else(|| BodyNumbers::of(body));
            let next_value = numbers.region(body, region, first_value, &mut of_body);
            of_body.check_order(body);
            numbers.bodies.insert(core::ptr::from_ref(body), Rc::new(of_body));
            for block in body.blocks(region) {
                for op in body.ops(block).filter(|&op| body.n_regions(op) != 0) {
                    numbers.push_regions(body, op, next_value, &mut regions);
                }
            }
        }
        numbers.count_repeated_slots();
        numbers.ops.finish();
        numbers.attrs.finish();
        numbers.types.finish();
        numbers.finish_resources();
        numbers
    }

    /// The numbers in a body that was counted.
    pub fn body(&self, body: &Body) -> Option<&Rc<BodyNumbers>> {
        self.bodies.get(&core::ptr::from_ref(body))
    }

    /// The number of a resource of builtin.
    pub fn resource_number(&self, key: Str) -> u64 {
        self.resource_numbers.get(&key).copied().unwrap_or(0)
    }

    /// The number of a dialect.
    pub fn dialect(&mut self, name: Str) -> u32 {
        *self.dialect_numbers.entry(name).or_insert_with(|| {
            self.dialects.push(name);
            self.dialects.len() as u32 - 1
        })
    }

    /// The number of builtin.
    fn builtin(&mut self) -> u32 {
        match self.builtin {
            Some(number) => number,
            None => {
                let number = self.dialect(self.ctx.intern("builtin"));
                *self.builtin.insert(number)
            }
        }
    }

    /// The number of the name of a file.
    pub fn file_number(&mut self, file: Str) -> u64 {
        let name = self.places.file_name(self.ctx, file);
        self.attrs.number(name.index())
    }

    /// The number of a location that was counted.
    pub fn loc_number(&mut self, loc: Loc) -> u64 {
        let known = self.places.known(loc);
        let item = known.or_else(|| {
            let place = self.places.place(self.ctx, loc)?;
            self.places.item(&self.attrs.list, place)
        });
        match item {
            Some(item) => self.attrs.number_of(item),
            None => self.attrs.number(loc.attr(self.ctx).index()),
        }
    }

    /// Notes the regions of an operation; their values are numbered from that of the region around, unless they are isolated.
    fn push_regions(
        &self,
        body: &'a Body,
        op: Op,
        next_value: u32,
        regions: &mut Vec<(&'a Body, Region, u32)>,
    ) {
        let n = body.n_regions(op);
        if n == 0 {
            return;
        }
        let isolated = self.body(body).is_none_or(|numbers| numbers.is_isolated(body, op));
        let first = if isolated { 0 } else { next_value };
        let inner = body.region_body(op);
        regions.extend((0..n).map(|i| (inner, body.region(op, i), first)));
    }

    /// Numbers a region; returns the number after its last value.
    fn region(&mut self, body: &'a Body, region: Region, first: u32, numbers: &mut BodyNumbers) -> u32 {
        let (mut next, mut n_blocks) = (first, 0);
        for block in body.blocks(region) {
            numbers.blocks[block.index()] = n_blocks;
            n_blocks += 1;
            next = self.block(body, block, next, numbers);
        }
        numbers.regions[region.index()] = (n_blocks, next - first);
        next
    }

    fn block(&mut self, body: &'a Body, block: Block, mut next: u32, numbers: &mut BodyNumbers) -> u32 {
        for &arg in body.args(block) {
            numbers.values[arg.index()] = next;
            next += 1;
            self.loc(body.arg_loc(arg));
            self.ty(body.ty(arg));
        }
        let mut n_ops = 0;
        for op in body.ops(block) {
            for result in body.results(op) {
                numbers.values[result.index()] = next;
                next += 1;
            }
            numbers.visit(op);
            (numbers.locs[op.index()], numbers.slots[op.index()]) = self.op(body, op);
            n_ops += 1;
        }
        numbers.n_ops[block.index()] = n_ops;
        next
    }

    /// Counts what an operation refers to. Returns the item of its location, and the set of its inherent attributes plus one.
    #[inline]
    fn op(&mut self, body: &'a Body, op: Op) -> (u32, u32) {
        let def = body.def(op);
        let code = def.code() as usize;
        if self.ops.is_first(code) {
            let name = self.ctx.intern(namespace(def));
            let dialect = self.dialect(name);
            let item = self.ops.add(def, dialect);
            self.ops.set_key(code, item);
        }
        for result in body.results(op) {
            self.ty(body.ty(result));
        }
        if let Some(dict) = properties::dictionary(body, op, self.version) {
            self.attr(dict);
        }
        let slots = if self.version >= PROPERTIES { self.op_slots(body, op, def) } else { 0 };
        (self.loc(body.loc(op)), slots)
    }

    /// Counts the inherent attributes of an operation. Returns their set plus one; zero if there is none.
    fn op_slots(&mut self, body: &Body, op: Op, def: &'static OpDef) -> u32 {
        let is_empty = match def.registered {
            true => def.n_slots() == 0,
            false => body.slot(op, 0).is_none(),
        };
        if is_empty {
            return 0;
        }
        let (set, is_new) = self.slots.count(def, body.slots(op));
        if is_new {
            self.for_each_slot_attr(set, |numbers, attr| numbers.attr(attr));
        }
        set + 1
    }

    /// Calls `f` with each attribute of a set, also those that stand for empty slots.
    fn for_each_slot_attr(&mut self, set: u32, mut f: impl FnMut(&mut Self, Attr)) {
        let (def, _) = self.slots.get(set);
        if !def.registered {
            self.slots.slot(set, 0).into_iter().for_each(|attr| f(self, attr));
            return;
        }
        for i in 0..self.plans.of(self.ctx, def).len() {
            let Property { slot, encoded, default } = self.plans.of(self.ctx, def)[i];
            if matches!(encoded, Encoded::Attr | Encoded::OptAttr) {
                self.slots.slot(set, slot).or(default).into_iter().for_each(|attr| f(self, attr));
            }
        }
    }

    /// Counts the references of operations whose inherent attributes another one has, too.
    fn count_repeated_slots(&mut self) {
        for set in 0..self.slots.len() {
            let n = self.slots.get(set).1 - 1;
            self.for_each_slot_attr(set, |numbers, attr| {
                if let Some(item) = numbers.attrs.item(attr.index()) {
                    numbers.attrs.refer(item, n);
                }
            });
        }
    }

    /// Counts a reference to a location; returns its item.
    #[inline]
    fn loc(&mut self, loc: Loc) -> u32 {
        if let Some(item) = self.places.known(loc) {
            self.attrs.refer(item, 1);
            return item;
        }
        self.other_loc(loc)
    }

    fn other_loc(&mut self, loc: Loc) -> u32 {
        let item = match self.places.place(self.ctx, loc) {
            Some(place) => self.place(place),
            None => {
                let attr = loc.attr(self.ctx);
                self.attr(attr);
                self.attrs.item(attr.index()).unwrap_or(0)
            }
        };
        self.places.note(loc, item);
        item
    }

    /// Counts a reference to a line and column of a file; returns its item.
    fn place(&mut self, place: Place) -> u32 {
        let Place { file, line, col, .. } = place;
        match self.places.item(&self.attrs.list, place) {
            Some(item) => {
                self.attrs.refer(item, 1);
                item
            }
            None => {
                let builtin = self.builtin();
                let item = self.attrs.add(AttrItem::Place { file, line, col }, builtin);
                self.places.add(&self.attrs.list, item);
                let name = self.places.file_name(self.ctx, file);
                match self.attrs.item(name.index()) {
                    Some(item) => self.attrs.refer(item, 1),
                    // A name refers to nothing, so that no other has to wait for it.
                    None => self.first_attr(name),
                }
                item
            }
        }
    }

    #[inline]
    fn attr(&mut self, attr: Attr) {
        if self.attrs.is_first(attr.index()) {
            self.pending.push(Part::Attr(attr));
            self.count_pending();
        }
    }

    #[inline]
    fn ty(&mut self, ty: Type) {
        if self.types.is_first(ty.index()) {
            self.pending.push(Part::Type(ty));
            self.count_pending();
        }
    }

    /// Counts the pending references, and those of what is referred to for the first time.
    fn count_pending(&mut self) {
        while let Some(part) = self.pending.pop() {
            match part {
                Part::Attr(attr) => {
                    if self.attrs.is_first(attr.index()) {
                        self.first_attr(attr);
                    }
                }
                Part::Type(ty) => {
                    if self.types.is_first(ty.index()) {
                        self.first_type(ty);
                    }
                }
            }
        }
    }

    fn first_attr(&mut self, attr: Attr) {
        let (ctx, encodings) = (self.ctx, self.encodings);
        if let Some(at) = attr.as_::<FileLineColRange>(ctx)
            && (at.start_line, at.start_col) == (at.end_line, at.end_col)
        {
            let place = Place { file: at.file, line: at.start_line, col: at.start_col, metadata: None };
            let item = self.place(place);
            return self.attrs.set_key(attr.index(), item);
        }
        let opaque = attr.as_::<OpaqueAttr>(ctx).map(|opaque| opaque.dialect);
        let name = opaque.unwrap_or_else(|| ctx.intern(attr.dialect(ctx).unwrap_or("builtin")));
        let dialect = self.dialect(name);
        let item = self.attrs.add(AttrItem::Attr(attr), dialect);
        self.attrs.set_key(attr.index(), item);
        match encodings.of_attr(ctx, attr) {
            Some((row, mut values)) => self.count(|c| row.code(c, &mut values)),
            None => self.text(Part::Attr(attr)),
        }
    }

    fn first_type(&mut self, ty: Type) {
        let (ctx, encodings) = (self.ctx, self.encodings);
        let opaque = ty.as_::<OpaqueType>(ctx).map(|opaque| opaque.dialect);
        let name = opaque.unwrap_or_else(|| ctx.intern(namespace_of_type(ctx, ty)));
        let dialect = self.dialect(name);
        let item = self.types.add(ty, dialect);
        self.types.set_key(ty.index(), item);
        match encodings.of_type(ctx, ty) {
            Some((row, mut values)) => self.count(|c| row.code(c, &mut values)),
            None => self.text(Part::Type(ty)),
        }
    }

    /// Notes what an encoding refers to, the first reference last.
    fn count(&mut self, code: impl FnOnce(&mut dyn Coder) -> Step) {
        let start = self.pending.len();
        let mut collector = Collector { ctx: self.ctx, parts: take(&mut self.pending), resource: None };
        // The collector does not fail.
        let _ = code(&mut collector);
        collector.parts[start..].reverse();
        self.pending = collector.parts;
        collector.resource.into_iter().for_each(|key| self.resource(key));
    }

    /// Notes the length of something that is encoded as text, and the resources in it.
    fn text(&mut self, part: Part) {
        let ctx = self.ctx;
        self.lengths.add(ctx, part);
        let mut pending: Vec<Part> = self.searched.insert(part).then_some(part).into_iter().collect();
        while let Some(part) = pending.pop() {
            let (kind, words) = match part {
                Part::Attr(attr) => {
                    let resource = attr.as_::<DenseResourceElementsAttr>(ctx);
                    resource.into_iter().for_each(|resource| self.resource(resource.key));
                    ctx.attr_words(attr)
                }
                Part::Type(ty) => ctx.type_words(ty),
            };
            let Some(kind) = terrace_ir::decl::KindDef::of_code(kind) else { continue };
            for_each_part(kind.params, words, &mut |part| {
                if self.searched.insert(part) {
                    pending.push(part);
                }
            });
        }
    }

    fn resource(&mut self, key: Str) {
        if self.resource_numbers.insert(key, 0).is_none() {
            let name = self.ctx.intern("builtin");
            self.dialect(name);
            self.resources.push(ResourceNumber { key, is_declaration: true });
        }
    }

    /// Numbers resources with data first.
    fn finish_resources(&mut self) {
        let ctx = self.ctx;
        ctx.with_resources(ctx.intern("builtin"), |all| {
            for resource in &mut self.resources {
                resource.is_declaration = all.get(resource.key).is_none();
            }
        });
        self.resources.sort_by_key(|resource| resource.is_declaration);
        self.resource_numbers = (0..).zip(&self.resources).map(|(n, resource)| (resource.key, n)).collect();
    }
}

/// The namespace of an operation's name.
fn namespace(def: &OpDef) -> &'static str {
    def.name.split_once('.').map_or(def.name, |(namespace, _)| namespace)
}

/// The namespace of a type. One float format is a dialect's.
fn namespace_of_type(ctx: &Context, ty: Type) -> &'static str {
    match ty.as_float(ctx) {
        Some(FloatFormat::PpcFp128) => "llvm",
        _ => ty.def(ctx).map_or("builtin", |def| def.dialect),
    }
}

/// Collects what an encoding refers to.
struct Collector<'a> {
    ctx: &'a Context,
    parts: Vec<Part>,
    resource: Option<Str>,
}

impl Coder for Collector<'_> {
    fn ctx(&self) -> &Context {
        self.ctx
    }
    fn varint(&mut self, _: &mut u64) -> Step {
        Ok(())
    }
    fn byte(&mut self, _: &mut u8) -> Step {
        Ok(())
    }
    fn blob(&mut self, _: &mut Vec<u8>) -> Step {
        Ok(())
    }
    fn string(&mut self, _: &mut Str) -> Step {
        Ok(())
    }
    fn attr(&mut self, value: &mut Option<Attr>) -> Step {
        self.parts.extend(value.map(Part::Attr));
        Ok(())
    }
    fn opt_attr(&mut self, value: &mut Option<Attr>) -> Step {
        self.attr(value)
    }
    fn ty(&mut self, value: &mut Option<Type>) -> Step {
        self.parts.extend(value.map(Part::Type));
        Ok(())
    }
    fn resource(&mut self, key: &mut Option<Str>) -> Step {
        self.resource = *key;
        Ok(())
    }
    fn expect_room(&mut self, _: u64, _: u64) -> Step {
        Ok(())
    }
    fn fail(&mut self, _: &str) -> Stop {
        Stop::Pending
    }
}
