//! `terrace_module`.

use crate::diagnostics::error;
use crate::{Buffer, Context, Options, State, boundary, lock, text, with};
use core::ffi::c_char;
use std::sync::Arc;
use terrace::bytecode::{self, WriteOptions};
use terrace::compile::CompileOptions;
use terrace::ir::asm::{ParseOptions, PrintOptions, print_root};
use terrace::ir::verify::verify;
use terrace::ir::{Context as Ir, Result, Root};
use terrace::llir::bitcode;
use terrace::pipeline::{Input, add_source};
use terrace::registry::PASSES;
use terrace::{parse_passes, run_passes};

/// A program.
pub struct Module {
    /// The operations; none after a step that failed while it changed them.
    root: Option<Root>,
    state: Arc<State>,
}

/// A pointer of a caller, which is used while the caller waits.
struct Shared<T>(*const T);

// SAFETY: what it points to is only read, and the caller's thread does nothing meanwhile.
unsafe impl<T> Send for Shared<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    /// The pointer. A method, so that closures capture all of `self`.
    fn get(&self) -> *const T {
        self.0
    }
}

impl State {
    fn parse(self: &Arc<Self>, name: &str, bytes: Vec<u8>) -> Option<Module> {
        let threads = lock(&self.settings).threads;
        let root = self.step(|ir| {
            let file = add_source(ir, name, bytes)?;
            Input { ctx: ir, file: &file, options: ParseOptions::default(), verify: true, threads }.read_any()
        })?;
        Some(Module { root: Some(root), state: self.clone() })
    }
}

impl Module {
    /// Runs a step that only reads the module.
    fn read<T: Send>(&mut self, step: impl FnOnce(&Root) -> Result<T> + Send) -> Option<T> {
        let root = self.root.as_ref();
        self.state.step(|ir| step(root.ok_or_else(|| unusable(ir))?))
    }

    /// Runs a step that changes the module, and gets the number of threads. If it fails, the module is not usable any more.
    fn change<T: Send>(&mut self, step: impl FnOnce(&mut Root, usize) -> Result<T> + Send) -> Option<T> {
        let threads = lock(&self.state.settings).threads;
        let root = self.root.take();
        let (root, value) = self.state.step(|ir| {
            let mut root = root.ok_or_else(|| unusable(ir))?;
            let value = step(&mut root, threads)?;
            Ok((root, value))
        })?;
        self.root = Some(root);
        Some(value)
    }

    /// Lowers the module by the caller's options, and makes bytes of it.
    ///
    /// # Safety
    /// The options are those of a caller ([`Options::read`]).
    unsafe fn product(
        &mut self,
        options: *const Options,
        make: impl FnOnce(&mut Root, &CompileOptions) -> Result<Vec<u8>> + Send,
    ) -> Option<Vec<u8>> {
        let options = Shared(options);
        let threads = lock(&self.state.settings).threads;
        // What is wrong with the options leaves the module as it is.
        // SAFETY: as the caller promises.
        let options = self.state.step(|ir| unsafe { Options::read(ir, options.get(), threads) })?;
        self.change(|root, _| make(root, &options))
    }
}

fn unusable(ir: &Ir) -> terrace::ir::Reported {
    error(ir, "the module is not usable any more, since an earlier step failed".to_owned())
}

/// Calls `work` with the module, if there is one.
///
/// # Safety
/// The module is null or alive.
unsafe fn with_module<T>(module: *mut Module, default: T, work: impl FnOnce(&mut Module) -> T) -> T {
    // SAFETY: as the caller promises.
    match unsafe { module.as_mut() } {
        Some(module) => boundary(default, || work(module)),
        None => default,
    }
}

/// Fills the caller's buffer.
///
/// # Safety
/// The module is null or alive, the buffer null or writable.
unsafe fn fill(
    module: *mut Module,
    out: *mut Buffer,
    make: impl FnOnce(&mut Module) -> Option<Vec<u8>>,
) -> bool {
    let work = |module: &mut Module| {
        if out.is_null() {
            module.state.step::<()>(|ir| Err(error(ir, "the argument 'out' is NULL".to_owned())));
            return false;
        }
        let bytes = make(module);
        let is_made = bytes.is_some();
        let empty = Buffer { data: core::ptr::null_mut(), size: 0 };
        // SAFETY: the buffer is not null.
        unsafe { out.write(bytes.map_or(empty, Buffer::new)) };
        is_made
    };
    // SAFETY: as the caller promises.
    unsafe { with_module(module, false, work) }
}

/// Parses and verifies a program.
///
/// # Safety
/// The context is null or alive, the name null or a C string, and `bytes` null or those of `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_parse(
    context: *mut Context,
    name: *const c_char,
    bytes: *const c_char,
    size: usize,
) -> *mut Module {
    let (name, bytes) = (Shared(name), Shared(bytes));
    let parse = |state: &Arc<State>| {
        let arguments = state.step(|ir| {
            // SAFETY: as the caller promises.
            let name = unsafe { text(ir, "name", name.get()) }?;
            if bytes.get().is_null() {
                return Err(error(ir, "the argument 'bytes' is NULL".to_owned()));
            }
            // SAFETY: as the caller promises.
            let bytes = unsafe { core::slice::from_raw_parts(bytes.get().cast::<u8>(), size) };
            Ok((name.to_owned(), bytes.to_vec()))
        });
        let module = arguments.and_then(|(name, bytes)| state.parse(&name, bytes));
        module.map_or(core::ptr::null_mut(), |module| Box::into_raw(Box::new(module)))
    };
    // SAFETY: as the caller promises.
    unsafe { with(context, core::ptr::null_mut(), parse) }
}

