//! A cache with one place for each hash: [`DirectMapped`].

/// Adds a word to a hash; start with zero. The upper half of the result is the better one.
#[inline(always)]
pub fn hash_word(hash: u64, word: u32) -> u64 {
    (hash.rotate_left(25) ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// A cache of `N` entries, of which the hash of a key chooses one: a new entry replaces the old one in its place.
///
/// What an entry is the answer to, it says itself: as a key beside the answer, or as part of the answer. The cache
/// forgets, so an answer must be cheap enough to find again. Each use states what it buys.
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

impl<T, const N: usize> Default for DirectMapped<T, N> {
    fn default() -> Self {
        Self { entries: core::iter::repeat_with(|| None).take(N).collect() }
    }
}

impl<T, const N: usize> DirectMapped<T, N> {
    #[inline(always)]
    fn index(hash: u64) -> usize {
        // Both halves, since hashes of numbers are often the numbers.
        (hash ^ hash >> 32) as usize % N
    }

    /// The entry in the place of this hash, if it is the one that is looked for.
    #[inline(always)]
    pub fn get(&mut self, hash: u64, is_it: impl FnOnce(&T) -> bool) -> Option<&mut T> {
        self.entries[Self::index(hash)].as_mut().filter(|entry| is_it(entry))
    }

    /// Puts an entry into the place of its hash.
    #[inline]
    pub fn insert(&mut self, hash: u64, entry: T) {
        self.entries[Self::index(hash)] = Some(entry);
    }
}
