//! Attributes of functions, parameters, results and variables (LangRef, "Parameter Attributes" and "Function
//! Attributes"), attribute groups, and the upgrade of attributes of older versions.

use super::Parser;
use super::error::{Parse, fail};
use super::token::Tok;
use crate::attrs::{Attr, AttrKind, AttrSet, MemoryEffects, ModRef, capture};
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

/// The owner of attributes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Function,
    Call,
    Variable,
    Group,
    Param,
    Result,
}

/// The attributes of a function: its own and the groups that it names.
#[derive(Default)]
pub(super) struct FunctionAttributes {
    pub(super) list: SmallVec<[Attr; 4]>,
    pub(super) groups: SmallVec<[u32; 2]>,
    /// The offset of `builtin`, which only calls can have.
    pub(super) builtin: Option<u32>,
}

/// The effects that an attribute of an older version limits a function to.
fn old_memory(name: &[u8]) -> Option<MemoryEffects> {
    let none = MemoryEffects::all(ModRef::None);
    let all = ModRef::ReadWrite;
    Some(match name {
        b"readnone" => none,
        b"readonly" => MemoryEffects::all(ModRef::Read),
        b"writeonly" => MemoryEffects::all(ModRef::Write),
        b"argmemonly" => MemoryEffects { arg: all, ..none },
        b"inaccessiblememonly" => MemoryEffects { inaccessible: all, ..none },
        b"inaccessiblemem_or_argmemonly" => MemoryEffects { arg: all, inaccessible: all, ..none },
        _ => return None,
    })
}

impl<'a> Parser<'a> {
    /// Attributes of a parameter or result.
    pub(super) fn value_attributes(&mut self, place: Place) -> Parse<AttrSet> {
        if !self.lex.at_letter() && !self.at_string() {
            return Ok(AttrSet::EMPTY);
        }
        let mut list: SmallVec<[Attr; 4]> = SmallVec::new();
        // LLVM reports the last attribute at a wrong place, or a later error.
        let mut misplaced = None;
        loop {
            let at = self.at();
            match self.word() {
                b"" if self.at_string() => list.push(self.string_attribute()?),
                b"" => break,
                word @ b"nocapture" => {
                    self.skip_word(word);
                    list.push(Attr::captures(capture::NONE));
                }
                word => {
                    let Some(kind) = AttrKind::from_name(word) else { break };
                    self.skip_word(word);
                    list.push(self.attribute(kind, place)?);
                    let is_param = place == Place::Param;
                    if is_param && !kind.is_for_parameters() {
                        misplaced = Some((at, "this attribute does not apply to parameters"));
                    }
                    if !is_param && !kind.is_for_results() {
                        misplaced = Some((at, "this attribute does not apply to return values"));
                    }
                }
            }
        }
        if let Some((at, message)) = misplaced {
            return fail(at, message);
        }
        Ok(if list.is_empty() { AttrSet::EMPTY } else { self.cx.attr_set(&list) })
    }

    /// `"key"="value"`.
    fn string_attribute(&mut self) -> Parse<Attr> {
        let key = self.string()?;
        let value = if self.eat(b'=') { self.string()? } else { Default::default() };
        Ok(Attr::string(&key, &value))
    }

    /// Attributes of a function, call, variable or group.
    pub(super) fn function_attributes(&mut self, place: Place) -> Parse<FunctionAttributes> {
        let mut attrs = FunctionAttributes::default();
        let mut memory: Option<MemoryEffects> = None;
        // LLVM reports the last one of these errors, or a later one of another kind.
        let mut misplaced = None;
        loop {
            let at = self.at();
            let token = self.lex.token();
            match token.kind {
                Tok::AttrGroup => {
                    if place == Place::Group {
                        let message = "cannot have an attribute group reference in an attribute group";
                        misplaced = Some((at, message));
                    } else {
                        attrs.groups.push(token.num as u32);
                    }
                    self.lex.skip(&token);
                }
                Tok::Str => attrs.list.push(self.string_attribute()?),
                Tok::Word => {
                    // A call of a function can be followed by these, which are not attributes of it.
                    if let Some(effects) = old_memory(token.text) {
                        self.lex.skip(&token);
                        let before = memory.unwrap_or(MemoryEffects::all(ModRef::ReadWrite));
                        memory = Some(before.intersection(effects));
                        continue;
                    }
                    let Some(kind) = AttrKind::from_name(token.text) else { break };
                    // After a function, `align 8` is an attribute of it as well.
                    if kind == AttrKind::Builtin {
                        attrs.builtin = Some(at);
                    }
                    self.lex.skip(&token);
                    let attr = self.attribute(kind, place)?;
                    // A range of all zeros is no range.
                    if attr != Attr::vscale_range(0, 0) {
                        attrs.list.push(attr);
                    }
                    if !kind.is_for_functions() && kind != AttrKind::Alignment {
                        misplaced = Some((at, "this attribute does not apply to functions"));
                    }
                }
                _ => break,
            }
        }
        if place == Place::Group && !self.lex.at(b'}') {
            return self.fail("unterminated attribute group");
        }
        if let Some((at, message)) = misplaced {
            return fail(at, message);
        }
        if let Some(effects) = memory {
            attrs.list.push(Attr::memory(effects));
        }
        Ok(attrs)
    }

