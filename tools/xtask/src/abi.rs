//! Compares the extension of narrow integers with clang's, on every target.

use std::path::Path;

use terrace_filecheck::exec::Output;

use crate::process::{self, Scratch};
use crate::upstream;

/// The targets that clang supports, without those whose `int` has 16 bits.
const TARGETS: &[&str] = &[
    "x86_64-unknown-linux-gnu",
    "x86_64-unknown-linux-gnux32",
    "x86_64-apple-macosx",
    "x86_64-pc-windows-msvc",
    "x86_64-w64-windows-gnu",
    "x86_64-pc-windows-cygnus",
    "x86_64-unknown-uefi",
    "x86_64-unknown-freebsd",
    "i386-unknown-linux-gnu",
    "i686-pc-windows-msvc",
    "aarch64-unknown-linux-gnu",
    "aarch64-linux-android",
    "aarch64_be-unknown-linux-gnu",
    "aarch64-pc-windows-msvc",
    "arm64ec-pc-windows-msvc",
    "aarch64-none-elf",
    "arm64-apple-none-macho",
    "arm64-apple-macosx",
    "arm64-apple-ios",
    "arm64-apple-darwin",
    "arm64-apple-tvos",
    "arm64-apple-xros",
    "arm64-apple-driverkit",
    "arm64_32-apple-watchos",
    "armv7-unknown-linux-gnueabihf",
    "armv6-none-eabi",
    "thumbv7-none-eabi",
    "thumbv7-pc-windows-msvc",
    "armv7-apple-ios",
    "riscv64-unknown-linux-gnu",
    "riscv32-unknown-elf",
    "loongarch64-unknown-linux-gnu",
    "loongarch32-unknown-linux-gnu",
    "s390x-unknown-linux-gnu",
    "s390x-ibm-zos",
    "powerpc64le-unknown-linux-gnu",
    "powerpc64-unknown-linux-gnu",
    "powerpc64-ibm-aix",
    "powerpc-unknown-linux-gnu",
    "powerpc-ibm-aix",
    "mips-unknown-linux-gnu",
    "mips64el-unknown-linux-gnuabi64",
    "mips64-unknown-linux-gnuabin32",
    "sparc-unknown-linux-gnu",
    "sparcv9-unknown-linux-gnu",
    "wasm32-unknown-unknown",
    "wasm64-unknown-emscripten",
    "ve-unknown-linux-gnu",
    "hexagon-unknown-elf",
    "m68k-unknown-linux-gnu",
    "csky-unknown-linux",
    "xtensa-unknown-elf",
    "nvptx64-nvidia-cuda",
    "amdgcn-amd-amdhsa",
    "spirv64-unknown-unknown",
    "spir-unknown-unknown",
    "xcore-unknown-unknown",
    "bpfel-unknown-none",
];

/// Types of MLIR and the corresponding types of C.
const TYPES: &[(&str, &str)] = &[
    ("i1", "_Bool"),
    ("i8", "signed char"),
    ("si8", "signed char"),
    ("ui8", "unsigned char"),
    ("i16", "short"),
    ("ui16", "unsigned short"),
    ("i32", "__INT32_TYPE__"),
    ("ui32", "__UINT32_TYPE__"),
    ("i64", "__INT64_TYPE__"),
];

/// Compares all targets, and returns their number.
pub fn compare(terrace: &Path, scratch: &Scratch) -> Result<usize, String> {
    let c: String =
        TYPES.iter().map(|(name, ty)| format!("{ty} f_{name}({ty} x) {{ return x; }}\n")).collect();
    let mlir: String = TYPES
        .iter()
        .map(|(ty, _)| format!("func.func @f_{ty}(%x: {ty}) -> {ty} {{ return %x : {ty} }}\n"))
        .collect();
    let mut wrong = String::new();
    for target in TARGETS {
        let text = format!("module attributes {{llvm.target_triple = \"{target}\"}} {{\n{mlir}}}\n");
        let actual = process::run(terrace, ["compile"], scratch.path(), text.as_bytes());
        let flag = format!("--target={target}");
        let args =
            [&flag, "-w", "-x", "c", "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-o", "-", "-"];
        let expected = process::run(upstream::CLANG, args, scratch.path(), c.as_bytes());
        let (actual, expected) = (extensions(&actual)?, extensions(&expected)?);
        for (actual, expected) in actual.iter().zip(&expected).filter(|(actual, expected)| actual != expected)
        {
            wrong += &format!("{target}: {actual:?}, but clang has {expected:?}\n");
        }
        if actual.len() != TYPES.len() || expected.len() != TYPES.len() {
            wrong += &format!("{target}: {} and {} functions\n", actual.len(), expected.len());
        }
    }
    match wrong.as_str() {
        "" => Ok(TARGETS.len()),
        _ => Err(wrong),
    }
}

/// The name of each definition in LLVM IR, and the extension attributes of its result and its parameter. A value as
/// wide as a register needs none, so clang's attributes on it are ignored.
fn extensions(ll: &Output) -> Result<Vec<(String, [Option<&'static str>; 2])>, String> {
    if ll.status != 0 {
        return Err(String::from_utf8_lossy(&ll.stderr).into_owned());
    }
    let text = String::from_utf8_lossy(&ll.stdout);
    let extension = |part: &str| ["signext", "zeroext"].into_iter().find(|word| part.contains(word));
    let functions = text.lines().filter(|line| line.starts_with("define ")).filter_map(|line| {
        let (result, rest) = line.split_once('@')?;
        let (name, rest) = rest.split_once('(')?;
        let (param, _) = rest.split_once(')')?;
        let extensions = if name == "f_i64" { [None; 2] } else { [extension(result), extension(param)] };
        Some((name.to_owned(), extensions))
    });
    Ok(functions.collect())
}
