//! LLVM types of the dialect's types.
//!
//! A module has one [`TypeMap`], behind a lock. Each worker has a [`TypeCache`] in front of it, so that it takes the
//! lock once for each type.

use super::lossless::UNNAMED;
use parking_lot::Mutex;
use terrace_ir::types::VectorType;
use terrace_ir::{Context, Loc, Reported, Type};
use terrace_llir as llir;
use terrace_llvm::{
    ArrayType, FunctionType, LabelType, MetadataType, PointerType, StructType, TargetExtType, TokenType,
    VoidType, X86AmxType,
};
use terrace_num::FloatFormat;
use terrace_support::FxHashMap;

/// The error for a type that LLVM does not have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoSuchType(pub Type);

impl NoSuchType {
    /// Reports the error.
    #[cold]
    pub fn report(self, ctx: &Context, loc: Loc) -> Reported {
        ctx.error(loc, format!("LLVM IR has no type {}", terrace_ir::asm::quoted_type(ctx, self.0))).emit()
    }
}

/// The translated types of a module.
#[derive(Default)]
pub(crate) struct TypeMap {
    types: Mutex<FxHashMap<Type, llir::Type>>,
    /// Whether structs that a lossless import named have no name.
    lossless: bool,
}

impl TypeMap {
    /// An empty map.
    pub fn new(lossless: bool) -> Self {
        Self { types: Mutex::default(), lossless }
    }

    /// The LLVM type of a type.
    pub fn get(&self, ctx: &Context, cx: &llir::Context, ty: Type) -> Result<llir::Type, NoSuchType> {
        let mut types = self.types.lock();
        // Fields are set under the lock, so no thread sees a struct without them.
        let mut translator =
            Translator { ctx, cx, types: &mut types, pending: Vec::new(), lossless: self.lossless };
        let result = translator.get(ty)?;
        while let Some((named, ty)) = translator.pending.pop() {
            translator.set_fields(named, ty)?;
        }
        Ok(result)
    }
}

/// The LLVM type of a builtin float type.
pub(crate) fn float_type(ctx: &Context, ty: Type) -> Option<llir::Type> {
    Some(match ty.as_float(ctx)? {
        FloatFormat::F16 => llir::Type::HALF,
        FloatFormat::BF16 => llir::Type::BFLOAT,
        FloatFormat::F32 => llir::Type::FLOAT,
        FloatFormat::F64 => llir::Type::DOUBLE,
        FloatFormat::F80 => llir::Type::X86_FP80,
        FloatFormat::F128 => llir::Type::FP128,
        FloatFormat::PpcFp128 => llir::Type::PPC_FP128,
        _ => return None,
    })
}

struct Translator<'a> {
    ctx: &'a Context,
    cx: &'a llir::Context,
    types: &'a mut FxHashMap<Type, llir::Type>,
    /// Identified structs whose fields are not set yet. This is a list, since recursion along chains of them could be
    /// deep.
    pending: Vec<(llir::Type, Type)>,
    lossless: bool,
}

