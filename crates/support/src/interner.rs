//! Unique records behind four-byte handles.
//!
//! A record is a tag and a sequence of bytes (or of `u32` words). Equal records get equal indices.
//! Reads take no lock; inserts lock one of sixteen shards chosen by the hash.
//!
//! Invariant: nothing observable may depend on the numeric order of indices, since with several
//! threads that order is not deterministic.

use crate::chunked::PtrTable;
use crate::words;
use core::cell::UnsafeCell;
use core::hash::Hasher;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicUsize, Ordering};
use parking_lot::{Mutex, MutexGuard};
use std::alloc::{Layout, alloc, handle_alloc_error};

const N_SHARDS: usize = 16;
/// Bytes of one arena block; larger records get a block of their own.
const BLOCK: usize = 1 << 16;
/// The alignment of records, which may contain numbers of 64 bits.
const ALIGN: usize = 8;
/// From this number of records on, a shard reserves [`RESERVED_INDICES`] at once: threads contend for the counter.
const MANY_RECORDS: usize = 1 << 12;
const RESERVED_INDICES: u32 = 32;

/// The header of a record in an arena; its payload follows directly.
#[repr(C)]
struct Header {
    tag: u32,
    len: u32,
}

/// A hash table of records with linear probing. Its size is a power of two, and it is at most three quarters full.
///
/// Tags are apart from the rest: those of a large table still fit the cache when its slots do not, and most lookups in a
/// large table are of new records, which need no slot.
#[derive(Default)]
struct Table {
    /// Some bits of the hash with the top bit set; zero for an empty slot.
    tags: Vec<u8>,
    /// Half of the hash, and the index of the record.
    slots: Vec<MaybeUninit<(u32, u32)>>,
    /// Shifts a mixed hash to the index of a slot.
    shift: u32,
    len: usize,
}

#[inline]
fn tag_of(short: u32) -> u8 {
    short as u8 | 0x80
}

impl Table {
    /// The slot where probing for a hash starts.
    #[inline]
    fn first_slot(&self, short: u32) -> usize {
        (u64::from(short).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// The index of the record with this hash for which `is_equal` holds, else the slot to insert it at.
    #[inline]
    fn find(&self, short: u32, is_equal: impl Fn(u32) -> bool) -> Result<u32, usize> {
        if self.tags.is_empty() {
            return Err(0);
        }
        let (mask, tag) = (self.tags.len() - 1, tag_of(short));
        let mut at = self.first_slot(short) & mask;
        loop {
            match self.tags[at] {
                0 => return Err(at),
                full if full == tag => {
                    // SAFETY: a tag is written with its slot, and neither is ever cleared.
                    let (hash, id) = unsafe { self.slots[at].assume_init() };
                    if hash == short && is_equal(id) {
                        return Ok(id);
                    }
                }
                _ => {}
            }
            at = (at + 1) & mask;
        }
    }

    /// Inserts a record at the slot that [`Table::find`] returned.
    #[inline]
    fn insert(&mut self, slot: usize, short: u32, id: u32) {
        let mut slot = slot;
        if (self.len + 1) * 4 > self.tags.len() * 3 {
            self.grow();
            slot = self.empty_slot(short);
        }
        self.tags[slot] = tag_of(short);
        self.slots[slot].write((short, id));
        self.len += 1;
    }

    /// The first empty slot for a hash.
    #[inline]
    fn empty_slot(&self, short: u32) -> usize {
        let mask = self.tags.len() - 1;
        let mut at = self.first_slot(short) & mask;
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
                let at = self.empty_slot(unsafe { slot.assume_init() }.0);
                self.tags[at] = tag;
                self.slots[at] = slot;
            }
        }
    }
}

/// A shard in cache lines of its own, so that threads that insert into different shards do not share any.
#[repr(align(128))]
#[derive(Default)]
struct PaddedShard(Mutex<Shard>);
const _: () = assert!(size_of::<PaddedShard>() == 128);

