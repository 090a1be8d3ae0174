//! Printing the file metadata: resources.

use super::printer::{AsmPrinter, push_hex};
use crate::context::{Resource, Str};

impl AsmPrinter<'_> {
    /// Appends `{-# dialect_resources: {...} #-}` for the resources that were printed.
    pub(super) fn file_metadata(&mut self) {
        let ctx = self.ctx;
        let dialect = ctx.intern("builtin");
        let keys = core::mem::take(&mut self.resources);
        let entries: Vec<(Str, Resource)> = ctx.with_resources(dialect, |resources| {
            keys.iter().filter_map(|&key| resources.get(key).map(|r| (key, r.clone()))).collect()
        });
        self.resources = keys;
        if entries.is_empty() {
            return;
        }
        self.text("{-#\n");
        let mut printed = false;
        for (key, resource) in &entries {
            // The text is the alignment and the data, two digits a byte, in quotes.
            let length = resource.data.len() as u64 * 2 + 12;
            if self.options.elide_resources_larger.is_some_and(|limit| limit == 0 || length > limit) {
                continue;
            }
            self.text(if core::mem::replace(&mut printed, true) {
                ",\n"
            } else {
                "  dialect_resources: {\n    builtin: {\n"
            });
            self.text("      ");
            let key = ctx.bytes(*key);
            self.bytes(key);
            self.text(": \"0x");
            for byte in resource.align.to_le_bytes() {
                push_hex(&mut self.out, byte);
            }
            for &byte in &*resource.data {
                push_hex(&mut self.out, byte);
            }
            self.byte(b'"');
        }
        if printed {
            self.text("\n    }\n  }");
        }
        self.text("\n#-}\n");
    }
}
