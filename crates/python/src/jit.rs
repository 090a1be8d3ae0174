//! Programs in memory, and their functions as Python calls them.

use crate::functions::failed;
use crate::options::{level, passes};
use crate::session::Step;
use crate::signature::{Signature, describe, has_constants, scalars};
use crate::value::{Arguments, in_argument};
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use terrace::codegen::{Error, Jit as Code, SlotFunction};
use terrace::compile::{CompileOptions, Level};
use terrace::llvmir::link_modules;
use terrace::run_passes;

/// A compiled program. Its constructors have run; its destructors run when the last reference to it is dropped.
pub struct Program {
    code: Code,
    /// The types of its functions before the lowering, or why Python cannot call them.
    signatures: BTreeMap<String, Result<Signature, String>>,
    /// Whether some of its variables are constants.
    pub has_constants: bool,
}

impl Drop for Program {
    fn drop(&mut self) {
        self.code.run_destructors();
        terrace_runtime::flush_output();
    }
}

impl Program {
    /// Compiles a program and runs its constructors.
    pub fn compile(
        py: Python<'_>,
        step: Step,
        passes: &str,
        level: Level,
        optimize_code: bool,
        libraries: Vec<PathBuf>,
    ) -> PyResult<Self> {
        let program = step.perform(py, |input| {
            let passes = self::passes(input.ctx, passes)?;
            let mut root = input.read_any()?;
            run_passes(&mut root, passes, input.threads)?;
            link_modules(&mut root)?;
            let signatures = describe(&root);
            let has_constants = has_constants(&root);
            let options =
                CompileOptions { level, optimize_code, threads: input.threads, ..CompileOptions::default() };
            // SAFETY: the user asks to run the program and to load the libraries in this process, as the documentation says.
            let code = unsafe { options.jit_with_slots(&mut root, libraries) }?;
            Ok(Self { code, signatures: signatures.into_iter().collect(), has_constants })
        })?;
        py.detach(|| program.code.run_constructors());
        Ok(program)
    }

    /// Calls a function as C's `main`.
    pub fn run_main(&self, name: &str, args: &[String]) -> Result<i32, Error> {
        let code = self.code.run_main(name, args);
        terrace_runtime::flush_output();
        code
    }
}

/// A program that is compiled in memory, whose functions Python calls.
///
/// Compiled functions take arrays of numpy (and others that have ``__array_interface__``) as memrefs and tensors, without a
/// copy, Python's numbers as scalars, and return both. A call checks the number of arguments, the type of elements, the
/// rank, the sizes and the layout of arrays. It does not, and cannot, check what the program does: an access outside of
/// an array is not detected, and can end the process or change any of its memory. Other threads run during a call, and must not
/// resize or free the arrays that it got.
///
/// An array that a function returns owns the memory that the function allocated, and frees it; one that is a part of an
/// argument or of a global variable keeps that alive instead.
///
/// Args:
///     source: The program: a ``str``, ``bytes`` (also of bytecode or bitcode), or an ``os.PathLike`` that names a file.
///     name: Its name in diagnostics.
///     level: How much to optimize, 0 to 3.
///     passes: A pipeline that runs before the lowering.
///     shared_libs: Shared libraries that have functions which the program calls.
///     optimize_code: Whether the code generator optimizes.
///     threads: The greatest number of threads for the compilation.
///     hints: Whether errors get advice.
///     diagnostics: A list that gets warnings and remarks, which become warnings of Python otherwise.
///
/// Raises:
///     Error: With the diagnostics, if the program is not valid or cannot be compiled.
#[pyclass(frozen, mapping, module = "terrace")]
pub struct Jit(Arc<Program>);

