//! One module that is being compiled: its symbols, functions and data.

use crate::call::is_translated;
use crate::data::{Image, holds_distances};
use crate::function::FunctionTranslator;
use crate::inlining::Inlined;
use crate::lines::Lines;
use crate::shape::Shapes;
use crate::tail::{define_entry, is_tail_convention, split_functions, to_tail};
use crate::variadic::{Entry, body_signature, call_entry, definition_entry};
use crate::{Error, Unsupported};
use cranelift_codegen::ir::{self, AbiParam, ArgumentPurpose};
use cranelift_codegen::settings::OptLevel;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{
    DataDescription, DataId, FuncId, FuncOrDataId, Linkage, Module as Output, ModuleReloc,
};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use target_lexicon::BinaryFormat;
use terrace_llir::attrs::AttrView;
use terrace_llir::inst::CallConv;
use terrace_llir::metadata::Md;
use terrace_llir::module::Symbol;
use terrace_llir::value::Block;
use terrace_llir::{AttrKind, AttrList, AttrSet, Func, Global, Module, ThreadLocal, Type};

/// A function that runs before or after `main`, and its priority: lower ones are nearer to the start and the end.
pub type Ordered = (u32, FuncId);

/// Where the code goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// An object file, whose symbols other modules see.
    Object,
    /// The memory of this process.
    Memory,
}

/// A number of 32 bits in a variable: the distance of an address from the number's own.
#[derive(Clone, Copy, Debug)]
pub struct Distance {
    /// The variable.
    pub variable: DataId,
    /// Where the number is in it.
    pub offset: u64,
    /// The symbol of the address.
    pub target: FuncOrDataId,
    /// Added to the distance.
    pub addend: i64,
}

/// The modules that were compiled so far.
static MODULES: AtomicU64 = AtomicU64::new(0);

/// A module on its way into an object file or into memory.
pub struct Unit<'m> {
    /// The module.
    pub module: &'m Module,
    /// The output.
    pub out: &'m mut dyn Output,
    /// The shapes of types.
    pub shapes: Shapes<'m>,
    /// Blocks that pass values from a switch to the phis of its destinations: the block, the switch's, the destination.
    pub entries: Vec<(ir::Block, Block, Block)>,
    /// Where the code goes.
    pub target: Target,
    /// A number that no other module has.
    pub number: u64,
    /// Numbers that the object or the memory gets at the end.
    pub distances: Vec<Distance>,
    /// The names of thread-local variables of libraries that code in memory uses.
    pub outer_thread_locals: Vec<String>,
    /// The source lines.
    pub lines: Lines,
    functions: HashMap<Func, FuncId>,
    globals: HashMap<Global, DataId>,
    /// Memory with large constants.
    pub constants: HashMap<terrace_llir::Value, DataId>,
    variadic: HashMap<Func, FuncId>,
    /// The C functions whose bodies have Cranelift's convention for tail calls, and those bodies.
    split: HashSet<Func>,
    tail_bodies: HashMap<Func, FuncId>,
    /// The location of the instruction that has no translation.
    pub failed_at: Option<Md>,
    /// Functions to run before `main`.
    pub constructors: Vec<Ordered>,
    /// Functions to run after `main`.
    pub destructors: Vec<Ordered>,
}

/// The symbol of the libraries that code in memory is compiled with.
pub const SYMBOLS: &str = "terrace.symbols";

/// The function that notes functions for the end, under C++'s name for it.
pub const AT_EXIT: &str = "__cxa_atexit";

/// The function that finds the address of a thread-local variable in them.
pub const OUTER_THREAD_LOCAL: &str = "terrace.outer_thread_local";

/// The type of a vector register.
pub const VECTOR: ir::Type = ir::types::I8X16;

/// Signatures of functions and calls.
pub struct Signatures;

