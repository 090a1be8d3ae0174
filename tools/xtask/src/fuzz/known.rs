//! Intentional differences from upstream, and how to recognize them.

mod outputs;

use outputs::{Line, Outputs};

/// Intentional differences: a line that only upstream's output has, and the reason.
const KNOWN: &[(&str, &str)] = &[
    ("18446744073709551615 : i", "-1 of more than 64 bits is made from 64 bits without sign"),
    (", , !", "extractvalue or insertvalue without an index, which LLVM cannot read"),
    (", \n", "extractvalue or insertvalue without an index, which LLVM cannot read"),
];

/// Lines that only upstream's lowering of an operation has, and why it is wrong.
const KNOWN_LINES: &[(&str, &str, &str)] = &[
    ("memref.reshape ", ": !llvm.ptr -> i64", "sizes that are no indices are read as if they were"),
    ("complex.angle ", "0x7FF8000000000000 : f64", "the angle of the origin is no number"),
    ("complex.angle ", "0x7FC00000 : f32", "the angle of the origin is no number"),
    ("math.atan2 ", "0x7FF8000000000000 : f64", "the angle of the origin is no number"),
    ("math.atan2 ", "0x7FC00000 : f32", "the angle of the origin is no number"),
    ("memref.reshape ", ": i8 to i64", "sizes that are no indices get a cast that nothing resolves"),
    ("memref.reshape ", ": i16 to i64", "sizes that are no indices get a cast that nothing resolves"),
    ("memref.reshape ", ": i32 to i64", "sizes that are no indices get a cast that nothing resolves"),
];

/// Upstream's errors for modules that Terrace converts, and why they are wrong.
const KNOWN_ERRORS: &[(&str, &str)] = &[
    (
        "bound map to have at least one result",
        "folding removes all results of a map of bounds if the loop does not run",
    ),
    ("is out-of-bounds", "constants are put into subviews that are out of bounds and never executed"),
    ("null operand found", "operands of calls that stay are removed"),
    ("does not reference a valid function", "functions are erased whose users have an unknown symbol table"),
    ("runs out-of-bounds", "constants are put into subviews that are never executed"),
    ("integer width of the output type is smaller", "values are extended to memory of fewer bits"),
    ("does not dominate this use", "inner loops are hoisted although their bounds vary"),
    ("different number of inits and region iter_args", "loops in branches are widened and copied, too"),
    (
        "expects result attribute array to have the same number",
        "attributes of a function without a result become those of a result",
    ),
    (
        "operand cannot be used as a dimension id",
        "the loop of the remaining iterations takes results for bounds that are initial values, and arguments of merged \
         blocks become subscripts",
    ),
    (
        "failed to legalize unresolved materialization",
        "results of other types get casts that nothing resolves",
    ),
    ("without func.return", "functions that do not return are refused"),
    ("unexpected result less than", "sizes are put into operations that are never executed"),
    ("doesn't match dim(input", "sizes are put into operations that are never executed"),
    ("should match init dim", "sizes are put into operations that are never executed"),
    ("inferred input/output operand", "sizes are put into operations that are never executed"),
    ("or a rank-reduced version", "casts and slices are joined to operations that do not verify"),
    ("doesn't match function result type", "folding gives values of other types"),
    ("requires the same shape for all operands", "folding gives values of other types"),
    ("are incompatible with return type(s) of operation", "folding gives constants of other types"),
    ("{values, output} have same shape", "folding gives constants of other types"),
    ("should be static shaped memref", "constants get unknown extents"),
    (
        "to match type of corresponding result",
        "reversing tensors of less known extents gives invalid operations",
    ),
    ("ranked tensor of any type values, but got", "unranked tensors become operands and results of linalg"),
    (
        "number of static shape dims to be equal to the output rank",
        "reductions to tensors of unknown extents become invalid operations",
    ),
    (
        "operation 'tosa.cond_if' that was explicitly",
        "regions in regions and conditions of rank one are refused",
    ),
    ("operation 'tosa.while_loop' that was explicitly", "loops in loops are refused"),
    (
        "must be variadic of LLVM dialect-compatible type",
        "branches of the llvm dialect pass values of other types to merged blocks",
    ),
];

/// Passes that Terrace refuses to apply with an error that contains the text, and the reason.
const KNOWN_REFUSALS: &[(&str, &str, &str)] = &[
    ("--convert-math-to-libm", "vector<[", "scalable vectors are unrolled as if `vscale` was 1"),
    ("-emulate-wide-int", "'vector.multi_reduction'", "upstream drops reductions without a dimension"),
    (
        "--scf-forall-to-for",
        "has shared outputs",
        "upstream replaces loops with shared outputs by invalid IR",
    ),
    ("--tosa-to-arith", "'tosa.apply_scale'", SCALES),
    ("opt ", ") -> tensor<*x", UNRANKED),
];

