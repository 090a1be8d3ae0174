//! The tables of attributes and types, whose entries are read when something refers to them.

use super::bytes::{Bytes, File};
use super::tables::{Dialects, Strings};
use crate::check;
use crate::coder::{Coder, Step, Stop};
use crate::encoding::Encodings;
use crate::format::MAX_NESTING;
use crate::value::{Value, Values, encode};
use core::mem::replace;
use terrace_ir::asm::AsmParser;
use terrace_ir::attrs::{DictionaryAttr, DistinctAttr};
use terrace_ir::diag::capture;
use terrace_ir::{Attr, AttrKind, Context, Reported, Result, Str, Type};
use terrace_support::small_vec::SmallVec;

/// An entry of a table.
struct Entry {
    start: u32,
    end: u32,
    dialect: u32,
    /// Whether it has the dialect's own encoding; else it is text.
    custom: bool,
    state: State,
    /// How deeply entries nest in it.
    depth: u16,
}

/// How far an entry is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    /// It refers to entries that are not read yet.
    Started,
    /// The raw id of the attribute or type.
    Done(u32),
}

/// The tables that attributes and types refer to.
pub struct Tables<'a> {
    pub encodings: Encodings,
    pub strings: Strings<'a>,
    pub dialects: Dialects<'a>,
    /// The keys of resources, by number.
    pub resources: Vec<Str>,
}

/// The attributes and types of a file.
pub struct Entries<'a> {
    pub tables: Tables<'a>,
    attrs: Vec<Entry>,
    types: Vec<Entry>,
    /// The section with the encodings.
    bytes: Bytes<'a>,
    /// How many bytes of memory may still be used for what the file has in fewer.
    spare: u64,
}

/// A reference to an entry.
#[derive(Clone, Copy)]
enum Ref {
    Attr(u32),
    Type(u32),
}

/// Memory for what a file has in few bytes, such as integers of very many bits: so many times the size of the file, and a
/// minimum.
const SPARE: (u64, u64) = (8, 16 << 20);

impl<'a> Entries<'a> {
    /// The tables; `offsets` has the sizes of the entries in `bytes`.
    pub fn read(mut offsets: Bytes<'a>, bytes: Bytes<'a>, tables: Tables<'a>) -> Result<Self> {
        let (n_attrs, n_types) = (offsets.count()?, offsets.count()?);
        let spare = SPARE.0 * bytes.file.file.text.len() as u64 + SPARE.1;
        let mut all = Self { tables, attrs: Vec::new(), types: Vec::new(), bytes, spare };
        let mut at = all.bytes.offset();
        let end = at + all.bytes.remaining();
        for (n, is_attrs) in [(n_attrs, true), (n_types, false)] {
            let mut list = Vec::with_capacity(n.min(offsets.remaining()));
            while list.len() < n {
                let dialect = offsets.index(all.tables.dialects.list.len(), "dialect")? as u32;
                for _ in 0..offsets.count()? {
                    let (size, custom) = offsets.flagged()?;
                    let start = at;
                    at = match usize::try_from(size).ok().and_then(|size| at.checked_add(size)) {
                        Some(next) if next <= end => next,
                        _ => {
                            let message = "Attribute or Type entry offset points past the end of section";
                            return Err(offsets.error(message));
                        }
                    };
                    list.push(Entry {
                        start: start as u32,
                        end: at as u32,
                        dialect,
                        custom,
                        state: State::New,
                        depth: 0,
                    });
                }
                if list.len() > n {
                    return Err(offsets.error("a group has more entries than the table"));
                }
            }
            if is_attrs {
                all.attrs = list;
            } else {
                all.types = list;
            }
        }
        if !offsets.is_empty() {
            return Err(offsets.error("unexpected trailing data in the Attribute/Type offset section"));
        }
        Ok(all)
    }

