//! The function that translates each operation: one table, indexed by op code.

use crate::export::enums::{fast_math, overflow_flags};
use crate::export::intrinsic_table::{INTRINSICS, NEWER, WITHOUT_INTRINSIC};
use crate::export::lossless::ops as lossless;
use crate::export::row::Row;
use crate::export::state::{FunctionTranslation, Outcome, Stop};
use crate::export::{arith, arm, control, gpu, left_out, memory, nvvm, rocdl};
use std::sync::OnceLock;
use terrace_base::builtin;
use terrace_ir::{Op, OpDef, OpKind, Result};
use terrace_llir::{Flags, Opcode};
use terrace_llvm as l;

impl FunctionTranslation<'_, '_> {
    /// Translates an operation.
    #[inline(always)]
    pub fn op(&mut self, op: Op) -> Outcome {
        match table().row(self.b.code(op)) {
            Row::Foreign => match self.state.foreign.operation(self, op)? {
                true => Ok(()),
                false => Err(Stop::Unsupported),
            },
            row => Ok(self.by_row(op, row)?),
        }
    }

    /// Translates an operation by its row.
    #[inline]
    fn by_row(&mut self, op: Op, row: Row) -> Result {
        let value = match row {
            Row::Binary(code) => self.binary(op, code, Flags::NONE),
            Row::Overflow(code, slot) => {
                self.binary(op, code, overflow_flags(self.ctx, self.b.slot(op, slot as usize)))
            }
            Row::Exact(code, slot) => {
                // `exact` and `disjoint` share a bit.
                let flags = if self.b.slot(op, slot as usize).is_some() { Flags::EXACT } else { Flags::NONE };
                self.binary(op, code, flags)
            }
            Row::FastMath(code, slot) => {
                self.binary(op, code, fast_math(self.ctx, self.b.slot(op, slot as usize)))
            }
            Row::Cast(code) => self.cast(op, code, Flags::NONE)?,
            Row::NonNegCast(code, slot) => {
                let flags = if self.b.slot(op, slot as usize).is_some() { Flags::NNEG } else { Flags::NONE };
                self.cast(op, code, flags)?
            }
            Row::Intrinsic(intrinsic) => self.intrinsic(op, intrinsic)?,
            Row::Value(f) => f(self, op)?,
            Row::Op(f) => return f(self, op),
            Row::Foreign => return Ok(()),
        };
        self.set_result(op, value);
        Ok(())
    }
}

/// Rows by op code.
pub(crate) struct Table {
    rows: Vec<Row>,
}

impl Table {
    /// The row of an op code.
    #[inline]
    pub fn row(&self, code: u32) -> Row {
        self.rows.get(code as usize).copied().unwrap_or(Row::Foreign)
    }

    fn set(&mut self, def: &'static OpDef, row: Row) {
        let at = def.code() as usize;
        if self.rows.len() <= at {
            self.rows.resize(at + 1, Row::Foreign);
        }
        self.rows[at] = row;
    }
}

/// The table of the process, since op codes are process-wide.
#[inline]
pub(crate) fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(make)
}