/// The reason of differences in operations on unranked tensors.
const UNRANKED: &str = "upstream takes the shapes of unranked tensors from foreign memory";

/// The reason of scales that Terrace does not expand.
const SCALES: &str = "upstream makes constants of unknown extents, and extends them to other shapes";

/// Texts in the messages of both sides for a module that both refuse, and the reason why they differ.
const KNOWN_MESSAGES: &[(&str, &str, &str)] = &[
    (
        "has shared outputs; bufferize them first",
        "",
        "upstream replaces loops with shared outputs by invalid IR",
    ),
    (") -> tensor<*x", "", UNRANKED),
    ("'tosa.apply_scale'", "op failed to verify that input and output have the same tensor dim", SCALES),
    ("failed to legalize operation", "failed to legalize operation", "each operation that stays is named"),
    (
        "failed to legalize unresolved materialization",
        "failed to legalize unresolved materialization",
        "one of several casts that stay is named",
    ),
];

/// The reason of operations of tosa that only Terrace's output has.
const FOLDS: &str = "upstream folds operations of tosa to values of other types where nothing uses them";

/// The reason of differences in code around `memref.extract_strided_metadata`.
const METADATA: &str = "upstream's analysis inserts a constant and misses what is in front of it";

/// The reason of copies that only Terrace makes.
const COPIES: &str =
    "upstream overlooks what loops yield, that a choice has the buffer of a case, and what threads keep";

/// The reason of differences in calls that are replaced.
const CALLS: &str = "upstream loses the attributes of calls";

/// The reason of differences in accesses to globals of tensors.
const GLOBALS: &str = "upstream loses what is stored, and lets loaded tensors see later stores";

/// The reason of differences in the flag that a choice by an index becomes.
const INDEX_SWITCH: &str = "upstream compares the low 32 bits of indices";

/// Passes that intentionally give other results for modules with an operation, and the reason.
const KNOWN_PASSES: &[(&str, &str, &str)] = &[
    ("--arith-emulate-wide-int", "arith.sh", "upstream shifts wrongly by zero"),
    ("--memref-emulate-wide-int", "arith.sh", "upstream shifts wrongly by zero"),
    ("--loop-invariant-code-motion", "rem", "upstream moves remainders that may be undefined"),
    ("--loop-invariant-code-motion", "floordivs", "upstream moves quotients that may be undefined"),
    ("--buffer-loop-hoisting", "memref.realloc", "upstream moves what frees memory out of loops"),
    ("--buffer-loop-hoisting", "bufferization.dealloc_tensor", "upstream moves what is freed out of loops"),
    ("--buffer-hoisting", "memref.realloc", "upstream moves what frees memory before its uses"),
    ("--sccp", "memref.extract_strided_metadata", METADATA),
    ("--remove-dead-values", "memref.extract_strided_metadata", METADATA),
    ("--int-range-optimizations", "memref.extract_strided_metadata", METADATA),
    ("affine-loop-unroll-jam", "iter_args", "upstream counts initial values several times"),
    ("--remove-dead-values", "llvm.call", "upstream takes operands for dead of calls that stay"),
    ("one-shot-bufferize", "scf.index_switch", COPIES),
    ("one-shot-bufferize", "ml_program.global_", GLOBALS),
    ("opt SHORTEST", "ml_program.global_", GLOBALS),
    ("opt FREEING", "ml_program.global_", GLOBALS),
    ("opt LEAKING", "ml_program.global_", GLOBALS),
    ("opt SHORTEST", "scf.index_switch", INDEX_SWITCH),
    ("opt FREEING", "scf.index_switch", INDEX_SWITCH),
    ("opt LEAKING", "scf.index_switch", INDEX_SWITCH),
];

/// Passes whose output intentionally has a line that upstream's lacks, and the reason.
const KNOWN_ADDITIONS: &[(&str, &str, &str)] = &[
    (
        "--scf-for-loop-peeling",
        "arith.maxsi",
        "upstream runs an iteration of a loop whose lower bound is above the upper one",
    ),
    ("--scf-for-loop-specialization", " = scf.if", "upstream's branches lack the results of the loop"),
];

