//! Records that belong to another one, found beside each other.
//!
//! The variables and locations of a function lead to its scope, and nobody asks for them but beside each other. In a
//! table of all records each would be somewhere else, and waited for.

use crate::FxHashMap;

/// What belongs to a record: so much of it is kept here.
const ROOM: usize = 15;

#[derive(Clone, Copy)]
struct Home {
    /// Parts of hashes.
    keys: [u16; ROOM + 1],
    ids: [u32; ROOM],
    n: u32,
}

/// What belongs to records, by these.
#[derive(Default)]
pub(crate) struct Homes {
    of: FxHashMap<u32, u32>,
    homes: Vec<Home>,
    /// The one that was asked for last, and where it is.
    last: Option<(u32, u32)>,
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
    home: u32,
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
        let at = match self.last {
            Some((known, at)) if known == home => at,
            _ => self.home(home),
        };
        let Some(Home { keys, ids, n }) = self.homes.get(at as usize) else { return Found::Full };
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
        if *n as usize == ROOM { Found::Full } else { Found::Room(Room { home: at, key }) }
    }

    /// Where what belongs to a record is.
    #[cold]
    fn home(&mut self, home: u32) -> u32 {
        let next = self.homes.len() as u32;
        let at = *self.of.entry(home).or_insert(next);
        if at == next {
            self.homes.push(Home { keys: [0; ROOM + 1], ids: [0; ROOM], n: 0 });
        }
        self.last = Some((home, at));
        at
    }

    /// Puts a record where [`Homes::find`] found room, if nothing was put there since.
    #[inline]
    pub fn put(&mut self, Room { home, key }: Room, id: u32) {
        if let Some(home) = self.homes.get_mut(home as usize)
            && let n = home.n as usize
            && n < ROOM
        {
            (home.keys[n], home.ids[n]) = (key, id);
            home.n += 1;
        }
    }

    /// All records that are here.
    pub fn ids(&self) -> impl Iterator<Item = u32> {
        self.homes.iter().flat_map(|home| home.ids.iter().copied().take(home.n as usize))
    }
}
