//! Locations: an attribute, a byte position in a source text, or a place in a file.
//!
//! The parser gives every operation the position of its first byte; line and column are computed when they are printed.
//! Locations in the text, of which there may be one for each operation, are mostly places: their parts are kept in a table,
//! and an attribute is made on demand. So are the parts of the call sites that inlining makes.

use crate::attrs::{Attr, CallSiteLoc, FileLineColRange, FusedLoc, NameLoc};
use crate::context::{Context, Str};
use core::ops::Range;
use parking_lot::RwLock;
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};
use terrace_support::chunked::RowTable;
use terrace_support::small_vec::SmallVec;
use terrace_support::text::Text;
use terrace_support::{FxHashMap, FxHashSet};

/// A location: an interned attribute, a place or call site, or a byte position in the source map, depending on the range of
/// the word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct Loc(u32);

/// The first word of a place or call site.
const PLACE: u32 = 1 << 29;
/// The first word of a position.
const POSITION: u32 = 1 << 30;
/// How many of the highest words are reserved for [`Loc::deferred`].
const DEFERRED: u32 = 1 << 24;
/// The number of positions: about three gigabytes.
const N_POSITIONS: u32 = u32::MAX - POSITION - DEFERRED;

/// A line and column of a file, optionally fused with metadata: `fused<metadata>["file":line:col]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The file's name.
    pub file: Str,
    /// The line.
    pub line: u32,
    /// The column.
    pub col: u32,
    /// The metadata that it is fused with.
    pub metadata: Option<Attr>,
}

impl Place {
    fn attr(self, ctx: &Context) -> Attr {
        let Place { file, line, col, metadata } = self;
        let attr = FileLineColRange::get(ctx, file, line, col, line, col);
        if metadata.is_some() { FusedLoc::get(ctx, &[attr], metadata) } else { attr }
    }

    /// The place that an attribute describes; of a range the start.
    fn of_attr(ctx: &Context, attr: Attr) -> Option<Place> {
        let (attr, metadata) = match attr.as_::<FusedLoc>(ctx) {
            None => (attr, None),
            Some(FusedLoc { locs: &[part], metadata: Some(metadata), .. }) => (part, Some(metadata)),
            Some(_) => return None,
        };
        let at = attr.as_::<FileLineColRange>(ctx)?;
        Some(Place { file: at.file, line: at.start_line, col: at.start_col, metadata })
    }
}

/// The places and call sites of a context, by number.
#[derive(Default)]
pub(crate) struct Places(RowTable<2>);

/// The upper half of the second word of a call site without attribute; once it has one, the attribute is added. A place has
/// its file in the lower half, which is never zero.
const CALL_SITE: u32 = 1;