/// Operations that `terrace compile` intentionally lowers differently, and the reason.
const KNOWN_OPS: &[(&str, &str)] = &[
    ("complex.abs ", "upstream's squares overflow"),
    ("complex.div ", "upstream's squares overflow"),
    ("index.ceildivs ", "upstream's candidate that is not taken may trap"),
    ("index.floordivs ", "upstream's candidate that is not taken may trap"),
    ("math.clampf ", "upstream exchanges the bounds"),
    ("math.expm1 ", "upstream subtracts after rounding; the function of the C library is exact"),
    ("math.fpowi ", "LLVM's powi takes exponents of 32 bits alone"),
    ("math.log1p ", "upstream adds before rounding; the function of the C library is exact"),
];

/// Passes whose output intentionally differs from upstream's in the way that the function recognizes, and the reason.
const KNOWN_CHANGES: &[(&str, fn(&Outputs) -> bool, &str)] = &[
    (
        "--affine-loop-invariant-code-motion",
        Outputs::upstream_hoists_accesses,
        "upstream moves stores out of loops that may not run, and loads from memory that a call gets",
    ),
    (
        "affine-loop-unroll",
        Outputs::loops_name_other_operands,
        "upstream mistakes initial values and induction variables for others",
    ),
    (
        "--affine-parallelize",
        Outputs::upstream_parallelizes_conditions,
        "upstream takes the condition for true in the second region",
    ),
    (
        "--affine-scalrep",
        Outputs::upstream_lacks_loads,
        "upstream takes the condition for true in the second region",
    ),
    (
        "--arith-emulate-wide-int",
        Outputs::upstream_lacks_punctuation,
        "upstream drops the punctuation of what is printed",
    ),
    (
        "--flatten-memref",
        Outputs::upstream_flattens_strides,
        "upstream takes elements of a stride for neighbours and loses masks",
    ),
    ("--convert-scf-to-cf", Outputs::upstream_switches_on_words, INDEX_SWITCH),
    (
        "opt ",
        Outputs::upstream_makes_dynamic_constants,
        "upstream folds comparisons and casts of tensors of unknown extents to constants, which nothing can read",
    ),
    (
        "--scf-for-loop-peeling",
        Outputs::has_loop_that_never_runs,
        "upstream runs an iteration of a loop whose lower bound is above the upper one",
    ),
    (
        "--math-expand-ops",
        Outputs::upstream_rounds_ties_away,
        "upstream rounds ties of ppc_fp128 away from zero",
    ),
    (
        "--normalize-memrefs",
        Outputs::upstream_normalizes_dimensions,
        "upstream gives memref.dim the extents of the new type",
    ),
    ("--normalize-memrefs", Outputs::upstream_drops_call_attributes, CALLS),
    ("--buffer-results-to-out-params", Outputs::upstream_drops_call_attributes, CALLS),
    ("--drop-equivalent-buffer-results", Outputs::upstream_drops_call_attributes, CALLS),
    ("print-conflicts", Outputs::differ_in_conflicts, "upstream prints conflicts in the order of addresses"),
    ("one-shot-bufferize", Outputs::upstream_copies_less, COPIES),
    ("opt SHORTEST", Outputs::upstream_copies_less, COPIES),
    ("opt FREEING", Outputs::upstream_copies_less, COPIES),
    ("opt LEAKING", Outputs::upstream_copies_less, COPIES),
    ("opt ", Outputs::upstream_folds_to_other_types, FOLDS),
    ("opt ", Outputs::upstream_lacks_moves, FOLDS),
    (
        "opt ",
        Outputs::upstream_carries_static_tensors,
        "upstream gives tensors of loops extents that they may lose",
    ),
    (
        "opt ",
        Outputs::upstream_multiplies_constants,
        "upstream multiplies constants in the type of the operands",
    ),
    (
        "--convert-shape-to-std",
        Outputs::upstream_repeats_shapes,
        "upstream folds shape.any to constants of other types where nothing uses them",
    ),
    (
        "tosa-to-linalg",
        Outputs::upstream_expands_to_unknown,
        "upstream gives reductions unknown extents where they are known",
    ),
    (
        "-specialize-generic-ops",
        Outputs::upstream_names_more,
        "upstream takes operations for named ones that compute something else",
    ),
    (
        "-specialize-generic-ops",
        Outputs::upstream_skips_scalars,
        "upstream reads foreign memory for the types of scalars",
    ),
    (
        "opt ",
        Outputs::upstream_compares_zeros,
        "upstream takes zeros of both signs for equal where it looks for the maximum or minimum",
    ),
    (
        "--ownership-based-buffer-deallocation",
        Outputs::upstream_retains_replaced_values,
        "upstream uses values that it has replaced in blocks that are never executed",
    ),
    (
        "--remove-dead-values",
        Outputs::upstream_keeps_some_arguments,
        "upstream removes dead arguments only from some branches",
    ),
    (
        "--remove-dead-values",
        Outputs::upstream_lacks_poison,
        "upstream removes another operand of branches that are never executed",
    ),
    (
        "opt ",
        Outputs::upstream_lacks_kinds,
        "upstream prints outer products without accumulator without attributes",
    ),
    ("opt ", Outputs::upstream_is_in_bounds, "upstream takes negative indices of transfers for in bounds"),
];

