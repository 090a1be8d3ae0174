//! Values: one 64-bit word each.
//!
//! A [`Value`] is an operand: a tag, its type and 32 bits of payload. Instruction results, arguments and blocks are
//! ids local to a function body; global symbols are ids in the module; constants are either encoded in the payload
//! (small integers, floats, `null`, `undef`, `poison`, zero) or records in the [`Context`](crate::Context). The type
//! of a value is available without a memory access, and equal constants are equal words.

use crate::types::{FloatKind, Type};

/// An operand: a constant, global, argument, block or instruction result.
#[derive(Clone, Default, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Value(pub(crate) u64);

macro_rules! local_id {
    ($(#[$meta:meta])* $Name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(transparent)]
        pub struct $Name(pub(crate) u32);

        impl $Name {
            /// The zero-based index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The id of the element at `index`.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                Self(index as u32)
            }
        }
    };
}

local_id! {
    /// An instruction of a function body.
    Inst
}
local_id! {
    /// A basic block of a function body.
    Block
}
local_id! {
    /// A global variable of a module.
    Global
}
local_id! {
    /// A function of a module.
    Func
}
local_id! {
    /// An alias of a module.
    Alias
}
local_id! {
    /// An ifunc of a module.
    IFunc
}
local_id! {
    /// A constant record in the context.
    Const
}
local_id! {
    /// Inline assembly recorded in the context.
    Asm
}

/// The kind and payload of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// No value.
    None,
    /// The result of an instruction.
    Inst(Inst),
    /// An argument, by index.
    Arg(u32),
    /// A basic block.
    Block(Block),
    /// An integer constant that fits 32 bits when sign-extended.
    Int(i32),
    /// A `half`, `bfloat`, `float`, or `double` whose low 32 bits are zero: the (high) bits.
    Float(u32),
    /// `null`, `zeroinitializer`, or a token's `none`; integer and float zeros are `Int` and `Float`.
    Zero,
    /// `undef`.
    Undef,
    /// `poison`.
    Poison,
    /// The address of a global variable.
    Global(Global),
    /// The address of a function.
    Func(Func),
    /// The address of an alias.
    Alias(Alias),
    /// The address of an ifunc.
    IFunc(IFunc),
    /// A constant record in the context.
    Const(Const),
    /// Metadata used as a value.
    Metadata(crate::metadata::Md),
    /// Inline assembly, as a callee.
    Asm(Asm),
}

pub(crate) const TAG_NONE: u64 = 0;
pub(crate) const TAG_INST: u64 = 1;
pub(crate) const TAG_ARG: u64 = 2;
pub(crate) const TAG_BLOCK: u64 = 3;
pub(crate) const TAG_INT: u64 = 4;
pub(crate) const TAG_FLOAT: u64 = 5;
pub(crate) const TAG_ZERO: u64 = 6;
pub(crate) const TAG_UNDEF: u64 = 7;
pub(crate) const TAG_POISON: u64 = 8;
pub(crate) const TAG_GLOBAL: u64 = 9;
pub(crate) const TAG_FUNC: u64 = 10;
pub(crate) const TAG_ALIAS: u64 = 11;
pub(crate) const TAG_IFUNC: u64 = 12;
pub(crate) const TAG_CONST: u64 = 13;
pub(crate) const TAG_METADATA: u64 = 14;
pub(crate) const TAG_ASM: u64 = 15;

impl Value {
    /// No value.
    pub const NONE: Value = Value(0);
    /// `i1 true`.
    pub const TRUE: Value = Value::pack(TAG_INT, Type::I1, u32::MAX);
    /// `i1 false`.
    pub const FALSE: Value = Value::pack(TAG_INT, Type::I1, 0);

    #[inline]
    pub(crate) const fn pack(tag: u64, ty: Type, payload: u32) -> Value {
        Value(tag << 60 | (ty.0 as u64) << 32 | payload as u64)
    }

    #[inline]
    pub(crate) const fn tag(self) -> u64 {
        self.0 >> 60
    }

    #[inline]
    pub(crate) const fn payload(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub(crate) const fn from_words(low: u32, high: u32) -> Value {
        Value(low as u64 | (high as u64) << 32)
    }

    #[inline]
    pub(crate) const fn words(self) -> [u32; 2] {
        [self.0 as u32, (self.0 >> 32) as u32]
    }

    /// The type.
    #[inline]
    pub const fn ty(self) -> Type {
        Type((self.0 >> 32) as u32 & 0x0fff_ffff)
    }

    /// Whether there is no value.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.tag() == TAG_NONE
    }

    /// Whether this is a constant, global addresses included.
    #[inline]
    pub const fn is_const(self) -> bool {
        matches!(self.tag(), TAG_INT..=TAG_CONST)
    }

    /// Whether this is a constant encoded in the word: neither a global address nor a record.
    #[inline]
    pub const fn is_inline_const(self) -> bool {
        matches!(self.tag(), TAG_INT..=TAG_POISON)
    }

    /// Whether this is the address of a global object.
    #[inline]
    pub const fn is_global(self) -> bool {
        matches!(self.tag(), TAG_GLOBAL..=TAG_IFUNC)
    }

    /// The instruction that computes this value.
    #[inline]
    pub const fn as_inst(self) -> Option<Inst> {
        if self.tag() == TAG_INST { Some(Inst(self.payload())) } else { None }
    }

