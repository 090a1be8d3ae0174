//! Types: one word each.
//!
//! A [`Type`] is 28 bits: a kind and a payload. Scalars (integers, floats, pointers, `void`, …) are encoded in these
//! bits; vectors, arrays, structs and functions are uniqued records in the [`Context`]. Types are equal if and only
//! if the words are.

use crate::context::Context;

/// A type of LLVM IR.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Type(pub(crate) u32);

/// The seven floating-point types, in the order of LLVM's type ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// Brain float, 16 bits.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// x87 extended, 80 bits.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// A pair of doubles.
    PpcFp128,
}

impl FloatKind {
    /// The name in the text.
    pub const fn name(self) -> &'static str {
        match self {
            FloatKind::Half => "half",
            FloatKind::BFloat => "bfloat",
            FloatKind::Float => "float",
            FloatKind::Double => "double",
            FloatKind::X86Fp80 => "x86_fp80",
            FloatKind::Fp128 => "fp128",
            FloatKind::PpcFp128 => "ppc_fp128",
        }
    }

    /// The width of a value in bits.
    pub const fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }
}

pub(crate) const KIND_SIMPLE: u32 = 0;
pub(crate) const KIND_INT: u32 = 1;
pub(crate) const KIND_PTR: u32 = 2;
pub(crate) const KIND_FIXED_VECTOR: u32 = 3;
pub(crate) const KIND_SCALABLE_VECTOR: u32 = 4;
pub(crate) const KIND_ARRAY: u32 = 5;
pub(crate) const KIND_STRUCT: u32 = 6;
pub(crate) const KIND_PACKED_STRUCT: u32 = 7;
pub(crate) const KIND_NAMED_STRUCT: u32 = 8;
pub(crate) const KIND_FUNCTION: u32 = 9;
pub(crate) const KIND_VARARG_FUNCTION: u32 = 10;
pub(crate) const KIND_TARGET: u32 = 11;
pub(crate) const KIND_TYPED_PTR: u32 = 12;

/// Bits of a type's payload.
pub(crate) const PAYLOAD_BITS: u32 = 24;
pub(crate) const PAYLOAD_MASK: u32 = (1 << PAYLOAD_BITS) - 1;

const FIRST_FLOAT: u32 = 5;

impl Type {
    /// `void`.
    pub const VOID: Type = Type(0);
    /// `label`, the type of blocks.
    pub const LABEL: Type = Type(1);
    /// `token`.
    pub const TOKEN: Type = Type(2);
    /// `metadata`, the type of metadata used as a value.
    pub const METADATA: Type = Type(3);
    /// `x86_amx`.
    pub const X86_AMX: Type = Type(4);
    /// `half`.
    pub const HALF: Type = Type::float(FloatKind::Half);
    /// `bfloat`.
    pub const BFLOAT: Type = Type::float(FloatKind::BFloat);
    /// `float`.
    pub const FLOAT: Type = Type::float(FloatKind::Float);
    /// `double`.
    pub const DOUBLE: Type = Type::float(FloatKind::Double);
    /// `x86_fp80`.
    pub const X86_FP80: Type = Type::float(FloatKind::X86Fp80);
    /// `fp128`.
    pub const FP128: Type = Type::float(FloatKind::Fp128);
    /// `ppc_fp128`.
    pub const PPC_FP128: Type = Type::float(FloatKind::PpcFp128);
    /// `i1`.
    pub const I1: Type = Type::int(1);
    /// `i8`.
    pub const I8: Type = Type::int(8);
    /// `i16`.
    pub const I16: Type = Type::int(16);
    /// `i32`.
    pub const I32: Type = Type::int(32);
    /// `i64`.
    pub const I64: Type = Type::int(64);
    /// `i128`.
    pub const I128: Type = Type::int(128);
    /// `ptr` in address space zero.
    pub const PTR: Type = Type::ptr(0);

    /// The widest integer type.
    pub const MAX_INT_BITS: u32 = 1 << 23;

    pub(crate) const fn pack(kind: u32, payload: u32) -> Type {
        Type(kind << PAYLOAD_BITS | (payload & PAYLOAD_MASK))
    }

    pub(crate) const fn kind(self) -> u32 {
        self.0 >> PAYLOAD_BITS
    }

