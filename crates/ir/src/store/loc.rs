//! Locations: an attribute, a byte position in a source text, or a place in a file.
//!
//! The parser gives every operation the position of its first byte; line and column are computed when they are printed.
//! Locations in the text, of which there may be one for each operation, are mostly places: their parts are kept in a table,
//! and an attribute is made on demand. So are the parts of the call sites that inlining makes.

use super::attrs::{CallSiteLoc, FileLineColRange, FusedLoc, NameLoc};
use super::ids::Attr;
use super::interners::Store;
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

pub use super::places::{FreePlaces, Loc, Place};
pub use super::source::{SourceFile, SourceMap};

impl Place {
    fn attr(self, ctx: &Store) -> Attr {
        let Place { file, line, col, metadata } = self;
        let attr = FileLineColRange::get(ctx, file, line, col, line, col);
        if metadata.is_some() { FusedLoc::get(ctx, &[attr], metadata) } else { attr }
    }

    /// The place that an attribute describes; of a range the start.
    fn of_attr(ctx: &Store, attr: Attr) -> Option<Place> {
        let (attr, metadata) = match attr.as_::<FusedLoc>(ctx) {
            None => (attr, None),
            Some(FusedLoc { locs: &[part], metadata: Some(metadata), .. }) => (part, Some(metadata)),
            Some(_) => return None,
        };
        let at = attr.as_::<FileLineColRange>(ctx)?;
        Some(Place { file: at.file, line: at.start_line, col: at.start_col, metadata })
    }
}

impl Loc {
    /// A place. Unlike equal attributes, equal places may be different locations.
    #[inline]
    pub fn of_place(ctx: &Store, place: Place, free: &mut FreePlaces) -> Loc {
        match Loc::of_place_index(ctx.places.push(place, free)) {
            Some(loc) => loc,
            None => Loc::of_attr(place.attr(ctx)),
        }
    }

    /// The place, if this is one or an attribute that describes one; of a range the start.
    #[inline]
    pub fn place(self, ctx: &Store) -> Option<Place> {
        match self.as_attr() {
            Some(attr) => Place::of_attr(ctx, attr),
            None => self.noted_place(ctx),
        }
    }

    /// The place, if this is one.
    #[inline]
    pub(crate) fn noted_place(self, ctx: &Store) -> Option<Place> {
        ctx.places.get(self.place_index()?)
    }

    /// A call site. Unlike equal attributes, equal call sites may be different locations.
    pub(crate) fn of_call_site(ctx: &Store, callee: Loc, caller: Loc) -> Loc {
        // Attributes are made along the callers, of which there may be very many, but not along callees.
        let callee =
            if callee.noted_call_site(ctx).is_some() { Loc::of_attr(callee.attr(ctx)) } else { callee };
        match Loc::of_place_index(ctx.places.push_call_site(callee, caller)) {
            Some(loc) => loc,
            None => Loc::of_attr(CallSiteLoc::get(ctx, callee.attr(ctx), caller.attr(ctx))),
        }
    }

    /// Callee and caller, if this is a noted call site.
    fn noted_call_site(self, ctx: &Store) -> Option<(Loc, Loc)> {
        let (callee, caller, _) = ctx.places.call_site(self.place_index()?)?;
        Some((callee, caller))
    }

    /// Callee and caller, if this is a call site.
    pub fn call_site(self, ctx: &Store) -> Option<(Loc, Loc)> {
        let Some(attr) = self.as_attr() else { return self.noted_call_site(ctx) };
        let site = attr.as_::<CallSiteLoc>(ctx)?;
        Some((Loc::of_attr(site.callee), Loc::of_attr(site.caller)))
    }

    /// The location as an attribute (`FileLineColLoc` for a byte position). [`Loc::place`] is cheaper for a place.
    #[inline]
    pub fn attr(self, ctx: &Store) -> Attr {
        match self.as_attr() {
            Some(attr) => attr,
            None => self.new_attr(ctx),
        }
    }

