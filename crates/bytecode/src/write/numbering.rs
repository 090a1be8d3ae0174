//! Numbers of dialects, operation names, attributes, types, resources, values and blocks, as upstream's writer gives them.
//!
//! Attributes and types are collected in the order in which operations, and then entries themselves, refer to them; each
//! before those that it refers to. They are sorted by the number of references, most first, and then by dialect within the
//! ranges of numbers that take the same number of bytes.

use crate::coder::{Coder, Step, Stop};
use crate::encoding::Encodings;
use crate::format::PROPERTIES;
use crate::properties::{self, Encoded, Plans, Property};
use core::mem::take;
use std::rc::Rc;
use terrace_ir::attrs::{DenseResourceElementsAttr, OpaqueAttr};
use terrace_ir::body::{Block, Body, Op, OpRef, Region};
use terrace_ir::decl::{OpDef, Trait};
use terrace_ir::params::{Part, for_each_part};
use terrace_ir::types::OpaqueType;
use terrace_ir::{Attr, Context, Str, Type};
use terrace_num::FloatFormat;
use terrace_support::{FxHashMap, FxHashSet};

/// A table of what is numbered, by keys from a dense range.
pub struct Items<T> {
    /// In the order of their first use, then of their numbers.
    pub list: Vec<Item<T>>,
    /// By key: the index in the order of the first use plus one.
    by_key: Vec<u32>,
    /// The numbers, by that index.
    numbers: Vec<u32>,
}

/// Something that is numbered.
#[derive(Clone, Copy)]
pub struct Item<T> {
    pub value: T,
    /// The number of its dialect.
    pub dialect: u32,
    n_refs: u32,
    /// The index in the order of the first use.
    index: u32,
}

impl<T> Default for Items<T> {
    fn default() -> Self {
        Self { list: Vec::new(), by_key: Vec::new(), numbers: Vec::new() }
    }
}

impl<T: Copy> Items<T> {
    /// Counts a reference; whether it is the first.
    fn is_first(&mut self, key: usize) -> bool {
        match self.by_key.get(key).and_then(|index| self.list.get_mut((*index as usize).wrapping_sub(1))) {
            Some(item) => {
                item.n_refs += 1;
                false
            }
            None => true,
        }
    }

    fn add(&mut self, key: usize, value: T, dialect: u32) {
        let index = self.list.len() as u32;
        self.list.push(Item { value, dialect, n_refs: 1, index });
        if self.by_key.len() <= key {
            self.by_key.resize((key + 1).next_power_of_two(), 0);
        }
        self.by_key[key] = index + 1;
    }

    /// The number of a key that was counted.
    pub fn number(&self, key: usize) -> u64 {
        let index = self.by_key.get(key).map_or(0, |index| *index as usize);
        self.numbers.get(index.wrapping_sub(1)).map_or(0, |&number| u64::from(number))
    }

    /// Sorts the items and gives them their numbers.
    fn finish(&mut self) {
        self.list.sort_by_key(|item| core::cmp::Reverse(item.n_refs));
        let (mut first, mut size, mut start) = (0, 0, 0);
        for n_bytes in 1..9 {
            // Numbers of so many bytes; upstream's writer takes their count for that of the previous group.
            size = (1usize << (7 * n_bytes)) - size;
            let end = start + size.min(self.list.len() - start);
            let Some(group) = self.list.get_mut(start..end).filter(|group| !group.is_empty()) else { break };
            group.sort_by_key(|item| (item.dialect != first, item.dialect));
            first = group.last().map_or(0, |item| item.dialect);
            start = end;
        }
        self.numbers = vec![0; self.list.len()];
        for (number, item) in self.list.iter().enumerate() {
            self.numbers[item.index as usize] = number as u32;
        }
    }
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
    /// By operation: its place in the order of the text.
    pub order: Vec<u32>,
    /// By operation: whether it uses values of regions around its own.
    captures: Vec<bool>,
}

impl BodyNumbers {
    /// Whether the regions of an operation use no values from outside.
    pub fn is_isolated(&self, body: &Body, op: Op) -> bool {
        body.def(op).has(Trait::IsolatedFromAbove) || !self.captures[op.index()]
    }