    pub(crate) const fn payload(self) -> u32 {
        self.0 & PAYLOAD_MASK
    }

    /// The integer type of `width` bits.
    pub const fn int(width: u32) -> Type {
        Type::pack(KIND_INT, width)
    }

    /// The pointer type in an address space (24 bits, as in LLVM).
    pub const fn ptr(address_space: u32) -> Type {
        Type::pack(KIND_PTR, address_space)
    }

    /// A floating-point type.
    pub const fn float(kind: FloatKind) -> Type {
        Type::pack(KIND_SIMPLE, FIRST_FLOAT + kind as u32)
    }

    /// Whether this is an integer type.
    #[inline]
    pub const fn is_int(self) -> bool {
        self.kind() == KIND_INT
    }

    /// The width of an integer type.
    #[inline]
    pub const fn int_width(self) -> Option<u32> {
        if self.is_int() { Some(self.payload()) } else { None }
    }

    /// Whether this is an integer of a width that LLVM allows, a float or a pointer.
    #[inline]
    pub const fn is_scalar(self) -> bool {
        match self.int_width() {
            Some(width) => width > 0 && width <= Type::MAX_INT_BITS,
            None => self.is_ptr() || self.is_float(),
        }
    }

    /// Whether this is a pointer type.
    #[inline]
    pub const fn is_ptr(self) -> bool {
        self.kind() == KIND_PTR
    }

    /// The address space of a pointer type.
    #[inline]
    pub const fn address_space(self) -> Option<u32> {
        if self.is_ptr() { Some(self.payload()) } else { None }
    }

    /// Whether this is a pointer type with an element type.
    #[inline]
    pub const fn is_typed_ptr(self) -> bool {
        self.kind() == KIND_TYPED_PTR
    }

    /// The format of a floating-point type.
    #[inline]
    pub const fn float_kind(self) -> Option<FloatKind> {
        match self.0.wrapping_sub(FIRST_FLOAT) {
            0 => Some(FloatKind::Half),
            1 => Some(FloatKind::BFloat),
            2 => Some(FloatKind::Float),
            3 => Some(FloatKind::Double),
            4 => Some(FloatKind::X86Fp80),
            5 => Some(FloatKind::Fp128),
            6 => Some(FloatKind::PpcFp128),
            _ => None,
        }
    }

    /// Whether this is a floating-point type.
    #[inline]
    pub const fn is_float(self) -> bool {
        self.float_kind().is_some()
    }

    /// Whether this is a vector type, fixed or scalable.
    #[inline]
    pub const fn is_vector(self) -> bool {
        matches!(self.kind(), KIND_FIXED_VECTOR | KIND_SCALABLE_VECTOR)
    }

    /// Whether this is a scalable vector type.
    #[inline]
    pub const fn is_scalable_vector(self) -> bool {
        self.kind() == KIND_SCALABLE_VECTOR
    }

    /// Whether this is an array type.
    #[inline]
    pub const fn is_array(self) -> bool {
        self.kind() == KIND_ARRAY
    }

    /// Whether this is a struct type, literal or identified.
    #[inline]
    pub const fn is_struct(self) -> bool {
        matches!(self.kind(), KIND_STRUCT | KIND_PACKED_STRUCT | KIND_NAMED_STRUCT)
    }

    /// Whether this is an identified struct type.
    #[inline]
    pub const fn is_named_struct(self) -> bool {
        self.kind() == KIND_NAMED_STRUCT
    }

    /// Whether this is a function type.
    #[inline]
    pub const fn is_function(self) -> bool {
        matches!(self.kind(), KIND_FUNCTION | KIND_VARARG_FUNCTION)
    }

    /// Whether this is a target extension type.
    #[inline]
    pub const fn is_target_ext(self) -> bool {
        self.kind() == KIND_TARGET
    }

    /// Whether this is an array or struct, which `extractvalue` accepts.
    #[inline]
    pub const fn is_aggregate(self) -> bool {
        self.is_array() || self.is_struct()
    }

    /// Whether instructions can produce values of this type (LLVM's first-class types).
    #[inline]
    pub const fn is_first_class(self) -> bool {
        self.0 != Type::VOID.0 && !self.is_function()
    }

