//! Bytecode that is wrong: no mutation of a file may make a command panic, hang, exhaust the stack or take far more memory
//! than the file, and each failure has a message.
//!
//! The number of a case determines its file. `cargo test` runs the first cases, for a few seconds; `TERRACE_FUZZ=n` runs n
//! cases from number `TERRACE_FUZZ_START` on.

mod common;

use common::{Outcome, Random, corpus, opt, terrace};
use std::time::{Duration, Instant};
use terrace_support::counting::{Counting, counts};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The number of cases of `cargo test`, and its time limit.
const CASES: u64 = 6000;
const BUDGET: Duration = Duration::from_secs(12);

/// Files of bytecode: of each test that is one module, in one of the versions.
fn files() -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    for (i, seed) in corpus().into_iter().enumerate() {
        let version = format!("--emit-bytecode-version={}", 6 - i % 7);
        let flags =
            ["opt", "-", "--allow-unregistered-dialect", "--emit-bytecode", &version].map(str::to_owned);
        let start = Instant::now();
        let Outcome { status: 0, stdout, .. } = terrace(&flags, &seed.text) else { continue };
        if start.elapsed() < Duration::from_millis(200) {
            files.push(stdout);
        }
    }
    assert!(files.len() > 100, "the corpus is there");
    files
}

/// A number of a file in as many bytes as it wants.
fn varint(random: &mut Random) -> Vec<u8> {
    match random.next(4) {
        0 => vec![(random.next(128) << 1) as u8 | 1],
        1 => [&[0][..], &u64::MAX.to_le_bytes()].concat(),
        2 => [&[0][..], &(1u64 << random.next(64)).to_le_bytes()].concat(),
        _ => ((random.next(1 << 14) << 2) as u16 | 2).to_le_bytes().to_vec(),
    }
}

/// Changes a file somewhere after its first bytes.
fn mutate(random: &mut Random, file: &mut Vec<u8>, other: &[u8]) {
    let at = 4 + random.next(file.len().saturating_sub(4));
    match random.next(8) {
        0 | 1 => file[at] ^= 1 << random.next(8),
        2 => file[at] = random.next(256) as u8,
        3 => file.truncate(at),
        4 => drop(file.splice(at..at, varint(random))),
        5 => {
            let end = (at + 1 + random.next(4)).min(file.len());
            file.splice(at..end, varint(random));
        }
        6 => {
            let end = (at + random.next(64)).min(file.len());
            let part = file[at..end].to_vec();
            file.splice(at..at, part);
        }
        _ => {
            let start = random.next(other.len());
            let end = (start + random.next(64)).min(other.len());
            let to = (at + end - start).min(file.len());
            file.splice(at..to, other[start..end].iter().copied());
        }
    }
}

#[test]
fn mutated_files() {
    const FLAGS: &[&[&str]] = &[
        &["--allow-unregistered-dialect"],
        &["--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-debuginfo"],
        &["--allow-unregistered-dialect", "--emit-bytecode"],
        &[],
        &["--mlir-very-unsafe-disable-verifier-on-parsing", "--mlir-print-op-generic"],
    ];
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let start = number("TERRACE_FUZZ_START").unwrap_or(0);
    let (cases, budget) = match number("TERRACE_FUZZ") {
        Some(cases) => (cases, Duration::MAX),
        None => (CASES, BUDGET),
    };
    let (files, begin) = (files(), Instant::now());
    let (mut n_accepted, mut n_run) = (0, 0);
    for case in start..start + cases {
        if begin.elapsed() > budget {
            break;
        }
        let mut random = Random(case.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D);
        for _ in 0..4 {
            random.next(2);
        }
        let mut file = files[random.next(files.len())].clone();
        for _ in 0..1 + random.next(8) / 5 {
            let other = &files[random.next(files.len())];
            if file.len() > 5 {
                mutate(&mut random, &mut file, other);
            }
        }
        let flags = FLAGS[random.next(FLAGS.len())];
        let before = counts().bytes;
        let outcome = match std::panic::catch_unwind(|| opt(flags, &file)) {
            Ok(outcome) => outcome,
            Err(panic) => {
                eprintln!("case {case}: {flags:?}");
                std::panic::resume_unwind(panic);
            }
        };
        let bytes = counts().bytes - before;
        let limit = 16 * file.len() as u64 + (64 << 20);
        assert!(bytes <= limit, "case {case} takes {bytes} bytes for a file of {}", file.len());
        n_accepted += u64::from(outcome.status == 0);
        n_run += 1;
    }
    println!("{n_run} files, of which {n_accepted} were accepted");
    assert!(n_run > 100 && n_accepted > n_run / 50, "too few files are nearly right");
}