/// Whether a module has a reduction of vectors without any of their dimensions, whose accumulator upstream drops.
fn reduces_no_dimension(source: &str) -> bool {
    source.lines().filter(|line| line.contains("vector.multi_reduction ")).any(|line| {
        let types = line.rsplit_once(" : ").and_then(|(_, types)| types.split_once(" to "));
        types.is_some_and(|(from, to)| from == to)
    })
}

/// Whether both sides refuse a module for reasons of their own.
pub(super) fn is_known_message(actual: &[u8], expected: &[u8]) -> bool {
    let (actual, expected) = (String::from_utf8_lossy(actual), String::from_utf8_lossy(expected));
    KNOWN_MESSAGES.iter().any(|(own, upstream, _)| actual.contains(own) && expected.contains(upstream))
        || KNOWN_ERRORS.iter().any(|(message, _)| expected.contains(message))
}

/// Whether upstream fails by a known error.
pub(super) fn is_known_error(stderr: &[u8]) -> bool {
    let stderr = String::from_utf8_lossy(stderr);
    KNOWN_ERRORS.iter().any(|(message, _)| stderr.contains(message))
}

/// Whether only Terrace's output has the operation of a known addition.
pub(super) fn is_known_addition(label: &str, actual: &[u8], expected: &[u8]) -> bool {
    let (actual, expected) = (String::from_utf8_lossy(actual), String::from_utf8_lossy(expected));
    KNOWN_ADDITIONS.iter().any(|(pass, op, _)| {
        label.contains(pass) && actual.matches(op).count() > expected.matches(op).count()
    })
}

/// Whether Terrace refuses to apply a pass for a known reason.
pub(super) fn is_known_refusal(label: &str, stderr: &[u8]) -> bool {
    let stderr = String::from_utf8_lossy(stderr);
    KNOWN_REFUSALS.iter().any(|(pass, message, _)| label.contains(pass) && stderr.contains(message))
}

/// Whether the module has an operation, or upstream's output a line, that is known for a difference.
pub(super) fn is_known(label: &str, source: &[u8], expected: &[u8]) -> bool {
    let (source, expected) = (String::from_utf8_lossy(source), String::from_utf8_lossy(expected));
    KNOWN.iter().any(|(line, _)| expected.contains(line))
        || KNOWN_PASSES.iter().any(|(pass, op, _)| label.contains(pass) && source.contains(op))
        || label.starts_with("opt ") && reduces_no_dimension(&source)
        || matches!(label, "compile" | "run") && KNOWN_OPS.iter().any(|(op, _)| source.contains(op))
        || !matches!(label, "compile" | "run")
            && KNOWN_LINES.iter().any(|(op, line, _)| source.contains(op) && expected.contains(line))
}

/// Whether the outputs differ in a way that is known of the pass.
pub(super) fn is_known_change(label: &str, source: &[u8], actual: &[u8], expected: &[u8]) -> bool {
    let outputs =
        Outputs { source: Line::all(source), actual: Line::all(actual), expected: Line::all(expected) };
    KNOWN_CHANGES.iter().any(|(pass, is_change, _)| label.contains(pass) && is_change(&outputs))
}

#[cfg(test)]
mod tests {
    use super::*;

    const INSIDE: &str =
        "affine.for %i = 0 to #map(%n) {\n  affine.store %a, %m[0]\n}\n%1 = arith.addi %n, %n\n";

    fn known(pass: &str, actual: &str, expected: &str) -> bool {
        known_of("", pass, actual, expected)
    }

    fn known_of(source: &str, pass: &str, actual: &str, expected: &str) -> bool {
        is_known_change(pass, source.as_bytes(), actual.as_bytes(), expected.as_bytes())
    }