#[pymethods]
impl Jit {
    #[new]
    #[pyo3(signature = (
        source, *, name=None, level=0, passes="", shared_libs=Vec::new(), optimize_code=true, threads=1, hints=true,
        diagnostics=None
    ))]
    fn new(
        py: Python<'_>,
        source: &Bound<'_, PyAny>,
        name: Option<String>,
        level: u32,
        passes: &str,
        shared_libs: Vec<PathBuf>,
        optimize_code: bool,
        threads: usize,
        hints: bool,
        diagnostics: Option<Py<PyList>>,
    ) -> PyResult<Self> {
        let level = self::level(level)?;
        let step = Step::new(source, name, threads, hints, diagnostics)?;
        Ok(Self(Arc::new(Program::compile(py, step, passes, level, optimize_code, shared_libs)?)))
    }

    /// The names of the functions, sorted.
    #[getter]
    fn functions(&self) -> Vec<&str> {
        self.0.signatures.keys().map(String::as_str).filter(|name| self.__contains__(name)).collect()
    }

    /// The function of a name.
    fn __getitem__(&self, py: Python<'_>, name: &str) -> PyResult<Function> {
        let program = &self.0;
        let missing = |_| {
            let names: Vec<String> = self.functions().iter().map(|name| format!("'{name}'")).collect();
            let message = format!("the program has no function '{name}', but {}", names.join(", "));
            PyKeyError::new_err(message)
        };
        let signature = program.signatures.get(name).ok_or(()).map_err(missing)?;
        let signature = match signature {
            Ok(signature) => signature.clone(),
            Err(reason) => return Err(PyTypeError::new_err(format!("'{name}' cannot be called: {reason}"))),
        };
        if !self.__contains__(name) {
            return Err(missing(()));
        }
        let code = program.code.slot_function(name).map_err(|error| failed(py, &error))?;
        if code.params() != scalars(&signature.params) || code.results() != scalars(&signature.results) {
            return Err(PyTypeError::new_err(format!(
                "'{name}' cannot be called: it is {signature}, but passes have made it ({}) -> ({})",
                code.params().join(", "),
                code.results().join(", ")
            )));
        }
        Ok(Function { name: name.to_owned(), signature, code, program: program.clone() })
    }

    fn __contains__(&self, name: &str) -> bool {
        // Passes may have removed it.
        self.0.signatures.contains_key(name) && self.0.code.signature(name).is_some()
    }

    fn __len__(&self) -> usize {
        self.functions().len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        PyTuple::new(py, self.functions())?.call_method0("__iter__")
    }

    fn __repr__(&self) -> String {
        format!("<terrace.Jit of {}>", self.functions().join(", "))
    }
}

/// A compiled function: ``jit["name"]``. It keeps the program in memory.
#[pyclass(frozen, module = "terrace")]
pub struct Function {
    name: String,
    signature: Signature,
    code: SlotFunction,
    program: Arc<Program>,
}

#[pymethods]
impl Function {
    /// The name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The type, as MLIR writes it: ``(memref<?xf32>, f32) -> f32``.
    #[getter]
    fn signature(&self) -> String {
        self.signature.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<terrace.Function {}{}>", self.name, self.signature)
    }

    /// Call the function, without the interpreter's lock.
    #[pyo3(signature = (*args))]
    fn __call__<'py>(&self, py: Python<'py>, args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
        let Self { name, signature, code, program } = self;
        let (n, found) = (signature.params.len(), args.len());
        if n != found {
            let plural = if n == 1 { "" } else { "s" };
            return Err(PyTypeError::new_err(format!("'{name}' takes {n} argument{plural}, got {found}")));
        }
        let mut arguments = Arguments::default();
        for (i, (arg, value)) in args.iter().zip(&signature.params).enumerate() {
            arguments.add(&arg, value).map_err(|error| in_argument(py, &error, i, name, value))?;
        }
        let n_params = arguments.slots.len();
        arguments.slots.resize(n_params + code.results().len(), 0);
        let mut slots = core::mem::take(&mut arguments.slots);
        // SAFETY: the slots describe arrays that the arguments own, of the types that the function was compiled for.
        py.detach(|| unsafe { code.call(&mut slots) });
        // SAFETY: the function has these results.
        unsafe { arguments.results(py, program, &signature.results, &slots[n_params..]) }
    }
}
