//! The stack of AMD's GPUs has an address space of its own.

use super::Rocdl;
use crate::gpu_common::Device;
use crate::prelude::*;

/// Memory on the stack is allocated in the address space of the stack, and its address is cast to that of the program.
pub(super) const PRIVATE: BodyEdit = BodyEdit {
    concerns: |body| body.op_codes().any(|code| code == llvm::Alloca::DEF.code()),
    run: |body| {
        let generic = llvm::ptr(body.ctx());
        let private = llvm::PointerType::get(body.ctx(), Rocdl::PRIVATE);
        let ops = body.ops_where(|op| {
            body.is::<llvm::Alloca>(op) && body.results(op).first().is_some_and(|at| body.ty(at) == generic)
        });
        for &op in &ops {
            let mut state = OpState::like(body, op);
            state.operands.extend(body.operands(op));
            state.results = smallvec![private];
            let mut builder = Builder::before(body, op);
            let allocated = builder.create(state);
            let Some(address) = builder.results(allocated).first() else { continue };
            let address = llvm::AddrSpaceCast::new(&mut builder, generic, address);
            body.replace(op, &[address]);
        }
        EditResult { changed: !ops.is_empty(), unfinished: false }
    },
    report: |_, _| Ok(()),
};
