//! Data layouts of targets, by their triples.

/// How the triples of a row begin, and what else they say.
struct Row {
    /// Names of the architecture.
    archs: &'static [&'static str],
    /// Beginnings of the system or environment, with the dash in front, one of which the triple has; empty for any.
    systems: &'static [&'static str],
    layout: &'static str,
}

const fn row(archs: &'static [&'static str], systems: &'static [&'static str], layout: &'static str) -> Row {
    Row { archs, systems, layout }
}

const MACH_O: &[&str] =
    &["-darwin", "-macos", "-ios", "-tvos", "-watchos", "-xros", "-visionos", "-driverkit", "-bridgeos"];
const COFF: &[&str] = &["-windows", "-win32", "-mingw", "-cygwin", "-uefi"];
const X86_64: &[&str] = &["x86_64", "amd64", "x86_64h"];
const X86: &[&str] = &["i386", "i486", "i586", "i686", "i786", "i886", "i986"];
const AARCH64: &[&str] = &["aarch64", "arm64", "arm64e"];

/// The first matching row applies. A test compares the layouts with those of clang.
static ROWS: &[Row] = &[
    row(
        X86_64,
        &["-gnux32", "-muslx32"],
        "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    ),
    row(X86_64, MACH_O, "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
    row(X86_64, COFF, "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
    row(X86_64, &[], "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
    row(
        X86,
        MACH_O,
        "e-m:o-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:128-n8:16:32-S128",
    ),
    row(
        X86,
        &["-mingw", "-cygwin", "-windows-gnu", "-windows-cygnus"],
        "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:32-n8:16:32-a:0:32-S32",
    ),
    row(
        X86,
        COFF,
        "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32-a:0:32-S32",
    ),
    row(X86, &[], "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"),
    row(AARCH64, MACH_O, "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32"),
    row(
        AARCH64,
        COFF,
        "e-m:w-p270:32:32-p271:32:32-p272:64:64-p:64:64-i32:32-i64:64-i128:128-n32:64-S128-Fn32",
    ),
    row(
        AARCH64,
        &[],
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    ),
    row(
        &["aarch64_be"],
        &[],
        "E-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    ),
    row(&["arm", "thumb"], COFF, "e-m:w-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"),
    row(&["arm", "thumb"], MACH_O, "e-m:o-p:32:32-Fi8-f64:32:64-v64:32:64-v128:32:128-a:0:32-n32-S32"),
    row(&["armeb", "thumbeb"], &[], "E-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"),
    row(&["arm", "thumb"], &[], "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"),
    row(&["riscv32"], &[], "e-m:e-p:32:32-i64:64-n32-S128"),
    row(&["riscv64", "loongarch64", "bpf", "bpfel"], &[], "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"),
    row(&["bpfeb"], &[], "E-m:e-p:64:64-i64:64-i128:128-n32:64-S128"),
    row(&["loongarch32"], &[], "e-m:e-p:32:32-i64:64-n32-S128"),
    row(
        &["wasm32"],
        &["-emscripten"],
        "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-f128:64-n32:64-S128-ni:1:10:20",
    ),
    row(&["wasm32"], &[], "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"),
    row(
        &["wasm64"],
        &["-emscripten"],
        "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-f128:64-n32:64-S128-ni:1:10:20",
    ),
    row(&["wasm64"], &[], "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"),
    row(&["powerpc64le", "ppc64le"], &[], "e-m:e-Fn32-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512"),
    row(&["s390x", "systemz"], &[], "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"),
    row(&["sparcv9", "sparc64"], &[], "E-m:e-i64:64-i128:128-n32:64-S128"),
    row(&["sparc"], &[], "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"),
    row(&["mips"], &[], "E-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64"),
    row(&["mipsel"], &[], "e-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64"),
    row(&["mips64"], &["-gnuabi64", "-muslabi64"], "E-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"),
    row(&["mips64el"], &["-gnuabi64", "-muslabi64"], "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"),
    row(
        &["amdgcn"],
        &[],
        "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-\
         p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-\
         v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
    ),
    row(&["nvptx64"], &[], "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"),
];

/// The data layout of LLVM 22 for a target triple, as in a module's `target datalayout`; `None` for targets that are not
/// in the table.
///
/// ```
/// use terrace_llir::target::data_layout;
///
/// assert_eq!(data_layout("riscv64-unknown-linux-gnu"), Some("e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"));
/// assert_eq!(data_layout("pdp11-unknown-unix"), None);
/// ```
pub fn data_layout(triple: &str) -> Option<&'static str> {
    let (arch, system) = triple.split_at(triple.find('-').unwrap_or(triple.len()));
    // `armv7` and `thumbv7em` are versions of `arm` and `thumb`.
    let arch = match arch.find('v') {
        Some(at) if matches!(&arch[..at], "arm" | "thumb" | "armeb" | "thumbeb") => &arch[..at],
        _ => arch,
    };
    let fits = |row: &&Row| {
        row.archs.contains(&arch)
            && (row.systems.is_empty() || row.systems.iter().any(|part| system.contains(part)))
    };
    ROWS.iter().find(fits).map(|row| row.layout)
}
