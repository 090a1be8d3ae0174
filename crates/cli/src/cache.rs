//! A cache of products on disk, by the hash of everything that they depend on.
//!
//! An entry is a file, named by its key: the product, the hash of the product, and a mark. It is written under another name and
//! renamed, so that it is there as a whole or not at all, and its hash is verified when it is read, so that a damaged one is made
//! anew. Whatever goes wrong with the cache, the product is made as without it. Processes and threads share a cache without locks.

use crate::files::{self, reason};
use crate::temporary::Temporary;
use blake3::{Hash, Hasher};
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};
use terrace_support::text::Text;

/// The end of each entry. The number changes with the form of entries.
const MARK: &[u8] = b"terrace cache 1\n";
/// The size in bytes of what follows the product.
const TRAILER: usize = blake3::OUT_LEN + MARK.len();
/// The size of a cache in megabytes, if the command line says none.
pub const DEFAULT_SIZE: u32 = 5000;
/// A file that a process left behind when it was killed is removed after this time.
const LEFTOVER: Duration = Duration::from_secs(24 * 60 * 60);
/// The extension of entries that are being written.
const PARTIAL: &str = "tmp";

/// A cache in a folder, for one kind of products.
#[derive(Clone)]
pub struct Cache {
    folder: PathBuf,
    /// The number of bytes above which old entries are removed.
    max: u64,
    /// The hash of the program and its options, with which all keys begin.
    seed: Hasher,
}

/// A product that was found.
pub struct Product {
    entry: Text,
    len: usize,
}

impl Deref for Product {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.entry[..self.len]
    }
}

/// An entry that is written.
pub struct Entry {
    cache: Cache,
    path: PathBuf,
    /// `None` if it cannot be written, so that there will be no entry.
    file: Option<(File, Temporary)>,
    hasher: Hasher,
    len: u64,
}

impl Cache {
    /// The cache in a folder, which is made if there is none. `parts` are what products depend on beside the input and this
    /// program. The error is a message.
    pub fn open(folder: &Path, megabytes: u64, parts: &[&str]) -> Result<Self, String> {
        fs::create_dir_all(folder).map_err(|error| {
            format!("cannot make the folder '{}' of the cache: {}", folder.display(), reason(&error))
        })?;
        let mut seed = Hasher::new();
        seed.update(MARK);
        seed.update(
            program().map_err(|error| format!("cannot read this program: {}", reason(&error)))?.as_bytes(),
        );
        parts.iter().for_each(|part| add(&mut seed, part.as_bytes()));
        Ok(Self { folder: folder.to_owned(), max: megabytes.saturating_mul(1_000_000), seed })
    }

    /// The key of the product of an input.
    pub fn key(&self, name: &str, text: &[u8]) -> Hash {
        let mut hasher = self.seed.clone();
        add(&mut hasher, name.as_bytes());
        add(&mut hasher, text);
        hasher.finalize()
    }

    fn path(&self, key: Hash) -> PathBuf {
        let name = key.to_hex();
        let (folder, name) = name.split_at(2);
        self.folder.join(folder).join(name)
    }

    /// The product of a key; `None` if there is none that is whole.
    pub fn get(&self, key: Hash) -> Option<Product> {
        let path = self.path(key);
        let (_, text) = files::read(path.to_str()?, &mut io::empty()).ok()?;
        let Some(len) = product_len(&text) else {
            // It is made anew, also if it cannot be removed.
            let _ = fs::remove_file(&path);
            return None;
        };
        // The time of the last use; without it the entry is removed sooner.
        let _ =
            File::options().append(true).open(&path).and_then(|file| file.set_modified(SystemTime::now()));
        Some(Product { entry: text, len })
    }

    /// Starts an entry.
    pub fn entry(&self, key: Hash) -> Entry {
        let path = self.path(key);
        let (file, hasher) = (create(&path).ok(), Hasher::new());
        Entry { cache: self.clone(), path, file, hasher, len: 0 }
    }

