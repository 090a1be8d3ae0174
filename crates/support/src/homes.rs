//! Records that belong to another one, found beside each other.
//!
//! The variables and locations of a function lead to its scope, and nobody asks for them but beside each other. In a
//! table of all records each would be somewhere else, and waited for.

use crate::words::places_of;

/// So much of what belongs to a record is kept here: what a line of the cache has room for.
const ROOM: usize = 11;

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Home {
    /// The record that others belong to.
    of: u32,
    ids: [u32; ROOM],
    /// Parts of hashes, and behind them how many there are.
    keys: [u8; 16],
}
const _: () = assert!(size_of::<Home>() == 64);

impl Home {
    fn new(of: u32) -> Self {
        Home { of, ids: [0; ROOM], keys: [0; 16] }
    }

    #[inline]
    fn len(&self) -> usize {
        self.keys[15].into()
    }
}

/// What belongs to records.
pub(crate) struct Homes {
    /// In the order of the records that they are of: that is how they are asked for first. One that is asked for when
    /// there is one of a later record has nothing here, ever.
    homes: Vec<Vec<Home>>,
    /// The one that was asked for last, and its place in the others, where it is to be put back.
    last: Home,
    place: usize,
}

/// So many are in a row in memory, which is not moved when there are more.
const RUN: usize = 256;

/// Nothing is kept of what belongs to the record of this index.
const NOWHERE: u32 = u32::MAX;

impl Default for Homes {
    fn default() -> Self {
        let mut full = Home::new(NOWHERE);
        full.keys[15] = ROOM as u8;
        Self { homes: Vec::new(), last: full, place: usize::MAX }
    }
}

/// What is known of a record that is looked for.
pub(crate) enum Found {
    /// It is there.
    Id(u32),
    /// It is not there, and can be put there.
    Room(Room),
    /// It is not there, and there is no room for it.
    Full,
}

/// Where a record can be put.
pub(crate) struct Room {
    of: u32,
    key: u8,
}

