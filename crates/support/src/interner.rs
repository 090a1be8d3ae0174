//! Unique records behind four-byte handles.
//!
//! A record is a tag and a run of bytes (or of `u32` words). Equal records get equal indices.
//! Reads take no lock; inserts lock one of sixteen shards chosen by the hash.
//!
//! Invariant: nothing observable may depend on the numeric order of indices, since with several
//! threads that order is not deterministic.

use crate::chunked::PtrTable;
use crate::homes::{Found, Homes};
use crate::words;
use core::cell::{Cell, UnsafeCell};
use core::hash::Hasher;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use parking_lot::{Mutex, MutexGuard};
use std::alloc::{Layout, alloc, handle_alloc_error};

const N_SHARDS: usize = 16;
/// Bytes of one arena block; larger records get a block of their own.
const BLOCK: usize = 1 << 16;
/// How records are aligned: there may be numbers of 64 bits in them.
const ALIGN: usize = 8;
/// With so many records a shard takes several indices at once, since threads wait for each other at each taking.
const MANY: usize = 1 << 12;
/// How many.
const INDICES: u32 = 32;

/// The head of a record in an arena; its payload follows directly.
#[repr(C)]
struct Head {
    tag: u32,
    len: u32,
}

/// Records by hash. A power of two in length, at most three quarters full. Probing is linear.
///
/// Whether a place is taken is seen from bytes apart from the rest: those of a large table are still near when the
/// table is not, and a record that is new, as most are in a table that grows large, is not waited for.
#[derive(Default)]
struct Table {
    /// Some bits of the hash with the top bit set; zero where there is no record.
    tags: Vec<u8>,
    /// Half of the hash, and the index.
    slots: Vec<MaybeUninit<(u32, u32)>>,
    /// How far a hash is shifted to be a place.
    shift: u32,
    len: usize,
}

#[inline]
fn tag_of(short: u32) -> u8 {
    short as u8 | 0x80
}