    /// Removes the entries that were used least recently until the others take nine tenths of the size at most.
    fn shrink(&self) {
        let mut entries: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        let now = SystemTime::now();
        let folders = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for file in folders.flat_map(|folder| fs::read_dir(folder.path()).into_iter().flatten().flatten()) {
            let path = file.path();
            let Some(is_partial) = is_partial(&path) else { continue };
            let Ok(metadata) = file.metadata() else { continue };
            let used = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            if !is_partial {
                entries.push((used, metadata.len(), path));
            } else if now.duration_since(used).is_ok_and(|age| age > LEFTOVER) {
                let _ = fs::remove_file(path);
            }
        }
        let mut size: u64 = entries.iter().map(|(_, len, _)| len).sum();
        if size <= self.max {
            return;
        }
        entries.sort_unstable();
        for (_, len, path) in entries {
            if size <= self.max / 10 * 9 {
                break;
            }
            // Another process may have removed it.
            let _ = fs::remove_file(path);
            size -= len;
        }
    }
}

impl Entry {
    /// Adds a part of the product.
    pub fn write(&mut self, bytes: &[u8]) {
        if let Some((file, _)) = &mut self.file {
            self.hasher.update(bytes);
            self.len += bytes.len() as u64;
            if file.write_all(bytes).is_err() {
                self.file = None;
            }
        }
    }

    /// Completes the entry.
    pub fn finish(mut self) {
        /// One of so many entries makes room for others, and each that is larger than this part of the cache.
        const SHARE: u64 = 16;
        self.write(&trailer(&self.hasher.finalize()));
        let Some((file, temporary)) = self.file.take() else { return };
        drop(file);
        if fs::rename(temporary.path(), &self.path).is_err() {
            return;
        }
        let number = u64::from(self.hasher.finalize().as_bytes()[0]);
        if self.len > self.cache.max / SHARE || number.is_multiple_of(SHARE) {
            self.cache.shrink();
        }
    }
}

/// Whether a file is an entry that is being written; `None` if its name is not that of an entry, as [`Cache::path`] makes it: the
/// folder may hold files of others.
fn is_partial(path: &Path) -> Option<bool> {
    let (folder, name) = (path.parent()?.file_name()?.to_str()?, path.file_name()?.to_str()?);
    let (key, extension) = name.split_once('.').unwrap_or((name, ""));
    let is_partial = path.extension().is_some_and(|extension| extension == PARTIAL);
    let is_named = folder.len() == 2 && Hash::from_hex([folder, key].concat()).is_ok();
    (is_named && is_partial != extension.is_empty()).then_some(is_partial)
}

/// The end of an entry whose product has this hash.
pub fn trailer(hash: &Hash) -> Vec<u8> {
    [hash.as_bytes(), MARK].concat()
}

/// The size of the product in an entry, if it is whole.
pub fn product_len(entry: &[u8]) -> Option<usize> {
    let (product, trailer) = entry.split_at(entry.len().checked_sub(TRAILER)?);
    let hash = trailer.strip_suffix(MARK)?;
    (blake3::hash(product).as_bytes() == hash).then_some(product.len())
}

/// Hashes a part of a key, with its size in front so that parts cannot run into each other.
fn add(hasher: &mut Hasher, part: &[u8]) {
    hasher.update(&(part.len() as u64).to_le_bytes());
    hasher.update(part);
}

/// The hash of the running program.
pub fn program() -> io::Result<Hash> {
    static HASH: std::sync::OnceLock<Hash> = std::sync::OnceLock::new();
    if let Some(hash) = HASH.get() {
        return Ok(*hash);
    }
    let hash = Hasher::new().update_reader(File::open(std::env::current_exe()?)?)?.finalize();
    Ok(*HASH.get_or_init(|| hash))
}

