//! Each canonicalization pattern applies to the input of a test that runs `canonicalize`.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use terrace::ir::asm::{ParseOptions, parse_source};
use terrace::ir::rewriter::Pattern;
use terrace::ir::{Context, Root, diag};
use terrace::registry;
use terrace::rewrite::greedy::{GreedyConfig, Patterns, RegionSimplification, apply_patterns_with};
use terrace::rewrite::transforms::canonicalization_patterns;
use terrace_filecheck::parallel;

/// The inputs of all tests below a directory that run `canonicalize`.
fn inputs(directory: &Path, out: &mut Vec<String>) {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(directory).unwrap().map(|e| e.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            inputs(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "mlir")
            && let Ok(text) = std::fs::read_to_string(&path)
            && text.lines().any(|line| line.contains("RUN:") && line.contains("canonicalize"))
        {
            out.extend(text.split("// -----").map(str::to_owned));
        }
    }
}

/// An input, to which sets of patterns are applied one after the other.
struct Program {
    ctx: Context,
    root: Root,
}

impl Program {
    fn parse(text: &str) -> Option<Self> {
        let ctx = registry::context();
        ctx.allow_unregistered(true);
        let file = ctx.sources.add("input.mlir", text.as_bytes().to_vec())?;
        let (root, _) = diag::capture(|| parse_source(&ctx, &file, ParseOptions::default()).ok());
        Some(Self { root: root?, ctx })
    }

    /// Whether a pattern of the set applies.
    fn apply(&mut self, patterns: &Patterns<Pattern>) -> bool {
        let Some(op) = self.root.op() else { return false };
        let config = GreedyConfig {
            top_down: true,
            region_simplification: RegionSimplification::Normal,
            max_rounds: Some(10),
            ..GreedyConfig::default()
        };
        apply_patterns_with(&mut self.root.body, op, patterns, config, 1).changed
    }

    fn only(&self, pattern: &'static Pattern) -> Patterns<Pattern> {
        canonicalization_patterns(&self.ctx, |other| core::ptr::eq(other, pattern))
    }
}

/// Whether an input may have the operation of a pattern; some operations have no prefix in it.
fn mentions(text: &str, pattern: &Pattern) -> bool {
    text.contains(pattern.root.name.split_once('.').map_or(pattern.root.name, |(_, name)| name))
}

/// A pattern applies if it changes an input after folds, or after all other patterns.
#[test]
fn each_pattern_applies_in_a_test() {
    let mut texts = Vec::new();
    inputs(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests"), &mut texts);
    let all: Vec<&'static Pattern> =
        registry::dialects().flat_map(|dialect| dialect.hooks.canonicalize).collect();
    let has_applied: Vec<AtomicBool> = all.iter().map(|_| AtomicBool::new(false)).collect();
    let each_left = || {
        let left = all.iter().zip(&has_applied);
        left.filter(|(_, has_applied)| !has_applied.load(Ordering::Relaxed))
    };
    parallel::for_each(&texts, |text| {
        let folded = || {
            let mut program = Program::parse(text)?;
            program.apply(&Patterns::new());
            Some(program)
        };
        let Some(mut program) = folded() else { return };
        for (pattern, has_applied) in each_left() {
            if mentions(text, pattern) && program.apply(&program.only(pattern)) {
                has_applied.store(true, Ordering::Relaxed);
                program = folded().expect("the input was parsed before");
            }
        }
    });
    parallel::for_each(&texts, |text| {
        for (pattern, has_applied) in each_left() {
            let Some(mut program) = mentions(text, pattern).then(|| Program::parse(text)).flatten() else {
                continue;
            };
            program.apply(&canonicalization_patterns(&program.ctx, |other| !core::ptr::eq(other, *pattern)));
            if program.apply(&program.only(pattern)) {
                has_applied.store(true, Ordering::Relaxed);
            }
        }
    });
    let left: Vec<&Pattern> = each_left().map(|(&pattern, _)| pattern).collect();
    // A function for all operations of a kind is one pattern.
    let applies = |pattern: &Pattern| {
        let is_left = |other: &Pattern| left.iter().any(|left| core::ptr::eq(*left, other));
        all.iter().any(|other| core::ptr::fn_addr_eq(other.run, pattern.run) && !is_left(other))
    };
    let names: Vec<String> = left
        .iter()
        .filter(|pattern| !applies(pattern))
        .map(|pattern| format!("{} of {}", pattern.name, pattern.root.name))
        .collect();
    assert!(names.is_empty(), "no test has an input for these patterns: {names:#?}");
}
