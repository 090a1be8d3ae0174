//! Attributes of the rocdl dialect on functions and on accesses of memory.

use crate::export::enums::calling_convention;
use crate::export::interface::{Insts, TranslationInterface, Translator};
use terrace_ir::attrs::{DenseArrayAttr, IntegerAttr};
use terrace_ir::body::OpRef;
use terrace_ir::{Attr, Context, Op, Result, Type};
use terrace_llir as llir;
use terrace_llir::attrs::AttrView;
use terrace_llvm::CConv;

/// The translation of attributes `rocdl.x`.
pub(crate) struct Rocdl;

/// The attributes of accesses of memory, and LLVM's metadata.
const METADATA: [(&str, &[u8]); 4] = [
    ("rocdl.ignore_denormal_mode", b"amdgpu.ignore.denormal.mode"),
    ("rocdl.no_fine_grained_memory", b"amdgpu.no.fine.grained.memory"),
    ("rocdl.no_remote_memory", b"amdgpu.no.remote.memory"),
    ("rocdl.last_use", b"amdgpu.last.use"),
];

const FLAT_WORK_GROUP_SIZE: &str = "amdgpu-flat-work-group-size";
const UNIFORM_WORK_GROUP_SIZE: &str = "uniform-work-group-size";

/// An attribute of functions.
enum OnFunction {
    /// The function is called by the host.
    Kernel,
    /// A string attribute of LLVM.
    Text(&'static str, Value),
    /// The metadata `!reqd_work_group_size`.
    RequiredSize,
}

/// The form of an attribute, and its text in LLVM IR.
enum Value {
    Integer,
    /// Sizes from 1 to an integer.
    UpTo,
    String,
    Bool,
}

fn on_function(name: &str) -> Option<OnFunction> {
    Some(match name {
        "rocdl.kernel" => OnFunction::Kernel,
        "rocdl.flat_work_group_size" => OnFunction::Text(FLAT_WORK_GROUP_SIZE, Value::String),
        "rocdl.max_flat_work_group_size" => OnFunction::Text(FLAT_WORK_GROUP_SIZE, Value::UpTo),
        "rocdl.reqd_work_group_size" => OnFunction::RequiredSize,
        "rocdl.uniform_work_group_size" => OnFunction::Text(UNIFORM_WORK_GROUP_SIZE, Value::Bool),
        "rocdl.unsafe_fp_atomics" => OnFunction::Text("amdgpu-unsafe-fp-atomics", Value::Bool),
        "rocdl.waves_per_eu" => OnFunction::Text("amdgpu-waves-per-eu", Value::Integer),
        _ => return None,
    })
}

impl Value {
    /// The text of an attribute; `None` if it has another form.
    fn text(&self, ctx: &Context, attr: Attr) -> Option<Vec<u8>> {
        let integer = || Some(attr.as_::<IntegerAttr>(ctx)?.value(ctx).sext_or_trunc(64).low_u64() as i64);
        Some(match self {
            Value::Integer => integer()?.to_string().into_bytes(),
            Value::UpTo => format!("1,{}", integer()?).into_bytes(),
            Value::String => attr.as_bytes(ctx)?.to_vec(),
            Value::Bool => attr.as_bool(ctx)?.to_string().into_bytes(),
        })
    }

    fn expected(&self) -> &'static str {
        match self {
            Value::Integer | Value::UpTo => "an integer",
            Value::String => "a string",
            Value::Bool => "a boolean",
        }
    }
}

impl TranslationInterface for Rocdl {
    fn dialect(&self) -> &'static str {
        "rocdl"
    }

    fn amend_function(
        &self,
        module: &mut llir::Module,
        func: llir::Func,
        op: OpRef<'_>,
        name: &str,
        attr: Attr,
    ) -> Result {
        let ctx = op.ctx();
        let list = module.func(func).attrs;
        let set = |module: &mut llir::Module, attrs: &[llir::Attr]| {
            module.func_mut(func).attrs = module.cx.attr_list_with_fn(list, attrs);
        };
        match on_function(name) {
            Some(OnFunction::Kernel) => {
                module.func_mut(func).cc = calling_convention(Some(CConv::AmdgpuKernel));
                let present = |key: &str| {
                    module
                        .cx
                        .attrs_of(module.cx.fn_attrs(list))
                        .any(|attr| matches!(attr, AttrView::String(present, _) if present == key.as_bytes()))
                };
                let defaults: Vec<llir::Attr> =
                    [(FLAT_WORK_GROUP_SIZE, "1,256"), (UNIFORM_WORK_GROUP_SIZE, "true")]
                        .into_iter()
                        .filter(|(key, _)| !present(key))
                        .map(|(key, value)| llir::Attr::string(key.as_bytes(), value.as_bytes()))
                        .collect();
                set(module, &defaults);
            }
            Some(OnFunction::Text(key, value)) => {
                let Some(text) = value.text(ctx, attr) else {
                    return op.fail(format_args!("{name} must be {}", value.expected()));
                };
                set(module, &[llir::Attr::string(key.as_bytes(), &text)]);
            }
            Some(OnFunction::RequiredSize) => {
                let Some(sizes) = attr.as_::<DenseArrayAttr>(ctx).filter(|sizes| sizes.elem == Type::I32)
                else {
                    return op.fail(format_args!("{name} must be a dense i32 array attribute"));
                };
                let sizes: Vec<llir::Md> =
                    sizes.i32s().map(|size| module.cx.md_value(llir::Value::i32(size))).collect();
                let (kind, node) = (module.cx.md_kind(b"reqd_work_group_size"), module.cx.md_node(&sizes));
                let metadata = &mut module.func_mut(func).extra_mut().metadata;
                metadata.retain(|&(other, _)| other != kind);
                metadata.push((kind, node));
            }
            None => {
                let text = format!("'{name}' means nothing to 'llvm.func' in LLVM IR: it is left out");
                ctx.warning(op.loc(), text).emit();
            }
        }
        Ok(())
    }

    fn amend_operation(
        &self,
        tx: &mut Translator<'_, '_, '_>,
        op: Op,
        insts: Insts,
        name: &str,
        _: Attr,
    ) -> Result {
        only_functions(tx.at(op), name)?;
        let Some(at) = METADATA.iter().position(|(attr, _)| *attr == name) else { return Ok(()) };
        // All kinds get their numbers at once: metadata is printed in the order of these numbers, which must not depend
        // on the function that is translated first.
        let kinds = METADATA.map(|(_, kind)| tx.module().cx.md_kind(kind));
        let empty = tx.module().cx.md_node(&[]);
        insts.for_each(|inst| tx.set_metadata(inst, kinds[at], empty));
        Ok(())
    }

    fn amend_module_operation(&self, _: &mut llir::Module, op: OpRef<'_>, name: &str, _: Attr) -> Result {
        only_functions(op, name)
    }
}

/// Reports an attribute of functions on another operation.
fn only_functions(op: OpRef<'_>, name: &str) -> Result {
    match on_function(name) {
        Some(_) => op.fail(format_args!("{name} is only supported on `llvm.func` operations")),
        None => Ok(()),
    }
}
