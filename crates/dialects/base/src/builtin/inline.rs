//! How builtin operations are inlined.

use super::UnrealizedConversionCast;
use terrace_ir::inlining::InlinerHooks;

/// Only casts are.
pub(super) static INLINER: InlinerHooks = InlinerHooks {
    accepts_op: Some(|body, op, _| body.is::<UnrealizedConversionCast>(op)),
    ..InlinerHooks::NONE
};
