//! `gpu-module-to-binary`: modules of kernels become binaries, by installed programs.

mod rocm;

use crate::programs::{Argument, Programs};
use terrace_gpu::gpu::{self, CompilationTarget, ObjectAttr};
use terrace_hardware::{nvvm, rocdl, xevm};
use terrace_ir::Root;
use terrace_ir::body::OpRef;
use terrace_llir::target::data_layout;
use terrace_llir::{self as llir, DataLayout};
use terrace_llvmir::ExportOptions;
use terrace_rewrite::prelude::*;

passes! {
    /// Transforms a GPU module into a GPU binary.
    ///
    /// For each target of a module its operations are translated to LLVM IR, which `opt` and `llc` of LLVM 22 compile, and
    /// `ptxas` and `fatbinary` of a CUDA toolkit, or `ld.lld`. They are looked for in the toolkit and on the path. Binaries for
    /// Intel's GPUs are modules of SPIR-V.
    ModuleToBinary("GpuModuleToBinaryPass") = "gpu-module-to-binary" on(Anchor::Any) {
        /// Toolkit path.
        toolkit: String = String::new(),
        /// Extra files to link to.
        l: Vec<String> = Vec::new(),
        /// Command line options to pass to the tools.
        opts: String = String::new(),
        /// The target representation of the compilation process.
        format: String = "fatbin".to_owned(),
        /// ELF section where binary is to be located.
        section: String = String::new(),
    } => module_to_binary;
}

fn module_to_binary(o: &ModuleToBinary, pass: &mut PassContext<'_>) -> Result {
    let (ctx, op) = (pass.ctx(), pass.op);
    let format = match o.format.as_str() {
        "offloading" | "llvm" => CompilationTarget::Offload,
        "assembly" | "isa" => CompilationTarget::Assembly,
        "binary" | "bin" => CompilationTarget::Binary,
        "fatbinary" | "fatbin" => CompilationTarget::Fatbin,
        _ => {
            let scope = Scope { body: pass.body, parent: pass.outer };
            return Err(scope.at(op).error("Invalid format specified.").emit());
        }
    };
    let serializer = Serializer { options: o, format, threads: pass.threads, ctx: &ctx };
    let (body, regions): (_, Vec<Region>) = match pass.body.is_nested(op) {
        true => {
            let body = pass.body.region_body_mut(op);
            let regions = body.root_regions().collect();
            (body, regions)
        }
        false => {
            let regions = pass.body.regions(op).to_vec();
            (&mut *pass.body, regions)
        }
    };
    let modules: Vec<Op> = regions
        .into_iter()
        .flat_map(|region| body.blocks(region))
        .flat_map(|block| body.ops(block))
        .filter(|&op| body.is::<gpu::Module>(op))
        .collect();
    for &module in &modules {
        serializer.module(body, &[module])?;
    }
    pass.finish(!modules.is_empty())
}

/// Makes code of modules in the llvm dialect.
pub(crate) struct Serializer<'a> {
    pub(crate) options: &'a ModuleToBinary,
    pub(crate) format: CompilationTarget,
    pub(crate) threads: usize,
    pub(crate) ctx: &'a Context,
}

/// A maker of GPUs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vendor {
    /// `#nvvm.target`
    Nvidia,
    /// `#rocdl.target`
    Amd,
    /// `#xevm.target`
    Intel,
}

impl Vendor {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Vendor::Nvidia => "NVIDIA",
            Vendor::Amd => "AMD",
            Vendor::Intel => "Intel",
        }
    }
}

/// The parameters of a target that programs take.
pub(crate) struct Target<'a> {
    pub(crate) vendor: Vendor,
    level: i64,
    triple: String,
    pub(crate) chip: String,
    features: String,
    /// The version of the ABI of AMD's runtime.
    abi: Option<i64>,
    flags: Option<Attr>,
    link: Option<Attr>,
    ctx: &'a Context,
}