    /// Whether this type is a record in the context.
    pub const fn is_record(self) -> bool {
        self.kind() >= KIND_FIXED_VECTOR
    }
}

impl core::fmt::Debug for Type {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match (self.kind(), self.payload()) {
            (KIND_INT, width) => write!(f, "i{width}"),
            (KIND_PTR, space) => write!(f, "ptr{space}"),
            (kind, payload) => write!(f, "type{kind}:{payload}"),
        }
    }
}

/// A list of types in a record.
#[derive(Clone, Copy)]
pub struct Types<'a>(pub(crate) &'a [u32]);

impl<'a> Types<'a> {
    /// The number of types.
    #[inline]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether the list is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The type at `index`.
    #[inline]
    pub fn get(self, index: usize) -> Option<Type> {
        self.0.get(index).map(|&word| Type(word))
    }

    /// The types in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + 'a {
        self.0.iter().map(|&word| Type(word))
    }
}

/// The contents of a type, for matching.
#[derive(Clone, Copy)]
pub enum TypeView<'a> {
    /// `void`.
    Void,
    /// `label`.
    Label,
    /// `token`.
    Token,
    /// `metadata`.
    Metadata,
    /// `x86_amx`.
    X86Amx,
    /// A floating-point type.
    Float(FloatKind),
    /// `iN`.
    Int(u32),
    /// `ptr addrspace(N)`.
    Ptr(u32),
    /// `<N x T>` or `<vscale x N x T>`.
    Vector {
        /// Element type.
        elem: Type,
        /// Number of elements, or its minimum if scalable.
        count: u32,
        /// Whether the number is multiplied by `vscale`.
        scalable: bool,
    },
    /// `[N x T]`.
    Array {
        /// Element type.
        elem: Type,
        /// Number of elements.
        count: u64,
    },
    /// `{ … }` or `<{ … }>`.
    Struct {
        /// Field types.
        fields: Types<'a>,
        /// Whether fields have no padding between them.
        packed: bool,
    },
    /// `%name`; `body` is `None` for an opaque struct.
    Named {
        /// The name, empty for a numbered type.
        name: &'a [u8],
        /// Field types and whether they are packed.
        body: Option<(Types<'a>, bool)>,
    },
    /// `ret (params, ...)`.
    Function {
        /// Result type.
        ret: Type,
        /// Parameter types.
        params: Types<'a>,
        /// Whether the function is variadic.
        vararg: bool,
    },
    /// `target("name", types…, ints…)`.
    Target {
        /// The target type's name.
        name: &'a [u8],
        /// Type parameters.
        types: Types<'a>,
        /// Integer parameters.
        ints: &'a [u32],
    },
    /// `T addrspace(N)*`, the pointer type of LLVM up to 14. Only modules for such versions have it.
    TypedPtr {
        /// Element type; never `i8`, since [`TypeView::Ptr`] is that type in these modules.
        elem: Type,
        /// Address space.
        address_space: u32,
    },
}

impl Context {
    fn type_record(&self, kind: u32, words: &[u32]) -> Type {
        let id = self.types.intern_words(kind, words);
        if id > PAYLOAD_MASK {
            self.exhaust();
        }
        Type::pack(kind, id)
    }

    /// `<count x elem>`, or `<vscale x count x elem>`.
    pub fn vector(&self, elem: Type, count: u32, scalable: bool) -> Type {
        let kind = if scalable { KIND_SCALABLE_VECTOR } else { KIND_FIXED_VECTOR };
        self.type_record(kind, &[elem.0, count])
    }

    /// `[count x elem]`.
    pub fn array(&self, elem: Type, count: u64) -> Type {
        self.type_record(KIND_ARRAY, &[elem.0, count as u32, (count >> 32) as u32])
    }

    /// A literal struct.
    pub fn struct_type(&self, fields: &[Type], packed: bool) -> Type {
        let words: terrace_support::small_vec::SmallVec<[u32; 16]> = fields.iter().map(|ty| ty.0).collect();
        self.type_record(if packed { KIND_PACKED_STRUCT } else { KIND_STRUCT }, &words)
    }

    /// A function type.
    pub fn function_type(&self, ret: Type, params: &[Type], vararg: bool) -> Type {
        let mut words: terrace_support::small_vec::SmallVec<[u32; 16]> = terrace_support::smallvec![ret.0];
        words.extend(params.iter().map(|ty| ty.0));
        self.type_record(if vararg { KIND_VARARG_FUNCTION } else { KIND_FUNCTION }, &words)
    }

