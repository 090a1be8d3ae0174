//! `nvvm-attach-target`, `rocdl-attach-target` and `xevm-attach-target`: modules of kernels say what they are compiled for.

use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_hardware::{nvvm, rocdl, xevm};
use terrace_ir::symbols::symbol_name;
use terrace_support::ere::Ere;

passes! {
    /// Attaches an NVVM target attribute to a GPU Module.
    ///
    /// It becomes the last target of each module that is directly in the operation of the pass.
    NvvmAttachTarget("GpuNVVMAttachTarget") = "nvvm-attach-target" on(Anchor::Any) {
        /// Regex used to identify the modules to attach the target to.
        module: String = String::new(),
        /// Target triple.
        triple: String = "nvptx64-nvidia-cuda".into(),
        /// Target chip.
        chip: String = "sm_50".into(),
        /// Target features, default is to use the minimum PTX ISA version for the SM target.
        features: String = String::new(),
        /// Optimization level.
        level as "O": u32 = 2,
        /// Enable fast math mode.
        fast: bool = false,
        /// Enable flush to zero for denormals.
        ftz: bool = false,
        /// Extra bitcode libraries paths to link to.
        link as "l": Vec<String> = Vec::new(),
        /// Command line options passed to downstream compiler
        ptxas_cmd_options: String = String::new(),
    } => nvvm_attach_target;

    /// Attaches a ROCDL target attribute to a GPU Module.
    ///
    /// It becomes the last target of each module that is directly in the operation of the pass.
    RocdlAttachTarget("GpuROCDLAttachTarget") = "rocdl-attach-target" on(Anchor::Any) {
        /// Regex used to identify the modules to attach the target to.
        module: String = String::new(),
        /// Target triple.
        triple: String = "amdgcn-amd-amdhsa".into(),
        /// Target chip.
        chip: String = "gfx900".into(),
        /// Target features.
        features: String = String::new(),
        /// ABI version.
        abi: String = "600".into(),
        /// Optimization level.
        level as "O": u32 = 2,
        /// Use Wave64 mode.
        wave64: bool = true,
        /// Enable fast relaxed math opt.
        fast: bool = false,
        /// Enable denormals are zero opt.
        daz: bool = false,
        /// Enable finite only opt.
        finite_only: bool = false,
        /// Enable unsafe math opt.
        unsafe_math: bool = false,
        /// Enable correct rounded sqrt.
        correct_sqrt: bool = true,
        /// Extra bitcode libraries paths to link to.
        link as "l": Vec<String> = Vec::new(),
    } => rocdl_attach_target;

    /// Attaches a XeVM target attribute to a GPU Module.
    ///
    /// It becomes the last target of each module that is directly in the operation of the pass.
    XevmAttachTarget("GpuXeVMAttachTarget") = "xevm-attach-target" on(Anchor::Any) {
        /// Regex used to identify the modules to attach the target to.
        module: String = String::new(),
        /// Target triple.
        triple: String = "spirv64-unknown-unknown".into(),
        /// Target chip.
        chip: String = "bmg".into(),
        /// Optimization level.
        level as "O": u32 = 2,
        /// Extra bitcode libraries paths to link to.
        link as "l": Vec<String> = Vec::new(),
        /// Command line options passed to downstream compiler
        cmd_options: String = String::new(),
    } => xevm_attach_target;
}

fn nvvm_attach_target(o: &NvvmAttachTarget, pass: &mut PassContext<'_>) -> Result {
    let target = o.target(&pass.ctx())?;
    attach(pass, &o.module, target)
}

impl NvvmAttachTarget {
    /// The target that the options describe.
    ///
    /// # Errors
    /// When an option has a value that targets cannot have.
    pub fn target(&self, ctx: &Context) -> Result<Attr> {
        let commands = commands(ctx, "ptxas-cmd-options", &self.ptxas_cmd_options);
        let units = flags([("fast", self.fast), ("ftz", self.ftz)]);
        let flags = dictionary(ctx, units.chain(commands));
        let [triple, chip, features] =
            [&self.triple, &self.chip, &self.features].map(|text| ctx.intern(text));
        let (level, link) = (self.level.into(), links(ctx, &self.link));
        nvvm::TargetAttr::get_checked(ctx, Loc::UNKNOWN, level, triple, chip, features, flags, link, true)
    }
}

fn rocdl_attach_target(o: &RocdlAttachTarget, pass: &mut PassContext<'_>) -> Result {
    let target = o.target(&pass.ctx())?;
    attach(pass, &o.module, target)
}

