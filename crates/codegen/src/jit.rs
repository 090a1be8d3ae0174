//! Machine code in memory.
//!
//! This module looks symbols up, compares the signatures of compiled functions with what callers ask for, and frees their
//! memory when no [`Jit`] and no [`JitFunction`] refers to it any more.
#![allow(unsafe_code)]

use crate::jit_function::{JitFunction, NativeFunction};
use crate::lines::Lines;
use crate::shape::{Scalar, Shapes};
use crate::slots::{self, SlotFunction};
use crate::tail::is_tail_convention;
use crate::target::for_memory;
use crate::traps::{Places, Reports};
use crate::unit::{AT_EXIT, Distance, OUTER_THREAD_LOCAL, Ordered, SYMBOLS, Target, Unit};
use crate::{Error, OptLevel};
use core::ffi::{c_char, c_int, c_void};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, FuncOrDataId, Linkage, Module as _};
use parking_lot::Mutex;
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use terrace_llir::{Module, Type, ValueKind};

/// How a module is compiled into memory.
#[derive(Clone, Debug, Default)]
pub struct JitOptions {
    /// How much time is spent to make the code quicker.
    pub level: OptLevel,
    /// Shared libraries that have the functions that the module declares, searched before the C library.
    pub libraries: Vec<PathBuf>,
}

/// A module in memory, ready to run.
///
/// Symbols that the module declares are those of Terrace's runtime library, of the given shared libraries, or of the
/// process, in this order. The memory is freed when the `Jit` and all [`JitFunction`]s of it are dropped.
pub struct Jit {
    code: Arc<Code>,
    /// The types of the parameters and results of the module's functions.
    signatures: HashMap<String, (Vec<Scalar>, Vec<Scalar>)>,
    /// The names of the functions that call others with arguments in memory, by the names of these.
    entries: HashMap<String, String>,
    constructors: Vec<Ordered>,
    destructors: Vec<Ordered>,
    lines: Lines,
}

/// The machine code of a module, which [`Jit`] and its functions own together.
pub(crate) struct Code {
    /// Taken when dropped. The lock makes it shareable: Cranelift's module is `Send` only.
    module: Mutex<Option<JITModule>>,
    /// Its libraries are open as long as code may call them.
    symbols: Arc<Symbols>,
}

impl Code {
    /// The address that stands for the module in lists of functions for the end.
    fn handle(&self) -> *const c_void {
        Arc::as_ptr(&self.symbols).cast()
    }

    /// The address of a function that the module defines.
    fn address(&self, id: FuncId) -> Option<*const u8> {
        Some(self.module.lock().as_ref()?.get_finalized_function(id))
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        // Tasks that nothing waits for run this code.
        terrace_runtime::async_runtime::finish();
        terrace_runtime::at_exit::forget_at_exit(self.handle());
        if let Some(module) = self.module.get_mut().take() {
            // SAFETY: no function can be called any more: each `JitFunction` owns a reference, and a raw pointer to one is
            // called by the rules of `JitFunction::as_raw`.
            unsafe { module.free_memory() };
        }
    }
}

/// The symbols outside a module that its code can refer to.
struct Symbols {
    /// Addresses by name.
    own: HashMap<&'static str, usize>,
    libraries: Vec<libloading::Library>,
    /// The thread-local variables of libraries that the code uses.
    thread_locals: OnceLock<Vec<String>>,
}

