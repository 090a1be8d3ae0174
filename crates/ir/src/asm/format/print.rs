//! The printer of compiled formats.

use super::{Arg, Instr, KeywordAttr, Program, Step, TypeRef};
use crate::asm::print::{Kind, OpPrinter, RegionPrint};
use crate::attrs::{Attr, DenseArrayAttr};
use crate::body::{Op, Values};
use crate::decl::{Arity, AttrSyntax, EnumForm, Trait};
use crate::options::MlirVersion;

/// The state of printing one operation.
struct Format<'a> {
    op: Op,
    kind: &'a Kind,
    program: &'static Program,
}

/// Prints an operation by its program, after its name.
#[inline]
pub(crate) fn print_program(p: &mut OpPrinter<'_>, op: Op, kind: &Kind, program: &'static Program) {
    Format { op, kind, program }.run(p, &program.steps);
}

impl Format<'_> {
    /// Interprets steps, like the parser's `run`.
    fn run(&self, p: &mut OpPrinter<'_>, steps: &'static [Step]) {
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += 1;
            if step.space {
                p.byte(b' ');
            }
            match &step.instr {
                Instr::Byte(byte) => p.byte(*byte),
                Instr::Word(text) | Instr::Literal(text) => p.text(text),
                Instr::Operand(group, _) => {
                    let values = p.body().operand_group(self.op, usize::from(*group));
                    p.operands(values);
                }
                Instr::Type(of, arity, class) => {
                    let values = self.values_of(p, *of);
                    match class.and_then(|class| class.stripped) {
                        Some(kind) if *arity == Arity::One => p.stripped_type(kind, values.get(0)),
                        _ => p.value_types(values),
                    }
                }
                Instr::AttrDict { keyword, .. } => {
                    let body = p.body();
                    let slots = self.program.dict_slots;
                    if body.dict(self.op).is_some() || slots != 0 && body.slots(self.op).any_of(slots) {
                        self.attr_dict(p, *keyword);
                    }
                }
                Instr::Optional { anchor, inverted, then, other, .. } => {
                    let rest = &steps[at..];
                    let (then, rest) = rest.split_at(usize::from(*then));
                    let other = &rest[..usize::from(*other)];
                    at += then.len() + other.len();
                    self.run(p, if self.is_present(p, *anchor) != *inverted { then } else { other });
                }
                Instr::Attr(slot) => self.attr(p, usize::from(*slot)),
                Instr::QualifiedAttr(slot) => {
                    let attr = p.body().slot_or_default(self.op, usize::from(*slot));
                    attr.into_iter().for_each(|attr| p.attr(attr));
                }
                Instr::Unit(_) | Instr::EmptyRegion | Instr::Skip(_) => {}
                Instr::Succ(group, _) => self.successors(p, usize::from(*group)),
                Instr::Blank => p.byte(b' '),
                Instr::Newline => p.newline(),
                Instr::Operands => {
                    let values = p.body().operands(self.op);
                    p.operands(values);
                }
                Instr::Functional(inputs, results) => {
                    let (inputs, results) = (self.values_of(p, *inputs), self.values_of(p, *results));
                    p.functional_type_of(inputs, results);
                }
                Instr::Region(group, _) => self.regions(p, usize::from(*group)),
                Instr::Custom { index, args } => {
                    if let Some(directive) = self.kind.def.custom.get(usize::from(*index)) {
                        (directive.print)(p, self.op, args);
                    }
                }
                Instr::OiList(lens) => {
                    for &len in *lens {
                        let clause = &steps[at..at + usize::from(len)];
                        at += clause.len();
                        if clause.iter().any(|step| self.has_text(p, &step.instr)) {
                            self.run(p, clause);
                        }
                    }
                }
            }
        }
    }

    /// Whether an instruction of a clause prints text.
    fn has_text(&self, p: &OpPrinter<'_>, instr: &Instr) -> bool {
        match instr {
            Instr::Operand(i, _) => self.is_present(p, Arg::Operand(usize::from(*i))),
            Instr::Attr(slot) | Instr::QualifiedAttr(slot) | Instr::Unit(slot) => {
                self.is_present(p, Arg::Attr(usize::from(*slot)))
            }
            Instr::Type(of, ..) => self.is_present(p, Arg::Type(*of)),
            Instr::Region(i, _) => self.has_blocks(p, usize::from(*i)),
            Instr::Custom { args, .. } => args.iter().any(|&arg| self.is_present(p, arg)),
            _ => false,
        }
    }

    #[inline]
    fn values_of<'b>(&self, p: &OpPrinter<'b>, of: TypeRef) -> Values<'b> {
        let body = p.body();
        match of {
            TypeRef::Operand(i) => body.operand_group(self.op, i),
            TypeRef::Result(i) => body.result_group(self.op, i),
            TypeRef::Operands => body.operands(self.op),
            TypeRef::Results => body.results(self.op),
        }
    }

    /// The attribute in a slot, unless it is the default.
    fn printed_attr(&self, p: &OpPrinter<'_>, slot: usize) -> Option<Attr> {
        let attr = p.body().slot(self.op, slot)?;
        let default = self.kind.def.default_of(slot, p.ctx());
        (default != Some(attr)).then_some(attr)
    }

    fn is_present(&self, p: &OpPrinter<'_>, anchor: Arg) -> bool {
        match anchor {
            Arg::Operand(i) => !p.body().operand_group(self.op, i).is_empty(),
            Arg::Attr(slot) => self.printed_attr(p, slot).is_some(),
            Arg::Type(of) => !self.values_of(p, of).is_empty(),
            Arg::Region(i) => self.has_blocks(p, i),
            Arg::Succ(i) => p.body().n_succs(self.op) > i,
        }
    }

    fn has_blocks(&self, p: &OpPrinter<'_>, group: usize) -> bool {
        let body = p.body();
        let range = self.region_range(p, group);
        range.into_iter().any(|i| {
            let region = body.region(self.op, i);
            crate::asm::print::region_body(body, self.op).is_some_and(|b| b.entry_block(region).is_some())
        })
    }

    /// The indices of the regions in a group; a variadic last group has all remaining regions.
    fn region_range(&self, p: &OpPrinter<'_>, group: usize) -> core::ops::Range<usize> {
        let n = p.body().n_regions(self.op);
        match self.kind.def.regions.get(group) {
            Some(field) if !field.variadic => group..(group + 1).min(n),
            _ => group.min(n)..n,
        }
    }

    fn attr_dict(&self, p: &mut OpPrinter<'_>, keyword: bool) {
        let bound = self.program.bound_slots;
        if p.options().version >= MlirVersion::V24 {
            p.strict_properties(self.op, self.program.dict_slots);
            return p.discardable_dict(self.op, keyword);
        }
        p.attr_dict(self.op, keyword, |slot, _| slot < 64 && bound & (1 << slot) != 0);
    }

    fn successors(&self, p: &mut OpPrinter<'_>, group: usize) {
        let body = p.body();
        let variadic = self.kind.def.succs.get(group).is_none_or(|s| s.variadic);
        if !variadic {
            let block = body.succs(self.op).nth(group);
            return block.into_iter().for_each(|block| p.successor(block));
        }
        for (i, block) in body.succs(self.op).skip(group).enumerate() {
            if i != 0 {
                p.text(", ");
            }
            p.successor(block);
        }
    }

    fn regions(&self, p: &mut OpPrinter<'_>, group: usize) {
        for (n, i) in self.region_range(p, group).enumerate() {
            if n != 0 {
                p.text(", ");
            }
            let terminators = !self.kind.def.has(Trait::ImplicitTerminator) || self.is_terminator_shown(p, i);
            p.region(self.op, i, RegionPrint { terminators, ..RegionPrint::ALL });
        }
    }

    /// Whether the terminator differs from the implicit one.
    fn is_terminator_shown(&self, p: &OpPrinter<'_>, i: usize) -> bool {
        let body = p.body();
        let region = body.region(self.op, i);
        let Some(inner) = crate::asm::print::region_body(body, self.op) else { return true };
        let Some(last) = inner.entry_block(region).and_then(|block| inner.last_op(block)) else {
            return true;
        };
        let has_attrs = inner.dict(last).is_some() || inner.slots(last).taken().next().is_some();
        has_attrs || inner.n_operands(last) != 0 || inner.n_results(last) != 0
    }

    fn attr(&self, p: &mut OpPrinter<'_>, slot: usize) {
        let Some(field) = self.kind.def.attrs.get(slot) else { return };
        let Some(attr) = p.body().slot_or_default(self.op, slot) else { return };
        print_attr_as(p, field.syntax, attr);
    }
}

