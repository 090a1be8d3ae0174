//! How many allocations and bytes each stage takes, on six workloads, against `counters.snap`.
//!
//! The counts do not depend on the machine or its load: a change is a change of the program. `TERRACE_BLESS=1`
//! rewrites the snapshot; a larger number in it needs a reason. The snapshot is of builds with debug assertions, where
//! handles of values take twice as much as without.

use std::fmt::Write;
use terrace::ir::asm::{ParseOptions, PrintOptions, parse_source, print_streaming};
use terrace::ir::verify::verify;
use terrace::ir::{Body, Context, Root};
use terrace::llvmir::ExportOptions;
use terrace_support::counting::{Counting, Counts, counts};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const SNAPSHOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/counters.snap");

/// How far a count may be from the snapshot, in parts of a hundred. Optimized builds leave some allocations out.
const PERCENT: u64 = 3;
/// How many allocations and bytes more or fewer a whole run may take: so much comes and goes with a pass or a dialect.
const ALLOCATIONS: u64 = 96;
const BYTES: u64 = 1 << 14;

/// Names, texts, and how many elements they have where these count instead of the operations.
const WORKLOADS: &[(&str, fn() -> String, u64)] = &[
    ("functions", functions, 0),
    ("block", block, 0),
    ("regions", regions, 0),
    ("calls", calls, 0),
    ("dense", dense, N_NUMBERS),
    ("attributes", attributes, 0),
];

const N_NUMBERS: u64 = 20_000;

const STAGES: &[&str] = &["parse", "verify", "print", "lower", "translate"];

/// Many small functions.
fn functions() -> String {
    (0..400).fold(String::new(), |mut out, i| {
        let _ = writeln!(out, "func.func @f{i}(%a: i32) -> i32 {{\n  %c = arith.constant {i} : i32");
        let _ = writeln!(out, "  %r = arith.addi %a, %c : i32\n  return %r : i32\n}}");
        out
    })
}

/// One huge block.
fn block() -> String {
    let mut out = "func.func @f(%a: i64) -> i64 {\n  %v0 = arith.addi %a, %a : i64\n".to_owned();
    for i in 0..2000 {
        let _ = writeln!(out, "  %k{i} = arith.constant {i} : i64\n  %x{i} = arith.muli %v{i}, %k{i} : i64");
        let _ = writeln!(out, "  %v{} = arith.xori %x{i}, %a : i64", i + 1);
    }
    out + "  return %v2000 : i64\n}\n"
}

/// Deep regions.
fn regions() -> String {
    const DEPTH: usize = 12;
    let mut out = String::new();
    for f in 0..40 {
        let _ = writeln!(out, "func.func @f{f}(%n: index, %c: i1, %m: memref<?xindex>) {{");
        out += "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n";
        for d in 0..DEPTH {
            let _ = writeln!(out, "  scf.for %i{d} = %c0 to %n step %c1 {{\n  scf.if %c {{");
            let _ = writeln!(out, "  memref.store %i{d}, %m[%i{d}] : memref<?xindex>");
        }
        out += &"  }\n  }\n".repeat(DEPTH);
        out += "  return\n}\n";
    }
    out
}

/// Wide calls.
fn calls() -> String {
    let list = |item: &dyn Fn(usize) -> String| (0..16).map(item).collect::<Vec<_>>().join(", ");
    let types = list(&|_| "i64".to_owned());
    let mut out = format!("func.func private @callee({types}) -> (i64, i64)\n");
    for f in 0..40 {
        let _ = writeln!(out, "func.func @f{f}({}) {{", list(&|i| format!("%a{i}: i64")));
        for c in 0..8 {
            let args = list(&|i| format!("%a{i}"));
            let _ = writeln!(out, "  %r{c}:2 = call @callee({args}) : ({types}) -> (i64, i64)");
        }
        out += "  return\n}\n";
    }
    out
}

/// Large dense constants.
fn dense() -> String {
    let numbers: Vec<String> = (0..N_NUMBERS).map(|i| format!("{}.5", i % 1000)).collect();
    format!(
        "llvm.mlir.global constant @w(dense<[{}]> : tensor<{N_NUMBERS}xf32>) : !llvm.array<{N_NUMBERS} x f32>\n",
        numbers.join(", ")
    )
}

/// Heavy attributes.
fn attributes() -> String {
    let mut out = "func.func @f(%a: i64) {\n".to_owned();
    for i in 0..500 {
        let _ = writeln!(
            out,
            "  %v{i} = arith.addi %a, %a {{t.a = {i} : i32, t.b = \"text {i}\", t.c = [{i}, {{t.d = {i}.5 : f64}}], t.e}} : i64"
        );
    }
    out + "  return\n}\n"
}

fn n_ops(body: &Body) -> u64 {
    let mut n = 0;
    body.walk(|_| n += 1);
    n + body.nested_ops().into_iter().map(|op| n_ops(body.region_body(op))).sum::<u64>()
}

