//! `terrace_options` as options of the library.

use crate::diagnostics::error;
use crate::text;
use core::ffi::c_char;
use terrace::compile::{CompileOptions, Level, LoweringOptions};
use terrace::ir::{Context, Result};
use terrace::parse_passes;
use terrace::registry::PASSES;

/// `terrace_options`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The size of the struct that the caller knows.
    pub size: usize,
    /// Passes before the lowering, or null.
    pub passes: *const c_char,
    /// The target triple, or null.
    pub target: *const c_char,
    /// The processor, or null.
    pub cpu: *const c_char,
    /// The version of LLVM, or null.
    pub llvm_version: *const c_char,
    /// 0 to 3.
    pub level: u32,
    /// The width of `index`, or 0.
    pub index_bitwidth: u32,
    /// Whether memrefs of static shape are pointers.
    pub bare_pointers: bool,
    /// Whether functions get wrappers for C.
    pub c_wrappers: bool,
    /// Whether debug information describes lines.
    pub debug_lines: bool,
    /// Whether the code generator optimizes.
    pub optimize_code: bool,
}

impl Default for Options {
    fn default() -> Self {
        let none = core::ptr::null();
        Self {
            size: size_of::<Self>(),
            passes: none,
            target: none,
            cpu: none,
            llvm_version: none,
            level: 0,
            index_bitwidth: 0,
            bare_pointers: false,
            c_wrappers: false,
            debug_lines: false,
            optimize_code: true,
        }
    }
}

impl Options {
    /// The options of the library.
    ///
    /// # Safety
    /// The options are null, or start with their size and have valid fields up to there; texts are null or C strings.
    pub(crate) unsafe fn read(ctx: &Context, options: *const Self, threads: usize) -> Result<CompileOptions> {
        // SAFETY: as the caller promises; the size is the first field.
        let options = match unsafe { options.cast::<usize>().as_ref() } {
            None => Self::default(),
            // SAFETY: the caller's struct is as large.
            Some(&size) if size == size_of::<Self>() => unsafe { *options },
            Some(size) => {
                let message = format!(
                    "terrace_options of {size} bytes are of another version: use terrace_options_init"
                );
                return Err(error(ctx, message));
            }
        };
        let optional = |name: &str, pointer: *const c_char| match pointer.is_null() {
            true => Ok(None),
            // SAFETY: texts are null or C strings.
            false => unsafe { text(ctx, name, pointer) }.map(Some),
        };
        let passes = optional("passes", options.passes)?.unwrap_or_default();
        let target = optional("target", options.target)?.map(str::to_owned);
        let cpu = optional("cpu", options.cpu)?.map(str::to_owned);
        let llvm_version = match optional("llvm_version", options.llvm_version)? {
            Some(version) => version.parse().map_err(|message| error(ctx, message))?,
            None => terrace::llir::LlvmVersion::default(),
        };
        let wrong = || error(ctx, format!("there is no level {}: 0, 1, 2 and 3 are levels", options.level));
        let level = Level::of_number(options.level).ok_or_else(wrong)?;
        let Self { index_bitwidth, bare_pointers, c_wrappers, debug_lines, optimize_code, .. } = options;
        let lowering = LoweringOptions { index_bitwidth, bare_pointers, c_wrappers, debug_lines };
        lowering.check().map_err(|message| error(ctx, message.to_owned()))?;
        Ok(CompileOptions {
            level,
            passes: parse_passes(ctx, &PASSES, passes)?,
            lowering,
            target,
            cpu,
            llvm_version,
            optimize_code,
            threads,
            ..CompileOptions::default()
        })
    }
}

/// Gives every field its default.
///
/// # Safety
/// The options are null or can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_options_init(options: *mut Options) {
    if !options.is_null() {
        // SAFETY: as the caller promises.
        unsafe { options.write(Options::default()) };
    }
}
