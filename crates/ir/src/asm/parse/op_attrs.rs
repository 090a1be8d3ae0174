//! The attributes of one operation: dictionaries, properties, and attributes that custom forms write elsewhere.

use super::attrs::NamedAttrs;
use super::cache::Dict;
use super::op::OpParser;
use crate::asm::attr_to_string;
use crate::asm::format::Parts;
use crate::attrs::{Attr, DenseArrayAttr, DictionaryAttr};
use crate::context::{Context, Str};
use crate::decl::{AttrSyntax, OpDef};
use crate::types::Type;
use crate::{Reported, Result};

impl OpParser<'_, '_> {
    /// Sets an attribute by name: an inherent one if the operation declares it, else a discardable one.
    pub fn set_attr(&mut self, name: &str, attr: Attr) {
        match self.state.def.slot_of(name) {
            Some(slot) => self.state.set_slot(slot, attr),
            None => {
                let name = self.ctx.intern(name);
                self.parts.discardable.push((name, attr));
            }
        }
    }

    /// Adds the attributes of a dictionary. Inherent ones replace those that the custom form sets elsewhere. Of the two
    /// spellings of segment sizes the one that comes later in the order of names is used.
    pub fn add_attrs(&mut self, attrs: &[(Str, Attr)]) {
        let def = self.state.def;
        for &(name, attr) in attrs {
            match self.dictionary_slot_of(name) {
                // Like MLIR, drops invalid segment sizes.
                Some(slot) if slot >= def.attrs.len() && !self.takes_segments(slot, name, attr) => {}
                Some(slot) => {
                    let attr = def.attrs.get(slot).map_or(attr, |field| field.to_22(self.ctx, attr));
                    self.state.set_slot(slot, attr);
                    self.parts.from_dict.push((slot, attr));
                }
                None => self.parts.discardable.push((name, attr)),
            }
        }
    }

    /// The slot of an inherent attribute of this name.
    pub(super) fn slot_of(&self, name: Str) -> Option<usize> {
        self.state.def.slot_of(self.slot_name(name)?)
    }

    /// The slot of a dictionary entry. Properties that are no attributes in MLIR have none.
    pub(super) fn dictionary_slot_of(&self, name: Str) -> Option<usize> {
        self.state.def.dictionary_slot_of(self.slot_name(name)?)
    }

    /// The text of a name, if the operation has slots.
    #[inline]
    fn slot_name(&self, name: Str) -> Option<&[u8]> {
        let def = self.state.def;
        (def.registered && def.n_slots() != 0).then(|| self.ctx.bytes(name))
    }

    /// Checks the inherent attributes of a dictionary against their constraints.
    pub fn check_attrs(&self, attrs: &[(Str, Attr)], offset: u32) -> Result {
        let def = self.state.def;
        for &(name, attr) in attrs {
            let Some(field) = self.dictionary_slot_of(name).and_then(|slot| def.attrs.get(slot)) else {
                continue;
            };
            if !(field.check)(self.ctx, field.to_22(self.ctx, attr)) {
                let message = format!(
                    "'{}' op attribute '{}' failed to satisfy constraint: {}",
                    def.name, field.name, field.summary
                );
                return Err(self.custom_error(offset, message));
            }
        }
        Ok(())
    }

    /// Whether the attribute in a slot comes from a dictionary.
    fn is_from_dict(&self, slot: usize) -> bool {
        self.parts.from_dict.iter().any(|&(at, _)| at == slot)
    }

    /// Parses `{...}`, if there is one.
    #[inline]
    pub fn optional_attr_dict(&mut self) -> Result {
        if self.at(b'{') { self.attr_dict(self.has_format()) } else { Ok(()) }
    }

    /// Parses optional `{...}` and checks the inherent attributes. For `parse` hooks of operations that have a
    /// declarative format in MLIR.
    #[inline]
    pub fn checked_attr_dict(&mut self) -> Result {
        if self.at(b'{') { self.attr_dict(true) } else { Ok(()) }
    }

    /// Parses `{...}`, or finds its attributes for this operation in the cache. An operation's dictionaries are either
    /// all checked or all unchecked.
    fn attr_dict(&mut self, checked: bool) -> Result {
        let (start, def, text) = (self.offset(), self.state.def, self.dict_text());
        if let Some(dict) = self.parser.asm.dicts.get(text, Some(def)) {
            for &(slot, attr) in dict.inherent {
                self.state.set_slot(slot, attr);
            }
            self.parts.from_dict.extend_from_slice(dict.inherent);
            self.parts.discardable.extend_from_slice(dict.others);
            self.seek(start + text.len() as u32);
            return Ok(());
        }
        let mut attrs = NamedAttrs::new();
        self.parse_attr_dict(&mut attrs)?;
        if checked {
            self.check_attrs(&attrs, start)?;
        }
        let is_first = self.parts.from_dict.is_empty() && self.parts.discardable.is_empty();
        self.add_attrs(&attrs);
        if is_first && self.ends_after(start, text) {
            let Parts { from_dict: inherent, discardable: others, .. } = &*self.parts;
            let dict = Dict { inherent, others, attr: None };
            self.parser.asm.dicts.insert(text, Some(def), &dict);
        }
        Ok(())
    }

