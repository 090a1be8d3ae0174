//! Steps of Terrace without the interpreter's lock, and their diagnostics as Python objects.

use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString};
use std::path::PathBuf;
use terrace::ir::Result;
use terrace::ir::asm::ParseOptions;
use terrace::pipeline::{Input, add_source};
use terrace::{Details, Report, hints};

/// A program, and how to treat it, as keyword arguments of every function.
pub struct Step {
    /// The name of the program in locations and diagnostics.
    pub name: String,
    /// Its text, bytecode or bitcode.
    bytes: Vec<u8>,
    /// The greatest number of threads.
    pub threads: usize,
    /// Whether errors get advice.
    hints: bool,
    /// The list that gets warnings and remarks; without it they become warnings of Python.
    diagnostics: Option<Py<PyList>>,
}

impl Step {
    /// A step on `source`: a text, bytes, or the path of a file.
    pub fn new(
        source: &Bound<'_, PyAny>,
        name: Option<String>,
        threads: usize,
        hints: bool,
        diagnostics: Option<Py<PyList>>,
    ) -> PyResult<Self> {
        let (default, bytes) = if let Ok(text) = source.cast::<PyString>() {
            ("<string>".to_owned(), text.to_str()?.as_bytes().to_vec())
        } else if let Ok(bytes) = source.cast::<PyBytes>() {
            ("<bytes>".to_owned(), bytes.as_bytes().to_vec())
        } else if let Ok(path) = source.extract::<PathBuf>() {
            let name = path.to_string_lossy().into_owned();
            let bytes = source
                .py()
                .detach(|| std::fs::read(&path))
                .map_err(|error| PyOSError::new_err((error.raw_os_error(), reason(&error), name.clone())))?;
            (name, bytes)
        } else {
            let found = source.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "expected a program as str or bytes, or an os.PathLike that names a file, got {found}"
            )));
        };
        let threads = threads.max(1);
        Ok(Self { name: name.unwrap_or(default), bytes, threads, hints, diagnostics })
    }

    /// Runs the step without the interpreter's lock. It gets a context with everything, and the program.
    pub fn perform<T: Send>(
        self,
        py: Python<'_>,
        step: impl FnOnce(&Input<'_>) -> Result<T> + Send,
    ) -> PyResult<T> {
        let Self { name, bytes, threads, hints, diagnostics } = self;
        let outcome = py.detach(|| {
            terrace::guarded(|| {
                let ctx = terrace_cli::with_programs(terrace::context());
                hints::enable(&ctx, hints);
                Report::collect(&ctx, || {
                    let file = add_source(&ctx, &name, bytes)?;
                    let options = ParseOptions::default();
                    step(&Input { ctx: &ctx, file: &file, options, verify: true, threads })
                })
            })
        });
        let (result, reports) = outcome.map_err(|message| error(py, &message))?;
        let reports = reports.into_iter().map(|report| object(py, report));
        let reports: Vec<_> = reports.collect::<PyResult<_>>()?;
        let Some(result) = result else {
            return Err(PyErr::from_value(class(py, "Error")?.call1((reports,))?));
        };
        match diagnostics {
            Some(list) => reports.iter().try_for_each(|report| list.bind(py).append(report))?,
            None => {
                for report in reports {
                    class(py, "warn")?.call1((report,))?;
                }
            }
        }
        Ok(result)
    }
}

/// The system's text of an error, without the number that Rust appends.
fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}

/// Something of the Python module that has the classes of diagnostics.
fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("terrace._diagnostics")?.getattr(name)
}

/// A `terrace.Error` of a message that has no place.
pub fn error(py: Python<'_>, message: &str) -> PyErr {
    let object = || class(py, "Error")?.call_method1("of_message", (message,));
    object().map_or_else(|error| error, PyErr::from_value)
}

/// A diagnostic as an object of Python.
fn object(py: Python<'_>, report: Report) -> PyResult<Bound<'_, PyAny>> {
    let Report { details: Details { severity, place, message, notes }, hints, text } = report;
    class(py, "make")?.call1((severity.name(), place, message, notes, hints, text))
}
