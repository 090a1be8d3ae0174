//! The one list of dialects and passes.

use terrace_ir::Context;
use terrace_ir::decl::DialectDef;
use terrace_rewrite::pass::PassDef;
use terrace_rewrite::pipeline::Registry;

/// Every dialect, in no particular order.
pub fn dialects() -> impl Iterator<Item = &'static DialectDef> {
    terrace_dialects::ALL.iter().copied().chain([&terrace_llvm::DIALECT])
}

/// Every pass, in the order of their names.
pub static PASSES: Registry = Registry { passes: &SORTED, unsupported: include_str!("upstream/passes.txt") };

/// The lists of passes.
const LISTS: [&[&PassDef]; 2] = [terrace_lower::passes::ALL, terrace_rewrite::transforms::ALL];

static SORTED: [&PassDef; LISTS[0].len() + LISTS[1].len()] = {
    let mut all = [LISTS[0][0]; LISTS[0].len() + LISTS[1].len()];
    let (mut n, mut list) = (0, 0);
    while list < LISTS.len() {
        let mut i = 0;
        while i < LISTS[list].len() {
            // Into its place among those that are there.
            let mut at = n;
            while at > 0 && is_before(LISTS[list][i].name, all[at - 1].name) {
                all[at] = all[at - 1];
                at -= 1;
            }
            all[at] = LISTS[list][i];
            (n, i) = (n + 1, i + 1);
        }
        list += 1;
    }
    all
};

const fn is_before(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] < b[i];
        }
        i += 1;
    }
    a.len() < b.len()
}

/// A context with every dialect.
pub fn context() -> Context {
    let ctx = Context::new();
    for dialect in dialects() {
        ctx.register_dialect(dialect);
    }
    ctx
}

/// A context with the dialects that translation to LLVM IR knows.
pub fn translation_context() -> Context {
    let ctx = Context::new();
    for dialect in dialects().filter(|d| matches!(d.name, "builtin" | "dlti" | "func" | "llvm")) {
        ctx.register_dialect(dialect);
    }
    ctx
}

#[cfg(test)]
mod tests {
    #[test]
    fn passes_are_sorted_by_name_and_documented() {
        let passes = super::PASSES.passes;
        assert!(passes.is_sorted_by_key(|pass| pass.name));
        assert!(passes.iter().all(|pass| !pass.summary().is_empty()));
    }
}