    /// A target extension type.
    pub fn target_type(&self, name: &[u8], types: &[Type], ints: &[u32]) -> Type {
        let mut words = vec![self.strings.intern(0, name), types.len() as u32];
        words.extend(types.iter().map(|ty| ty.0));
        words.extend_from_slice(ints);
        self.type_record(KIND_TARGET, &words)
    }

    /// `elem addrspace(N)*`, as LLVM up to 14 has it. In modules for these versions `ptr` is `i8*`.
    pub(crate) fn typed_ptr(&self, elem: Type, address_space: u32) -> Type {
        match elem {
            Type::I8 => Type::ptr(address_space),
            _ => self.type_record(KIND_TYPED_PTR, &[elem.0, address_space]),
        }
    }

    /// A new identified struct without a body. A name in use gets a numeric suffix, as in LLVM; an empty name makes a
    /// numbered type.
    pub fn named_struct(&self, name: &[u8]) -> Type {
        let mut named = self.lock_named();
        let id = named.bodies.len() as u32;
        let unique = named.unique_name(name);
        let name = self.strings.intern(0, &unique);
        if !unique.is_empty() {
            named.by_name.insert(unique, id);
        }
        named.bodies.push(None);
        self.count_named();
        self.type_record(KIND_NAMED_STRUCT, &[name, id])
    }

    /// The identified struct with this name, if there is one.
    pub fn find_named_struct(&self, name: &[u8]) -> Option<Type> {
        let named = self.lock_named();
        let id = *named.by_name.get(name)?;
        let name = self.strings.find(0, name)?;
        Some(self.type_record(KIND_NAMED_STRUCT, &[name, id]))
    }

    /// Sets the fields of an identified struct.
    pub fn set_struct_body(&self, ty: Type, fields: &[Type], packed: bool) {
        if !ty.is_named_struct() {
            return;
        }
        let body = self.struct_type(fields, packed);
        if let Some(&[_, id]) = self.type_words(ty).first_chunk::<2>()
            && let Some(slot) = self.lock_named().bodies.get_mut(id as usize)
        {
            *slot = Some(body);
        }
    }

    /// The literal struct with the fields of an identified struct.
    pub(crate) fn named_body(&self, ty: Type) -> Option<Type> {
        let &[_, id] = self.type_words(ty).first_chunk::<2>()?;
        self.lock_named().bodies.get(id as usize).copied().flatten()
    }

    #[inline]
    pub(crate) fn type_words(&self, ty: Type) -> &[u32] {
        self.types.words(ty.payload()).1
    }

    /// The bytes of an interned string.
    #[inline]
    pub fn str(&self, id: u32) -> &[u8] {
        self.strings.get(id).1
    }