impl Signatures {
    /// The signature for a function type; `more` are the types of variadic arguments.
    pub fn of(
        unit: &mut Unit<'_>,
        ty: Type,
        more: &[Type],
        attrs: AttrList,
        convention: CallConv,
    ) -> Result<ir::Signature, Unsupported> {
        let signature = Self::of_c(unit, ty, more, attrs)?;
        if is_tail_convention(convention) { to_tail(signature) } else { Ok(signature) }
    }

    fn of_c(
        unit: &mut Unit<'_>,
        ty: Type,
        more: &[Type],
        attrs: AttrList,
    ) -> Result<ir::Signature, Unsupported> {
        let cx = &unit.module.cx;
        let (result, params, _) = cx.signature(ty).ok_or(Unsupported::new("a call of no function"))?;
        let mut signature = unit.out.make_signature();
        for (i, param) in params.iter().chain(more.iter().copied()).enumerate() {
            let set = cx.param_attrs(attrs, i);
            let purpose = Self::purpose(unit, set)?;
            let vectors = unit.shapes.vector_registers(param);
            if vectors != 0 {
                signature.params.extend(core::iter::repeat_n(AbiParam::new(VECTOR), vectors));
                continue;
            }
            for &scalar in &unit.shapes.of(param)?.parts {
                let mut abi = Self::extended(unit, AbiParam::new(scalar.passed()), set);
                abi.purpose = purpose;
                signature.params.push(abi);
            }
        }
        let vectors = unit.shapes.vector_registers(result);
        if vectors != 0 {
            signature.returns.extend(core::iter::repeat_n(AbiParam::new(VECTOR), vectors));
            return Ok(signature);
        }
        let set = cx.ret_attrs(attrs);
        for &scalar in &unit.shapes.of(result)?.parts {
            signature.returns.push(Self::extended(unit, AbiParam::new(scalar.passed()), set));
        }
        Ok(signature)
    }

    fn extended(unit: &Unit<'_>, param: AbiParam, set: AttrSet) -> AbiParam {
        let cx = &unit.module.cx;
        let has = |kind| cx.attrs_of(set).any(|attr| matches!(attr, AttrView::Enum(found) if found == kind));
        match param.value_type.is_int() && param.value_type.bits() < 32 {
            true if has(AttrKind::SExt) => param.sext(),
            true if has(AttrKind::ZExt) => param.uext(),
            _ => param,
        }
    }

    fn purpose(unit: &Unit<'_>, set: AttrSet) -> Result<ArgumentPurpose, Unsupported> {
        let cx = &unit.module.cx;
        for attr in cx.attrs_of(set) {
            match attr {
                AttrView::Type(AttrKind::StructRet, _) => return Ok(ArgumentPurpose::StructReturn),
                AttrView::Type(AttrKind::ByVal, ty) => {
                    let size = unit.shapes.stride(ty)?.next_multiple_of(8);
                    let size = u32::try_from(size).map_err(|_| Unsupported::new("an argument of 4 GB"))?;
                    return Ok(ArgumentPurpose::StructArgument(size));
                }
                AttrView::Type(kind @ (AttrKind::InAlloca | AttrKind::Preallocated), _)
                | AttrView::Enum(
                    kind @ (AttrKind::Nest
                    | AttrKind::SwiftSelf
                    | AttrKind::SwiftError
                    | AttrKind::SwiftAsync),
                ) => {
                    return Err(Unsupported(format!("an argument with the attribute '{}'", kind.name())));
                }
                _ => {}
            }
        }
        Ok(ArgumentPurpose::Normal)
    }
}

impl<'m> Unit<'m> {
    /// Compiles a module into an output.
    pub fn compile(module: &'m Module, out: &'m mut dyn Output, target: Target) -> Result<Self, Error> {
        if module.layout.is_big_endian() {
            return Err(Error::new("code for big-endian targets"));
        }
        if !module.module_asm.is_empty() {
            return Err(Error::new("module-level assembly"));
        }
        let mut unit = Unit {
            module,
            out,
            shapes: Shapes::new(&module.cx, &module.layout),
            entries: Vec::new(),
            target,
            number: MODULES.fetch_add(1, Ordering::Relaxed),
            distances: Vec::new(),
            outer_thread_locals: Vec::new(),
            lines: Lines::default(),
            functions: HashMap::new(),
            globals: HashMap::new(),
            constants: HashMap::new(),
            variadic: HashMap::new(),
            split: split_functions(module),
            tail_bodies: HashMap::new(),
            failed_at: None,
            constructors: Vec::new(),
            destructors: Vec::new(),
        };
        unit.data()?;
        unit.code()?;
        Ok(unit)
    }

