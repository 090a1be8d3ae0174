//! What aliases stand for, by name.
//!
//! Printers number the aliases that they make up: `#loc`, `#loc1`, `#loc2`. So a name is taken apart into a stem and a
//! number, and names of the same stem are laid out by their numbers: those that are used near each other in the text are
//! near each other in memory.

use core::ops::Range;
use terrace_support::hashbrown::HashTable;
use terrace_support::words::number_at_end;
use terrace_support::{FxHashMap, hash_bytes};

/// What a name stands for, and where that is said.
type Entry<T> = (T, u32);

/// So many names whose numbers follow each other are in one place, a page.
const PAGE: usize = 16;
/// Names with numbers up to this one have pages.
const FEW: usize = 4096;
/// And so many more for each page that their stem has; beyond, names are found by their hashes.
const SPARSE: usize = 512;

/// A name, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Name {
    stem: u32,
    /// [`Name::BARE`] for none.
    number: u32,
}

impl Name {
    /// No number has so many digits.
    const BARE: u32 = u32::MAX;
    /// One that was never met.
    pub const UNKNOWN: Name = Name { stem: u32::MAX, number: Name::BARE };
}

/// What names with the same letters before their numbers stand for.
struct Stem<T> {
    /// Where its bytes are.
    text: Range<u32>,
    /// What the stem itself stands for.
    bare: Option<Entry<T>>,
    /// Where in [`Aliases::pages`] names are by their numbers, each one more than that; zero for nowhere.
    pages: Vec<u32>,
    /// How many of them there are.
    n_pages: usize,
}

/// What a stem is known by: its length, and its first and last bytes. Of up to [`Key::WHOLE`] bytes that is all of it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    len: u32,
    first: u64,
    last: u64,
}

impl Key {
    const WHOLE: usize = 16;
    /// Of no stem.
    const NONE: Key = Key { len: u32::MAX, first: 0, last: 0 };

    #[inline]
    fn of(stem: &[u8]) -> Key {
        let four = |bytes: Option<&[u8; 4]>| bytes.map_or(0, |&bytes| u32::from_le_bytes(bytes).into());
        let (first, last) = match (stem.first_chunk(), stem.last_chunk()) {
            (Some(&first), Some(&last)) => (u64::from_le_bytes(first), u64::from_le_bytes(last)),
            _ if stem.len() >= 4 => (four(stem.first_chunk()), four(stem.last_chunk())),
            _ => (stem.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)), 0),
        };
        Key { len: stem.len() as u32, first, last }
    }

    /// Where a stem is in [`Aliases::lately`].
    #[inline]
    fn place(self) -> usize {
        (self.first ^ self.last ^ u64::from(self.len) << 4) as usize % LATELY
    }
}

/// What the names of one sort of alias stand for, and where that is said.
pub(crate) struct Aliases<T> {
    stems: Vec<Stem<T>>,
    /// The bytes of the stems: the text is not read again for them (see `AsmParser::pass_text`).
    text: Vec<u8>,
    by_text: HashTable<u32>,
    /// Stems by their keys: of those that would be in the same place the last one.
    lately: [(Key, u32); LATELY],
    pages: Vec<[Option<Entry<T>>; PAGE]>,
    /// Names with numbers too far apart, by stem and number.
    sparse: FxHashMap<(u32, u32), Entry<T>>,
}

const LATELY: usize = 32;

impl<T> Default for Aliases<T> {
    fn default() -> Self {
        Self {
            stems: Vec::new(),
            text: Vec::new(),
            by_text: HashTable::new(),
            lately: [(Key::NONE, 0); LATELY],
            pages: Vec::new(),
            sparse: FxHashMap::default(),
        }
    }
}

/// The stem and the number of the name at this place. A number with leading zeros or more than seven digits is of the
/// stem.
#[inline]
fn split(text: &[u8], name: Range<usize>) -> (&[u8], u32) {
    let end = text.get(..name.end).unwrap_or(&[]);
    let (len, number) = match end.last_chunk() {
        Some(bytes) => number_at_end(bytes),
        None => {
            let mut bytes = [0; 8];
            bytes[8 - end.len()..].copy_from_slice(end);
            number_at_end(&bytes)
        }
    };
    let name = end.get(name.start..).unwrap_or(&[]);
    match name.split_at_checked(name.len().wrapping_sub(len)) {
        Some((stem, digits)) if len < 8 && !matches!(digits, [] | [b'0', _, ..]) => (stem, number),
        _ => (name, Name::BARE),
    }
}

impl<T: Copy> Aliases<T> {
    #[inline(always)]
    fn stem(&self, text: &[u8]) -> Option<u32> {
        let key = Key::of(text);
        let (known, near) = self.lately[key.place()];
        if known == key && (text.len() <= Key::WHOLE || text_of(&self.stems, &self.text, near) == text) {
            return Some(near);
        }
        self.other_stem(text)
    }

    #[cold]
    fn other_stem(&self, text: &[u8]) -> Option<u32> {
        let same = |&stem: &u32| text_of(&self.stems, &self.text, stem) == text;
        self.by_text.find(hash_bytes(text), same).copied()
    }

    /// The name at this place.
    #[inline]
    pub fn name(&self, text: &[u8], name: Range<usize>) -> Name {
        let (text, number) = split(text, name);
        self.stem(text).map_or(Name::UNKNOWN, |stem| Name { stem, number })
    }

    /// What the name at this place stands for, and where that is said.
    #[inline]
    pub fn get(&self, text: &[u8], name: Range<usize>) -> Option<Entry<T>> {
        self.entry(self.name(text, name))
    }