/// Prints an attribute in the syntax of its declaration.
pub fn print_attr_as(p: &mut OpPrinter<'_>, syntax: AttrSyntax, attr: Attr) {
    let ctx = p.ctx();
    match syntax {
        AttrSyntax::Any | AttrSyntax::Symbol => p.attr(attr),
        AttrSyntax::Typed(_) | AttrSyntax::Str => p.attr_without_type(attr),
        AttrSyntax::Unit => p.text("unit"),
        AttrSyntax::Enum(def) => {
            let Some(value) = def.value(ctx, attr) else { return p.attr(attr) };
            let angle = matches!(def.form, EnumForm::Dialect { angle: true, .. });
            if angle {
                p.byte(b'<');
            } else if matches!(def.form, EnumForm::Dialect { .. }) {
                // The blank belongs to the text of the attribute.
                p.byte(b' ');
            }
            let mut text = Vec::new();
            def.write(value, &mut text);
            if def.separator.is_none() && !angle {
                p.keyword_or_string(&text);
            } else {
                p.bytes(&text);
            }
            if angle {
                p.byte(b'>');
            }
        }
        AttrSyntax::SymbolName => match attr.as_str(ctx) {
            Some(name) => p.symbol_name(name),
            None => p.attr(attr),
        },
        AttrSyntax::Type => match attr.as_type(ctx) {
            Some(ty) => p.ty(ty),
            None => p.attr(attr),
        },
        AttrSyntax::DenseArray(_) => match attr.as_::<DenseArrayAttr>(ctx) {
            Some(array) => {
                p.byte(b'[');
                p.dense_array_values(&array);
                p.byte(b']');
            }
            None => p.attr(attr),
        },
        AttrSyntax::Kind(kind) => p.stripped_attr(kind, attr),
    }
}

