//! The lines of two outputs, and in which ways they differ.

use std::collections::BTreeMap;

/// A line of an output, with maps and sets written out.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Line {
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
    pub(super) fn all(output: &[u8]) -> Vec<Self> {
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

    /// The name of the operation.
    fn name(&self) -> &str {
        self.operation().split(' ').next().unwrap_or_default()
    }

    /// Whether the line is an operation of tosa that gives one of its operands, or all of its elements, another type.
    fn moves_to_other_type(&self) -> bool {
        const MOVES: [&str; 6] =
            ["tosa.clamp", "tosa.identity", "tosa.reverse", "tosa.select", "tosa.slice", "tosa.transpose"];
        let types = self.text.rsplit_once(" : (").and_then(|(_, types)| types.split_once(") -> "));
        self.is_any_of(&MOVES)
            && types.is_some_and(|(operands, result)| {
                format!("{operands}{result}").contains(['?', '*'])
                    && !operands.split(", ").any(|operand| operand == result)
            })
    }

    /// Whether the line is one of the operations.
    fn is_any_of(&self, ops: &[&str]) -> bool {
        let op = self.operation();
        ops.iter().any(|name| op.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')))
    }
}

/// A module and the outputs of a pass for it.
pub(super) struct Outputs {
    pub(super) source: Vec<Line>,
    pub(super) actual: Vec<Line>,
    pub(super) expected: Vec<Line>,
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

    /// Whether the outputs differ only in the flags of switches, which have 32 bits in upstream's.
    pub(super) fn upstream_switches_on_words(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| (line.depth, &line.text));
        let are_flags = |lines: &[&Line], ty: &str| {
            lines.iter().all(|line| {
                line.text.ends_with(&format!("index to {ty}"))
                    || line.is_any_of(&["cf.switch"]) && line.text.contains(ty)
            })
        };
        !only_actual.is_empty() && are_flags(&only_actual, "i64") && are_flags(&only_expected, "i32")
    }

    /// Whether upstream's output has a `linalg.generic` with a scalar whose other inputs are not transposed or broadcast.
    pub(super) fn upstream_skips_scalars(&self) -> bool {
        let n_moves = |lines: &[Line]| {
            lines.iter().filter(|line| line.is_any_of(&["linalg.transpose", "linalg.broadcast"])).count()
        };
        let has_scalar = |line: &Line| {
            let types = line.text.split_once(" ins(").and_then(|(_, ins)| ins.split_once(" : "));
            let types = types.and_then(|(_, types)| types.split_once(')')).map_or("", |(types, _)| types);
            types.split(", ").any(|ty| matches!(ty, "f32" | "f64" | "i32" | "i8" | "i1" | "index"))
        };
        n_moves(&self.actual) > n_moves(&self.expected)
            && self.expected.iter().any(|line| line.is_any_of(&["linalg.generic"]) && has_scalar(line))
    }

    /// Whether only Terrace's output has an operation of tosa that gives one of its operands, or all of its elements, another
    /// type.
    pub(super) fn upstream_folds_to_other_types(&self) -> bool {
        let (only_actual, _) = self.differing(|line| &line.text);
        only_actual.iter().any(|line| line.moves_to_other_type())
    }

    /// Whether a module has an operation of tosa that gives its operand another type, and only Terrace's output what becomes
    /// of it.
    pub(super) fn upstream_lacks_moves(&self) -> bool {
        // What a move, or a selection of one value, is lowered to.
        const MOVES: [&str; 13] = [
            "arith.constant",
            "arith.select",
            "arith.subi",
            "linalg.generic",
            "linalg.index",
            "linalg.transpose",
            "linalg.yield",
            "tensor.cast",
            "tensor.dim",
            "tensor.empty",
            "tensor.extract",
            "tosa.const_shape",
            "tosa.reshape",
        ];
        let is_move = |line: &&Line| {
            let name = line.name().split('(').next().unwrap_or_default();
            MOVES.contains(&name) || line.text.starts_with(['^', '}'])
        };
        let (only_actual, only_expected) = self.differing(|line| (line.depth, line.name()));
        self.source.iter().any(Line::moves_to_other_type)
            && only_expected.is_empty()
            && !only_actual.is_empty()
            && only_actual.iter().all(is_move)
    }

    /// Whether a module has `shape.any`, and upstream's output more constant shapes.
    pub(super) fn upstream_repeats_shapes(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let shapes = ["arith.constant", "tensor.from_elements", "tensor.cast"];
        self.source.iter().any(|line| line.is_any_of(&["shape.any"]))
            && only_actual.is_empty()
            && !only_expected.is_empty()
            && only_expected.iter().all(|line| line.is_any_of(&shapes))
    }

    /// Whether both outputs have the same number of loops, of which those of upstream's carry tensors of more known extents.
    pub(super) fn upstream_carries_static_tensors(&self) -> bool {
        let loops = |lines: &[Line]| -> (usize, usize) {
            let loops = lines.iter().filter(|line| line.is_any_of(&["scf.for"]));
            loops.fold((0, 0), |(n, unknown), line| (n + 1, unknown + line.text.matches('?').count()))
        };
        let ((n_actual, actual), (n_expected, expected)) = (loops(&self.actual), loops(&self.expected));
        n_actual == n_expected && actual > expected
    }

    /// Whether a module multiplies, and the outputs differ in the elements of constants only.
    pub(super) fn upstream_multiplies_constants(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let are_constants = |lines: &[&Line]| lines.iter().all(|line| line.text.contains("dense<"));
        self.source.iter().any(|line| line.is_any_of(&["tosa.mul"]))
            && only_actual.len() == only_expected.len()
            && are_constants(&only_actual)
            && are_constants(&only_expected)
    }

    /// Whether the outputs differ only in results of `tensor.expand_shape` that Terrace's casts to unknown extents.
    pub(super) fn upstream_expands_to_unknown(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| (line.depth, line.name()));
        let (_, expanded) = self.differing(|line| &line.text);
        let is_unknown = |line: &&Line| {
            line.is_any_of(&["tensor.expand_shape"])
                && line.text.rsplit_once(" into ").is_some_and(|(_, ty)| ty.contains('?'))
        };
        only_expected.is_empty()
            && !only_actual.is_empty()
            && only_actual.iter().all(|line| line.is_any_of(&["tensor.cast"]))
            && expanded.iter().any(is_unknown)
    }

    /// Whether the outputs differ only in the attributes that name conflicts of bufferization.
    pub(super) fn differ_in_conflicts(&self) -> bool {
        let without = |line: &Line| -> String {
            let mut parts = line.original.split("\"C_");
            let first = parts.next().unwrap_or_default().to_owned();
            let text = parts.fold(first, |text, part| {
                let rest = part.split_once("]\"").map_or(part, |(_, rest)| rest);
                text + rest.strip_prefix(", ").unwrap_or(rest)
            });
            text.replace(" attributes {}", "").replace(" {}", "")
        };
        self.actual.iter().map(without).eq(self.expected.iter().map(without))
    }

    /// Whether upstream's output has fewer structured operations whose maps are written.
    pub(super) fn upstream_names_more(&self) -> bool {
        let n_maps =
            |lines: &[Line]| lines.iter().filter(|line| line.text.contains("indexing_maps = ")).count();
        n_maps(&self.actual) > n_maps(&self.expected)
    }

    /// Whether upstream's output has fewer copies.
    pub(super) fn upstream_copies_less(&self) -> bool {
        const COPIES: [&str; 3] = ["memref.copy ", "@memrefCopy(", "llvm.intr.memcpy"];
        let is_copy = |line: &&Line| COPIES.iter().any(|copy| line.text.contains(copy));
        self.actual.iter().filter(is_copy).count() > self.expected.iter().filter(is_copy).count()
    }

    /// Whether only Terrace's output combines the signs of equal numbers for a maximum or minimum.
    pub(super) fn upstream_compares_zeros(&self) -> bool {
        let compares =
            |line: &Line| line.text.contains("fcmp \"oeq\"") || line.text.contains("arith.cmpf oeq");
        self.actual.iter().filter(|line| compares(line)).count()
            > self.expected.iter().filter(|line| compares(line)).count()
    }

    /// Whether only upstream's output has a constant of unknown extents.
    pub(super) fn upstream_makes_dynamic_constants(&self) -> bool {
        let is_dynamic = |line: &Line| {
            line.is_any_of(&["arith.constant", "\"tosa.const\"()"])
                && line.text.rsplit_once("tensor<").is_some_and(|(_, ty)| ty.contains(['?', '*']))
        };
        self.expected.iter().any(is_dynamic) && !self.actual.iter().any(is_dynamic)
    }

    /// Whether a loop has constant bounds, of which the lower one is above the upper one.
    pub(super) fn has_loop_that_never_runs(&self) -> bool {
        let constant = |name: &str| {
            let digits = name.strip_prefix("%c")?;
            digits.split('_').next()?.parse::<i64>().ok()
        };
        self.actual.iter().filter(|line| line.is_any_of(&["scf.for"])).any(|line| {
            let bounds = line.original.split_once(" = ").map(|(_, rest)| rest);
            let words: Vec<&str> = bounds.unwrap_or_default().split(' ').collect();
            let Some(to) = words.iter().position(|&word| word == "to") else { return false };
            let bound = |at: Option<usize>| constant(words.get(at?)?);
            matches!((bound(to.checked_sub(1)), bound(Some(to + 1))), (Some(from), Some(to)) if from > to)
        })
    }

    /// Whether both outputs have the same lines, but upstream's has stores farther outside, or loads from memory that a call or
    /// a wait names.
    pub(super) fn upstream_hoists_accesses(&self) -> bool {
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
    pub(super) fn loops_name_other_operands(&self) -> bool {
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
    pub(super) fn upstream_parallelizes_conditions(&self) -> bool {
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
    pub(super) fn upstream_lacks_loads(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        only_expected.is_empty()
            && only_actual.iter().all(|line| line.is_any_of(&["affine.load", "affine.vector_load"]))
            && self.actual.iter().any(|line| line.is_any_of(&["affine.if"]))
            && self.actual.iter().any(|line| line.text.starts_with("} else {"))
    }

    /// Whether upstream's output lacks poison only.
    pub(super) fn upstream_lacks_poison(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        only_expected.is_empty()
            && !only_actual.is_empty()
            && only_actual.iter().all(|line| line.is_any_of(&["ub.poison"]))
    }

    /// Whether the outputs differ in accesses to vectors only, which upstream's makes after casts to one dimension and without
    /// masks.
    pub(super) fn upstream_flattens_strides(&self) -> bool {
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
    pub(super) fn upstream_drops_call_attributes(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let is_call = |line: &&Line| line.is_any_of(&["call", "func.call"]);
        !only_actual.is_empty()
            && only_actual.len() == only_expected.len()
            && only_actual.iter().all(|line| is_call(line) && line.text.contains(") {"))
            && only_expected.iter().all(|line| is_call(line) && !line.text.contains(") {"))
    }

    /// Whether the outputs differ in lines with memory only, which in Terrace's has a layout, and one of them asks for a
    /// dimension.
    pub(super) fn upstream_normalizes_dimensions(&self) -> bool {
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
    pub(super) fn upstream_retains_replaced_values(&self) -> bool {
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
    pub(super) fn upstream_rounds_ties_away(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let are = |lines: &[&Line], ops: &[&str]| {
            let is_known = |line: &&Line| line.is_any_of(ops) && line.text.ends_with(": !llvm.ppc_fp128");
            !lines.is_empty() && lines.iter().all(is_known)
        };
        are(&only_actual, &["math.roundeven"]) && are(&only_expected, &["math.round", "math.copysign"])
    }

    /// Whether the outputs differ in the punctuation of what is printed only, which upstream's lacks.
    pub(super) fn upstream_lacks_punctuation(&self) -> bool {
        self.actual.len() == self.expected.len()
            && self.actual.iter().zip(&self.expected).all(|(actual, expected)| {
                let punctuation = actual.original.strip_prefix(&expected.original);
                expected.is_any_of(&["vector.print"])
                    && punctuation.is_some_and(|rest| rest.starts_with(" punctuation <"))
                    || actual == expected
            })
    }

    /// Whether the outputs differ in blocks' arguments and what branches pass for them only, of which upstream's has more.
    pub(super) fn upstream_keeps_some_arguments(&self) -> bool {
        let (only_actual, only_expected) = self.differing(|line| &line.text);
        let branches =
            ["cf.br", "cf.cond_br", "cf.switch", "llvm.br", "llvm.cond_br", "llvm.switch", "llvm.invoke"];
        let is_known = |line: &&Line| line.text.starts_with("^bb") || line.is_any_of(&branches);
        let n = |lines: &[&Line]| lines.iter().map(|line| line.values.len()).sum::<usize>();
        only_actual.iter().chain(&only_expected).all(is_known) && n(&only_actual) < n(&only_expected)
    }

    /// Whether the outputs differ in the attributes of outer products only, which upstream's lack.
    pub(super) fn upstream_lacks_kinds(&self) -> bool {
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
    pub(super) fn upstream_is_in_bounds(&self) -> bool {
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
