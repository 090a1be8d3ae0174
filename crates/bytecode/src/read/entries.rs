//! The tables of attributes and types, whose entries are read when something refers to them.

use super::bytes::{Bytes, File};
use super::tables::Tables;
use crate::check;
use crate::coder::{Coder, Step, Stop};
use crate::format::MAX_NESTING;
use crate::value::{Value, Values, encode};
use core::sync::atomic::AtomicU64;
use core::sync::atomic::Ordering::{AcqRel, Acquire, Release};
use terrace_ir::asm::{AsmParser, Lengths, MAX_PARTS};
use terrace_ir::attrs::{DictionaryAttr, DistinctAttr, StringAttr};
use terrace_ir::diag::capture;
use terrace_ir::loc::{FreePlaces, Place};
use terrace_ir::params::Part;
use terrace_ir::{Attr, AttrKind, Context, Loc, Reported, Result, Str, Type};
use terrace_support::FxHashSet;

/// An entry of a table.
struct Entry {
    start: u32,
    /// The number of the dialect, twice, and one more if it has the dialect's own encoding; else it is text.
    encoding: u32,
    /// Zero until it is read. Then the raw id of the type, or the word of the location that the attribute is, and above it how
    /// deeply entries nest in it.
    value: AtomicU64,
}

impl Entry {
    #[inline]
    fn value(&self) -> Option<Done> {
        match self.value.load(Acquire) {
            0 => None,
            value => Some(Done { word: value as u32, depth: (value >> 32) as u16 }),
        }
    }

    /// Notes what was read. Of threads that read an entry at the same time, one counts if the results may differ.
    fn set(&self, Done { word, depth }: Done, is_unique: bool) {
        let value = u64::from(depth) << 32 | u64::from(word);
        if is_unique {
            let _ = self.value.compare_exchange(0, value, AcqRel, Acquire);
        } else {
            self.value.store(value, Release);
        }
    }
}

/// An entry that is read.
#[derive(Clone, Copy)]
struct Done {
    word: u32,
    depth: u16,
}

impl Done {
    fn attr(self, ctx: &Context) -> Attr {
        Loc::of_word(self.word).attr(ctx)
    }

    fn ty(self) -> Type {
        Type::from_raw(self.word).unwrap_or(Type::NONE)
    }
}

/// The attributes and types of a file. Any thread reads an entry that it needs.
pub struct Entries<'a> {
    pub tables: Tables<'a>,
    /// One more than there are, for the end of the last one.
    attrs: Vec<Entry>,
    types: Vec<Entry>,
    /// The section with the encodings.
    bytes: Bytes<'a>,
}

/// A reference to an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Ref {
    Attr(u32),
    Type(u32),
}

/// The state that a thread keeps from entry to entry.
#[derive(Default)]
pub struct Scratch<'a> {
    /// Of entries that are text.
    parser: Option<AsmParser<'a>>,
    places: FreePlaces,
    /// The file of the last place, by the index of its name.
    file: Option<(u64, Str)>,
    missing: Vec<Ref>,
    lengths: Lengths,
}

impl<'a> Entries<'a> {
    /// The tables; `offsets` has the sizes of the entries in `bytes`.
    pub fn read(mut offsets: Bytes<'a>, bytes: Bytes<'a>, tables: Tables<'a>) -> Result<Self> {
        let (n_attrs, n_types) = (offsets.count()?, offsets.count()?);
        let mut at = bytes.offset();
        let end = at + bytes.remaining();
        let mut lists = [n_attrs, n_types].map(|n| (n, Vec::with_capacity(n.min(offsets.remaining()) + 1)));
        for (n, list) in &mut lists {
            let mut add = |at, encoding| {
                list.push(Entry { start: at as u32, encoding, value: AtomicU64::new(0) });
                list.len()
            };
            let mut len = 0;
            while len < *n {
                let dialect = offsets.index(tables.dialects.list.len(), "dialect")? as u32;
                for _ in 0..offsets.count()? {
                    let (size, custom) = offsets.flagged()?;
                    len = add(at, dialect << 1 | u32::from(custom));
                    at = match usize::try_from(size).ok().and_then(|size| at.checked_add(size)) {
                        Some(next) if next <= end => next,
                        _ => {
                            let message = "Attribute or Type entry offset points past the end of section";
                            return Err(offsets.error(message));
                        }
                    };
                }
                if len > *n {
                    return Err(offsets.error("a group has more entries than the table"));
                }
            }
            add(at, 0);
        }
        if !offsets.is_empty() {
            return Err(offsets.error("unexpected trailing data in the Attribute/Type offset section"));
        }
        let [(_, attrs), (_, types)] = lists;
        Ok(Self { tables, attrs, types, bytes })
    }

    /// The attribute that `bytes` refer to next.
    pub fn attr(&self, bytes: &mut Bytes<'a>, scratch: &mut Scratch<'a>) -> Result<Attr> {
        let index = bytes.varint()?;
        self.attr_at(bytes, index, scratch)
    }

