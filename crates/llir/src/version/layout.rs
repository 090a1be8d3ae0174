//! Data layouts of earlier versions.

use super::LlvmVersion;
use crate::context::Context;
use crate::layout::DataLayout;
use crate::module::Module;
use crate::types::{Type, TypeView};

/// Components that came later than the rest of a target's layout: the beginnings of the names of architectures, the
/// component and its first version.
static COMPONENTS: &[(&[&str], &str, u8)] = &[
    (&["x86_64", "i386", "i486", "i586", "i686"], "i128:128", 18),
    (&["aarch64", "arm64"], "Fn32", 19),
    (&["aarch64", "arm64"], "p270:32:32", 20),
    (&["aarch64", "arm64"], "p271:32:32", 20),
    (&["aarch64", "arm64"], "p272:64:64", 20),
    (&["wasm32", "wasm64", "mips64", "sparcv9", "powerpc64"], "i128:128", 20),
];

/// The layout of the module's target in a version, if it is another than the module's, and the first version with all
/// components that it lacks.
pub(super) fn of_version(m: &Module, version: LlvmVersion) -> Option<(DataLayout, u8)> {
    let triple = String::from_utf8_lossy(&m.triple);
    let text = core::str::from_utf8(m.layout.text()).ok()?;
    let arch = triple.split('-').next().unwrap_or("");
    let mut first = None;
    let keeps = |part: &&str| {
        let row = COMPONENTS.iter().find(|(archs, component, since)| {
            component == part && !version.has(*since) && archs.iter().any(|start| arch.starts_with(start))
        });
        first = first.max(row.map(|&(.., since)| since));
        row.is_none()
    };
    let parts: Vec<&str> = text.split('-').filter(keeps).collect();
    Some((DataLayout::parse(&parts.join("-")).ok()?, first?))
}

/// Whether a type and its fields have the same sizes and places in both layouts.
pub(super) fn same_size(cx: &Context, a: &DataLayout, b: &DataLayout, ty: Type) -> bool {
    if let TypeView::Vector { .. } | TypeView::Function { .. } | TypeView::Target { .. } = cx.view(ty) {
        return true;
    }
    a.alloc_size(cx, ty) == b.alloc_size(cx, ty) && a.field_offsets(cx, ty) == b.field_offsets(cx, ty)
}