/// Reads and verifies a file.
///
/// # Safety
/// The context is null or alive, the path null or a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_read(context: *mut Context, path: *const c_char) -> *mut Module {
    let path = Shared(path);
    let read = |state: &Arc<State>| {
        let file = state.step(|ir| {
            // SAFETY: as the caller promises.
            let path = unsafe { text(ir, "path", path.get()) }?;
            let bytes = std::fs::read(path);
            let bytes = bytes.map_err(|reason| error(ir, format!("cannot read '{path}': {reason}")))?;
            Ok((path.to_owned(), bytes))
        });
        let module = file.and_then(|(path, bytes)| state.parse(&path, bytes));
        module.map_or(core::ptr::null_mut(), |module| Box::into_raw(Box::new(module)))
    };
    // SAFETY: as the caller promises.
    unsafe { with(context, core::ptr::null_mut(), read) }
}

/// Frees a module.
///
/// # Safety
/// The module is null or alive, and is not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_destroy(module: *mut Module) {
    if !module.is_null() {
        // SAFETY: the module was made by `Box::into_raw`, and the caller gives it up.
        boundary((), || drop(unsafe { Box::from_raw(module) }));
    }
}

/// Verifies a module.
///
/// # Safety
/// The module is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_verify(module: *mut Module) -> bool {
    // SAFETY: as the caller promises.
    unsafe { with_module(module, false, |module| module.read(verify).is_some()) }
}

/// Runs passes.
///
/// # Safety
/// The module is null or alive, the pipeline null or a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_run(module: *mut Module, passes: *const c_char) -> bool {
    let passes = Shared(passes);
    let run = |module: &mut Module| {
        // What is wrong with the pipeline leaves the module as it is.
        let parsed = module.read(|root| {
            let ir = root.body.ctx();
            // SAFETY: as the caller promises.
            parse_passes(ir, &PASSES, unsafe { text(ir, "pipeline", passes.get()) }?)
        });
        let Some(passes) = parsed else { return false };
        module.change(|root, threads| run_passes(root, passes, threads)).is_some()
    };
    // SAFETY: as the caller promises.
    unsafe { with_module(module, false, run) }
}

/// Lowers a module.
///
/// # Safety
/// The module is null or alive, the options null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_lower(module: *mut Module, options: *const Options) -> bool {
    let lower = |module: &mut Module| {
        // SAFETY: as the caller promises.
        let lowered =
            unsafe { module.product(options, |root, options| options.lower(root).map(|_| Vec::new())) };
        lowered.is_some()
    };
    // SAFETY: as the caller promises.
    unsafe { with_module(module, false, lower) }
}

/// Prints a module.
///
/// # Safety
/// The module is null or alive, the buffer null or writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_print(module: *mut Module, flags: u32, out: *mut Buffer) -> bool {
    let print = |module: &mut Module| {
        module.read(|root| {
            if flags >= 16 {
                return Err(error(root.body.ctx(), format!("{flags} is no sum of terrace_print_flags")));
            }
            let options = PrintOptions {
                generic: flags & 1 != 0,
                debug_info: flags & 2 != 0,
                local_scope: flags & 4 != 0,
                skip_regions: flags & 8 != 0,
                ..PrintOptions::default()
            };
            let mut text = Vec::new();
            print_root(root, &options, &mut text);
            Ok(text)
        })
    };
    // SAFETY: as the caller promises.
    unsafe { fill(module, out, print) }
}

/// Writes bytecode.
///
/// # Safety
/// The module is null or alive, the buffer null or writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_to_bytecode(module: *mut Module, out: *mut Buffer) -> bool {
    let write = |module: &mut Module| {
        module.read(|root| {
            let mut bytes = Vec::new();
            if let Some(op) = root.op() {
                bytecode::write(root.scope().at(op), &WriteOptions::default(), &mut bytes)?;
            }
            Ok(bytes)
        })
    };
    // SAFETY: as the caller promises.
    unsafe { fill(module, out, write) }
}

/// Lowers a module and writes LLVM IR.
///
/// # Safety
/// The module is null or alive, the options null or valid, the buffer null or writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_to_llvm_ir(
    module: *mut Module,
    options: *const Options,
    out: *mut Buffer,
) -> bool {
    // SAFETY: as the caller promises.
    unsafe { fill(module, out, |module| module.product(options, |root, options| options.llvm_ir(root))) }
}

/// Lowers a module and writes bitcode.
///
/// # Safety
/// The module is null or alive, the options null or valid, the buffer null or writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_to_bitcode(
    module: *mut Module,
    options: *const Options,
    out: *mut Buffer,
) -> bool {
    let write = |root: &mut Root, options: &CompileOptions| {
        options.lower(root)?;
        Ok(bitcode::write(&options.export(root)?))
    };
    // SAFETY: as the caller promises.
    unsafe { fill(module, out, |module| module.product(options, write)) }
}

/// Lowers a module and compiles it to an object file.
///
/// # Safety
/// The module is null or alive, the options null or valid, the buffer null or writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_module_to_object(
    module: *mut Module,
    options: *const Options,
    out: *mut Buffer,
) -> bool {
    let compile = |root: &mut Root, options: &CompileOptions| {
        options.lower(root)?;
        options.object(root)
    };
    // SAFETY: as the caller promises.
    unsafe { fill(module, out, |module| module.product(options, compile)) }
}
