//! Resources: the blobs of `dense_resource` attributes and the data of external providers, from the metadata of files.

use super::ids::Str;
use parking_lot::Mutex;
use std::sync::Arc;
use terrace_support::FxHashMap;

/// The blob behind a `dense_resource` key, as written in the file metadata.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resource {
    /// The alignment of the data, in bytes.
    pub align: u32,
    /// The data.
    pub data: Arc<[u8]>,
}

/// Resources of one dialect or external provider, in the order of first appearance.
#[derive(Default, Debug)]
pub struct Resources {
    /// `(key, blob)`; a key that is only referenced has no blob.
    pub entries: Vec<(Str, Option<Resource>)>,
    index: FxHashMap<Str, usize>,
}

impl Resources {
    /// The entry of `key`; inserts an empty one if there is none.
    pub fn entry(&mut self, key: Str) -> &mut Option<Resource> {
        let at = *self.index.entry(key).or_insert_with(|| {
            self.entries.push((key, None));
            self.entries.len() - 1
        });
        &mut self.entries[at].1
    }
    /// The blob of `key`, if it has one.
    pub fn get(&self, key: Str) -> Option<&Resource> {
        self.index.get(&key).and_then(|&at| self.entries[at].1.as_ref())
    }
}

/// One entry of an external resource, as written in the file metadata.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExternalResource {
    /// `"0x..."`
    Blob(Resource),
    /// Any other string.
    String(Str),
    /// `true` or `false`.
    Bool(bool),
}

/// The entries of one external provider, in the order of the text.
pub type ExternalEntries = Vec<(Str, ExternalResource)>;

/// The resources of a store.
#[derive(Default)]
pub(super) struct ResourceTables {
    /// By dialect.
    pub dialects: Mutex<Vec<(Str, Resources)>>,
    pub external: Mutex<ExternalResources>,
}

/// The resources of external providers, in the order of the text.
#[derive(Default)]
pub(super) struct ExternalResources {
    /// By provider.
    pub list: Vec<(Str, ExternalEntries)>,
    index: FxHashMap<Str, usize>,
}

impl ExternalResources {
    /// The entries of a provider.
    pub fn of(&mut self, owner: Str) -> &mut ExternalEntries {
        let at = *self.index.entry(owner).or_insert_with(|| {
            self.list.push((owner, Vec::new()));
            self.list.len() - 1
        });
        &mut self.list[at].1
    }

    /// Removes the entries of a provider.
    pub fn remove(&mut self, owner: Str) -> Option<ExternalEntries> {
        let at = self.index.remove(&owner)?;
        self.index.values_mut().filter(|index| **index > at).for_each(|index| *index -= 1);
        Some(self.list.remove(at).1)
    }
}