impl Symbols {
    /// The address of a symbol: of the runtime library, of the given libraries, or of the process.
    fn find(&self, name: &str) -> Option<*const u8> {
        // C++ calls what stands for a module in lists of functions for the end so.
        if name == SYMBOLS || name == "__dso_handle" {
            return Some(core::ptr::from_ref(self).cast());
        }
        if let Some(&address) = self.own.get(name) {
            return Some(address as *const u8);
        }
        // SAFETY: symbols are only looked up; their types are those that the module declares.
        let find = |library: &libloading::Library| unsafe {
            library.get::<*const u8>(name.as_bytes()).ok()?.try_as_raw_ptr()
        };
        // A static program has no dynamic linker, and asking for one panics.
        #[cfg(unix)]
        let process = (!cfg!(target_feature = "crt-static")).then(libloading::os::unix::Library::this);
        #[cfg(windows)]
        let process = libloading::os::windows::Library::this().ok();
        let in_libraries = self.libraries.iter().find_map(find);
        let address = in_libraries.or_else(|| find(&process?.into()))?;
        Some(address.cast_const().cast())
    }
}

/// The address of a library's thread-local variable in this thread.
///
/// # Safety
/// `symbols` are those that the calling code was compiled with.
unsafe extern "C" fn outer_thread_local(symbols: *const Symbols, index: u64) -> *const u8 {
    // SAFETY: the code is freed before them.
    let symbols = unsafe { &*symbols };
    let name = symbols.thread_locals.get().and_then(|names| names.get(index as usize));
    // Each variable was found when the code was compiled.
    name.and_then(|name| symbols.find(name)).unwrap_or(core::ptr::null())
}

/// The functions that compiled code calls without declaring them, or that are in Terrace's runtime library.
fn own_symbols() -> HashMap<&'static str, usize> {
    unsafe extern "C" {
        fn __udivti3();
        fn __divti3();
        fn __umodti3();
        fn __modti3();
        fn __fixsfti();
        fn __fixdfti();
        fn __fixunssfti();
        fn __fixunsdfti();
        fn __floattisf();
        fn __floattidf();
        fn __floatuntisf();
        fn __floatuntidf();
        fn __powisf2();
        fn __powidf2();
        fn __addtf3();
        fn __subtf3();
        fn __multf3();
        fn __divtf3();
        fn __eqtf2();
        fn __lttf2();
        fn __letf2();
        fn __gttf2();
        fn __getf2();
        fn __unordtf2();
        fn __extendsftf2();
        fn __extenddftf2();
        fn __trunctfhf2();
        fn __trunctfsf2();
        fn __trunctfdf2();
        fn __fixtfsi();
        fn __fixtfdi();
        fn __fixtfti();
        fn __fixunstfsi();
        fn __fixunstfdi();
        fn __fixunstfti();
        fn __floatsitf();
        fn __floatditf();
        fn __floattitf();
        fn __floatunsitf();
        fn __floatunditf();
        fn __floatuntitf();
        fn __powitf2();
    }
    let mut symbols: HashMap<&'static str, usize> = HashMap::new();
    macro_rules! add {
        ($($name:ident),* $(,)?) => { $( symbols.insert(stringify!($name), $name as *const u8 as usize); )* };
    }
    add! {
        __udivti3, __divti3, __umodti3, __modti3, __fixsfti, __fixdfti, __fixunssfti, __fixunsdfti, __floattisf,
        __floattidf, __floatuntisf, __floatuntidf, __powisf2, __powidf2, __addtf3, __subtf3, __multf3, __divtf3, __eqtf2, __lttf2, __letf2, __gttf2, __getf2, __unordtf2, __extendsftf2, __extenddftf2, __trunctfhf2, __trunctfsf2, __trunctfdf2, __fixtfsi, __fixtfdi, __fixtfti, __fixunstfsi, __fixunstfdi, __fixunstfti, __floatsitf, __floatditf, __floattitf, __floatunsitf, __floatunditf, __floatuntitf, __powitf2,
    }
    symbols.insert(AT_EXIT, terrace_runtime::at_exit::terrace_at_exit as *const u8 as usize);
    symbols.insert(OUTER_THREAD_LOCAL, outer_thread_local as *const u8 as usize);
    symbols.extend(terrace_runtime::symbols().map(|(name, address)| (name, address as usize)));
    #[cfg(all(target_os = "linux", target_feature = "crt-static"))]
    crate::c_library::add_symbols(&mut symbols);
    symbols
}

