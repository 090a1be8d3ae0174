//! Kernels: launches are outlined, device code is lowered for its GPUs and compiled, and the host gets the binaries.

use super::{ANCHOR, CompileOptions, Emit, Level};
use crate::module_to_binary::{ModuleToBinary, Serializer, Target, Vendor};
use core::str::FromStr;
use terrace_conversions::attach_targets::{NvvmAttachTarget, RocdlAttachTarget, XevmAttachTarget};
use terrace_conversions::lower_kernels::LowerKernels;
use terrace_conversions::nvgpu_to_nvvm::NvgpuToNvvm;
use terrace_gpu::gpu::transforms::{KernelOutlining, LaunchSinkIndexComputations};
use terrace_gpu::gpu::{self, CompilationTarget};
use terrace_hardware::rocdl;
use terrace_ir::attrs::{ArrayAttr, StringAttr};
use terrace_ir::body::clone::Mapping;
use terrace_ir::body::{OpRef, Scope};
use terrace_ir::symbols::{symbol_name, unique_name};
use terrace_ir::{Attr, Body, Context, Loc, Op, OpKind, Result, Root, Str};
use terrace_llir::{self as llir, Module};
use terrace_llvm as llvm;
use terrace_rewrite::pipeline::{Pipeline, Step};
use terrace_support::{FxHashMap, FxHashSet};

/// How kernels are compiled.
#[derive(Clone, Debug)]
pub struct GpuOptions {
    /// The GPUs that all modules of kernels are compiled for; those that the modules name if there are none.
    pub targets: Vec<GpuTarget>,
    /// The form of the code in the module of the host.
    pub format: CompilationTarget,
    /// The folder of a CUDA or ROCm toolkit, with programs and device libraries.
    pub toolkit: String,
    /// Files of bitcode that kernels are linked with.
    pub files: Vec<String>,
    /// How much LLVM optimizes kernels: 0 to 3. Modules that name their targets say it there.
    pub level: u32,
}

impl Default for GpuOptions {
    fn default() -> Self {
        Self {
            targets: Vec::new(),
            format: CompilationTarget::Binary,
            toolkit: String::new(),
            files: Vec::new(),
            level: 2,
        }
    }
}

/// A GPU to compile for.
///
/// ```
/// use terrace::compile::{GpuTarget, Vendor};
///
/// let gpu: GpuTarget = "sm_90a+ptx80".parse().unwrap();
/// assert_eq!((gpu.vendor, &*gpu.chip, &*gpu.features), (Vendor::Nvidia, "sm_90a", "+ptx80"));
/// assert!("x86-64".parse::<GpuTarget>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GpuTarget {
    /// The maker.
    pub vendor: Vendor,
    /// The architecture, as LLVM names it.
    pub chip: String,
    /// LLVM's features, each behind a sign, separated by commas.
    pub features: String,
}

impl FromStr for GpuTarget {
    type Err = String;

    fn from_str(text: &str) -> core::result::Result<Self, String> {
        let (chip, features) = text.split_at(text.find('+').unwrap_or(text.len()));
        let is_nvidia = chip.strip_prefix("sm_").is_some_and(|n| n.starts_with(|c: char| c.is_ascii_digit()));
        let vendor = match chip {
            _ if is_nvidia => Vendor::Nvidia,
            _ if rocdl::Chipset::parse(chip).is_ok() => Vendor::Amd,
            _ => return Err(format!("'{text}' is no GPU: GPUs are named as 'sm_90' or 'gfx942'")),
        };
        Ok(Self { vendor, chip: chip.into(), features: features.into() })
    }
}

impl GpuTarget {
    /// The attribute of modules that names the GPU.
    fn attr(&self, ctx: &Context, level: u32) -> Result<Attr> {
        let (chip, features) = (self.chip.clone(), self.features.clone());
        match self.vendor {
            Vendor::Nvidia => {
                NvvmAttachTarget { chip, features, level, ..NvvmAttachTarget::default() }.target(ctx)
            }
            Vendor::Amd => {
                // LLVM makes wavefronts of 32 lanes for the generations from 10 on.
                let wave64 = rocdl::Chipset::parse(&chip).is_ok_and(|chipset| chipset.major < 10);
                RocdlAttachTarget { chip, features, level, wave64, ..RocdlAttachTarget::default() }
                    .target(ctx)
            }
            Vendor::Intel => XevmAttachTarget { chip, level, ..XevmAttachTarget::default() }.target(ctx),
        }
    }
}