    #[test]
    fn hoisted_stores() {
        let pass = "opt --affine-loop-invariant-code-motion";
        let outside = "affine.store %a, %m[0]\naffine.for %i = 0 to #map(%n) {\n}\n%2 = arith.addi %n, %n\n";
        assert!(known(pass, INSIDE, outside));
        assert!(!known("opt --affine-scalrep", INSIDE, outside));
        // The sum differs, too.
        assert!(!known(pass, INSIDE, &outside.replace("addi", "subi")));
        let wait = |inside: &str, outside: &str| {
            format!("{outside}affine.for %i = 0 to 4 {{\n  memref.dma_wait %m[0], %a : t\n{inside}}}\n")
        };
        let (load, hoisted) = ("  %1 = affine.load %m[0]\n", "%1 = affine.load %m[0]\n");
        assert!(known(pass, &wait(load, ""), &wait("", hoisted)));
        assert!(!known(
            pass,
            &wait(load, "").replace("dma_wait %m", "dma_wait %k"),
            &wait("", hoisted).replace("dma_wait %m", "dma_wait %k")
        ));
        // The store is the same, something else moved.
        assert!(!known(pass, INSIDE, &INSIDE.replace("%1 = ", "  %1 = ")));
    }

    #[test]
    fn operands_of_loops() {
        let pass = "opt --pass-pipeline=builtin.module(func.func(affine-loop-unroll))";
        assert!(known(pass, INSIDE, &INSIDE.replace("(%n)", "(%k)")));
        assert!(!known(pass, INSIDE, &INSIDE.replace("%n, %n", "%n, %k")));
        assert!(!known(pass, INSIDE, &INSIDE.replace("0 to", "1 to")));
        // The second copy of the body uses the variable of the first one.
        let next = "%1 = affine.apply #map(%i)\n%2 = arith.addi %1, %n\n";
        assert!(known(pass, next, &next.replace("addi %1", "addi %i")));
        assert!(!known(pass, next, &next.replace("addi %1", "addi %n")));
    }

    #[test]
    fn parallel_loops_of_conditions() {
        let pass = "opt --affine-parallelize";
        let source = "affine.for %i = 0 to 4 {\n  affine.if #set(%i) {\n    affine.yield\n  } else {\n    affine.yield\n  }\n}\n";
        let parallel = source.replace("affine.for %i = 0 to 4 {", "affine.parallel (%i) = (0) to (4) {");
        assert!(known(pass, source, &parallel));
        assert!(!known(pass, &parallel, source));
        let around = |text: &str, branch: &str| {
            let inner = "  affine.for %j = 0 to 4 {\n    affine.store %a, %m[0]\n  }\n";
            let inner = if text.is_empty() { inner.to_string() } else { inner.replace("affine.for", text) };
            format!("{branch} #set(%n) {{\n}} else {{\n{inner}}}\n")
        };
        assert!(known(pass, &around("", "affine.if"), &around("affine.parallel", "affine.if")));
        assert!(!known(pass, &around("", "scf.if"), &around("affine.parallel", "scf.if")));
        let without_else = |text: &str| text.replace("  } else {\n    affine.yield\n", "");
        assert!(!known(pass, &without_else(source), &without_else(&parallel)));
    }

    #[test]
    fn missing_loads() {
        let pass = "opt --affine-scalrep";
        let end = "affine.if #set(%i) {\n} else {\n}\n";
        let load = format!("%1 = affine.load %m[0]\n{end}");
        assert!(known(pass, &load, end));
        assert!(!known(pass, end, &load));
        assert!(!known(pass, "%1 = affine.load %m[0]\n", ""));
        assert!(!known(pass, &load.replace("load", "store"), end));
    }

    #[test]
    fn reductions_of_no_dimension() {
        let line = |dims: &str, to: &str| {
            let source =
                format!("%0 = vector.multi_reduction <add>, %a, %b {dims} : vector<4xi32> to {to}\n");
            is_known("opt --canonicalize", source.as_bytes(), b"")
        };
        assert!(line("[]", "vector<4xi32>"));
        assert!(line("[1, 1, 2]", "vector<4xi32>"));
        assert!(!line("[0]", "i32"));
    }

    #[test]
    fn flattened_strides() {
        let pass = "opt --flatten-memref";
        let write =
            "vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32, strided<[?, ?]>>\n";
        let cast = "%r = memref.reinterpret_cast %m to offset: [0] : t to memref<?xf32>\n";
        let flat = format!("{cast}vector.transfer_write %v, %r[%i] : vector<4xf32>, memref<?xf32>\n");
        assert!(known(pass, write, &flat));
        assert!(!known(pass, &flat, write));
        assert!(!known(pass, &write.replace("strided<[?, ?]>", "1"), &flat));
        assert!(known(pass, &format!("%k = vector.create_mask %i : vector<4xi1>\n{write}"), &flat));
        assert!(!known(pass, write, &format!("{flat}return\n")));
        let masked = "vector.transfer_write %v, %m[%i, %i], %k : vector<4xf32>, memref<?x?xf32>\n";
        assert!(known(pass, masked, &flat));
        assert!(!known(pass, &masked.replace(", %k", ""), &flat));
    }

