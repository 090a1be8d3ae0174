//! Tests written as files: RUN lines, golden files and FileCheck, all in process.
//!
//! A test is a text file with lines like `// RUN: terrace opt %s --cse | FileCheck %s`. Its commands are calls of a
//! function that the caller supplies, so thousands of tests run in one process on all cores. Reading order: [`shell`]
//! (the language of RUN lines), [`exec`] (running them), [`test_file`] (one file), [`suite`] (a directory of them),
//! [`check`] (FileCheck), [`markdown`] (code in documents), [`parallel`] (loops on all processors).

#![forbid(unsafe_code)]

pub mod check;
pub mod diff;
pub mod exec;
pub mod markdown;
pub mod parallel;
pub mod shell;
pub mod suite;
pub mod test_file;
