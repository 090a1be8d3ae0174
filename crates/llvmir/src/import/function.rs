//! Functions without their bodies.

use crate::import::Import;
use crate::import::enums::{unnamed_addr, visibility};
use terrace_ir::attrs::{DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr};
use terrace_ir::{Attr, Builder, Loc, OpKind, OpState, Result, Type};
use terrace_llir as llir;
use terrace_llir::module::FuncData;
use terrace_llir::{Md, MdKind, Value};
use terrace_llvm as l;
use terrace_llvm::{Func, VecTypeHintAttr};

impl<'a> Import<'a> {
    /// Translates a function, unless it is the declaration of an intrinsic with an operation of its own.
    pub fn function(
        &mut self,
        b: &mut Builder<'_>,
        index: usize,
        definition: Option<&'a llir::Body>,
    ) -> Result {
        let ctx = self.ctx;
        let func = &self.m.functions()[index];
        let id = llir::Func::from_index(index);
        let lossless = self.options.lossless;
        if !lossless && func.symbol.name.starts_with(b"llvm.") && self.is_operation(&func.symbol.name) {
            return Ok(());
        }
        let loc = if lossless { self.loc } else { self.function_loc(func)? };
        let slots = Func::SLOTS;
        let mut state = OpState::new(Func::DEF, loc);
        let name = self.symbol_name(self.m.func_value(id));
        state.set_slot(slots.sym_name, StringAttr::get(ctx, name, None));
        let ty = self.ty(func.ty);
        state.set_slot(slots.function_type, TypeAttr::get(ctx, ty));
        self.set_properties(&mut state, func, loc);
        let [args, results] = self.signature_attrs(func.attrs, func.ty);
        for (slot, attr) in [(slots.arg_attrs, args), (slots.res_attrs, results)] {
            if let Some(attr) = attr {
                state.set_slot(slot, attr);
            }
        }
        for &(slot, attr) in self.function_slots(self.cx.fn_attrs(func.attrs)).iter() {
            state.set_slot(slot, attr);
        }
        if lossless {
            self.lossless_function(&mut state, func);
        } else {
            for (kind, node) in func.metadata() {
                self.function_metadata(&mut state, func, id, kind, node);
            }
        }
        match definition {
            Some(body) => state.nested = Some(self.body(id, body, loc)?),
            None => state.n_regions = 1,
        }
        b.create(state);
        Ok(())
    }

    /// Sets everything that is no attribute in LLVM.
    fn set_properties(&mut self, state: &mut OpState, func: &FuncData, loc: Loc) {
        let (ctx, slots) = (self.ctx, Func::SLOTS);
        let symbol = &func.symbol;
        if symbol.linkage != llir::Linkage::External {
            state.set_slot(slots.linkage, self.linkage_attr(symbol.linkage));
        }
        if symbol.dso_local || symbol.implies_dso_local() {
            state.set_slot(slots.dso_local, Attr::UNIT);
        }
        if func.cc != llir::CallConv::C {
            state.set_slot(slots.cconv, l::CConv::ENUM.attr(ctx, u64::from(func.cc.0)));
        }
        let unnamed = unnamed_addr(symbol.unnamed_addr);
        if unnamed != l::UnnamedAddr::None {
            state.set_slot(slots.unnamed_addr, l::UnnamedAddr::ENUM.attr(ctx, unnamed as u64));
        }
        let visibility = visibility(symbol.visibility);
        if visibility != l::Visibility::Default {
            state.set_slot(slots.visibility, l::Visibility::ENUM.attr(ctx, visibility as u64));
        }
        let Some(extra) = func.extra() else { return };
        if let Some(personality) = extra.personality {
            if personality.is_global() {
                let name = self.symbol_name(personality);
                state.set_slot(slots.personality, SymbolRefAttr::flat(ctx, name));
            } else if !self.options.lossless {
                ctx.warning(loc, "could not deduce personality, skipping it").emit();
            }
        }
        for (slot, text) in [(slots.garbage_collector, &extra.gc), (slots.section, &extra.section)] {
            if !text.is_empty() {
                state.set_slot(slot, StringAttr::get(ctx, ctx.str_id(text), None));
            }
        }
        if let Some(comdat) = self.comdat_ref(extra.comdat) {
            state.set_slot(slots.comdat, comdat);
        }
        if !extra.align.is_none() {
            let align = IntegerAttr::of_i64(ctx, Type::I64, extra.align.bytes() as i64);
            state.set_slot(slots.alignment, align);
        }
    }

    fn function_metadata(
        &mut self,
        state: &mut OpState,
        func: &FuncData,
        id: llir::Func,
        kind: MdKind,
        node: Md,
    ) {
        let cx = self.cx;
        let slots = Func::SLOTS;
        let done = if kind == MdKind::PROF {
            self.entry_count(node).map(|count| (slots.function_entry_count, count))
        } else if kind == cx.md_kind(b"vec_type_hint") {
            self.vec_type_hint(node).map(|hint| (slots.vec_type_hint, hint))
        } else if kind == cx.md_kind(b"work_group_size_hint") {
            self.int_list(node).map(|list| (slots.work_group_size_hint, list))
        } else if kind == cx.md_kind(b"reqd_work_group_size") {
            self.int_list(node).map(|list| (slots.reqd_work_group_size, list))
        } else if kind == cx.md_kind(b"intel_reqd_sub_group_size") {
            let operands = self.operands(node);
            let size = operands.and_then(|operands| self.md_int(*operands.first()?));
            size.map(|size| (slots.intel_reqd_sub_group_size, IntegerAttr::of_i64(self.ctx, Type::I32, size)))
        } else {
            return;
        };
        match done {
            Some((slot, attr)) => state.set_slot(slot, attr),
            None => {
                self.state.needs_module.set(true);
                let node = llir::print::metadata_text(self.m, node);
                let function = llir::print::global_text(self.m, self.m.func_value(id));
                let loc = self.function_loc(func).unwrap_or(Loc::UNKNOWN);
                let message = format!("unhandled function metadata: {node} on {function}");
                self.ctx.warning(loc, message).emit();
            }
        }
    }

    fn entry_count(&self, node: Md) -> Option<Attr> {
        let operands = self.operands(node)?;
        let &[name, count] = operands.as_slice() else { return None };
        if self.md_text(name)? != b"function_entry_count" {
            return None;
        }
        // Of wider numbers, the low bits count.
        let limbs = self.cx.as_limbs(self.md_value(count)?)?;
        Some(IntegerAttr::of_i64(self.ctx, Type::I64, *limbs.first()? as i64))
    }

    fn vec_type_hint(&mut self, node: Md) -> Option<Attr> {
        let operands = self.operands(node)?;
        let &[hint, signed] = operands.as_slice() else { return None };
        let hint: Value = self.md_value(hint)?;
        let signed = self.md_int(signed)? != 0;
        let ty = self.ty(hint.ty());
        Some(VecTypeHintAttr::get(self.ctx, TypeAttr::get(self.ctx, ty), signed))
    }

    fn int_list(&self, node: Md) -> Option<Attr> {
        let ints: Option<Vec<i32>> =
            self.operands(node)?.iter().map(|&operand| self.md_int(operand).map(|int| int as i32)).collect();
        Some(DenseArrayAttr::of_i32s(self.ctx, &ints?))
    }
}