fn pair(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// Numbers of places that a thread has reserved: it reserves several at once, since each atomic increment stalls until
/// earlier writes are done.
#[derive(Clone, Default)]
pub(crate) struct FreePlaces(Range<u32>);

impl Places {
    #[inline(always)]
    fn push(&self, place: Place, free: &mut FreePlaces) -> u32 {
        /// How many numbers are reserved at once.
        const BATCH: u32 = 32;
        let index = free.0.next().unwrap_or_else(|| {
            let first = self.0.reserve(BATCH);
            free.0 = first + 1..first.saturating_add(BATCH);
            first
        });
        let metadata = place.metadata.map_or(0, Attr::raw);
        self.0.set(index, [pair(place.line, place.col), pair(place.file.raw(), metadata)]);
        index
    }

    fn get(&self, index: u32) -> Option<Place> {
        let [at, of] = self.0.get(index)?.each_ref().map(|word| word.load(Ordering::Acquire));
        let file = Str::from_raw(of as u32)?;
        Some(Place {
            file,
            line: at as u32,
            col: (at >> 32) as u32,
            metadata: Attr::from_raw((of >> 32) as u32),
        })
    }

    fn push_call_site(&self, callee: Loc, caller: Loc) -> u32 {
        let index = self.0.reserve(1);
        self.0.set(index, [pair(callee.0, caller.0), pair(0, CALL_SITE)]);
        index
    }

    /// Callee, caller, and the attribute if it is known.
    fn call_site(&self, index: u32) -> Option<(Loc, Loc, Option<Attr>)> {
        let [parts, of] = self.0.get(index)?.each_ref().map(|word| word.load(Ordering::Acquire));
        let is_call_site = of as u32 == 0 && of != 0;
        let attr = Attr::from_raw(((of >> 32) as u32).wrapping_sub(CALL_SITE));
        is_call_site.then_some((Loc(parts as u32), Loc((parts >> 32) as u32), attr))
    }

    /// Notes the attribute of a call site.
    fn set_call_site_attr(&self, index: u32, attr: Attr) {
        if let Some([_, of]) = self.0.get(index) {
            of.store(pair(0, attr.raw() + CALL_SITE), Ordering::Release);
        }
    }
}

impl Loc {
    /// `loc(unknown)`
    pub const UNKNOWN: Loc = Loc(Attr::UNKNOWN_LOC.raw());

    /// The location that an attribute describes.
    #[inline]
    pub fn of_attr(attr: Attr) -> Loc {
        Loc(attr.raw())
    }

    /// A byte position in the source map.
    #[inline]
    pub fn of_pos(pos: u32) -> Loc {
        Loc(pos.wrapping_add(POSITION))
    }

    /// The byte position, if this is one.
    #[inline]
    pub fn pos(self) -> Option<u32> {
        self.0.checked_sub(POSITION)
    }

    /// A place. Unlike equal attributes, equal places may be different locations.
    #[inline]
    pub(crate) fn of_place(ctx: &Context, place: Place, free: &mut FreePlaces) -> Loc {
        match ctx.places.push(place, free) {
            index if index < POSITION - PLACE => Loc(index + PLACE),
            _ => Loc::of_attr(place.attr(ctx)),
        }
    }

    /// The place, if this is one or an attribute that describes one; of a range the start.
    #[inline]
    pub fn place(self, ctx: &Context) -> Option<Place> {
        match self.as_attr() {
            Some(attr) => Place::of_attr(ctx, attr),
            None => self.noted_place(ctx),
        }
    }

    /// The place, if this is one.
    #[inline]
    pub(crate) fn noted_place(self, ctx: &Context) -> Option<Place> {
        ctx.places.get(self.place_index()?)
    }

    /// A call site. Unlike equal attributes, equal call sites may be different locations.
    fn of_call_site(ctx: &Context, callee: Loc, caller: Loc) -> Loc {
        match ctx.places.push_call_site(callee, caller) {
            index if index < POSITION - PLACE => Loc(index + PLACE),
            _ => Loc::of_attr(CallSiteLoc::get(ctx, callee.attr(ctx), caller.attr(ctx))),
        }
    }

    /// Callee and caller, if this is a noted call site.
    fn noted_call_site(self, ctx: &Context) -> Option<(Loc, Loc)> {
        let (callee, caller, _) = ctx.places.call_site(self.place_index()?)?;
        Some((callee, caller))
    }

    /// Callee and caller, if this is a call site.
    fn call_site(self, ctx: &Context) -> Option<(Loc, Loc)> {
        let Some(attr) = self.as_attr() else { return self.noted_call_site(ctx) };
        let site = attr.as_::<CallSiteLoc>(ctx)?;
        Some((Loc::of_attr(site.callee), Loc::of_attr(site.caller)))
    }

    /// The number of the place or call site, if this is one.
    #[inline]
    pub(crate) fn place_index(self) -> Option<u32> {
        (PLACE..POSITION).contains(&self.0).then(|| self.0 - PLACE)
    }

    /// The attribute, if this is one.
    #[inline]
    pub(crate) fn as_attr(self) -> Option<Attr> {
        if self.0 < PLACE { Attr::from_raw(self.0) } else { None }
    }

    /// The stored word.
    #[inline]
    pub(crate) fn word(self) -> u32 {
        self.0
    }

    /// The location of a stored word.
    #[inline]
    pub(crate) fn of_word(word: u32) -> Loc {
        Loc(word)
    }

    /// A placeholder for location alias number `n`, which is defined later in the text.
    pub(crate) fn deferred(n: u32) -> Loc {
        Loc(u32::MAX - n.min(DEFERRED - 1))
    }

    /// The number of the alias, if this is such a placeholder.
    pub(crate) fn as_deferred(self) -> Option<u32> {
        (self.0 > u32::MAX - DEFERRED).then(|| u32::MAX - self.0)
    }

    /// The location as an attribute (`FileLineColLoc` for a byte position). [`Loc::place`] is cheaper for a place.
    #[inline]
    pub fn attr(self, ctx: &Context) -> Attr {
        match self.as_attr() {
            Some(attr) => attr,
            None => self.new_attr(ctx),
        }
    }

    /// [`Loc::attr`] of a place, a call site, a position or a placeholder.
    #[inline(never)]
    fn new_attr(self, ctx: &Context) -> Attr {
        if self.as_deferred().is_some() {
            return Attr::UNKNOWN_LOC;
        }
        if let Some(place) = self.noted_place(ctx) {
            return place.attr(ctx);
        }
        if self.place_index().is_some() {
            return self.call_site_attr(ctx);
        }
        match self.pos().and_then(|pos| ctx.sources.resolve(pos)) {
            Some((file, line, col)) => {
                FileLineColRange::get(ctx, ctx.intern(&file.name), line, col, line, col)
            }
            None => Attr::UNKNOWN_LOC,
        }
    }

    /// [`Loc::attr`] of a noted call site. Each caller that many call sites share becomes an attribute once.
    fn call_site_attr(self, ctx: &Context) -> Attr {
        // Callees are no noted call sites, and there may be very many callers.
        let mut callees: SmallVec<[(u32, Loc); 8]> = SmallVec::new();
        let mut at = self;
        let mut attr = loop {
            let Some(index) = at.place_index() else { break at.attr(ctx) };
            match ctx.places.call_site(index) {
                Some((.., Some(attr))) => break attr,
                Some((callee, caller, None)) => {
                    callees.push((index, callee));
                    at = caller;
                }
                None => break ctx.places.get(index).map_or(Attr::UNKNOWN_LOC, |place| place.attr(ctx)),
            }
        };
        while let Some((index, callee)) = callees.pop() {
            attr = CallSiteLoc::get(ctx, callee.attr(ctx), attr);
            ctx.places.set_call_site_attr(index, attr);
        }
        attr
    }

    /// The first part, in the order of the text, that `f` returns something for. A byte position has no parts.
    pub(crate) fn find_part<T>(self, ctx: &Context, f: impl Fn(Attr) -> Option<T>) -> Option<T> {
        let mut pending: Vec<Attr> = self.pos().is_none().then(|| self.attr(ctx)).into_iter().collect();
        while let Some(attr) = pending.pop() {
            if let Some(found) = f(attr) {
                return Some(found);
            } else if let Some(name) = attr.as_::<NameLoc>(ctx) {
                pending.push(name.child);
            } else if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
                pending.extend([call.caller, call.callee]);
            } else if let Some(fused) = attr.as_::<FusedLoc>(ctx) {
                pending.extend(fused.locs.iter().rev());
            }
        }
        None
    }

    /// The first file position in the location: `(file, line, column)`.
    pub fn file_line_col(self, ctx: &Context) -> Option<(String, u32, u32)> {
        if let Some(pos) = self.pos() {
            return ctx.sources.resolve(pos).map(|(file, line, col)| (file.name.clone(), line, col));
        }
        let at = self.find_part(ctx, |attr| attr.as_::<FileLineColRange>(ctx))?;
        Some((ctx.str(at.file).into_owned(), at.start_line, at.start_col))
    }
}

