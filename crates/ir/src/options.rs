//! How IR is printed, and how diagnostics show it.

use parking_lot::RwLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// How IR is printed. The default is that of `mlir-opt` without flags.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintOptions {
    /// Operations in generic form (`--mlir-print-op-generic`).
    pub generic: bool,
    /// Stand-alone text of one operation: no aliases (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// Locations (`--mlir-print-debuginfo`).
    pub debug_info: bool,
    /// Locations in a readable form that cannot be parsed (`--mlir-pretty-debuginfo`).
    pub pretty_debug_info: bool,
    /// Elide elements attributes with more elements (`--mlir-elide-elementsattrs-if-larger`).
    pub elide_elements_larger: Option<u64>,
    /// Elide resources whose text is longer (`--mlir-elide-resource-strings-if-larger`).
    pub elide_resources_larger: Option<u64>,
    /// Print elements attributes with more elements in hexadecimal; 100 when not given, never when -1
    /// (`--mlir-print-elementsattrs-with-hex-if-larger`).
    pub hex_elements_larger: Option<i64>,
    /// `{...}` in place of regions (`--mlir-print-skip-regions`).
    pub skip_regions: bool,
    /// Custom forms without a check that the IR verifies (`--mlir-print-assume-verified`).
    pub assume_verified: bool,
    /// Numbers of SSA values are never reused (`--mlir-print-unique-ssa-ids`).
    pub unique_ssa_ids: bool,
    /// Comments with the users of each value (`--mlir-print-value-users`).
    pub value_users: bool,
    /// Aliases of long literal types of the llvm dialect and others that ask for one (`--mlir-print-type-aliases`).
    pub type_aliases: bool,
    /// Values are named after their name locations (`--mlir-use-nameloc-as-prefix`).
    pub nameloc_as_prefix: bool,
}

/// How the diagnostics of a context show operations.
#[derive(Default)]
pub struct PrintConfig {
    defaults: RwLock<PrintOptions>,
    no_op_on_diagnostic: AtomicBool,
}

impl PrintConfig {
    /// The options that notes print operations with.
    pub fn defaults(&self) -> PrintOptions {
        *self.defaults.read()
    }

    /// Sets the options that notes print operations with.
    pub fn set_defaults(&self, options: PrintOptions) {
        *self.defaults.write() = options;
    }

    /// Whether errors have the note `see current operation` (`--mlir-print-op-on-diagnostic`).
    pub fn op_on_diagnostic(&self) -> bool {
        !self.no_op_on_diagnostic.load(Ordering::Relaxed)
    }

    /// Sets whether errors have the note `see current operation`.
    pub fn set_op_on_diagnostic(&self, on: bool) {
        self.no_op_on_diagnostic.store(!on, Ordering::Relaxed);
    }
}