impl<'p> OpPrinter<'p> {
    /// For custom directives: the values of an operand argument, or of the group of a type argument.
    pub fn arg_values(&self, op: Op, arg: Arg) -> Values<'p> {
        let body = self.body();
        match arg {
            Arg::Operand(i) | Arg::Type(TypeRef::Operand(i)) => body.operand_group(op, i),
            Arg::Type(TypeRef::Result(i)) => body.result_group(op, i),
            Arg::Type(TypeRef::Operands) => body.operands(op),
            Arg::Type(TypeRef::Results) => body.results(op),
            Arg::Attr(_) | Arg::Succ(_) | Arg::Region(_) => Values::EMPTY,
        }
    }

    /// For `print` hooks: whether the text is that of MLIR 24, which keeps inherent attributes out of the dictionary.
    pub fn is_strict(&self) -> bool {
        self.options().version >= MlirVersion::V24
    }

    /// For `print` hooks: appends the inherent attributes that are present and not their defaults as MLIR 24 writes them, and
    /// the dictionary of the others.
    pub fn keyword_attrs(&mut self, op: Op, attrs: impl IntoIterator<Item = KeywordAttr>) {
        let body = self.body();
        let def = body.def(op);
        for KeywordAttr { keyword, open, close, slot } in attrs {
            let (Some(field), Some(attr)) = (def.attrs.get(slot), body.slot(op, slot)) else { continue };
            if def.default_of(slot, self.ctx()) != Some(attr) {
                [" ", keyword, open].into_iter().for_each(|text| self.text(text));
                print_attr_as(self, field.syntax, attr);
                self.text(close);
            }
        }
        self.discardable_attr_dict(op);
    }

    /// For custom directives: the attribute of an attribute argument.
    pub fn arg_attr(&self, op: Op, arg: Arg) -> Option<Attr> {
        match arg {
            Arg::Attr(slot) => self.body().slot(op, slot),
            _ => None,
        }
    }
}