/// The locations of code that is inlined at a call: call sites of the locations it had. The callers in these are stacked on
/// the call once for all locations that have them.
pub struct InlinedLocs {
    ctx: Context,
    call: Loc,
    callers: FxHashMap<Loc, Loc>,
}

impl InlinedLocs {
    /// The locations of code that is inlined at the location of a call. An unknown one is not noted.
    pub fn new(ctx: &Context, call: Loc) -> Self {
        Self { ctx: ctx.clone(), call, callers: FxHashMap::default() }
    }

    /// The location of inlined code that had this location, which may be inlined code itself.
    pub fn locate(&mut self, loc: Loc) -> Loc {
        if self.call == Loc::UNKNOWN {
            return loc;
        }
        match loc.call_site(&self.ctx) {
            None => Loc::of_call_site(&self.ctx, loc, self.call),
            Some((callee, caller)) => {
                let caller = self.caller(caller);
                Loc::of_call_site(&self.ctx, callee, caller)
            }
        }
    }

    fn caller(&mut self, mut caller: Loc) -> Loc {
        let mut pending: SmallVec<[(Loc, Loc); 4]> = SmallVec::new();
        let mut stacked = loop {
            if let Some(&known) = self.callers.get(&caller) {
                break known;
            }
            match caller.call_site(&self.ctx) {
                Some((callee, next)) => {
                    pending.push((caller, callee));
                    caller = next;
                }
                None => {
                    let stacked = Loc::of_call_site(&self.ctx, caller, self.call);
                    self.callers.insert(caller, stacked);
                    break stacked;
                }
            }
        };
        while let Some((caller, callee)) = pending.pop() {
            stacked = Loc::of_call_site(&self.ctx, callee, stacked);
            self.callers.insert(caller, stacked);
        }
        stacked
    }
}

impl FusedLoc<'_> {
    /// The fused location of `locs` (`FusedLoc::get`): flattens those fused with the same metadata, drops unknown ones and
    /// duplicates, and returns a single one without metadata as it is.
    pub fn of(ctx: &Context, locs: &[Attr], metadata: Option<Attr>) -> Attr {
        if let (&[one], Some(_)) = (locs, metadata)
            && !one.is::<FusedLoc>(ctx)
        {
            return FusedLoc::get(ctx, &[one], metadata);
        }
        let mut seen: FxHashSet<Attr> = FxHashSet::default();
        let mut parts: SmallVec<[Attr; 8]> = SmallVec::new();
        for loc in locs {
            // The unknown location in one that is fused with metadata alone stays.
            let nested = match loc.as_::<FusedLoc>(ctx) {
                Some(fused) if fused.metadata == metadata => fused.locs,
                _ if *loc == Attr::UNKNOWN_LOC => &[],
                _ => core::slice::from_ref(loc),
            };
            parts.extend(nested.iter().copied().filter(|&part| seen.insert(part)));
        }
        match (&parts[..], metadata) {
            ([], None) => Attr::UNKNOWN_LOC,
            ([], Some(_)) => FusedLoc::get(ctx, &[Attr::UNKNOWN_LOC], metadata),
            (&[one], None) => one,
            (parts, _) => FusedLoc::get(ctx, parts, metadata),
        }
    }
}