/// The names of the declarations that are null if no library has them.
fn weak_names(module: &Module) -> HashSet<String> {
    let functions = module.functions().iter().map(|function| &function.symbol);
    let variables = module.globals().iter().map(|global| &global.symbol);
    functions
        .chain(variables)
        .filter(|symbol| symbol.linkage == terrace_llir::Linkage::ExternalWeak)
        .map(|symbol| String::from_utf8_lossy(&symbol.name).into_owned())
        .collect()
}

/// The first function that uses a symbol.
fn first_user(module: &Module, name: &str) -> Option<String> {
    let is_symbol = |value: terrace_llir::Value| match value.kind() {
        ValueKind::Func(func) => &module.func(func).symbol.name[..] == name.as_bytes(),
        ValueKind::Global(global) => &module.global(global).symbol.name[..] == name.as_bytes(),
        _ => false,
    };
    let user = module.functions().iter().find(|function| {
        function.body.as_deref().is_some_and(|body| {
            let insts = body.blocks().iter().flat_map(|&block| body.insts(block));
            insts.into_iter().any(|inst| body.operands(inst).iter().any(|&operand| is_symbol(operand)))
        })
    })?;
    Some(String::from_utf8_lossy(&user.symbol.name).into_owned())
}

/// Writes the distances that are known only now.
fn write_distances(out: &JITModule, distances: &[Distance]) -> Result<(), Error> {
    for distance in distances {
        let (start, _) = out.get_finalized_data(distance.variable);
        let target = match distance.target {
            FuncOrDataId::Func(id) => out.get_finalized_function(id),
            FuncOrDataId::Data(id) => out.get_finalized_data(id).0,
        };
        let place = start.wrapping_add(distance.offset as usize);
        let number = (target as i64).wrapping_add(distance.addend).wrapping_sub(place as i64);
        let number = i32::try_from(number)
            .map_err(|_| Error::new("the distance of two symbols that are more than 2 GB apart"))?;
        // SAFETY: the variable is ours, has four bytes there, and is writable (`Unit::global`).
        unsafe { place.cast_mut().cast::<i32>().write_unaligned(number) };
    }
    Ok(())
}

impl Jit {
    /// Compiles a module for the host.
    ///
    /// # Safety
    /// The code can do anything, so whoever compiles it vouches for it: it must be sound to load the shared libraries of the
    /// options, to run the module's constructors, destructors and `main`, and to call each function that takes no pointer
    /// with any numbers, from any thread. Calls with pointers are unsafe by themselves ([`JitFunction`]).
    ///
    /// # Errors
    /// If the module has a construct without machine code, or declares a symbol that is nowhere.
    pub unsafe fn new(module: &Module, options: &JitOptions) -> Result<Self, Error> {
        let mut libraries = Vec::new();
        for path in &options.libraries {
            // SAFETY: loading a library runs its constructors, which the caller asks for by naming it.
            let library = unsafe { libloading::Library::new(path) };
            let library =
                library.map_err(|error| Error::new(format!("cannot load '{}': {error}", path.display())))?;
            libraries.push(library);
        }
        // Programs need not be linked to the library of mathematical functions.
        #[cfg(target_os = "linux")]
        // SAFETY: the library's constructors do nothing that a program notices.
        libraries.extend(unsafe { libloading::Library::new("libm.so.6") });
        let symbols = Arc::new(Symbols { own: own_symbols(), libraries, thread_locals: OnceLock::new() });
        let mut builder = JITBuilder::with_isa(
            for_memory(module, options.level)?,
            cranelift_module::default_libcall_names(),
        );
        let lookup = symbols.clone();
        let weak = weak_names(module);
        let may_be_missing = weak.clone();
        builder.symbol_lookup_fn(Box::new(move |name| {
            lookup.find(name).or(may_be_missing.contains(name).then_some(core::ptr::null()))
        }));
        let mut out = JITModule::new(builder);
        let unit = Unit::compile(module, &mut out, Target::Memory)?;
        let (constructors, destructors, distances, lines) =
            (unit.constructors, unit.destructors, unit.distances, unit.lines);
        let thread_locals = symbols.thread_locals.get_or_init(|| unit.outer_thread_locals);
        let declarations = out.declarations();
        let functions = declarations.get_functions().map(|(_, function)| (&function.name, function.linkage));
        let variables = declarations.get_data_objects().map(|(_, data)| (&data.name, data.linkage));
        let imported = functions.chain(variables).filter(|&(_, linkage)| linkage == Linkage::Import);
        let imported = imported.filter_map(|(name, _)| name.as_deref());
        for name in imported.chain(thread_locals.iter().map(String::as_str)) {
            if symbols.find(name).is_none() && !weak.contains(name) {
                let user = first_user(module, name).map(|user| format!("; '@{user}' uses it first"));
                let reason = "no library has it: name one that does with '--shared-libs'";
                let reason = format!("{reason}{}", user.unwrap_or_default());
                return Err(Error { symbol: Some(name.to_owned()), reason, place: None });
            }
        }
        out.finalize_definitions().map_err(|error| Error::new(error.to_string()))?;
        write_distances(&out, &distances)?;
        let signatures = signatures(module);
        let code = Arc::new(Code { module: Mutex::new(Some(out)), symbols });
        Ok(Self { code, signatures, entries: HashMap::new(), constructors, destructors, lines })
    }

