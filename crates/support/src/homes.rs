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
