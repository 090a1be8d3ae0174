//! NVVM IR, which libNVVM takes for GPUs older than Blackwell: LLVM 7 without what GPUs lack (NVVM IR Specification).
//!
//! Reading order: `instructions`, `intrinsics` with `ptx`, `annotations` (kernels), and at last `pointers`
//! with `constants`, which give pointers element types.

mod annotations;
mod constants;
mod instructions;
mod intrinsics;
mod pointers;
mod ptx;

use super::{Lowered, Lowering};
use crate::attrs::AttrSet;
use crate::debug::{DICompileUnit, DISubprogram};
use crate::inst::{Align, RmwOp};
use crate::layout::DataLayout;
use crate::metadata::{Md, MdView};
use crate::module::{Linkage, Module};
use crate::types::{FloatKind, Type};
use crate::value::{Alias, Func, Global, Value};
pub(super) use intrinsics::{old, typed_suffix};
pub(super) use ptx::{Ptx, constraints, instruction};
use std::sync::Arc;

/// The first version of what libNVVM lacks although LLVM 7 has it.
pub(super) const NEVER: u8 = 7;

/// The emission kind `FullDebug`.
const FULL_DEBUG: u32 = 1;

/// The layout of 64-bit modules.
const LAYOUT: &str = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-\
                      v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64";

/// The layout of NVVM IR, if the module has another one.
pub(super) fn layout(m: &Module) -> Option<(DataLayout, u8)> {
    if m.layout.text().is_empty() || m.layout.text() == LAYOUT.as_bytes() {
        return None;
    }
    Some((DataLayout::parse(LAYOUT).ok()?, NEVER))
}

/// The first version that has an `atomicrmw`, if libNVVM does not. `since` is the first version of LLVM that has it, if
/// LLVM 7 does not.
pub(super) fn lacks_rmw(op: RmwOp, ty: Type, since: Option<u8>) -> Option<u8> {
    let is_intrinsic = instructions::rmw_intrinsic(op, ty).is_some();
    let is_plain = matches!(ty.int_width(), Some(32 | 64)) && op != RmwOp::Nand && since.is_none();
    if is_intrinsic || is_plain { None } else { Some(since.unwrap_or(NEVER)) }
}

