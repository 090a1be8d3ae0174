//! Data layout: sizes and alignments of types.
//!
//! Parses LLVM's layout strings. The empty string is LLVM's default layout, in which `i64` has ABI alignment 4 and
//! preferred alignment 8.

use crate::context::Context;
use crate::types::{Type, TypeView};
use crate::value::Value;
use terrace_support::FxHashMap;

/// Size and alignments of one scalar width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spec {
    bits: u32,
    abi: u32,
    pref: u32,
}

/// A pointer's size, alignments (bytes) and index width (bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PtrSpec {
    space: u32,
    bits: u32,
    abi: u32,
    pref: u32,
    index_bits: u32,
    non_integral: bool,
}

/// The data layout of a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    text: Box<[u8]>,
    big_endian: bool,
    stack_align: u32,
    alloca_space: u32,
    globals_space: u32,
    program_space: u32,
    ints: Vec<Spec>,
    floats: Vec<Spec>,
    vectors: Vec<Spec>,
    pointers: Vec<PtrSpec>,
    space_names: Vec<(Box<str>, u32)>,
    struct_abi: u32,
    struct_pref: u32,
    mangling: u8,
}

impl Default for DataLayout {
    fn default() -> Self {
        let spec = |bits, abi, pref| Spec { bits, abi, pref };
        DataLayout {
            text: Box::default(),
            big_endian: false,
            stack_align: 0,
            alloca_space: 0,
            globals_space: 0,
            program_space: 0,
            ints: vec![spec(8, 1, 1), spec(16, 2, 2), spec(32, 4, 4), spec(64, 4, 8)],
            floats: vec![spec(16, 2, 2), spec(32, 4, 4), spec(64, 8, 8), spec(128, 16, 16)],
            vectors: vec![spec(64, 8, 8), spec(128, 16, 16)],
            pointers: vec![PtrSpec {
                space: 0,
                bits: 64,
                abi: 8,
                pref: 8,
                index_bits: 64,
                non_integral: false,
            }],
            space_names: Vec::new(),
            struct_abi: 1,
            struct_pref: 8,
            mangling: 0,
        }
    }
}

/// The size of a type in bytes or bits, as a multiple of `vscale` if scalable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeSize {
    /// The size, or its minimum if scalable.
    pub min: u64,
    /// Whether the size is `min` times `vscale`.
    pub scalable: bool,
}

impl TypeSize {
    /// The bytes that hold this many bits.
    fn bytes(self) -> u64 {
        self.min.div_ceil(8)
    }
}

/// The size of a type in bits without tail padding, and its alignments in bytes.
#[derive(Clone, Copy)]
struct Extent {
    bits: TypeSize,
    abi: u32,
    pref: u32,
}

impl Extent {
    /// The size in bytes with tail padding.
    fn stride(self) -> u64 {
        round_up(self.bits.bytes(), self.abi.into())
    }
}

/// The structs that a type consists of: many fields may have the same one.
type Extents = FxHashMap<Type, Extent>;

/// The error of an invalid layout string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError(pub String);

impl core::fmt::Display for LayoutError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

fn err<T>(text: impl Into<String>) -> Result<T, LayoutError> {
    Err(LayoutError(text.into()))
}

/// A number of decimal digits: Rust's may have a sign.
fn digits<T: core::str::FromStr>(text: &str) -> Option<T> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}

fn number(text: &str, what: &str, max: u32, positive: bool) -> Result<u32, LayoutError> {
    if text.is_empty() {
        return err(format!("{what} component cannot be empty"));
    }
    match digits(text) {
        Some(value) if value <= max && (value > 0 || !positive) => Ok(value),
        _ if positive => err(format!("{what} must be a non-zero {}-bit integer", 32 - max.leading_zeros())),
        _ => err(format!("{what} must be a {}-bit integer", 32 - max.leading_zeros())),
    }
}