    /// The name of a symbol in the output.
    fn name(symbol: &Symbol, kind: &str, index: usize) -> String {
        match &symbol.name[..] {
            [] => format!("terrace_unnamed_{kind}_{index}"),
            // A leading byte of 1 keeps a name as it is.
            [1, name @ ..] | name => String::from_utf8_lossy(name).into_owned(),
        }
    }

    fn linkage(symbol: &Symbol, is_definition: bool) -> Linkage {
        use terrace_llir::{Linkage as Llvm, Visibility};
        match (symbol.linkage, symbol.visibility) {
            (Llvm::AvailableExternally, _) => Linkage::Import,
            _ if !is_definition => Linkage::Import,
            (Llvm::Internal | Llvm::Private, _) => Linkage::Local,
            (Llvm::LinkOnceAny | Llvm::LinkOnceOdr | Llvm::WeakAny | Llvm::WeakOdr | Llvm::Common, _) => {
                Linkage::Preemptible
            }
            (_, Visibility::Hidden) => Linkage::Hidden,
            _ => Linkage::Export,
        }
    }

    /// The function of the output.
    pub fn function(&mut self, func: Func) -> Result<FuncId, Unsupported> {
        if let Some(&id) = self.functions.get(&func) {
            return Ok(id);
        }
        let module = self.module;
        let data = module.func(func);
        let signature = Signatures::of(self, data.ty, &[], data.attrs, data.cc)?;
        let name = Self::name(&data.symbol, "function", func.index());
        let linkage = Self::linkage(&data.symbol, data.is_definition());
        let id = match self.out.declare_function(&name, linkage, &signature) {
            Ok(id) => id,
            // The runtime's functions are declared with signatures of their own.
            Err(_) => match self.out.get_name(&name) {
                Some(FuncOrDataId::Func(id)) => id,
                _ => return Err(Unsupported(format!("two symbols named '{name}'"))),
            },
        };
        self.functions.insert(func, id);
        Ok(id)
    }

    /// A function of a library, and whether it has this signature.
    pub fn library(&mut self, name: &str, signature: &ir::Signature) -> Result<(FuncId, bool), Unsupported> {
        let id = match self.out.declare_function(name, Linkage::Import, signature) {
            Ok(id) => return Ok((id, true)),
            Err(_) => self.out.get_name(name),
        };
        match id {
            Some(FuncOrDataId::Func(id)) => Ok((id, false)),
            _ => Err(Unsupported(format!("a variable that is named as the function '{name}'"))),
        }
    }

    /// The entry for calls of a variadic function.
    pub fn variadic(&mut self, func: Func) -> Result<FuncId, Unsupported> {
        let target = self.function(func)?;
        let Some(entry) = call_entry(self)? else { return Ok(target) };
        if let Some(&id) = self.variadic.get(&func) {
            return Ok(id);
        }
        let signature = self.out.make_signature();
        let failed = |error| Unsupported(format!("a variadic call: {error}"));
        let id = self.out.declare_anonymous_function(&signature).map_err(failed)?;
        self.define_variadic_entry(id, &entry, target)?;
        self.variadic.insert(func, id);
        Ok(id)
    }