    /// The block, if this value is one.
    #[inline]
    pub const fn as_block(self) -> Option<Block> {
        if self.tag() == TAG_BLOCK { Some(Block(self.payload())) } else { None }
    }

    /// The function, if this value is its address.
    #[inline]
    pub const fn as_func(self) -> Option<Func> {
        if self.tag() == TAG_FUNC { Some(Func(self.payload())) } else { None }
    }

    /// The global variable, if this value is its address.
    #[inline]
    pub const fn as_global(self) -> Option<Global> {
        if self.tag() == TAG_GLOBAL { Some(Global(self.payload())) } else { None }
    }

    /// The kind and payload.
    pub const fn kind(self) -> ValueKind {
        let payload = self.payload();
        match self.tag() {
            TAG_INST => ValueKind::Inst(Inst(payload)),
            TAG_ARG => ValueKind::Arg(payload),
            TAG_BLOCK => ValueKind::Block(Block(payload)),
            TAG_INT => ValueKind::Int(payload as i32),
            TAG_FLOAT => ValueKind::Float(payload),
            TAG_ZERO => ValueKind::Zero,
            TAG_UNDEF => ValueKind::Undef,
            TAG_POISON => ValueKind::Poison,
            TAG_GLOBAL => ValueKind::Global(Global(payload)),
            TAG_FUNC => ValueKind::Func(Func(payload)),
            TAG_ALIAS => ValueKind::Alias(Alias(payload)),
            TAG_IFUNC => ValueKind::IFunc(IFunc(payload)),
            TAG_CONST => ValueKind::Const(Const(payload)),
            TAG_METADATA => ValueKind::Metadata(crate::metadata::Md::from_word(payload)),
            TAG_ASM => ValueKind::Asm(Asm(payload)),
            _ => ValueKind::None,
        }
    }

    /// The result of an instruction.
    #[inline]
    pub const fn inst(inst: Inst, ty: Type) -> Value {
        Value::pack(TAG_INST, ty, inst.0)
    }

    /// A basic block as an operand.
    #[inline]
    pub const fn block(block: Block) -> Value {
        Value::pack(TAG_BLOCK, Type::LABEL, block.0)
    }

    /// Argument `index` of type `ty`.
    #[inline]
    pub const fn arg(index: u32, ty: Type) -> Value {
        Value::pack(TAG_ARG, ty, index)
    }

    /// `undef` of any type.
    #[inline]
    pub const fn undef(ty: Type) -> Value {
        Value::pack(TAG_UNDEF, ty, 0)
    }

    /// `poison` of any type.
    #[inline]
    pub const fn poison(ty: Type) -> Value {
        Value::pack(TAG_POISON, ty, 0)
    }

    /// The zero of a type: `0`, `0.0`, `null`, `zeroinitializer`.
    #[inline]
    pub const fn zero(ty: Type) -> Value {
        if ty.is_int() {
            return Value::pack(TAG_INT, ty, 0);
        }
        match ty.float_kind() {
            Some(FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double) => {
                Value::pack(TAG_FLOAT, ty, 0)
            }
            _ => Value::pack(TAG_ZERO, ty, 0),
        }
    }

    /// `i1 true` or `i1 false`.
    #[inline]
    pub const fn bool(value: bool) -> Value {
        if value { Value::TRUE } else { Value::FALSE }
    }

    /// An `i32` constant.
    #[inline]
    pub const fn i32(value: i32) -> Value {
        Value::pack(TAG_INT, Type::I32, value as u32)
    }

    /// Metadata used as a value.
    #[inline]
    pub const fn metadata(md: crate::metadata::Md) -> Value {
        Value::pack(TAG_METADATA, Type::METADATA, md.word())
    }

    /// Whether this is the zero of its type (`-0.0` is not one).
    #[inline]
    pub const fn is_zero(self) -> bool {
        matches!(self.tag(), TAG_INT | TAG_FLOAT | TAG_ZERO) && self.payload() == 0
    }

    /// Whether this is `undef` or `poison`.
    #[inline]
    pub const fn is_undef_or_poison(self) -> bool {
        matches!(self.tag(), TAG_UNDEF | TAG_POISON)
    }

    /// Whether this is `poison`.
    #[inline]
    pub const fn is_poison(self) -> bool {
        self.tag() == TAG_POISON
    }

    /// Whether this is `undef`.
    #[inline]
    pub const fn is_undef(self) -> bool {
        self.tag() == TAG_UNDEF
    }
}

impl core::fmt::Debug for Value {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?}: {:?}", self.kind(), self.ty())
    }
}

/// A list of values in a record.
#[derive(Clone, Copy)]
pub struct Values<'a>(pub(crate) &'a [u32]);

impl<'a> Values<'a> {
    /// The number of values.
    #[inline]
    pub fn len(self) -> usize {
        self.0.len() / 2
    }

    /// Whether the list is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The value at `index`.
    #[inline]
    pub fn get(self, index: usize) -> Option<Value> {
        let pair = self.0.get(index * 2..index * 2 + 2)?;
        Some(Value::from_words(pair[0], pair[1]))
    }

    /// The values in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + 'a {
        self.0.chunks_exact(2).map(|pair| Value::from_words(pair[0], pair[1]))
    }
}