/// Parses an alignment in bits and returns it in bytes.
fn alignment(text: &str, what: &str, zero: bool) -> Result<u32, LayoutError> {
    if text.is_empty() {
        return err(format!("{what} alignment component cannot be empty"));
    }
    let Some(bits) = digits::<u16>(text) else {
        return err(format!("{what} alignment must be a 16-bit integer"));
    };
    if bits == 0 {
        return if zero { Ok(1) } else { err(format!("{what} alignment must be non-zero")) };
    }
    if bits % 8 != 0 || !(bits / 8).is_power_of_two() {
        return err(format!("{what} alignment must be a power of two times the byte width"));
    }
    Ok(bits as u32 / 8)
}

const MAX24: u32 = (1 << 24) - 1;

fn put(specs: &mut Vec<Spec>, spec: Spec) {
    match specs.binary_search_by_key(&spec.bits, |s| s.bits) {
        Ok(at) => specs[at] = spec,
        Err(at) => specs.insert(at, spec),
    }
}

impl DataLayout {
    /// Whether both layouts have equal sizes and alignments; their strings may differ.
    pub fn same_rules(&self, other: &DataLayout) -> bool {
        let plain = |layout: &DataLayout| {
            let mut plain =
                DataLayout { text: Default::default(), space_names: Vec::new(), ..layout.clone() };
            // An integer without a rule has that of the next greater one.
            let ints = &mut plain.ints;
            for i in (1..ints.len()).rev() {
                if (ints[i - 1].abi, ints[i - 1].pref) == (ints[i].abi, ints[i].pref) {
                    ints.remove(i - 1);
                }
            }
            plain
        };
        plain(self) == plain(other)
    }