    /// Compiles a module for the host as [`Jit::new`] does, for callers that learn the types of its functions only at run
    /// time ([`Jit::slot_function`]).
    ///
    /// # Safety
    /// Those of [`Jit::new`].
    ///
    /// # Errors
    /// Those of [`Jit::new`].
    pub unsafe fn with_slots(mut module: Module, options: &JitOptions) -> Result<Self, Error> {
        let entries = slots::add_entries(&mut module);
        // SAFETY: as the caller promises; entries do nothing but call its functions.
        let jit = unsafe { Self::new(&module, options) }?;
        Ok(Self { entries, ..jit })
    }

    /// A function of a module that [`Jit::with_slots`] compiled, whose arguments are in memory.
    ///
    /// # Errors
    /// If the module does not define a function of this name, or defines one with vectors, a variable number of
    /// arguments, arguments that C passes in memory, or another calling convention than C's.
    ///
    /// ```
    /// use terrace_codegen::{Jit, JitOptions};
    ///
    /// let text = b"define { i64, i1 } @f(i64 %x, double %y) {
    ///   %n = fptosi double %y to i64
    ///   %sum = add i64 %x, %n
    ///   %is_big = icmp sgt i64 %sum, 40
    ///   %a = insertvalue { i64, i1 } poison, i64 %sum, 0
    ///   %b = insertvalue { i64, i1 } %a, i1 %is_big, 1
    ///   ret { i64, i1 } %b
    /// }";
    /// let module = terrace_llir::parse("f.ll", text).unwrap();
    /// // SAFETY: the function only computes.
    /// let jit = unsafe { Jit::with_slots(module, &JitOptions::default()) }?;
    /// let f = jit.slot_function("f")?;
    /// assert_eq!((f.params().join(" "), f.results().join(" ")), ("i64 f64".into(), "i64 i1".into()));
    /// let mut slots = [40, u128::from(2.5f64.to_bits()), 0, 0];
    /// // SAFETY: no slot is a pointer.
    /// unsafe { f.call(&mut slots) };
    /// assert_eq!(slots[2..], [42, 1]);
    /// # Ok::<(), terrace_codegen::Error>(())
    /// ```
    pub fn slot_function(&self, name: &str) -> Result<SlotFunction, Error> {
        let error =
            |reason: &str| Error { symbol: Some(name.to_owned()), reason: reason.to_owned(), place: None };
        let (params, results) =
            self.signature(name).ok_or_else(|| error("the module does not define this function"))?;
        let entry = self.entries.get(name).ok_or_else(|| {
            error("its arguments cannot be passed one by one: it takes vectors, structs by value, or any number of arguments")
        })?;
        Ok(SlotFunction::new(self.function(entry)?, params, results))
    }

