//! How caches are used: decorations of SPIR-V on calls, loads and stores (extension SPV_INTEL_cache_controls).

use crate::prelude::*;
use terrace_hardware::xevm::{CACHE_CONTROL, LoadCacheControl, StoreCacheControl};

/// The attribute of loads and stores that says how caches are used.
const ATTRIBUTE: &str = "cache_control";

/// The decoration of an access: its number, and how it uses the caches of the levels 1 and 3.
#[derive(Clone, Copy)]
pub(super) struct Decoration {
    number: i32,
    levels: [i32; 2],
}

/// The levels of caches in keywords and in decorations, which count from 0.
const LEVELS: [(&str, i32); 2] = [("L1", 0), ("L3", 1)];

/// The decoration of loads, `CacheControlLoadINTEL`. Upstream's numbers of uses are not those of SPIR-V.
pub(super) fn load(control: LoadCacheControl) -> Decoration {
    let keyword = control.keyword();
    let levels = LEVELS.map(|(level, _)| match use_of(keyword, level) {
        "uc" => 0,
        "c" => 1,
        "s" => 2,
        // Invalidated after it is read.
        _ => 3,
    });
    Decoration { number: 6442, levels }
}

/// The decoration of stores, `CacheControlStoreINTEL`.
pub(super) fn store(control: StoreCacheControl) -> Decoration {
    let keyword = control.keyword();
    let levels = LEVELS.map(|(level, _)| match use_of(keyword, level) {
        "uc" => 0,
        "wt" => 1,
        "wb" => 2,
        _ => 3,
    });
    Decoration { number: 6443, levels }
}

/// The use of a level in a keyword such as `L1uc_L2uc_L3c`, or the keyword if it is about all levels.
fn use_of<'k>(keyword: &'k str, level: &str) -> &'k str {
    keyword.split('_').find_map(|part| part.strip_prefix(level)).unwrap_or(keyword)
}

/// Adds a decoration of the pointer to a call, whose first argument it is.
pub(super) fn decorate(rw: &mut Lowering, call: Op, decoration: Option<Decoration>) {
    if let Some(decoration) = decoration {
        set(rw, call, decoration, 0);
    }
}

/// Sets the decoration of the pointer, which is the operand of this number.
fn set(body: &mut Body, op: Op, decoration: Decoration, operand: i32) {
    let ctx = body.ctx().clone();
    let lists = LEVELS.iter().zip(decoration.levels).map(|(&(_, level), use_of_level)| {
        let numbers = [decoration.number, level, use_of_level, operand];
        ArrayAttr::get(&ctx, &numbers.map(|n| IntegerAttr::of_i64(&ctx, Type::I32, n.into())))
    });
    let lists: SmallVec<[Attr; 2]> = lists.collect();
    body.set_discardable(op, ctx.intern(CACHE_CONTROL), Some(ArrayAttr::get(&ctx, &lists)));
}

/// Whether an operation of the LLVM dialect says nothing that is not decorated yet.
pub(super) fn is_legal(body: &Body, op: Op, _: &mut TypeConverter) -> bool {
    body.discardable(op, ATTRIBUTE).is_none()
}

/// Decorates loads and stores of the LLVM dialect.
pub const DECORATE: BodyEdit = BodyEdit {
    concerns: |body| {
        // Few programs have the attribute.
        if body.ctx().find_str(ATTRIBUTE.as_bytes()).is_none() {
            return false;
        }
        let codes = [llvm::Load::DEF.code(), llvm::Store::DEF.code()];
        body.op_codes().any(|code| codes.contains(&code))
    },
    run: |body| {
        let ctx = body.ctx().clone();
        let decorated = body.ops_where(|op| body.discardable(op, ATTRIBUTE).is_some());
        let mut changed = false;
        for op in decorated {
            let Some(control) = body.discardable(op, ATTRIBUTE) else { continue };
            let (decoration, pointer) = if body.is::<llvm::Load>(op) {
                (LoadCacheControl::decode(&ctx, control).map(load), 0)
            } else if body.is::<llvm::Store>(op) {
                (StoreCacheControl::decode(&ctx, control).map(store), 1)
            } else {
                continue;
            };
            let Some(decoration) = decoration else { continue };
            set(body, op, decoration, pointer);
            body.set_discardable(op, ctx.intern(ATTRIBUTE), None);
            changed = true;
        }
        EditResult { changed, unfinished: false }
    },
    report: |_, _| Ok(()),
};