    /// The contents of a type.
    pub fn view(&self, ty: Type) -> TypeView<'_> {
        if ty.is_record() {
            return self.view_record(ty);
        }
        match (ty.kind(), ty.payload()) {
            (KIND_INT, width) => TypeView::Int(width),
            (KIND_PTR, space) => TypeView::Ptr(space),
            (_, 1) => TypeView::Label,
            (_, 2) => TypeView::Token,
            (_, 3) => TypeView::Metadata,
            (_, 4) => TypeView::X86Amx,
            _ => ty.float_kind().map_or(TypeView::Void, TypeView::Float),
        }
    }

    fn view_record(&self, ty: Type) -> TypeView<'_> {
        let words = self.type_words(ty);
        match (ty.kind(), words) {
            (KIND_FIXED_VECTOR | KIND_SCALABLE_VECTOR, &[elem, count]) => {
                TypeView::Vector { elem: Type(elem), count, scalable: ty.kind() == KIND_SCALABLE_VECTOR }
            }
            (KIND_ARRAY, &[elem, low, high]) => {
                TypeView::Array { elem: Type(elem), count: low as u64 | (high as u64) << 32 }
            }
            (KIND_STRUCT | KIND_PACKED_STRUCT, fields) => {
                TypeView::Struct { fields: Types(fields), packed: ty.kind() == KIND_PACKED_STRUCT }
            }
            (KIND_NAMED_STRUCT, &[name, _]) => TypeView::Named {
                name: self.str(name),
                body: self
                    .named_body(ty)
                    .map(|body| (Types(self.type_words(body)), body.kind() == KIND_PACKED_STRUCT)),
            },
            (KIND_FUNCTION | KIND_VARARG_FUNCTION, &[ret, ref params @ ..]) => TypeView::Function {
                ret: Type(ret),
                params: Types(params),
                vararg: ty.kind() == KIND_VARARG_FUNCTION,
            },
            (KIND_TARGET, &[name, n_types, ref rest @ ..]) => {
                let (types, ints) = rest.split_at((n_types as usize).min(rest.len()));
                TypeView::Target { name: self.str(name), types: Types(types), ints }
            }
            (KIND_TYPED_PTR, &[elem, address_space]) => {
                TypeView::TypedPtr { elem: Type(elem), address_space }
            }
            _ => TypeView::Void,
        }
    }

    /// The fields of a struct type (literal or identified) and whether it is packed.
    pub fn struct_fields(&self, ty: Type) -> Option<(Types<'_>, bool)> {
        let body = if ty.is_named_struct() { self.named_body(ty)? } else { ty };
        match body.kind() {
            KIND_STRUCT => Some((Types(self.type_words(body)), false)),
            KIND_PACKED_STRUCT => Some((Types(self.type_words(body)), true)),
            _ => None,
        }
    }

    /// The result type and parameters of a function type, and whether it is variadic.
    #[inline]
    pub fn signature(&self, ty: Type) -> Option<(Type, Types<'_>, bool)> {
        if !ty.is_function() {
            return None;
        }
        let (&ret, params) = self.type_words(ty).split_first()?;
        Some((Type(ret), Types(params), ty.kind() == KIND_VARARG_FUNCTION))
    }

    /// The element type and number of elements of a vector type.
    #[inline]
    pub fn vector_parts(&self, ty: Type) -> Option<(Type, u32)> {
        match *self.type_words_of_vector(ty)? {
            [elem, count] => Some((Type(elem), count)),
            _ => None,
        }
    }

    fn type_words_of_vector(&self, ty: Type) -> Option<&[u32]> {
        if ty.is_vector() { Some(self.type_words(ty)) } else { None }
    }

    /// The element type of a vector; other types are returned unchanged.
    #[inline]
    pub fn scalar_type(&self, ty: Type) -> Type {
        self.vector_parts(ty).map_or(ty, |(elem, _)| elem)
    }

    /// `elem`, or a vector of `elem` if `like` is a vector, with its number of elements.
    pub fn with_shape_of(&self, elem: Type, like: Type) -> Type {
        match self.vector_parts(like) {
            Some((_, count)) => self.vector(elem, count, like.is_scalable_vector()),
            None => elem,
        }
    }

    /// The number of elements of an aggregate or fixed vector.
    pub fn n_elements(&self, ty: Type) -> Option<u64> {
        match self.view(ty) {
            TypeView::Vector { count, .. } => Some(count as u64),
            TypeView::Array { count, .. } => Some(count),
            _ => self.struct_fields(ty).map(|(fields, _)| fields.len() as u64),
        }
    }

    /// The type of element `index` of an aggregate or vector.
    pub fn element_type(&self, ty: Type, index: u64) -> Option<Type> {
        match self.view(ty) {
            TypeView::Vector { elem, .. } | TypeView::Array { elem, .. } => Some(elem),
            _ => self.struct_fields(ty)?.0.get(usize::try_from(index).ok()?),
        }
    }

    /// The type at the path of indices of an `extractvalue`.
    pub fn indexed_type(&self, ty: Type, indices: &[u32]) -> Option<Type> {
        indices.iter().try_fold(ty, |ty, &index| match (ty.kind(), self.type_words(ty)) {
            (KIND_STRUCT | KIND_PACKED_STRUCT, fields) => {
                fields.get(index as usize).map(|&field| Type(field))
            }
            (KIND_ARRAY, &[elem, low, high]) => (high != 0 || index < low).then_some(Type(elem)),
            _ if ty.is_aggregate() => self.struct_fields(ty)?.0.get(index as usize),
            _ => None,
        })
    }
}
