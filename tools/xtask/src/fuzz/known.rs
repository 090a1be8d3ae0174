//! Intentional differences from upstream, and how to recognize them.

use std::collections::BTreeMap;

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
        "must be variadic of LLVM dialect-compatible type",
        "branches of the llvm dialect pass values of other types to merged blocks",
    ),
];

/// Passes that Terrace refuses to apply with an error that contains the text, and the reason.
const KNOWN_REFUSALS: &[(&str, &str, &str)] = &[
    ("--convert-math-to-libm", "vector<[", "scalable vectors are unrolled as if `vscale` was 1"),
    ("-emulate-wide-int", "'vector.multi_reduction'", "upstream drops reductions without a dimension"),
];

/// The reason of differences in code around `memref.extract_strided_metadata`.
const METADATA: &str = "upstream's analysis inserts a constant and misses what is in front of it";

/// Passes that intentionally give other results for modules with an operation, and the reason.
const KNOWN_PASSES: &[(&str, &str, &str)] = &[
    ("--arith-emulate-wide-int", "arith.sh", "upstream shifts wrongly by zero"),
    ("--memref-emulate-wide-int", "arith.sh", "upstream shifts wrongly by zero"),
    ("--loop-invariant-code-motion", "rem", "upstream moves remainders that may be undefined"),
    ("--loop-invariant-code-motion", "floordivs", "upstream moves quotients that may be undefined"),
    ("--buffer-loop-hoisting", "memref.realloc", "upstream moves what frees memory out of loops"),
    ("--buffer-hoisting", "memref.realloc", "upstream moves what frees memory before its uses"),
    ("--sccp", "memref.extract_strided_metadata", METADATA),
    ("--remove-dead-values", "memref.extract_strided_metadata", METADATA),
    ("--int-range-optimizations", "memref.extract_strided_metadata", METADATA),
    ("affine-loop-unroll-jam", "iter_args", "upstream counts initial values several times"),
    ("--remove-dead-values", "llvm.call", "upstream takes operands for dead of calls that stay"),
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
    (
        "--normalize-memrefs",
        Outputs::upstream_drops_call_attributes,
        "upstream loses the attributes of calls",
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

/// A line of an output, with maps and sets written out.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    /// The number of blanks in front of it.
    depth: usize,
    /// The line without the names of values.
    text: String,
    /// The names of the values, in order.
    values: Vec<String>,
    /// The whole line.
    original: String,
}

impl Line {
    /// The lines of operations.
    fn all(output: &[u8]) -> Vec<Self> {
        let output = String::from_utf8_lossy(output);
        let (definitions, lines): (Vec<&str>, Vec<&str>) =
            output.lines().partition(|line| line.starts_with('#'));
        let definitions: BTreeMap<&str, &str> =
            definitions.iter().filter_map(|line| line.split_once(" = ")).collect();
        lines.into_iter().map(|line| Self::new(line, &definitions)).collect()
    }

    fn new(line: &str, definitions: &BTreeMap<&str, &str>) -> Self {
        let (mut text, mut values, mut original) = (String::new(), Vec::new(), String::new());
        let mut rest = line.trim_start();
        let depth = line.len() - rest.len();
        while let Some(at) = rest.find(['%', '#']) {
            let (before, name) = rest.split_at(at);
            let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':' | '#');
            let end = name[1..].find(|c| !is_part(c)).map_or(name.len(), |end| end + 1);
            let (name, after) = name.split_at(end);
            for out in [&mut text, &mut original] {
                out.push_str(before);
            }
            if name.starts_with('%') {
                text.push('%');
                original.push_str(name);
                values.push(name.to_string());
            } else {
                let name = definitions.get(name).copied().unwrap_or(name);
                text.push_str(name);
                original.push_str(name);
            }
            rest = after;
        }
        text.push_str(rest);
        original.push_str(rest);
        Self { depth, text, values, original }
    }

    /// The line from the name of the operation on.
    fn operation(&self) -> &str {
        let results = self.text.starts_with('%').then(|| self.text.split_once(" = ")).flatten();
        results.map_or(self.text.as_str(), |(_, op)| op)
    }

    /// Whether the line is one of the operations.
    fn is_any_of(&self, ops: &[&str]) -> bool {
        let op = self.operation();
        ops.iter().any(|name| op.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')))
    }
}

/// The outputs of a pass for one module.
struct Outputs {
    actual: Vec<Line>,
    expected: Vec<Line>,
}

impl Outputs {
    /// The lines that only one output has, or has more often: those of Terrace and those of upstream.
    fn differing<'a, K: Ord>(&'a self, key: impl Fn(&'a Line) -> K) -> (Vec<&'a Line>, Vec<&'a Line>) {
        let mut lines: BTreeMap<K, (Vec<&Line>, Vec<&Line>)> = BTreeMap::new();
        for line in &self.actual {
            lines.entry(key(line)).or_default().0.push(line);
        }
        for line in &self.expected {
            lines.entry(key(line)).or_default().1.push(line);
        }
        let (mut only_actual, mut only_expected) = (Vec::new(), Vec::new());
        for (actual, expected) in lines.into_values() {
            let common = actual.len().min(expected.len());
            only_actual.extend(&actual[common..]);
            only_expected.extend(&expected[common..]);
        }
        (only_actual, only_expected)
    }

    /// Whether both outputs have the same lines, but upstream's has stores farther outside, or loads from memory that a call or
    /// a wait names.
    fn upstream_hoists_accesses(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        if !only_actual.is_empty() || !only_expected.is_empty() {
            return false;
        }
        let named_by_calls = |line: &Line| {
            let memref = line
                .original
                .split(['[', ' '])
                .find(|word| word.starts_with('%') && line.original.contains(&format!("{word}[")));
            memref.is_some_and(|memref| {
                self.actual.iter().any(|call| {
                    let calls = ["call", "func.call", "memref.dma_wait", "memref.dma_start"];
                    (call.is_any_of(&calls) || call.operation().starts_with('"'))
                        && call
                            .original
                            .split(|c: char| !(c.is_alphanumeric() || "%_-".contains(c)))
                            .any(|word| word == memref)
                })
            })
        };
        let is_known = |line: &&Line| {
            line.is_any_of(&["affine.store", "affine.vector_store"])
                || line.is_any_of(&["affine.load", "affine.vector_load"]) && named_by_calls(line)
        };
        let (inside, outside) = self.differing(|line| (&line.text, line.depth));
        inside.iter().any(is_known) && outside.iter().any(is_known)
    }

    /// Whether the outputs differ in the operands of loops and their terminators only, or where upstream's names an induction
    /// variable instead of one of the next iterations.
    fn loops_name_other_operands(&self) -> bool {
        let next_iterations: Vec<(&str, &str)> = self
            .actual
            .iter()
            .filter(|line| line.is_any_of(&["affine.apply"]))
            .filter_map(|line| match line.values.as_slice() {
                [sum, variable] => Some((sum.as_str(), variable.as_str())),
                _ => None,
            })
            .collect();
        let names_variable =
            |actual: &Line, expected: &Line| {
                actual.values.iter().zip(&expected.values).all(|(actual, expected)| {
                    actual == expected || next_iterations.contains(&(actual, expected))
                })
            };
        self.actual.len() == self.expected.len()
            && self.actual.iter().zip(&self.expected).all(|(actual, expected)| {
                (actual.depth, &actual.text) == (expected.depth, &expected.text)
                    && (actual.is_any_of(&["affine.for", "affine.yield"]) || names_variable(actual, expected))
            })
    }

    /// Whether upstream's output differs in parallel loops only, with a second region of a condition in or around them.
    fn upstream_parallelizes_conditions(&self) -> bool {
        // The region around a loop starts at the last line that is less deep.
        let is_in_second_region = |lines: &[Line], mut at: usize| {
            while let Some(start) = lines[..at].iter().rposition(|line| line.depth < lines[at].depth) {
                let depth = lines[start].depth;
                let is_branch = |line: &&Line| line.depth == depth && !line.text.starts_with('}');
                let branch = lines[..start].iter().rev().find(is_branch);
                if lines[start].text.starts_with("} else {")
                    && branch.is_some_and(|line| line.is_any_of(&["affine.if"]))
                {
                    return true;
                }
                at = start;
            }
            false
        };
        let has_second_region = |lines: &[Line]| {
            let depth = lines[0].depth;
            let end =
                lines.iter().skip(1).position(|line| line.depth <= depth).map_or(lines.len(), |n| n + 1);
            lines[..end].iter().any(|line| line.is_any_of(&["affine.if"]))
                && lines[..end].iter().any(|line| line.text.starts_with("} else {"))
        };
        self.actual.len() == self.expected.len()
            && self.actual.iter().zip(&self.expected).enumerate().all(|(i, (actual, expected))| {
                actual == expected
                    || expected.is_any_of(&["affine.parallel"])
                        && actual.is_any_of(&["affine.for"])
                        && (has_second_region(&self.expected[i..]) || is_in_second_region(&self.expected, i))
            })
    }

    /// Whether upstream's output lacks loads only, and has conditions with a second region.
    fn upstream_lacks_loads(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        only_expected.is_empty()
            && only_actual.iter().all(|line| line.is_any_of(&["affine.load", "affine.vector_load"]))
            && self.actual.iter().any(|line| line.is_any_of(&["affine.if"]))
            && self.actual.iter().any(|line| line.text.starts_with("} else {"))
    }

    /// Whether upstream's output lacks poison only.
    fn upstream_lacks_poison(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        only_expected.is_empty()
            && !only_actual.is_empty()
            && only_actual.iter().all(|line| line.is_any_of(&["ub.poison"]))
    }

    /// Whether the outputs differ in accesses to vectors only, which upstream's makes after casts to one dimension and without
    /// masks.
    fn upstream_flattens_strides(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let access = ["vector.load", "vector.store", "vector.maskedload", "vector.maskedstore"];
        let access = [&access[..], &["vector.transfer_read", "vector.transfer_write"]].concat();
        let cast =
            ["memref.extract_strided_metadata", "affine.apply", "affine.max", "memref.reinterpret_cast"];
        let masks = ["vector.create_mask", "vector.constant_mask"];
        let stays = |line: &Line| line.original.contains("strided<") || line.original.contains("], %");
        only_actual.iter().all(|line| line.is_any_of(&access) && stays(line) || line.is_any_of(&masks))
            && only_expected.iter().all(|line| line.is_any_of(&access) || line.is_any_of(&cast))
            && only_expected.iter().any(|line| line.is_any_of(&["memref.reinterpret_cast"]))
    }

    /// Whether upstream's calls lack the attributes that Terrace's have.
    fn upstream_drops_call_attributes(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let is_call = |line: &&Line| line.is_any_of(&["call", "func.call"]);
        !only_actual.is_empty()
            && only_actual.len() == only_expected.len()
            && only_actual.iter().all(|line| is_call(line) && line.text.contains(") {"))
            && only_expected.iter().all(|line| is_call(line) && !line.text.contains(") {"))
    }

    /// Whether the outputs differ in lines with memory only, which in Terrace's has a layout, and one of them asks for a
    /// dimension.
    fn upstream_normalizes_dimensions(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let has_layout = |line: &&Line| line.text.contains("strided<") || line.text.contains("affine_map<");
        let has_memory = |line: &&Line| line.text.contains("memref<") || line.is_any_of(&["affine.apply"]);
        only_actual.iter().all(has_layout)
            && only_actual.iter().any(|line| line.is_any_of(&["memref.dim"]))
            && only_expected.iter().all(has_memory)
    }

    /// Whether upstream's output has a block that control flow from the entry of its function never reaches. Comments
    /// name the predecessors of a block.
    fn has_unreachable_block(&self) -> bool {
        self.expected.split(|line| line.is_any_of(&["func.func"])).any(|function| {
            let blocks = function.iter().filter(|line| line.text.starts_with("^bb"));
            let mut pending: Vec<(&str, &str)> =
                blocks.filter_map(|line| line.original.split_once("  // ")).collect();
            let mut reached = vec!["^bb0"];
            while let Some(at) = pending.iter().position(|(_, predecessors)| {
                predecessors.split([' ', ',']).any(|block| reached.contains(&block))
            }) {
                let (block, _) = pending.swap_remove(at);
                reached.push(block.split([':', '(']).next().unwrap_or(block));
            }
            !pending.is_empty()
        })
    }

    /// Whether the outputs differ in what deallocations retain only, and a block is never reached.
    fn upstream_retains_replaced_values(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let retains =
            |line: &Line| line.text.contains("bufferization.dealloc ") && line.text.contains(" retain (");
        only_actual.iter().chain(&only_expected).all(|line| retains(line))
            && self.has_unreachable_block()
            && self.actual.iter().zip(&self.expected).any(|(actual, expected)| {
                retains(actual) && retains(expected) && actual.original != expected.original
            })
    }

    /// Whether the outputs differ in the rounding of `ppc_fp128` only, which upstream's splits.
    fn upstream_rounds_ties_away(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let are = |lines: &[&Line], ops: &[&str]| {
            let is_known = |line: &&Line| line.is_any_of(ops) && line.text.ends_with(": !llvm.ppc_fp128");
            !lines.is_empty() && lines.iter().all(is_known)
        };
        are(&only_actual, &["math.roundeven"]) && are(&only_expected, &["math.round", "math.copysign"])
    }

    /// Whether the outputs differ in the punctuation of what is printed only, which upstream's lacks.
    fn upstream_lacks_punctuation(&self) -> bool {
        self.actual.len() == self.expected.len()
            && self.actual.iter().zip(&self.expected).all(|(actual, expected)| {
                let punctuation = actual.original.strip_prefix(&expected.original);
                expected.is_any_of(&["vector.print"])
                    && punctuation.is_some_and(|rest| rest.starts_with(" punctuation <"))
                    || actual == expected
            })
    }

    /// Whether the outputs differ in blocks' arguments and what branches pass for them only, of which upstream's has more.
    fn upstream_keeps_some_arguments(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let branches =
            ["cf.br", "cf.cond_br", "cf.switch", "llvm.br", "llvm.cond_br", "llvm.switch", "llvm.invoke"];
        let is_known = |line: &&Line| line.text.starts_with("^bb") || line.is_any_of(&branches);
        let n = |lines: &[&Line]| lines.iter().map(|line| line.values.len()).sum::<usize>();
        only_actual.iter().chain(&only_expected).all(is_known) && n(&only_actual) < n(&only_expected)
    }

    /// Whether the outputs differ in the attributes of outer products only, which upstream's lack.
    fn upstream_lacks_kinds(&self) -> bool {
        let without = |line: &Line| {
            let (start, rest) = line.original.split_once(" {kind = ")?;
            Some(format!("{start}{}", rest.split_once('}')?.1))
        };
        self.actual.len() == self.expected.len()
            && self.actual.iter().zip(&self.expected).all(|(actual, expected)| {
                actual == expected
                    || expected.is_any_of(&["vector.outerproduct"])
                        && without(actual).as_ref() == Some(&expected.original)
            })
    }

    /// Whether the outputs differ in `in_bounds` of transfers only, which upstream's have, and an index is negative.
    fn upstream_is_in_bounds(&self) -> bool {
        let is_negative_constant = |name: &str| {
            let definition = format!("{name} = ");
            self.expected
                .iter()
                .any(|line| line.original.starts_with(&definition) && line.original.contains("constant -"))
        };
        let without = |line: &Line| {
            let (start, rest) = line.original.split_once("{in_bounds = [")?;
            let (_, end) = rest.split_once(']')?;
            // The other attributes follow, if there are any.
            Some(match (end.strip_prefix(", "), end.strip_prefix('}')) {
                (Some(others), _) => format!("{start}{{{others}"),
                (_, Some(end)) => format!("{}{end}", start.trim_end()),
                _ => return None,
            })
        };
        let has_negative_index = |line: &Line| {
            let indices = line.original.split(['[', ']', ',', ' ']).filter(|name| name.starts_with('%'));
            indices.into_iter().any(is_negative_constant)
        };
        self.actual.len() == self.expected.len()
            && self.actual.iter().zip(&self.expected).all(|(actual, expected)| {
                actual == expected
                    || without(expected).is_some_and(|line| {
                        Some(&line) == without(actual).as_ref().or(Some(&actual.original))
                    }) && has_negative_index(expected)
            })
    }
}

/// Whether a module has a reduction of vectors without any of their dimensions, whose accumulator upstream drops.
fn reduces_no_dimension(source: &str) -> bool {
    source.lines().filter(|line| line.contains("vector.multi_reduction ")).any(|line| {
        let types = line.rsplit_once(" : ").and_then(|(_, types)| types.split_once(" to "));
        types.is_some_and(|(from, to)| from == to)
    })
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
pub(super) fn is_known_change(label: &str, actual: &[u8], expected: &[u8]) -> bool {
    let outputs = Outputs { actual: Line::all(actual), expected: Line::all(expected) };
    KNOWN_CHANGES.iter().any(|(pass, is_change, _)| label.contains(pass) && is_change(&outputs))
}

#[cfg(test)]
mod tests {
    use super::*;

    const INSIDE: &str =
        "affine.for %i = 0 to #map(%n) {\n  affine.store %a, %m[0]\n}\n%1 = arith.addi %n, %n\n";

    fn known(pass: &str, actual: &str, expected: &str) -> bool {
        is_known_change(pass, actual.as_bytes(), expected.as_bytes())
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