/// A new file beside an entry.
fn create(path: &Path) -> io::Result<(File, Temporary)> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let temporary = Temporary::new(path.with_extension(format!("{}-{number}.{PARTIAL}", std::process::id())));
    let file = File::options().write(true).create_new(true).open(temporary.path())?;
    Ok((file, temporary))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("terrace-cache-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn put(cache: &Cache, name: &str, bytes: &[u8]) -> Hash {
        let key = cache.key(name, b"");
        let mut entry = cache.entry(key);
        bytes.chunks(7).for_each(|part| entry.write(part));
        entry.finish();
        key
    }

    #[test]
    fn products_are_found_by_everything_that_they_depend_on() {
        let folder = folder("keys");
        let cache = Cache::open(&folder, 1, &["a", "b"]).unwrap();
        let key = put(&cache, "x", b"the product");
        assert_eq!(*cache.get(key).unwrap(), *b"the product");
        assert_ne!(cache.key("x", b"text"), key);
        assert_ne!(cache.key("xt", b"ext"), cache.key("x", b"text"));
        assert_ne!(Cache::open(&folder, 1, &["ab"]).unwrap().key("x", b""), key);
        assert_eq!(Cache::open(&folder, 2, &["a", "b"]).unwrap().key("x", b""), key);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_damaged_entry_is_no_entry() {
        let folder = folder("damage");
        let cache = Cache::open(&folder, 1, &[]).unwrap();
        let damages: [fn(&mut Vec<u8>); 4] =
            [|bytes| bytes[3] ^= 1, |bytes| bytes.truncate(20), Vec::clear, |bytes| bytes.push(0)];
        for damage in damages {
            let key = put(&cache, "x", b"the product of a compilation, whatever it is");
            let path = cache.path(key);
            let mut bytes = fs::read(&path).unwrap();
            damage(&mut bytes);
            fs::write(&path, bytes).unwrap();
            assert!(cache.get(key).is_none() && !path.exists());
        }
        // An entry that was never finished is none, either.
        let key = cache.key("y", b"");
        let mut entry = cache.entry(key);
        entry.write(b"half");
        drop(entry);
        assert!(cache.get(key).is_none());
        assert_eq!(fs::read_dir(cache.path(key).parent().unwrap()).unwrap().count(), 0);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn the_size_is_bounded_and_what_was_used_last_stays() {
        let folder = folder("size");
        let cache = Cache::open(&folder, 1, &[]).unwrap();
        let product = vec![7; 100_000];
        let keys: Vec<Hash> = (0..40)
            .map(|i| {
                let key = put(&cache, &i.to_string(), &product);
                assert!(cache.get(key).is_some());
                key
            })
            .collect();
        let n_left = keys.iter().filter(|&&key| cache.path(key).exists()).count();
        assert!((5..=10).contains(&n_left), "{n_left} of {} entries", keys.len());
        assert!(cache.get(keys[39]).is_some() && cache.get(keys[0]).is_none());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn files_of_others_in_the_folder_stay() {
        let folder = folder("others");
        let cache = Cache::open(&folder, 0, &[]).unwrap();
        let long = "0".repeat(62);
        let others = ["src/main.rs", "ab/notes", &format!("ab/{long}.tmp.rs"), &format!("abc/{long}")];
        let partial = format!("ab/{long}.1-0.tmp");
        for name in others.into_iter().chain([&*partial]) {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            let file = File::create(path).unwrap();
            file.set_modified(SystemTime::now() - 2 * LEFTOVER).unwrap();
        }
        let key = put(&cache, "x", b"a product that is larger than the cache");
        assert!(cache.get(key).is_none());
        assert!(others.iter().all(|name| folder.join(name).exists()) && !folder.join(partial).exists());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn threads_share_a_cache() {
        let folder = folder("threads");
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let cache = Cache::open(&folder, 1, &[]).unwrap();
                    for i in 0..50 {
                        let bytes = format!("product {}", i % 10).repeat(1000);
                        let key = put(&cache, &(i % 10).to_string(), bytes.as_bytes());
                        if let Some(found) = cache.get(key) {
                            assert_eq!(*found, *bytes.as_bytes());
                        }
                    }
                });
            }
        });
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_an_error() {
        let folder = folder("file");
        fs::write(&folder, "").unwrap();
        let message = Cache::open(&folder.join("x"), 1, &[]).map(|_| ()).unwrap_err();
        assert!(message.starts_with("cannot make the folder"), "{message}");
        fs::remove_file(&folder).unwrap();
    }
}
