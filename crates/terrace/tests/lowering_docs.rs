//! The page of each operation says how it is lowered.

use terrace::conversions::to_llvm::{lowers, takes};
use terrace::registry::{PASSES, dialects};

/// The pass that the documentation of an operation names.
fn documented(doc: &str) -> Option<&str> {
    let line = doc.lines().find_map(|line| line.trim().strip_prefix("Lowering: `"))?;
    line.split('`').next()
}

#[test]
fn every_lowering_is_documented() {
    let (ctx, mut wrong) = (terrace::context(), Vec::new());
    // Operations of `gpu` are lowered by a pass for the host and one for each kind of device.
    for dialect in dialects().filter(|dialect| !matches!(dialect.name, "llvm" | "gpu")) {
        for def in dialect.ops {
            // Intrinsics are translated to LLVM IR as they are.
            let is_intrinsic = def.name.contains(".intr.") || matches!(def.dialect, "nvvm" | "rocdl");
            match documented(def.doc) {
                Some(_) if is_intrinsic || !(lowers(&ctx, def) || takes(&ctx, def.dialect)) => {
                    wrong.push(format!("{}: has no lowering", def.name))
                }
                Some(pass) if !PASSES.passes.iter().any(|known| known.name == pass) => {
                    wrong.push(format!("{}: there is no pass '{pass}'", def.name));
                }
                None if lowers(&ctx, def) && !is_intrinsic => {
                    wrong.push(format!("{}: names no lowering", def.name))
                }
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