    /// What a name stands for, and where that is said.
    #[inline]
    pub fn entry(&self, Name { stem: number_of_stem, number }: Name) -> Option<Entry<T>> {
        let stem = self.stems.get(number_of_stem as usize)?;
        if number == Name::BARE {
            return stem.bare;
        }
        let (page, at) = (number as usize / PAGE, number as usize % PAGE);
        let page = stem.pages.get(page).and_then(|&page| self.pages.get((page as usize).wrapping_sub(1)));
        match page.and_then(|page| page[at]) {
            None if !self.sparse.is_empty() => self.sparse.get(&(number_of_stem, number)).copied(),
            entry => entry,
        }
    }

    /// Adds the name at this place, where it is defined; `false` when it is there already, or with a dot in it may be the
    /// name of something else.
    pub fn insert(&mut self, text: &[u8], name: Range<usize>, meaning: T) -> bool {
        let entry = (meaning, name.start as u32);
        let (text, number) = split(text, name);
        let Some(stem) = self.stem(text).or_else(|| self.add_stem(text)) else { return false };
        self.insert_name(Name { stem, number }, entry)
    }

    /// Adds a name whose stem is known; `false` when it is there already.
    pub fn insert_name(&mut self, Name { stem: number_of_stem, number }: Name, entry: Entry<T>) -> bool {
        let Some(stem) = self.stems.get_mut(number_of_stem as usize) else { return false };
        if number == Name::BARE {
            return put(&mut stem.bare, entry);
        }
        if !self.sparse.is_empty() && self.sparse.contains_key(&(number_of_stem, number)) {
            return false;
        }
        let (page, at) = (number as usize / PAGE, number as usize % PAGE);
        if page >= stem.pages.len() {
            if number as usize >= FEW + SPARSE * stem.n_pages {
                self.sparse.insert((number_of_stem, number), entry);
                return true;
            }
            stem.pages.resize(page + 1, 0);
        }
        let page = &mut stem.pages[page];
        if *page == 0 {
            self.pages.push([None; PAGE]);
            *page = self.pages.len() as u32;
            stem.n_pages += 1;
        }
        put(&mut self.pages[*page as usize - 1][at], entry)
    }

    #[cold]
    fn add_stem(&mut self, text: &[u8]) -> Option<u32> {
        if text.contains(&b'.') {
            return None;
        }
        let (key, number) = (Key::of(text), self.stems.len() as u32);
        let start = self.text.len() as u32;
        self.text.extend_from_slice(text);
        let range = start..self.text.len() as u32;
        self.stems.push(Stem { text: range, bare: None, pages: Vec::new(), n_pages: 0 });
        self.lately[key.place()] = (key, number);
        let Self { stems, text: texts, .. } = self;
        let hash = |&stem: &u32| hash_bytes(text_of(stems, texts, stem));
        self.by_text.insert_unique(hash_bytes(text), number, hash);
        Some(number)
    }
}

/// The bytes of a stem.
fn text_of<'a, T>(stems: &[Stem<T>], text: &'a [u8], stem: u32) -> &'a [u8] {
    let range = stems.get(stem as usize).map(|stem| stem.text.start as usize..stem.text.end as usize);
    range.and_then(|range| text.get(range)).unwrap_or(&[])
}

/// Puts an entry where none is.
#[inline]
fn put<T>(place: &mut Option<Entry<T>>, entry: Entry<T>) -> bool {
    let free = place.is_none();
    if free {
        *place = Some(entry);
    }
    free
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_taken_apart() {
        let cases: [(&str, &str, u32); 9] = [
            ("loc", "loc", Name::BARE),
            ("loc0", "loc", 0),
            ("loc130000", "loc", 130_000),
            ("loc007", "loc007", Name::BARE),
            ("loc00", "loc00", Name::BARE),
            ("a_1_2", "a_1_", 2),
            ("x9999999", "x", 9_999_999),
            ("x19999999", "x19999999", Name::BARE),
            ("7", "", 7),
        ];
        for (name, stem, number) in cases {
            for before in ["", "#", "123456789#"] {
                let range = before.len()..before.len() + name.len();
                let text = [before, name, "5"].concat();
                assert_eq!(split(text.as_bytes(), range), (stem.as_bytes(), number), "{name}");
            }
        }
    }

    #[test]
    fn every_name_is_found() {
        let mut aliases = Aliases::default();
        let get = |aliases: &Aliases<usize>, name: &str| aliases.get(name.as_bytes(), 0..name.len());
        let numbers = (0..200).chain((1000..9000).step_by(100)).chain([5, 6, 7].map(|n| n * 1_000_000));
        let numbered =
            numbers.flat_map(|n| ["loc", "di_local_variable", ""].map(|stem| format!("{stem}{n}")));
        let names: Vec<String> =
            numbered.chain(["loc", "map", "loc00", "x1999999999"].map(str::to_owned)).collect();
        for (i, name) in names.iter().enumerate() {
            assert_eq!(get(&aliases, name), None, "{name}");
            let text = format!("#{name}");
            assert!(aliases.insert(text.as_bytes(), 1..text.len(), i), "{name}");
            assert!(!aliases.insert(text.as_bytes(), 1..text.len(), i + 1), "{name}");
        }
        for (i, name) in names.iter().enumerate() {
            assert_eq!(get(&aliases, name), Some((i, 1)), "{name}");
        }
        for name in ["loc200", "loc999", "lo", "locc", "map0", "9001", "loc8000000"] {
            assert_eq!(get(&aliases, name), None, "{name}");
        }
        assert_eq!(aliases.sparse.len(), 9);
        assert!(!aliases.insert(b"a.b1", 0..4, 0));
    }
}