    /// The attribute that `bytes` refer to next.
    #[inline]
    pub fn attr(&mut self, bytes: &mut Bytes<'a>) -> Result<Attr> {
        let index = bytes.varint()?;
        self.attr_at(bytes, index)
    }

    /// The attribute of an index.
    pub fn attr_at(&mut self, bytes: &Bytes<'a>, index: u64) -> Result<Attr> {
        let index = bytes.checked_index(index, self.attrs.len(), "Attribute")?;
        if self.attrs[index].state == State::New {
            self.resolve(Ref::Attr(index as u32))?;
        }
        match self.attrs[index].state {
            State::Done(raw) => Ok(Attr::from_raw(raw).unwrap_or(Attr::UNIT)),
            _ => Err(bytes.error("an attribute contains itself")),
        }
    }

    /// The type of an index.
    pub fn type_at(&mut self, bytes: &Bytes<'a>, index: u64) -> Result<Type> {
        let index = bytes.checked_index(index, self.types.len(), "Type")?;
        if self.types[index].state == State::New {
            self.resolve(Ref::Type(index as u32))?;
        }
        match self.types[index].state {
            State::Done(raw) => Ok(Type::from_raw(raw).unwrap_or(Type::NONE)),
            _ => Err(bytes.error("a type contains itself")),
        }
    }

    /// The type that `bytes` refer to next.
    #[inline]
    pub fn ty(&mut self, bytes: &mut Bytes<'a>) -> Result<Type> {
        let index = bytes.varint()?;
        self.type_at(bytes, index)
    }

    fn entry(&mut self, at: Ref) -> &mut Entry {
        match at {
            Ref::Attr(index) => &mut self.attrs[index as usize],
            Ref::Type(index) => &mut self.types[index as usize],
        }
    }

    /// Reads an entry, those that it refers to first.
    fn resolve(&mut self, wanted: Ref) -> Result {
        let mut stack: SmallVec<[Ref; 8]> = SmallVec::new();
        stack.push(wanted);
        while let Some(&top) = stack.last() {
            let entry = self.entry(top);
            if matches!(entry.state, State::Done(_)) {
                stack.pop();
                continue;
            }
            entry.state = State::Started;
            let (start, end, custom, dialect) = (entry.start, entry.end, entry.custom, entry.dialect);
            let bytes = self.bytes.part(start as usize, end as usize);
            let mut missing = Vec::new();
            let raw = match custom {
                true => self.custom(top, bytes.clone(), dialect, &mut missing)?,
                false => Some(text(top, bytes.clone())?),
            };
            match raw {
                Some(raw) => {
                    self.entry(top).state = State::Done(raw);
                    stack.pop();
                }
                None if missing.iter().any(|&at| self.entry(at).state == State::Started) => {
                    return Err(bytes.error("an attribute or type contains itself"));
                }
                None => stack.extend(missing),
            }
        }
        Ok(())
    }