/// Checks that a file can be read, and that the text of its module has some parts.
#[track_caller]
fn check_text(flags: &[&str], file: &[u8], parts: &[&str]) {
    let Outcome { status, stdout, stderr } = opt(flags, file);
    let text = String::from_utf8_lossy(&stdout);
    assert_eq!(status, 0, "{stderr}");
    for part in parts {
        assert!(text.contains(part), "expected {part}: {text}");
    }
}

/// Checks that a file is an error whose text has some parts.
#[track_caller]
fn check_error(file: &[u8], parts: &[&str]) {
    let Outcome { status, stderr, .. } = opt(&[], file);
    assert_eq!(status, 1);
    assert!(parts.iter().all(|part| stderr.contains(part)), "{stderr}");
}

/// Files of one module by MLIR 23.1 and 24, in which operations have properties that MLIR 22 does not have.
#[test]
fn properties_of_newer_versions() {
    let files: [&[u8]; 2] =
        [include_bytes!("bytecode/properties-23.mlirbc"), include_bytes!("bytecode/properties-24.mlirbc")];
    for file in files {
        let parts = [
            "external thread_local @t()",
            "internal @g(3 : i32)",
            "attributes {noreturn, target_cpu = \"x\"}",
            "llvm.call @h(%arg0) : (f32) -> f32",
            "llvm.fpext %0 {fastmathFlags = #llvm.fastmath<nnan>} : f32 to f64",
            "llvm.fpext %0 : f32 to f64",
            "memref.load %arg0[%arg1] {invariant = true} : memref<4xf32>",
            "arith.addf %0, %1 fastmath<fast> : f32",
            "arith.extui %arg2 : i8 to i32",
            "math.fma %0, %1, %2 : f32",
            "gpu.func @k(%arg0: index) workgroup(%arg1 : memref<4xf32, 3>) kernel {",
        ];
        check_text(&[], file, &parts);
    }
    // A model of thread-local storage that MLIR 22 does not have, 2 instead of 1.
    let mut file = files[1].to_vec();
    let entry = file.windows(3).position(|bytes| *bytes == [0x11, 7, 5]).unwrap();
    file[entry + 2] = 9;
    let message = "'llvm.mlir.global' has 'tls_mode = 2 : i64', which MLIR 22 does not have";
    check_error(&file, &[message, "produced by: MLIR24"]);
}

/// Files of one module by MLIR 23.1 and 24, with debug information and attributes that MLIR 22 has in other forms.
#[test]
fn attributes_of_newer_versions() {
    let files: [&[u8]; 2] =
        [include_bytes!("bytecode/changed-23.mlirbc"), include_bytes!("bytecode/changed-24.mlirbc")];
    for file in files {
        let parts = [
            "sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, producer = \"p\", isOptimized = true",
            "isDebugInfoForProfiling = true, splitDebugFilename = \"a.dwo\", importedEntities = #di_imported_entity",
            "file = #di_file, line = 3, scope = #di_namespace, baseType = #di_basic_type, sizeInBits = 32, flags = Public",
            "sizeInBits = 32, identifier = \"_ZTS1s\", elements = #di_derived_type",
            "llvm.intr.experimental.constrained.fadd %arg0, %arg0 towardzero ignore : f32",
            "gpu.barrier loc",
            "gpu.barrier {address_spaces = [#gpu.address_space<workgroup>]}",
            "blgp =  bcast_second_32",
            "nvvm.redux.sync  add %arg2, %arg2",
            "nvvm.barrier.arrive id = %arg2 number_of_threads = %arg2",
        ];
        check_text(&["--mlir-print-debuginfo"], file, &parts);
    }
    // A barrier of subgroups instead of blocks, which have no text of their own.
    let mut file = files[1].to_vec();
    let scope = b"#gpu.barrier_scope<workgroup>";
    let at = file.windows(scope.len()).position(|bytes| bytes == scope).unwrap();
    file[at..at + scope.len()].copy_from_slice(b"#gpu.barrier_scope<subgroup >");
    check_error(
        &file,
        &["'gpu.barrier' has 'scope = #gpu.barrier_scope<subgroup>', which MLIR 22 does not have"],
    );
}