    /// Parses a layout string. Everything it does not specify keeps LLVM's default.
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut layout = DataLayout { text: text.as_bytes().into(), ..DataLayout::default() };
        if text.is_empty() {
            return Ok(layout);
        }
        for spec in text.split('-') {
            if spec.is_empty() {
                return err("empty specification is not allowed");
            }
            layout.parse_spec(spec)?;
        }
        Ok(layout)
    }

    fn parse_spec(&mut self, spec: &str) -> Result<(), LayoutError> {
        if let Some(list) = spec.strip_prefix("ni:") {
            for part in list.split(':') {
                let space = number(part, "address space", MAX24, false)?;
                if space == 0 {
                    return err("address space 0 cannot be non-integral");
                }
                let mut ptr = self.pointer(space);
                ptr.space = space;
                ptr.non_integral = true;
                self.put_pointer(ptr);
            }
            return Ok(());
        }
        let Some(head) = spec.chars().next() else { return Ok(()) };
        let rest = &spec[head.len_utf8()..];
        match head {
            'i' | 'f' | 'v' => self.parse_scalar(head, spec, rest),
            'a' => self.parse_aggregate(rest),
            'p' => self.parse_pointer(rest),
            's' => Ok(()),
            'e' | 'E' if rest.is_empty() => {
                self.big_endian = head == 'E';
                Ok(())
            }
            'e' | 'E' => err("malformed specification, must be just 'e' or 'E'"),
            'n' => rest.split(':').try_for_each(|part| number(part, "size", MAX24, true).map(drop)),
            'S' => {
                if rest.is_empty() {
                    return err("malformed specification, must be of the form \"S<size>\"");
                }
                self.stack_align = alignment(rest, "stack natural", false)?;
                Ok(())
            }
            'F' => match rest.chars().next() {
                None => err("malformed specification, must be of the form \"F<type><abi>\""),
                Some('i' | 'n') => alignment(&rest[1..], "ABI", false).map(drop),
                Some(other) => err(format!("unknown function pointer alignment type '{other}'")),
            },
            'P' => number(rest, "address space", MAX24, false).map(|space| self.program_space = space),
            'A' => number(rest, "address space", MAX24, false).map(|space| self.alloca_space = space),
            'G' => number(rest, "address space", MAX24, false).map(|space| self.globals_space = space),
            'm' => {
                let Some(mode) = rest.strip_prefix(':').filter(|mode| !mode.is_empty()) else {
                    return err("malformed specification, must be of the form \"m:<mangling>\"");
                };
                match mode.as_bytes() {
                    [c @ (b'e' | b'l' | b'o' | b'm' | b'w' | b'x' | b'a')] => {
                        self.mangling = *c;
                        Ok(())
                    }
                    _ => err("unknown mangling mode"),
                }
            }
            _ => err(format!("unknown specifier '{head}'")),
        }
    }

    fn parse_scalar(&mut self, head: char, spec: &str, rest: &str) -> Result<(), LayoutError> {
        let parts: Vec<&str> = rest.split(':').collect();
        if parts.len() < 2 || parts.len() > 3 {
            return err(format!(
                "malformed specification, must be of the form \"{head}<size>:<abi>[:<pref>]\""
            ));
        }
        let bits = number(parts[0], "size", MAX24, true)?;
        let abi = alignment(parts[1], "ABI", false)?;
        if head == 'i' && bits == 8 && abi != 1 {
            return err("i8 must be 8-bit aligned");
        }
        let pref = match parts.get(2) {
            Some(part) => alignment(part, "preferred", false)?,
            None => abi,
        };
        if pref < abi {
            return err("preferred alignment cannot be less than the ABI alignment");
        }
        let _ = spec;
        let spec = Spec { bits, abi, pref };
        put(
            match head {
                'i' => &mut self.ints,
                'f' => &mut self.floats,
                _ => &mut self.vectors,
            },
            spec,
        );
        Ok(())
    }

    fn parse_aggregate(&mut self, rest: &str) -> Result<(), LayoutError> {
        let parts: Vec<&str> = rest.split(':').collect();
        if parts.len() < 2 || parts.len() > 3 {
            return err("malformed specification, must be of the form \"a:<abi>[:<pref>]\"");
        }
        if parts[0].bytes().any(|digit| digit != b'0') {
            return err("size must be zero");
        }
        self.struct_abi = alignment(parts[1], "ABI", true)?;
        self.struct_pref = match parts.get(2) {
            Some(part) => alignment(part, "preferred", false)?,
            None => self.struct_abi,
        };
        if self.struct_pref < self.struct_abi {
            return err("preferred alignment cannot be less than the ABI alignment");
        }
        Ok(())
    }

    fn parse_pointer(&mut self, rest: &str) -> Result<(), LayoutError> {
        let parts: Vec<&str> = rest.split(':').collect();
        if parts.len() < 3 || parts.len() > 5 {
            return err(
                "malformed specification, must be of the form \"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\"",
            );
        }
        let (space, non_integral) = self.parse_pointer_space(parts[0])?;
        let bits = number(parts[1], "pointer size", MAX24, true)?;
        let abi = alignment(parts[2], "ABI", false)?;
        let pref = match parts.get(3) {
            Some(part) => alignment(part, "preferred", false)?,
            None => abi,
        };
        if pref < abi {
            return err("preferred alignment cannot be less than the ABI alignment");
        }
        let index_bits = match parts.get(4) {
            Some(part) => number(part, "index size", MAX24, true)?,
            None => bits,
        };
        if index_bits > bits {
            return err("index size cannot be larger than the pointer size");
        }
        self.put_pointer(PtrSpec { space, bits, abi, pref, index_bits, non_integral });
        Ok(())
    }

    /// Parses flags, number and name of the address space in `pue1(name):64:64`. Returns the number and whether
    /// pointers of the address space are non-integral.
    fn parse_pointer_space(&mut self, text: &str) -> Result<(u32, bool), LayoutError> {
        let digits = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let flags = &text[..text.len() - digits.len()];
        if let Some(flag) = flags.chars().find(|flag| !matches!(flag, 'u' | 'e')) {
            return err(format!("'{flag}' is not a valid pointer specification flag"));
        }
        let (digits, name) = match digits.find('(') {
            Some(open) => (&digits[..open], Some(&digits[open..])),
            None => (digits, None),
        };
        let space = if digits.is_empty() { 0 } else { number(digits, "address space", MAX24, false)? };
        let non_integral = !flags.is_empty();
        if non_integral && space == 0 {
            return err("address space 0 cannot be unstable or have external state");
        }
        let Some(name) = name else { return Ok((space, non_integral)) };
        match name.strip_prefix('(').and_then(|name| name.strip_suffix(')')) {
            None | Some("") => err("Expected `( address space name )`"),
            Some("P" | "G" | "A") => err("Cannot use predefined address space names P/G/A in data layout"),
            Some(name) if self.space_names.iter().any(|other| *other.0 == *name) => {
                err(format!("address space name `{name}` already used"))
            }
            Some(name) => {
                self.space_names.push((name.into(), space));
                Ok((space, non_integral))
            }
        }
    }

    fn put_pointer(&mut self, ptr: PtrSpec) {
        match self.pointers.binary_search_by_key(&ptr.space, |p| p.space) {
            Ok(at) => self.pointers[at] = ptr,
            Err(at) => self.pointers.insert(at, ptr),
        }
    }

    fn pointer(&self, space: u32) -> PtrSpec {
        let found = self.pointers.iter().find(|p| p.space == space).or(self.pointers.first());
        found.copied().unwrap_or(PtrSpec {
            space,
            bits: 64,
            abi: 8,
            pref: 8,
            index_bits: 64,
            non_integral: false,
        })
    }

    /// The layout string as given.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Whether the target is big-endian.
    pub fn is_big_endian(&self) -> bool {
        self.big_endian
    }

    /// The address space of `alloca`.
    pub fn alloca_address_space(&self) -> u32 {
        self.alloca_space
    }

    /// The default address space of globals.
    pub fn globals_address_space(&self) -> u32 {
        self.globals_space
    }

    /// The address space of functions.
    pub fn program_address_space(&self) -> u32 {
        self.program_space
    }

    /// The address space with this name.
    pub fn named_address_space(&self, name: &[u8]) -> Option<u32> {
        self.space_names.iter().find(|other| other.0.as_bytes() == name).map(|other| other.1)
    }

    /// The width of a pointer in bits.
    pub fn pointer_bits(&self, space: u32) -> u32 {
        self.pointer(space).bits
    }

    /// The index width in bits: that of address arithmetic.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.pointer(space).index_bits
    }

    /// Whether pointers of an address space are non-integral: they have no stable integer representation.
    pub fn is_non_integral(&self, space: u32) -> bool {
        self.pointer(space).non_integral
    }

    /// The integer type of a pointer's width; for a vector of pointers, a vector.
    pub fn int_ptr_type(&self, cx: &Context, ty: Type) -> Type {
        let space = cx.scalar_type(ty).address_space().unwrap_or(0);
        cx.with_shape_of(Type::int(self.pointer_bits(space)), ty)
    }

    /// The integer type of a pointer's index width; for a vector of pointers, a vector.
    pub fn index_type(&self, cx: &Context, ty: Type) -> Type {
        let space = cx.scalar_type(ty).address_space().unwrap_or(0);
        cx.with_shape_of(Type::int(self.index_bits(space)), ty)
    }

    /// The size in bits without tail padding; `None` for unsized types.
    pub fn size_in_bits(&self, cx: &Context, ty: Type) -> Option<TypeSize> {
        Some(self.extent(cx, ty)?.bits)
    }

    fn extent(&self, cx: &Context, ty: Type) -> Option<Extent> {
        self.measure(cx, ty, 0, &mut Extents::default())
    }

    /// Size and alignments of a type. `done` has the structs in it that have been measured.
    fn measure(&self, cx: &Context, ty: Type, depth: u32, done: &mut Extents) -> Option<Extent> {
        if depth > MAX_DEPTH {
            return None;
        }
        let fixed = |bits: u32, abi, pref| {
            Some(Extent { bits: TypeSize { min: bits.into(), scalable: false }, abi, pref })
        };
        let pointer = |space| {
            let ptr = self.pointer(space);
            fixed(ptr.bits, ptr.abi, ptr.pref)
        };
        match cx.view(ty) {
            TypeView::Int(width) => {
                // The next larger width applies, or else the largest one.
                let at = self.ints.partition_point(|spec| spec.bits < width);
                let spec = self.ints.get(at).or(self.ints.last())?;
                fixed(width, spec.abi, spec.pref)
            }
            TypeView::Float(kind) => {
                let natural = (kind.bits() / 8).next_power_of_two();
                let spec = self.floats.iter().find(|spec| spec.bits == kind.bits());
                let (abi, pref) = spec.map_or((natural, natural), |spec| (spec.abi, spec.pref));
                fixed(kind.bits(), abi, pref)
            }
            TypeView::Ptr(space) => pointer(space),
            TypeView::Label => pointer(0),
            TypeView::X86Amx => fixed(8192, 64, 64),
            TypeView::Vector { elem, count, scalable } => {
                let elem = self.measure(cx, elem, depth + 1, done)?.bits;
                let bits = TypeSize { min: elem.min.wrapping_mul(count as u64), scalable };
                let natural = u32::try_from(bits.bytes().max(1).next_power_of_two()).unwrap_or(1 << 31);
                let spec = self.vectors.iter().find(|spec| u64::from(spec.bits) == bits.min);
                let (abi, pref) = spec.map_or((natural, natural), |spec| (spec.abi, spec.pref));
                Some(Extent { bits, abi, pref })
            }
            TypeView::Array { elem, count } => {
                let elem = self.measure(cx, elem, depth + 1, done)?;
                let min = elem.stride().wrapping_mul(count).wrapping_mul(8);
                Some(Extent { bits: TypeSize { min, ..elem.bits }, ..elem })
            }
            TypeView::Struct { .. } | TypeView::Named { .. } => {
                if let Some(&extent) = done.get(&ty) {
                    return Some(extent);
                }
                let extent = self.struct_layout(cx, ty, depth, done, |_| {})?;
                if depth > 0 {
                    done.insert(ty, extent);
                }
                Some(extent)
            }
            TypeView::Target { name, types, ints } => {
                self.measure(cx, target_layout(cx, name, types.get(0), ints)?, depth + 1, done)
            }
            _ => None,
        }
    }

    /// The number of bytes that a store writes.
    pub fn store_size(&self, cx: &Context, ty: Type) -> Option<TypeSize> {
        let bits = self.size_in_bits(cx, ty)?;
        Some(TypeSize { min: bits.bytes(), ..bits })
    }

    /// The offset in bytes between consecutive elements of an array.
    pub fn alloc_size(&self, cx: &Context, ty: Type) -> Option<TypeSize> {
        let extent = self.extent(cx, ty)?;
        Some(TypeSize { min: extent.stride(), ..extent.bits })
    }

    /// Size, with tail padding, and alignments of a struct. Takes the offset of each field.
    fn struct_layout(
        &self,
        cx: &Context,
        ty: Type,
        depth: u32,
        done: &mut Extents,
        mut offset: impl FnMut(u64),
    ) -> Option<Extent> {
        let (fields, packed) = cx.struct_fields(ty)?;
        let (mut size, mut max_align, mut scalable) = (0u64, 1, false);
        for field in fields.iter() {
            let field = self.measure(cx, field, depth + 1, done)?;
            let align = if packed { 1 } else { field.abi };
            size = round_up(size, align.into());
            offset(size);
            max_align = max_align.max(align);
            scalable |= field.bits.scalable;
            size = size.wrapping_add(field.stride());
        }
        let min = round_up(size, max_align.into()).wrapping_mul(8);
        Some(Extent {
            bits: TypeSize { min, scalable },
            abi: if packed { 1 } else { max_align.max(self.struct_abi) },
            pref: max_align.max(self.struct_pref),
        })
    }

    /// The offset of a struct's field in bytes. [`field_offsets`](Self::field_offsets) has those of all fields.
    pub fn field_offset(&self, cx: &Context, ty: Type, index: usize) -> Option<u64> {
        let (mut at, mut offset) = (0, None);
        let extent = self.struct_layout(cx, ty, 0, &mut Extents::default(), |start| {
            if at == index {
                offset = Some(start);
            }
            at += 1;
        })?;
        Some(offset.unwrap_or(extent.bits.bytes()))
    }

    /// The offsets of a struct's fields in bytes; `None` for unsized types.
    pub fn field_offsets(&self, cx: &Context, ty: Type) -> Option<Vec<u64>> {
        let mut offsets = Vec::new();
        self.struct_layout(cx, ty, 0, &mut Extents::default(), |offset| offsets.push(offset))?;
        Some(offsets)
    }

    /// The bytes that constant indices of a `getelementptr` on `source` add to an address, where `vscale` is one.
    ///
    /// # Errors
    /// An index that is no constant, or that leads to no element.
    pub fn constant_offset(
        &self,
        cx: &Context,
        source: Type,
        indices: &[Value],
    ) -> Result<i64, &'static str> {
        let (mut ty, mut distance) = (source, 0i64);
        for (position, &index) in indices.iter().enumerate() {
            let index = cx.as_i64(index).ok_or("an index that is no constant")?;
            let elem = match cx.view(ty) {
                _ if position == 0 => source,
                TypeView::Array { elem, .. } | TypeView::Vector { elem, .. } => elem,
                TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                    let at = usize::try_from(index).ok();
                    let field = at.and_then(|at| Some((fields.get(at)?, self.field_offset(cx, ty, at)?)));
                    let (field, at) = field.ok_or("a member that is not there")?;
                    distance = distance.wrapping_add(at as i64);
                    ty = field;
                    continue;
                }
                _ => return Err("an index into a value without members"),
            };
            let stride = self.alloc_size(cx, elem).ok_or("a type without size")?.min;
            distance = distance.wrapping_add(index.wrapping_mul(stride as i64));
            ty = elem;
        }
        Ok(distance)
    }

    /// The ABI alignment in bytes.
    pub fn abi_align(&self, cx: &Context, ty: Type) -> Option<u64> {
        Some(self.extent(cx, ty)?.abi.into())
    }

    /// The preferred alignment in bytes, that of `alloca`.
    pub fn pref_align(&self, cx: &Context, ty: Type) -> Option<u64> {
        Some(self.extent(cx, ty)?.pref.into())
    }
}

