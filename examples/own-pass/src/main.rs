//! `terrace opt` with one more pass: `cargo run -- --merge-negations negations.mlir`

use terrace::Registry;
use terrace::dialects::arith::NegF;
use terrace::prelude::*;
use terrace_cli::{Heap, opt_main};

passes! {
    /// Replaces the negation of a negation by the number.
    MergeNegations("MergeNegationsPass") = "merge-negations" on(Anchor::Any) => merge_negations;
}

static RULES: &[greedy::Pattern] = rules!["";
    NegF(NegF(x)) => x;
];

fn merge_negations(_: &MergeNegations, pass: &mut PassContext) -> Result {
    let changed = apply_patterns_greedily(pass.body, pass.op, &Patterns::new().add(RULES), pass.threads);
    pass.finish(changed)
}

#[global_allocator]
static HEAP: Heap = Heap;

/// All dialects and passes of Terrace, and the pass of this file.
fn tool() -> Registry {
    Registry::all().passes([MergeNegations::DEF])
}

fn main() {
    opt_main(&tool());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_negations_are_erased() -> Result<(), terrace::Error> {
        let tool = tool();
        let text = include_str!("../negations.mlir");
        let mut module = terrace::Module::parse(&tool.context(), "negations.mlir", text)?;
        module.run_with(&tool, "func.func(merge-negations)")?;
        let text = module.print(&Default::default());
        assert_eq!(text.matches("arith.negf").count(), 1, "{text}");
        Ok(())
    }
}
