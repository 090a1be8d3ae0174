//! Intrinsics that libNVVM lacks although PTX has them: inline assembly (PTX ISA).

use crate::context::Context;
use crate::types::Type;
use crate::value::Value;

/// An intrinsic without `llvm.nvvm.`, and its instruction. `$0` and so on are results, then operands; `i1` is a number.
pub(in super::super) type Ptx = (&'static str, &'static str);

/// Rows sorted by name.
static ROWS: &[Ptx] = &[
    ("activemask", "activemask.b32 $0;"),
    ("barrier.cluster.arrive", "barrier.cluster.arrive;"),
    ("barrier.cluster.arrive.aligned", "barrier.cluster.arrive.aligned;"),
    ("barrier.cluster.arrive.relaxed", "barrier.cluster.arrive.relaxed;"),
    ("barrier.cluster.arrive.relaxed.aligned", "barrier.cluster.arrive.relaxed.aligned;"),
    ("barrier.cluster.wait", "barrier.cluster.wait;"),
    ("barrier.cluster.wait.aligned", "barrier.cluster.wait.aligned;"),
    ("barrier.cta.arrive.aligned.count", "barrier.cta.arrive.aligned $0, $1;"),
    ("barrier.cta.arrive.count", "barrier.cta.arrive $0, $1;"),
    ("barrier.cta.red.and.aligned.all", RED_AND),
    ("barrier.cta.red.or.aligned.all", RED_OR),
    (
        "barrier.cta.red.popc.aligned.all",
        "{ .reg .pred p; setp.ne.u32 p, $2, 0; barrier.cta.red.popc.aligned.u32 $0, $1, p; }",
    ),
    ("barrier.cta.sync.aligned.count", "barrier.cta.sync.aligned $0, $1;"),
    ("barrier.cta.sync.all", "barrier.cta.sync $0;"),
    ("barrier.cta.sync.count", "barrier.cta.sync $0, $1;"),
    ("cp.async.ca.shared.global.16", "cp.async.ca.shared.global [$0], [$1], 16;"),
    ("cp.async.ca.shared.global.16.s", "cp.async.ca.shared.global [$0], [$1], 16, $2;"),
    ("cp.async.ca.shared.global.4", "cp.async.ca.shared.global [$0], [$1], 4;"),
    ("cp.async.ca.shared.global.4.s", "cp.async.ca.shared.global [$0], [$1], 4, $2;"),
    ("cp.async.ca.shared.global.8", "cp.async.ca.shared.global [$0], [$1], 8;"),
    ("cp.async.ca.shared.global.8.s", "cp.async.ca.shared.global [$0], [$1], 8, $2;"),
    ("cp.async.cg.shared.global.16", "cp.async.cg.shared.global [$0], [$1], 16;"),
    ("cp.async.cg.shared.global.16.s", "cp.async.cg.shared.global [$0], [$1], 16, $2;"),
    ("cp.async.commit.group", "cp.async.commit_group;"),
    ("cp.async.mbarrier.arrive", "cp.async.mbarrier.arrive.b64 [$0];"),
    ("cp.async.mbarrier.arrive.noinc", "cp.async.mbarrier.arrive.noinc.b64 [$0];"),
    ("cp.async.mbarrier.arrive.noinc.shared", "cp.async.mbarrier.arrive.noinc.shared.b64 [$0];"),
    ("cp.async.mbarrier.arrive.shared", "cp.async.mbarrier.arrive.shared.b64 [$0];"),
    ("cp.async.wait.all", "cp.async.wait_all;"),
    ("cp.async.wait.group", "cp.async.wait_group $0;"),
    ("fence.mbarrier_init.release.cluster", "fence.mbarrier_init.release.cluster;"),
    ("fence.proxy.alias", "fence.proxy.alias;"),
    ("fence.proxy.async", "fence.proxy.async;"),
    ("fence.proxy.async.global", "fence.proxy.async.global;"),
    ("fence.proxy.async.shared_cluster", "fence.proxy.async.shared::cluster;"),
    ("fence.proxy.async.shared_cta", "fence.proxy.async.shared::cta;"),
    ("fence.sc.cluster", "fence.sc.cluster;"),
    ("ldmatrix.sync.aligned.m8n8.x1.b16", "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];"),
    ("ldmatrix.sync.aligned.m8n8.x1.trans.b16", "ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 {$0}, [$1];"),
    ("ldmatrix.sync.aligned.m8n8.x2.b16", "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {$0, $1}, [$2];"),
    (
        "ldmatrix.sync.aligned.m8n8.x2.trans.b16",
        "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];",
    ),
    ("ldmatrix.sync.aligned.m8n8.x4.b16", "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];"),
    (
        "ldmatrix.sync.aligned.m8n8.x4.trans.b16",
        "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {$0, $1, $2, $3}, [$4];",
    ),
    ("mbarrier.arrive", "mbarrier.arrive.b64 $0, [$1];"),
    ("mbarrier.arrive.shared", "mbarrier.arrive.shared.b64 $0, [$1];"),
    ("mbarrier.init", "mbarrier.init.b64 [$0], $1;"),
    ("mbarrier.init.shared", "mbarrier.init.shared.b64 [$0], $1;"),
    ("mbarrier.inval", "mbarrier.inval.b64 [$0];"),
    ("mbarrier.inval.shared", "mbarrier.inval.shared.b64 [$0];"),
    ("mbarrier.test.wait", "{ .reg .pred p; mbarrier.test_wait.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }"),
    (
        "mbarrier.test.wait.shared",
        "{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }",
    ),
    ("nanosleep", "nanosleep.u32 $0;"),
    ("rcp.approx.ftz.f", "rcp.approx.ftz.f32 $0, $1;"),
    ("read.ptx.sreg.cluster.ctaid.x", "mov.u32 $0, %cluster_ctaid.x;"),
    ("read.ptx.sreg.cluster.ctaid.y", "mov.u32 $0, %cluster_ctaid.y;"),
    ("read.ptx.sreg.cluster.ctaid.z", "mov.u32 $0, %cluster_ctaid.z;"),
    ("read.ptx.sreg.cluster.ctarank", "mov.u32 $0, %cluster_ctarank;"),
    ("read.ptx.sreg.cluster.nctaid.x", "mov.u32 $0, %cluster_nctaid.x;"),
    ("read.ptx.sreg.cluster.nctaid.y", "mov.u32 $0, %cluster_nctaid.y;"),
    ("read.ptx.sreg.cluster.nctaid.z", "mov.u32 $0, %cluster_nctaid.z;"),
    ("read.ptx.sreg.cluster.nctarank", "mov.u32 $0, %cluster_nctarank;"),
    ("read.ptx.sreg.clusterid.x", "mov.u32 $0, %clusterid.x;"),
    ("read.ptx.sreg.clusterid.y", "mov.u32 $0, %clusterid.y;"),
    ("read.ptx.sreg.clusterid.z", "mov.u32 $0, %clusterid.z;"),
    ("read.ptx.sreg.dynamic_smem_size", "mov.u32 $0, %dynamic_smem_size;"),
    ("read.ptx.sreg.globaltimer", "mov.u64 $0, %globaltimer;"),
    ("read.ptx.sreg.globaltimer.lo", "mov.u32 $0, %globaltimer_lo;"),
    ("read.ptx.sreg.nclusterid.x", "mov.u32 $0, %nclusterid.x;"),
    ("read.ptx.sreg.nclusterid.y", "mov.u32 $0, %nclusterid.y;"),
    ("read.ptx.sreg.nclusterid.z", "mov.u32 $0, %nclusterid.z;"),
    ("read.ptx.sreg.total_smem_size", "mov.u32 $0, %total_smem_size;"),
    ("redux.sync.add", "redux.sync.add.s32 $0, $1, $2;"),
    ("redux.sync.and", "redux.sync.and.b32 $0, $1, $2;"),
    ("redux.sync.max", "redux.sync.max.s32 $0, $1, $2;"),
    ("redux.sync.min", "redux.sync.min.s32 $0, $1, $2;"),
    ("redux.sync.or", "redux.sync.or.b32 $0, $1, $2;"),
    ("redux.sync.umax", "redux.sync.max.u32 $0, $1, $2;"),
    ("redux.sync.umin", "redux.sync.min.u32 $0, $1, $2;"),
    ("redux.sync.xor", "redux.sync.xor.b32 $0, $1, $2;"),
    ("shfl.sync.bfly.f32p", BUTTERFLY),
    ("shfl.sync.bfly.i32p", BUTTERFLY),
    ("shfl.sync.down.f32p", DOWN),
    ("shfl.sync.down.i32p", DOWN),
    ("shfl.sync.idx.f32p", INDEX),
    ("shfl.sync.idx.i32p", INDEX),
    ("shfl.sync.up.f32p", UP),
    ("shfl.sync.up.i32p", UP),
    ("wgmma.commit_group.sync.aligned", "wgmma.commit_group.sync.aligned;"),
    ("wgmma.fence.sync.aligned", "wgmma.fence.sync.aligned;"),
    ("wgmma.wait_group.sync.aligned", "wgmma.wait_group.sync.aligned $0;"),
];