/// Allocations, and bytes asked for and kept, of each stage so far.
struct Meter {
    before: Counts,
    rows: Vec<[u64; 3]>,
}

impl Meter {
    fn stage(&mut self) {
        let (now, before) = (counts(), self.before);
        let kept = (now.bytes - now.freed).saturating_sub(before.bytes - before.freed);
        self.rows.push([now.allocations - before.allocations, now.bytes - before.bytes, kept]);
        self.before = counts();
    }
}

fn parse(ctx: &Context, text: &str) -> Root {
    let file = ctx.sources.add("input", text.as_bytes().to_vec()).expect("the workload is small");
    parse_source(ctx, &file, ParseOptions::default()).expect("the workload parses")
}

fn measure(text: &str) -> Vec<[u64; 3]> {
    let mut meter = Meter { rows: Vec::with_capacity(STAGES.len()), before: counts() };
    let ctx = terrace::registry::context();
    let mut root = parse(&ctx, text);
    meter.stage();
    verify(&root).expect("the workload is valid");
    meter.stage();
    let mut out = Vec::new();
    let mut flush = |out: &mut Vec<u8>| out.clear();
    print_streaming(&root, &PrintOptions::default(), true, 1, &mut out, Some(&mut flush));
    drop(out);
    meter.stage();
    terrace::lower_to_llvm(&mut root, 1).expect("the workload can be lowered");
    meter.stage();
    let options = ExportOptions::default();
    let module = terrace::llvmir::export(&root, &options).expect("the workload can be translated");
    let mut out = Vec::new();
    terrace::llir::print_module_to(&module, &mut out);
    meter.stage();
    meter.rows
}

/// Whether a row is near the snapshot's: units, allocations a thousand units, bytes a unit asked for and kept.
fn is_near(new: [u64; 4], old: &[u64]) -> bool {
    let n = new[0].max(1);
    let slack = [ALLOCATIONS * 1000 / n, BYTES / n, BYTES / n];
    let near = |new: u64, old: u64, slack: u64| {
        // Without debug assertions less is as it should be.
        let difference = if cfg!(debug_assertions) { new.abs_diff(old) } else { new.saturating_sub(old) };
        difference <= 1 + slack + old * PERCENT / 100
    };
    old.len() == new.len() && old[0] == new[0] && (0..3).all(|i| near(new[i + 1], old[i + 1], slack[i]))
}

#[test]
fn counters() {
    let mut table = "\
# By workload and stage: allocations a thousand units, and bytes a unit, asked for and kept. Units are operations, and
# numbers of the dense constant.
# TERRACE_BLESS=1 cargo test -p terrace --test counters rewrites this.
"
    .to_owned();
    let _ = writeln!(
        table,
        "{:11}{:10}{:>8}{:>10}{:>10}{:>10}",
        "workload", "stage", "units", "allocs", "bytes", "kept"
    );
    let mut found = Vec::new();
    for &(name, make, elements) in WORKLOADS {
        let text = make();
        let n =
            if elements != 0 { elements } else { n_ops(&parse(&terrace::registry::context(), &text).body) };
        // What is made once in a process is none of a run's.
        measure(&text);
        let rows = measure(&text);
        for (stage, [allocations, bytes, kept]) in STAGES.iter().zip(rows) {
            let row = [n, allocations * 1000 / n, bytes / n, kept / n];
            let _ =
                writeln!(table, "{name:11}{stage:10}{:>8}{:>10}{:>10}{:>10}", row[0], row[1], row[2], row[3]);
            found.push((format!("{name} {stage}"), row));
        }
    }
    if std::env::var_os("TERRACE_BLESS").is_some_and(|v| v == "1") {
        std::fs::write(SNAPSHOT, table).expect("the snapshot can be written");
        return;
    }
    if cfg!(not(target_pointer_width = "64")) {
        return;
    }
    let old = std::fs::read_to_string(SNAPSHOT).expect("there is a snapshot");
    let rows: Vec<&str> = old.lines().filter(|line| !line.starts_with(['#', 'w'])).collect();
    assert_eq!(rows.len(), found.len(), "the snapshot has other rows: TERRACE_BLESS=1 rewrites it");
    let mut wrong = String::new();
    for (line, (name, row)) in rows.iter().zip(&found) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let numbers: Vec<u64> = words.iter().skip(2).filter_map(|word| word.parse().ok()).collect();
        let same = words.get(..2).is_some_and(|words| words.join(" ") == *name) && is_near(*row, &numbers);
        if !same {
            let _ = writeln!(wrong, "{name}: {row:?} now, {numbers:?} in the snapshot");
        }
    }
    assert!(wrong.is_empty(), "units, allocations a thousand, bytes each, kept bytes each:\n{wrong}");
}