    /// The body with Cranelift's convention of a C function, if it has one.
    pub fn tail_body(&mut self, func: Func) -> Result<Option<FuncId>, Unsupported> {
        if !self.split.contains(&func) {
            return Ok(None);
        }
        if let Some(&id) = self.tail_bodies.get(&func) {
            return Ok(Some(id));
        }
        let data = self.module.func(func);
        if self.module.cx.signature(data.ty).is_some_and(|(.., is_variadic)| is_variadic) {
            return Err(Unsupported::new("a guaranteed tail call in a variadic function"));
        }
        let signature = to_tail(Signatures::of(self, data.ty, &[], data.attrs, CallConv::C)?)?;
        let failed = |error| Unsupported(format!("a guaranteed tail call: {error}"));
        let id = self.out.declare_anonymous_function(&signature).map_err(failed)?;
        self.tail_bodies.insert(func, id);
        Ok(Some(id))
    }

    fn define_variadic_entry(
        &mut self,
        id: FuncId,
        entry: &Entry,
        target: FuncId,
    ) -> Result<(), Unsupported> {
        let (offset, kind, addend) = (entry.offset, entry.kind, entry.addend);
        let reloc = ModuleReloc { offset, kind, name: target.into(), addend };
        let defined = self.out.define_function_bytes(id, 16, &entry.code, &[reloc]);
        defined.map_err(|error| Unsupported(format!("the entry of a variadic function: {error}")))
    }

    /// The function with the body of a function: another one for those that read variadic arguments.
    fn body(&mut self, func: Func, is_variadic: bool) -> Result<(FuncId, ir::Signature), Unsupported> {
        let data = self.module.func(func);
        let id = self.function(func)?;
        if is_variadic && is_tail_convention(data.cc) {
            return Err(Unsupported::new("a variadic function with a convention for tail calls"));
        }
        if !is_variadic {
            let signature = Signatures::of(self, data.ty, &[], data.attrs, data.cc)?;
            let Some(body) = self.tail_body(func)? else { return Ok((id, signature)) };
            define_entry(self.out, id, signature.clone(), body)?;
            return Ok((body, to_tail(signature)?));
        }
        let (entry, signature) = (definition_entry(self)?, body_signature(self, func)?);
        let failed = |error| Unsupported(format!("a variadic function: {error}"));
        let body = self.out.declare_anonymous_function(&signature).map_err(failed)?;
        self.define_variadic_entry(id, &entry, body)?;
        Ok((body, signature))
    }

    /// The variable of the output.
    pub fn global(&mut self, global: Global) -> Result<DataId, Unsupported> {
        if let Some(&id) = self.globals.get(&global) {
            return Ok(id);
        }
        let data = self.module.global(global);
        let in_memory = self.target == Target::Memory;
        let is_thread_local = data.thread_local != ThreadLocal::None;
        if in_memory && is_thread_local && data.initializer.is_none() {
            return Err(Unsupported::new("the address of a thread-local variable of another module"));
        }
        // Distances are written when addresses are known, and memory cannot be written then if it is constant.
        let is_written =
            in_memory && data.initializer.is_some_and(|value| holds_distances(self.module, value));
        let name = Self::name(&data.symbol, "variable", global.index());
        let linkage = Self::linkage(&data.symbol, data.initializer.is_some());
        let id = self
            .out
            .declare_data(&name, linkage, !data.is_constant || is_written, is_thread_local && !in_memory)
            .map_err(|error| Unsupported(format!("the variable '{name}': {error}")))?;
        self.globals.insert(global, id);
        Ok(id)
    }

    /// The list of the libraries that code in memory is compiled with.
    pub fn symbols(&mut self) -> Result<DataId, Unsupported> {
        let symbols = self.out.declare_data(SYMBOLS, Linkage::Import, false, false);
        symbols.map_err(|error| Unsupported(error.to_string()))
    }

    /// The index of a thread-local variable that a library has, among such variables.
    pub fn outer_thread_local(&mut self, global: Global) -> usize {
        let name = Self::name(&self.module.global(global).symbol, "variable", global.index());
        let known = self.outer_thread_locals.iter().position(|known| *known == name);
        known.unwrap_or_else(|| {
            self.outer_thread_locals.push(name);
            self.outer_thread_locals.len() - 1
        })
    }