    /// Reads an encoding of a dialect. `None` if it refers to entries that are not read yet, which are noted.
    fn custom(
        &mut self,
        at: Ref,
        mut bytes: Bytes<'a>,
        dialect: u32,
        missing: &mut Vec<Ref>,
    ) -> Result<Option<u32>> {
        let dialect = self.tables.dialects.load(&bytes, &self.tables.encodings, dialect as usize)?;
        let dialect = String::from_utf8_lossy(dialect);
        if !self.tables.encodings.dialects.contains(&&*dialect) {
            return Err(bytes.error(format!("dialect '{dialect}' does not implement the bytecode interface")));
        }
        let code = bytes.varint()?;
        let rows = match at {
            Ref::Attr(_) => &self.tables.encodings.attrs,
            Ref::Type(_) => &self.tables.encodings.types,
        };
        let Some(row) = rows.of_code(&dialect, code) else {
            return Err(bytes.error(format!("unknown attribute code: {code}")));
        };
        let mut values: Values = row.kind.params.iter().map(|param| Value::empty(param.kind)).collect();
        for &(at, number) in row.fixed {
            if let Some(value) = values.get_mut(at) {
                *value = Value::Number(number);
            }
        }
        let mut reader = EntryReader {
            bytes: &mut bytes,
            attrs: &self.attrs,
            types: &self.types,
            tables: &self.tables,
            missing,
            spare: &mut self.spare,
            depth: 0,
        };
        let outcome = row.code(&mut reader, &mut values);
        let depth = reader.depth + 1;
        match outcome {
            Ok(()) => {}
            Err(Stop::Failed(reported)) => return Err(reported),
            Err(Stop::Pending) if missing.is_empty() => {
                return Err(bytes.error("an entry lacks a type"));
            }
            Err(Stop::Pending) => return Ok(None),
        }
        if !missing.is_empty() {
            return Ok(None);
        }
        if !bytes.is_empty() {
            let what = if matches!(at, Ref::Attr(_)) { "attribute" } else { "type" };
            return Err(bytes.error(format!("unexpected trailing bytes after {what} entry")));
        }
        if usize::from(depth) > MAX_NESTING {
            return Err(bytes.error(format!("nesting is deeper than {MAX_NESTING} levels")));
        }
        let kind = row.kind;
        let ctx = bytes.file.ctx;
        if core::ptr::eq(kind, DictionaryAttr::DEF)
            && let [Value::Entries(entries)] = values.as_mut_slice()
        {
            entries.sort_by_key(|(name, _)| name.map_or(&b""[..], |name| ctx.bytes(name)));
        }
        let Some(words) = encode(kind.params, &values) else {
            return Err(bytes.error(format!("invalid parameters of '{}.{}'", kind.dialect, kind.name)));
        };
        let checked = match at {
            Ref::Attr(_) if core::ptr::eq(kind, DistinctAttr::DEF) => match values.get(1) {
                Some(&Value::Attr(Some(value))) => Ok(DistinctAttr::new(ctx, value).raw()),
                _ => Err("a distinct attribute lacks a value".to_owned()),
            },
            Ref::Attr(_) => {
                let attr = ctx.attr_of_words(kind.code(), &words);
                check::check_attr(ctx, attr).map(|()| attr.raw())
            }
            Ref::Type(_) => {
                let ty = ctx.type_of_words(kind.code(), &words);
                check::check_type(ctx, ty).map(|()| ty.raw())
            }
        };
        self.entry(at).depth = depth;
        checked.map(Some).map_err(|message| bytes.error(message))
    }
}

/// Parses an entry that is text, with a zero at its end; returns the raw id.
fn text(at: Ref, mut bytes: Bytes<'_>) -> Result<u32> {
    let (file, start) = (bytes.file, bytes.offset() as u32);
    let text = bytes.zero_terminated()?;
    if !bytes.is_empty() {
        let what = if matches!(at, Ref::Attr(_)) { "attribute" } else { "type" };
        return Err(bytes.error(format!("unexpected trailing bytes after {what} entry")));
    }
    let end = start as usize + text.len();
    let (raw, diags) = capture(|| {
        let mut parser = AsmParser::new(file.ctx, file.file.clone(), &file.file.text[..end]);
        parser.seek(start);
        parse(at, &mut parser)
    });
    match raw {
        Ok(raw) if diags.is_empty() => Ok(raw),
        _ => Err(text_error(at, file, &bytes, text)),
    }
}

fn parse(at: Ref, parser: &mut AsmParser<'_>) -> Result<u32> {
    let raw = match at {
        Ref::Attr(_) => parser.parse_attr(None)?.raw(),
        Ref::Type(_) => parser.parse_type()?.raw(),
    };
    if parser.at_end() {
        return Ok(raw);
    }
    let rest = parser.source(parser.offset(), parser.text().len() as u32);
    let message = format!("trailing characters found after entry: {}", String::from_utf8_lossy(rest));
    Err(parser.error(message))
}

