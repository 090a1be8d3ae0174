//! What aliases stand for, by name.
//!
//! Printers number the aliases that they make up: `#loc`, `#loc1`, `#loc2`. So a name is taken apart into a stem and a
//! number, and names of the same stem are laid out by their numbers: those that are used near each other in the text are
//! near each other in memory.

use core::ops::Range;
use terrace_support::hashbrown::HashTable;
use terrace_support::{FxHashMap, hash_bytes};

/// What a name stands for, and where that is said.
type Entry<T> = (T, u32);

/// So many numbers that follow each other are in one place.
const PAGE: usize = 16;
/// Up to this number there may be few names of a stem.
const FEW: usize = 4096;
/// Of so many numbers beyond, one is the number of a name at the least; a name among fewer is found by its hash.
const SPARSE: usize = 512;

/// What names with the same letters before their numbers stand for.
#[derive(Clone)]
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

/// What the names of one sort of alias stand for, and where that is said.
#[derive(Clone)]
pub(crate) struct Aliases<T> {
    stems: Vec<Stem<T>>,
    /// The bytes of the stems: the text is not read again for them (see `AsmParser::pass_text`).
    text: Vec<u8>,
    by_text: HashTable<u32>,
    /// Stems that got names lately.
    lately: [u32; LATELY],
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
            lately: [0; LATELY],
            pages: Vec::new(),
            sparse: FxHashMap::default(),
        }
    }
}

/// The stem and the number of a name. A number with leading zeros or too many digits is of the stem.
#[inline]
fn split(name: &[u8]) -> (&[u8], Option<u32>) {
    let (mut number, mut scale) = (0, 1);
    let mut len = name.len();
    while let Some(digit @ b'0'..=b'9') = len.checked_sub(1).and_then(|last| name.get(last))
        && scale < 1_000_000_000
    {
        number += u32::from(digit - b'0') * scale;
        scale *= 10;
        len -= 1;
    }
    let (stem, digits) = name.split_at(len);
    match digits {
        [] | [b'0', _, ..] => (name, None),
        _ if stem.last().is_some_and(u8::is_ascii_digit) => (name, None),
        _ => (stem, Some(number)),
    }
}

/// Where a stem is in [`Aliases::lately`].
#[inline]
fn place_of(stem: &[u8]) -> usize {
    let [first, last] = [stem.first(), stem.last()].map(|byte| byte.map_or(0, |&byte| usize::from(byte)));
    (stem.len() ^ first << 2 ^ last) % LATELY
}

impl<T: Copy> Aliases<T> {
    #[inline]
    fn text_of(&self, stem: u32) -> Option<&[u8]> {
        let Range { start, end } = self.stems.get(stem as usize)?.text;
        self.text.get(start as usize..end as usize)
    }

    #[inline]
    fn stem(&self, text: &[u8]) -> Option<u32> {
        let near = self.lately[place_of(text)];
        if self.text_of(near) == Some(text) {
            return Some(near);
        }
        self.by_text.find(hash_bytes(text), |&stem| self.text_of(stem) == Some(text)).copied()
    }

    /// What a name stands for, and where that is said.
    #[inline]
    pub fn get(&self, name: &[u8]) -> Option<Entry<T>> {
        let (text, number) = split(name);
        let number_of_stem = self.stem(text)?;
        let stem = self.stems.get(number_of_stem as usize)?;
        let Some(number) = number else { return stem.bare };
        let (page, at) = (number as usize / PAGE, number as usize % PAGE);
        let page = stem.pages.get(page).and_then(|&page| self.pages.get((page as usize).wrapping_sub(1)));
        match page.and_then(|page| page[at]) {
            None if !self.sparse.is_empty() => self.sparse.get(&(number_of_stem, number)).copied(),
            entry => entry,
        }
    }

    /// Adds a name that is not there yet, and that is defined at `at`.
    pub fn insert(&mut self, name: &[u8], meaning: T, at: u32) {
        let (text, number) = split(name);
        let number_of_stem = self.stem(text).unwrap_or_else(|| self.add_stem(text));
        self.lately[place_of(text)] = number_of_stem;
        let Some(stem) = self.stems.get_mut(number_of_stem as usize) else { return };
        let entry = Some((meaning, at));
        let Some(number) = number else {
            stem.bare = entry;
            return;
        };
        let (page, place) = (number as usize / PAGE, number as usize % PAGE);
        if page >= stem.pages.len() {
            if number as usize >= FEW + SPARSE * stem.n_pages {
                self.sparse.insert((number_of_stem, number), (meaning, at));
                return;
            }
            stem.pages.resize(page + 1, 0);
        }
        let page = &mut stem.pages[page];
        if *page == 0 {
            self.pages.push([None; PAGE]);
            *page = self.pages.len() as u32;
            stem.n_pages += 1;
        }
        self.pages[*page as usize - 1][place] = entry;
    }

    #[cold]
    fn add_stem(&mut self, text: &[u8]) -> u32 {
        let number = self.stems.len() as u32;
        let start = self.text.len() as u32;
        self.text.extend_from_slice(text);
        let range = start..self.text.len() as u32;
        self.stems.push(Stem { text: range, bare: None, pages: Vec::new(), n_pages: 0 });
        let Self { stems, text: texts, .. } = self;
        let hash = |&stem: &u32| {
            let range = stems.get(stem as usize).map(|stem| stem.text.start as usize..stem.text.end as usize);
            hash_bytes(range.and_then(|range| texts.get(range)).unwrap_or(&[]))
        };
        self.by_text.insert_unique(hash_bytes(text), number, hash);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_taken_apart() {
        let cases: [(&str, &str, Option<u32>); 9] = [
            ("loc", "loc", None),
            ("loc0", "loc", Some(0)),
            ("loc130000", "loc", Some(130_000)),
            ("loc007", "loc007", None),
            ("loc00", "loc00", None),
            ("a_1_2", "a_1_", Some(2)),
            ("x999999999", "x", Some(999_999_999)),
            ("x1999999999", "x1999999999", None),
            ("7", "", Some(7)),
        ];
        for (name, stem, number) in cases {
            assert_eq!(split(name.as_bytes()), (stem.as_bytes(), number), "{name}");
        }
    }

    #[test]
    fn every_name_is_found() {
        let mut aliases = Aliases::default();
        let numbers = (0..200).chain((1000..9000).step_by(100)).chain([7, 77, 777].map(|n| n * 1_000_000));
        let numbered = numbers.flat_map(|n| ["loc", "di_local_variable", ""].map(|stem| format!("{stem}{n}")));
        let names: Vec<String> =
            numbered.chain(["loc", "map", "loc00", "a.b", "x1999999999"].map(str::to_owned)).collect();
        for (i, name) in names.iter().enumerate() {
            assert_eq!(aliases.get(name.as_bytes()), None, "{name}");
            aliases.insert(name.as_bytes(), i, i as u32);
        }
        for (i, name) in names.iter().enumerate() {
            assert_eq!(aliases.get(name.as_bytes()), Some((i, i as u32)), "{name}");
        }
        for name in ["loc200", "loc999", "lo", "locc", "map0", "9001", "loc8000000"] {
            assert_eq!(aliases.get(name.as_bytes()), None, "{name}");
        }
        assert_eq!(aliases.sparse.len(), 9);
    }
}
