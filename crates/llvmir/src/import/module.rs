//! Attributes of a module, its COMDATs, and its named metadata.

use crate::import::Import;
use crate::import::enums::comdat_kind;
use terrace_ir::attrs::{ArrayAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr};
use terrace_ir::{Attr, Body, Builder, Op, OpKind, OpState, Type};
use terrace_llir::metadata::{MdView, NodeView};
use terrace_llir::module::Comdat;
use terrace_llir::{Md, Value};
use terrace_llvm as l;
use terrace_llvm::{
    CgProfileEntryAttr, ComdatOp, ComdatSelector, LinkerOptions, ModFlagBehavior, ModuleFlagAttr,
    ModuleFlags, ProfileSummaryAttr, ProfileSummaryDetailedAttr, ProfileSummaryFormatKind,
};
use terrace_support::FxHashSet;

/// The operation that has all COMDATs.
const COMDATS: &str = "__llvm_global_comdat";

impl<'a> Import<'a> {
    /// Sets the attributes of the module `op`.
    pub fn module_attributes(&self, body: &mut Body, op: Op) {
        let ctx = self.ctx;
        let mut set = |name: &str, attr: Attr| body.set_discardable(op, ctx.intern(name), Some(attr));
        set("dlti.dl_spec", self.layout());
        let string = |bytes: &[u8]| StringAttr::get(ctx, ctx.str_id(bytes), None);
        let lines = self.m.module_asm.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
        let lines: Vec<Attr> = lines.map(string).collect();
        set("llvm.module_asm", ArrayAttr::get(ctx, &lines));
        set("llvm.target_triple", string(&self.m.triple));
        for (named, attr) in [("llvm.ident", "llvm.ident"), ("llvm.commandline", "llvm.commandline")] {
            if let [node] = self.named(named)
                && let Some(text) = self.tuple(*node).and_then(|node| self.md_text(node.iter().next()?))
            {
                set(attr, string(text));
            }
        }
        let libraries = self.named("llvm.dependent-libraries");
        let libraries: Vec<Attr> = libraries
            .iter()
            .filter_map(|&node| self.md_text(self.tuple(node)?.iter().next()?).map(string))
            .collect();
        if !libraries.is_empty() {
            set("llvm.dependent_libraries", ArrayAttr::get(ctx, &libraries));
        }
    }