/// The maximum nesting of types; deeper types (by-value recursion) are unsized.
const MAX_DEPTH: u32 = 200;

fn round_up(size: u64, align: u64) -> u64 {
    size.wrapping_add(align - 1) & !(align - 1)
}

/// The type whose layout a target extension type has.
fn target_layout(cx: &Context, name: &[u8], first: Option<Type>, ints: &[u32]) -> Option<Type> {
    match name {
        b"aarch64.svcount" => Some(cx.vector(Type::I1, 16, true)),
        b"riscv.vector.tuple" => {
            // Registers have a multiple of eight bytes.
            let (_, count) = cx.vector_parts(first?)?;
            let count = count.max(8).checked_mul(*ints.first()?)?;
            (count != 0).then(|| cx.vector(Type::I8, count, true))
        }
        b"amdgcn.named.barrier" => Some(cx.vector(Type::I32, 4, false)),
        b"spirv.IntegralConstant" | b"spirv.Literal" => None,
        b"spirv.Padding" => Some(cx.array(Type::I8, u64::from(*ints.first()?))),
        b"spirv.Type" => match *ints {
            [_, size, align] if size != 0 && align != 0 => {
                Some(cx.array(Type::int(align), u64::from(size) * 8 / u64::from(align)))
            }
            _ => Some(Type::I32),
        },
        _ if name.starts_with(b"spirv.") => Some(Type::PTR),
        b"dx.Padding" => Some(cx.array(Type::I8, u64::from(*ints.first()?))),
        b"llvm.test.vectorelement" => Some(Type::I32),
        _ if name.starts_with(b"dx.") => Some(Type::PTR),
        _ => None,
    }
}