    /// A function of the module: `jit.function::<extern "C" fn(i64) -> i64>("f")`. One that takes pointers is
    /// `unsafe extern "C" fn(*mut f64, i64)`, and so are its calls.
    ///
    /// # Errors
    /// If the module does not define a function of this name, or if its parameters or result have other types.
    pub fn function<F: NativeFunction>(&self, name: &str) -> Result<JitFunction<F>, Error> {
        let error = |reason: String| Error { symbol: Some(name.to_owned()), reason, place: None };
        let missing = || error("the module does not define this function".to_owned());
        let (params, results) = self.signatures.get(name).ok_or_else(missing)?;
        let (wanted_params, wanted_results) = F::signature();
        if wanted_params != *params || wanted_results != *results {
            let (found, wanted) =
                (signature_text(params, results), signature_text(&wanted_params, &wanted_results));
            return Err(error(format!("it {found}, but the caller says that it {wanted}")));
        }
        let declared =
            self.code.module.lock().as_ref().and_then(|module| module.declarations().get_name(name));
        let Some(FuncOrDataId::Func(id)) = declared else { return Err(missing()) };
        let address = self.code.address(id).ok_or_else(missing)?;
        // SAFETY: the function has the parameters and results of `F`, as was just compared, and lives as long as the code.
        Ok(unsafe { JitFunction::new(address, self.code.clone()) })
    }

    /// The registers of the parameters and results of a function that the module defines: what their types are called in
    /// Rust (`i32`, `f64`, `ptr`).
    pub fn signature(&self, name: &str) -> Option<(Vec<String>, Vec<String>)> {
        let (params, results) = self.signatures.get(name)?;
        let text = |scalars: &[Scalar]| scalars.iter().map(|&scalar| type_name(scalar)).collect();
        Some((text(params), text(results)))
    }

    /// The addresses of functions.
    fn addresses(&self, functions: &[Ordered]) -> impl Iterator<Item = *const u8> {
        functions.iter().filter_map(|&(_, id)| self.code.address(id))
    }

    /// Installs a handler of signals that reports traps and faults in this module's code on standard error, with the
    /// function and the source line if the module has debug information. The process ends with the signal, as it would
    /// without the handler. For programs that do little else than run compiled code; on Linux.
    pub fn report_traps(&self) -> Option<Reports> {
        let module = self.code.module.lock();
        let module = module.as_ref()?;
        let address = |id| module.get_finalized_function(id).addr();
        Some(Reports::install(Places::new(&self.lines, address)))
    }

    /// Runs the module's constructors, in the order of their priorities, and notes its destructors for
    /// [`Self::run_destructors`], or for the end of the process if the code calls `exit`.
    pub fn run_constructors(&self) {
        extern "C" fn call(function: *mut c_void) {
            // SAFETY: destructors take and return nothing.
            let function: extern "C" fn() = unsafe { core::mem::transmute(function) };
            function();
        }
        for address in self.addresses(&self.destructors) {
            // SAFETY: they are forgotten before the code is freed.
            unsafe {
                terrace_runtime::at_exit::terrace_at_exit(call, address.cast_mut().cast(), self.code.handle())
            };
        }
        for address in self.addresses(&self.constructors) {
            call(address.cast_mut().cast());
        }
    }

    /// Waits for the tasks that the code has started, and runs the module's destructors, and before them the functions that
    /// the code gave to `atexit`, the last one first.
    pub fn run_destructors(&self) {
        terrace_runtime::async_runtime::finish();
        terrace_runtime::at_exit::run_at_exit(self.code.handle());
    }

