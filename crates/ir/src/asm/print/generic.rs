//! Printing operations in generic form, and attribute dictionaries.

use super::op::{OpPrinter, RegionPrint};
use crate::attrs::{Attr, DenseArrayAttr};
use crate::body::{Body, Op, OpRef};
use crate::decl::AttrSyntax;
use crate::options::MlirVersion;
use terrace_support::small_vec::SmallVec;
use terrace_support::words;

/// Attributes with their names.
pub type NamedAttrs<'a> = SmallVec<[(&'a [u8], Attr); 6]>;

impl<'p> OpPrinter<'p> {
    /// Prints `"name"(operands)[successors] <{properties}> (regions) {attributes} : type`.
    pub fn generic_op(&mut self, op: Op) {
        if self.collect.is_some() {
            return self.collect_generic(op);
        }
        let body = self.body();
        let def = body.def(op);
        if self.options().version != MlirVersion::V22 && def.registered {
            self.byte(b'"');
            self.name_in_version(def);
            self.byte(b'"');
        } else {
            self.string(def.name.as_bytes());
        }
        self.byte(b'(');
        self.operands(body.operands(op));
        self.byte(b')');
        if body.n_succs(op) != 0 {
            self.byte(b'[');
            for (i, block) in body.succs(op).enumerate() {
                if i != 0 {
                    self.text(", ");
                }
                self.successor(block);
            }
            self.byte(b']');
        }
        self.generic_properties(op);
        let n_regions = body.n_regions(op);
        if n_regions != 0 {
            self.text(" (");
            for i in 0..n_regions {
                if i != 0 {
                    self.text(", ");
                }
                self.region(op, i, RegionPrint { empty_block: true, ..RegionPrint::ALL });
            }
            self.byte(b')');
        }
        match computed_attr(body, op) {
            None => self.discardable_attr_dict(op),
            Some(computed) => {
                self.text(" {");
                let attrs = discardable_and(body, op, computed);
                self.named_attrs(&attrs);
                self.byte(b'}');
            }
        }
        self.text(" : ");
        self.functional_type(op);
    }

    fn generic_properties(&mut self, op: Op) {
        let body = self.body();
        if !body.def(op).registered {
            if let Some(properties) = body.slot(op, 0) {
                self.text(" <");
                self.attr(properties);
                self.byte(b'>');
            }
            return;
        }
        if !self.inherent_attrs(op).is_empty() {
            self.byte(b' ');
            self.properties(op);
        }
    }

    /// Prints `<{name = value, ..}>` with all inherent attributes in order of their names; nothing when there is none.
    pub fn properties(&mut self, op: Op) {
        let mut attrs = self.inherent_attrs(op);
        self.in_version(op, &mut attrs);
        if !attrs.is_empty() {
            attrs.sort_by_key(|a| a.0);
            self.text("<{");
            self.named_attrs(&attrs);
            self.text("}>");
        }
    }

    fn named_attrs(&mut self, attrs: &[(&[u8], Attr)]) {
        self.list(attrs, |p, &(name, attr)| p.named_attr(name, attr));
    }

    /// Replaces inherent attributes by those of the version that is printed.
    #[inline]
    fn in_version(&self, op: Op, attrs: &mut [(&'p [u8], Attr)]) {
        if self.options().version == MlirVersion::V22 {
            return;
        }
        let (def, ctx) = (self.body().def(op), self.ctx());
        for (name, attr) in attrs {
            if let Some(field) = def.slot_of(*name).and_then(|slot| def.attrs.get(slot)) {
                *attr = field.in_version(ctx, *attr, self.options().version);
            }
        }
    }

    fn inherent_attrs(&self, op: Op) -> NamedAttrs<'p> {
        inherent_attrs(self.body(), op)
    }

    /// All attributes, defaults included, in order of name (`getAttrs`).
    pub(super) fn all_attrs(&self, op: Op) -> NamedAttrs<'p> {
        attributes_of(self.body(), op)
    }

    /// Appends ` {a = 1}`: the attributes that are not elided and not their defaults; nothing when there is none.
    pub fn optional_attr_dict(&mut self, op: Op, elided: &[&str]) {
        self.attr_dict(op, false, |_, name| elided.iter().any(|e| words::eq(e.as_bytes(), name)));
    }

    /// Appends ` {a = 1}`: the discardable attributes; nothing when there is none.
    pub fn discardable_attr_dict(&mut self, op: Op) {
        if let Some(dict) = self.body().dict(op) {
            self.optional_dict(dict);
        }
    }

    /// Appends ` {a = 1}` or ` attributes {a = 1}`: the discardable attributes; nothing when there is none.
    pub(crate) fn discardable_dict(&mut self, op: Op, keyword: bool) {
        if keyword && self.body().dict(op).is_some() {
            self.text(" attributes");
        }
        self.discardable_attr_dict(op);
    }

    /// Appends ` <a = 1, b>`: the inherent attributes in these slots that are not their defaults, as MLIR writes them from
    /// version 24 on; nothing when there is none.
    pub(crate) fn strict_properties(&mut self, op: Op, slots: u64) {
        let body = self.body();
        let def = body.def(op);
        let mut attrs: SmallVec<[(&[u8], AttrSyntax, Attr); 6]> = SmallVec::new();
        for (slot, attr) in body.slots(op).taken() {
            if let Some(field) = def.attrs.get(slot)
                && slot < 64
                && slots & (1 << slot) != 0
                && field.default.is_none_or(|default| default(body.ctx()) != attr)
            {
                let attr = field.in_version(body.ctx(), attr, self.options().version);
                attrs.push((field.name.as_bytes(), field.syntax, attr));
            }
        }
        if attrs.is_empty() {
            return;
        }
        attrs.sort_by_key(|attr| attr.0);
        self.text(" <");
        self.list(attrs, |p, (name, syntax, attr)| match syntax {
            AttrSyntax::Typed(_) | AttrSyntax::Str if attr != Attr::UNIT => {
                p.keyword_or_string(name);
                p.text(" = ");
                p.attr_without_type(attr);
            }
            _ => p.named_attr(name, attr),
        });
        self.byte(b'>');
    }

