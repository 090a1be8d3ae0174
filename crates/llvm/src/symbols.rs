//! Stubs.
use terrace_ir::Result;
use terrace_ir::body::OpRef;
use terrace_ir::symbols::SymbolTables;
pub(crate) fn address_of(_: OpRef<'_>, _: &mut SymbolTables<'_>) -> Result { Ok(()) }
pub(crate) fn block_address(_: OpRef<'_>, _: &mut SymbolTables<'_>) -> Result { Ok(()) }
pub(crate) fn call(_: OpRef<'_>, _: &mut SymbolTables<'_>) -> Result { Ok(()) }
pub(crate) fn dso_local_equivalent(_: OpRef<'_>, _: &mut SymbolTables<'_>) -> Result { Ok(()) }
pub(crate) fn global_ctors(_: OpRef<'_>, _: &mut SymbolTables<'_>) -> Result { Ok(()) }
pub(crate) fn global_dtors(_: OpRef<'_>, _: &mut SymbolTables<'_>) -> Result { Ok(()) }
pub(crate) fn ifunc(_: OpRef<'_>, _: &mut SymbolTables<'_>) -> Result { Ok(()) }