    /// Whether the form is declarative. Like MLIR, leaves the dictionaries of other forms to the verifier.
    fn has_format(&self) -> bool {
        let def = self.state.def;
        def.hooks.parse.is_none() || !def.format.is_empty()
    }

    /// Parses optional `attributes {...}`.
    pub fn optional_attr_dict_with_keyword(&mut self) -> Result {
        let offset = self.offset();
        let attrs = self.form_attrs(true)?;
        if self.has_format() {
            self.check_attrs(&attrs, offset)?;
        }
        self.add_attrs(&attrs);
        Ok(())
    }

    /// Parses optional `{...}`, or `attributes {...}` with the keyword. The caller adds the attributes.
    pub fn form_attrs(&mut self, with_keyword: bool) -> Result<NamedAttrs> {
        let mut attrs = NamedAttrs::new();
        let is_present = if with_keyword { self.eat_keyword("attributes") } else { self.at(b'{') };
        if is_present {
            self.parse_attr_dict(&mut attrs)?;
        }
        Ok(attrs)
    }

    /// Adds the result of [`OpParser::form_attrs`]. An attribute that the custom form sets elsewhere is reported as a
    /// duplicate. Like MLIR, drops inherent attributes of another class; the verifier checks other constraints.
    ///
    /// `taken` are slots that the custom form determines even if it leaves them empty.
    pub fn add_form_attrs(&mut self, attrs: &[(Str, Attr)], taken: &[usize]) {
        // The form may have several dictionaries.
        let n_before = self.parts.discardable.len();
        for &(name, attr) in attrs {
            let Some(slot) = self.slot_of(name) else {
                if self.parts.discardable[..n_before].iter().any(|&(other, _)| other == name) {
                    self.add_duplicate(name);
                }
                self.parts.discardable.push((name, attr));
                continue;
            };
            let is_older = self.ctx.bytes(name) != self.state.def.slot_name(slot).as_bytes();
            if !is_older && (self.state.slot(slot).is_some() || taken.contains(&slot)) {
                self.add_duplicate(name);
                continue;
            }
            let field = self.state.def.attrs.get(slot);
            let attr = field.map_or(attr, |field| field.to_22(self.ctx, attr));
            let fits = match field {
                Some(field) => (field.is_class)(self.ctx, attr),
                None => self.takes_segments(slot, name, attr),
            };
            if fits {
                self.state.set_slot(slot, attr);
                self.parts.from_dict.push((slot, attr));
            }
        }
    }

    /// Notes an attribute that occurs twice. MLIR reports the first one by name after parsing the operation.
    fn add_duplicate(&mut self, name: Str) {
        let first = self.parts.duplicate.filter(|&first| self.ctx.bytes(first) < self.ctx.bytes(name));
        self.parts.duplicate = first.or(Some(name));
    }

    /// Parses and adds attributes with [`OpParser::form_attrs`] and [`OpParser::add_form_attrs`].
    pub fn form_attr_dict(&mut self, with_keyword: bool, taken: &[usize]) -> Result {
        let attrs = self.form_attrs(with_keyword)?;
        self.add_form_attrs(&attrs, taken);
        Ok(())
    }

    /// Whether segment sizes in a dictionary are used: they are valid, and the dictionary has no older spelling, which
    /// comes later in the order of names.
    fn takes_segments(&self, slot: usize, name: Str, sizes: Attr) -> bool {
        let def = self.state.def;
        let is_older = self.ctx.bytes(name) != def.slot_name(slot).as_bytes();
        segments_error(self.ctx, def, slot, sizes).is_none() && (is_older || !self.is_from_dict(slot))
    }

    /// Reports an attribute that is both in the dictionary and elsewhere in the custom form.
    #[inline]
    pub(super) fn check_duplicate(&self) -> Result {
        let Some(name) = self.parts.duplicate else { return Ok(()) };
        let name = self.ctx.str(name);
        let message = format!("attribute '{name}' occurs more than once in the attribute list");
        Err(self.custom_error(self.name_offset, message))
    }