/// A form of the code of kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KernelCode {
    /// LLVM IR.
    LlvmIr,
    /// NVIDIA's PTX.
    Ptx,
    /// Machine code of a GPU of NVIDIA.
    Cubin,
    /// AMD's assembly.
    GcnAssembly,
    /// Machine code of a GPU of AMD.
    Hsaco,
}

impl KernelCode {
    /// The maker of the GPUs that the code is for, and its form; `None` for LLVM IR.
    fn parts(self) -> Option<(Vendor, CompilationTarget)> {
        match self {
            KernelCode::LlvmIr => None,
            KernelCode::Ptx => Some((Vendor::Nvidia, CompilationTarget::Assembly)),
            KernelCode::Cubin => Some((Vendor::Nvidia, CompilationTarget::Binary)),
            KernelCode::GcnAssembly => Some((Vendor::Amd, CompilationTarget::Assembly)),
            KernelCode::Hsaco => Some((Vendor::Amd, CompilationTarget::Binary)),
        }
    }
}

/// The code of all kernels for a GPU.
pub struct Kernels {
    /// The GPU.
    pub gpu: String,
    /// The code.
    pub code: Vec<u8>,
}

/// Modules of kernels for GPUs that need other code, with the modules that they are copies of.
pub(super) type Copies = FxHashMap<Str, Str>;

/// The operations directly in the module.
fn top_level(root: &Root) -> impl Iterator<Item = (&Body, Op)> {
    let body = root.op().and_then(|module| root.body.nested_body(module));
    let block = body.and_then(Body::root_block);
    body.zip(block).into_iter().flat_map(|(body, block)| body.ops(block).map(move |op| (body, op)))
}

/// The modules of kernels.
fn kernel_modules(root: &Root) -> impl Iterator<Item = (&Body, Op)> {
    top_level(root).filter(|(body, op)| body.is::<gpu::Module>(*op))
}

/// Whether a module has nothing but kernels.
pub(super) fn is_kernels_alone(root: &Root) -> bool {
    kernel_modules(root).next().is_some() && top_level(root).all(|(body, op)| body.is::<gpu::Module>(op))
}

/// Whether a module has kernels, launches or other operations of a GPU.
pub(super) fn concerns(root: &Root) -> bool {
    has_any(&[&root.body])
}

/// Whether bodies have operations of a GPU.
pub(super) fn has_any(bodies: &[&Body]) -> bool {
    // Kinds without a code have no operations in this process.
    let codes: Vec<u32> = gpu::DIALECT.ops.iter().filter_map(|def| def.code_if_used()).collect();
    !codes.is_empty() && bodies.iter().any(|body| body.has_op_code(&|code| codes.contains(&code)))
}

impl CompileOptions {
    /// Outlines the kernels of launches and lowers device code for its GPUs. What launches them stays.
    pub(super) fn lower_kernels(&self, root: &mut Root) -> Result<Copies> {
        let mut outlining = Pipeline::new(ANCHOR);
        if self.level > Level::O0 {
            outlining.add(LaunchSinkIndexComputations::DEF.instance());
        }
        outlining.add(KernelOutlining::DEF.instance());
        self.run(outlining, root)?;

        let copies = self.set_gpus(root)?;
        let lowering = LowerKernels {
            index_bitwidth: self.lowering.index_bitwidth,
            use_bare_ptr_memref_call_conv: self.lowering.bare_pointers,
        };
        let lowering = Pipeline::of(gpu::Module::DEF.name, [lowering.instance()]);
        let mut pipeline = Pipeline::new(ANCHOR);
        pipeline.steps.push(Step::Nested(vec![lowering]));
        // Descriptors of tensor maps are made by the host.
        pipeline.add(NvgpuToNvvm::DEF.instance());
        self.run(pipeline, root)?;
        self.warn_about_libraries(root);
        Ok(copies)
    }

    /// Warns about functions of device libraries in code that is linked with none.
    fn warn_about_libraries(&self, root: &Root) {
        let is_code = !matches!(self.emit, Emit::LlvmDialect | Emit::Kernels(KernelCode::LlvmIr));
        if !is_code || !self.gpu.toolkit.is_empty() || !self.gpu.files.is_empty() {
            return;
        }
        let ctx = root.body.ctx();
        let options = self.to_binary();
        let serializer = self.serializer(ctx, &options, self.gpu.format);
        for (body, op) in kernel_modules(root) {
            let Some(module) = body.nested_body(op) else { continue };
            let functions = module.root_block().into_iter().flat_map(|block| module.ops(block));
            let mut declared = functions.filter(|&op| {
                module.is::<llvm::Func>(op)
                    && module.nested_body(op).is_none_or(|body| body.root_block().is_none())
            });
            let is_of_library =
                |name: &str| ["__nv_", "__ocml_", "__ockl_"].iter().any(|of| name.starts_with(of));
            let name = declared.find_map(|op| {
                let name = ctx.str(symbol_name(module, op)?);
                is_of_library(&name).then_some(name)
            });
            let Some(name) = name else { continue };
            let targets = body.slot(op, gpu::Module::SLOTS.targets).and_then(|targets| targets.as_array(ctx));
            let mut targets =
                targets.unwrap_or_default().iter().filter_map(|&target| Target::of(ctx, target));
            if targets.any(|target| serializer.finds_rocm(&target)) {
                continue;
            }
            let loc = body.loc(op);
            let text = format!("the kernels call '{name}' of a device library, but are linked with none");
            let note = "'--gpu-toolkit=<directory>' names the CUDA or ROCm toolkit that has it";
            ctx.warning(loc, text).note(loc, note).emit();
        }
    }