impl Table {
    #[inline]
    fn place(&self, short: u32) -> usize {
        (u64::from(short).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// The index of a record with this hash that is the same, else the place to put it.
    #[inline]
    fn find(&self, short: u32, same: impl Fn(u32) -> bool) -> Result<u32, usize> {
        if self.tags.is_empty() {
            return Err(0);
        }
        let (mask, tag) = (self.tags.len() - 1, tag_of(short));
        let mut at = self.place(short) & mask;
        loop {
            match self.tags[at] {
                0 => return Err(at),
                known if known == tag => {
                    // SAFETY: a tag is written with its slot, and stays as long as the slot.
                    let (hash, id) = unsafe { self.slots[at].assume_init() };
                    if hash == short && same(id) {
                        return Ok(id);
                    }
                }
                _ => {}
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds a record at the place that [`Table::find`] gave.
    #[inline]
    fn insert(&mut self, place: usize, short: u32, id: u32) {
        let mut place = place;
        if (self.len + 1) * 4 > self.tags.len() * 3 {
            self.grow();
            place = self.free_place(short);
        }
        self.tags[place] = tag_of(short);
        self.slots[place].write((short, id));
        self.len += 1;
    }

    /// The place of a record that is not there.
    #[inline]
    fn free_place(&self, short: u32) -> usize {
        let mask = self.tags.len() - 1;
        let mut at = self.place(short) & mask;
        while self.tags[at] != 0 {
            at = (at + 1) & mask;
        }
        at
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.tags.len() * 2).max(16);
        let tags = core::mem::replace(&mut self.tags, vec![0; size]);
        let mut slots = Vec::with_capacity(size);
        slots.resize_with(size, MaybeUninit::uninit);
        let slots = core::mem::replace(&mut self.slots, slots);
        self.shift = 64 - size.ilog2();
        for (&tag, &slot) in tags.iter().zip(&slots) {
            if tag != 0 {
                // SAFETY: as in `find`.
                let place = self.free_place(unsafe { slot.assume_init() }.0);
                self.tags[place] = tag;
                self.slots[place] = slot;
            }
        }
    }
}

/// A shard where threads that insert into others do not share its cache lines.
#[repr(align(128))]
#[derive(Default)]
struct Apart(Mutex<Shard>);
const _: () = assert!(size_of::<Apart>() == 128);

#[derive(Default)]
struct Shard {
    table: Table,
    arena: Arena,
    /// The next index of those that were taken, and how many of them are left.
    index: u32,
    n_indices: u32,
}

/// Where records are.
struct Arena {
    blocks: Vec<(*mut u8, Layout)>,
    /// Free part of the newest bump block.
    next: *mut u8,
    left: usize,
}

impl Default for Arena {
    fn default() -> Self {
        Self { blocks: Vec::new(), next: core::ptr::null_mut(), left: 0 }
    }
}

// SAFETY: the raw pointers are allocations owned by the arena; nothing is tied to a thread.
unsafe impl Send for Arena {}

impl Arena {
    fn block(&mut self, bytes: usize) -> *mut u8 {
        let layout = Layout::from_size_align(bytes, ALIGN).expect("record size fits the address space");
        // SAFETY: callers ask for at least the size of a head, never zero.
        let base = unsafe { alloc(layout) };
        if base.is_null() {
            handle_alloc_error(layout);
        }
        self.blocks.push((base, layout));
        base
    }

    /// Bump-allocates room for a head and `len` payload bytes, aligned to [`ALIGN`].
    #[inline]
    fn alloc(&mut self, len: usize) -> *mut u8 {
        let size = (size_of::<Head>() + len).next_multiple_of(ALIGN);
        if self.left < size {
            return self.alloc_in_new_block(size);
        }
        let at = self.next;
        self.left -= size;
        // SAFETY: `size` bytes were left in the block that `next` points into.
        self.next = unsafe { at.add(size) };
        at
    }

    #[cold]
    #[inline(never)]
    fn alloc_in_new_block(&mut self, size: usize) -> *mut u8 {
        // The first blocks are small so that a tiny input stays tiny.
        let bytes = if self.blocks.len() < 4 { BLOCK >> 5 } else { BLOCK };
        if size > bytes / 2 {
            return self.block(size);
        }
        let at = self.block(bytes);
        self.left = bytes - size;
        // SAFETY: the block has `bytes` bytes, and `size` is no more than half of them.
        self.next = unsafe { at.add(size) };
        at
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        for &(base, layout) in &self.blocks {
            // SAFETY: every pair was allocated with this layout in `alloc`.
            unsafe { std::alloc::dealloc(base, layout) };
        }
    }
}

/// A set of unique `(tag, bytes)` records. Indices count from zero; when several threads insert many, some are left
/// out, and read as if they were not below [`Interner::len`].
pub struct Interner {
    records: PtrTable<Head>,
    shards: [Apart; N_SHARDS],
    /// What a thread inserts that holds all shards is in one place, in the order in which it comes.
    alone: Alone,
    /// Records that belong to others are in the tables, as all records are.
    listed: AtomicBool,
    /// The thread that holds all shards; zero for none.
    owner: AtomicUsize,
    /// No other interner of the process has it.
    number: u64,
}

/// What only the thread gets at that holds all shards.
#[derive(Default)]
struct Alone {
    arena: UnsafeCell<Arena>,
    homes: UnsafeCell<Homes>,
}
// SAFETY: no two threads hold them at the same time.
unsafe impl Sync for Alone {}

/// What a thread found last at some places: the number of the interner, half of the hash, the index.
type Recent = [Cell<(u64, u32, u32)>; N_RECENT];
const N_RECENT: usize = 512;
thread_local! {
    /// What all threads use again and again is found without taking locks, for which they would wait.
    static RECENT: Recent = const { [const { Cell::new((0, 0, 0)) }; N_RECENT] };
}

/// What keeps all other threads from inserting: see [`Interner::hold`].
///
/// ```compile_fail
/// let interner = terrace_support::interner::Interner::new();
/// let hold = interner.hold();
/// // Another thread cannot end it.
/// std::thread::scope(|scope| drop(scope.spawn(move || drop(hold))));
/// ```
pub struct Hold<'a> {
    interner: &'a Interner,
    /// The guards of all shards; none when this thread holds them already.
    guards: Option<[MutexGuard<'a, Shard>; N_SHARDS]>,
    /// It is for the thread that asked for it, and must not get to another one.
    here: PhantomData<*mut ()>,
}

impl Drop for Hold<'_> {
    fn drop(&mut self) {
        if self.guards.is_some() {
            self.interner.owner.store(0, Ordering::Relaxed);
        }
    }
}

/// A number that no other thread has at the same time.
#[inline]
fn this_thread() -> usize {
    thread_local! { static MARK: u8 = const { 0 } }
    MARK.with(|mark| core::ptr::from_ref(mark).addr())
}

impl Default for Interner {
    fn default() -> Self {
        Self::new()
    }
}

#[inline]
fn hash_record(tag: u32, bytes: &[u8]) -> u64 {
    // Words have mostly just been written, one by one, and are read so as well: a longer read would wait until they are in
    // the cache. What has no tag is text.
    if tag != 0
        && let (words, []) = bytes.as_chunks::<4>()
    {
        const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
        let step = |hash: u64, word: [u8; 4]| {
            (hash.rotate_left(26) ^ u64::from(u32::from_ne_bytes(word))).wrapping_mul(FACTOR)
        };
        let (pairs, last) = words.as_chunks::<2>();
        let start = (u64::from(tag), !u64::from(tag));
        let (a, b) = pairs.iter().fold(start, |(a, b), &[x, y]| (step(a, x), step(b, y)));
        let a = last.iter().fold(a, |a, &word| step(a, word));
        let mixed = u128::from(a ^ b.rotate_left(32)) * u128::from(FACTOR);
        return mixed as u64 ^ (mixed >> 64) as u64;
    }
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write_u32(tag);
    hasher.write(bytes);
    hasher.finish()
}

impl Interner {
    /// An empty interner.
    pub fn new() -> Self {
        static NUMBERS: AtomicU64 = AtomicU64::new(1);
        Self {
            records: PtrTable::new(),
            shards: core::array::from_fn(|_| Apart::default()),
            alone: Alone::default(),
            listed: AtomicBool::new(false),
            owner: AtomicUsize::new(0),
            number: NUMBERS.fetch_add(1, Ordering::Relaxed),
        }
    }

    /// Keeps all other threads from inserting until the result is dropped; this one then inserts without taking locks,
    /// which is worth it where one thread inserts for a while. Reads are not held up.
    pub fn hold(&self) -> Hold<'_> {
        let me = this_thread();
        if self.owner.load(Ordering::Relaxed) == me {
            return Hold { interner: self, guards: None, here: PhantomData };
        }
        let guards = core::array::from_fn(|i| self.shards[i].0.lock());
        self.owner.store(me, Ordering::Relaxed);
        Hold { interner: self, guards: Some(guards), here: PhantomData }
    }

    /// The index of the record `(tag, bytes)`, inserting it when it is new.
    #[inline]
    pub fn intern(&self, tag: u32, bytes: &[u8]) -> u32 {
        let hash = hash_record(tag, bytes);
        let shard = &self.shards[(hash >> 60) as usize].0;
        let owner = self.owner.load(Ordering::Relaxed);
        if owner != 0 && owner == this_thread() {
            // SAFETY: only the thread that has all guards writes its own number there, and takes it away before it
            // lets go of them. It is this one, and it has no other reference to what they guard.
            let shard = unsafe { &mut *shard.data_ptr() };
            return self.insert(shard, hash, tag, bytes, true);
        }
        RECENT.with(|recent| {
            let short = hash as u32;
            let place = &recent[short as usize % N_RECENT];
            let (number, known, id) = place.get();
            if number == self.number && known == short && self.is(id, tag, bytes) {
                return id;
            }
            let id = self.insert(&mut shard.lock(), hash, tag, bytes, false);
            place.set((self.number, short, id));
            id
        })
    }

    /// The same in the shard of the hash; `alone` when this thread holds all shards.
    fn insert(&self, shard: &mut Shard, hash: u64, tag: u32, bytes: &[u8], alone: bool) -> u32 {
        let short = hash as u32;
        let place = match shard.table.find(short, |id| self.is(id, tag, bytes)) {
            Ok(id) => return id,
            Err(place) => place,
        };
        let id = self.add((!alone).then_some(&mut *shard), tag, bytes);
        shard.table.insert(place, short, id);
        id
    }

    /// Adds a record in a shard; none is given when this thread holds all of them.
    #[inline]
    fn add(&self, mut shard: Option<&mut Shard>, tag: u32, bytes: &[u8]) -> u32 {
        let len = u32::try_from(bytes.len()).expect("a record is below four gigabytes");
        let at = match &mut shard {
            Some(shard) => shard.arena.alloc(bytes.len()),
            // SAFETY: as in `intern`; nobody else refers to this one.
            None => unsafe { (*self.alone.arena.get()).alloc(bytes.len()) },
        } as *mut Head;
        // SAFETY: `alloc` returned room for a head and `bytes.len()` bytes, aligned to more than a head is.
        unsafe {
            at.write(Head { tag, len });
            core::ptr::copy_nonoverlapping(bytes.as_ptr(), at.add(1) as *mut u8, bytes.len());
        }
        let Some(shard) = shard else { return self.records.push_alone(at) };
        if shard.n_indices == 0 {
            shard.n_indices = if self.records.len() < MANY { 1 } else { INDICES };
            shard.index = self.records.take(shard.n_indices);
        }
        let id = shard.index;
        (shard.index, shard.n_indices) = (id + 1, shard.n_indices - 1);
        self.records.set(id, at);
        id
    }

    /// Adds the record `(tag, words)` without looking whether it is there, for a tag whose records are never looked for: the
    /// index is that of no other record.
    pub fn push_words(&self, tag: u32, words: &[u32]) -> u32 {
        let (bytes, thread) = (as_bytes(words), this_thread());
        if self.owner.load(Ordering::Relaxed) == thread {
            return self.add(None, tag, bytes);
        }
        // Any shard will do. Threads that add at the same time rarely take the same one.
        let shard = &self.shards[(thread >> 6) % N_SHARDS].0;
        self.add(Some(&mut shard.lock()), tag, bytes)
    }

    /// The index of the record `(tag, words)`, inserting it when it is new.
    #[inline]
    pub fn intern_words(&self, tag: u32, words: &[u32]) -> u32 {
        self.intern(tag, as_bytes(words))
    }

    /// The same for a record that belongs to another one: whoever asks for it asks for others that belong to that one.
    /// All records of a tag have to be made in this way, and from the same words with the same home; or none is.
    #[inline]
    pub fn intern_words_of(&self, home: u32, tag: u32, words: &[u32]) -> u32 {
        if self.listed.load(Ordering::Acquire) {
            return self.intern_words(tag, words);
        }
        if self.owner.load(Ordering::Relaxed) != this_thread() {
            self.list();
            return self.intern_words(tag, words);
        }
        // SAFETY: as in `intern`; what is called meanwhile does not get at it.
        let homes = unsafe { &mut *self.alone.homes.get() };
        match homes.find(home, tag, words, |id| self.is(id, tag, as_bytes(words))) {
            Found::Id(id) => id,
            Found::Full => self.intern_words(tag, words),
            Found::Room(room) => {
                let id = self.add(None, tag, as_bytes(words));
                homes.put(room, id);
                id
            }
        }
    }

    /// Puts all records that belong to others into the tables.
    #[cold]
    fn list(&self) {
        let hold = self.hold();
        // SAFETY: as in `intern`.
        let mut homes = core::mem::take(unsafe { &mut *self.alone.homes.get() });
        for id in homes.ids() {
            let (tag, bytes) = self.get(id);
            let hash = hash_record(tag, bytes);
            // SAFETY: the same.
            let shard = unsafe { &mut *self.shards[(hash >> 60) as usize].0.data_ptr() };
            if let Err(place) = shard.table.find(hash as u32, |_| false) {
                shard.table.insert(place, hash as u32, id);
            }
        }
        self.listed.store(true, Ordering::Release);
        drop(hold);
    }

    /// The index of an existing record, which belongs to no other one.
    pub fn find(&self, tag: u32, bytes: &[u8]) -> Option<u32> {
        let hash = hash_record(tag, bytes);
        let shard = &self.shards[(hash >> 60) as usize].0;
        if self.owner.load(Ordering::Relaxed) == this_thread() {
            // SAFETY: as in `intern`.
            let table = unsafe { &(*shard.data_ptr()).table };
            return table.find(hash as u32, |id| self.is(id, tag, bytes)).ok();
        }
        shard.lock().table.find(hash as u32, |id| self.is(id, tag, bytes)).ok()
    }

    #[inline]
    fn is(&self, id: u32, tag: u32, bytes: &[u8]) -> bool {
        let (t, b) = self.get(id);
        t == tag && words::eq(b, bytes)
    }

    #[inline]
    fn head(&self, id: u32) -> Option<&Head> {
        // SAFETY: published pointers come from `intern`, which wrote the head; arenas live as long as `self`.
        unsafe { self.records.get(id).as_ref() }
    }

    /// The record at `id`; an index that was never handed out reads as `(u32::MAX, [])`.
    #[inline]
    pub fn get(&self, id: u32) -> (u32, &[u8]) {
        match self.head(id) {
            // SAFETY: `len` payload bytes follow the head, written in `intern` before publication.
            Some(head) => (head.tag, unsafe {
                core::slice::from_raw_parts((head as *const Head).add(1) as *const u8, head.len as usize)
            }),
            None => (u32::MAX, &[]),
        }
    }

    /// The tag of the record at `id`.
    #[inline]
    pub fn tag(&self, id: u32) -> u32 {
        self.head(id).map_or(u32::MAX, |head| head.tag)
    }

    /// The record at `id` as words; trailing bytes that do not fill a word are left out.
    #[inline]
    pub fn words(&self, id: u32) -> (u32, &[u32]) {
        match self.head(id) {
            // SAFETY: as in `get`; records are aligned to eight and the head is eight bytes long.
            Some(head) => (head.tag, unsafe {
                core::slice::from_raw_parts((head as *const Head).add(1) as *const u32, head.len as usize / 4)
            }),
            None => (u32::MAX, &[]),
        }
    }

    /// How many indices there are so far; see [`Interner`].
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether there is no record yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The bytes of a run of words, in the machine's byte order.
#[inline]
pub fn as_bytes(words: &[u32]) -> &[u8] {
    // SAFETY: any `u32` is four valid bytes and `u8` has no alignment.
    unsafe { core::slice::from_raw_parts(words.as_ptr() as *const u8, words.len() * 4) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_records_share_an_index() {
        let interner = Interner::new();
        let a = interner.intern_words(1, &[1, 2, 3]);
        let b = interner.intern_words(1, &[1, 2, 4]);
        let c = interner.intern_words(2, &[1, 2, 3]);
        assert_ne!(a, b);
        assert_ne!(a, c);
        assert_eq!(a, interner.intern_words(1, &[1, 2, 3]));
        assert_eq!(interner.words(b), (1, &[1, 2, 4][..]));
        assert_eq!(interner.get(99).0, u32::MAX);
    }

    #[test]
    fn what_was_found_last_is_of_one_interner() {
        let (a, b) = (Interner::new(), Interner::new());
        let [one, two] = [1, 2].map(|word| a.intern_words(1, &[word]));
        let [second, first] = [2, 1].map(|word| b.intern_words(1, &[word]));
        assert_eq!((one, two), (second, first));
        assert_eq!([1, 2, 1].map(|word| a.intern_words(1, &[word])), [one, two, one]);
        assert_eq!([1, 2, 1].map(|word| b.intern_words(1, &[word])), [first, second, first]);
    }

    #[test]
    fn what_is_pushed_is_like_nothing_else() {
        let interner = Interner::new();
        let known = interner.intern_words(1, &[1]);
        let first = interner.push_words(2, &[1]);
        let hold = interner.hold();
        let second = interner.push_words(2, &[1]);
        drop(hold);
        assert_eq!([known, first, second], [0, 1, 2]);
        assert_eq!([first, second].map(|id| interner.words(id)), [(2, &[1][..]); 2]);
        assert_eq!(interner.intern_words(1, &[1]), known);
    }

    #[test]
    fn other_threads_wait_for_a_hold() {
        let interner = Interner::new();
        std::thread::scope(|scope| {
            let hold = interner.hold();
            let again = interner.hold();
            let first = interner.intern_words(1, &[1]);
            drop(again);
            let other = scope.spawn(|| (0..1000).map(|i| interner.intern_words(1, &[i])).collect::<Vec<_>>());
            let mine: Vec<u32> = (0..1000).map(|i| interner.intern_words(1, &[i])).collect();
            assert_eq!((interner.find(1, &[]), mine[1], interner.len()), (None, first, 1000));
            drop(hold);
            assert_eq!(other.join().unwrap(), mine);
        });
        assert_eq!(interner.len(), 1000);
        assert_eq!(interner.intern_words(1, &[1000]), 1000);
    }

    #[test]
    fn large_and_small_records_mix() {
        let interner = Interner::new();
        let mut ids = Vec::new();
        for i in 0..3000u32 {
            let len = if i % 100 == 0 { 100_000 } else { (i % 50) as usize };
            let bytes: Vec<u8> = (0..len).map(|j| (i as usize + j) as u8).collect();
            ids.push((interner.intern(i, &bytes), bytes));
        }
        for (i, (id, bytes)) in ids.iter().enumerate() {
            assert_eq!(interner.get(*id), (i as u32, &bytes[..]));
        }
    }

    #[test]
    fn threads_agree() {
        let interner = Interner::new();
        let all: Vec<Vec<u32>> = std::thread::scope(|s| {
            let handles: Vec<_> = (0..4)
                .map(|_| {
                    s.spawn(|| (0..5000u32).map(|i| interner.intern_words(i % 7, &[i, i * 3])).collect())
                })
                .collect();
            handles.into_iter().map(|h| h.join().unwrap()).collect()
        });
        assert!(all.windows(2).all(|w| w[0] == w[1]));
        let left_out = N_SHARDS * INDICES as usize;
        assert!((5000..5000 + left_out).contains(&interner.len()));
        let known = (0..interner.len() as u32).filter(|&id| interner.tag(id) != u32::MAX);
        assert_eq!(known.count(), 5000);
    }
}