    /// Calls the function `main` of the module, which takes nothing, or the arguments of a C program, the program's name
    /// first. Returns the exit code: 0 if it returns nothing.
    ///
    /// # Errors
    /// If the module defines no function of this name, or one with other parameters or results.
    pub fn run_main(&self, name: &str, args: &[String]) -> Result<i32, Error> {
        let error = |reason: String| Error { symbol: Some(name.to_owned()), reason, place: None };
        let missing = || error("the module does not define this function".to_owned());
        let (params, results) = self.signatures.get(name).ok_or_else(missing)?;
        let args: Vec<std::ffi::CString> = args
            .iter()
            .map(|arg| std::ffi::CString::new(arg.as_str()))
            .collect::<Result<_, _>>()
            .map_err(|_| error("an argument has a zero byte in it".to_owned()))?;
        let mut pointers: Vec<*const c_char> = args.iter().map(|arg| arg.as_ptr()).collect();
        pointers.push(core::ptr::null());
        let count = args.len() as c_int;
        Ok(match (&params[..], &results[..]) {
            ([], []) => {
                self.function::<extern "C" fn()>(name)?.call();
                0
            }
            ([], [Scalar::Int(32)]) => self.function::<extern "C" fn() -> i32>(name)?.call(),
            ([], [Scalar::Int(64)]) => self.function::<extern "C" fn() -> i64>(name)?.call() as i32,
            ([Scalar::Int(32), Scalar::Ptr], [Scalar::Int(32)]) => {
                let main = self.function::<unsafe extern "C" fn(i32, *const *const c_char) -> i32>(name)?;
                // SAFETY: the arguments are what a C program gets: `count` texts, and a null pointer behind them.
                unsafe { main.call(count, pointers.as_ptr()) }
            }
            _ => {
                return Err(error(format!(
                    "it {}, but a program takes nothing or (i32, ptr) and returns nothing, i32 or i64",
                    signature_text(params, results)
                )));
            }
        })
    }
}

/// `takes (i32, ptr) and returns (f64)`.
fn signature_text(params: &[Scalar], results: &[Scalar]) -> String {
    let list = |scalars: &[Scalar]| scalars.iter().copied().map(type_name).collect::<Vec<_>>().join(", ");
    format!("takes ({}) and returns ({})", list(params), list(results))
}

/// The name of a register's type in Rust, or in LLVM IR where Rust has none.
fn type_name(scalar: Scalar) -> String {
    match scalar {
        Scalar::Int(width) => format!("i{width}"),
        Scalar::Ptr => "ptr".to_owned(),
        Scalar::Half => "half".to_owned(),
        Scalar::BFloat => "bfloat".to_owned(),
        Scalar::Float => "f32".to_owned(),
        Scalar::Double => "f64".to_owned(),
        Scalar::Quad => "fp128".to_owned(),
    }
}

/// The registers of the functions that a module defines.
fn signatures(module: &Module) -> HashMap<String, (Vec<Scalar>, Vec<Scalar>)> {
    let mut shapes = Shapes::new(&module.cx, &module.layout);
    let mut all = HashMap::new();
    for function in module.functions().iter().filter(|function| function.is_definition()) {
        // Rust cannot call the others.
        if is_tail_convention(function.cc) {
            continue;
        }
        let Some((result, params, _)) = module.cx.signature(function.ty) else { continue };
        let mut parts = |types: &[Type]| -> Option<Vec<Scalar>> {
            let mut parts = Vec::new();
            for &ty in types {
                parts.extend_from_slice(&shapes.of(ty).ok()?.parts);
            }
            Some(parts)
        };
        let params: Vec<Type> = params.iter().collect();
        if let (Some(params), Some(results)) = (parts(&params), parts(&[result])) {
            all.insert(String::from_utf8_lossy(&function.symbol.name).into_owned(), (params, results));
        }
    }
    all
}