    #[test]
    fn attributes_of_calls() {
        let pass = "opt --normalize-memrefs";
        let call = |attributes: &str| format!("    %0 = call @f(%m){attributes} : (memref<4xf32>) -> i32\n");
        let (old, new) = (call(""), call(" {no_inline}"));
        assert!(known(pass, &new, &old));
        assert!(!known(pass, &old, &new));
        assert!(!known("opt --cse", &new, &old));
    }

    #[test]
    fn dimensions_of_normalized_memory() {
        let pass = "opt --normalize-memrefs";
        let old = "%d = memref.dim %m, %i : memref<4x4xf32, strided<[8, 1]>>\n";
        let new = "%d = memref.dim %m, %i : memref<31xf32>\n";
        assert!(known(pass, old, new));
        assert!(!known(pass, new, old));
        assert!(!known(pass, &format!("{old}return\n"), new));
        assert!(known(pass, old, &format!("%0 = affine.apply #map()[%i]\n{new}")));
        assert!(!known(pass, old, &format!("{new}return\n")));
        assert!(!known(pass, &old.replace("dim", "rank"), &new.replace("dim", "rank")));
    }

    #[test]
    fn flags_of_switches() {
        let pass = "opt --convert-scf-to-cf";
        let switch = |ty: &str| format!("%1 = arith.index_cast %a : index to {ty}\ncf.switch %1 : {ty}, [\n");
        assert!(known(pass, &switch("i64"), &switch("i32")));
        assert!(!known(pass, &switch("i32"), &switch("i64")));
        assert!(!known(pass, &format!("{}return\n", switch("i64")), &switch("i32")));
        assert!(!known("opt --cse", &switch("i64"), &switch("i32")));
    }

    #[test]
    fn loops_that_never_run() {
        let pass = "opt --scf-for-loop-peeling";
        let source = |from: i64, to: i64| format!("scf.for %i = %c{from} to %c{to}_1 step %c1 {{\n}}\n");
        assert!(known(pass, &source(3, 0), "return\n"));
        assert!(!known(pass, &source(0, 3), "return\n"));
        assert!(!known("opt --cse", &source(3, 0), "return\n"));
    }

    #[test]
    fn constants_of_unknown_extents() {
        let constant = "%1 = arith.constant dense<true> : tensor<2x?xi1>\n";
        assert!(known("opt --canonicalize", "return\n", constant));
        assert!(!known("opt --canonicalize", &format!("{constant}return\n"), constant));
        assert!(!known("opt --canonicalize", "return\n", &constant.replace('?', "4")));
    }

    #[test]
    fn scalars_among_inputs() {
        let pass = "opt --linalg-specialize-generic-ops";
        let generic = "%2 = linalg.generic {} ins(%a, %f : tensor<4xf32>, f32) outs(%b : tensor<4xf32>) {\n";
        let transposed = format!("%1 = linalg.transpose ins(%a : t)\n{generic}");
        assert!(known(pass, &transposed, generic));
        assert!(!known(pass, generic, &transposed));
        assert!(!known(pass, &transposed, &generic.replace(", f32)", ", tensor<f32>)")));
    }

    #[test]
    fn named_operations() {
        let pass = "opt --linalg-specialize-generic-ops";
        let (named, generic) =
            ("linalg.matmul ins(%a)\n", "linalg.generic {indexing_maps = [#map]} ins(%a)\n");
        assert!(known(pass, generic, named));
        assert!(!known(pass, named, generic));
    }

    #[test]
    fn folds_to_other_types() {
        let reversed = "%1 = tosa.reverse %a {axis = 1 : i32} : (tensor<4x4xi32>) -> tensor<?x?xi32>\n";
        assert!(known("opt --tosa-to-arith", reversed, "return\n"));
        assert!(!known("opt --tosa-to-arith", "return\n", reversed));
        assert!(!known("opt --tosa-to-arith", &reversed.replace("?x?", "4x4"), "return\n"));
    }

    #[test]
    fn moves_of_other_types() {
        let transposed =
            "%1 = tosa.transpose %a {perms = array<i32: 0>} : (tensor<4xf32>) -> tensor<?xf32>\n";
        let (kept, folded) = (
            "%1 = tosa.const_shape {}\n%2 = tosa.reshape %a, %1 : t\n%3 = tosa.sin %2 : (tensor<?xf32>) -> t\n",
            "%1 = tosa.sin %a : (tensor<4xf32>) -> t\n",
        );
        assert!(known_of(transposed, "opt --canonicalize", kept, folded));
        let lowered =
            "%1 = tensor.empty() : t\n%2 = linalg.transpose ins(%a : t) outs(%1 : t) permutation = [0]\n";
        assert!(known_of(transposed, "opt --tosa-to-linalg-named", &format!("{lowered}{folded}"), folded));
        assert!(!known_of(transposed, "opt --canonicalize", folded, kept));
        assert!(!known_of(&transposed.replace('?', "4"), "opt --canonicalize", kept, folded));
        assert!(!known_of(transposed, "opt --canonicalize", &format!("{kept}return\n"), folded));
    }

