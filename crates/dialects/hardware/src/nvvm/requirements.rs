//! The architectures that operations need.

use super::*;
use terrace_ir::decl::OpKind;

/// The architectures `sm_<number>` that have an operation. An architecture has specific features if its name
/// ends in `a`.
enum Requirement {
    /// The number is at least this one.
    Since(u32),
    /// The architecture is one of these, with architecture-specific features.
    Only(&'static [u32]),
}
use Requirement::{Only, Since};

impl Requirement {
    fn is_met(&self, number: u32, is_specific: bool) -> bool {
        match self {
            Since(least) => number >= *least,
            Only(numbers) => is_specific && numbers.contains(&number),
        }
    }
}

macro_rules! requirements {
    ($($requirement:expr => [$($Op:ident),* $(,)?])*) => {
        /// The operations that not all architectures have.
        static REQUIREMENTS: &[(&[&OpDef], Requirement)] = &[$( (&[$( $Op::DEF ),*], $requirement) ),*];
    };
}

requirements! {
    Since(30) => [Shfl]
    Since(80) => [Redux]
    Since(90) => [
        AggrSmemSize, BlockInClusterIdX, BlockInClusterIdY, BlockInClusterIdZ, ClusterArriveRelaxed,
        ClusterDimBlocksX, ClusterDimBlocksY, ClusterId, ClusterIdX, ClusterWait,
        CpAsyncBulkTensorGlobalToSharedCluster, CpAsyncBulkWaitGroup, Mapa,
    ]
    Since(100) => [ClusterLaunchControlQueryCancel, ClusterLaunchControlTryCancel]
    Only(&[90]) => [WgmmaFenceAligned, WgmmaGroupSyncAligned, WgmmaWaitGroupSync]
    Only(&[100, 101]) => [
        Tcgen05Alloc, Tcgen05Commit, Tcgen05Cp, Tcgen05Dealloc, Tcgen05Fence, Tcgen05Ld,
        Tcgen05RelinquishAllocPermit, Tcgen05St, Tcgen05Wait,
    ]
    Only(&[100, 101, 103]) => [Tcgen05Shift]
    Only(&[100, 103]) => [ConvertF32x4ToF4x4, ConvertF32x4ToF6x4, ConvertF32x4ToF8x4]
    Only(&[100, 110]) => [
        Tcgen05MMA, Tcgen05MMABlockScale, Tcgen05MMASparse, Tcgen05MMASparseBlockScale, Tcgen05MMAWs,
        Tcgen05MMAWsSparse,
    ]
}

/// The number in `sm_<number>`; zero if there is none.
fn number_of(chip: &str) -> u32 {
    let digits = chip.get(3..).unwrap_or_default();
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().unwrap_or(0)
}

impl TargetAttr<'_> {
    /// The number of the architecture, 90 for `sm_90a`; zero if the name has none.
    pub fn number(&self, ctx: &Context) -> u32 {
        number_of(&ctx.str(self.chip))
    }
}

/// Verifies that the architecture of a target has the operations of a module, unless the target says that it is not
/// verified.
pub(super) fn verify_target(module: OpRef<'_>, target: Attr) -> Result {
    /// The first architecture that is supported.
    const LEAST: u32 = 20;
    let ctx = module.ctx();
    let Some(target) = target.as_::<TargetAttr>(ctx).filter(|target| target.verify_target) else {
        return Ok(());
    };
    let fail = |message: &str| Err(ctx.error(module.body().loc(module.op), message).emit());
    if module.def().name != "gpu.module" {
        return fail("NVVM target attribute must be attached to a GPU module");
    }
    let chip = ctx.str(target.chip);
    let (number, is_specific) = (number_of(&chip), chip.ends_with('a'));
    if number < LEAST {
        return fail("Minimum NVVM target SM version is sm_20");
    }
    let mut result = Ok(());
    module.walk(&mut |op| {
        let is_of = |defs: &[&'static OpDef]| defs.iter().any(|def| core::ptr::eq(*def, op.def()));
        let requirement = || REQUIREMENTS.iter().find(|(defs, _)| is_of(defs));
        if result.is_ok()
            && op.def().dialect == "nvvm"
            && requirement().is_some_and(|(_, requirement)| !requirement.is_met(number, is_specific))
        {
            result = op.fail(format_args!("is not supported on {chip}"));
        }
    });
    result
}
