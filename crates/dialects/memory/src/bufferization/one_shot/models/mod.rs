//! The models of operations: what they do with tensors, and their form on buffers.

pub mod branch;
mod bufferization;
mod constant;
pub mod destination;
mod func;
pub mod ml_program;
mod scf;
mod tensor;
mod vector;

use super::model::{Bufferizable, Models};
use crate::prelude::*;
use terrace_base::{arith, cf};

/// The models of the dialects of this crate and of those below.
pub static MODELS: Models = Models(|add| MODELED.iter().for_each(|&(def, model)| add(def, model)));

static MODELED: &[(&OpDef, &dyn Bufferizable)] = &[
    (arith::Constant::DEF, &constant::Constant),
    (arith::IndexCast::DEF, &constant::IndexCast),
    (arith::Select::DEF, &constant::Select),
    (crate::bufferization::AllocTensor::DEF, &bufferization::AllocTensor),
    (crate::bufferization::DeallocTensor::DEF, &bufferization::DeallocTensor),
    (crate::bufferization::MaterializeInDestination::DEF, &bufferization::Materialize),
    (crate::bufferization::ToBuffer::DEF, &bufferization::ToBuffer),
    (crate::bufferization::ToTensor::DEF, &bufferization::ToTensor),
    (cf::Br::DEF, &branch::Branch),
    (cf::CondBr::DEF, &branch::Branch),
    (terrace_base::func::Call::DEF, &func::Call),
    (terrace_base::func::Return::DEF, &func::Return),
    (crate::ml_program::GlobalLoad::DEF, &ml_program::GlobalLoad),
    (crate::ml_program::GlobalStore::DEF, &ml_program::GlobalStore),
    (crate::scf::Condition::DEF, &scf::Condition),
    (crate::scf::ExecuteRegion::DEF, &scf::ExecuteRegion),
    (crate::scf::For::DEF, &scf::For),
    (crate::scf::Forall::DEF, &scf::Forall),
    (crate::scf::If::DEF, &scf::Alternatives),
    (crate::scf::InParallel::DEF, &scf::InParallel),
    (crate::scf::IndexSwitch::DEF, &scf::Alternatives),
    (crate::scf::While::DEF, &scf::While),
    (crate::scf::Yield::DEF, &scf::Yield),
    (crate::shape::Assuming::DEF, &scf::ExecuteRegion),
    (crate::shape::AssumingYield::DEF, &scf::Yield),
    (crate::tensor::Cast::DEF, &tensor::Cast),
    (crate::tensor::CollapseShape::DEF, &tensor::CollapseShape),
    (crate::tensor::Concat::DEF, &tensor::Concat),
    (crate::tensor::Dim::DEF, &tensor::Dim),
    (crate::tensor::Empty::DEF, &tensor::Empty),
    (crate::tensor::ExpandShape::DEF, &tensor::ExpandShape),
    (crate::tensor::Extract::DEF, &tensor::Extract),
    (crate::tensor::ExtractSlice::DEF, &tensor::ExtractSlice),
    (crate::tensor::FromElements::DEF, &tensor::FromElements),
    (crate::tensor::Insert::DEF, &tensor::Insert),
    (crate::tensor::InsertSlice::DEF, &tensor::InsertSlice),
    (crate::tensor::ParallelInsertSlice::DEF, &tensor::ParallelInsertSlice),
    (crate::tensor::Rank::DEF, &tensor::Rank),
    (crate::tensor::Reshape::DEF, &tensor::Reshape),
    (crate::vector::Gather::DEF, &vector::Gather),
    (crate::vector::TransferRead::DEF, &vector::TransferRead),
    (crate::vector::TransferWrite::DEF, &vector::TransferWrite),
];

/// A kind of operations that only reads its tensors.
macro_rules! reader {
    ($($Model:ident reads $reads:literal => $bufferize:path;)*) => { $(
        /// Only reads its tensors, or their shapes.
        pub(super) struct $Model;

        impl Bufferizable for $Model {
            fn reads(&self, _: &Analysis<'_>, _: Use) -> bool {
                $reads
            }
            fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result {
                $bufferize(rw, op)
            }
        }
    )* };
}
use reader;