/// Parses a text that has an error as a file of its own, so that the error has a place in it.
#[cold]
fn text_error(at: Ref, file: &File<'_>, bytes: &Bytes<'_>, text: &[u8]) -> Reported {
    let name = String::from_utf8_lossy(text);
    let Some(source) = file.ctx.sources.add(&name, text.to_vec()) else {
        return bytes.error("an attribute or type has an error in its text");
    };
    let result = parse(at, &mut AsmParser::new(file.ctx, source.clone(), &source.text));
    match result {
        Err(reported) => reported,
        Ok(_) => bytes.error("an attribute or type has an error in its text"),
    }
}

/// Reads the primitives of encodings.
struct EntryReader<'r, 'a> {
    bytes: &'r mut Bytes<'a>,
    attrs: &'r [Entry],
    types: &'r [Entry],
    tables: &'r Tables<'a>,
    missing: &'r mut Vec<Ref>,
    spare: &'r mut u64,
    /// How deeply the entries nest that were referred to.
    depth: u16,
}

impl EntryReader<'_, '_> {
    fn attr_at(&mut self, index: u64) -> Result<Option<Attr>> {
        let index = self.bytes.checked_index(index, self.attrs.len(), "attribute")?;
        let entry = &self.attrs[index];
        match entry.state {
            State::Done(raw) => {
                self.depth = self.depth.max(entry.depth);
                Ok(Attr::from_raw(raw))
            }
            _ => {
                self.missing.push(Ref::Attr(index as u32));
                Ok(None)
            }
        }
    }
}

impl Coder for EntryReader<'_, '_> {
    fn ctx(&self) -> &Context {
        self.bytes.file.ctx
    }
    fn varint(&mut self, value: &mut u64) -> Step {
        *value = self.bytes.varint()?;
        Ok(())
    }
    fn byte(&mut self, value: &mut u8) -> Step {
        *value = self.bytes.byte()?;
        Ok(())
    }
    fn blob(&mut self, value: &mut Vec<u8>) -> Step {
        let n = self.bytes.varint()?;
        *value = self.bytes.take(n)?.to_vec();
        Ok(())
    }
    fn string(&mut self, value: &mut Str) -> Step {
        let text = self.tables.strings.get(self.bytes)?;
        *value = self.bytes.file.ctx.str_id(text);
        Ok(())
    }
    fn attr(&mut self, value: &mut Option<Attr>) -> Step {
        let index = self.bytes.varint()?;
        *value = self.attr_at(index)?;
        Ok(())
    }
    fn opt_attr(&mut self, value: &mut Option<Attr>) -> Step {
        let (index, is_some) = self.bytes.flagged()?;
        *value = if is_some { self.attr_at(index)? } else { None };
        Ok(())
    }
    fn ty(&mut self, value: &mut Option<Type>) -> Step {
        let index = self.bytes.index(self.types.len(), "type")?;
        let entry = &self.types[index];
        *value = match entry.state {
            State::Done(raw) => {
                self.depth = self.depth.max(entry.depth);
                Type::from_raw(raw)
            }
            _ => {
                self.missing.push(Ref::Type(index as u32));
                None
            }
        };
        Ok(())
    }
    fn resource(&mut self, key: &mut Option<Str>) -> Step {
        let index = self.bytes.index(self.tables.resources.len(), "resource handle")?;
        *key = self.tables.resources.get(index).copied();
        Ok(())
    }
    fn expect_room(&mut self, n_elements: u64, n_bytes: u64) -> Step {
        self.bytes.checked_count(n_elements)?;
        match self.spare.checked_sub(n_bytes) {
            Some(left) => drop(replace(self.spare, left)),
            None => return Err(self.bytes.error("attributes take far more memory than the file").into()),
        }
        Ok(())
    }
    fn fail(&mut self, message: &str) -> Stop {
        self.bytes.error(message).into()
    }
}