const RED_AND: &str = "{ .reg .pred p, q; setp.ne.u32 p, $2, 0; barrier.cta.red.and.aligned.pred q, $1, p; selp.u32 $0, 1, 0, q; }";
const RED_OR: &str = "{ .reg .pred p, q; setp.ne.u32 p, $2, 0; barrier.cta.red.or.aligned.pred q, $1, p; selp.u32 $0, 1, 0, q; }";
const BUTTERFLY: &str = "{ .reg .pred p; shfl.sync.bfly.b32 $0|p, $3, $4, $5, $2; selp.u32 $1, 1, 0, p; }";
const DOWN: &str = "{ .reg .pred p; shfl.sync.down.b32 $0|p, $3, $4, $5, $2; selp.u32 $1, 1, 0, p; }";
const INDEX: &str = "{ .reg .pred p; shfl.sync.idx.b32 $0|p, $3, $4, $5, $2; selp.u32 $1, 1, 0, p; }";
const UP: &str = "{ .reg .pred p; shfl.sync.up.b32 $0|p, $3, $4, $5, $2; selp.u32 $1, 1, 0, p; }";

/// The row of an intrinsic without `llvm.`.
pub(super) fn find(base: &str) -> Option<&'static Ptx> {
    let name = base.strip_prefix("nvvm.")?;
    ROWS.binary_search_by(|(row, _)| (*row).cmp(name)).ok().map(|at| &ROWS[at])
}

