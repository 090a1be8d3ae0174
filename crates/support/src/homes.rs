//! Records that belong to another one, found beside each other.
//!
//! The variables and locations of a function lead to its scope, and nobody asks for them but beside each other. In a
//! table of all records each would be somewhere else, and waited for.

/// So much of what belongs to a record is kept here.
const ROOM: usize = 14;

struct Home {
    /// The record that others belong to.
    of: u32,
    n: u32,
    /// Parts of hashes.
    keys: [u16; 16],
    ids: [u32; ROOM],
}

/// What belongs to records.
#[derive(Default)]
pub(crate) struct Homes {
    /// In the order of the records that they are of: that is how they are asked for first. One that is asked for when
    /// there is one of a later record has nothing here, ever.
    homes: Vec<Vec<Home>>,
    /// The one that was asked for last.
    last: usize,
}

/// So many are in a row in memory, which is not moved when there are more.
const RUN: usize = 256;

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
    home: usize,
    key: u16,
}

/// Some bits that are mostly different for different words.
#[inline]
fn key_of(tag: u32, words: &[u32]) -> u16 {
    let mixed = words.iter().fold(u64::from(tag), |mixed, &word| mixed.rotate_left(7) ^ u64::from(word));
    (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48) as u16
}

impl Homes {
    /// Looks for a record among those that belong to this one.
    #[inline]
    pub fn find(&mut self, home: u32, tag: u32, words: &[u32], same: impl Fn(u32) -> bool) -> Found {
        if self.get(self.last).is_none_or(|last| last.of != home) && !self.go_to(home) {
            return Found::Full;
        }
        let Some(Home { keys, ids, n, .. }) = self.get(self.last) else { return Found::Full };
        let key = key_of(tag, words);
        let mut equal = 0u32;
        for (i, &known) in keys.iter().enumerate() {
            equal |= u32::from(known == key) << i;
        }
        equal &= (1 << n) - 1;
        while equal != 0 {
            let id = ids[equal.trailing_zeros() as usize % ROOM];
            if same(id) {
                return Found::Id(id);
            }
            equal &= equal - 1;
        }
        if *n as usize == ROOM { Found::Full } else { Found::Room(Room { home: self.last, key }) }
    }

    #[inline]
    fn get(&self, at: usize) -> Option<&Home> {
        self.homes.get(at / RUN)?.get(at % RUN)
    }

    /// Makes what belongs to a record the last that was asked for; `false` when there is no such place.
    #[cold]
    fn go_to(&mut self, home: u32) -> bool {
        let first = |run: &Vec<Home>| run.first().map_or(0, |first| first.of);
        if self.get(self.last + 1).is_some_and(|next| next.of == home) {
            self.last += 1;
        } else if self.homes.last().and_then(|run| run.last()).is_none_or(|last| last.of < home) {
            self.last = self.push(home);
        } else {
            let run = self.homes.partition_point(|run| first(run) <= home).saturating_sub(1);
            let Ok(at) = self.homes[run].binary_search_by_key(&home, |home| home.of) else { return false };
            self.last = run * RUN + at;
        }
        true
    }

    /// Makes room for what belongs to a record, behind all others; where it is.
    fn push(&mut self, home: u32) -> usize {
        if self.homes.last().is_none_or(|run| run.len() == RUN) {
            self.homes.push(Vec::with_capacity(if self.homes.is_empty() { 0 } else { RUN }));
        }
        let n_runs = self.homes.len();
        match self.homes.last_mut() {
            Some(run) => {
                run.push(Home { of: home, n: 0, keys: [0; 16], ids: [0; ROOM] });
                (n_runs - 1) * RUN + run.len() - 1
            }
            None => 0,
        }
    }

    /// Puts a record where [`Homes::find`] found room, if nothing was put there since.
    #[inline]
    pub fn put(&mut self, Room { home, key }: Room, id: u32) {
        if let Some(home) = self.homes.get_mut(home / RUN).and_then(|run| run.get_mut(home % RUN))
            && let n = home.n as usize
            && n < ROOM
        {
            (home.keys[n], home.ids[n]) = (key, id);
            home.n += 1;
        }
    }

    /// All records that are here.
    pub fn ids(&self) -> impl Iterator<Item = u32> {
        self.homes.iter().flatten().flat_map(|home| home.ids.iter().copied().take(home.n as usize))
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