    /// Runs the programs that make code. Kernels are long: errors show where their modules are, not their operations.
    fn serialized<R>(&self, ctx: &Context, f: impl FnOnce() -> Result<R>) -> Result<R> {
        let shown = ctx.print.op_on_diagnostic();
        ctx.print.set_op_on_diagnostic(false);
        let result = self.timed("Kernels", f);
        ctx.print.set_op_on_diagnostic(shown);
        result
    }

    /// Gives modules of kernels the GPUs of the options, and divides those for GPUs that need different code.
    fn set_gpus(&self, root: &mut Root) -> Result<Copies> {
        let ctx = root.body.ctx().clone();
        let targets: Vec<Attr> =
            self.gpu.targets.iter().map(|gpu| gpu.attr(&ctx, self.gpu.level)).collect::<Result<_>>()?;
        let modules: Vec<Op> = kernel_modules(root).map(|(_, op)| op).collect();
        let mut copies = Copies::default();
        let Some(module) = root.op() else { return Ok(copies) };
        let body = root.body.region_body_mut(module);
        let ops = body.root_block().into_iter().flat_map(|block| body.ops(block));
        let mut taken: FxHashSet<Str> = ops.filter_map(|op| symbol_name(body, op)).collect();
        let slot = gpu::Module::SLOTS.targets;
        for op in modules {
            if !targets.is_empty() {
                body.set_slot(op, slot, Some(ArrayAttr::get(&ctx, &targets)));
            }
            let named = body.slot(op, slot).and_then(|targets| targets.as_array(&ctx)).unwrap_or_default();
            if named.is_empty() {
                let note = "name one by '--gpu=sm_90', or in the text: 'gpu.module @kernels [#nvvm.target<chip = \"sm_90\">]'";
                let loc = body.loc(op);
                return Err(ctx.error(loc, "the module of kernels names no GPU").note(loc, note).emit());
            }
            let mut groups: Vec<(Option<Str>, Vec<Attr>)> = Vec::new();
            for &target in named {
                // Code for a GPU of AMD depends on the number of lanes that it has.
                let chip = target.as_::<rocdl::TargetAttr>(&ctx).map(|target| target.chip);
                match groups.iter_mut().find(|(other, _)| *other == chip) {
                    Some((_, targets)) => targets.push(target),
                    None => groups.push((chip, vec![target])),
                }
            }
            let (Some(name), Some(((_, own), rest))) = (symbol_name(body, op), groups.split_first()) else {
                continue;
            };
            body.set_slot(op, slot, Some(ArrayAttr::get(&ctx, own)));
            let (mut last, mut counter) = (op, 0);
            for (_, targets) in rest {
                let copy_name = unique_name(&ctx, name, &mut counter, |name| taken.contains(&name));
                taken.insert(copy_name);
                let copy = body.clone_op(op, &mut Mapping::default());
                body.insert_after(copy, last);
                body.set_slot(copy, slot, Some(ArrayAttr::get(&ctx, targets)));
                let text = StringAttr::get(&ctx, copy_name, None);
                body.set_slot(copy, gpu::Module::SLOTS.sym_name, Some(text));
                copies.insert(copy_name, name);
                last = copy;
            }
        }
        Ok(copies)
    }

    fn to_binary(&self) -> ModuleToBinary {
        let GpuOptions { toolkit, files, .. } = &self.gpu;
        ModuleToBinary { toolkit: toolkit.clone(), l: files.clone(), ..ModuleToBinary::default() }
    }