impl RocdlAttachTarget {
    /// The target that the options describe.
    ///
    /// # Errors
    /// When an option has a value that targets cannot have.
    pub fn target(&self, ctx: &Context) -> Result<Attr> {
        let flags = flags([
            ("no_wave64", !self.wave64),
            ("fast", self.fast),
            ("daz", self.daz),
            ("finite_only", self.finite_only),
            ("unsafe_math", self.unsafe_math),
            ("unsafe_sqrt", !self.correct_sqrt),
        ]);
        let flags = dictionary(ctx, flags);
        let [triple, chip, features, abi] =
            [&self.triple, &self.chip, &self.features, &self.abi].map(|text| ctx.intern(text));
        let (level, link) = (self.level.into(), links(ctx, &self.link));
        rocdl::TargetAttr::get_checked(ctx, Loc::UNKNOWN, level, triple, chip, features, abi, flags, link)
    }
}

fn xevm_attach_target(o: &XevmAttachTarget, pass: &mut PassContext<'_>) -> Result {
    let target = o.target(&pass.ctx())?;
    attach(pass, &o.module, target)
}

impl XevmAttachTarget {
    /// The target that the options describe.
    ///
    /// # Errors
    /// When an option has a value that targets cannot have.
    pub fn target(&self, ctx: &Context) -> Result<Attr> {
        let flags = dictionary(ctx, commands(ctx, "cmd-options", &self.cmd_options).into_iter());
        let [triple, chip] = [&self.triple, &self.chip].map(|text| ctx.intern(text));
        let (level, link) = (self.level.into(), links(ctx, &self.link));
        xevm::TargetAttr::get_checked(ctx, Loc::UNKNOWN, level, triple, chip, flags, link)
    }
}

/// The words of a command line by name, if it has any.
fn commands(ctx: &Context, name: &'static str, line: &str) -> Option<(&'static str, Attr)> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    (!words.is_empty()).then(|| (name, strings(ctx, &words)))
}

/// The flags that are set.
fn flags<const N: usize>(flags: [(&'static str, bool); N]) -> impl Iterator<Item = (&'static str, Attr)> {
    flags.into_iter().filter(|&(_, is_set)| is_set).map(|(name, _)| (name, Attr::UNIT))
}

/// The attributes by name; `None` if there are none.
fn dictionary(ctx: &Context, attrs: impl Iterator<Item = (&'static str, Attr)>) -> Option<Attr> {
    let attrs: Vec<_> = attrs.map(|(name, attr)| (ctx.intern(name), attr)).collect();
    (!attrs.is_empty()).then(|| DictionaryAttr::of(ctx, &attrs))
}

/// The files to link; `None` if there are none.
fn links(ctx: &Context, files: &[String]) -> Option<Attr> {
    (!files.is_empty()).then(|| strings(ctx, files))
}

fn strings(ctx: &Context, texts: &[impl AsRef<str>]) -> Attr {
    let texts: Vec<Attr> = texts.iter().map(|text| StringAttr::of(ctx, text.as_ref())).collect();
    ArrayAttr::get(ctx, &texts)
}

/// Appends a target to those of the modules directly in the operation of a pass whose names contain a match of `pattern`.
/// Equal targets in a row become one.
fn attach(pass: &mut PassContext<'_>, pattern: &str, target: Attr) -> Result {
    let ctx = pass.ctx();
    let regex = Ere::new(pattern.as_bytes(), false).map_err(|message| {
        ctx.print_text(format!("the option 'module' is no regular expression: '{pattern}': {message}\n"))
    })?;
    let Some(body) = pass.op_body() else { return pass.finish(false) };
    let mut modules: Vec<gpu::Module> = Vec::new();
    for block in body.root_regions().flat_map(|region| body.blocks(region)) {
        modules.extend(body.ops(block).filter_map(|op| body.as_::<gpu::Module>(op)));
    }
    modules.retain(|module| {
        symbol_name(body, module.0).is_some_and(|name| matches!(regex.find(ctx.bytes(name)), Ok(Some(_))))
    });
    for module in &modules {
        let targets = module.targets(body).and_then(|targets| targets.as_array(&ctx)).unwrap_or_default();
        let mut targets = [targets, &[target]].concat();
        targets.dedup();
        let targets = ArrayAttr::get(&ctx, &targets);
        body.set_slot(module.0, gpu::Module::SLOTS.targets, Some(targets));
    }
    pass.finish(!modules.is_empty())
}
