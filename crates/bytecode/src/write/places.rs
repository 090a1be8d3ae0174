//! Lines and columns of files, of which there may be one for each operation: they are told apart without making attributes.

use super::numbering::{AttrItem, Item};
use std::sync::Arc;
use terrace_ir::attrs::StringAttr;
use terrace_ir::loc::{Place, SourceFile};
use terrace_ir::{Attr, Context, Loc, Str};
use terrace_support::hash_u64;
use terrace_support::hashbrown::HashTable;

/// The items of places among those of attributes.
#[derive(Default)]
pub struct Places {
    /// By the number of the location: the item plus one.
    by_number: Vec<u32>,
    by_content: HashTable<u32>,
    /// The last file of positions, and its name.
    source: Option<(Arc<SourceFile>, Str)>,
    /// The last name of a file, and its attribute.
    name: Option<(Str, Attr)>,
}

fn hash(file: Str, line: u32, col: u32) -> u64 {
    hash_u64((u64::from(line) << 32 | u64::from(col)) ^ u64::from(file.raw()) << 20)
}

fn hash_of(items: &[Item<AttrItem>], item: u32) -> u64 {
    match items[item as usize].value {
        AttrItem::Place { file, line, col } => hash(file, line, col),
        AttrItem::Attr(_) => 0,
    }
}

impl Places {
    /// The item of a location that was noted.
    #[inline]
    pub fn known(&self, loc: Loc) -> Option<u32> {
        self.by_number.get(loc.place_index()? as usize)?.checked_sub(1)
    }

    /// Notes the item of a location, unless it is one that attributes or places tell.
    pub fn note(&mut self, loc: Loc, item: u32) {
        if let Some(number) = loc.place_index() {
            super::numbering::set(&mut self.by_number, number as usize, item + 1);
        }
    }

    /// The place of a location that is no attribute, if it is nothing else.
    pub fn place(&mut self, ctx: &Context, loc: Loc) -> Option<Place> {
        if let Some(pos) = loc.pos() {
            let (source, line, col) = ctx.sources.resolve(pos)?;
            let file = match &self.source {
                Some((last, file)) if Arc::ptr_eq(last, &source) => *file,
                _ => {
                    let file = ctx.intern(&source.name);
                    self.source = Some((source, file));
                    file
                }
            };
            return Some(Place { file, line, col, metadata: None });
        }
        loc.place_index()?;
        loc.place(ctx).filter(|place| place.metadata.is_none())
    }

    /// The item of a place.
    pub fn item(&self, items: &[Item<AttrItem>], place: Place) -> Option<u32> {
        let Place { file, line, col, .. } = place;
        let is = |item: &u32| match items[*item as usize].value {
            AttrItem::Place { file: f, line: l, col: c } => (f, l, c) == (file, line, col),
            AttrItem::Attr(_) => false,
        };
        self.by_content.find(hash(file, line, col), is).copied()
    }

    /// Adds the item of a new place.
    pub fn add(&mut self, items: &[Item<AttrItem>], item: u32) {
        self.by_content.insert_unique(hash_of(items, item), item, |&item| hash_of(items, item));
    }

    /// The attribute of a file's name.
    pub fn file_name(&mut self, ctx: &Context, file: Str) -> Attr {
        match self.name {
            Some((last, attr)) if last == file => attr,
            _ => {
                let attr = StringAttr::get(ctx, file, None);
                self.name = Some((file, attr));
                attr
            }
        }
    }
}