    /// The alignment of a variable in bytes.
    pub fn alignment(&self, global: Global) -> u64 {
        let data = self.module.global(global);
        match data.align.is_none() {
            true => self.module.layout.pref_align(&self.module.cx, data.ty).unwrap_or(1),
            false => data.align.bytes(),
        }
    }

    /// Defines the variables.
    fn data(&mut self) -> Result<(), Error> {
        let module = self.module;
        for index in 0..module.globals().len() {
            let global = Global::from_index(index);
            let data = module.global(global);
            let name = &data.symbol.name[..];
            let Some(initializer) = data.initializer else { continue };
            let in_variable =
                |error: Unsupported| Error::in_symbol(String::from_utf8_lossy(name).into_owned(), error);
            match name {
                b"llvm.global_ctors" => {
                    self.constructors = self.ordered(initializer).map_err(in_variable)?;
                    continue;
                }
                b"llvm.global_dtors" => {
                    self.destructors = self.ordered(initializer).map_err(in_variable)?;
                    continue;
                }
                _ if name.starts_with(b"llvm.") || &data.section[..] == b"llvm.metadata" => continue,
                _ => {}
            }
            if data.symbol.linkage == terrace_llir::Linkage::AvailableExternally {
                continue;
            }
            let id = self.global(global).map_err(in_variable)?;
            let image = Image::of(self, id, data.ty, initializer).map_err(in_variable)?;
            let mut description = DataDescription::new();
            if image.is_zero() {
                description.define_zeroinit(image.bytes.len());
            } else {
                description.define(image.bytes.into_boxed_slice());
            }
            description.set_align(self.alignment(global));
            for (offset, target, addend) in image.addresses {
                let offset = u32::try_from(offset).map_err(|_| Error::new("a variable of 4 GB"))?;
                match target {
                    FuncOrDataId::Func(id) if addend == 0 => {
                        let function = self.out.declare_func_in_data(id, &mut description);
                        description.write_function_addr(offset, function);
                    }
                    FuncOrDataId::Func(_) => {
                        return Err(in_variable(Unsupported::new("an address inside a function")));
                    }
                    FuncOrDataId::Data(id) => {
                        let variable = self.out.declare_data_in_data(id, &mut description);
                        description.write_data_addr(offset, variable, addend);
                    }
                }
            }
            self.out
                .define_data(id, &description)
                .map_err(|error| in_variable(Unsupported(error.to_string())))?;
        }
        Ok(())
    }

    /// The functions of a list of constructors or destructors, in the order in which they run.
    fn ordered(&mut self, list: terrace_llir::Value) -> Result<Vec<Ordered>, Unsupported> {
        let cx = &self.module.cx;
        let mut ordered = Vec::new();
        for i in 0..cx.n_elements(list.ty()).unwrap_or(0) {
            let part = |index| cx.const_element(cx.const_element(list, i)?, index);
            let (Some(priority), Some(function)) = (part(0).and_then(|value| cx.as_i64(value)), part(1))
            else {
                return Err(Unsupported::new("a list of another kind"));
            };
            if let Some(func) = function.as_func() {
                ordered.push((priority as u32, self.function(func)?));
            }
        }
        ordered.sort_by_key(|&(priority, _)| priority);
        Ok(ordered)
    }