    #[test]
    fn shapes_of_other_types() {
        let (any, pass) = ("%1 = shape.any %a, %b : t\n", "opt --convert-shape-to-std");
        let shape = "%1 = tensor.from_elements %a : tensor<1xindex>\n";
        assert!(known_of(any, pass, "return\n", &format!("{shape}return\n")));
        assert!(!known_of("", pass, "return\n", &format!("{shape}return\n")));
        assert!(!known_of(any, pass, shape, &format!("{shape}return\n")));
    }

    #[test]
    fn extents_of_loops() {
        let carried =
            |ty: &str| format!("%1 = scf.for %i = %a to %b step %c iter_args(%t = %d) -> ({ty}) {{\n");
        let (dynamic, fixed) = (carried("tensor<?xf32>"), carried("tensor<4xf32>"));
        assert!(known("opt --canonicalize", &dynamic, &fixed));
        assert!(!known("opt --canonicalize", &fixed, &dynamic));
        assert!(!known("opt --canonicalize", &dynamic, &format!("{fixed}{fixed}")));
    }

    #[test]
    fn products_of_constants() {
        let constant = |n: i64| format!("%1 = \"tosa.const\"() <{{values = dense<{n}> : tensor<2xi32>}}>\n");
        let product = "%1 = tosa.mul %a, %b, %c : t\n";
        assert!(known_of(product, "opt --canonicalize", &constant(-6), &constant(250)));
        assert!(!known_of("", "opt --canonicalize", &constant(-6), &constant(250)));
        assert!(!known_of(
            product,
            "opt --canonicalize",
            &constant(-6),
            &format!("{}return\n", constant(250))
        ));
    }

    #[test]
    fn reductions_to_unknown_extents() {
        let pass = "opt --pass-pipeline=builtin.module(func.func(tosa-to-linalg))";
        let expand =
            |ty: &str| format!("%1 = tensor.expand_shape %a [] output_shape [1] : tensor<f32> into {ty}\n");
        let (cast, dynamic) =
            ("%2 = tensor.cast %1 : tensor<1xf32> to tensor<?xf32>\n", expand("tensor<?xf32>"));
        assert!(known(pass, &(expand("tensor<1xf32>") + cast), &dynamic));
        assert!(!known(pass, &expand("tensor<1xf32>"), &dynamic));
        assert!(!known(pass, &(expand("tensor<1xf32>") + cast), &(dynamic + "return\n")));
    }

    #[test]
    fn signs_of_zeros() {
        let compared = "%1 = llvm.fcmp \"oeq\" %a, %b : f32\n";
        assert!(known("opt SHORTEST", compared, "return\n"));
        assert!(!known("opt SHORTEST", "return\n", compared));
    }

    #[test]
    fn copies_of_loops() {
        let copy = "memref.copy %a, %b : memref<f32> to memref<f32>\n";
        assert!(known("opt --one-shot-bufferize", copy, "return\n"));
        assert!(!known("opt --one-shot-bufferize", "return\n", copy));
        assert!(!known("opt --cse", copy, "return\n"));
    }

    #[test]
    fn conflicts() {
        let pass = "opt --one-shot-bufferize=test-analysis-only print-conflicts";
        let line = |conflicts: &str| {
            format!("%0 = linalg.fill {{{conflicts}__inplace_operands_attr__ = [\"true\"]}}\n")
        };
        let (first, second) = (line("\"C_0[READ: 0]\", \"C_1[DEF: bbArg 0]\", "), line("\"C_0[READ: 1]\", "));
        assert!(known(pass, &first, &second));
        assert!(!known(pass, &first, &second.replace("true", "false")));
        assert!(!known("opt --cse", &first, &second));
    }

    #[test]
    fn messages_of_both_sides() {
        let message = |text: &str| format!("<stdin>:1:1: error: {text}\n").into_bytes();
        let bounds = message("slice along dimension 0 runs out-of-bounds: 2 >= 1");
        assert!(is_known_message(&message("something else"), &bounds));
        assert!(!is_known_message(&bounds, &message("something else")));
    }