#[derive(Default)]
struct Shard {
    table: Table,
    arena: Arena,
    /// The next reserved index, and the number of those that are left.
    index: u32,
    n_indices: u32,
}

/// A bump allocator of records.
struct Arena {
    blocks: Vec<(*mut u8, Layout)>,
    /// The free part of the newest block.
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
        // SAFETY: callers ask for at least the size of a header, never zero.
        let base = unsafe { alloc(layout) };
        if base.is_null() {
            handle_alloc_error(layout);
        }
        self.blocks.push((base, layout));
        base
    }

    /// Allocates memory for a header and `len` payload bytes, aligned to [`ALIGN`].
    #[inline]
    fn alloc(&mut self, len: usize) -> *mut u8 {
        let size = (size_of::<Header>() + len).next_multiple_of(ALIGN);
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
        // The first blocks are small, since most contexts have few records.
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
            // SAFETY: every pair was allocated with this layout in `block`.
            unsafe { std::alloc::dealloc(base, layout) };
        }
    }
}

/// A set of unique `(tag, bytes)` records. Indices count from zero. When several threads insert many records, some
/// indices below [`Interner::len`] stay unused and read as absent.
pub struct Interner {
    records: PtrTable<Header>,
    shards: [PaddedShard; N_SHARDS],
    arena: OwnerArena,
    /// The thread that holds all shards; zero for none.
    owner: AtomicUsize,
}

/// The arena of the thread that holds all shards: it keeps records in the order in which they are inserted.
#[derive(Default)]
struct OwnerArena(UnsafeCell<Arena>);
// SAFETY: only the thread that holds all shards uses it.
unsafe impl Sync for OwnerArena {}

/// Keeps all other threads from inserting: see [`Interner::hold`].
///
/// ```compile_fail
/// let interner = terrace_support::interner::Interner::new();
/// let hold = interner.hold();
/// // Another thread cannot end it.
/// std::thread::scope(|scope| drop(scope.spawn(move || drop(hold))));
/// ```
pub struct Hold<'a> {
    interner: &'a Interner,
    /// The guards of all shards; `None` when this thread holds them already.
    guards: Option<[MutexGuard<'a, Shard>; N_SHARDS]>,
    /// Makes the type `!Send`: the thread that made it must drop it.
    not_send: PhantomData<*mut ()>,
}

impl Drop for Hold<'_> {
    fn drop(&mut self) {
        if self.guards.is_some() {
            self.interner.owner.store(0, Ordering::Relaxed);
        }
    }
}

/// A number that no other thread has at the same time, never zero.
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
    // Records with a tag are mostly words that were just written one by one. They are read one by one as well: a wider
    // load would stall on store forwarding. Tag zero is text.
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
        return crate::hash_u64(a ^ b.rotate_left(32));
    }
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write_u32(tag);
    hasher.write(bytes);
    hasher.finish()
}

impl Interner {
    /// An empty interner.
    pub fn new() -> Self {
        Self {
            records: PtrTable::new(),
            shards: core::array::from_fn(|_| PaddedShard::default()),
            arena: OwnerArena::default(),
            owner: AtomicUsize::new(0),
        }
    }