impl Translator<'_> {
    fn get(&mut self, ty: Type) -> Result<llir::Type, NoSuchType> {
        if let Some(&ty) = self.types.get(&ty) {
            return Ok(ty);
        }
        let to = self.make(ty)?;
        self.types.insert(ty, to);
        Ok(to)
    }

    fn list(&mut self, types: &[Type]) -> Result<Vec<llir::Type>, NoSuchType> {
        types.iter().map(|&ty| self.get(ty)).collect()
    }

    // The parser bounds the nesting of types, and so this recursion.
    fn make(&mut self, ty: Type) -> Result<llir::Type, NoSuchType> {
        let (ctx, cx) = (self.ctx, self.cx);
        let no = NoSuchType(ty);
        // Integers of LLVM have no signedness.
        if let Some((width, _)) = ty.as_int(ctx) {
            return if width == 0 || width > llir::Type::MAX_INT_BITS {
                Err(no)
            } else {
                Ok(llir::Type::int(width))
            };
        }
        if ty.is_float(ctx) {
            return float_type(ctx, ty).ok_or(no);
        }
        if let Some(ptr) = ty.as_::<PointerType>(ctx) {
            return if ptr.address_space >> 24 == 0 {
                Ok(llir::Type::ptr(ptr.address_space))
            } else {
                Err(no)
            };
        }
        if let Some(vector) = ty.as_::<VectorType>(ctx) {
            let &[n] = vector.shape else { return Err(no) };
            let n = u32::try_from(n).ok().filter(|&n| n != 0).ok_or(no)?;
            let elem = self.get(vector.elem)?;
            return Ok(cx.vector(elem, n, vector.any_scalable()));
        }
        if let Some(array) = ty.as_::<ArrayType>(ctx) {
            let elem = self.get(array.elem)?;
            return Ok(cx.array(elem, array.len));
        }
        if let Some(literal) = ty.as_::<StructType>(ctx) {
            if let Some(name) = literal.name {
                let name = ctx.bytes(name);
                let is_unnamed = self.lossless && name.starts_with(UNNAMED.as_bytes());
                let named = cx.named_struct(if is_unnamed { b"" } else { name });
                self.pending.push((named, ty));
                return Ok(named);
            }
            let fields = self.list(literal.elems)?;
            return Ok(cx.struct_type(&fields, literal.packed));
        }
        if let Some(function) = ty.as_::<FunctionType>(ctx) {
            let result = self.get(function.result)?;
            let params = self.list(function.params)?;
            return Ok(cx.function_type(result, &params, function.varargs));
        }
        if let Some(ext) = ty.as_::<TargetExtType>(ctx) {
            let types = self.list(ext.types)?;
            let ints: Vec<u32> = ext.ints.iter().map(|&i| i as u32).collect();
            return Ok(cx.target_type(ctx.bytes(ext.name), &types, &ints));
        }
        if ty.is::<VoidType>(ctx) {
            Ok(llir::Type::VOID)
        } else if ty.is::<TokenType>(ctx) {
            Ok(llir::Type::TOKEN)
        } else if ty.is::<LabelType>(ctx) {
            Ok(llir::Type::LABEL)
        } else if ty.is::<MetadataType>(ctx) {
            Ok(llir::Type::METADATA)
        } else if ty.is::<X86AmxType>(ctx) {
            Ok(llir::Type::X86_AMX)
        } else {
            Err(no)
        }
    }

    fn set_fields(&mut self, named: llir::Type, ty: Type) -> Result<(), NoSuchType> {
        if let Some(body) = StructType::body(self.ctx, ty).filter(|body| !body.opaque) {
            let fields = self.list(body.elems)?;
            self.cx.set_struct_body(named, &fields, body.packed);
        }
        Ok(())
    }
}

/// LLVM types by the index of a type.
#[derive(Default)]
pub(crate) struct TypeCache {
    of: Vec<Option<llir::Type>>,
}

impl TypeCache {
    /// The LLVM type of a type.
    #[inline]
    pub fn get(
        &mut self,
        map: &TypeMap,
        ctx: &Context,
        cx: &llir::Context,
        ty: Type,
    ) -> Result<llir::Type, NoSuchType> {
        match self.of.get(ty.index()) {
            Some(&Some(ty)) => Ok(ty),
            _ => self.miss(map, ctx, cx, ty),
        }
    }

    #[cold]
    fn miss(
        &mut self,
        map: &TypeMap,
        ctx: &Context,
        cx: &llir::Context,
        ty: Type,
    ) -> Result<llir::Type, NoSuchType> {
        let to = map.get(ctx, cx, ty)?;
        if self.of.len() <= ty.index() {
            self.of.resize(ty.index() + 1, None);
        }
        self.of[ty.index()] = Some(to);
        Ok(to)
    }
}