    /// The set of a function's attributes, with those of its groups.
    pub(super) fn attribute_set(&mut self, attrs: &FunctionAttributes) -> Parse<AttrSet> {
        let mut set = if attrs.list.is_empty() { AttrSet::EMPTY } else { self.cx.attr_set(&attrs.list) };
        for &group in &attrs.groups {
            let more = self.group(group)?;
            set = self.cx.attr_set_merged(set, more);
        }
        Ok(set)
    }

    /// The attributes of a group, which is parsed at its first use.
    fn group(&mut self, number: u32) -> Parse<AttrSet> {
        if let Some(&set) = self.groups.get(&number) {
            return Ok(set);
        }
        let mut set = AttrSet::EMPTY;
        if let Some(offsets) = self.found.groups.get(&number).cloned() {
            let lexer = self.lex.clone();
            for offset in offsets {
                self.lex.seek(offset as usize + 1);
                // An error is reported where the group is defined.
                let Ok(attrs) = self.function_attributes(Place::Group) else { break };
                let more = self.cx.attr_set(&attrs.list);
                set = self.cx.attr_set_merged(set, more);
            }
            self.lex = lexer;
        }
        self.groups.insert(number, set);
        Ok(set)
    }

    /// `attributes #0 = { … }`.
    pub(super) fn attribute_group(&mut self) -> Parse<()> {
        let at = self.at();
        self.next();
        if self.lex.kind() != Tok::AttrGroup {
            return self.fail("expected attribute group id");
        }
        self.next();
        self.expect(b'=', "expected '=' here")?;
        self.expect(b'{', "expected '{' here")?;
        let attrs = self.function_attributes(Place::Group)?;
        self.next();
        if attrs.list.is_empty() {
            return fail(at, "attribute group has no attributes");
        }
        Ok(())
    }

    /// One attribute, after its name.
    fn attribute(&mut self, kind: AttrKind, place: Place) -> Parse<Attr> {
        use AttrKind::*;
        if kind.is_type() {
            return self.type_attribute(kind);
        }
        let in_group = place == Place::Group;
        Ok(match kind {
            Alignment if in_group => {
                self.expect(b'=', "expected '=' here")?;
                let at = self.at();
                let bytes = u64::from(self.uint32()?);
                if !bytes.is_power_of_two() {
                    return fail(at, "alignment is not a power of two");
                }
                Attr::align(bytes)
            }
            Alignment => Attr::align(self.align_number(true)?.bytes()),
            StackAlignment => {
                let (open, close) = if in_group {
                    self.expect(b'=', "expected '=' here")?;
                    (false, false)
                } else {
                    self.expect(b'(', "expected '('")?;
                    (true, true)
                };
                let _ = open;
                let at = self.at();
                let bytes = u64::from(self.uint32()?);
                if close {
                    self.expect(b')', "expected ')'")?;
                }
                if !bytes.is_power_of_two() {
                    return fail(at, "stack alignment is not a power of two");
                }
                Attr::align_stack(bytes)
            }
            Dereferenceable | DereferenceableOrNull => {
                self.expect(b'(', "expected '('")?;
                let at = self.at();
                let bytes = self.uint64()?;
                self.expect(b')', "expected ')'")?;
                if bytes == 0 {
                    return fail(at, "dereferenceable bytes must be non-zero");
                }
                Attr::Int(kind, bytes)
            }
            AllocSize => {
                self.expect(b'(', "expected '('")?;
                let elem = self.uint32()?;
                let count = if self.eat(b',') {
                    let at = self.at();
                    let count = self.uint32()?;
                    if count == elem {
                        return fail(at, "'allocsize' indices can't refer to the same parameter");
                    }
                    Some(count)
                } else {
                    None
                };
                self.expect(b')', "expected ')'")?;
                Attr::alloc_size(elem, count)
            }
            VScaleRange => {
                self.expect(b'(', "expected '('")?;
                let min = self.uint32()?;
                let max = if self.eat(b',') { self.uint32()? } else { min };
                self.expect(b')', "expected ')'")?;
                Attr::vscale_range(min, max)
            }
            UWTable => {
                let mut is_async = true;
                if self.eat(b'(') {
                    is_async = match self.word() {
                        b"sync" => false,
                        b"async" => true,
                        _ => return self.fail("expected unwind table kind"),
                    };
                    self.next();
                    self.expect(b')', "expected ')'")?;
                }
                Attr::uwtable(is_async)
            }
            AllocKind => self.alloc_kind()?,
            Memory => self.memory_effects()?,
            Captures => self.captures()?,
            NoFPClass => self.no_fp_class()?,
            Range => self.range()?,
            Initializes => self.initializes()?,
            _ => Attr::Enum(kind),
        })
    }