    fn serializer<'a>(
        &self,
        ctx: &'a Context,
        options: &'a ModuleToBinary,
        format: CompilationTarget,
    ) -> Serializer<'a> {
        Serializer { options, format, threads: self.threads, ctx }
    }

    /// Compiles the modules of kernels, which are lowered, and replaces them by their binaries.
    pub(super) fn embed_kernels(&self, root: &mut Root, copies: &Copies) -> Result {
        let ctx = root.body.ctx().clone();
        // Copies follow the module that they are copies of, and become one binary with it.
        let mut groups: Vec<Vec<Op>> = Vec::new();
        let mut places: FxHashMap<Str, usize> = FxHashMap::default();
        for (body, op) in kernel_modules(root) {
            let name = symbol_name(body, op);
            let original = name.and_then(|name| copies.get(&name));
            match original.and_then(|original| places.get(original)) {
                Some(&place) => groups[place].push(op),
                None => {
                    places.extend(name.map(|name| (name, groups.len())));
                    groups.push(vec![op]);
                }
            }
        }
        let options = self.to_binary();
        let serializer = self.serializer(&ctx, &options, self.gpu.format);
        let Some(module) = root.op() else { return Ok(()) };
        let body = root.body.region_body_mut(module);
        for group in &groups {
            self.serialized(&ctx, || serializer.module(body, group))?;
        }
        Ok(())
    }

    /// The code of the kernels, which are lowered, for each GPU.
    pub(super) fn kernels(&self, root: &Root, code: KernelCode) -> Result<Vec<Kernels>> {
        let ctx = root.body.ctx();
        let options = self.to_binary();
        let (vendor, format) = code.parts().unzip();
        let format = format.unwrap_or(CompilationTarget::Offload);
        let serializer = self.serializer(ctx, &options, format);
        let mut programs: Vec<Program<'_>> = Vec::new();
        let Some(module) = root.op() else { return Ok(Vec::new()) };
        let outer = Scope { body: &root.body, parent: None };
        let scopes: Vec<(Scope<'_>, Op)> = kernel_modules(root)
            .map(|(body, op)| (Scope { body, parent: Some((&outer, module)) }, op))
            .collect();
        for (scope, op) in &scopes {
            let targets = scope.body.slot(*op, gpu::Module::SLOTS.targets);
            for &attr in targets.and_then(|targets| targets.as_array(ctx)).unwrap_or_default() {
                let Some(target) = Target::of(ctx, attr) else { continue };
                if vendor.is_some_and(|vendor| vendor != target.vendor) {
                    continue;
                }
                let at = scope.at(*op);
                let mut translated = serializer.llvm_module(at, &target)?;
                let place = programs.iter().position(|program| program.attr == attr).unwrap_or_else(|| {
                    programs.push(Program {
                        attr,
                        target,
                        at,
                        modules: Vec::new(),
                        names: FxHashSet::default(),
                    });
                    programs.len() - 1
                });
                let program = &mut programs[place];
                let module = symbol_name(scope.body, *op).map_or(&b""[..], |name| ctx.bytes(name));
                separate(&mut translated, module, &mut program.names);
                program.modules.push(translated);
            }
        }
        if programs.is_empty() {
            let text = match vendor {
                Some(vendor) => format!("no kernel is compiled for a GPU of {}", vendor.name()),
                None => "the module has no kernels".to_owned(),
            };
            return Err(ctx.error(Loc::UNKNOWN, text).emit());
        }
        let mut result = Vec::with_capacity(programs.len());
        for Program { target, at, modules, .. } in programs {
            let linked = self.link(ctx, modules)?;
            let code = match code {
                KernelCode::LlvmIr => self.print(ctx, linked)?,
                _ => self.serialized(ctx, || serializer.code(at, &target, linked))?,
            };
            result.push(Kernels { gpu: target.chip.clone(), code });
        }
        Ok(result)
    }
}

/// The LLVM IR of all kernels for a GPU.
struct Program<'a> {
    /// The attribute that names the GPU.
    attr: Attr,
    target: Target<'a>,
    /// The first module of kernels.
    at: OpRef<'a>,
    modules: Vec<Module>,
    /// The names of functions.
    names: FxHashSet<Box<[u8]>>,
}

/// Makes the functions of a module distinct from those of others, which have the names in `taken`: kernels get the name of
/// their module in front, and other functions cannot be seen.
fn separate(module: &mut Module, name: &[u8], taken: &mut FxHashSet<Box<[u8]>>) {
    let defined = module.functions_mut().iter_mut().filter(|function| function.body.is_some());
    for function in defined.filter(|function| !function.symbol.linkage.is_local()) {
        let is_kernel = function.cc != llir::CallConv::default();
        while !taken.insert(function.symbol.name.clone()) {
            if !is_kernel {
                function.symbol.linkage = llir::Linkage::Internal;
                break;
            }
            function.symbol.name = [name, b"_", &function.symbol.name].concat().into();
        }
    }
}
