//! The strategy table: how many accumulators a tile has, and how large blocks are, for each family of processors.

/// A family of processors with the same vector registers, and the tiles and blocks that suit them.
#[derive(Debug)]
pub struct Target {
    /// The architecture, as triples name it.
    arch: &'static str,
    /// Processors of the family, as clang names them; the first row of an architecture has all others, too.
    cpus: &'static [&'static str],
    /// Whether the processor that runs this program belongs to the family.
    is_host: fn() -> bool,
    /// The bits of a vector register.
    pub(super) bits: u32,
    /// Whether an instruction multiplies and adds with one rounding.
    pub(super) has_fma: bool,
    /// The rows of a tile, at most.
    pub(super) rows: usize,
    /// The vector registers in each row of a tile. All accumulators, those of one row of the other factor, and one
    /// element of the first stay in registers.
    pub(super) vectors: usize,
    /// The block of packed factors: rows of the first, steps of the reduction, columns of the second. One row of tiles
    /// of the first fits the first cache, the first factor's block the second, the other's the third.
    pub(super) block: [i64; 3],
}

macro_rules! has {
    ($arch:literal, $is_detected:ident, $($feature:tt),+) => {
        || {
            #[cfg(target_arch = $arch)]
            return true $(&& std::arch::$is_detected!($feature))+;
            #[cfg(not(target_arch = $arch))]
            false
        }
    };
}

static TARGETS: &[Target] = &[
    Target {
        arch: "x86_64",
        cpus: &[],
        is_host: || cfg!(target_arch = "x86_64"),
        bits: 128,
        has_fma: false,
        rows: 4,
        vectors: 2,
        block: [128, 256, 2048],
    },
    Target {
        arch: "x86_64",
        cpus: &[
            "x86-64-v3",
            "haswell",
            "broadwell",
            "skylake",
            "alderlake",
            "raptorlake",
            "meteorlake",
            "arrowlake",
            "arrowlake-s",
            "lunarlake",
            "pantherlake",
            "gracemont",
            "sierraforest",
            "core-avx2",
            "znver1",
            "znver2",
            "znver3",
        ],
        is_host: has!("x86_64", is_x86_feature_detected, "avx2", "fma"),
        bits: 256,
        has_fma: true,
        rows: 6,
        vectors: 2,
        block: [144, 256, 4096],
    },
    Target {
        arch: "x86_64",
        cpus: &[
            "x86-64-v4",
            "skylake-avx512",
            "skx",
            "cascadelake",
            "cooperlake",
            "cannonlake",
            "icelake-client",
            "icelake-server",
            "tigerlake",
            "rocketlake",
            "sapphirerapids",
            "emeraldrapids",
            "graniterapids",
            "graniterapids-d",
            "diamondrapids",
            "znver4",
            "znver5",
        ],
        is_host: has!("x86_64", is_x86_feature_detected, "avx512f", "avx512bw", "avx512dq", "avx512vl"),
        bits: 512,
        has_fma: true,
        rows: 6,
        vectors: 4,
        block: [144, 256, 4096],
    },
    Target {
        arch: "aarch64",
        cpus: &[],
        is_host: || cfg!(target_arch = "aarch64"),
        bits: 128,
        has_fma: true,
        rows: 6,
        vectors: 4,
        block: [144, 256, 2048],
    },
];

/// The position of a processor's row, for [`Target::at`]: `cpu` is a name that clang knows, `native` for the processor
/// that runs this program, or any other word for all processors of the triple's architecture. Without a triple this is
/// the program's own architecture; one that is not in the table has no row.
pub(in super::super) fn find(triple: Option<&str>, cpu: &str) -> Option<u32> {
    let arch =
        match triple.map_or(std::env::consts::ARCH, |triple| triple.split('-').next().unwrap_or_default()) {
            "amd64" => "x86_64",
            "arm64" => "aarch64",
            arch => arch,
        };
    let named = |row: &&Target| match cpu {
        "native" => (row.is_host)(),
        cpu => row.cpus.is_empty() || row.cpus.contains(&cpu),
    };
    TARGETS.iter().rposition(|row| row.arch == arch && named(&row)).map(|at| at as u32)
}

impl Target {
    /// The row at a position.
    pub(super) fn at(position: u32) -> Option<&'static Self> {
        TARGETS.get(position as usize)
    }

    /// How many elements of this width in bits a vector register has; `None` if they are less than two.
    pub(super) fn lanes(&self, width: u32) -> Option<usize> {
        (width * 2 <= self.bits).then(|| (self.bits / width) as usize)
    }
}

/// The greatest number of parts of which an extent is a multiple, between half of `most` and `most`; `most` if there is
/// none, if the extent is not known, or so large that the rest does not matter.
pub(super) fn part(extent: Option<i64>, most: usize) -> usize {
    let Some(extent) = extent.and_then(|extent| usize::try_from(extent).ok()) else { return most };
    if extent <= most {
        return extent.max(1);
    }
    if extent > 16 * most {
        return most;
    }
    (most / 2 + 1..=most).rev().find(|part| extent.is_multiple_of(*part)).unwrap_or(most)
}