/// The constraints of results and operands, by their types, and of memory.
pub(in super::super) fn constraints(cx: &Context, result: Type, args: &[Value]) -> String {
    let letter = |ty: Type| match ty {
        Type::I16 => "h",
        Type::I64 => "l",
        Type::FLOAT => "f",
        Type::DOUBLE => "d",
        _ if ty.is_ptr() => "l",
        _ => "r",
    };
    let results = match cx.struct_fields(result) {
        Some((fields, _)) => fields.iter().collect(),
        None if result == Type::VOID => Vec::new(),
        None => vec![result],
    };
    let outputs = results.into_iter().map(|ty| format!("={}", letter(ty)));
    // A constant is an immediate operand, which some instructions need.
    let inputs = args
        .iter()
        .map(|arg| if arg.is_const() && arg.ty().is_int() { "n" } else { letter(arg.ty()) }.to_owned());
    let all: Vec<String> = outputs.chain(inputs).chain(["~{memory}".to_owned()]).collect();
    all.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::Intrinsic;

    #[test]
    fn rows_name_intrinsics() {
        let names: Vec<&str> = Intrinsic::all().map(Intrinsic::base_name).collect();
        assert!(ROWS.is_sorted_by(|a, b| a.0 < b.0));
        for (name, _) in ROWS {
            assert!(names.contains(&&*format!("nvvm.{name}")), "{name}");
        }
    }
}
