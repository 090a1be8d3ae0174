//! Specialized nodes: `!DILocation(…)` and its kin (LangRef, "Specialized Metadata Nodes").

use super::Parser;
use super::error::{Parse, fail};
use super::metadata::Contents;
use super::token::Tok;
use crate::debug::{DiField, DiKind, DiPrint, DiSize, present};
use crate::metadata::{Md, MdView};
use crate::print::{ENUM_KINDS, FLAGS, LANGUAGE_NAMES, SUBPROGRAM_FLAGS};
use crate::types::Type;
use terrace_support::dwarf;
use terrace_support::small_vec::SmallVec;

const DW_OP_CONSTS: u64 = 0x11;

/// Fields that older versions have instead of `spFlags`.
#[derive(Default)]
struct OldSubprogram {
    flags: u32,
    not_definition: bool,
    virtuality: u32,
}

/// The names of a field's values.
struct Choice<'n> {
    names: &'n [&'n str],
    /// The value of the first name.
    first: u32,
    /// The start of all names, if they have one in common.
    prefix: &'static str,
    /// The noun in messages.
    what: &'static str,
    /// The maximum of a number; 0 if there must be a name.
    limit: u64,
}

impl<'a> Parser<'a> {
    /// `!DIName(…)`.
    pub(super) fn special(&mut self, distinct: bool) -> Parse<Contents> {
        let at = self.at();
        let token = self.lex.token();
        let Some(kind) = DiKind::from_name(token.text) else { return self.fail("expected metadata type") };
        self.lex.skip(&token);
        match kind {
            DiKind::DIExpression => return self.expression_node(),
            DiKind::GenericDINode => return self.generic_node(),
            DiKind::DIArgList => return fail(at, "expected metadata type"),
            _ => {}
        }
        let Some(def) = kind.def() else { return fail(at, "expected metadata type") };
        if matches!(kind, DiKind::DICompileUnit | DiKind::DIAssignID) && !distinct {
            let what = if kind == DiKind::DIAssignID { "DIAssignID()" } else { def.name };
            return fail(at, format!("missing 'distinct', required for !{what}"));
        }
        self.expect(b'(', "expected '(' here")?;
        if kind == DiKind::DIAssignID {
            self.expect(b')', "expected ')' here")?;
            return Ok(Contents { kind, words: SmallVec::new() });
        }
        let mut words = [0u32; 32];
        let (mut seen, mut next) = (0u64, 0);
        let mut old = OldSubprogram::default();
        let starts = def.starts();
        self.defaults(kind, &starts, &mut words);
        if !self.lex.at(b')') {
            loop {
                let label_at = self.at();
                // Fields are usually in order.
                let in_order =
                    (next..def.fields.len()).find(|&index| self.lex.at_label(def.fields[index].name));
                let found = match in_order {
                    Some(index) => {
                        let name = def.fields[index].name.as_bytes();
                        Some((name, self.lex.pos + name.len() + 1))
                    }
                    None => Some(self.lex.token())
                        .filter(|token| token.kind == Tok::Label)
                        .map(|token| (token.text, token.end)),
                };
                let Some((label, end)) = found else {
                    return self.fail("expected field label here");
                };
                let index =
                    in_order.or_else(|| def.fields.iter().position(|field| field.name.as_bytes() == label));
                match index {
                    Some(index) => {
                        if seen >> index & 1 != 0 {
                            let name = def.fields[index].name;
                            return fail(
                                label_at,
                                format!("field '{name}' cannot be specified more than once"),
                            );
                        }
                        (seen, next) = (seen | 1 << index, index);
                        self.lex.seek(end);
                        let start = starts[index];
                        self.field(kind, &def.fields[index], &mut words[start..])?;
                    }
                    // The type of a macro file is not part of the text that LLVM writes.
                    None if kind == DiKind::DIMacroFile && label == b"type" => {
                        self.lex.seek(end);
                        self.macinfo("type")?;
                    }
                    None if kind == DiKind::DISubprogram && self.old_field(label, &mut old)? => {}
                    None => {
                        let label = String::from_utf8_lossy(label);
                        return fail(label_at, format!("invalid field '{label}'"));
                    }
                }
                if !self.eat(b',') {
                    break;
                }
            }
        }
        let close = self.at();
        self.expect(b')', "expected ')' here")?;
        for (index, field) in def.fields.iter().enumerate() {
            if seen >> index & 1 == 0 && is_required(kind, field.name) {
                return fail(close, format!("missing required field '{}'", field.name));
            }
        }
        if kind == DiKind::DIDerivedType {
            // Without a key there is no signature.
            let auth = def.fields.iter().position(|field| field.print == DiPrint::AuthInt).unwrap_or(0);
            if words[starts[auth]] == 0 {
                words[starts[auth]..].fill(0);
            }
        }
        if kind == DiKind::DIFile {
            let given = |at: usize| seen >> at & 1 != 0;
            if given(2) != given(3) {
                return self.fail("'checksumkind' and 'checksum' must be provided together");
            }
        }
        if kind == DiKind::DICompileUnit {
            let given = |name: &str| {
                def.fields.iter().position(|field| field.name == name).is_some_and(|at| seen >> at & 1 != 0)
            };
            match (given("language"), given("sourceLanguageName")) {
                (true, true) => {
                    let message =
                        "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit";
                    return fail(at, message);
                }
                (false, false) => {
                    let message =
                        "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit";
                    return fail(at, message);
                }
                (true, false) if given("sourceLanguageVersion") => {
                    let message = "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit";
                    return fail(at, message);
                }
                _ => {}
            }
        }
        if kind == DiKind::DISubprogram {
            let flags_at = def.fields.iter().position(|field| field.name == "spFlags").unwrap_or(0);
            if seen >> flags_at & 1 == 0 {
                let definition = if old.not_definition { 0 } else { 8 };
                words[starts[flags_at]] = old.flags | definition | old.virtuality;
            }
            let index = def.fields.iter().position(|field| field.name == "virtualIndex").unwrap_or(0);
            // The index is present if it is not zero or the function is virtual.
            let is_virtual = words[starts[flags_at]] & 3 != 0;
            words[starts[index]] = u32::from(is_virtual || words[starts[index] + 1] != 0);
            if words[starts[flags_at]] & 8 != 0 && !distinct {
                return fail(at, "missing 'distinct', required for !DISubprogram that is a Definition");
            }
        }
        Ok(Contents { kind, words: present(&words).into() })
    }