    /// The attribute of an index.
    pub fn attr_at(&self, bytes: &Bytes<'a>, index: u64, scratch: &mut Scratch<'a>) -> Result<Attr> {
        Ok(self.loc_at(bytes, index, scratch)?.attr(bytes.file.ctx))
    }

    /// The attribute that `bytes` refer to next, as a location: [`Loc::attr`] says which attribute it is.
    #[inline]
    pub fn loc(&self, bytes: &mut Bytes<'a>, scratch: &mut Scratch<'a>) -> Result<Loc> {
        let index = bytes.varint()?;
        self.loc_at(bytes, index, scratch)
    }

    #[inline]
    fn loc_at(&self, bytes: &Bytes<'a>, index: u64, scratch: &mut Scratch<'a>) -> Result<Loc> {
        let index = bytes.checked_index(index, self.attrs.len() - 1, "Attribute")?;
        let done = match self.attrs[index].value() {
            Some(done) => done,
            None => self.resolve(Ref::Attr(index as u32), scratch)?,
        };
        Ok(Loc::of_word(done.word))
    }

    /// The type of an index.
    #[inline]
    pub fn type_at(&self, bytes: &Bytes<'a>, index: u64, scratch: &mut Scratch<'a>) -> Result<Type> {
        let index = bytes.checked_index(index, self.types.len() - 1, "Type")?;
        match self.types[index].value() {
            Some(done) => Ok(done.ty()),
            None => Ok(self.resolve(Ref::Type(index as u32), scratch)?.ty()),
        }
    }

    /// The type that `bytes` refer to next.
    #[inline]
    pub fn ty(&self, bytes: &mut Bytes<'a>, scratch: &mut Scratch<'a>) -> Result<Type> {
        let index = bytes.varint()?;
        self.type_at(bytes, index, scratch)
    }

    /// An entry and the one after it.
    fn entry(&self, at: Ref) -> &[Entry; 2] {
        let (list, index) = match at {
            Ref::Attr(index) => (&self.attrs, index as usize),
            Ref::Type(index) => (&self.types, index as usize),
        };
        // Indices are checked when they are read.
        list[index..].first_chunk().expect("there is one more entry")
    }

    /// Reads an entry, those that it refers to first.
    fn resolve(&self, wanted: Ref, scratch: &mut Scratch<'a>) -> Result<Done> {
        if let Some(done) = self.read_entry(wanted, scratch)? {
            return Ok(done);
        }
        let mut stack = vec![wanted];
        // Those that wait for others, each of which refers to the next one.
        let mut waiting = FxHashSet::default();
        while let Some(&top) = stack.last() {
            let [entry, next] = self.entry(top);
            let done = match entry.value() {
                Some(done) => Some(done),
                None => self.read_entry(top, scratch)?,
            };
            if let Some(done) = done {
                stack.pop();
                waiting.remove(&top);
                if stack.is_empty() {
                    return Ok(done);
                }
                continue;
            }
            let bytes = || self.bytes.part(entry.start as usize, next.start as usize);
            waiting.insert(top);
            if scratch.missing.iter().any(|at| waiting.contains(at)) {
                return Err(bytes().error("an attribute or type contains itself"));
            }
            if waiting.len() > MAX_NESTING {
                return Err(bytes().error(format!("nesting is deeper than {MAX_NESTING} levels")));
            }
            stack.append(&mut scratch.missing);
        }
        Err(self.bytes.error("an attribute or type contains itself"))
    }

    /// Reads an entry. `None` if it refers to entries that are not read yet, which are noted.
    fn read_entry(&self, at: Ref, scratch: &mut Scratch<'a>) -> Result<Option<Done>> {
        let [entry, next] = self.entry(at);
        let bytes = self.bytes.part(entry.start as usize, next.start as usize);
        scratch.missing.clear();
        let (done, is_unique) = match entry.encoding & 1 != 0 {
            true => match self.custom(at, bytes, entry.encoding >> 1, scratch)? {
                Some(done) => done,
                None => return Ok(None),
            },
            // Text can have attributes that are distinct from all others.
            false => (Done { word: text(at, bytes, &mut scratch.parser)?, depth: 0 }, true),
        };
        entry.set(done, is_unique);
        Ok(entry.value())
    }

