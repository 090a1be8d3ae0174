//! A direct-mapped cache: [`DirectMapped`].

/// Adds a word to a hash, which starts with zero. The upper half of the result is better distributed.
#[inline(always)]
pub fn hash_word(hash: u64, word: u32) -> u64 {
    (hash.rotate_left(25) ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// A direct-mapped cache of `N` entries: the hash of a key selects one entry, and a new entry replaces the old one.
///
/// An entry contains its key, or the key follows from the value; [`DirectMapped::get`] asks the caller whether the entry
/// has the right key. Entries get lost, so a value must be cheap to compute again. Each use states what it saves.
///
/// ```
/// use terrace_support::cache::DirectMapped;
///
/// let mut squares: DirectMapped<(u32, u32), 8> = DirectMapped::default();
/// assert!(squares.get(3, |entry| entry.0 == 3).is_none());
/// squares.insert(3, (3, 9));
/// assert_eq!(squares.get(3, |entry| entry.0 == 3), Some(&mut (3, 9)));
/// ```
pub struct DirectMapped<T, const N: usize> {
    entries: Box<[Option<T>]>,
}

impl<T: Clone, const N: usize> Default for DirectMapped<T, N> {
    fn default() -> Self {
        Self { entries: vec![None; N].into() }
    }
}

impl<T, const N: usize> DirectMapped<T, N> {
    #[inline(always)]
    fn index(hash: u64) -> usize {
        // Both halves, since hashes of numbers are often the numbers.
        (hash ^ hash >> 32) as usize % N
    }

    /// The entry that this hash selects, if `is_it` accepts its key.
    #[inline(always)]
    pub fn get(&mut self, hash: u64, is_it: impl FnOnce(&T) -> bool) -> Option<&mut T> {
        self.entries[Self::index(hash)].as_mut().filter(|entry| is_it(entry))
    }

    /// Replaces the entry that this hash selects.
    #[inline]
    pub fn insert(&mut self, hash: u64, entry: T) {
        self.entries[Self::index(hash)] = Some(entry);
    }
}
