//! `convert-vector-to-gpu`: products of matrices that vectors hold, by the matrix units of GPUs.
//!
//! `prepare` brings contractions into the form that these take. `slices` finds the operations that belong to a product.
//! `matrices` makes operations of `gpu` on whole matrices of them, `mma_sync` those of `nvgpu` on the registers of a thread,
//! which `fragments` describes; `loops` carries both through loops.

mod fragments;
mod loops;
mod matrices;
mod mma_sync;
mod prepare;
mod slices;

use crate::prelude::*;

passes! {
    /// Lower the operations from the vector dialect into the GPU dialect.
    ///
    /// Products of matrices, and all that they depend on or that depends on them, become operations on matrices in registers if
    /// each of these operations has such a form. The operations on vectors that nothing uses then are left to `canonicalize`.
    VectorToGpu("ConvertVectorToGPU") = "convert-vector-to-gpu" on(Anchor::Any) {
        /// convert to NvGPU ops instead of GPU dialect ops
        use_nvgpu: bool = false,
    } => vector_to_gpu;
}

fn vector_to_gpu(o: &VectorToGpu, pass: &mut PassContext<'_>) -> Result {
    if !o.use_nvgpu {
        let steps = BodyPass::from(GreedyEdit::new(prepare::FOR_MATRICES)).edit(matrices::CONVERT);
        let changed = steps.run(pass.body, pass.op, pass.threads)?;
        return pass.finish(changed);
    }
    let steps = BodyPass::from(GreedyEdit::new(prepare::FOR_MMA_SYNC));
    let changed = steps.run(pass.body, pass.op, pass.threads)?;
    let is_converted = mma_sync::convert_nested(pass.body, pass.op, pass.outer)?;
    pass.finish(changed | is_converted)
}