/// A source text and its position in the source map.
pub struct SourceFile {
    /// The name as diagnostics show it.
    pub name: String,
    /// The bytes.
    pub text: Arc<Text>,
    /// The source-map position of the first byte.
    pub base: u32,
    lines: OnceLock<Vec<u32>>,
}

impl SourceFile {
    /// A text whose first byte is at position `base` of the source map.
    pub(crate) fn new(name: &str, text: impl Into<Text>, base: u32) -> Self {
        Self { name: name.to_owned(), text: Arc::new(text.into()), base, lines: OnceLock::new() }
    }

    /// A text at the start of a source map, for [`SourceMap::share`]; `None` if it is too long.
    pub fn first(name: &str, text: impl Into<Text>) -> Option<Self> {
        let text = text.into();
        (text.len() as u64 + 1 < N_POSITIONS as u64).then(|| Self::new(name, text, 0))
    }

    /// The number of lines, the one after the last line break included.
    pub fn n_lines(&self) -> u32 {
        self.line_starts().len() as u32
    }

    /// The location `file:0:0` of a whole text.
    pub fn start_loc(&self, ctx: &Context) -> Loc {
        Loc::of_attr(FileLineColRange::get(ctx, ctx.intern(&self.name), 0, 0, 0, 0))
    }

    /// The 1-based line and column of a byte offset.
    pub fn line_col(&self, offset: u32) -> (u32, u32) {
        let starts = self.line_starts();
        let line = starts.partition_point(|&start| start <= offset);
        let start = starts.get(line.wrapping_sub(1)).copied().unwrap_or(0);
        (line as u32, offset - start + 1)
    }

    fn line_starts(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let mut starts = vec![0];
            starts.extend(memchr::memchr_iter(b'\n', &self.text).map(|at| at as u32 + 1));
            starts
        })
    }

    /// The bytes of a 1-based line, without its line break.
    pub fn line(&self, line: u32) -> &[u8] {
        let starts = self.line_starts();
        let Some(&start) = (line as usize).checked_sub(1).and_then(|i| starts.get(i)) else { return &[] };
        let end = starts.get(line as usize).map_or(self.text.len(), |&next| next as usize - 1);
        self.text.get(start as usize..end).unwrap_or(&[])
    }
}

/// The source texts of a context, laid end to end in one position space of three gigabytes.
#[derive(Default)]
pub struct SourceMap {
    files: RwLock<Vec<Arc<SourceFile>>>,
}

impl SourceMap {
    /// Adds a text; `None` when the position space is full.
    pub fn add(&self, name: &str, text: Vec<u8>) -> Option<Arc<SourceFile>> {
        let mut files = self.files.write();
        // One position past the end of each text is its own, so that end-of-file can be pointed at.
        let base = files.last().map_or(0, |f| f.base as u64 + f.text.len() as u64 + 1);
        if base + text.len() as u64 + 1 > N_POSITIONS as u64 {
            return None;
        }
        let file = Arc::new(SourceFile::new(name, text, base as u32));
        files.push(file.clone());
        Some(file)
    }

    /// Makes a file, which several contexts may share, the first one here. `false` if there is another already.
    pub fn share(&self, file: Arc<SourceFile>) -> bool {
        let mut files = self.files.write();
        let first = files.is_empty() && file.base == 0;
        if first {
            files.push(file);
        }
        first
    }

    /// The file that holds a position.
    pub fn file_at(&self, pos: u32) -> Option<Arc<SourceFile>> {
        let files = self.files.read();
        let at = files.partition_point(|f| f.base <= pos).checked_sub(1)?;
        files.get(at).cloned()
    }

    /// The file, line and column of a position.
    pub fn resolve(&self, pos: u32) -> Option<(Arc<SourceFile>, u32, u32)> {
        let file = self.file_at(pos)?;
        let (line, col) = file.line_col(pos - file.base);
        Some((file, line, col))
    }

    /// The most recently added file of this name, to show a source line.
    pub fn by_name(&self, name: Str, ctx: &Context) -> Option<Arc<SourceFile>> {
        let name = ctx.str(name);
        let files = self.files.read();
        files.iter().rev().find(|f| f.name == *name).cloned()
    }
}