impl<'a> Target<'a> {
    pub(crate) fn of(ctx: &'a Context, attr: Attr) -> Option<Self> {
        let text = |text: Str| ctx.str(text).to_string();
        if let Some(target) = attr.as_::<nvvm::TargetAttr>(ctx) {
            let (level, flags, link) = (target.o, target.flags, target.link);
            let [triple, chip, features] = [target.triple, target.chip, target.features].map(text);
            let abi = None;
            let vendor = Vendor::Nvidia;
            return Some(Self { vendor, level, triple, chip, features, abi, flags, link, ctx });
        }
        if let Some(target) = attr.as_::<xevm::TargetAttr>(ctx) {
            let (level, flags, link) = (target.opt_level, target.flags, target.link_files);
            let [triple, chip] = [target.triple, target.chip].map(text);
            let (vendor, features, abi) = (Vendor::Intel, String::new(), None);
            return Some(Self { vendor, level, triple, chip, features, abi, flags, link, ctx });
        }
        let target = attr.as_::<rocdl::TargetAttr>(ctx)?;
        let (level, flags, link) = (target.opt_level, target.flags, target.link);
        let [triple, chip, features] = [target.triple, target.chip, target.features].map(text);
        let abi = text(target.abi).parse().ok();
        let vendor = Vendor::Amd;
        Some(Self { vendor, level, triple, chip, features, abi, flags, link, ctx })
    }

    /// The arguments that LLVM's programs take for the target.
    fn args(&self) -> Vec<Argument<'static>> {
        let mut args = vec![format!("-mtriple={}", self.triple).into()];
        // SPIR-V is independent of the chip.
        if self.vendor != Vendor::Intel {
            args.push(format!("-mcpu={}", self.chip).into());
        }
        if !self.features.is_empty() {
            args.push(format!("-mattr={}", self.features).into());
        }
        args
    }

    /// The files that the target links.
    fn files(&self) -> impl Iterator<Item = String> {
        let files = self.link.and_then(|files| files.as_array(self.ctx)).unwrap_or(&[]);
        files.iter().filter_map(|file| Some(self.ctx.str(file.as_str(self.ctx)?).to_string()))
    }

    /// Whether a flag is set.
    fn has_flag(&self, name: &str) -> bool {
        let flags = self.flags.and_then(|flags| flags.as_::<DictionaryAttr>(self.ctx));
        flags.is_some_and(|flags| {
            flags.entries.iter().any(|(entry, _)| self.ctx.bytes(entry) == name.as_bytes())
        })
    }

    /// The options of the flag `ptxas-cmd-options`.
    fn ptxas_options(&self) -> impl Iterator<Item = String> {
        let flags = self.flags.and_then(|flags| flags.as_::<DictionaryAttr>(self.ctx));
        let options = flags.and_then(|flags| {
            let mut entries = flags.entries.iter();
            entries.find(|(name, _)| self.ctx.bytes(*name) == b"ptxas-cmd-options")?.1.as_array(self.ctx)
        });
        let options = options.unwrap_or(&[]).iter();
        options.filter_map(|option| Some(self.ctx.str(option.as_str(self.ctx)?).to_string()))
    }
}

/// Sets the number of lanes of a subgroup, which operations of `xevm` assume, for kernels that say none. Upstream sets it for
/// the first kernel only.
fn set_subgroup_size(body: &mut Body) {
    const LANES: i64 = 16;
    let lanes = IntegerAttr::of_i64(body.ctx(), Type::I32, LANES);
    let slot = terrace_llvm::Func::SLOTS.intel_reqd_sub_group_size;
    let is_kernel = |op| {
        body.is::<terrace_llvm::Func>(op)
            && body.discardable(op, gpu::KERNEL).is_some()
            && body.slot(op, slot).is_none()
    };
    for op in body.ops_where(is_kernel) {
        body.set_slot(op, slot, Some(lanes));
    }
}

/// The names of programs of LLVM, the best first.
const OPT: &[&str] = &["opt-22", "opt"];
const LLC: &[&str] = &["llc-22", "llc"];
const LLVM_LINK: &[&str] = &["llvm-link-22", "llvm-link"];
const LLD: &[&str] = &["ld.lld-22", "ld.lld"];