    /// The values of fields that are not zero if they are absent.
    fn defaults(&self, kind: DiKind, starts: &[usize], words: &mut [u32; 32]) {
        let Some(def) = kind.def() else { return };
        for (field, &start) in def.fields.iter().zip(starts) {
            if let DiPrint::Tag(usual) = field.print {
                words[start] = u32::from(usual);
            }
        }
        if kind == DiKind::DIGlobalVariable
            && let Some(index) = def.fields.iter().position(|field| field.name == "isDefinition")
        {
            words[starts[index]] = 1;
        }
    }

    /// A field of a subprogram as older versions wrote it. Returns `false` if it is none.
    fn old_field(&mut self, label: &[u8], old: &mut OldSubprogram) -> Parse<bool> {
        let flag = match label {
            b"isLocal" => 4,
            b"isDefinition" => 8,
            b"isOptimized" => 16,
            b"virtuality" => {
                self.next();
                let word = self.word();
                old.virtuality = match word {
                    b"DW_VIRTUALITY_none" => 0,
                    b"DW_VIRTUALITY_virtual" => 1,
                    b"DW_VIRTUALITY_pure_virtual" => 2,
                    _ if self.lex.kind() == Tok::Int => {
                        let number = self.uint32()?;
                        old.virtuality = number & 3;
                        return Ok(true);
                    }
                    _ => return self.fail("expected DWARF virtuality code"),
                };
                self.skip_word(word);
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.next();
        let value = self.bool_field()?;
        match (flag, value) {
            (8, value) => old.not_definition = !value,
            (flag, true) => old.flags |= flag,
            _ => {}
        }
        Ok(true)
    }

    fn bool_field(&mut self) -> Parse<bool> {
        let word = self.word();
        let value = match word {
            b"true" => true,
            b"false" => false,
            _ => return self.fail("expected 'true' or 'false'"),
        };
        self.skip_word(word);
        Ok(value)
    }

    fn unsigned_field(&mut self, name: &str, limit: u64) -> Parse<u64> {
        if let Some((number, end)) =
            self.lex.small_unsigned().filter(|&(number, _)| u64::from(number) <= limit)
        {
            self.lex.seek(end);
            return Ok(number.into());
        }
        let token = self.lex.token();
        if !token.is_unsigned() {
            return self.fail("expected unsigned integer");
        }
        match token.unsigned().filter(|&number| number <= limit) {
            Some(number) => {
                self.lex.skip(&token);
                Ok(number)
            }
            None => self.fail(format!("value for '{name}' too large, limit is {limit}")),
        }
    }

    fn signed_field(&mut self, name: &str, least: i64, greatest: i64) -> Parse<i64> {
        let token = self.lex.token();
        if !matches!(token.kind, Tok::Int | Tok::HexInt) {
            return self.fail("expected signed integer");
        }
        let limbs = token.limbs(4);
        // Numbers of more than 256 bits are too large or too small by their sign alone.
        let high = limbs[1..].iter();
        let value = limbs[0] as i64;
        let fits = high.clone().all(|&limb| limb as i64 == value >> 63);
        let is_negative = limbs.last().is_some_and(|&limb| (limb as i64) < 0);
        if if fits { value < least } else { is_negative } {
            return self.fail(format!("value for '{name}' too small, limit is {least}"));
        }
        if !fits || value > greatest {
            return self.fail(format!("value for '{name}' too large, limit is {greatest}"));
        }
        self.lex.skip(&token);
        Ok(value)
    }

    /// A symbol of a table, or a number.
    fn symbol_field(
        &mut self,
        name: &str,
        prefix: &str,
        what: &str,
        table: &dwarf::Table,
        limit: u64,
    ) -> Parse<u32> {
        if self.lex.kind() == Tok::Int {
            return Ok(self.unsigned_field(name, limit)? as u32);
        }
        let word = core::str::from_utf8(self.word()).unwrap_or("");
        if !word.starts_with(prefix) {
            return self.fail(format!("expected DWARF {what}"));
        }
        match table.value(word) {
            Some(value) => {
                self.skip_word(word.as_bytes());
                Ok(value)
            }
            None => self.fail(format!("invalid DWARF {what} '{word}'")),
        }
    }

    /// `DIFlagA | DIFlagB | 4`.
    fn flag_field(&mut self, name: &str, sub: bool) -> Parse<u32> {
        let (prefix, table) = if sub { ("DISPFlag", SUBPROGRAM_FLAGS) } else { ("DIFlag", FLAGS) };
        let mut flags = 0;
        loop {
            let token = self.lex.token();
            if token.kind == Tok::Int && token.is_unsigned() {
                flags |= self.unsigned_field(name, u32::MAX.into())? as u32;
            } else {
                let word = core::str::from_utf8(self.word()).unwrap_or("");
                let Some(short) = word.strip_prefix(prefix) else {
                    return self.fail("expected debug info flag");
                };
                flags |= match (short, sub) {
                    ("Private", false) => 1,
                    ("Protected", false) => 2,
                    ("Public", false) => 3,
                    ("SingleInheritance", false) => 1 << 16,
                    ("MultipleInheritance", false) => 2 << 16,
                    ("VirtualInheritance", false) => 3 << 16,
                    ("IndirectVirtualBase", false) => 4 | 32,
                    ("Virtual", true) => 1,
                    ("PureVirtual", true) => 2,
                    _ => match table.iter().find(|flag| flag.1 == short) {
                        Some(flag) => flag.0,
                        None => {
                            let kind = if sub { "subprogram debug info flag" } else { "debug info flag" };
                            return self.fail(format!("invalid {kind} '{word}'"));
                        }
                    },
                };
                self.skip_word(word.as_bytes());
            }
            if !self.eat(b'|') {
                return Ok(flags);
            }
        }
    }

    /// One of some names, by index plus `first`, or a number. A word with the prefix is a wrong name, others are no
    /// names at all.
    fn choice(&mut self, name: &str, choice: &Choice<'_>) -> Parse<u32> {
        let token = self.lex.token();
        if token.kind == Tok::Int && choice.limit != 0 {
            return Ok(self.unsigned_field(name, choice.limit)? as u32);
        }
        if token.kind == Tok::Word {
            let word = token.text;
            let found = choice.names.iter().position(|name| !name.is_empty() && name.as_bytes() == word);
            if let Some(at) = found {
                self.lex.skip(&token);
                return Ok(at as u32 + choice.first);
            }
            if !choice.prefix.is_empty() && word.starts_with(choice.prefix.as_bytes()) {
                let word = String::from_utf8_lossy(word);
                return self.fail(format!("invalid {} '{word}'", choice.what));
            }
        }
        if choice.limit == 0 {
            // LLVM shows the contents of the last token that has any.
            let has_text = !token.text.is_empty() || matches!(token.kind, Tok::Str | Tok::Eof);
            let text = if has_text { token.contents() } else { name.as_bytes().into() };
            return self.fail(format!("invalid {} '{}'", choice.what, String::from_utf8_lossy(&text)));
        }
        self.fail(format!("expected {}", choice.what))
    }

    /// The value of a field, after its label.
    fn field(&mut self, kind: DiKind, field: &DiField, words: &mut [u32]) -> Parse<()> {
        let name = field.name;
        match field.print {
            DiPrint::Node | DiPrint::NodeAlways => {
                let at = self.at();
                let md = if self.eat_word(b"null") {
                    if is_required(kind, name) && !allows_null(kind, name) {
                        return fail(at, format!("'{name}' cannot be null"));
                    }
                    Md::NULL
                } else {
                    self.metadata()?
                };
                words[0] = md.word();
            }
            DiPrint::Bound | DiPrint::TypedBound | DiPrint::ConstBound => {
                let md = if self.at_int() {
                    let least = if name == "count" { -1 } else { i64::MIN };
                    let value = self.signed_field(name, least, i64::MAX)?;
                    if field.print != DiPrint::ConstBound {
                        let value = self.cx.int(Type::I64, value);
                        self.cx.md_value(value)
                    } else {
                        self.cx.di_expression(&[DW_OP_CONSTS, value as u64])
                    }
                } else if self.eat_word(b"null") {
                    Md::NULL
                } else {
                    self.metadata()?
                };
                words[0] = md.word();
            }
            DiPrint::Text | DiPrint::TextAlways | DiPrint::OptText => {
                let at = self.at();
                let text = self.string()?;
                if text.is_empty() && is_named(kind, name) {
                    return fail(at, format!("'{name}' cannot be empty"));
                }
                // An empty string counts as absent, except where it means something else.
                let keep = !text.is_empty() || field.print == DiPrint::OptText;
                words[0] = if keep { self.cx.md_string(&text).word() } else { 0 };
            }
            DiPrint::Int | DiPrint::IntAlways => self.int_field(kind, field, words)?,
            DiPrint::OptInt => {
                words[1] = self.unsigned_field(name, u32::MAX.into())? as u32;
                words[0] = 1;
            }
            DiPrint::Flag | DiPrint::Bool => words[0] = u32::from(self.bool_field()?),
            DiPrint::NotFlag => words[0] = u32::from(!self.bool_field()?),
            DiPrint::Tag(_) => {
                words[0] = self.symbol_field(name, "DW_TAG_", "tag", &dwarf::TAGS, 0xffff)?;
            }
            DiPrint::Encoding => {
                words[0] =
                    self.symbol_field(name, "DW_ATE_", "type attribute encoding", &dwarf::ENCODINGS, 0xff)?;
            }
            DiPrint::Language => {
                words[0] = self.symbol_field(name, "DW_LANG_", "language", &dwarf::LANGUAGES, 0xffff)?;
            }
            DiPrint::Convention => {
                words[0] = self.symbol_field(
                    name,
                    "DW_CC_",
                    "calling convention",
                    &dwarf::CALLING_CONVENTIONS,
                    0xff,
                )?;
            }
            DiPrint::Flags => words[0] = self.flag_field(name, false)?,
            DiPrint::SubprogramFlags => words[0] = self.flag_field(name, true)?,
            DiPrint::Emission => {
                let names = ["NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"];
                let choice = Choice { names: &names, first: 0, prefix: "", what: "emission kind", limit: 3 };
                words[0] = self.choice(name, &choice)?;
            }
            DiPrint::NameTable => {
                let names = ["Default", "GNU", "None", "Apple"];
                let choice = Choice { names: &names, first: 0, prefix: "", what: "nameTable kind", limit: 3 };
                words[0] = self.choice(name, &choice)?;
            }
            DiPrint::Checksum => {
                let names = ["CSK_MD5", "CSK_SHA1", "CSK_SHA256"];
                let choice =
                    Choice { names: &names, first: 1, prefix: "CSK_", what: "checksum kind", limit: 0 };
                words[0] = self.choice(name, &choice)?;
            }
            DiPrint::Macinfo => {
                words[0] = self.macinfo(name)?;
            }
            DiPrint::LanguageName => {
                let what = "DWARF source language name";
                let choice =
                    Choice { names: &LANGUAGE_NAMES, first: 1, prefix: "DW_LNAME_", what, limit: 0xffff };
                words[0] = self.choice(name, &choice)?;
            }
            DiPrint::EnumKind => {
                let (prefix, what) = ("DW_APPLE_ENUM_KIND_", "DWARF enum kind code");
                let choice = Choice { names: &ENUM_KINDS, first: 0, prefix, what, limit: 0xffff_fffe };
                words[1] = self.choice(name, &choice)?;
                words[0] = 1;
            }
            DiPrint::AuthInt => {
                let limit = if name == "ptrAuthKey" { 7 } else { 0xffff };
                words[0] = self.unsigned_field(name, limit)? as u32;
            }
            DiPrint::AuthBool => words[0] = u32::from(self.bool_field()?),
            DiPrint::FixedPoint => {
                let names = ["Binary", "Decimal", "Rational"];
                let choice =
                    Choice { names: &names, first: 0, prefix: "", what: "fixed-point kind", limit: 2 };
                words[0] = self.choice(name, &choice)?;
            }
        }
        Ok(())
    }

    /// The type of a macro.
    fn macinfo(&mut self, name: &str) -> Parse<u32> {
        if self.eat_word(b"DW_MACINFO_vendor_ext") {
            return Ok(0xff);
        }
        let names = ["DW_MACINFO_define", "DW_MACINFO_undef", "DW_MACINFO_start_file", "DW_MACINFO_end_file"];
        let what = "DWARF macinfo type";
        self.choice(name, &Choice { names: &names, first: 1, prefix: "DW_MACINFO_", what, limit: 0xff })
    }

    /// The words of a size or offset that is metadata. Constants of all types are the number that LLVM prints.
    fn computed_extent(&mut self, name: &str) -> Parse<[u32; 3]> {
        if self.eat_word(b"null") {
            return Ok([0; 3]);
        }
        let at = self.at();
        if !matches!(self.word(), b"" | b"ptr") {
            return self.fail("expected metadata operand");
        }
        let md = self.metadata()?;
        let MdView::Value(value) = self.cx.md_view(md) else { return Ok([md.word(), 0, 0]) };
        match self.cx.as_limbs(value).and_then(|limbs| limbs.first().copied()) {
            Some(bits) => Ok([0, bits as u32, (bits >> 32) as u32]),
            None => fail(at, format!("the constant of '{name}' must be an integer")),
        }
    }

    fn int_field(&mut self, kind: DiKind, field: &DiField, words: &mut [u32]) -> Parse<()> {
        let name = field.name;
        let is_signed = matches!(name, "value" | "factor" | "numerator" | "denominator");
        if field.size == DiSize::Wide && is_signed {
            let token = self.lex.token();
            if token.kind != Tok::Int {
                return self.fail("expected integer");
            }
            let value = token.limbs(1)[0];
            self.lex.skip(&token);
            (words[0], words[1]) = (value as u32, (value >> 32) as u32);
            return Ok(());
        }
        if name == "thisAdjustment" {
            words[0] = self.signed_field(name, i32::MIN.into(), i32::MAX.into())? as u32;
            return Ok(());
        }
        if field.size == DiSize::Extent {
            let extent = if self.at_int() {
                let bits = self.unsigned_field(name, u64::MAX)?;
                [0, bits as u32, (bits >> 32) as u32]
            } else {
                self.computed_extent(name)?
            };
            if let Some(place) = words.first_chunk_mut() {
                *place = extent;
            }
            return Ok(());
        }
        let limit = match (kind, name, field.size) {
            (_, "column", _) if kind != DiKind::DILabel => u64::from(u16::MAX),
            (DiKind::DILocalVariable, "arg", _) => u64::from(u16::MAX),
            (DiKind::DILocation, "atomRank", _) => 7,
            (DiKind::DILocation, "atomGroup", _) => (1 << 61) - 1,
            (_, _, DiSize::Wide) => u64::MAX,
            _ => u64::from(u32::MAX),
        };
        let value = self.unsigned_field(name, limit)?;
        words[0] = value as u32;
        if field.size == DiSize::Wide {
            words[1] = (value >> 32) as u32;
        }
        Ok(())
    }

    /// `(DW_OP_deref, 4)`.
    fn expression_node(&mut self) -> Parse<Contents> {
        self.expect(b'(', "expected '(' here")?;
        let mut words: SmallVec<[u32; 32]> = SmallVec::new();
        if !self.lex.at(b')') {
            loop {
                let token = self.lex.token();
                let value = match token.kind {
                    Tok::Word if token.text.starts_with(b"DW_OP_") => {
                        let name = core::str::from_utf8(token.text).unwrap_or("");
                        match dwarf::OPERATIONS.value(name) {
                            Some(value) => u64::from(value),
                            None => return self.fail(format!("invalid DWARF op '{name}'")),
                        }
                    }
                    Tok::Word if token.text.starts_with(b"DW_ATE_") => {
                        let name = core::str::from_utf8(token.text).unwrap_or("");
                        match dwarf::ENCODINGS.value(name) {
                            Some(value) => u64::from(value),
                            None => {
                                return self.fail(format!("invalid DWARF attribute encoding '{name}'"));
                            }
                        }
                    }
                    Tok::Int if token.is_unsigned() => match token.unsigned() {
                        Some(value) => value,
                        None => return self.fail(format!("element too large, limit is {}", u64::MAX)),
                    },
                    _ => return self.fail("expected unsigned integer"),
                };
                self.lex.skip(&token);
                words.extend([value as u32, (value >> 32) as u32]);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')', "expected ')' here")?;
        Ok(Contents { kind: DiKind::DIExpression, words })
    }

    /// `(tag: DW_TAG_member, header: "a", operands: {!1})`.
    fn generic_node(&mut self) -> Parse<Contents> {
        self.expect(b'(', "expected '(' here")?;
        let (mut tag, mut header) = (None, 0);
        let mut operands: SmallVec<[u32; 32]> = SmallVec::new();
        while !self.lex.at(b')') {
            let token = self.lex.token();
            if token.kind != Tok::Label {
                return self.fail("expected field label here");
            }
            match token.text {
                b"tag" => {
                    self.lex.skip(&token);
                    tag = Some(self.symbol_field("tag", "DW_TAG_", "tag", &dwarf::TAGS, 0xffff)?);
                }
                b"header" => {
                    self.lex.skip(&token);
                    let text = self.string()?;
                    header = if text.is_empty() { 0 } else { self.cx.md_string(&text).word() };
                }
                b"operands" => {
                    self.lex.skip(&token);
                    operands = self.tuple()?.words;
                }
                label => {
                    let label = String::from_utf8_lossy(label).into_owned();
                    return self.fail(format!("invalid field '{label}'"));
                }
            }
            if !self.eat(b',') {
                break;
            }
        }
        let close = self.at();
        self.expect(b')', "expected ')' here")?;
        let Some(tag) = tag else { return fail(close, "missing required field 'tag'") };
        let mut words: SmallVec<[u32; 32]> = terrace_support::smallvec![tag, header];
        words.extend(operands);
        Ok(Contents { kind: DiKind::GenericDINode, words })
    }
}

/// Whether a node must have a field.
fn is_required(kind: DiKind, name: &str) -> bool {
    use DiKind::*;
    match kind {
        DILocation => name == "scope",
        DIEnumerator => matches!(name, "name" | "value"),
        DIDerivedType => matches!(name, "tag" | "baseType"),
        DICompositeType => name == "tag",
        DISubroutineType => name == "types",
        DIFile => matches!(name, "filename" | "directory"),
        DIMacro => matches!(name, "type" | "name"),
        DIMacroFile => name == "file",
        DICompileUnit => name == "file",
        DILexicalBlock => name == "scope",
        DILexicalBlockFile => matches!(name, "scope" | "discriminator"),
        DINamespace => name == "scope",
        DICommonBlock => name == "scope",
        DIModule => matches!(name, "scope" | "name"),
        DITemplateTypeParameter => name == "type",
        DITemplateValueParameter => name == "value",
        DILocalVariable => name == "scope",
        DILabel => matches!(name, "scope" | "name" | "file" | "line"),
        DIGlobalVariableExpression => matches!(name, "var" | "expr"),
        DIImportedEntity => matches!(name, "tag" | "scope"),
        _ => false,
    }
}

/// Whether a required metadata field may be `null`.
fn allows_null(kind: DiKind, name: &str) -> bool {
    !matches!(
        (kind, name),
        (
            DiKind::DILocation
                | DiKind::DILexicalBlock
                | DiKind::DILexicalBlockFile
                | DiKind::DILocalVariable,
            "scope"
        ) | (DiKind::DICompileUnit, "file")
            | (DiKind::DILabel, "scope")
    )
}

/// Whether a string field must not be empty.
fn is_named(kind: DiKind, name: &str) -> bool {
    name == "name" && kind == DiKind::DIGlobalVariable
}
