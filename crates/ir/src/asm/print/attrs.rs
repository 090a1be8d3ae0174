//! Printing attributes.

use super::collect::UseKind;
use super::printer::AsmPrinter;
use crate::attrs::*;
use crate::context::Str;
use crate::decl::{EnumForm, KindDef};
use crate::params::{Entries, Part, Reader, any_part};
use crate::types::{Signedness, Type};

/// Whether an attribute's trailing `: type` is left out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TypeElision {
    /// It is printed.
    Never,
    /// It is left out when the parser assumes it (`i64`, `f64`).
    May,
    /// It is left out.
    Must,
}

impl AsmPrinter<'_> {
    /// Appends an attribute, with its type if it has one.
    #[inline]
    pub fn attr(&mut self, attr: Attr) {
        self.attr_with(attr, TypeElision::Never);
    }

    /// Appends an attribute as an element of an array, where the types `i64` and `f64` are omitted.
    pub fn attr_in_list(&mut self, attr: Attr) {
        self.attr_with(attr, TypeElision::May);
    }

    /// Appends an attribute without its type.
    pub fn attr_without_type(&mut self, attr: Attr) {
        self.attr_with(attr, TypeElision::Must);
    }

    fn attr_with(&mut self, attr: Attr, elision: TypeElision) {
        let without_type = elision == TypeElision::Must;
        let kind = if without_type { UseKind::AttrWithoutType } else { UseKind::Attr };
        if !self.alias(Part::Attr(attr), kind) {
            self.attr_unaliased(attr, elision);
        }
    }

    /// Notes the uses in an attribute, in collecting mode.
    pub(super) fn collect_attr(&mut self, attr: Attr) {
        let (code, words) = self.ctx.attr_words(attr);
        // A file location contains nothing, and most attributes of a module with debug info are file locations.
        if code == FileLineColRange::DEF.code() {
            return;
        }
        match KindDef::of_code(code) {
            Some(def) if def.attr_hooks().parts_in_order.is_some() => {
                any_part(def.params, words, &mut |_, part| {
                    let kind = if let Part::Type(_) = part { UseKind::Type } else { UseKind::Attr };
                    !self.alias(part, kind)
                });
            }
            _ => self.attr_unaliased(attr, TypeElision::Never),
        }
    }

    /// Prints an attribute in full, with aliases inside it only.
    pub(super) fn attr_unaliased(&mut self, attr: Attr, elision: TypeElision) {
        self.nested(|p| {
            let ty = p.attr_body(attr, elision);
            if elision != TypeElision::Must
                && let Some(ty) = ty
                && ty != Type::NONE
            {
                p.text(" : ");
                p.ty_as(ty, UseKind::TypeOfAttr);
            }
        });
    }

    /// Prints an attribute up to its type, which is returned when it is to be printed.
    fn attr_body(&mut self, attr: Attr, elision: TypeElision) -> Option<Type> {
        match attr {
            Attr::TRUE => {
                self.text("true");
                return None;
            }
            Attr::FALSE => {
                self.text("false");
                return None;
            }
            Attr::UNIT => {
                self.text("unit");
                return None;
            }
            _ => {}
        }
        let ctx = self.ctx;
        let (code, words) = ctx.attr_words(attr);
        if let Some(def) = KindDef::of_code(code).filter(|def| def.dialect != "builtin") {
            self.byte(b'#');
            self.text(def.dialect);
            self.pretty_or_angled(|p| {
                p.text(def.name);
                p.dialect_attr_body(attr);
            });
            return def.attr_hooks().ty.and_then(|ty| ty(ctx, attr));
        }
        let mut r = Reader::new(words);
        if code == IntegerAttr::DEF.code() {
            let int = IntegerAttr::decode(&mut r);
            self.integer_value(&int);
            return (elision != TypeElision::May || int.ty != Type::I64).then_some(int.ty);
        }
        if code == FloatAttr::DEF.code() {
            let float = FloatAttr::decode(&mut r);
            let start = self.out.len();
            if let Some(value) = float.value(ctx) {
                self.float(value);
            }
            let hex = self.out[start..].starts_with(b"0x");
            return (elision != TypeElision::May || float.ty != Type::F64 || hex).then_some(float.ty);
        }
        if code == StringAttr::DEF.code() {
            let string = StringAttr::decode(&mut r);
            self.string(ctx.bytes(string.value));
            return string.ty;
        }
        if code == TypeAttr::DEF.code() {
            self.ty(TypeAttr::decode(&mut r).ty);
        } else if code == SymbolRefAttr::DEF.code() {
            let symbol = SymbolRefAttr::decode(&mut r);
            self.symbol_name(symbol.root);
            for &name in symbol.nested {
                self.text("::");
                self.symbol_name(name);
            }
        } else if code == ArrayAttr::DEF.code() {
            self.byte(b'[');
            self.list(ArrayAttr::decode(&mut r).elems, |p, &elem| p.attr_in_list(elem));
            self.byte(b']');
        } else if code == DictionaryAttr::DEF.code() {
            self.byte(b'{');
            let entries = DictionaryAttr::decode(&mut r).entries;
            self.entries(entries);
            self.byte(b'}');
        } else if code == DenseElementsAttr::DEF.code() {
            let dense = DenseElementsAttr::decode(&mut r);
            self.dense(&dense, true);
            return Some(dense.ty);
        } else if code == DenseArrayAttr::DEF.code() {
            self.dense_array(&DenseArrayAttr::decode(&mut r));
        } else if code == AffineMapAttr::DEF.code() {
            self.text("affine_map<");
            self.affine_map(attr);
            self.byte(b'>');
        } else if code == IntegerSetAttr::DEF.code() {
            self.text("affine_set<");
            self.integer_set(attr);
            self.byte(b'>');
        } else if code == StridedLayoutAttr::DEF.code() {
            let layout = StridedLayoutAttr::decode(&mut r);
            self.text("strided<[");
            self.list(layout.strides, |p, &stride| p.dimension(stride));
            self.byte(b']');
            if layout.offset != 0 {
                self.text(", offset: ");
                self.dimension(layout.offset);
            }
            self.byte(b'>');
        } else if code == DenseStringElementsAttr::DEF.code() {
            let dense = DenseStringElementsAttr::decode(&mut r);
            self.dense_strings(&dense);
            return Some(dense.ty);
        } else if code == DenseResourceElementsAttr::DEF.code() {
            let dense = DenseResourceElementsAttr::decode(&mut r);
            self.text("dense_resource<");
            self.resource_key(dense.key);
            self.byte(b'>');
            return Some(dense.ty);
        } else if code == SparseElementsAttr::DEF.code() {
            let sparse = SparseElementsAttr::decode(&mut r);
            self.sparse(&sparse);
            return Some(sparse.ty);
        } else if code == DistinctAttr::DEF.code() {
            let distinct = DistinctAttr::decode(&mut r);
            let next = self.distinct.len() as u32;
            let id = *self.distinct.entry(attr).or_insert(next);
            self.text("distinct[");
            self.unsigned(id as u64);
            self.text("]<");
            if distinct.value != Attr::UNIT {
                self.attr(distinct.value);
            }
            self.byte(b'>');
        } else if code == OpaqueAttr::DEF.code() {
            let opaque = OpaqueAttr::decode(&mut r);
            self.byte(b'#');
            self.dialect_symbol(ctx.bytes(opaque.dialect), ctx.bytes(opaque.text));
            return opaque.ty;
        } else if super::locs::is_loc_code(code) {
            self.full_loc(attr);
        }
        None
    }

    /// Appends what follows a dialect attribute's `#dialect.mnemonic`.
    pub fn dialect_attr_body(&mut self, attr: Attr) {
        let ctx = self.ctx;
        let (code, words) = ctx.attr_words(attr);
        let Some(def) = KindDef::of_code(code) else { return };
        if let Some(enumeration) = def.attr_hooks().enum_def {
            let &[low, high] = words else { return };
            let value = low as u64 | (high as u64) << 32;
            // A keyword with a hyphen is quoted.
            let quoted = enumeration.keyword_of(value).is_some_and(|keyword| keyword.contains('-'));
            let (open, close) = match (enumeration.form, quoted) {
                (EnumForm::Dialect { angle: false, .. }, _) => (" ", ""),
                (_, true) => ("<\"", "\">"),
                (_, false) => ("<", ">"),
            };
            self.text(open);
            enumeration.write(value, &mut self.out);
            self.text(close);
        } else if let Some(print) = def.attr_hooks().print {
            match self.bodies {
                Some(_) => self.kept_body(attr, print),
                None => print(self, attr),
            }
        }
    }

    /// Appends an attribute of a known kind: only what follows its mnemonic, or the whole attribute if nothing follows it.
    pub fn stripped_attr(&mut self, kind: &'static KindDef, attr: Attr) {
        if self.ctx.attr_code(attr) != kind.code() {
            return self.attr(attr);
        }
        if self.alias(Part::Attr(attr), UseKind::Attr) {
            return;
        }
        let start = self.out.len();
        self.dialect_attr_body(attr);
        if self.out.len() == start {
            self.attr(attr);
        }
    }

    /// Appends the value of an integer attribute: signed unless its type says unsigned.
    pub fn integer_value(&mut self, int: &IntegerAttr<'_>) {
        let ctx = self.ctx;
        let (width, sign) = int.ty.as_int(ctx).unwrap_or((64, Signedness::Signed));
        if width == 1 && sign == Signedness::Signless {
            return self.text(if int.to_u64() == Some(1) { "true" } else { "false" });
        }
        match int.to_u64() {
            Some(value) if width <= 64 && sign == Signedness::Unsigned => self.unsigned(value),
            Some(value) if (1..=64).contains(&width) => {
                self.integer(((value << (64 - width)) as i64) >> (64 - width));
            }
            _ => int.value(ctx).write_decimal(&mut self.out, sign != Signedness::Unsigned),
        }
    }

    /// Appends `a = 1, b`.
    pub fn entries(&mut self, entries: Entries<'_>) {
        self.list(entries.iter(), |p, (name, value)| p.named_attr_of(name, value));
    }

    fn named_attr_of(&mut self, name: Str, value: Attr) {
        let name = self.ctx.bytes(name);
        self.named_attr(name, value);
    }

    /// Appends `name = value`, or `name` alone for a unit attribute.
    pub fn named_attr(&mut self, name: &[u8], value: Attr) {
        self.keyword_or_string(name);
        if value == Attr::UNIT {
            return;
        }
        self.text(" = ");
        self.attr(value);
    }

    /// Appends ` {a = 1}`, or nothing when the dictionary is empty.
    pub fn optional_dict(&mut self, dict: Attr) {
        let Some(dict) = dict.as_::<DictionaryAttr>(self.ctx) else { return };
        if !dict.entries.is_empty() {
            self.text(" {");
            self.entries(dict.entries);
            self.byte(b'}');
        }
    }

    /// Appends the key of a resource, which is then written in the file metadata.
    pub fn resource_key(&mut self, key: Str) {
        if !self.resources.contains(&key) {
            self.resources.push(key);
        }
        let key = self.ctx.bytes(key);
        self.keyword_or_string(key);
    }
}