    /// An attribute with a type in parentheses.
    fn type_attribute(&mut self, kind: AttrKind) -> Parse<Attr> {
        self.expect(b'(', "expected '('")?;
        let ty = self.ty()?;
        self.expect(b')', "expected ')'")?;
        Ok(Attr::Type(kind, ty))
    }

    fn alloc_kind(&mut self) -> Parse<Attr> {
        self.expect(b'(', "expected '('")?;
        let at = self.at();
        if !self.at_string() {
            return self.fail("expected allockind value");
        }
        let text = self.string()?;
        let mut bits = 0;
        for part in text.split(|&byte| byte == b',') {
            bits |= match part {
                b"alloc" => 1,
                b"realloc" => 2,
                b"free" => 4,
                b"uninitialized" => 8,
                b"zeroed" => 16,
                b"aligned" => 32,
                b"" => return fail(at, "expected allockind value"),
                part => {
                    let part = String::from_utf8_lossy(part);
                    return fail(at, format!("unknown allockind {part}"));
                }
            };
        }
        self.expect(b')', "expected ')'")?;
        if bits == 0 {
            return fail(at, "expected allockind value");
        }
        Ok(Attr::Int(AttrKind::AllocKind, bits))
    }

    /// `memory(read, argmem: write)`.
    fn memory_effects(&mut self) -> Parse<Attr> {
        const EXPECTED: &str = "expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)";
        self.expect(b'(', "expected '('")?;
        let mut effects = MemoryEffects::all(ModRef::None);
        let mut seen_location = false;
        loop {
            // `argmem:` is a label to the lexer.
            let token = self.lex.token();
            let location: Option<fn(&mut MemoryEffects) -> &mut ModRef> = match (token.kind, token.text) {
                (Tok::Label, b"argmem") => Some(|effects| &mut effects.arg),
                (Tok::Label, b"inaccessiblemem") => Some(|effects| &mut effects.inaccessible),
                (Tok::Label, b"errnomem") => Some(|effects| &mut effects.errno),
                (Tok::Label, b"target_mem0") => Some(|effects| &mut effects.target[0]),
                (Tok::Label, b"target_mem1") => Some(|effects| &mut effects.target[1]),
                _ => None,
            };
            if location.is_some() {
                self.lex.skip(&token);
            }
            let access = match self.word() {
                b"none" => ModRef::None,
                b"read" => ModRef::Read,
                b"write" => ModRef::Write,
                b"readwrite" => ModRef::ReadWrite,
                _ if location.is_some() => {
                    return self.fail("expected access kind (none, read, write, readwrite)");
                }
                _ => return self.fail(EXPECTED),
            };
            self.next();
            match location {
                Some(location) => {
                    seen_location = true;
                    *location(&mut effects) = access;
                }
                None if seen_location => return self.fail("default access kind must be specified first"),
                None => effects = MemoryEffects::all(access),
            }
            if self.eat(b')') {
                return Ok(Attr::memory(effects));
            }
            if !self.eat(b',') {
                return self.fail("unterminated memory attribute");
            }
        }
    }