/// A file of version 4 by MLIR 23.1, whose operations have inherent attributes in dictionaries.
#[test]
fn dictionaries_of_newer_versions() {
    let parts = [
        "gpu.func @k(%arg0: index) kernel {",
        "    gpu.barrier\n",
        "external thread_local @t()",
        "llvm.fpext %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32 to f64",
        "llvm.fpext %arg0 : f32 to f64",
    ];
    check_text(&[], include_bytes!("bytecode/dictionaries-23.mlirbc"), &parts);
}

/// Kernels without memory of their own: MLIR 22 states its number, later versions do not. And barriers, which do not reduce
/// there.
#[test]
fn stated_defaults() {
    let parts = ["{gpu.kernel, sym_name = \"k\", workgroup_attributions = 0 : i64}"];
    let file = include_bytes!("bytecode/dictionaries-23.mlirbc");
    check_text(&["--mlir-print-op-generic"], file, &parts);
    let parts = [
        "{gpu.kernel, sym_name = \"f\", workgroup_attributions = 0 : i64}",
        "{workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()",
        "\"nvvm.barrier\"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}>",
        "\"nvvm.inline_ptx\"() <{operandSegmentSizes = array<i32: 0, 0, 0>, ptxCode = \"trap;\"}>",
    ];
    check_text(&["--mlir-print-op-generic"], include_bytes!("bytecode/kernels-24.mlirbc"), &parts);
}

/// A file by MLIR 22 with all encodings of quantized types, which is written again with the same bytes.
#[test]
fn quantized_types() {
    let file = include_bytes!("bytecode/quant-22.mlirbc");
    let parts = [
        "!quant.any<i8<-8:7>:f32>",
        "!quant.any<u8<1:255>>",
        "!quant.calibrated<f32<-0.998:1.232100e+00>>",
        "!quant.uniform<i8<-8:7>:f32, 0.12345678910000001:127>",
        "!quant.uniform<u8:f32:1, {2.000000e+02:-120,9.987200e-01:127}>",
        "!quant.uniform<i8:f32:{0:1, 1:2}, {{2.000000e+00:10, 3.000000e+00:20}, {4.000000e+00:30, 5.000000e+00}}>",
    ];
    check_text(&[], file, &parts);
    let Outcome { status, stdout, stderr } =
        opt(&["--emit-bytecode", "--emit-bytecode-producer=MLIR22.1.8"], file);
    assert_eq!(status, 0, "{stderr}");
    assert!(stdout == file, "the same bytes");
    // The sizes of blocks in front of the scales, of which the last one is 0 instead of 2.
    let mut file = file.to_vec();
    let sizes = file.windows(5).position(|bytes| *bytes == [5, 5, 9, 0x25, 0x27]).unwrap();
    file[sizes + 2] = 1;
    check_error(&file, &["illegal block size: 0"]);
    // The scale 0.1234567891 in front of the zero point 127, with another exponent.
    let file = include_bytes!("bytecode/quant-22.mlirbc");
    let scale = 0.123_456_789_1_f64.to_bits() << 1;
    let at = file.windows(8).position(|bytes| bytes == scale.to_le_bytes()).unwrap();
    let mut file = file.to_vec();
    file[at + 7] = 0x02;
    check_error(&file, &["scale ", " out of expressed type range [1.401298e-45, 3.402823e+38]"]);
}

/// Attributes that mean the same are written alike, also where MLIR 22 keeps the spelling apart.
#[test]
fn spellings() {
    let pairs = [
        ["loc(\"f.c\":1:2 to :4)", "loc(\"f.c\":1:2 to 1:4)"],
        ["loc(\"f.c\":1:2 to 1:2)", "loc(\"f.c\":1:2)"],
        ["loc(\"f.c\":5)", "loc(\"f.c\":5:0)"],
        ["dense<\"0xFD\"> : tensor<3xi1>", "dense<[true, false, true]> : tensor<3xi1>"],
    ];
    for pair in pairs {
        let files = pair.map(|attr| {
            let text = format!("module attributes {{x.a = {attr}}} {{\n}} loc(unknown)\n");
            let Outcome { status, stdout, stderr } = opt(&["--emit-bytecode"], text.as_bytes());
            assert_eq!(status, 0, "{stderr}");
            stdout
        });
        assert!(files[0] == files[1], "{pair:?}");
    }
}
