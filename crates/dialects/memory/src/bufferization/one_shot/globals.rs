//! Constants in memory: a private global for each value.

use crate::memref::{self, Initial};
use crate::prelude::*;
use terrace_ir::symbols::{symbol_name, unique_name};

/// The globals of a module.
#[derive(Default)]
pub(super) struct Globals {
    /// The globals by value and alignment; `None` before the first look at the module.
    known: Option<FxHashMap<(Attr, i64), (Str, Type)>>,
    names: FxHashSet<Str>,
    /// The next number that makes a name unique.
    counter: u32,
}

impl Globals {
    /// The name and type of a global with this value, which is made at the start of the module if there is none.
    pub fn of(
        &mut self,
        module: &mut Body,
        loc: Loc,
        value: Attr,
        ty: Type,
        alignment: u64,
    ) -> Option<(Str, Type)> {
        let alignment = alignment as i64;
        let known = self.known.get_or_insert_with(|| {
            let mut known = FxHashMap::default();
            let block = module.root_block();
            for op in block.into_iter().flat_map(|block| module.ops(block)) {
                self.names.extend(symbol_name(module, op));
                if let Some(global) = module.as_::<memref::Global>(op)
                    && let Some(value) = global.initial_value(module)
                    && let Some((name, ty)) = symbol_name(module, op).zip(global.ty(module))
                {
                    known.entry((value, global.alignment(module).unwrap_or(0))).or_insert((name, ty));
                }
            }
            known
        });
        if let Some(&found) = known.get(&(value, alignment)) {
            return Some(found);
        }
        let ctx = module.ctx().clone();
        let memref = ty.as_::<MemRefType>(&ctx)?;
        let mut base: String = memref.shape.iter().map(|extent| format!("{extent}x")).collect();
        base = format!("__constant_{base}{}", terrace_ir::asm::type_to_string(&ctx, memref.elem));
        if memref.shape.is_empty() {
            base = format!("__constant_x{}", terrace_ir::asm::type_to_string(&ctx, memref.elem));
        }
        let (name, names) = (ctx.str_id(base.as_bytes()), &self.names);
        let name = unique_name(&ctx, name, &mut self.counter, |name| names.contains(&name));
        self.names.insert(name);
        let block = module.root_block()?;
        let mut b = Builder::new(module);
        b.set_start(block);
        b.set_loc(loc);
        let global = memref::Global::create(&mut b, name, ty, Initial::Value(value), true);
        b.set_slot_as::<StrAttr>(global.op(), memref::Global::SLOTS.sym_visibility, ctx.intern("private"));
        if alignment != 0 {
            let attr = IntegerAttr::of_i64(&ctx, Type::I64, alignment);
            b.set_slot(global.op(), memref::Global::SLOTS.alignment, Some(attr));
        }
        known.insert((value, alignment), (name, ty));
        Some((name, ty))
    }
}
