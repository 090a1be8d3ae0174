//! Counts what an import leaves out, by kind, for the closing remark. A lossless import leaves out nothing.

use crate::import::Import;
use terrace_llir as llir;
use terrace_llir::attrs::AttrView;
use terrace_llir::metadata::MdKind;
use terrace_llir::module::{CodeModel, DllStorage, Sanitizer, ThreadLocal};
use terrace_llir::{AttrSet, Flags, Opcode};

/// The kinds of things that an import leaves out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loss {
    Name,
    Block,
    Instruction,
    Metadata,
    NamedMetadata,
    Flag,
    Attribute,
    Bundle,
    Property,
}

/// The kinds with their names for one and for several.
const KINDS: [(Loss, &str, &str); 9] = [
    (Loss::Name, "name", "names"),
    (Loss::Block, "unreachable block", "unreachable blocks"),
    (Loss::Instruction, "instruction", "instructions"),
    (Loss::Metadata, "metadata attachment", "metadata attachments"),
    (Loss::NamedMetadata, "named metadata", "named metadata"),
    (Loss::Flag, "instruction with flags", "instructions with flags"),
    (Loss::Attribute, "attribute", "attributes"),
    (Loss::Bundle, "operand bundle", "operand bundles"),
    (Loss::Property, "property of symbols", "properties of symbols"),
];

/// The number of things that were left out, by kind.
#[derive(Default)]
pub(crate) struct Losses([usize; KINDS.len()]);

impl Losses {
    /// Counts `n` more.
    pub fn add(&mut self, kind: Loss, n: usize) {
        self.0[kind as usize] += n;
    }

    /// `3 names and 1 attribute`; `None` if nothing was left out.
    fn text(&self) -> Option<String> {
        let parts: Vec<String> = KINDS
            .iter()
            .map(|&(kind, one, several)| (self.0[kind as usize], one, several))
            .filter(|part| part.0 != 0)
            .map(|(n, one, several)| format!("{n} {}", if n == 1 { one } else { several }))
            .collect();
        let (last, others) = parts.split_last()?;
        Some(if others.is_empty() { last.clone() } else { format!("{} and {last}", others.join(", ")) })
    }
}

impl Import<'_> {
    /// Reports what was left out, if anything was: what the translation and [`Self::function_losses`] counted, and what is
    /// outside functions.
    pub fn report_losses(&mut self) {
        if !self.counts_losses() {
            return;
        }
        self.count_losses();
        if let Some(text) = self.state.losses.text() {
            let message = format!("the llvm dialect has no place for {text}: --lossless keeps everything");
            self.ctx.remark(self.loc, message).emit();
        }
    }

    fn counts_losses(&self) -> bool {
        self.options.report_losses && !self.options.lossless
    }

    fn count_losses(&mut self) {
        let m = self.m;
        let kept_names = [
            "llvm.ident",
            "llvm.commandline",
            "llvm.dependent-libraries",
            "llvm.linker.options",
            "llvm.module.flags",
            "llvm.dbg.cu",
        ];
        let is_kept = |name: &[u8]| kept_names.iter().any(|kept| kept.as_bytes() == name);
        let named = m.named_metadata.iter().filter(|named| !is_kept(&named.name)).count();
        self.state.losses.add(Loss::NamedMetadata, named);
        for global in m.globals() {
            let properties = [
                global.symbol.dll_storage != DllStorage::None,
                !global.partition.is_empty(),
                !matches!(global.thread_local, ThreadLocal::None | ThreadLocal::GeneralDynamic),
                global.code_model != CodeModel::Default,
                global.sanitizer != Sanitizer::default(),
                global.externally_initialized,
            ];
            self.state.losses.add(Loss::Property, properties.into_iter().filter(|&lost| lost).count());
            self.state
                .losses
                .add(Loss::Metadata, global.metadata.iter().filter(|md| md.0 != MdKind::DBG).count());
        }
    }

    /// Counts everything in a function but what the translation of instructions counts: unreachable blocks and metadata.
    pub fn function_losses(&mut self, func: &llir::module::FuncData, body: Option<&llir::Body>) {
        if !self.counts_losses() {
            return;
        }
        let cx = self.cx;
        let mut properties = usize::from(func.symbol.dll_storage != DllStorage::None);
        if let Some(extra) = func.extra() {
            properties += usize::from(!extra.partition.is_empty());
            properties += usize::from(extra.prefix.is_some()) + usize::from(extra.prologue.is_some());
        }
        self.state.losses.add(Loss::Property, properties);
        let kept_kinds = [
            MdKind::DBG,
            MdKind::PROF,
            cx.md_kind(b"vec_type_hint"),
            cx.md_kind(b"work_group_size_hint"),
            cx.md_kind(b"reqd_work_group_size"),
            cx.md_kind(b"intel_reqd_sub_group_size"),
        ];
        self.state
            .losses
            .add(Loss::Metadata, func.metadata().filter(|md| !kept_kinds.contains(&md.0)).count());
        let types = |set: AttrSet| cx.attrs_of(set).filter(|attr| matches!(attr, AttrView::Type(..))).count();
        self.state.losses.add(Loss::Attribute, types(cx.fn_attrs(func.attrs)));
        self.parameter_losses(func.attrs, cx.signature(func.ty).map_or(0, |(_, params, _)| params.len()));
        let Some(body) = body else { return };
        self.state.losses.add(Loss::Name, body.n_names());
        for &block in body.blocks() {
            for inst in body.insts(block) {
                let data = body.inst(inst);
                let lost = match data.op {
                    Opcode::ICmp => data.flags.has(Flags::SAMESIGN),
                    Opcode::Alloca => data.flags.has(Flags::SWIFTERROR),
                    Opcode::FpTrunc | Opcode::FpExt | Opcode::Phi => data.flags.fast_math() != Flags::NONE,
                    _ => false,
                };
                self.state.losses.add(Loss::Flag, usize::from(lost));
                let Some(info) = body.call(inst) else { continue };
                let callee = body.callee(inst).and_then(|callee| callee.as_func());
                let is_assume =
                    callee.is_some_and(|func| &self.m.func(func).symbol.name[..] == b"llvm.assume");
                if !is_assume {
                    self.state.losses.add(Loss::Bundle, body.bundles(inst).count());
                }
                let is_call = data.op == Opcode::Call;
                let set = cx.fn_attrs(info.attrs);
                let kept = |attr: AttrView<'_>| is_call && crate::import::lossless::is_kept_of_call(attr);
                self.state.losses.add(Loss::Attribute, cx.attrs_of(set).filter(|&attr| !kept(attr)).count());
                self.parameter_losses(info.attrs, body.n_call_args(inst));
            }
        }
    }

    /// Counts the attributes of parameters and of the result.
    fn parameter_losses(&mut self, list: llir::AttrList, n: usize) {
        if list.is_empty() {
            return;
        }
        let cx = self.cx;
        let lost = |set: AttrSet| {
            cx.attrs_of(set).filter(|&attr| !crate::import::lossless::is_kept_of_parameter(attr)).count()
        };
        let all = (0..n).map(|i| lost(cx.param_attrs(list, i))).sum::<usize>();
        self.state.losses.add(Loss::Attribute, all + lost(cx.ret_attrs(list)));
    }
}