    /// Keeps all other threads from inserting until the result is dropped. Meanwhile this thread inserts without taking
    /// locks, which pays when it is the only one to insert for a while. Reads do not wait.
    pub fn hold(&self) -> Hold<'_> {
        let me = this_thread();
        if self.owner.load(Ordering::Relaxed) == me {
            return Hold { interner: self, guards: None, not_send: PhantomData };
        }
        let guards = core::array::from_fn(|i| self.shards[i].0.lock());
        self.owner.store(me, Ordering::Relaxed);
        Hold { interner: self, guards: Some(guards), not_send: PhantomData }
    }

    /// The shard of a hash.
    #[inline]
    fn shard(&self, hash: u64) -> &Mutex<Shard> {
        &self.shards[(hash >> 60) as usize].0
    }

    /// The index of the record `(tag, bytes)`, inserting it when it is new.
    #[inline]
    pub fn intern(&self, tag: u32, bytes: &[u8]) -> u32 {
        let hash = hash_record(tag, bytes);
        let shard = self.shard(hash);
        let owner = self.owner.load(Ordering::Relaxed);
        if owner != 0 && owner == this_thread() {
            // SAFETY: a thread writes its number to `owner` only while it has all guards. So this thread has them, and
            // it has no other reference to the shard.
            let shard = unsafe { &mut *shard.data_ptr() };
            return self.insert(shard, hash, tag, bytes, true);
        }
        self.insert(&mut shard.lock(), hash, tag, bytes, false)
    }

    /// [`Interner::intern`] in the shard of the hash; `is_owner` when this thread holds all shards.
    fn insert(&self, shard: &mut Shard, hash: u64, tag: u32, bytes: &[u8], is_owner: bool) -> u32 {
        let short = hash as u32;
        let slot = match shard.table.find(short, |id| self.is(id, tag, bytes)) {
            Ok(id) => return id,
            Err(slot) => slot,
        };
        let id = self.add((!is_owner).then_some(&mut *shard), tag, bytes);
        shard.table.insert(slot, short, id);
        id
    }

    /// Writes a record to the arena of a shard, or to that of the owner if `shard` is `None`.
    #[inline]
    fn write(&self, shard: Option<&mut Shard>, tag: u32, bytes: &[u8]) -> *mut Header {
        let len = u32::try_from(bytes.len()).expect("a record is below four gigabytes");
        let at = match shard {
            Some(shard) => shard.arena.alloc(bytes.len()),
            // SAFETY: this thread holds all shards and has no other reference to the arena.
            None => unsafe { (*self.arena.0.get()).alloc(bytes.len()) },
        } as *mut Header;
        // SAFETY: `alloc` returned memory for a header and `bytes.len()` bytes, aligned to more than a header is.
        unsafe {
            at.write(Header { tag, len });
            core::ptr::copy_nonoverlapping(bytes.as_ptr(), at.add(1) as *mut u8, bytes.len());
        }
        at
    }

    /// Adds a record to the arena of a shard, or to that of the owner if `shard` is `None`.
    #[inline]
    fn add(&self, mut shard: Option<&mut Shard>, tag: u32, bytes: &[u8]) -> u32 {
        let at = self.write(shard.as_deref_mut(), tag, bytes);
        let Some(shard) = shard else { return self.records.push_exclusive(at) };
        if shard.n_indices == 0 {
            shard.n_indices = if self.records.len() < MANY_RECORDS { 1 } else { RESERVED_INDICES };
            shard.index = self.records.reserve(shard.n_indices);
        }
        let id = shard.index;
        (shard.index, shard.n_indices) = (id + 1, shard.n_indices - 1);
        self.records.set(id, at);
        id
    }

    /// Runs `f` on a shard to add a record to, or on `None` if this thread holds all.
    fn with_shard<R>(&self, f: impl FnOnce(Option<&mut Shard>) -> R) -> R {
        let thread = this_thread();
        if self.owner.load(Ordering::Relaxed) == thread {
            return f(None);
        }
        // Any shard serves; threads that add at the same time should take different ones.
        f(Some(&mut self.shards[(thread >> 6) % N_SHARDS].0.lock()))
    }

    /// Adds the record `(tag, words)` without looking it up, and returns its index, which no other record has. Records of
    /// this tag must never be looked up.
    pub fn push_words(&self, tag: u32, words: &[u32]) -> u32 {
        self.with_shard(|shard| self.add(shard, tag, as_bytes(words)))
    }

    /// Reserves `n` indices for [`Interner::place`], and returns the first. They read as unused until then.
    pub fn reserve(&self, n: u32) -> u32 {
        self.records.reserve(n)
    }

    /// Puts the record `(tag, words)` at a reserved index, unless it is there. An index must always get the same record,
    /// and that record must never be interned.
    #[inline]
    pub fn place(&self, index: u32, tag: u32, words: &[u32]) {
        if self.records.get(index).is_null() {
            self.place_new(index, tag, words);
        }
    }

    #[cold]
    fn place_new(&self, index: u32, tag: u32, words: &[u32]) {
        // Of two threads that come here at once, both write the same.
        self.with_shard(|shard| self.records.set(index, self.write(shard, tag, as_bytes(words))));
    }

    /// The index of the record `(tag, words)`, inserting it when it is new.
    #[inline]
    pub fn intern_words(&self, tag: u32, words: &[u32]) -> u32 {
        self.intern(tag, as_bytes(words))
    }

    /// The index of the record `(tag, bytes)`, if it exists.
    pub fn find(&self, tag: u32, bytes: &[u8]) -> Option<u32> {
        let hash = hash_record(tag, bytes);
        let shard = self.shard(hash);
        if self.owner.load(Ordering::Relaxed) == this_thread() {
            // SAFETY: as in `intern`.
            let table = unsafe { &(*shard.data_ptr()).table };
            return table.find(hash as u32, |id| self.is(id, tag, bytes)).ok();
        }
        shard.lock().table.find(hash as u32, |id| self.is(id, tag, bytes)).ok()
    }

    /// Whether the record at `id` is `(tag, bytes)`.
    #[inline]
    fn is(&self, id: u32, tag: u32, bytes: &[u8]) -> bool {
        let (t, b) = self.get(id);
        t == tag && words::eq(b, bytes)
    }

    #[inline]
    fn header(&self, id: u32) -> Option<&Header> {
        // SAFETY: published pointers come from `add`, which wrote the header; arenas live as long as `self`.
        unsafe { self.records.get(id).as_ref() }
    }

    /// The record at `id`; an unused index reads as `(u32::MAX, [])`.
    #[inline]
    pub fn get(&self, id: u32) -> (u32, &[u8]) {
        match self.header(id) {
            // SAFETY: `len` payload bytes follow the header, written in `add` before publication.
            Some(header) => (header.tag, unsafe {
                core::slice::from_raw_parts(
                    (header as *const Header).add(1) as *const u8,
                    header.len as usize,
                )
            }),
            None => (u32::MAX, &[]),
        }
    }

    /// The tag of the record at `id`; `u32::MAX` for an unused index.
    #[inline]
    pub fn tag(&self, id: u32) -> u32 {
        self.header(id).map_or(u32::MAX, |header| header.tag)
    }

    /// The record at `id` as words, without trailing bytes that do not fill a word.
    #[inline]
    pub fn words(&self, id: u32) -> (u32, &[u32]) {
        match self.header(id) {
            // SAFETY: as in `get`; records are aligned to eight bytes, and the header is eight bytes long.
            Some(header) => (header.tag, unsafe {
                core::slice::from_raw_parts(
                    (header as *const Header).add(1) as *const u32,
                    header.len as usize / 4,
                )
            }),
            None => (u32::MAX, &[]),
        }
    }

    /// The number of indices, used or not: all are below it.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether there is no record.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The bytes of words, in the machine's byte order.
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
    fn pushed_records_are_never_found() {
        let interner = Interner::new();
        let interned = interner.intern_words(1, &[1]);
        let first = interner.push_words(2, &[1]);
        let hold = interner.hold();
        let second = interner.push_words(2, &[1]);
        drop(hold);
        assert_eq!([interned, first, second], [0, 1, 2]);
        assert_eq!([first, second].map(|id| interner.words(id)), [(2, &[1][..]); 2]);
        assert_eq!(interner.intern_words(1, &[1]), interned);
    }

    #[test]
    fn other_threads_wait_for_a_hold() {
        let interner = Interner::new();
        std::thread::scope(|scope| {
            let hold = interner.hold();
            let nested = interner.hold();
            let first = interner.intern_words(1, &[1]);
            drop(nested);
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
        let max_unused = N_SHARDS * RESERVED_INDICES as usize;
        assert!((5000..5000 + max_unused).contains(&interner.len()));
        let used = (0..interner.len() as u32).filter(|&id| interner.tag(id) != u32::MAX);
        assert_eq!(used.count(), 5000);
    }
}