fn make() -> Table {
    let mut table = Table { rows: Vec::new() };
    macro_rules! rows {
        ($($Op:ident => $row:expr,)*) => {{ $( table.set(<l::$Op as OpKind>::DEF, $row); )* }};
    }
    macro_rules! slot {
        ($Op:ident . $slot:ident) => {
            l::$Op::SLOTS.$slot as u8
        };
    }
    use Row::{Binary, Cast, Exact, FastMath, NonNegCast, Overflow};
    rows! {
        Add => Overflow(Opcode::Add, slot!(Add.overflow_flags)),
        Sub => Overflow(Opcode::Sub, slot!(Sub.overflow_flags)),
        Mul => Overflow(Opcode::Mul, slot!(Mul.overflow_flags)),
        Shl => Overflow(Opcode::Shl, slot!(Shl.overflow_flags)),
        UDiv => Exact(Opcode::UDiv, slot!(UDiv.is_exact)),
        SDiv => Exact(Opcode::SDiv, slot!(SDiv.is_exact)),
        LShr => Exact(Opcode::LShr, slot!(LShr.is_exact)),
        AShr => Exact(Opcode::AShr, slot!(AShr.is_exact)),
        Or => Exact(Opcode::Or, slot!(Or.is_disjoint)),
        URem => Binary(Opcode::URem),
        SRem => Binary(Opcode::SRem),
        And => Binary(Opcode::And),
        XOr => Binary(Opcode::Xor),
        FAdd => FastMath(Opcode::FAdd, slot!(FAdd.fastmath_flags)),
        FSub => FastMath(Opcode::FSub, slot!(FSub.fastmath_flags)),
        FMul => FastMath(Opcode::FMul, slot!(FMul.fastmath_flags)),
        FDiv => FastMath(Opcode::FDiv, slot!(FDiv.fastmath_flags)),
        FRem => FastMath(Opcode::FRem, slot!(FRem.fastmath_flags)),
        Trunc => Row::Value(arith::trunc),
        ZExt => NonNegCast(Opcode::ZExt, slot!(ZExt.non_neg)),
        UIToFP => NonNegCast(Opcode::UiToFp, slot!(UIToFP.non_neg)),
        SExt => Cast(Opcode::SExt),
        SIToFP => Cast(Opcode::SiToFp),
        FPTrunc => Row::Value(|tx, op| arith::float_cast(tx, op, Opcode::FpTrunc)),
        FPExt => Row::Value(|tx, op| arith::float_cast(tx, op, Opcode::FpExt)),
        FPToSI => Cast(Opcode::FpToSi),
        FPToUI => Cast(Opcode::FpToUi),
        PtrToInt => Cast(Opcode::PtrToInt),
        IntToPtr => Row::Value(arith::int_to_ptr),
        Bitcast => Cast(Opcode::BitCast),
        AddrSpaceCast => Cast(Opcode::AddrSpaceCast),
        FNeg => Row::Value(arith::fneg),
        ICmp => Row::Value(arith::icmp),
        FCmp => Row::Value(arith::fcmp),
        Select => Row::Value(arith::select),
        Freeze => Row::Value(arith::freeze),
        Constant => Row::Value(arith::constant),
        Zero => Row::Value(arith::zero),
        Undef => Row::Value(arith::undef),
        Poison => Row::Value(arith::poison),
        NoneToken => Row::Value(arith::zero),
        AddressOf => Row::Value(arith::address_of),
        DsoLocalEquivalent => Row::Value(arith::dso_local_equivalent),
        BlockAddress => Row::Value(control::block_address),
        BlockTag => Row::Op(control::block_tag),
        Alloca => Row::Value(memory::alloca),
        Load => Row::Value(memory::load),
        Store => Row::Op(memory::store),
        GetElementPtr => Row::Value(memory::gep),
        AtomicRMW => Row::Value(memory::atomic_rmw),
        AtomicCmpXchg => Row::Value(memory::cmpxchg),
        Fence => Row::Op(memory::fence),
        VaArg => Row::Value(memory::va_arg),
        ExtractValue => Row::Value(memory::extract_value),
        InsertValue => Row::Value(memory::insert_value),
        ExtractElement => Row::Value(memory::extract_element),
        InsertElement => Row::Value(memory::insert_element),
        ShuffleVector => Row::Value(memory::shuffle_vector),
        Call => Row::Value(control::call),
        CallIntrinsic => Row::Value(crate::export::intrinsics::call_intrinsic),
        Invoke => Row::Value(control::invoke),
        Landingpad => Row::Value(control::landing_pad),
        Resume => Row::Op(control::resume),
        InlineAsm => Row::Value(control::inline_asm),
        Br => Row::Op(control::br),
        CondBr => Row::Op(control::cond_br),
        Switch => Row::Op(control::switch),
        IndirectBr => Row::Op(control::indirect_br),
        Return => Row::Op(control::ret),
        Unreachable => Row::Op(control::unreachable),
        PtrToAddr => Row::Value(lossless::ptr_to_addr),
        MetadataAsValue => Row::Value(lossless::metadata_as_value),
        DebugRecordOp => Row::Op(lossless::debug_record),
        Instruction => Row::Value(lossless::instruction),
        InlineAsmValue => Row::Value(lossless::inline_asm_value),
        CallBr => Row::Value(lossless::call_br),
        CatchSwitch => Row::Value(lossless::catch_switch),
        CatchPad => Row::Value(lossless::catch_pad),
        CleanupPad => Row::Value(lossless::cleanup_pad),
        CatchRet => Row::Op(lossless::catch_ret),
        CleanupRet => Row::Op(lossless::cleanup_ret),
    }
    let leave_out = |tx: &mut FunctionTranslation<'_, '_>, op| {
        left_out::module(
            tx.b,
            op,
            "move its operations to the module of the function; or translate it by itself",
        );
        Ok(())
    };
    table.set(builtin::Module::DEF, Row::Op(leave_out));
    for (def, row) in nvvm::rows() {
        table.set(def, row);
    }
    for row in [INTRINSICS, NEWER, arm::NEON, arm::SVE, rocdl::INTRINSICS].into_iter().flatten() {
        table.set(row.def, Row::Intrinsic(row));
    }
    for &(def, _) in WITHOUT_INTRINSIC {
        table.set(def, Row::Op(crate::export::intrinsics::without_intrinsic));
    }
    for &(def, row) in crate::export::intrinsics::SPECIAL.iter().chain(rocdl::SPECIAL).chain(gpu::ROWS) {
        table.set(def, row);
    }
    table
}
