//! Keyword arguments as options of the library.

use core::str::FromStr;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use terrace::compile::Level;
use terrace::ir::asm::MlirVersion;
use terrace::ir::{Context, Result};
use terrace::llir::LlvmVersion;
use terrace::registry::PASSES;
use terrace::rewrite::pipeline::Pipeline;

/// The value that a word names; the error is Python's `ValueError`.
pub fn parse<T: FromStr<Err = String>>(word: &str) -> PyResult<T> {
    word.parse().map_err(PyValueError::new_err)
}

/// The level of the number behind `-O`.
pub fn level(number: u32) -> PyResult<Level> {
    let wrong = || PyValueError::new_err(format!("there is no level {number}: expected 0, 1, 2 or 3"));
    Level::of_number(number).ok_or_else(wrong)
}

/// The version of MLIR of a number.
pub fn mlir_version(number: u32) -> PyResult<MlirVersion> {
    let wrong = || PyValueError::new_err(format!("'{number}' is none of the versions 22, 23 and 24"));
    MlirVersion::of_number(number).ok_or_else(wrong)
}

/// A version of LLVM: a number, or a word.
#[derive(FromPyObject)]
pub enum Version {
    Number(u32),
    Word(String),
}

impl Version {
    /// The version.
    pub fn read(&self) -> PyResult<LlvmVersion> {
        match self {
            Self::Number(number) => parse(&number.to_string()),
            Self::Word(word) => parse(word),
        }
    }
}

/// The passes of a text.
pub fn passes(ctx: &Context, text: &str) -> Result<Pipeline> {
    terrace::parse_passes(ctx, &PASSES, text)
}