    #[test]
    fn retained_values() {
        let pass = "opt --ownership-based-buffer-deallocation";
        let dealloc =
            "%1 = bufferization.dealloc (%a : t) if (%k) retain (%r : t)\n^bb1:  // no predecessors\n";
        let other = dealloc.replace("%r : t", "%r, %r : t, t");
        assert!(known(pass, dealloc, &other));
        assert!(known(pass, dealloc, &dealloc.replace("%r", "%s")));
        assert!(!known(pass, &dealloc.replace("^bb1:", ""), &other.replace("^bb1:", "")));
        let preceded = |by: &str| {
            let with = |text: &str| text.replace("no predecessors", by);
            known(pass, &with(dealloc), &with(&other))
        };
        assert!(preceded("2 preds: ^bb1, ^bb1"));
        assert!(!preceded("pred: ^bb0"));
        assert!(!preceded("2 preds: ^bb1, ^bb0"));
        assert!(!known(pass, &format!("{dealloc}return\n"), &other));
        assert!(!known(
            pass,
            "return %a : t\n^bb1:  // no predecessors\n",
            "return %b : t\n^bb1:  // no predecessors\n"
        ));
    }

    #[test]
    fn rounded_ties() {
        let pass = "opt --math-expand-ops";
        let even = "%0 = math.roundeven %a : !llvm.ppc_fp128\n";
        let split = "%0 = math.round %a : !llvm.ppc_fp128\n%1 = math.copysign %0, %a : !llvm.ppc_fp128\n";
        assert!(known(pass, even, split));
        assert!(!known(pass, split, even));
        assert!(!known(pass, even, ""));
        assert!(!known(
            pass,
            &even.replace("!llvm.ppc_fp128", "f32"),
            &split.replace("!llvm.ppc_fp128", "f32")
        ));
    }

    #[test]
    fn punctuation() {
        let pass = "opt --arith-emulate-wide-int";
        let (with, without) =
            ("vector.print %a : vector<2xi32> punctuation <open>\n", "vector.print %a : vector<2xi32>\n");
        assert!(known(pass, with, without));
        assert!(!known(pass, without, with));
        assert!(!known(pass, &with.replace("<2", "<4"), without));
    }

    #[test]
    fn arguments_of_blocks() {
        let pass = "opt --remove-dead-values";
        let without = "cf.br ^bb1\n^bb1:  // pred: ^bb0\n";
        let with = "cf.br ^bb1(%a : index)\n^bb1(%1: index):  // pred: ^bb0\n";
        assert!(known(pass, without, with));
        assert!(!known(pass, with, without));
        assert!(!known(pass, without, &format!("{with}return\n")));
        let (passed, poison) = ("cf.br ^bb1(%a : i1)\n", "%0 = ub.poison : i1\ncf.br ^bb1(%0 : i1)\n");
        assert!(known(pass, poison, passed));
        assert!(!known(pass, passed, poison));
        assert!(!known(pass, &format!("{poison}return\n"), passed));
        let invoke =
            |passed: &str| format!("%1 = llvm.invoke @f(%a) to ^bb1{passed} unwind ^bb2 : (i32) -> i32\n");
        assert!(known(pass, &invoke(""), &invoke("(%a : i32)")));
    }

    #[test]
    fn kinds_of_outer_products() {
        let line = |attributes: &str| {
            format!("%1 = vector.outerproduct %a, %b{attributes} : vector<4xindex>, index\n")
        };
        let with = line(" {kind = #vector.kind<minui>}");
        assert!(known("opt --cse", &with, &line("")));
        assert!(!known("opt --cse", &line(""), &with));
        assert!(!known("opt --cse", &format!("{with}return\n"), &line("")));
        assert!(!known("opt --cse", &with.replace("%b", "%c"), &line("")));
    }

    #[test]
    fn negative_indices() {
        let line = |bounds: &str| {
            format!("%c-1 = arith.constant -1 : index\n%2 = vector.transfer_read %a[%c-1], %b{bounds} : t\n")
        };
        assert!(known("opt --lower-affine", &line(""), &line(" {in_bounds = [true]}")));
        let two = (line(" {in_bounds = [false, true]}"), line(" {in_bounds = [true, true]}"));
        assert!(known("opt --lower-affine", &two.0, &two.1));
        let others = |text: &str| text.replace("]}", "], permutation_map = #map}");
        assert!(known("opt --lower-affine", &others(&two.0), &others(&two.1)));
        let positive = |text: &str| text.replace("constant -1", "constant 1");
        assert!(!known(
            "opt --lower-affine",
            &positive(&line("")),
            &positive(&line(" {in_bounds = [true]}"))
        ));
    }
}
