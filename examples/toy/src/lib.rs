//! The compiler of a toy language, which docs/tutorial.md explains: [`syntax`], [`dialect`], [`build`], [`passes`], [`lower`].

pub mod build;
pub mod dialect;
pub mod lower;
pub mod passes;
pub mod syntax;