    /// Compiles the functions.
    fn code(&mut self) -> Result<(), Error> {
        let module = self.module;
        let mut context = self.out.make_context();
        let mut builder = FunctionBuilderContext::new();
        let mut inlined = Inlined::default();
        let is_optimized = self.out.isa().flags().opt_level() != OptLevel::None;
        let may_be_inlined = |data| is_optimized && Inlined::may_be(&module.cx, data);
        // Small functions come first, so that others can inline them.
        let (small, others): (Vec<usize>, Vec<usize>) = (0..module.functions().len())
            .partition(|&index| may_be_inlined(module.func(Func::from_index(index))));
        let n_small = small.len();
        for (position, index) in small.into_iter().chain(others).enumerate() {
            let func = Func::from_index(index);
            let data = module.func(func);
            let Some(body) = data.body.as_deref() else { continue };
            if data.symbol.linkage == terrace_llir::Linkage::AvailableExternally {
                continue;
            }
            let name = Self::name(&data.symbol, "function", index);
            let in_function = |error: Unsupported| Error::in_symbol(name.clone(), error);
            if !is_translated(data.cc) {
                let message = format!("the calling convention {}", data.cc.0);
                return Err(in_function(Unsupported(message)));
            }
            let is_variadic = module.cx.signature(data.ty).is_some_and(|(.., variadic)| variadic);
            let (id, signature) = self.body(func, is_variadic).map_err(in_function)?;
            context.func =
                ir::Function::with_name_signature(ir::UserFuncName::user(0, id.as_u32()), signature);
            // Cranelift may not know a combination of operation and type on some processor: it panics then.
            let compiled = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let function = FunctionBuilder::new(&mut context.func, &mut builder);
                FunctionTranslator::translate(self, function, func, body)?;
                if !inlined.is_empty() {
                    context.inline(&inlined).map_err(|error| Unsupported(error.to_string()))?;
                }
                if position < n_small {
                    inlined.add(id, &context.func);
                }
                let defined = self.out.define_function(id, &mut context);
                defined.map_err(|error| Unsupported(error.to_string()))
            }));
            let compiled =
                compiled.unwrap_or_else(|_| Err(Unsupported::new("an operation that Cranelift lacks")));
            if let Err(error) = compiled {
                let place = self.failed_at.and_then(|location| module.source_place(location));
                return Err(Error { place, ..in_function(error) });
            }
            self.lines.add(module, func, id, &name, &context);
            self.out.clear_context(&mut context);
        }
        Ok(())
    }
}

/// Which functions the system's loader runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// Before `main`.
    Start,
    /// After it.
    End,
}

impl List {
    /// The segment and section of the functions of a priority.
    fn section(self, format: BinaryFormat, priority: u32) -> Result<(&'static str, String), Error> {
        // Linkers sort sections by what is behind their names; the usual priority comes last.
        let numbered = |name: &str| match priority {
            65535 => name.to_owned(),
            _ => format!("{name}.{priority:05}"),
        };
        Ok(match (format, self) {
            (BinaryFormat::Macho, List::Start) => ("__DATA", "__mod_init_func".to_owned()),
            (BinaryFormat::Macho, List::End) => ("__DATA", "__mod_term_func".to_owned()),
            (BinaryFormat::Coff, List::Start) if priority == 65535 => ("", ".CRT$XCU".to_owned()),
            (BinaryFormat::Coff, List::Start) => ("", format!(".CRT$XCT{priority:05}")),
            (BinaryFormat::Coff, List::End) => {
                return Err(Error::new("destructors in objects of the format COFF"));
            }
            (_, List::Start) => ("", numbered(".init_array")),
            (_, List::End) => ("", numbered(".fini_array")),
        })
    }
}

/// Adds a function to the list of those that the system's loader runs at the start or end.
pub fn add_to_list(
    out: &mut dyn Output,
    list: List,
    index: usize,
    priority: u32,
    function: FuncId,
) -> Result<DataId, Error> {
    let failed = |error: cranelift_module::ModuleError| Error::new(error.to_string());
    let name = format!("terrace.{list:?}.{index}");
    let id = out.declare_data(&name, Linkage::Local, true, false).map_err(failed)?;
    let mut description = DataDescription::new();
    description.define(Box::new([0; 8]));
    description.set_align(8);
    let (segment, section) = list.section(out.isa().triple().binary_format, priority)?;
    description.set_segment_section(segment, &section);
    let function = out.declare_func_in_data(function, &mut description);
    description.write_function_addr(0, function);
    out.define_data(id, &description).map_err(failed)?;
    Ok(id)
}
