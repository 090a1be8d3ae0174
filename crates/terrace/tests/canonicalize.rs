//! Programs on which upstream's `canonicalize` never ends, so that no golden exists.

use terrace::ir::asm::{ParseOptions, parse_source};
use terrace::rewrite::greedy::{GreedyConfig, apply_patterns_with};
use terrace::rewrite::transforms::canonicalization_patterns;

/// A sum in code that becomes unreachable refers to itself: its constant can be added to itself again and again.
#[test]
fn sums_of_themselves_end() {
    let ctx = terrace::registry::context();
    let text = include_str!("self_reference.mlir").as_bytes().to_vec();
    let file = ctx.sources.add("self_reference.mlir", text).expect("the program is short");
    ctx.allow_unregistered(true);
    let mut root = parse_source(&ctx, &file, ParseOptions::default()).expect("the program is right");
    let module = root.op().expect("there is a module");
    let patterns = canonicalization_patterns(&ctx, |_| true);
    let config = GreedyConfig { top_down: true, ..GreedyConfig::default() };
    let result = apply_patterns_with(&mut root.body, module, &patterns, config, 1);
    assert!(result.changed && result.converged, "the last round changes nothing");
}
