//! The intrinsics that operations of `rocdl` call.

use crate::export::intrinsic_table::Intrinsic;
use terrace_hardware::rocdl;
use terrace_ir::OpKind;

/// The name of the intrinsic of an operation: `rocdl.ds_swizzle` is `amdgcn.ds.swizzle`.
const fn name<const N: usize>(op: &str) -> [u8; N] {
    let (from, prefix) = (op.as_bytes(), b"amdgcn");
    let mut name = [b'.'; N];
    let mut i = 0;
    while i < N {
        if i < prefix.len() {
            name[i] = prefix[i];
        } else if from[i + from.len() - N] != b'_' {
            name[i] = from[i + from.len() - N];
        }
        i += 1;
    }
    name
}

const fn text(name: &'static [u8]) -> &'static str {
    match core::str::from_utf8(name) {
        Ok(name) => name,
        Err(_) => "",
    }
}

/// One group for each form: the results and the arguments that the name is overloaded on, the arguments that are
/// attributes, flags, and the operations.
macro_rules! rows {
    ($( $results:tt $operands:tt $imms:tt $flags:tt: $($Op:ident),*; )*) => {
        &[$($( rows!(@row $Op $results $operands $imms $flags) ),*),*]
    };
    (@row $Op:ident $results:tt $operands:tt ($($at:literal $slot:ident),*) [$($flag:ident)*]) => {
        Intrinsic {
            def: <rocdl::$Op as OpKind>::DEF,
            name: {
                const OP: &str = <rocdl::$Op as OpKind>::DEF.name;
                const NAME: &[u8] = &name::<{ OP.len() + "amdgcn".len() - "rocdl".len() }>(OP);
                const { text(NAME) }
            },
            results: &$results,
            operands: &$operands,
            imms: &[$(($at, rocdl::$Op::SLOTS.$slot)),*],
            $( $flag: rows!(@ $flag $Op), )*
            ..Intrinsic::NONE
        }
    };
    (@ attrs $Op:ident) => { Some((rocdl::$Op::SLOTS.arg_attrs, rocdl::$Op::SLOTS.res_attrs)) };
    (@ range $Op:ident) => { Some(rocdl::$Op::SLOTS.range) };
    (@ alias $Op:ident) => {
        Some([None, Some(rocdl::$Op::SLOTS.alias_scopes), Some(rocdl::$Op::SLOTS.noalias_scopes), Some(rocdl::$Op::SLOTS.tbaa)])
    };
}

#[rustfmt::skip]
pub(crate) static INTRINSICS: &[Intrinsic] = rows! {
    [0] [] () []:
        Cos, Exp2, Log, Rcp, Sin, Sqrt, Tanh, Ballot, FMed3, RawBufferLoad;
    [] [] (1 member_cnt) []:
        BarrierInit, BarrierSignalVar;
    [] [] () []:
        BarrierJoin, CvtPkRtz, CvtScaleF322xPk16Bf6F32, CvtScaleF322xPk16Fp6F32, CvtScaleF32Pk16Bf6Bf16,
        CvtScaleF32Pk16Bf6F16, CvtScaleF32Pk16Bf6F32, CvtScaleF32Pk16Fp6Bf16, CvtScaleF32Pk16Fp6F16,
        CvtScaleF32Pk16Fp6F32, CvtScaleF32Pk32Bf16Bf6, CvtScaleF32Pk32Bf16Fp6, CvtScaleF32Pk32Bf6Bf16,
        CvtScaleF32Pk32Bf6F16, CvtScaleF32Pk32F16Bf6, CvtScaleF32Pk32F16Fp6, CvtScaleF32Pk32F32Bf6,
        CvtScaleF32Pk32F32Fp6, CvtScaleF32Pk32Fp6Bf16, CvtScaleF32Pk32Fp6F16, CvtScaleF32Pk8Bf8Bf16,
        CvtScaleF32Pk8Bf8F16, CvtScaleF32Pk8Bf8F32, CvtScaleF32Pk8Fp4Bf16, CvtScaleF32Pk8Fp4F16,
        CvtScaleF32Pk8Fp4F32, CvtScaleF32Pk8Fp8Bf16, CvtScaleF32Pk8Fp8F16, CvtScaleF32Pk8Fp8F32,
        CvtScaleF32SrPk16Bf6Bf16, CvtScaleF32SrPk16Bf6F16, CvtScaleF32SrPk16Bf6F32, CvtScaleF32SrPk16Fp6Bf16,
        CvtScaleF32SrPk16Fp6F16, CvtScaleF32SrPk16Fp6F32, CvtScaleF32SrPk32Bf6Bf16, CvtScaleF32SrPk32Bf6F16,
        CvtScaleF32SrPk32Bf6F32, CvtScaleF32SrPk32Fp6Bf16, CvtScaleF32SrPk32Fp6F16, CvtScaleF32SrPk32Fp6F32,
        CvtScaleF32SrPk8Bf8Bf16, CvtScaleF32SrPk8Bf8F16, CvtScaleF32SrPk8Bf8F32, CvtScaleF32SrPk8Fp4Bf16,
        CvtScaleF32SrPk8Fp4F16, CvtScaleF32SrPk8Fp4F32, CvtScaleF32SrPk8Fp8Bf16, CvtScaleF32SrPk8Fp8F16,
        CvtScaleF32SrPk8Fp8F32, DsBpermute, DsSwizzle, GetNamedBarrierState, SBarrier, WakeupBarrier,
        MfmaF32_16x16x16Bf16_1k, MfmaF32_16x16x16F16, MfmaF32_16x16x1F32, MfmaF32_16x16x2Bf16, MfmaF32_16x16x32Bf16,
        MfmaF32_16x16x32Bf8Bf8, MfmaF32_16x16x32Bf8Fp8, MfmaF32_16x16x32F16, MfmaF32_16x16x32Fp8Bf8,
        MfmaF32_16x16x32Fp8Fp8, MfmaF32_16x16x4Bf16_1k, MfmaF32_16x16x4F16, MfmaF32_16x16x4F32, MfmaF32_16x16x8Xf32,
        MfmaF32_16x16x8Bf16, MfmaF32_32x32x16Bf16, MfmaF32_32x32x16Bf8Bf8, MfmaF32_32x32x16Bf8Fp8,
        MfmaF32_32x32x16F16, MfmaF32_32x32x16Fp8Bf8, MfmaF32_32x32x16Fp8Fp8, MfmaF32_32x32x1F32,
        MfmaF32_32x32x2Bf16, MfmaF32_32x32x2F32, MfmaF32_32x32x4Xf32, MfmaF32_32x32x4Bf16, MfmaF32_32x32x4Bf16_1k,
        MfmaF32_32x32x4F16, MfmaF32_32x32x8Bf16_1k, MfmaF32_32x32x8F16, MfmaF32_4x4x1F32, MfmaF32_4x4x2Bf16,
        MfmaF32_4x4x4Bf16_1k, MfmaF32_4x4x4F16, MfmaF64_16x16x4F64, MfmaF64_4x4x4F64, MfmaI32_16x16x16I8,
        MfmaI32_16x16x32I8, MfmaI32_16x16x4I8, MfmaI32_16x16x64I8, MfmaI32_32x32x16I8, MfmaI32_32x32x32I8,
        MfmaI32_32x32x4I8, MfmaI32_32x32x8I8, MfmaI32_4x4x4I8, SmfmacF32_16x16x128Bf8Bf8, SmfmacF32_16x16x128Bf8Fp8,
        SmfmacF32_16x16x128Fp8Bf8, SmfmacF32_16x16x128Fp8Fp8, SmfmacF32_16x16x32Bf16, SmfmacF32_16x16x32F16,
        SmfmacF32_16x16x64Bf16, SmfmacF32_16x16x64Bf8Bf8, SmfmacF32_16x16x64Bf8Fp8, SmfmacF32_16x16x64F16,
        SmfmacF32_16x16x64Fp8Bf8, SmfmacF32_16x16x64Fp8Fp8, SmfmacF32_32x32x16Bf16, SmfmacF32_32x32x16F16,
        SmfmacF32_32x32x32Bf16, SmfmacF32_32x32x32Bf8Bf8, SmfmacF32_32x32x32Bf8Fp8, SmfmacF32_32x32x32F16,
        SmfmacF32_32x32x32Fp8Bf8, SmfmacF32_32x32x32Fp8Fp8, SmfmacF32_32x32x64Bf8Bf8, SmfmacF32_32x32x64Bf8Fp8,
        SmfmacF32_32x32x64Fp8Bf8, SmfmacF32_32x32x64Fp8Fp8, SmfmacI32_16x16x128I8, SmfmacI32_16x16x64I8,
        SmfmacI32_32x32x32I8, SmfmacI32_32x32x64I8;
    [] [] (0 id) []:
        BarrierLeave, BarrierSignalIsfirst, BarrierSignal, BarrierWait, GetBarrierState;
    [] [] () [range]:
        BlockIdX, BlockIdY, BlockIdZ, ClusterIdX, ClusterIdY, ClusterIdZ, ThreadIdX, ThreadIdY, ThreadIdZ,
        WavefrontSize;
    [] [] (2 offset, 3 cpol) [alias]:
        ClusterLoadAsyncToLDSB128, ClusterLoadAsyncToLDSB32, ClusterLoadAsyncToLDSB64, ClusterLoadAsyncToLDSB8;
    [] [] (1 byte_sel) []:
        CvtF32Bf8, CvtF32Fp8;
    [] [] (3 word_sel) []:
        CvtPkBf8F32, CvtPkFp8F32;
    [] [] (1 word_sel) []:
        CvtPkF32Bf8, CvtPkF32Fp8;
    [] [] (2 scale_sel) []:
        CvtPkScalePk16Bf16Bf6, CvtPkScalePk16Bf16Fp6, CvtPkScalePk16F16Bf6, CvtPkScalePk16F16Fp6,
        CvtPkScalePk16F32Bf6, CvtPkScalePk16F32Fp6, CvtPkScalePk8Bf16Bf8, CvtPkScalePk8Bf16Fp4,
        CvtPkScalePk8Bf16Fp8, CvtPkScalePk8F16Bf8, CvtPkScalePk8F16Fp4, CvtPkScalePk8F16Fp8, CvtPkScalePk8F32Bf8,
        CvtPkScalePk8F32Fp4, CvtPkScalePk8F32Fp8;
    [] [] (3 src_sel_index, 4 dst_lo_hi_sel) []:
        CvtScaleF32F16Bf8, CvtScaleF32F16Fp8;
    [] [] (2 src_sel_index) []:
        CvtScaleF32F32Bf8, CvtScaleF32F32Fp8, CvtScaleF32PkBf16Fp4, CvtScaleF32PkF16Fp4, CvtScaleF32PkF32Fp4;
    [] [] (2 src_lo_hi_sel) []:
        CvtScaleF32PkBf16Bf8, CvtScaleF32PkBf16Fp8, CvtScaleF32PkF16Bf8, CvtScaleF32PkF16Fp8, CvtScaleF32PkF32Bf8,
        CvtScaleF32PkF32Fp8;
    [] [] (3 dst_lo_hi_sel) []:
        CvtScaleF32PkBf8Bf16, CvtScaleF32PkBf8F16, CvtScaleF32PkFp8Bf16, CvtScaleF32PkFp8F16;
    [] [] (4 dst_lo_hi_sel) []:
        CvtScaleF32PkBf8F32, CvtScaleF32PkFp8F32;
    [] [] (3 dst_sel_index) []:
        CvtScaleF32PkFp4Bf16, CvtScaleF32PkFp4F16;
    [] [] (4 dst_sel_index) []:
        CvtScaleF32PkFp4F32, CvtScaleF32SrBf8BF16, CvtScaleF32SrBf8F16, CvtScaleF32SrBf8F32, CvtScaleF32SrFp8BF16,
        CvtScaleF32SrFp8F16, CvtScaleF32SrFp8F32, CvtScaleF32SrPkFp4Bf16, CvtScaleF32SrPkFp4F16,
        CvtScaleF32SrPkFp4F32;
    [] [] (3 byte_sel) []:
        CvtSrBf8F32, CvtSrFp8F32;
    [] [0] (2 dpp_ctrl, 3 row_mask, 4 bank_mask, 5 bound_ctrl) []:
        DPPUpdate;
    [] [] () [alias]:
        DsAtomicAsyncBarrierArrive, DsAtomicBarrierArriveRtn, RawPtrBufferLoadLds;
    [0] [] () [alias]:
        DsLoadTr16B128, DsLoadTr4B64, DsLoadTr6B96, DsLoadTr8B64, GlobalLoadTr4B64, GlobalLoadTr6B96,
        GlobalLoadTr8B128, GlobalLoadTr8B64, RawPtrBufferAtomicCmpSwap, RawPtrBufferLoad, DsReadTr16B64,
        DsReadTr4B64, DsReadTr6B96, DsReadTr8B64;
    [] [] (1 scope) [alias]:
        FlatPrefetch, GlobalPrefetch;
    [] [] (2 offset, 3 aux) [alias]:
        GlobalLoadAsyncToLDSB128, GlobalLoadAsyncToLDSB32, GlobalLoadAsyncToLDSB64, GlobalLoadAsyncToLDSB8;
    [] [] (2 size, 3 offset, 4 aux) [alias]:
        GlobalLoadLDS;
    [] [] (0 variant) []:
        IglpOpt;
    [] [0] (2 size, 3 offset, 4 aux) [alias]:
        LoadToLDS;
    [0] [0] () []:
        MakeBufferRsrc, WmmaF32_16x16x16Bf16, WmmaF32_16x16x16Bf8Bf8, WmmaF32_16x16x16Bf8Fp8, WmmaF32_16x16x16F16,
        WmmaF32_16x16x16Fp8Bf8, WmmaF32_16x16x16Fp8Fp8;
    [] [] () [attrs]:
        MbcntHi, MbcntLo;
    [] [] (2 fi, 3 bound_control) []:
        Permlane16Swap, Permlane32Swap;
    [] [0] (4 fi, 5 bound_control) []:
        PermlaneX16;
    [] [0] () []:
        RawBufferAtomicCmpSwap, RawBufferAtomicFAdd, RawBufferAtomicFMax, RawBufferAtomicSMax, RawBufferAtomicUMin,
        RawBufferStore, Readfirstlane, Readlane;
    [] [0] () [alias]:
        RawPtrBufferAtomicFadd, RawPtrBufferAtomicFmax, RawPtrBufferAtomicSmax, RawPtrBufferAtomicUmin,
        RawPtrBufferStore;
    [] [] (0 count) []:
        SNop, SSleep, WaitAsynccnt, WaitDscnt, WaitExpcnt, WaitLoadcnt, WaitStorecnt, WaitTensorcnt;
    [] [] (0 bitfield) []:
        SWaitcnt;
    [] [] (0 mask) []:
        SchedBarrier;
    [] [] (0 mask, 1 size, 2 group_id) []:
        SchedGroupBarrier;
    [] [] (0 priority) []:
        SetPrio;
    [] [] (2 cache_policy) [alias]:
        TensorLoadToLDSD2, TensorStoreFromLDSD2;
    [] [] (4 cache_policy) [alias]:
        TensorLoadToLDS, TensorStoreFromLDS;
    [] [0, 1] () []:
        MfmaScaleF32_16x16x128F8f6f4, MfmaScaleF32_32x32x64F8f6f4;
    [0] [1] (3 opsel) []:
        WmmaBf16_16x16x16Bf16, WmmaF16_16x16x16F16;
    [0] [1] (0 sign_a, 2 sign_b, 4 mod_c, 6 reuse_a, 7 reuse_b) []:
        WmmaBf16_16x16x32Bf16, WmmaF16_16x16x32F16, WmmaF32_16x16x32Bf16, WmmaF32_16x16x32F16, WmmaF32_16x16x4F32;
    [0] [1, 5] (0 sign_a, 2 sign_b, 4 mod_c, 6 reuse_a, 7 reuse_b) []:
        WmmaBf16f32_16x16x32Bf16;
    [0] [0] (2 mod_c, 4 reuse_a, 5 reuse_b) []:
        WmmaF16_16x16x128Bf8Bf8, WmmaF16_16x16x128Bf8Fp8, WmmaF16_16x16x128Fp8Bf8, WmmaF16_16x16x128Fp8Fp8,
        WmmaF16_16x16x64Bf8Bf8, WmmaF16_16x16x64Bf8Fp8, WmmaF16_16x16x64Fp8Bf8, WmmaF16_16x16x64Fp8Fp8,
        WmmaF32_16x16x128Bf8Bf8, WmmaF32_16x16x128Bf8Fp8, WmmaF32_16x16x128Fp8Bf8, WmmaF32_16x16x128Fp8Fp8,
        WmmaF32_16x16x64Bf8Bf8, WmmaF32_16x16x64Bf8Fp8, WmmaF32_16x16x64Fp8Bf8, WmmaF32_16x16x64Fp8Fp8;
    [0] [1] (0 sign_a, 2 sign_b, 5 clamp) []:
        WmmaI32_16x16x16Iu4, WmmaI32_16x16x16Iu8, WmmaI32_16x16x32Iu4;
    [0] [1] (0 sign_a, 2 sign_b, 5 reuse_a, 6 reuse_b, 7 clamp) []:
        WmmaI32_16x16x64Iu8;
    [0] [1, 3] (0 fmt_a, 2 fmt_b, 4 mod_c, 6 scale_a_type, 7 fmt_scale_a, 9 scale_b_type, 10 fmt_scale_b, 12 reuse_a, 13 reuse_b) []:
        WmmaScale16F32_16x16x128F8f6f4, WmmaScaleF32_16x16x128F8f6f4;
    [0] [0, 1] (2 mod_c, 4 scale_a_type, 5 fmt_scale_a, 7 scale_b_type, 8 fmt_scale_b, 10 reuse_a, 11 reuse_b) []:
        WmmaScale16F32_32x16x128F4, WmmaScaleF32_32x16x128F4;
};