impl Lowering<'_> {
    /// Checks the target and the symbols of a module.
    pub(super) fn nvvm_symbols(&mut self) -> Lowered {
        let lacks = |construct: String| Err(self.version.lacks(construct, NEVER));
        if !self.m.triple.is_empty() && !self.m.triple.starts_with(b"nvptx64-") {
            return lacks(format!("target '{}'", String::from_utf8_lossy(&self.m.triple)));
        }
        for global in self.m.globals() {
            let name = &*global.symbol.name;
            if global.symbol.linkage == Linkage::Appending
                && !matches!(name, b"llvm.used" | b"llvm.compiler.used")
            {
                return lacks(format!("'@{}'", String::from_utf8_lossy(name)));
            }
            if global.symbol.linkage == Linkage::ExternalWeak {
                return lacks("'extern_weak'".into());
            }
            let space = global.symbol.address_space;
            if !matches!(space, 0 | 1 | 3 | 4) {
                return lacks(format!("variables in address space {space}"));
            }
        }
        if self.m.aliases().iter().any(|alias| !alias.ty.is_function()) {
            return lacks("'alias' of a variable".into());
        }
        if !self.m.ifuncs().is_empty() {
            return lacks("'ifunc'".into());
        }
        self.drop_variables();
        for at in 0..self.m.functions().len() {
            let func = self.m.func_mut(Func::from_index(at));
            let Some(extra) = &mut func.extra else { continue };
            if extra.prefix.is_some() || extra.prologue.is_some() {
                let error = self.version.lacks("data in front of functions", NEVER);
                return Err(self.in_function(error, Func::from_index(at)));
            }
            (extra.align, extra.personality) = (Align::NONE, None);
            (extra.section, extra.gc) = Default::default();
        }
        self.names()
    }

    /// Drops debug records in functions of units with line tables only, for which libNVVM ends by a segmentation fault.
    fn drop_variables(&mut self) {
        let cx = Arc::clone(&self.m.cx);
        let node = |md: Md| match cx.md_view(md) {
            MdView::Node(node) => Some(node),
            _ => None,
        };
        for func in self.m.functions_mut() {
            let Some(body) = &mut func.body else { continue };
            let program = node(func.dbg).and_then(|node| node.fields::<DISubprogram>());
            let unit = program.and_then(|program| node(program.unit)?.fields::<DICompileUnit>());
            if unit.is_some_and(|unit| unit.emission_kind != FULL_DEBUG) {
                body.records.clear();
            }
        }
    }

    /// Gives local symbols names that PTX has, as LLVM does for it, and refuses others with such names.
    fn names(&mut self) -> Lowered {
        let m = &self.m;
        let globals = (0..m.globals().len()).map(|at| m.global_value(Global::from_index(at)));
        let functions = (0..m.functions().len()).map(|at| m.func_value(Func::from_index(at)));
        let aliases = (0..m.aliases().len()).map(|at| m.alias_value(Alias::from_index(at)));
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
        let wrong: Vec<Value> = globals
            .chain(functions)
            .chain(aliases)
            .filter(|&value| {
                let name = m.symbol(value).map_or(&[][..], |symbol| &symbol.name);
                let is_name =
                    name.iter().all(|&byte| is_part(byte)) && !name.first().is_some_and(u8::is_ascii_digit);
                !is_name && !name.starts_with(b"llvm.")
            })
            .collect();
        let mut n_renamed = 0;
        for value in wrong {
            let Some(symbol) = self.m.symbol(value) else { continue };
            let mut name = Vec::new();
            for &byte in &symbol.name {
                match is_part(byte) {
                    true => name.push(byte),
                    false => name.extend_from_slice(b"_$_"),
                }
            }
            if !symbol.linkage.is_local() {
                let name = String::from_utf8_lossy(&symbol.name).into_owned();
                return Err(self.version.lacks(format!("names such as '{name}'"), NEVER));
            }
            if name.first().is_none_or(u8::is_ascii_digit) {
                name.insert(0, b'_');
            }
            let length = name.len();
            while self.m.lookup(&name).is_some() {
                n_renamed += 1;
                name.truncate(length);
                name.extend_from_slice(n_renamed.to_string().as_bytes());
            }
            self.m.rename_symbol(value, &name);
        }
        Ok(())
    }

    /// Turns the lowered module into NVVM IR.
    pub(super) fn nvvm(&mut self) {
        for at in 0..self.m.globals().len() {
            let global = self.m.global_mut(Global::from_index(at));
            global.attrs = AttrSet::EMPTY;
            if *global.section != *b"llvm.metadata" {
                global.section = Box::default();
            }
        }
        if !self.m.triple.starts_with(b"nvptx64-nvidia-") {
            self.m.triple = b"nvptx64-nvidia-cuda".to_vec();
        }
        if let Ok(layout) = DataLayout::parse(LAYOUT) {
            self.m.layout = layout;
        }
        self.annotations();
        self.module_flags();
        pointers::type_pointers(self.m);
    }

    /// Gives module flags with the behavior `min`, which came with LLVM 15, the behavior `max`. It decides nothing: there is
    /// one module.
    fn module_flags(&mut self) {
        const MAX: i32 = 7;
        const MIN: i32 = 8;
        let cx = self.m.cx.clone();
        let (min, max) = (cx.md_value(Value::i32(MIN)), cx.md_value(Value::i32(MAX)));
        let all = self.m.named_metadata.iter_mut().filter(|named| &named.name[..] == b"llvm.module.flags");
        for flag in all.flat_map(|named| &mut named.operands) {
            let MdView::Node(node) = cx.md_view(*flag) else { continue };
            if let [behavior, key, value] = node.iter().collect::<Vec<Md>>()[..]
                && behavior == min
            {
                *flag = cx.md_node(&[max, key, value]);
            }
        }
    }

    /// A node of these 32-bit numbers.
    fn numbers(&self, numbers: &[i32]) -> Md {
        let cx = &self.m.cx;
        let numbers: Vec<Md> = numbers.iter().map(|&number| cx.md_value(Value::i32(number))).collect();
        cx.md_node(&numbers)
    }
}

/// The suffix of libdevice's functions, and of others, for a float type.
pub(super) fn float_suffix(ty: Type) -> Option<&'static str> {
    match ty.float_kind()? {
        FloatKind::Float => Some("f"),
        FloatKind::Double => Some(""),
        _ => None,
    }
}
