//! Which code translates which operation: one look-up by op code.

use crate::export::function::FunctionTranslation;
use crate::export::intrinsic_table::INTRINSICS;
use crate::export::intrinsics::Intrinsic;
use crate::export::{arith, control, memory};
use std::sync::OnceLock;
use terrace_ir::{Op, OpDef, OpKind, Result};
use terrace_llir::Opcode;
use terrace_llvm as l;

/// How an operation is translated.
#[derive(Clone, Copy)]
pub(crate) enum Row {
    /// Not at all: it is of another dialect.
    Foreign,
    /// A binary instruction without flags.
    Binary(Opcode),
    /// One that has `nsw` and `nuw` in the slot.
    Wrapping(Opcode, u8),
    /// One that has a unit attribute in the slot: `exact` or `disjoint`.
    Marked(Opcode, u8),
    /// One that has fast-math flags in the slot.
    Fast(Opcode, u8),
    /// A cast without flags.
    Cast(Opcode),
    /// A cast that has `nneg` in the slot.
    CastMarked(Opcode, u8),
    /// A call of an intrinsic.
    Intrinsic(&'static Intrinsic),
    /// Anything else.
    Op(fn(&mut FunctionTranslation<'_, '_>, Op) -> Result),
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

/// The table of the process: op codes are process-wide.
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
    use Row::{Binary, Cast, CastMarked, Fast, Marked, Wrapping};
    rows! {
        Add => Wrapping(Opcode::Add, slot!(Add.overflow_flags)),
        Sub => Wrapping(Opcode::Sub, slot!(Sub.overflow_flags)),
        Mul => Wrapping(Opcode::Mul, slot!(Mul.overflow_flags)),
        Shl => Wrapping(Opcode::Shl, slot!(Shl.overflow_flags)),
        UDiv => Marked(Opcode::UDiv, slot!(UDiv.is_exact)),
        SDiv => Marked(Opcode::SDiv, slot!(SDiv.is_exact)),
        LShr => Marked(Opcode::LShr, slot!(LShr.is_exact)),
        AShr => Marked(Opcode::AShr, slot!(AShr.is_exact)),
        Or => Marked(Opcode::Or, slot!(Or.is_disjoint)),
        URem => Binary(Opcode::URem),
        SRem => Binary(Opcode::SRem),
        And => Binary(Opcode::And),
        XOr => Binary(Opcode::Xor),
        FAdd => Fast(Opcode::FAdd, slot!(FAdd.fastmath_flags)),
        FSub => Fast(Opcode::FSub, slot!(FSub.fastmath_flags)),
        FMul => Fast(Opcode::FMul, slot!(FMul.fastmath_flags)),
        FDiv => Fast(Opcode::FDiv, slot!(FDiv.fastmath_flags)),
        FRem => Fast(Opcode::FRem, slot!(FRem.fastmath_flags)),
        Trunc => Row::Op(arith::trunc),
        ZExt => CastMarked(Opcode::ZExt, slot!(ZExt.non_neg)),
        UIToFP => CastMarked(Opcode::UiToFp, slot!(UIToFP.non_neg)),
        SExt => Cast(Opcode::SExt),
        SIToFP => Cast(Opcode::SiToFp),
        FPTrunc => Cast(Opcode::FpTrunc),
        FPExt => Cast(Opcode::FpExt),
        FPToSI => Cast(Opcode::FpToSi),
        FPToUI => Cast(Opcode::FpToUi),
        PtrToInt => Cast(Opcode::PtrToInt),
        IntToPtr => Row::Op(arith::int_to_ptr),
        Bitcast => Cast(Opcode::BitCast),
        AddrSpaceCast => Cast(Opcode::AddrSpaceCast),
        FNeg => Row::Op(arith::fneg),
        ICmp => Row::Op(arith::icmp),
        FCmp => Row::Op(arith::fcmp),
        Select => Row::Op(arith::select),
        Freeze => Row::Op(arith::freeze),
        Constant => Row::Op(arith::constant),
        Zero => Row::Op(arith::zero),
        Undef => Row::Op(arith::undef),
        Poison => Row::Op(arith::poison),
        NoneToken => Row::Op(arith::zero),
        AddressOf => Row::Op(arith::address_of),
        DsoLocalEquivalent => Row::Op(arith::dso_local_equivalent),
        BlockAddress => Row::Op(control::block_address),
        BlockTag => Row::Op(control::block_tag),
        Alloca => Row::Op(memory::alloca),
        Load => Row::Op(memory::load),
        Store => Row::Op(memory::store),
        GetElementPtr => Row::Op(memory::gep),
        AtomicRMW => Row::Op(memory::atomic_rmw),
        AtomicCmpXchg => Row::Op(memory::cmpxchg),
        Fence => Row::Op(memory::fence),
        VaArg => Row::Op(memory::va_arg),
        ExtractValue => Row::Op(memory::extract_value),
        InsertValue => Row::Op(memory::insert_value),
        ExtractElement => Row::Op(memory::extract_element),
        InsertElement => Row::Op(memory::insert_element),
        ShuffleVector => Row::Op(memory::shuffle_vector),
        Call => Row::Op(control::call),
        CallIntrinsic => Row::Op(crate::export::intrinsics::call_intrinsic),
        Invoke => Row::Op(control::invoke),
        Landingpad => Row::Op(control::landing_pad),
        Resume => Row::Op(control::resume),
        InlineAsm => Row::Op(control::inline_asm),
        Br => Row::Op(control::br),
        CondBr => Row::Op(control::cond_br),
        Switch => Row::Op(control::switch),
        IndirectBr => Row::Op(control::indirect_br),
        Return => Row::Op(control::ret),
        Unreachable => Row::Op(control::unreachable),
    }
    for row in INTRINSICS {
        table.set(row.def, Row::Intrinsic(row));
    }
    crate::export::intrinsics::special(&mut |def, f| table.set(def, Row::Op(f)));
    table
}
