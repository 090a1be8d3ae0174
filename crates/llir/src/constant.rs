//! Constants: construction in LLVM's canonical forms, and inspection.
//!
//! Invariant: equal constants have one representation, so `==` on [`Value`] compares constants. All-zero aggregates
//! are `zeroinitializer`, aggregates of only `undef` or only `poison` are that constant, arrays and vectors of one
//! repeated number are splats, other arrays and vectors of plain numbers are raw bytes.

use crate::context::Context;
use crate::types::{FloatKind, Type, TypeView};
use crate::value::*;
use terrace_num::{ApFloat, FloatFormat};
use terrace_support::small_vec::SmallVec;

/// Operations of constant expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum ExprOp {
    /// `trunc`.
    Trunc,
    /// `ptrtoaddr`.
    PtrToAddr,
    /// `ptrtoint`.
    PtrToInt,
    /// `inttoptr`.
    IntToPtr,
    /// `bitcast`.
    BitCast,
    /// `addrspacecast`.
    AddrSpaceCast,
    /// `add`.
    Add,
    /// `sub`.
    Sub,
    /// `xor`.
    Xor,
    /// `getelementptr`; the source element type is in [`ConstExpr::source`].
    GetElementPtr,
    /// `extractelement`.
    ExtractElement,
    /// `insertelement`.
    InsertElement,
    /// `shufflevector`.
    ShuffleVector,
}

impl ExprOp {
    pub(crate) const ALL: [ExprOp; 13] = [
        ExprOp::Trunc,
        ExprOp::PtrToAddr,
        ExprOp::PtrToInt,
        ExprOp::IntToPtr,
        ExprOp::BitCast,
        ExprOp::AddrSpaceCast,
        ExprOp::Add,
        ExprOp::Sub,
        ExprOp::Xor,
        ExprOp::GetElementPtr,
        ExprOp::ExtractElement,
        ExprOp::InsertElement,
        ExprOp::ShuffleVector,
    ];

    /// LLVM's name of the operation.
    pub const fn name(self) -> &'static str {
        match self {
            ExprOp::Trunc => "trunc",
            ExprOp::PtrToAddr => "ptrtoaddr",
            ExprOp::PtrToInt => "ptrtoint",
            ExprOp::IntToPtr => "inttoptr",
            ExprOp::BitCast => "bitcast",
            ExprOp::AddrSpaceCast => "addrspacecast",
            ExprOp::Add => "add",
            ExprOp::Sub => "sub",
            ExprOp::Xor => "xor",
            ExprOp::GetElementPtr => "getelementptr",
            ExprOp::ExtractElement => "extractelement",
            ExprOp::InsertElement => "insertelement",
            ExprOp::ShuffleVector => "shufflevector",
        }
    }

    /// Whether the expression is a cast.
    pub const fn is_cast(self) -> bool {
        (self as u8) <= ExprOp::AddrSpaceCast as u8
    }
}

/// A constant expression.
#[derive(Clone, Copy)]
pub struct ConstExpr<'a> {
    /// The operation.
    pub op: ExprOp,
    /// `nuw`, `nsw`, `inbounds` and so on.
    pub flags: crate::inst::Flags,
    /// The source element type of a `getelementptr`; otherwise `void`.
    pub source: Type,
    /// The operands.
    pub operands: Values<'a>,
    /// `inrange(low, high)` of a `getelementptr`.
    pub in_range: Option<(i64, i64)>,
}