/// Some bits that are mostly different for different words.
#[inline]
fn key_of(tag: u32, words: &[u32]) -> u8 {
    let mix = |mixed: u64, word: u32| mixed.rotate_left(7) ^ u64::from(word);
    // What is different comes early.
    let mixed = match words {
        [a, b, c, d, ..] => [a, b, c, d].into_iter().fold(u64::from(tag), |mixed, &word| mix(mixed, word)),
        _ => words.iter().fold(u64::from(tag), |mixed, &word| mix(mixed, word)),
    };
    (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8
}

impl Homes {
    /// Looks for a record among those that belong to this one.
    #[inline]
    pub fn find(&mut self, home: u32, tag: u32, words: &[u32], same: impl Fn(u32) -> bool) -> Found {
        if self.last.of != home && !self.go_to(home) {
            return Found::Full;
        }
        let (last, key) = (&self.last, key_of(tag, words));
        let mut equal = places_of(key, &last.keys) & ((1 << (last.len() & 15)) - 1);
        while equal != 0 {
            let id = last.ids[equal.trailing_zeros() as usize % ROOM];
            if same(id) {
                return Found::Id(id);
            }
            equal &= equal - 1;
        }
        if last.len() == ROOM { Found::Full } else { Found::Room(Room { of: home, key }) }
    }

    /// Makes what belongs to a record the last that was asked for; `false` when there is no such place.
    #[cold]
    fn go_to(&mut self, home: u32) -> bool {
        if home == NOWHERE {
            return false;
        }
        let at = |place: usize| (place / RUN, place % RUN);
        let get = |place: usize| self.homes.get(at(place).0)?.get(at(place).1);
        let next = self.place.wrapping_add(1);
        let first = |run: &Vec<Home>| run.first().map_or(0, |first| first.of);
        let place = if get(next).is_some_and(|next| next.of == home) {
            next
        } else if self.homes.last().and_then(|run| run.last()).is_none_or(|last| last.of < home) {
            self.push(home)
        } else {
            let run = self.homes.partition_point(|run| first(run) <= home).saturating_sub(1);
            let Ok(at) = self.homes[run].binary_search_by_key(&home, |home| home.of) else { return false };
            run * RUN + at
        };
        self.put_back();
        let (run, at) = at(place);
        (self.last, self.place) = (self.homes[run][at], place);
        true
    }

    /// Puts the last one where it is from.
    fn put_back(&mut self) {
        let run = self.homes.get_mut(self.place / RUN);
        if let Some(place) = run.and_then(|run| run.get_mut(self.place % RUN)) {
            *place = self.last;
        }
    }

    /// Makes room for what belongs to a record, behind all others; where it is.
    fn push(&mut self, home: u32) -> usize {
        if self.homes.last().is_none_or(|run| run.len() == RUN) {
            self.homes.push(Vec::with_capacity(if self.homes.is_empty() { 0 } else { RUN }));
        }
        let n_runs = self.homes.len();
        match self.homes.last_mut() {
            Some(run) => {
                run.push(Home::new(home));
                (n_runs - 1) * RUN + run.len() - 1
            }
            None => 0,
        }
    }

    /// Puts a record where [`Homes::find`] found room, if nothing was put there since and no other home was asked for.
    #[inline]
    pub fn put(&mut self, Room { of, key }: Room, id: u32) {
        let last = &mut self.last;
        let n = last.len();
        if last.of == of && n < ROOM {
            (last.keys[n], last.ids[n]) = (key, id);
            last.keys[15] += 1;
        }
    }

    /// All records that are here.
    pub fn ids(&mut self) -> impl Iterator<Item = u32> {
        self.put_back();
        self.homes.iter().flatten().flat_map(|home| home.ids.iter().copied().take(home.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interner::Interner;

    /// Finds a record among those that belong to one, or puts it there if there is room.
    fn add(homes: &mut Homes, records: &mut Vec<(u32, Vec<u32>)>, home: u32, words: &[u32]) -> Option<u32> {
        let same = |id: u32| records[id as usize].1 == words;
        match homes.find(home, 7, words, same) {
            Found::Id(id) => Some(id),
            Found::Full => None,
            Found::Room(room) => {
                records.push((home, words.to_vec()));
                homes.put(room, records.len() as u32 - 1);
                Some(records.len() as u32 - 1)
            }
        }
    }

    #[test]
    fn what_was_put_is_found_and_no_more_than_fits() {
        let (mut homes, mut records) = (Homes::default(), Vec::new());
        assert_eq!(add(&mut homes, &mut records, NOWHERE, &[0]), None);
        // More than one run of them, in order and with gaps.
        for home in (0..3 * RUN as u32).map(|i| 5 * i + 1) {
            for word in 0..ROOM as u32 + 2 {
                let id = add(&mut homes, &mut records, home, &[home, word]);
                assert_eq!(id.is_some(), word < ROOM as u32, "{home} {word}");
            }
        }
        let n = records.len();
        for (id, (home, words)) in records.clone().into_iter().enumerate().rev().step_by(3) {
            assert_eq!(add(&mut homes, &mut records, home, &words), Some(id as u32));
        }
        // One that comes late has nothing, also when it is asked for again.
        assert_eq!([7, 2, 7].map(|home| add(&mut homes, &mut records, home, &[home])), [None; 3]);
        assert_eq!(add(&mut homes, &mut records, NOWHERE, &[0]), None);
        assert_eq!((records.len(), homes.ids().count()), (n, n));
    }

    #[test]
    fn a_record_has_one_index_however_it_is_asked_for() {
        let interner = Interner::new();
        let words = |i: u32| [i % 50, i / 50, i];
        let ask = |i: u32| interner.intern_words_of(i % 50, 3, &words(i));
        let hold = interner.hold();
        let first: Vec<u32> = (0..2000).map(ask).collect();
        assert_eq!((0..2000).rev().map(ask).rev().collect::<Vec<_>>(), first);
        drop(hold);
        // Held again, then by two threads that do not hold it.
        let hold = interner.hold();
        assert_eq!((0..2000).map(ask).collect::<Vec<_>>(), first);
        drop(hold);
        std::thread::scope(|scope| {
            let threads = [0, 1].map(|_| scope.spawn(|| (0..2500).map(ask).collect::<Vec<_>>()));
            let [one, other] = threads.map(|thread| thread.join().unwrap());
            assert_eq!(one, other);
            assert_eq!(one[..2000], first);
        });
        let hold = interner.hold();
        assert_eq!((0..2000).map(ask).collect::<Vec<_>>(), first);
        drop(hold);
        let n = (0..2500).map(ask).collect::<std::collections::HashSet<_>>().len();
        assert_eq!(n, 2500);
    }
}
