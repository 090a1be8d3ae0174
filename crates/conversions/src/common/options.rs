//! Options of passes that become those of the conversion to the LLVM dialect.

use crate::common::prelude::*;
use crate::common::types::LowerToLLVMOptions;
use terrace_base::dlti::layout::DataLayout;

/// The widest index type: LLVM's limit for integers.
const MAX_INDEX: u32 = 1 << 23;

/// The default options with an index width, if it is not 0.
pub(crate) fn options(pass: &PassContext, index_bitwidth: u32) -> Result<LowerToLLVMOptions> {
    match index_bitwidth {
        0 => Ok(LowerToLLVMOptions::default()),
        1..=MAX_INDEX => {
            Ok(LowerToLLVMOptions { index_width: index_bitwidth, ..LowerToLLVMOptions::default() })
        }
        _ => {
            let message = format!("index-bitwidth is {index_bitwidth}, but at most {MAX_INDEX} is possible");
            Err(pass.ctx().error(Loc::UNKNOWN, message).emit())
        }
    }
}

/// [`options`], but with a default index width from the data layout of the innermost enclosing module.
pub(crate) fn layout_options(pass: &PassContext, index_bitwidth: u32) -> Result<LowerToLLVMOptions> {
    let scope = Scope { body: pass.body, parent: pass.outer };
    let width = pass.time_analysis("DataLayoutAnalysis", || DataLayout::index_width_of(scope.at(pass.op)));
    options(pass, if index_bitwidth == 0 { width } else { index_bitwidth })
}
