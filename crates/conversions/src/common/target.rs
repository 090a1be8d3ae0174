//! The target and the type converter of conversions to the LLVM dialect.

use crate::common::descriptor::pack_argument;
use crate::common::prelude::*;
use crate::common::types::{self, LowerToLLVMOptions};
use core::ops::{Deref, DerefMut};

/// A conversion target in which LLVM operations and unrealized conversion casts are legal, and all others unknown.
///
/// ```
/// use terrace_conversions::common::LLVMConversionTarget;
/// use terrace_rewrite::convert::{ConversionTarget, Legality};
///
/// let target: ConversionTarget = LLVMConversionTarget::new().dialect("geo", Legality::Illegal).into();
/// # let _ = target;
/// ```
#[derive(Clone)]
pub struct LLVMConversionTarget(ConversionTarget);

impl Default for LLVMConversionTarget {
    fn default() -> Self {
        let target = ConversionTarget::new().dialect("llvm", Legality::Legal);
        Self(target.op(terrace_base::builtin::cast_def(), Legality::Legal))
    }
}

impl LLVMConversionTarget {
    /// Creates the target.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the legality of a dialect's operations, except those with a legality of their own.
    pub fn dialect(self, name: &'static str, legality: Legality) -> Self {
        Self(self.0.dialect(name, legality))
    }

    /// Sets the legality of an operation kind.
    pub fn op(self, def: &'static OpDef, legality: Legality) -> Self {
        Self(self.0.op(def, legality))
    }

    /// Sets the legality of all other operations.
    pub fn unknown(self, legality: Legality) -> Self {
        Self(self.0.unknown(legality))
    }
}

/// The partial conversion to the LLVM dialect by these patterns.
pub(crate) fn llvm_conversion<'t>(
    ctx: &Context,
    options: LowerToLLVMOptions,
    patterns: impl IntoIterator<Item = &'t &'static [Pattern]>,
) -> Conversion {
    let converter = llvm_converter(ctx, options);
    Conversion::partial(LLVMConversionTarget::new(), Patterns::new().add_all(patterns), converter)
}

impl From<LLVMConversionTarget> for ConversionTarget {
    fn from(target: LLVMConversionTarget) -> Self {
        target.0
    }
}

/// A type converter to the LLVM dialect, to which rules for a dialect's own types can be added.
///
/// In a pattern it is `rw.converter`, with [`LLVMTypes`].
pub struct LLVMTypeConverter(TypeConverter);

impl LLVMTypeConverter {
    /// Creates a converter with the rules for built-in types.
    pub fn new(ctx: &Context, options: LowerToLLVMOptions) -> Self {
        Self(llvm_converter(ctx, options))
    }

    /// Adds a rule, which is tried before the existing ones.
    pub fn rule(self, rule: Rule) -> Self {
        Self(self.0.rule(rule))
    }
}

impl Deref for LLVMTypeConverter {
    type Target = TypeConverter;
    fn deref(&self) -> &TypeConverter {
        &self.0
    }
}

impl DerefMut for LLVMTypeConverter {
    fn deref_mut(&mut self) -> &mut TypeConverter {
        &mut self.0
    }
}

impl From<LLVMTypeConverter> for TypeConverter {
    fn from(converter: LLVMTypeConverter) -> Self {
        converter.0
    }
}

/// Queries on a type converter to the LLVM dialect, besides conversion.
///
/// ```
/// use terrace_ir::Type;
/// use terrace_conversions::common::{LLVMTypeConverter, LLVMTypes, LowerToLLVMOptions};
///
/// let ctx = terrace_conversions::context();
/// let options = LowerToLLVMOptions { index_width: 32, ..Default::default() };
/// let mut converter = LLVMTypeConverter::new(&ctx, options);
/// assert_eq!(converter.index_type(), Type::int(&ctx, 32));
/// assert_eq!(converter.convert(Type::INDEX), Some(Type::int(&ctx, 32)));
/// ```
pub trait LLVMTypes {
    /// The integer type that `index` is converted to.
    fn index_type(&self) -> Type;
    /// A pointer type in an address space.
    fn ptr_type(&self, address_space: u32) -> Type;
    /// The address space of a memref; `None` if its memory space has no conversion.
    fn memref_address_space(&self, memref: &MemRefType<'_>) -> Option<u32>;
    /// The converted function type, and the mapping of its arguments (`convertFunctionSignature`).
    fn convert_function_signature(
        &mut self,
        function: &FunctionType<'_>,
        varargs: bool,
    ) -> Option<(Type, Signature)>;
    /// The single return type for these results (`packFunctionResults`).
    fn pack_function_results(&mut self, results: &[Type]) -> Option<Type>;
    /// The field types of a ranked memref's descriptor; with `unpack_aggregates`, sizes and strides are separate fields
    /// (`getMemRefDescriptorFields`).
    fn memref_descriptor_fields(&mut self, ty: Type, unpack_aggregates: bool) -> Option<SmallVec<[Type; 8]>>;
}

impl LLVMTypes for TypeConverter {
    fn index_type(&self) -> Type {
        types::index_type(self)
    }

    fn ptr_type(&self, address_space: u32) -> Type {
        llvm::PointerType::get(self.ctx(), address_space)
    }

    fn memref_address_space(&self, memref: &MemRefType<'_>) -> Option<u32> {
        types::address_space(self, memref.memory_space)
    }

    fn convert_function_signature(
        &mut self,
        function: &FunctionType<'_>,
        varargs: bool,
    ) -> Option<(Type, Signature)> {
        types::function_type(self, function, varargs, types::options(self).bare_ptr)
    }

    fn pack_function_results(&mut self, results: &[Type]) -> Option<Type> {
        types::packed_result(self, results, types::options(self).bare_ptr)
    }

    fn memref_descriptor_fields(&mut self, ty: Type, unpack_aggregates: bool) -> Option<SmallVec<[Type; 8]>> {
        let ctx = self.ctx().clone();
        let memref = ty.as_::<MemRefType>(&ctx)?;
        types::descriptor_fields(self, ty, &memref, unpack_aggregates)
    }
}

/// Creates a converter to LLVM dialect types.
pub fn llvm_converter(ctx: &Context, options: LowerToLLVMOptions) -> TypeConverter {
    let converter = TypeConverter::new(ctx).with_options(options);
    let mut converter = converter.rule(types::llvm_container).rule(types::scalar).rule(types::aggregate);
    converter.unrealized_cast = Some(terrace_base::builtin::cast_def());
    converter.pack = Some(pack_argument);
    // A bare pointer for a memref.
    converter.packs_single =
        Some(|ctx, old, new| old.is::<MemRefType>(ctx) && new.is::<llvm::PointerType>(ctx));
    converter.explain = Some(|ctx, ty| types::explain(ctx, ty, 0));
    converter
}