impl Serializer<'_> {
    /// Replaces modules by a binary with the objects of all; its symbol is that of the first.
    pub(crate) fn module(&self, body: &mut Body, modules: &[Op]) -> Result {
        let Some(&module) = modules.first() else { return Ok(()) };
        let ctx = self.ctx;
        let scope = Scope { body, parent: None };
        let slots = gpu::Module::SLOTS;
        let mut objects = Vec::new();
        for &module in modules {
            let at = scope.at(module);
            let Some(targets) = body.slot(module, slots.targets).and_then(|attr| attr.as_array(ctx)) else {
                return Err(at.error("the module has no target attributes").emit());
            };
            let failed = || at.error("An error happened while serializing the module.").emit();
            for &target in targets {
                objects.push(self.object(at, target).map_err(|_| failed())?);
            }
        }
        let mut state = OpState::new(gpu::Binary::DEF, body.loc(module));
        let (name, handler) =
            (body.slot(module, slots.sym_name), body.slot(module, slots.offloading_handler));
        let slots = gpu::Binary::SLOTS;
        if let Some(name) = name {
            state.set_slot(slots.sym_name, name);
        }
        if let Some(handler) = handler {
            state.set_slot(slots.offloading_handler, handler);
        }
        state.set_slot(slots.objects, ArrayAttr::get(ctx, &objects));
        Builder::before(body, module).create(state);
        modules.iter().for_each(|&module| body.erase(module));
        Ok(())
    }

    /// The object for a target.
    fn object(&self, module: OpRef<'_>, attr: Attr) -> Result<Attr> {
        let ctx = self.ctx;
        let Some(target) = Target::of(ctx, attr) else {
            let name = attr.def(ctx).map_or(String::new(), |def| format!("{}.{}", def.dialect, def.name));
            let text = format!("modules cannot be compiled for '#{name}' yet");
            return Err(module
                .error(text)
                .note(module.loc(), "use '#nvvm.target', '#rocdl.target' or '#xevm.target'")
                .emit());
        };
        if target.vendor == Vendor::Intel && !target.triple.starts_with("spirv") {
            let text = format!("Unsupported XeVM target triple: {}", target.triple);
            return Err(module.error(text).emit());
        }
        let code = self.code(module, &target, self.llvm_module(module, &target)?)?;

        let mut properties: Vec<(Str, Attr)> = Vec::new();
        if target.vendor != Vendor::Amd && self.format == CompilationTarget::Assembly {
            properties.push((ctx.intern("O"), IntegerAttr::of_i64(ctx, Type::I32, target.level)));
        }
        if target.vendor == Vendor::Nvidia && !self.options.section.is_empty() {
            let section = StringAttr::get(ctx, ctx.intern(&self.options.section), None);
            properties.push((ctx.intern("section"), section));
        }
        let properties = (!properties.is_empty()).then(|| DictionaryAttr::of(ctx, &properties));
        Ok(ObjectAttr::get(ctx, attr, self.format as u64, ctx.str_id(&code), properties, None))
    }

    /// Compiles the LLVM IR of a module.
    pub(crate) fn code(
        &self,
        module: OpRef<'_>,
        target: &Target<'_>,
        mut llvm_module: llir::Module,
    ) -> Result<Vec<u8>> {
        let Some(&programs) = self.ctx.dialect_interfaces::<Programs>().first() else {
            let text = "code for GPUs is made by other programs, which this library does not run";
            let note =
                "register a 'terrace::programs::Programs' in the context, or use the program 'terrace'";
            return Err(module.error(text).note(module.loc(), note).emit());
        };
        let mut run = || {
            let files = self.files(programs, target, &mut llvm_module)?;
            let mut llvm_ir = Vec::new();
            llir::print_module_to(&llvm_module, &mut llvm_ir);
            self.compile(programs, target, &llvm_ir, files)
        };
        run().map_err(|text| module.error(text).emit())
    }

    /// The LLVM IR of the module's operations for a target.
    pub(crate) fn llvm_module(&self, module: OpRef<'_>, target: &Target<'_>) -> Result<llir::Module> {
        let failed = |_| module.error("Failed creating the llvm::Module.").emit();
        let mut root = Root::new(self.ctx);
        let Some(block) = root.body.root_block() else { return Err(failed(())) };
        let mut contents = Box::new(module.body().region_body(module.op).deep_clone());
        if target.vendor == Vendor::Intel {
            set_subgroup_size(&mut contents);
        }
        let dict = module.body().dict(module.op);
        let mut builder = Builder::at_end(&mut root.body, block, module.loc());
        let copy = terrace_base::builtin::Module::create(&mut builder).op();
        if let Some(dict) = dict {
            builder.set_discardable_attrs(copy, dict);
        }
        root.body.take_nested(copy);
        root.body.put_nested(copy, contents);
        let options = ExportOptions { threads: self.threads, ..ExportOptions::default() };
        let mut translated = terrace_llvmir::export(&root, &options).map_err(|_| failed(()))?;
        translated.triple = target.triple.clone().into_bytes();
        if let Some(layout) = data_layout(&target.triple).and_then(|text| DataLayout::parse(text).ok()) {
            translated.layout = layout;
        }
        if let Some(abi) = target.abi {
            /// Modules with another value cannot be linked.
            const ERROR: u32 = 1;
            let cx = translated.cx.clone();
            let value = cx.md_value(cx.int(llir::Type::I32, abi));
            translated.add_module_flag(ERROR, b"amdhsa_code_object_version", value);
        }
        Ok(translated)
    }

    /// Compiles LLVM IR. The error is a message.
    fn compile(
        &self,
        programs: &Programs,
        target: &Target<'_>,
        llvm_ir: &[u8],
        files: Vec<String>,
    ) -> core::result::Result<Vec<u8>, String> {
        let level = target.level;
        let linked = match files.is_empty() {
            true => None,
            false => {
                let mut args = vec![Argument::Input(String::new(), llvm_ir)];
                args.extend(["--only-needed", "--internalize", "-o"].map(Argument::from));
                args.push(Argument::Output);
                args.extend(files.into_iter().map(Argument::from));
                Some(self.run(programs, target, LLVM_LINK, &args)?)
            }
        };
        let mut args = vec![Argument::Input(String::new(), linked.as_deref().unwrap_or(llvm_ir))];
        args.push(format!("-passes=default<O{level}>").into());
        args.extend(target.args());
        args.extend(["-o".into(), Argument::Output]);
        let bitcode = self.run(programs, target, OPT, &args)?;
        if self.format == CompilationTarget::Offload {
            return Ok(bitcode);
        }
        let is_assembly = self.format == CompilationTarget::Assembly;
        let is_object = target.vendor != Vendor::Nvidia && !is_assembly;
        let mut args = vec![Argument::Input(String::new(), &bitcode)];
        let form = if is_object { "--filetype=obj" } else { "--asm-verbose=false" };
        args.extend([format!("-O{level}").into(), form.into()]);
        args.extend(target.args());
        args.extend(["-o".into(), Argument::Output]);
        let mut assembly = self.run(programs, target, LLC, &args)?;
        if target.vendor == Vendor::Intel {
            // As upstream, a zero ends the text.
            assembly.extend(is_assembly.then_some(0));
            return Ok(assembly);
        }
        if is_assembly {
            return Ok(assembly);
        }
        if is_object {
            let object = Argument::Input(String::new(), &assembly);
            let args = ["-shared".into(), object, "-o".into(), Argument::Output];
            return self.run(programs, target, LLD, &args);
        }
        let mut args: Vec<Argument<'_>> = ["-arch".into(), target.chip.as_str().into()].into();
        args.extend([Argument::Input(String::new(), &assembly), "-o".into(), Argument::Output]);
        args.extend(["--opt-level".into(), level.to_string().into()]);
        args.extend(self.options.opts.split_whitespace().map(Argument::from));
        args.extend(target.ptxas_options().map(Argument::from));
        let cubin = self.run(programs, target, &["ptxas"], &args)?;
        if self.format == CompilationTarget::Binary {
            return Ok(cubin);
        }
        let sm = target.chip.trim_start_matches("sm_");
        let image = |kind: &str| format!("--image3=kind={kind},sm={sm},file=");
        let args = [
            "-64".into(),
            Argument::Input(image("elf"), &cubin),
            Argument::Input(image("ptx"), &assembly),
            "--create".into(),
            Argument::Output,
        ];
        self.run(programs, target, &["fatbinary"], &args)
    }

    /// The files to link: those of the option and of the target, and the device libraries of the toolkit.
    fn files(
        &self,
        programs: &Programs,
        target: &Target<'_>,
        module: &mut llir::Module,
    ) -> core::result::Result<Vec<String>, String> {
        // A name that starts with `-` would be an option.
        let name = |file: String| if file.starts_with('-') { format!("./{file}") } else { file };
        let mut files: Vec<String> = self.options.l.iter().cloned().chain(target.files()).map(name).collect();
        if target.vendor == Vendor::Amd {
            files.extend(self.rocm_libraries(programs, target, module)?);
        } else if target.vendor == Vendor::Nvidia && !self.options.toolkit.is_empty() {
            let directory = format!("{}/nvvm/libdevice", self.options.toolkit);
            const LIBRARY: &str = "libdevice.10.bc";
            let file = (programs.find)(LIBRARY, core::slice::from_ref(&directory));
            files.push(file.ok_or_else(|| {
                format!("LibDevice path: {directory}/{LIBRARY} does not exist or is not a file.\n")
            })?);
        }
        Ok(files)
    }

    /// The device libraries of ROCm with functions that a module declares. The module gets the constants by which these
    /// libraries adapt to the target.
    fn rocm_libraries(
        &self,
        programs: &Programs,
        target: &Target<'_>,
        module: &mut llir::Module,
    ) -> core::result::Result<Vec<String>, String> {
        let needed = rocm::Libraries::of(module);
        let is_given = self.toolkit(programs, target).is_some();
        let directory = self.rocm_directory(programs, target);
        // As for NVIDIA's GPUs, bitcode and assembly may have calls.
        let may_call = matches!(self.format, CompilationTarget::Offload | CompilationTarget::Assembly);
        let mut files = Vec::new();
        for name in needed.names() {
            match (programs.find)(name, core::slice::from_ref(&directory)) {
                Some(file) => files.push(file),
                None if !is_given && may_call => return Ok(Vec::new()),
                None => {
                    return Err(format!(
                        "bitcode library path: {directory}/{name} does not exist or is not a file: name the folder of ROCm by \
                         'toolkit=..'"
                    ));
                }
            }
        }
        needed.add_constants(module, target);
        Ok(files)
    }

    /// The folder of ROCm's device libraries.
    fn rocm_directory(&self, programs: &Programs, target: &Target<'_>) -> String {
        let toolkit = self.toolkit(programs, target);
        format!("{}/amdgcn/bitcode", toolkit.as_deref().unwrap_or("/opt/rocm"))
    }

    /// Whether ROCm's library of mathematical functions is installed for a target, which links it where it is.
    pub(crate) fn finds_rocm(&self, target: &Target<'_>) -> bool {
        let programs = self.ctx.dialect_interfaces::<Programs>();
        target.vendor == Vendor::Amd
            && programs.first().is_some_and(|&programs| {
                let directory = self.rocm_directory(programs, target);
                (programs.find)(rocm::OCML, core::slice::from_ref(&directory)).is_some()
            })
    }

    /// The folder of the toolkit, if it is named.
    fn toolkit(&self, programs: &Programs, target: &Target<'_>) -> Option<String> {
        let variables: &[&str] = match target.vendor {
            Vendor::Nvidia => &["CUDA_ROOT", "CUDA_HOME", "CUDA_PATH"],
            Vendor::Amd => &["ROCM_PATH", "ROCM_ROOT", "ROCM_HOME"],
            Vendor::Intel => &[],
        };
        match self.options.toolkit.is_empty() {
            true => variables.iter().find_map(|name| (programs.variable)(name)),
            false => Some(self.options.toolkit.clone()),
        }
    }

    /// The directories of the toolkit.
    fn directories(&self, programs: &Programs, target: &Target<'_>) -> Vec<String> {
        let below =
            |toolkit: String| ["", "/bin", "/llvm/bin"].map(|directory| format!("{toolkit}{directory}"));
        self.toolkit(programs, target).into_iter().flat_map(below).collect()
    }

    fn run(
        &self,
        programs: &Programs,
        target: &Target<'_>,
        names: &[&str],
        args: &[Argument<'_>],
    ) -> core::result::Result<Vec<u8>, String> {
        let directories = self.directories(programs, target);
        let program = names.iter().find_map(|name| (programs.find)(name, &directories));
        let program = program.ok_or_else(|| match names {
            [name] => format!(
                "Couldn't find the `{name}` binary. Please specify the toolkit path, add the compiler to $PATH, or set one of the \
                 environment variables in `NVVM::getCUDAToolkitPath()`."
            ),
            _ => format!(
                "code for GPUs needs LLVM's programs, but none of {} is on the path or in the toolkit: install LLVM 22, or name \
                 its folder by 'toolkit=..'",
                names.join(", ")
            ),
        })?;
        (programs.run)(&program, args)
    }
}