    /// `captures(address, ret: provenance)`.
    fn captures(&mut self) -> Parse<Attr> {
        self.expect(b'(', "expected '('")?;
        let (mut other, mut ret): (Option<u64>, Option<u64>) = (None, None);
        let mut in_ret = false;
        loop {
            if self.lex.token().is_label(b"ret") {
                self.next();
                if in_ret {
                    return self.fail("duplicate 'ret' location");
                }
                in_ret = true;
            }
            if (if in_ret { ret } else { other }) == Some(0) {
                return self.fail("cannot use 'none' with other component");
            }
            let bits = match self.word() {
                b"none" => capture::NONE,
                b"address" => capture::ADDRESS,
                b"address_is_null" => capture::ADDRESS_IS_NULL,
                b"provenance" => capture::PROVENANCE,
                b"read_provenance" => capture::READ_PROVENANCE,
                _ => {
                    return self.fail(
                        "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'",
                    );
                }
            };
            let slot = if in_ret { &mut ret } else { &mut other };
            match (*slot, bits) {
                (Some(_), 0) | (Some(0), _) => return self.fail("cannot use 'none' with other component"),
                (before, bits) => *slot = Some(before.unwrap_or(0) | bits),
            }
            self.next();
            if self.eat(b')') {
                break;
            }
            self.expect(b',', "expected ',' or ')'")?;
        }
        let other = other.unwrap_or(0);
        let ret = ret.unwrap_or(other);
        Ok(Attr::captures_split(other, ret))
    }

    fn no_fp_class(&mut self) -> Parse<Attr> {
        self.expect(b'(', "expected '('")?;
        if self.lex.kind() == Tok::Int {
            let at = self.at();
            let bits = self.uint64()?;
            if bits == 0 || bits & !0x3ff != 0 {
                return fail(at, "invalid mask value for 'nofpclass'");
            }
            self.expect(b')', "expected ')'")?;
            return Ok(Attr::Int(AttrKind::NoFPClass, bits));
        }
        let mut bits = 0;
        loop {
            bits |= match self.word() {
                b"all" => 0x3ff,
                b"nan" => 0x003,
                b"snan" => 0x001,
                b"qnan" => 0x002,
                b"inf" => 0x204,
                b"ninf" => 0x004,
                b"pinf" => 0x200,
                b"norm" => 0x108,
                b"nnorm" => 0x008,
                b"pnorm" => 0x100,
                b"sub" => 0x090,
                b"nsub" => 0x010,
                b"psub" => 0x080,
                b"zero" => 0x060,
                b"nzero" => 0x020,
                b"pzero" => 0x040,
                _ => return self.fail("expected nofpclass test mask"),
            };
            self.next();
            if self.eat(b')') {
                return Ok(Attr::Int(AttrKind::NoFPClass, bits));
            }
        }
    }

    /// A bound of a range: limbs of a number of this width.
    fn bound(&mut self, width: u32) -> Parse<SmallVec<[u64; 2]>> {
        let token = self.lex.token();
        if token.kind != Tok::Int {
            return self.fail("expected integer");
        }
        let value = self.cx.int_limbs(Type::int(width), &token.limbs(width.div_ceil(64) as usize));
        self.lex.skip(&token);
        Ok(self.cx.as_limbs(value).unwrap_or_default().into_iter().collect())
    }

    fn range(&mut self) -> Parse<Attr> {
        self.expect(b'(', "expected '('")?;
        let at = self.at();
        let ty = self.ty()?;
        let Some(width) = ty.int_width() else { return fail(at, "the range must have integer type!") };
        let low = self.bound(width)?;
        self.expect(b',', "expected ','")?;
        let high = self.bound(width)?;
        if low == high && !low.iter().all(|&limb| limb == 0) {
            return self.fail("the range represent the empty set but limits aren't 0!");
        }
        self.expect(b')', "expected ')'")?;
        Ok(Attr::Range(width, low, high))
    }

    fn initializes(&mut self) -> Parse<Attr> {
        self.expect(b'(', "expected '('")?;
        let mut ranges: Vec<(i64, i64)> = Vec::new();
        loop {
            self.expect(b'(', "expected '('")?;
            let at = self.at();
            let low = self.bound(64)?;
            self.expect(b',', "expected ','")?;
            let high = self.bound(64)?;
            if low == high {
                return fail(at, "the range should not represent the full or empty set!");
            }
            self.expect(b')', "expected ')'")?;
            let number = |limbs: &[u64]| limbs.first().copied().unwrap_or(0) as i64;
            ranges.push((number(&low), number(&high)));
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')', "expected ')'")?;
        let ordered = ranges.iter().all(|range| range.0 < range.1)
            && ranges.windows(2).all(|pair| pair[0].1 < pair[1].0);
        if !ordered {
            return self.fail("Invalid (unordered or overlapping) range list");
        }
        Ok(Attr::Initializes(ranges))
    }
}