    /// The order of operations, and which use values from outside.
    fn of(body: &Body) -> Self {
        let mut order = vec![0; body.op_bound()];
        let mut captures = vec![false; body.op_bound()];
        let mut next = 0;
        // Without regions inside the body, nothing uses values from outside of its region.
        let has_inner = body.region_bound() > body.root_regions().len();
        body.walk(|op| {
            order[op.index()] = next;
            next += 1;
            if !has_inner {
                return;
            }
            let Some(region) = body.block_of(op).and_then(|block| body.region_of(block)) else { return };
            for operand in body.operands(op) {
                let Some(definition) = body.def_region(operand) else { continue };
                let mut at = region;
                while at != definition {
                    let Some(parent) = body.region_parent(at) else { break };
                    captures[parent.index()] = true;
                    match body.block_of(parent).and_then(|block| body.region_of(block)) {
                        Some(outer) => at = outer,
                        None => break,
                    }
                }
            }
        });
        Self {
            values: vec![0; body.value_bound()],
            blocks: vec![0; body.block_bound()],
            n_ops: vec![0; body.block_bound()],
            regions: vec![(0, 0); body.region_bound()],
            order,
            captures,
        }
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
    pub ops: Items<&'static OpDef>,
    pub attrs: Items<Attr>,
    pub types: Items<Type>,
    /// Builtin's resources in the order of their first use; then in that of their numbers.
    pub resources: Vec<ResourceNumber>,
    resource_numbers: FxHashMap<Str, u64>,
    bodies: FxHashMap<*const Body, Rc<BodyNumbers>>,
    plans: Plans,
    /// Attributes and types whose references are not counted yet, the next one last.
    pending: Vec<Part>,
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
            ops: Items::default(),
            attrs: Items::default(),
            types: Items::default(),
            resources: Vec::new(),
            resource_numbers: FxHashMap::default(),
            bodies: FxHashMap::default(),
            plans: Plans::new(version),
            pending: Vec::new(),
        };
        numbers.op(root.body(), root.op);
        let mut regions = Vec::new();
        numbers.push_regions(root.body(), root.op, 0, &mut regions);
        while let Some((body, region, first_value)) = regions.pop() {
            let known = numbers.bodies.remove(&core::ptr::from_ref(body)).and_then(Rc::into_inner);
            let mut of_body = known.unwrap_or_else(|| BodyNumbers::of(body));
            let next_value = numbers.region(body, region, first_value, &mut of_body);
            numbers.bodies.insert(core::ptr::from_ref(body), Rc::new(of_body));
            for block in body.blocks(region) {
                for op in body.ops(block) {
                    numbers.push_regions(body, op, next_value, &mut regions);
                }
            }
        }
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

    /// The properties of a kind of operation.
    pub fn plan(&mut self, def: &'static OpDef) -> Rc<[Property]> {
        self.plans.of(self.ctx, def)
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
            self.attr(body.arg_loc(arg).attr(self.ctx));
            self.ty(body.ty(arg));
        }
        for op in body.ops(block) {
            for result in body.results(op) {
                numbers.values[result.index()] = next;
                next += 1;
            }
            self.op(body, op);
            numbers.n_ops[block.index()] += 1;
        }
        next
    }

    fn op(&mut self, body: &'a Body, op: Op) {
        let def = body.def(op);
        if self.ops.is_first(def.code() as usize) {
            let name = self.ctx.intern(namespace(def));
            let dialect = self.dialect(name);
            self.ops.add(def.code() as usize, def, dialect);
        }
        for result in body.results(op) {
            self.ty(body.ty(result));
        }
        if let Some(dict) = properties::dictionary(body, op, self.version) {
            self.attr(dict);
        }
        if self.version >= PROPERTIES {
            if !def.registered {
                body.slot(op, 0).into_iter().for_each(|attr| self.attr(attr));
            } else if def.n_slots() != 0 {
                for &Property { slot, encoded, default } in &*self.plan(def) {
                    if matches!(encoded, Encoded::Attr | Encoded::OptAttr) {
                        body.slot(op, slot).or(default).into_iter().for_each(|attr| self.attr(attr));
                    }
                }
            }
        }
        self.attr(body.loc(op).attr(self.ctx));
    }

    fn attr(&mut self, attr: Attr) {
        self.pending.push(Part::Attr(attr));
        self.count_pending();
    }

    fn ty(&mut self, ty: Type) {
        self.pending.push(Part::Type(ty));
        self.count_pending();
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
        let opaque = attr.as_::<OpaqueAttr>(ctx).map(|opaque| opaque.dialect);
        let name = opaque.unwrap_or_else(|| ctx.intern(attr.dialect(ctx).unwrap_or("builtin")));
        let dialect = self.dialect(name);
        self.attrs.add(attr.index(), attr, dialect);
        match encodings.of_attr(ctx, attr) {
            Some((row, mut values)) => self.count(|c| row.code(c, &mut values)),
            None => self.text_resources(Part::Attr(attr)),
        }
    }

    fn first_type(&mut self, ty: Type) {
        let (ctx, encodings) = (self.ctx, self.encodings);
        let opaque = ty.as_::<OpaqueType>(ctx).map(|opaque| opaque.dialect);
        let name = opaque.unwrap_or_else(|| ctx.intern(namespace_of_type(ctx, ty)));
        let dialect = self.dialect(name);
        self.types.add(ty.index(), ty, dialect);
        match encodings.of_type(ctx, ty) {
            Some((row, mut values)) => self.count(|c| row.code(c, &mut values)),
            None => self.text_resources(Part::Type(ty)),
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

    /// Notes the resources in something that is encoded as text.
    fn text_resources(&mut self, part: Part) {
        let ctx = self.ctx;
        let mut pending = vec![part];
        let mut seen = FxHashSet::default();
        while let Some(part) = pending.pop() {
            if !seen.insert(part) {
                continue;
            }
            let (kind, words) = match part {
                Part::Attr(attr) => {
                    let resource = attr.as_::<DenseResourceElementsAttr>(ctx);
                    resource.into_iter().for_each(|resource| self.resource(resource.key));
                    ctx.attr_words(attr)
                }
                Part::Type(ty) => ctx.type_words(ty),
            };
            if let Some(kind) = terrace_ir::decl::KindDef::of_code(kind) {
                for_each_part(kind.params, words, &mut |part| pending.push(part));
            }
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