    /// The nodes of named metadata.
    pub fn named(&self, name: &str) -> &'a [Md] {
        let named = self.m.named_metadata.iter().find(|named| &named.name[..] == name.as_bytes());
        named.map_or(&[], |named| &named.operands)
    }

    /// The text of a metadata string.
    pub fn md_text(&self, md: Md) -> Option<&'a [u8]> {
        match self.cx.md_view(md) {
            MdView::String(text) => Some(text),
            _ => None,
        }
    }

    /// The value of metadata.
    pub fn md_value(&self, md: Md) -> Option<Value> {
        match self.cx.md_view(md) {
            MdView::Value(value) => Some(value),
            _ => None,
        }
    }

    /// The integer in metadata.
    pub fn md_int(&self, md: Md) -> Option<i64> {
        self.cx.as_i64(self.md_value(md)?)
    }

    /// A node `!{...}`.
    pub fn tuple(&self, md: Md) -> Option<NodeView<'a>> {
        match self.cx.md_view(md) {
            MdView::Node(node) if node.kind() == terrace_llir::debug::DiKind::Tuple => Some(node),
            _ => None,
        }
    }

    /// The operands of a node `!{...}`.
    pub fn operands(&self, md: Md) -> Option<Vec<Md>> {
        Some(self.tuple(md)?.iter().collect())
    }

    /// Creates the operation with the COMDATs.
    pub fn comdats(&self, b: &mut Builder<'_>) {
        // As upstream: those that variables and functions are in, in order of their first use.
        let uses = (self.m.globals().iter().map(|global| global.comdat))
            .chain(self.m.functions().iter().map(|func| func.comdat()));
        let mut seen = FxHashSet::default();
        let used: Vec<Comdat> = uses.flatten().filter(|&comdat| seen.insert(comdat)).collect();
        if used.is_empty() {
            return;
        }
        let ctx = self.ctx;
        let region = b.create_region();
        let mut state = OpState::new(ComdatOp::DEF, self.loc);
        state.set_slot(ComdatOp::SLOTS.sym_name, StringAttr::of(ctx, COMDATS));
        state.regions.push(region);
        b.create(state);
        let block = b.append_block(region, &[]);
        let point = b.insert_point();
        b.set_end(block);
        for data in used.into_iter().filter_map(|comdat| self.m.comdat_data(comdat)) {
            let mut state = OpState::new(ComdatSelector::DEF, self.loc);
            let name = StringAttr::get(ctx, ctx.str_id(&data.name), None);
            state.set_slot(ComdatSelector::SLOTS.sym_name, name);
            let kind = l::Comdat::ENUM.attr(ctx, comdat_kind(data.kind) as u64);
            state.set_slot(ComdatSelector::SLOTS.comdat, kind);
            b.create(state);
        }
        b.set_insert_point(point);
    }

    /// The reference to a COMDAT.
    pub fn comdat_ref(&self, comdat: Option<Comdat>) -> Option<Attr> {
        let name = self.ctx.str_id(&self.m.comdat_data(comdat?)?.name);
        Some(SymbolRefAttr::get(self.ctx, self.ctx.intern(COMDATS), &[name]))
    }

    /// The operations for named metadata.
    pub fn module_metadata(&self) -> Vec<OpState> {
        let ctx = self.ctx;
        let mut ops = Vec::new();
        for &node in self.named("llvm.linker.options") {
            let options = self.operands(node).unwrap_or_default();
            let options: Vec<Attr> = options
                .iter()
                .filter_map(|&option| self.md_text(option))
                .map(|text| StringAttr::get(ctx, ctx.str_id(text), None))
                .collect();
            let mut state = OpState::new(LinkerOptions::DEF, self.loc);
            state.set_slot(LinkerOptions::SLOTS.options, ArrayAttr::get(ctx, &options));
            ops.push(state);
        }
        let flags: Vec<Attr> =
            self.named("llvm.module.flags").iter().filter_map(|&flag| self.module_flag(flag)).collect();
        if !flags.is_empty() {
            let mut state = OpState::new(ModuleFlags::DEF, self.loc);
            state.set_slot(ModuleFlags::SLOTS.flags, ArrayAttr::get(ctx, &flags));
            ops.push(state);
        }
        ops
    }

    fn module_flag(&self, flag: Md) -> Option<Attr> {
        let ctx = self.ctx;
        let parts = self.operands(flag)?;
        let &[behavior, key, value] = parts.as_slice() else { return None };
        let behavior = u32::try_from(self.md_int(behavior)?).ok()?;
        let name = self.md_text(key)?;
        let key = ctx.str_id(name);
        let attr = match self.cx.md_view(value) {
            MdView::String(text) => Some(StringAttr::get(ctx, ctx.str_id(text), None)),
            MdView::Value(value) if value.ty().is_int() => {
                self.cx.as_i64(value).map(|int| {
                    // Integers are not negative, so that bits above 32 are all that is lost.
                    let width = value.ty().int_width().unwrap_or(32);
                    let int = if width < 32 { int & ((1 << width) - 1) } else { int };
                    IntegerAttr::of_i64(ctx, Type::I32, int)
                })
            }
            MdView::Node(_) if name == b"CG Profile" => self.call_graph_profile(value),
            MdView::Node(_) if name == b"ProfileSummary" => self.profile_summary(value),
            _ => None,
        };
        let Some(attr) = attr else {
            self.state.needs_module.set(true);
            let text = terrace_llir::print::metadata_text(self.m, value);
            let name = String::from_utf8_lossy(name);
            let message = format!("unsupported module flag value for key '{name}' : {text}");
            self.ctx.warning(self.loc, message).emit();
            return None;
        };
        ModFlagBehavior::from_value(u64::from(behavior))?;
        Some(ModuleFlagAttr::get(ctx, behavior, key, attr))
    }

    /// The entries of the flag `CG Profile`: how often functions call others.
    fn call_graph_profile(&self, node: Md) -> Option<Attr> {
        let ctx = self.ctx;
        let mut entries = Vec::new();
        for entry in self.operands(node)? {
            let parts = self.operands(entry)?;
            let &[from, to, count] = parts.as_slice() else { return None };
            let symbol = |md: Md| {
                let name = &self.m.symbol(self.md_value(md)?)?.name;
                Some(SymbolRefAttr::flat(ctx, ctx.str_id(name)))
            };
            let count = self.md_int(count)? as u64;
            entries.push(CgProfileEntryAttr::get(ctx, symbol(from), symbol(to), count));
        }
        Some(ArrayAttr::get(ctx, &entries))
    }

    fn profile_summary(&self, node: Md) -> Option<Attr> {
        let ctx = self.ctx;
        let parts = self.operands(node)?;
        let mut fields = Vec::new();
        for &part in &parts {
            let pair = self.operands(part)?;
            let &[key, value] = pair.as_slice() else { return None };
            fields.push((self.md_text(key)?, value));
        }
        let find = |name: &str| fields.iter().find(|field| field.0 == name.as_bytes()).map(|field| field.1);
        let number = |name: &str| self.md_int(find(name)?).map(|number| number as u64);
        let format = self.md_text(find("ProfileFormat")?)?;
        let format = ProfileSummaryFormatKind::ENUM.value_of_bytes(format)? as u32;
        let partial = number("IsPartialProfile").map(|number| number.to_le_bytes());
        let ratio = find("PartialProfileRatio").and_then(|md| {
            let bits = self.cx.as_float_bits(self.md_value(md)?)?;
            Some(FloatAttr::get(ctx, Type::F64, bits as u64, 0))
        });
        let mut details = Vec::new();
        for detail in self.operands(find("DetailedSummary")?)? {
            let parts = self.operands(detail)?;
            let &[cut_off, min_count, num_counts] = parts.as_slice() else { return None };
            details.push(ProfileSummaryDetailedAttr::get(
                ctx,
                self.md_int(cut_off)? as u32,
                self.md_int(min_count)? as u64,
                self.md_int(num_counts)? as u32,
            ));
        }
        Some(ProfileSummaryAttr::get(
            ctx,
            format,
            number("TotalCount")?,
            number("MaxCount")?,
            number("MaxInternalCount")?,
            number("MaxFunctionCount")?,
            number("NumCounts")?,
            number("NumFunctions")?,
            partial.as_ref().map_or(&[][..], |bytes| bytes),
            ratio,
            &details,
        ))
    }
}