/// The contents of a constant in the context, for matching.
#[derive(Clone, Copy)]
pub enum ConstView<'a> {
    /// An integer as 32-bit words, lowest first, in two's complement at the width of the type.
    Int(&'a [u32]),
    /// The bits of a float, lowest word first.
    Float(&'a [u32]),
    /// The number that every element equals.
    Splat(Value),
    /// Elements of 1, 2, 4 or 8 bytes, little-endian, without padding.
    Data(&'a [u8]),
    /// Elements of an array, vector or struct.
    Aggregate(Values<'a>),
    /// A constant expression.
    Expr(ConstExpr<'a>),
    /// The address of a block of a function.
    BlockAddress(Func, Block),
    /// `dso_local_equivalent @f`.
    DsoLocalEquivalent(Value),
    /// `no_cfi @f`.
    NoCfi(Value),
    /// `ptrauth (ptr, i32, i64, ptr)`.
    PtrAuth(Values<'a>),
}

const CONST_INT: u32 = 0;
const CONST_FLOAT: u32 = 1;
const CONST_SPLAT: u32 = 2;
const CONST_DATA: u32 = 3;
const CONST_AGGREGATE: u32 = 4;
const CONST_EXPR: u32 = 5;
const CONST_BLOCK_ADDRESS: u32 = 6;
const CONST_DSO_LOCAL_EQUIVALENT: u32 = 7;
const CONST_NO_CFI: u32 = 8;
const CONST_PTR_AUTH: u32 = 9;

impl Context {
    fn const_record(&self, kind: u32, ty: Type, words: &[u32]) -> Value {
        Value::pack(TAG_CONST, ty, self.consts.intern_words(kind << 28 | ty.0, words))
    }

    fn splat_words(&self, elem: Value) -> [u32; 2] {
        elem.words()
    }

    /// An integer constant, truncated to the width of `ty`; for a vector type, a splat.
    #[inline]
    pub fn int(&self, ty: Type, value: i64) -> Value {
        match ty.int_width() {
            Some(width) if width <= 64 => self.int_low(ty, width, value),
            Some(width) => {
                let fill = (value >> 63) as u64;
                let mut limbs: SmallVec<[u64; 4]> =
                    terrace_support::smallvec![fill; width.div_ceil(64) as usize];
                limbs[0] = value as u64;
                self.int_limbs(ty, &limbs)
            }
            None => self.splat(ty, self.int(self.scalar_int(ty), value)),
        }
    }

    fn scalar_int(&self, ty: Type) -> Type {
        // A type that holds no integers would recurse for ever; `i64` replaces it.
        Some(self.scalar_type(ty)).filter(|ty| ty.is_int()).unwrap_or(Type::I64)
    }

    #[inline]
    fn int_low(&self, ty: Type, width: u32, value: i64) -> Value {
        let shift = 64 - width.max(1);
        let value = if width == 0 { 0 } else { value << shift >> shift };
        if value as i32 as i64 == value {
            return Value::pack(TAG_INT, ty, value as u32);
        }
        let raw = value as u64 & (u64::MAX >> shift);
        self.const_record(CONST_INT, ty, &[raw as u32, (raw >> 32) as u32])
    }

    /// An integer constant from 64-bit limbs, lowest first, truncated to the width of `ty`.
    pub fn int_limbs(&self, ty: Type, limbs: &[u64]) -> Value {
        let Some(width) = ty.int_width() else { return Value::undef(ty) };
        if width <= 64 {
            return self.int_low(ty, width, limbs.first().copied().unwrap_or(0) as i64);
        }
        let n = width.div_ceil(64) as usize;
        let mut words: SmallVec<[u64; 4]> = limbs.iter().copied().take(n).collect();
        words.resize(n, 0);
        if width % 64 != 0 {
            words[n - 1] &= u64::MAX >> (64 - width % 64);
        }
        // A value that sign-extends from 32 bits has the inline form.
        let low = words[0] as i64;
        if low as i32 as i64 == low {
            let fill = (low >> 63) as u64;
            let top = if width % 64 == 0 { fill } else { fill & (u64::MAX >> (64 - width % 64)) };
            if words[1..n - 1].iter().all(|&w| w == fill) && words[n - 1] == top {
                return Value::pack(TAG_INT, ty, low as u32);
            }
        }
        let halves: SmallVec<[u32; 8]> = words.iter().flat_map(|&w| [w as u32, (w >> 32) as u32]).collect();
        self.const_record(CONST_INT, ty, &halves)
    }

    /// A float constant from its bit pattern; for a vector type, a splat.
    pub fn float_bits(&self, ty: Type, bits: u128) -> Value {
        match ty.float_kind() {
            Some(FloatKind::Half | FloatKind::BFloat) => Value::pack(TAG_FLOAT, ty, bits as u16 as u32),
            Some(FloatKind::Float) => Value::pack(TAG_FLOAT, ty, bits as u32),
            Some(FloatKind::Double) => {
                let bits = bits as u64;
                if bits as u32 == 0 {
                    Value::pack(TAG_FLOAT, ty, (bits >> 32) as u32)
                } else {
                    self.const_record(CONST_FLOAT, ty, &[bits as u32, (bits >> 32) as u32])
                }
            }
            Some(kind) => {
                if bits == 0 {
                    return Value::zero(ty);
                }
                // Of `x86_fp80`, encodings that processors reject become others, as in LLVM.
                let bits = match kind {
                    FloatKind::X86Fp80 => ApFloat::from_bits(FloatFormat::F80, bits).to_bits(),
                    _ => bits,
                };
                let word = |i: u32| (bits >> (32 * i)) as u32;
                self.const_record(CONST_FLOAT, ty, &[word(0), word(1), word(2), word(3)])
            }
            None => {
                let elem = self.scalar_type(ty);
                if elem.is_float() { self.splat(ty, self.float_bits(elem, bits)) } else { Value::undef(ty) }
            }
        }
    }

    /// A `double` constant.
    pub fn double(&self, value: f64) -> Value {
        self.float_bits(Type::DOUBLE, value.to_bits() as u128)
    }

    /// A `float` constant.
    pub fn float(&self, value: f32) -> Value {
        self.float_bits(Type::FLOAT, value.to_bits() as u128)
    }

    /// A vector or array whose elements all are `elem`.
    pub fn splat(&self, ty: Type, elem: Value) -> Value {
        if elem.is_zero() && !elem.is_global() {
            return Value::zero(ty);
        }
        match elem.tag() {
            TAG_UNDEF => return Value::undef(ty),
            TAG_POISON => return Value::poison(ty),
            _ => {}
        }
        if self.n_elements(ty) == Some(0) && !ty.is_vector() {
            return Value::zero(ty);
        }
        self.const_record(CONST_SPLAT, ty, &self.splat_words(elem))
    }

    /// The size of an element in bytes, if arrays of this type are stored as raw data.
    fn data_width(elem: Type) -> Option<usize> {
        match elem.int_width() {
            Some(8) => Some(1),
            Some(16) => Some(2),
            Some(32) => Some(4),
            Some(64) => Some(8),
            Some(_) => None,
            None => match elem.float_kind()? {
                FloatKind::Half | FloatKind::BFloat => Some(2),
                FloatKind::Float => Some(4),
                FloatKind::Double => Some(8),
                _ => None,
            },
        }
    }

    /// An array or fixed vector of numbers from raw little-endian bytes. Elements must be `i8`, `i16`, `i32`, `i64`,
    /// `half`, `bfloat`, `float` or `double`, and the length must be that of the type; `None` otherwise.
    pub fn data(&self, ty: Type, bytes: &[u8]) -> Option<Value> {
        let elem = self.element_type(ty, 0).filter(|_| !ty.is_struct())?;
        let width = Self::data_width(elem)?;
        if self.n_elements(ty)?.checked_mul(width as u64)? != bytes.len() as u64 || ty.is_scalable_vector() {
            return None;
        }
        if bytes.is_empty() {
            return Some(Value::zero(ty));
        }
        if bytes[width..] == bytes[..bytes.len() - width] {
            return Some(self.splat(ty, self.data_element(elem, bytes, 0)));
        }
        Some(Value::pack(TAG_CONST, ty, self.consts.intern(CONST_DATA << 28 | ty.0, bytes)))
    }

    /// A string as an array of `i8`, without a terminating zero.
    pub fn string(&self, bytes: &[u8]) -> Value {
        let ty = self.array(Type::I8, bytes.len() as u64);
        self.data(ty, bytes).unwrap_or(Value::undef(ty))
    }

    /// Element `index` of raw data.
    pub(crate) fn data_element(&self, elem: Type, bytes: &[u8], index: usize) -> Value {
        let Some(width) = Self::data_width(elem) else { return Value::undef(elem) };
        let mut raw = [0u8; 8];
        if let Some(src) = bytes.get(index * width..(index + 1) * width) {
            raw[..width].copy_from_slice(src);
        }
        let raw = u64::from_le_bytes(raw);
        if elem.is_int() { self.int(elem, raw as i64) } else { self.float_bits(elem, raw as u128) }
    }

    /// An array, fixed vector or struct of these elements, in canonical form.
    pub fn aggregate(&self, ty: Type, elems: &[Value]) -> Value {
        let Some(&first) = elems.first() else { return Value::zero(ty) };
        if elems.iter().all(|e| e.is_zero() && !e.is_global()) {
            return Value::zero(ty);
        }
        if elems.iter().all(|e| e.is_poison()) {
            return Value::poison(ty);
        }
        // An aggregate that mixes undef and poison is not folded, as in LLVM.
        if elems.iter().all(|e| e.is_undef()) {
            return Value::undef(ty);
        }
        let uniform = !ty.is_struct();
        let plain = |e: &Value| matches!(e.tag(), TAG_INT | TAG_FLOAT) || self.is_number(*e);
        if uniform && plain(&first) && elems.iter().all(|e| *e == first) {
            return self.splat(ty, first);
        }
        if uniform
            && let Some(width) = Self::data_width(first.ty())
            && elems.iter().all(plain)
        {
            let mut bytes = Vec::with_capacity(elems.len() * width);
            for &e in elems {
                bytes.extend_from_slice(&self.number_bits(e).to_le_bytes()[..width]);
            }
            return Value::pack(TAG_CONST, ty, self.consts.intern(CONST_DATA << 28 | ty.0, &bytes));
        }
        let words: SmallVec<[u32; 16]> = elems.iter().flat_map(|e| e.words()).collect();
        self.const_record(CONST_AGGREGATE, ty, &words)
    }

    /// Whether this is an integer or float constant.
    pub(crate) fn is_number(&self, value: Value) -> bool {
        match value.tag() {
            TAG_INT | TAG_FLOAT => true,
            TAG_ZERO => value.ty().is_float(),
            TAG_CONST => matches!(self.consts.tag(value.payload()) >> 28, CONST_INT | CONST_FLOAT),
            _ => false,
        }
    }

    /// The low 64 bits of a number.
    pub(crate) fn number_bits(&self, value: Value) -> u64 {
        match value.tag() {
            TAG_INT => value.payload() as i32 as i64 as u64,
            TAG_FLOAT if value.ty() == Type::DOUBLE => (value.payload() as u64) << 32,
            TAG_FLOAT => value.payload() as u64,
            TAG_CONST => match self.consts.words(value.payload()).1 {
                [low, high, ..] => *low as u64 | (*high as u64) << 32,
                _ => 0,
            },
            _ => 0,
        }
    }

    /// Whether an integer constant is negative as a signed number.
    pub(crate) fn is_negative(&self, value: Value) -> bool {
        let sign = value.ty().int_width().unwrap_or(1).max(1) - 1;
        match (self.as_i64(value), value.tag()) {
            (Some(number), _) => number < 0,
            (None, TAG_CONST) => {
                let words = self.consts.words(value.payload()).1;
                words.get(sign as usize / 32).is_some_and(|word| word >> (sign % 32) & 1 != 0)
            }
            (None, _) => false,
        }
    }

    /// The value of an integer constant of at most 64 bits, sign-extended.
    #[inline]
    pub fn as_i64(&self, value: Value) -> Option<i64> {
        let width = value.ty().int_width()?;
        match value.tag() {
            TAG_INT => Some(value.payload() as i32 as i64),
            TAG_CONST if width <= 64 && self.is_number(value) => {
                let shift = 64 - width.max(1);
                Some((self.number_bits(value) as i64) << shift >> shift)
            }
            _ => None,
        }
    }

    /// The limbs of an integer constant of any width, lowest first; bits above the width are zero.
    pub fn as_limbs(&self, value: Value) -> Option<SmallVec<[u64; 4]>> {
        let width = value.ty().int_width()?;
        let n = width.div_ceil(64).max(1) as usize;
        let mut limbs: SmallVec<[u64; 4]> = SmallVec::with_capacity(n);
        match value.tag() {
            TAG_INT => {
                let value = value.payload() as i32 as i64;
                limbs.resize(n, (value >> 63) as u64);
                limbs[0] = value as u64;
            }
            TAG_CONST => match self.const_view(value) {
                Some(ConstView::Int(words)) => {
                    limbs.extend(
                        words.chunks(2).map(|w| w[0] as u64 | (w.get(1).map_or(0, |&h| h as u64)) << 32),
                    );
                    limbs.resize(n, 0);
                }
                _ => return None,
            },
            _ => return None,
        }
        if width % 64 != 0 {
            limbs[n - 1] &= u64::MAX >> (64 - width % 64);
        }
        Some(limbs)
    }

    /// The bit pattern of a float constant.
    pub fn as_float_bits(&self, value: Value) -> Option<u128> {
        let kind = value.ty().float_kind()?;
        match value.tag() {
            TAG_FLOAT if kind == FloatKind::Double => Some((value.payload() as u128) << 32),
            TAG_FLOAT => Some(value.payload() as u128),
            TAG_ZERO => Some(0),
            TAG_CONST => match self.const_view(value)? {
                ConstView::Float(words) => {
                    Some(words.iter().rev().fold(0, |bits, &word| bits << 32 | word as u128))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// A constant expression, without folding.
    pub(crate) fn expr(
        &self,
        op: ExprOp,
        ty: Type,
        flags: crate::inst::Flags,
        source: Type,
        operands: &[Value],
        in_range: Option<(i64, i64)>,
    ) -> Value {
        let head = op as u32 | (in_range.is_some() as u32) << 8 | (flags.0 as u32) << 16;
        let mut words: SmallVec<[u32; 16]> = terrace_support::smallvec![head, source.0];
        if let Some((low, high)) = in_range {
            words.extend([low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]);
        }
        words.extend(operands.iter().flat_map(|v| v.words()));
        self.const_record(CONST_EXPR, ty, &words)
    }

    /// The address of a block of a function, for `indirectbr`.
    pub fn block_address(&self, ptr: Type, func: Func, block: Block) -> Value {
        self.const_record(CONST_BLOCK_ADDRESS, ptr, &[func.0, block.0])
    }

    /// `dso_local_equivalent @f`.
    pub fn dso_local_equivalent(&self, func: Value) -> Value {
        self.const_record(CONST_DSO_LOCAL_EQUIVALENT, func.ty(), &func.words())
    }

    /// `no_cfi @f`.
    pub fn no_cfi(&self, func: Value) -> Value {
        self.const_record(CONST_NO_CFI, func.ty(), &func.words())
    }

    /// `ptrauth (ptr, i32 key, i64 discriminator, ptr address discriminator)`.
    pub fn ptr_auth(&self, parts: [Value; 4]) -> Value {
        let words: SmallVec<[u32; 8]> = parts.iter().flat_map(|v| v.words()).collect();
        self.const_record(CONST_PTR_AUTH, parts[0].ty(), &words)
    }

    /// The contents of a constant in the context; `None` for other values.
    pub fn const_view(&self, value: Value) -> Option<ConstView<'_>> {
        if value.tag() != TAG_CONST {
            return None;
        }
        let (tag, words) = self.consts.words(value.payload());
        let pair = || match words {
            [low, high, ..] => Value::from_words(*low, *high),
            _ => Value::NONE,
        };
        Some(match tag >> 28 {
            CONST_INT => ConstView::Int(words),
            CONST_FLOAT => ConstView::Float(words),
            CONST_SPLAT => ConstView::Splat(pair()),
            CONST_DATA => ConstView::Data(self.consts.get(value.payload()).1),
            CONST_AGGREGATE => ConstView::Aggregate(Values(words)),
            CONST_EXPR => ConstView::Expr(Self::expr_view(words)?),
            CONST_BLOCK_ADDRESS => match *words {
                [func, block] => ConstView::BlockAddress(Func(func), Block(block)),
                _ => return None,
            },
            CONST_DSO_LOCAL_EQUIVALENT => ConstView::DsoLocalEquivalent(pair()),
            CONST_NO_CFI => ConstView::NoCfi(pair()),
            CONST_PTR_AUTH => ConstView::PtrAuth(Values(words)),
            _ => return None,
        })
    }

    fn expr_view(words: &[u32]) -> Option<ConstExpr<'_>> {
        let (&[head, source], mut rest) = words.split_first_chunk::<2>()?;
        let mut in_range = None;
        if head & 0x100 != 0 {
            let (&[a, b, c, d], tail) = rest.split_first_chunk::<4>()?;
            in_range = Some(((a as u64 | (b as u64) << 32) as i64, (c as u64 | (d as u64) << 32) as i64));
            rest = tail;
        }
        Some(ConstExpr {
            op: *ExprOp::ALL.get((head & 0xff) as usize)?,
            flags: crate::inst::Flags((head >> 16) as u16),
            source: Type(source),
            operands: Values(rest),
            in_range,
        })
    }

    /// The number of constants that are not stored in their value.
    pub fn n_constants(&self) -> usize {
        self.consts.len()
    }

    /// The blocks whose addresses are constants, among the constants from number `first` on.
    pub fn block_addresses(&self, first: usize) -> impl Iterator<Item = (Func, Block)> + '_ {
        (first as u32..self.consts.len() as u32).filter_map(|index| match self.consts.words(index) {
            (tag, &[func, block]) if tag >> 28 == CONST_BLOCK_ADDRESS => Some((Func(func), Block(block))),
            _ => None,
        })
    }

    /// The number of uses of a value as an operand of constants.
    pub(crate) fn uses_in_constants(&self, value: Value) -> usize {
        let uses = |index: usize| {
            let (tag, _) = self.consts.words(index as u32);
            let user = Value::pack(TAG_CONST, Type(tag & 0x0fff_ffff), index as u32);
            match self.const_view(user) {
                Some(ConstView::Aggregate(operands) | ConstView::PtrAuth(operands)) => {
                    operands.iter().filter(|&operand| operand == value).count()
                }
                Some(ConstView::Expr(expr)) => {
                    expr.operands.iter().filter(|&operand| operand == value).count()
                }
                Some(ConstView::DsoLocalEquivalent(operand) | ConstView::NoCfi(operand)) => {
                    usize::from(operand == value)
                }
                Some(ConstView::BlockAddress(func, _)) => usize::from(value.as_func() == Some(func)),
                _ => 0,
            }
        };
        (0..self.consts.len()).map(uses).sum()
    }

    /// The contents of a constant expression.
    pub fn as_expr(&self, value: Value) -> Option<ConstExpr<'_>> {
        match self.const_view(value)? {
            ConstView::Expr(expr) => Some(expr),
            _ => None,
        }
    }

    /// Element `index` of a constant aggregate or vector.
    pub fn const_element(&self, value: Value, index: u64) -> Option<Value> {
        let ty = value.ty();
        if !ty.is_scalable_vector() && self.n_elements(ty)? <= index {
            return None;
        }
        let elem = self.element_type(ty, index)?;
        match value.tag() {
            TAG_ZERO => Some(Value::zero(elem)),
            TAG_UNDEF => Some(Value::undef(elem)),
            TAG_POISON => Some(Value::poison(elem)),
            TAG_CONST => match self.const_view(value)? {
                ConstView::Splat(elem) => Some(elem),
                ConstView::Data(bytes) => Some(self.data_element(elem, bytes, index as usize)),
                ConstView::Aggregate(elems) => elems.get(index as usize),
                _ => None,
            },
            _ => None,
        }
    }

    /// The repeated element of a vector constant whose elements are equal numbers.
    pub fn splat_value(&self, value: Value) -> Option<Value> {
        let (elem, _) = self.vector_parts(value.ty())?;
        match value.tag() {
            TAG_ZERO => Some(Value::zero(elem)),
            TAG_CONST => match self.const_view(value)? {
                ConstView::Splat(elem) => Some(elem),
                ConstView::Aggregate(elems) => {
                    let first = elems.get(0)?;
                    elems.iter().all(|e| e == first).then_some(first)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the elements of a constant of this type can be enumerated.
    pub(crate) fn is_enumerable(&self, ty: Type) -> bool {
        !ty.is_scalable_vector() && !matches!(self.view(ty), TypeView::Target { .. })
    }
}