    /// Reads an encoding of a dialect, and whether each reading makes another attribute. `None` if it refers to entries that
    /// are not read yet, which are noted.
    fn custom(
        &self,
        at: Ref,
        mut bytes: Bytes<'a>,
        dialect: u32,
        scratch: &mut Scratch<'a>,
    ) -> Result<Option<(Done, bool)>> {
        let Tables { encodings, dialects, .. } = &self.tables;
        let (_, Some(dialect)) = dialects.load(&bytes, encodings, dialect as usize)? else {
            let name = String::from_utf8_lossy(self.tables.dialects.list[dialect as usize].name);
            return Err(bytes.error(format!("dialect '{name}' does not implement the bytecode interface")));
        };
        let code = bytes.varint()?;
        let rows = match at {
            Ref::Attr(_) => &encodings.attrs,
            Ref::Type(_) => &encodings.types,
        };
        let Some(row) = rows.of_code(dialect, code) else {
            return Err(bytes.error(format!("unknown attribute code: {code}")));
        };
        if row.is_place
            && let Some(place) = self.place(bytes.clone(), scratch)?
        {
            let loc = Loc::of_place(bytes.file.ctx, place, &mut scratch.places);
            return Ok(Some((Done { word: loc.word(), depth: 2 }, false)));
        }
        let mut values: Values = row.kind.params.iter().map(|param| Value::empty(param.kind)).collect();
        for &(at, number) in row.fixed {
            if let Some(value) = values.get_mut(at) {
                *value = Value::Number(number);
            }
        }
        let missing = &mut scratch.missing;
        let mut reader = EntryReader { bytes: &mut bytes, entries: self, missing, depth: 0 };
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
        let is_distinct = core::ptr::eq(kind, DistinctAttr::DEF);
        let checked = match at {
            Ref::Attr(_) if is_distinct => match values.get(1) {
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
        let word = checked.map_err(|message| bytes.error(message))?;
        let part = match at {
            Ref::Attr(_) => Attr::from_raw(word).map(Part::Attr),
            Ref::Type(_) => Type::from_raw(word).map(Part::Type),
        };
        if part.is_some_and(|part| !scratch.lengths.fits(ctx, part)) {
            return Err(bytes.error(format!("more than {MAX_PARTS} types and attributes in an entry")));
        }
        Ok(Some((Done { word, depth }, is_distinct)))
    }

    /// Reads a line and a column of a file. `None` if the name of the file is not read yet, or if something is wrong.
    fn place(&self, mut bytes: Bytes<'a>, scratch: &mut Scratch<'a>) -> Result<Option<Place>> {
        let (index, line, col) = (bytes.varint()?, bytes.varint()?, bytes.varint()?);
        let file = match scratch.file {
            Some((of, file)) if of == index => file,
            _ => {
                let entry = usize::try_from(index).ok().and_then(|index| self.attrs.get(index));
                let ctx = bytes.file.ctx;
                let name = entry.and_then(|entry| entry.value()?.attr(ctx).as_::<StringAttr>(ctx));
                let Some(name) = name else { return Ok(None) };
                scratch.file = Some((index, name.value));
                name.value
            }
        };
        let (Ok(line), Ok(col), true) = (u32::try_from(line), u32::try_from(col), bytes.is_empty()) else {
            return Ok(None);
        };
        Ok(Some(Place { file, line, col, metadata: None }))
    }
}

/// Parses an entry that is text, with a zero at its end; returns the raw id.
fn text<'a>(at: Ref, mut bytes: Bytes<'a>, parser: &mut Option<AsmParser<'a>>) -> Result<u32> {
    let (file, start) = (bytes.file, bytes.offset() as u32);
    let text = bytes.zero_terminated()?;
    if !bytes.is_empty() {
        let what = if matches!(at, Ref::Attr(_)) { "attribute" } else { "type" };
        return Err(bytes.error(format!("unexpected trailing bytes after {what} entry")));
    }
    let end = start as usize + text.len();
    let parser = parser.get_or_insert_with(|| AsmParser::new(file.ctx, file.file.clone(), &[]));
    let (raw, diags) = capture(|| {
        parser.restart(&file.file.text[..end], start);
        parse(at, parser)
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
    entries: &'r Entries<'a>,
    missing: &'r mut Vec<Ref>,
    /// How deeply the entries nest that were referred to.
    depth: u16,
}

impl EntryReader<'_, '_> {
    /// An entry if it is read; otherwise it is noted as missing.
    fn done(&mut self, at: Ref) -> Option<Done> {
        match self.entries.entry(at)[0].value() {
            Some(done) => {
                self.depth = self.depth.max(done.depth);
                Some(done)
            }
            None => {
                self.missing.push(at);
                None
            }
        }
    }

    fn attr_at(&mut self, index: u64) -> Result<Option<Attr>> {
        let index = self.bytes.checked_index(index, self.entries.attrs.len() - 1, "attribute")?;
        Ok(self.done(Ref::Attr(index as u32)).map(|done| done.attr(self.bytes.file.ctx)))
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
        let text = self.entries.tables.strings.get(self.bytes)?;
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
        let index = self.bytes.index(self.entries.types.len() - 1, "type")?;
        *value = self.done(Ref::Type(index as u32)).map(Done::ty);
        Ok(())
    }
    fn resource(&mut self, key: &mut Option<Str>) -> Step {
        let resources = &self.entries.tables.resources;
        let index = self.bytes.index(resources.len(), "resource handle")?;
        *key = resources.get(index).copied();
        Ok(())
    }
    fn expect_room(&mut self, n_elements: u64, n_bytes: u64) -> Step {
        self.bytes.checked_count(n_elements)?;
        Ok(self.entries.tables.spare.take(self.bytes, n_bytes)?)
    }
    fn fail(&mut self, message: &str) -> Stop {
        self.bytes.error(message).into()
    }
}
