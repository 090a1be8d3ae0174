//! Calls of NVVM's intrinsics: names that depend on attributes and types, and arguments that are not the operands.

use crate::export::state::FunctionTranslation;
use core::fmt;
use std::fmt::Write;
use terrace_hardware::nvvm::types::space;
use terrace_ir::{Body, Op, Result, Value, Values};
use terrace_llir as llir;
use terrace_llir::{Flags, Opcode, Type};
use terrace_llvm::PointerType;
use terrace_support::small_vec::SmallVec;

/// Rows of operations that call one intrinsic, of LLVM's name `llvm.nvvm.` and a text as in `format!`. Arguments
/// follow in brackets, if they are not the operands in order. An operand after `unless` needs inline PTX instead. After
/// `as result` the value of the call is converted to the type of the operation's result.
macro_rules! calls {
    ($op:ident, $b:ident; $(
        $Op:ident => ($($name:tt)*) $([$($arg:expr),* $(,)?])? $(unless $predicate:expr)? $(, as $result:ident)?;
    )*) => {
        &[$((
            <terrace_hardware::nvvm::$Op as terrace_ir::OpKind>::DEF,
            $crate::export::row::Row::Value(|tx, op| {
                #[allow(unused_variables)]
                let ($op, $b) = (terrace_hardware::nvvm::$Op(op), tx.b);
                $( if $predicate.is_some() { return tx.needs_ptx(op); } )?
                let args = calls!(@args tx op [$([$($arg),*])?]);
                let value = tx.call_nvvm(op, format_args!($($name)*), &args)?;
                calls!(@result tx op value $($result)?)
            }),
        )),*]
    };
    (@args $tx:ident $op:ident []) => { $tx.values($tx.b.operands($op)) };
    (@args $tx:ident $op:ident [[$($arg:expr),*]]) => {{
        let mut args = $crate::export::nvvm::call::Args::new();
        $( $crate::export::nvvm::call::Arg::push($arg, $tx, &mut args); )*
        args
    }};
    (@result $tx:ident $op:ident $value:ident) => { Ok($value) };
    (@result $tx:ident $op:ident $value:ident result) => { $tx.as_result($op, $value) };
}
pub(super) use calls;

/// A part of a name: the keyword of an optional case of an enumeration.
macro_rules! word {
    ($case:expr) => {
        $case.map_or("", |case| case.keyword())
    };
}
pub(super) use word;

/// The arguments of a call.
pub(super) type Args = SmallVec<[llir::Value; 8]>;

/// Something that arguments are made of.
pub(super) trait Arg {
    /// Appends the arguments.
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args);
}

impl Arg for llir::Value {
    fn push(self, _: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        args.push(self);
    }
}

impl Arg for Value {
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        args.push(tx.value(self));
    }
}

impl<A: Arg> Arg for Option<A> {
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        if let Some(arg) = self {
            arg.push(tx, args);
        }
    }
}

impl Arg for Values<'_> {
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        args.extend(self.iter().map(|value| tx.value(value)));
    }
}

/// An optional operand, or an integer of this type in its place.
pub(super) struct Or(pub Option<Value>, pub Type, pub i64);

impl Arg for Or {
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        args.push(match self.0 {
            Some(value) => tx.value(value),
            None => tx.state.module.cx.int(self.1, self.2),
        });
    }
}

/// A constant integer of this type.
pub(super) struct Int(pub Type, pub i64);

impl Arg for Int {
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        args.push(tx.state.module.cx.int(self.0, self.1));
    }
}

/// Whether an optional operand is present, as an `i1`.
pub(super) struct Has(pub Option<Value>);

impl Arg for Has {
    fn push(self, _: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        args.push(llir::Value::bool(self.0.is_some()));
    }
}

/// The bits of an operand as an integer of this type.
pub(super) struct Bits(pub Value, pub Type);

impl Arg for Bits {
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        let value = tx.value(self.0);
        args.push(tx.bits(value, self.1));
    }
}

/// A pointer in this address space.
pub(super) struct InSpace(pub Value, pub u32);

impl Arg for InSpace {
    fn push(self, tx: &mut FunctionTranslation<'_, '_>, args: &mut Args) {
        let value = tx.value(self.0);
        args.push(tx.ll.cast(Opcode::AddrSpaceCast, value, Type::ptr(self.1), Flags::NONE));
    }
}

impl FunctionTranslation<'_, '_> {
    /// Calls the intrinsic `llvm.nvvm.<name>`. Suffixes for overloaded types are no part of the name.
    pub(super) fn call_nvvm(
        &mut self,
        op: Op,
        name: fmt::Arguments<'_>,
        args: &[llir::Value],
    ) -> Result<llir::Value> {
        let mut full = String::from("llvm.nvvm.");
        // Writing to a string does not fail.
        let _ = full.write_fmt(name);
        let intrinsic = llir::Intrinsic::find(full.as_bytes());
        let Some(intrinsic) = intrinsic.filter(|found| full.ends_with(found.base_name())) else {
            return self.at(op).fail(format!("needs the intrinsic '{full}', which LLVM does not have"));
        };
        let cx = &self.state.module.cx;
        let types: SmallVec<[Type; 8]> = args.iter().map(|arg| arg.ty()).collect();
        let overloads = intrinsic.overloads_of(cx, Type::VOID, &types);
        let result = intrinsic.result_type(cx, &overloads).unwrap_or(Type::VOID);
        Ok(self.call_intrinsic(intrinsic.base_name(), overloads, result, args))
    }

    /// Reports an operation with a predicate, which no intrinsic has.
    pub(super) fn needs_ptx(&self, op: Op) -> Result<llir::Value> {
        let at = self.at(op);
        let error = at.error(format!("LLVM Translation failed for operation: {}", at.name()));
        Err(error
            .note(at.loc(), "'mlir-opt --convert-nvvm-to-llvm' translates the predicate to inline PTX")
            .emit())
    }

    /// An integer or vector with the bits of another one: extended by zeros or truncated if it has fewer or more bits.
    pub(super) fn bits(&mut self, value: llir::Value, ty: Type) -> llir::Value {
        let code = match (value.ty().int_width(), ty.int_width()) {
            (Some(from), Some(to)) if from < to => Opcode::ZExt,
            (Some(from), Some(to)) if from > to => Opcode::Trunc,
            _ => Opcode::BitCast,
        };
        self.ll.cast(code, value, ty, Flags::NONE)
    }

    /// A value with the type of the operation's result.
    pub(super) fn as_result(&mut self, op: Op, value: llir::Value) -> Result<llir::Value> {
        let ty = self.result_type(op)?;
        Ok(self.bits(value, ty))
    }
}

/// A part of a name: the text if the flag is set.
pub(super) fn when(flag: Option<bool>, text: &'static str) -> &'static str {
    if flag == Some(true) { text } else { "" }
}

/// A part of a name: the text if the operand is present.
pub(super) fn with(operand: Option<Value>, text: &'static str) -> &'static str {
    when(Some(operand.is_some()), text)
}

/// The address space of a pointer.
pub(super) fn space_of(b: &Body, pointer: Value) -> u32 {
    b.ty(pointer).as_::<PointerType>(b.ctx()).map_or(0, |pointer| pointer.address_space)
}

/// A part of a name: the text if the pointer is into the shared memory of a block.
pub(super) fn shared(b: &Body, pointer: Value, text: &'static str) -> &'static str {
    when(Some(space_of(b, pointer) == space::SHARED), text)
}
