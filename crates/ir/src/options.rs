//! How IR is printed, and how diagnostics show it.

use parking_lot::RwLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// A version of MLIR whose text is printed (`--mlir-version`). Text of all these versions is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MlirVersion {
    /// MLIR 22.
    #[default]
    V22,
    /// MLIR 23.1.
    V23,
    /// MLIR 24, whose custom forms keep inherent attributes apart from others.
    V24,
}

impl MlirVersion {
    /// All versions, oldest first.
    pub const ALL: [Self; 3] = [Self::V22, Self::V23, Self::V24];

    /// The version's number.
    pub fn number(self) -> u32 {
        22 + self as u32
    }

    /// The version's place among those after 22; `None` for 22.
    #[inline]
    pub(crate) fn index_of_newer(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }

    /// The version of this number.
    pub fn of_number(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|version| version.number() == number)
    }
}

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
    /// The version of MLIR whose text is printed (`--mlir-version`).
    pub version: MlirVersion,
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