    /// Sets the slots from the dictionary of properties.
    pub(super) fn set_properties(&mut self, attr: Attr) -> Result {
        let ctx = self.ctx;
        let def = self.state.def;
        if !def.registered {
            self.state.set_slot(0, attr);
            return Ok(());
        }
        let dict = attr.as_::<DictionaryAttr>(ctx);
        let error = || self.invalid_properties(attr, "expected DictionaryAttr to set properties");
        let dict = dict.ok_or_else(error)?;
        if def.attrs.is_empty() && def.n_slots() == 0 && !dict.entries.is_empty() {
            return Err(self.invalid_properties(attr, "this operation does not support properties"));
        }
        for (name, value) in dict.entries.iter() {
            // Like MLIR, drops other names.
            let Some(slot) = self.slot_of(name) else { continue };
            // The older spelling of segment sizes comes later and is used only without the newer one.
            if slot >= def.attrs.len() && self.state.slot(slot).is_some() {
                continue;
            }
            let converted = match def.attrs.get(slot) {
                Some(field) => match field.property {
                    Some(property) => {
                        (property.convert)(ctx, value).ok_or_else(|| format!("expected {}", property.accepts))
                    }
                    None if (field.is_class)(ctx, field.to_22(ctx, value)) => Ok(field.to_22(ctx, value)),
                    None => {
                        let value = attr_to_string(ctx, value);
                        Err(format!("Invalid attribute `{}` in property conversion: {value}", field.name))
                    }
                },
                None => segments_error(ctx, def, slot, value).map_or(Ok(value), Err),
            };
            let value = converted.map_err(|error| self.invalid_properties(attr, &error))?;
            self.state.set_slot(slot, value);
        }
        Ok(())
    }

    #[cold]
    fn invalid_properties(&self, attr: Attr, error: &str) -> Reported {
        let message = format!(
            "invalid properties {} for op {}: {error}",
            attr_to_string(self.ctx, attr),
            self.state.def.name
        );
        self.error_at(self.name_offset, message)
    }

    /// Parses optional `<{...}>`, the properties as in the generic form. Returns whether they were there.
    pub fn optional_properties(&mut self) -> Result<bool> {
        if !self.eat(b'<') {
            return Ok(false);
        }
        let attr = self.parse_attr(None)?;
        self.expect(b'>', "expected '>'")?;
        self.set_properties(attr)?;
        Ok(true)
    }

    /// Parses `<a = 1, b>`, the inherent attributes of custom forms from MLIR 24 on, at `<`.
    #[cold]
    pub(in crate::asm) fn strict_properties(&mut self) -> Result {
        self.expect(b'<', "expected '<'")?;
        // Some forms have the dictionary of the generic form.
        if self.at(b'{') {
            let attr = self.parse_attr(None)?;
            self.expect(b'>', "expected '>'")?;
            return self.set_properties(attr);
        }
        loop {
            let offset = self.offset();
            let Some((name, len)) = self.attr_name() else {
                return Err(self.wrong_token("expected attribute name"));
            };
            self.bump(len);
            let def = self.state.def;
            let slot = def.slot_of(self.ctx.bytes(name)).filter(|&slot| slot < def.attrs.len());
            let Some((slot, field)) = slot.and_then(|slot| Some((slot, def.attrs.get(slot)?))) else {
                let message = format!("'{}' op has no inherent attribute '{}'", def.name, self.ctx.str(name));
                return Err(self.error_at(offset, message));
            };
            let ty = match field.syntax {
                AttrSyntax::Typed(ty) => Some(ty),
                _ => None,
            };
            let attr = if self.eat(b'=') { self.parse_attr(ty)? } else { Attr::UNIT };
            self.check_attrs(&[(name, attr)], offset)?;
            self.state.set_slot(slot, field.to_22(self.ctx, attr));
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'>', "expected '>'")
    }

    /// Parses optional `<{...}>` as the directive `prop-dict` of a format does: required attributes must be present, and
    /// unknown keys are errors.
    pub fn prop_dict(&mut self) -> Result {
        let (ctx, def) = (self.ctx, self.state.def);
        let attr = if self.eat(b'<') {
            let attr = self.parse_attr(None)?;
            self.expect(b'>', "expected '>'")?;
            attr
        } else {
            DictionaryAttr::of(ctx, &[])
        };
        self.set_properties(attr)?;
        for (slot, field) in def.attrs.iter().enumerate() {
            if field.required && self.state.slot(slot).is_none() {
                let error =
                    format!("expected key entry for {} in DictionaryAttr to set Properties.", field.name);
                return Err(self.invalid_properties(attr, &error));
            }
        }
        let names = attr.as_::<DictionaryAttr>(ctx);
        let unknown =
            names.and_then(|dict| dict.entries.iter().find(|&(name, _)| self.slot_of(name).is_none()));
        if let Some((name, _)) = unknown {
            let error = format!("unknown key '\"{}\"' when parsing properties dictionary", ctx.str(name));
            return Err(self.invalid_properties(attr, &error));
        }
        Ok(())
    }
}

/// The error of a property that must be the segment sizes of operands or results.
fn segments_error(ctx: &Context, def: &OpDef, slot: usize, sizes: Attr) -> Option<String> {
    let want = if Some(slot) == def.operand_segments_slot() { def.operands.len() } else { def.results.len() };
    let sizes = sizes.as_::<DenseArrayAttr>(ctx).filter(|sizes| sizes.elem == Type::I32);
    let Some(sizes) = sizes else { return Some("expected DenseI32ArrayAttr for key `value`".into()) };
    let n = sizes.i32s().len();
    (n != want).then(|| format!("size mismatch in attribute conversion: {n} vs {want}"))
}