    /// Appends ` attributes {a = 1}`; nothing when there is no attribute to show.
    pub fn optional_attr_dict_with_keyword(&mut self, op: Op, elided: &[&str]) {
        self.attr_dict(op, true, |_, name| elided.iter().any(|e| words::eq(e.as_bytes(), name)));
    }

    /// Appends an attribute dictionary of discardable attributes, and inherent ones that are neither elided nor their
    /// defaults nor segment sizes.
    pub(crate) fn attr_dict(&mut self, op: Op, keyword: bool, elided: impl Fn(usize, &[u8]) -> bool) {
        let body = self.body();
        let def = body.def(op);
        let mut attrs = NamedAttrs::new();
        if def.registered {
            for (slot, attr) in body.slots(op).taken() {
                if let Some(field) = def.attrs.get(slot)
                    && !elided(slot, field.name.as_bytes())
                    && field.default.is_none_or(|default| default(body.ctx()) != attr)
                {
                    attrs.push((field.name.as_bytes(), attr));
                }
            }
        }
        let inherent = attrs.len();
        if body.dict(op).is_some() {
            for (name, attr) in body.dict_entries(op).iter() {
                let name = body.ctx().bytes(name);
                if !elided(usize::MAX, name) {
                    attrs.push((name, attr));
                }
            }
        }
        self.in_version(op, &mut attrs[..inherent]);
        if inherent != 0 {
            attrs.sort_by_key(|a| a.0);
        }
        if attrs.is_empty() {
            return;
        }
        self.text(if keyword { " attributes {" } else { " {" });
        self.named_attrs(&attrs);
        self.byte(b'}');
    }
}

/// The inherent attributes, defaults included, in order of declaration.
fn inherent_attrs(body: &Body, op: Op) -> NamedAttrs<'_> {
    let def = body.def(op);
    if !def.registered {
        return SmallVec::new();
    }
    let value = |slot: usize| match def.attrs.get(slot) {
        Some(field) if !field.silent_default => body.slot_or_default(op, slot),
        _ => body.slot(op, slot),
    };
    // Sizes of groups that are absent are all zero.
    let zeros = |slot: usize| {
        let n =
            if Some(slot) == def.operand_segments_slot() { def.operands.len() } else { def.results.len() };
        (slot >= def.attrs.len()).then(|| DenseArrayAttr::of_i32s(body.ctx(), &vec![0; n]))
    };
    (0..def.n_slots())
        .filter_map(|slot| {
            value(slot).or_else(|| zeros(slot)).map(|attr| (def.slot_name(slot).as_bytes(), attr))
        })
        .collect()
}

impl<'a> OpRef<'a> {
    /// All attributes, inherent ones with their defaults and discardable ones, in order of name (`getAttrs`).
    ///
    /// ```
    /// use terrace_ir::asm::{ParseOptions, parse_source};
    ///
    /// let ctx = terrace_ir::Context::new();
    /// ctx.allow_unregistered(true);
    /// let text = b"%0 = \"a.b\"() {y = 1 : i8, x} : () -> i32 \"a.c\"(%0, %0) : (i32, i32) -> ()";
    /// let file = ctx.sources.add("a.mlir", text.to_vec()).unwrap();
    /// let root = parse_source(&ctx, &file, ParseOptions::default()).unwrap();
    /// let scope = root.scope();
    /// let mut seen = Vec::new();
    /// root.body.walk(|op| {
    ///     let op = scope.at(op);
    ///     let attrs: Vec<_> = op.attrs().iter().map(|(name, _)| String::from_utf8_lossy(name).into_owned()).collect();
    ///     seen.push(format!("{} {:?} {} {}", op.name(), attrs, op.operands().len(), op.results().len()));
    /// });
    /// assert_eq!(seen, ["a.b [\"x\", \"y\"] 0 1", "a.c [] 2 0"]);
    /// ```
    pub fn attrs(self) -> NamedAttrs<'a> {
        attributes_of(self.body(), self.op)
    }
}

/// All attributes of an operation, defaults included, in order of name (`getAttrs`).
pub fn attributes_of(body: &Body, op: Op) -> NamedAttrs<'_> {
    let mut attrs = inherent_attrs(body, op);
    match computed_attr(body, op) {
        None => attrs.extend(body.dict_entries(op).iter().map(|(name, attr)| (body.ctx().bytes(name), attr))),
        Some(computed) => attrs.extend(discardable_and(body, op, computed)),
    }
    attrs.sort_by_key(|a| a.0);
    attrs
}

/// The discardable attribute that follows from the operation ([`Hooks::computed_attr`](crate::decl::Hooks)).
fn computed_attr(body: &Body, op: Op) -> Option<(&'static [u8], Attr)> {
    let (name, attr) = body.def(op).hooks.computed_attr?(body, op)?;
    Some((name.as_bytes(), attr))
}

/// The discardable attributes with the computed one, in order of name.
fn discardable_and<'a>(body: &'a Body, op: Op, computed: (&'static [u8], Attr)) -> NamedAttrs<'a> {
    let stored = body.dict_entries(op).iter().map(|(name, attr)| (body.ctx().bytes(name), attr));
    let mut attrs: NamedAttrs<'a> = stored.filter(|(name, _)| *name != computed.0).collect();
    attrs.push(computed);
    attrs.sort_by_key(|a| a.0);
    attrs
}
