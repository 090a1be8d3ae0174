//! Names of operand bundles, synchronization scopes and kinds of metadata, and comdats.

use super::super::codes::{COMDAT_KINDS, block, find, metadata, other};
use super::super::error::{Read, fail};
use super::module::Reader;

impl Reader<'_> {
    pub(super) fn bundle_tags(&mut self) -> Read<()> {
        self.cursor.enter(block::OPERAND_BUNDLE_TAGS)?;
        while self.next_record()? {
            if self.record.code == other::NAME {
                self.bundle_tags.push(self.cx.intern_str(&self.record.text(0)));
            }
        }
        Ok(())
    }

    pub(super) fn scope_names(&mut self) -> Read<()> {
        self.cursor.enter(block::SYNC_SCOPE_NAMES)?;
        self.scopes.clear();
        while self.next_record()? {
            if self.record.code == other::NAME {
                if self.scopes.len() > usize::from(u16::MAX) {
                    return fail("the module has too many synchronization scopes");
                }
                self.scopes.push(self.cx.sync_scope(&self.record.text(0)));
            }
        }
        Ok(())
    }

    pub(super) fn metadata_kinds(&mut self) -> Read<()> {
        self.cursor.enter(block::METADATA_KIND)?;
        while self.next_record()? {
            if self.record.code == metadata::KIND {
                let (number, name) = (self.record.get(0)?, self.record.text(1));
                let kind = self.cx.md_kind(&name);
                self.md.kinds.insert(number, kind);
            }
        }
        Ok(())
    }

    pub(super) fn comdat(&mut self) -> Read<()> {
        let Some(kind) = find(COMDAT_KINDS, self.record.get(2)?) else {
            return fail("a comdat has an unknown selection kind");
        };
        let comdat = self.m.comdat(self.symbol_name()?, kind);
        self.comdats.push(comdat);
        Ok(())
    }
}