    /// [`Loc::attr`] of a place, a call site, a position or a placeholder.
    #[inline(never)]
    fn new_attr(self, ctx: &Store) -> Attr {
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
    fn call_site_attr(self, ctx: &Store) -> Attr {
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
    pub(crate) fn find_part<T>(self, ctx: &Store, f: impl Fn(Attr) -> Option<T>) -> Option<T> {
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
    pub fn file_line_col(self, ctx: &Store) -> Option<(String, u32, u32)> {
        if let Some(pos) = self.pos() {
            return ctx.sources.resolve(pos).map(|(file, line, col)| (file.name.clone(), line, col));
        }
        let at = self.find_part(ctx, |attr| attr.as_::<FileLineColRange>(ctx))?;
        Some((ctx.str(at.file).into_owned(), at.start_line, at.start_col))
    }

    /// The first line and column of a file in the location, as a location; unknown if there is none
    /// (`findInstanceOfOrUnknown<FileLineColLoc>`).
    pub fn first_place(self, ctx: &Store) -> Loc {
        let is_place = |at: FileLineColRange| (at.start_line, at.start_col) == (at.end_line, at.end_col);
        let part = |attr: Attr| attr.as_::<FileLineColRange>(ctx).is_some_and(is_place).then_some(attr);
        if self.pos().is_some() { self } else { self.find_part(ctx, part).map_or(Loc::UNKNOWN, Loc::of_attr) }
    }
}

/// The locations of code that is inlined at a call: call sites of the locations it had. The callers in these are stacked on
/// the call once for all locations that have them.
pub struct InlinedLocs<'a> {
    store: &'a Store,
    call: Loc,
    callers: FxHashMap<Loc, Loc>,
}

impl<'a> InlinedLocs<'a> {
    /// The locations of code that is inlined at the location of a call. An unknown one is not noted.
    pub fn new(store: &'a Store, call: Loc) -> Self {
        Self { store, call, callers: FxHashMap::default() }
    }

    /// The location of inlined code that had this location, which may be inlined code itself.
    pub fn locate(&mut self, loc: Loc) -> Loc {
        if self.call == Loc::UNKNOWN {
            return loc;
        }
        match loc.call_site(self.store) {
            None => Loc::of_call_site(self.store, loc, self.call),
            Some((callee, caller)) => {
                let caller = self.caller(caller);
                Loc::of_call_site(self.store, callee, caller)
            }
        }
    }

    fn caller(&mut self, mut caller: Loc) -> Loc {
        let mut pending: SmallVec<[(Loc, Loc); 4]> = SmallVec::new();
        let mut stacked = loop {
            if let Some(&known) = self.callers.get(&caller) {
                break known;
            }
            match caller.call_site(self.store) {
                Some((callee, next)) => {
                    pending.push((caller, callee));
                    caller = next;
                }
                None => {
                    let stacked = Loc::of_call_site(self.store, caller, self.call);
                    self.callers.insert(caller, stacked);
                    break stacked;
                }
            }
        };
        while let Some((caller, callee)) = pending.pop() {
            stacked = Loc::of_call_site(self.store, callee, stacked);
            self.callers.insert(caller, stacked);
        }
        stacked
    }
}

impl FusedLoc<'_> {
    /// The fused location of `locs` (`FusedLoc::get`): flattens those fused with the same metadata, drops unknown ones and
    /// duplicates, and returns a single one without metadata as it is.
    pub fn of(ctx: &Store, locs: &[Attr], metadata: Option<Attr>) -> Attr {
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

impl SourceFile {
    /// The location `file:0:0` of a whole text.
    pub fn start_loc(&self, ctx: &Store) -> Loc {
        Loc::of_attr(FileLineColRange::get(ctx, ctx.intern(&self.name), 0, 0, 0, 0))
    }
}
