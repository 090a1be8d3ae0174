//! Printing the file metadata: resources of dialects and of external tools.

use super::printer::{AsmPrinter, push_hex};
use crate::context::{ExternalResource, Resource, Str};

/// The braces that are open while the metadata are printed.
#[derive(Default)]
struct OpenBraces {
    file: bool,
    /// The section (`dialect_resources` or `external_resources`).
    section: bool,
    owner: bool,
    /// A section was closed before this one.
    after_section: bool,
    /// An owner was closed before this one.
    after_owner: bool,
}

impl AsmPrinter<'_> {
    /// Appends `{-# ... #-}`: the resources that were printed, and all external ones.
    pub(super) fn file_metadata(&mut self) {
        let ctx = self.ctx;
        let dialect = ctx.intern("builtin");
        let keys = core::mem::take(&mut self.resources);
        let used: Vec<(Str, ExternalResource)> = ctx.with_resources(dialect, |resources| {
            let blob = |key| resources.get(key).map(|r: &Resource| ExternalResource::Blob(r.clone()));
            keys.iter().filter_map(|&key| blob(key).map(|blob| (key, blob))).collect()
        });
        self.resources = keys;
        let mut open = OpenBraces::default();
        self.resource_owner(&mut open, "dialect", dialect, &used);
        self.close_section(&mut open);
        for (owner, entries) in ctx.external_resources() {
            self.resource_owner(&mut open, "external", owner, &entries);
        }
        self.close_section(&mut open);
        if open.file {
            self.text("\n#-}\n");
        }
    }

    fn resource_owner(
        &mut self,
        open: &mut OpenBraces,
        section: &str,
        owner: Str,
        entries: &[(Str, ExternalResource)],
    ) {
        let ctx = self.ctx;
        for (key, value) in entries {
            if !core::mem::replace(&mut open.file, true) {
                self.text("\n{-#\n");
            }
            if let Some(limit) = self.options.elide_resources_larger
                && (limit == 0 || self.resource_length(value) > limit)
            {
                continue;
            }
            if !core::mem::replace(&mut open.section, true) {
                if open.after_section {
                    self.text(",\n");
                }
                self.text("  ");
                self.text(section);
                self.text("_resources: {\n");
            }
            if core::mem::replace(&mut open.owner, true) {
                self.text(",\n");
            } else {
                self.text(if open.after_owner { ",\n    " } else { "    " });
                self.bytes(ctx.bytes(owner));
                self.text(": {\n");
            }
            self.text("      ");
            self.keyword_or_string(ctx.bytes(*key));
            self.text(": ");
            self.resource_value(value);
        }
        if core::mem::take(&mut open.owner) {
            self.text("\n    }");
            open.after_owner = true;
        }
    }

    fn close_section(&mut self, open: &mut OpenBraces) {
        if core::mem::take(&mut open.section) {
            self.text("\n  }");
            open.after_section = true;
        }
        open.after_owner = false;
    }

    fn resource_value(&mut self, value: &ExternalResource) {
        match value {
            ExternalResource::Blob(blob) => {
                self.text("\"0x");
                for byte in blob.align.to_le_bytes() {
                    push_hex(&mut self.out, byte);
                }
                self.out.reserve(blob.data.len() * 2);
                for &byte in &*blob.data {
                    push_hex(&mut self.out, byte);
                }
                self.byte(b'"');
            }
            ExternalResource::String(value) => self.string(self.ctx.bytes(*value)),
            ExternalResource::Bool(value) => self.text(if *value { "true" } else { "false" }),
        }
    }

    /// How long the text of a value is.
    fn resource_length(&mut self, value: &ExternalResource) -> u64 {
        if let ExternalResource::Blob(blob) = value {
            return blob.data.len() as u64 * 2 + 12;
        }
        let start = self.out.len();
        self.resource_value(value);
        let length = self.out.len() - start;
        self.out.truncate(start);
        length as u64
    }
}
