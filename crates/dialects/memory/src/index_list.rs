//! Lists of integers and SSA values, `[4, %n]`: the directive `DynamicIndexList` and helpers.
//!
//! An operation stores such a list as an array of `i64`, in which [`DYNAMIC`] stands for the next of its operands.

use crate::prelude::*;
use terrace_base::layout::n_dynamic;

/// The integers of a list.
pub type Integers = SmallVec<[i64; 4]>;

/// The elements of a list.
pub type Indices = SmallVec<[Index; 4]>;

/// A parsed list.
#[derive(Default)]
pub struct IndexList {
    /// The integers, with [`DYNAMIC`] for each operand.
    pub integers: Integers,
    /// The operands.
    pub names: SmallVec<[Unresolved; 4]>,
}

/// Parses a list of integers and operands.
///
/// Brackets around an element, which mark scalable sizes, are accepted and ignored.
pub fn parse<'p>(p: &mut OpParser<'_, 'p>, delimiter: Delimiter) -> Result<IndexList> {
    let mut list = IndexList::default();
    let op = p.def().name;
    let name = p.name_offset;
    let mut unclosed = false;
    let parsed = p.comma_separated(delimiter, " in dynamic index list", &mut |asm| {
        if asm.at(b'%') {
            list.names.push(Unresolved::parse(asm)?);
            list.integers.push(DYNAMIC);
            return Ok(());
        }
        let scalable = asm.eat(b'[');
        match asm.parse_optional_integer()? {
            Some(value) => list.integers.push(value),
            None => {
                let message = format!("custom op '{op}' expected integer value");
                return Err(asm.error_at(asm.offset(), message));
            }
        }
        unclosed |= scalable && !asm.eat(b']');
        if unclosed {
            return Err(asm.error_at(name, format!("custom op '{op}' expected SSA value or integer")));
        }
        Ok(())
    });
    match parsed {
        Ok(()) => Ok(list),
        Err(reported) if unclosed => Err(reported),
        Err(_) => Err(p.custom_error(p.name_offset, "expected SSA value or integer")),
    }
}

/// Parser of `custom<DynamicIndexList>($operands, $integers)`.
pub fn parse_directive(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    parse_in(p, args, Delimiter::Square)
}

/// [`parse_directive`] with parentheses.
pub fn parse_paren_directive(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    parse_in(p, args, Delimiter::Paren)
}

fn parse_in(p: &mut OpParser<'_, '_>, args: &[Arg], delimiter: Delimiter) -> Result {
    let &[operands, integers] = args else { return Ok(()) };
    let list = parse(p, delimiter)?;
    p.push_operands(operands, &list.names);
    p.set_arg_attr(integers, DenseArrayAttr::of_i64s(p.ctx, &list.integers));
    Ok(())
}

/// Printer of `custom<DynamicIndexList>($operands, $integers)`.
pub fn print_directive(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    print_in(p, op, args, b"[]");
}

/// [`print_directive`] with parentheses.
pub fn print_paren_directive(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    print_in(p, op, args, b"()");
}

fn print_in(p: &mut OpPrinter<'_>, op: Op, args: &[Arg], brackets: &[u8; 2]) {
    let &[operands, integers] = args else { return };
    let integers = integers_of(p.ctx(), p.arg_attr(op, integers));
    let operands = p.arg_values(op, operands);
    p.byte(brackets[0]);
    print(p, &integers, operands);
    p.byte(brackets[1]);
}

/// Prints the elements of a list.
pub fn print(p: &mut OpPrinter<'_>, integers: &[i64], values: Values<'_>) {
    let mut values = values.iter();
    for (i, &integer) in integers.iter().enumerate() {
        if i != 0 {
            p.text(", ");
        }
        match (integer == DYNAMIC).then(|| values.next()).flatten() {
            Some(value) => p.operand(value),
            None => p.integer(integer),
        }
    }
}

/// The integers in an `array<i64: ...>`; empty for another attribute.
pub fn integers_of(ctx: &Context, attr: Option<Attr>) -> Integers {
    attr.and_then(|attr| attr.as_::<DenseArrayAttr>(ctx))
        .map(|array| array.i64s().collect())
        .unwrap_or_default()
}

/// An element of a list (`OpFoldResult`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Index {
    /// An integer.
    Static(i64),
    /// An SSA value.
    Dynamic(Value),
}

impl Index {
    /// The element of a list of integers, in which [`DYNAMIC`] stands for `value`.
    pub fn of(integer: i64, value: Value) -> Self {
        if integer == DYNAMIC { Self::Dynamic(value) } else { Self::Static(integer) }
    }

    /// The integer, or [`DYNAMIC`] for a value.
    pub fn integer(self) -> i64 {
        match self {
            Self::Static(integer) => integer,
            Self::Dynamic(_) => DYNAMIC,
        }
    }

    /// The integer, or the value of a constant operation.
    pub fn constant_value(self, b: &Body) -> Option<i64> {
        match self {
            Self::Static(integer) => Some(integer),
            Self::Dynamic(value) => integer_of(b, value),
        }
    }

    /// The element as an operand; an integer becomes a constant (`getValueOrCreateConstantIndexOp`).
    pub fn value(self, b: &mut Builder<'_>) -> Value {
        match self {
            Self::Static(integer) => arith::Constant::index(b, integer),
            Self::Dynamic(value) => value,
        }
    }
}

/// Divides a list into integers, with [`DYNAMIC`] for each value, and values: the reverse of [`mixed`].
pub fn divide(list: &[Index]) -> (Integers, SmallVec<[Value; 4]>) {
    let value = |&index: &Index| match index {
        Index::Static(_) => None,
        Index::Dynamic(value) => Some(value),
    };
    (list.iter().map(|index| index.integer()).collect(), list.iter().filter_map(value).collect())
}

/// Replaces values in a list that are constants, as far as `accept` returns true for them; returns whether there were any.
pub fn fold_constants(b: &Body, list: &mut Indices, accept: impl Fn(i64) -> bool) -> bool {
    let mut changed = false;
    for index in list {
        if let Index::Dynamic(_) = index
            && let Some(value) = index.constant_value(b).filter(|&value| accept(value) && value != DYNAMIC)
        {
            *index = Index::Static(value);
            changed = true;
        }
    }
    changed
}

/// The first list with values that [`fold_constants`] replaces: upstream looks at one list at a time, which decides the
/// order of the casts that result. `with_zero`: a stride may be zero.
pub fn fold_first_list(b: &Body, [offsets, sizes, strides]: &mut [Indices; 3], with_zero: bool) -> bool {
    let is_size = |value: i64| value >= 0;
    fold_constants(b, offsets, is_size)
        || fold_constants(b, sizes, is_size)
        || fold_constants(b, strides, |value| with_zero || value != 0)
}

/// A shape whose dynamic extents are `sizes`, with those that are constants; and the other sizes.
pub fn fold_sizes(b: &Body, shape: &[i64], sizes: &[Value]) -> (Integers, SmallVec<[Value; 4]>) {
    let mut rest: SmallVec<[Value; 4]> = SmallVec::new();
    let mut sizes = sizes.iter();
    let extent = |&extent: &i64| {
        let Some(&size) = (extent == DYNAMIC).then(|| sizes.next()).flatten() else { return extent };
        integer_of(b, size).filter(|&size| size >= 0).unwrap_or_else(|| {
            rest.push(size);
            DYNAMIC
        })
    };
    let shape = shape.iter().map(extent).collect();
    (shape, rest)
}

/// [`mixed`] of several lists.
pub fn mixed_lists<const N: usize>(integers: &[Integers; N], values: [Values<'_>; N]) -> [Indices; N] {
    core::array::from_fn(|i| mixed(&integers[i], values[i]))
}

/// Combines integers and the operands for dynamic elements into one list.
pub fn mixed(integers: &[i64], values: Values<'_>) -> Indices {
    let mut values = values.iter();
    let index = |&integer: &i64| match (integer == DYNAMIC).then(|| values.next()).flatten() {
        Some(value) => Index::Dynamic(value),
        None => Index::Static(integer),
    };
    integers.iter().map(index).collect()
}

/// Accessors and builders of slices: `Op[result types](operands) -> what the builder returns`.
macro_rules! lists_of_slice {
    ($($Op:ident[$($ty:ident : $Ty:ty)?]($($operand:ident : $Operand:ty),*) -> $Out:ty;)*) => { $(
        impl $Op {
            /// Static offsets, sizes and strides.
            pub fn slice(self, b: &Body) -> $crate::index_list::Slice {
                let lists = [self.static_offsets(b), self.static_sizes(b), self.static_strides(b)];
                $crate::index_list::Slice::of(b.ctx(), lists)
            }
            /// Offsets, sizes and strides as integers and values.
            pub fn mixed_lists(self, b: &Body) -> [$crate::index_list::Indices; 3] {
                let $crate::index_list::Slice { offsets, sizes, strides } = self.slice(b);
                let values = [self.offsets(b), self.sizes(b), self.strides(b)];
                $crate::index_list::mixed_lists(&[offsets, sizes, strides], values)
            }
            /// Creates the operation; offsets, sizes and strides are integers and values.
            pub fn of_lists(
                b: &mut Builder<'_>,
                $($ty: $Ty,)?
                $($operand: $Operand,)*
                lists: [&[$crate::index_list::Index]; 3],
            ) -> $Out {
                let [offsets, sizes, strides] = lists.map($crate::index_list::divide);
                let [o, s, t] = [&offsets, &sizes, &strides].map(|list| DenseArrayAttr::of_i64s(b.ctx(), &list.0));
                Self::new(b, $($ty,)? o, s, t, $($operand,)* &offsets.1, &sizes.1, &strides.1)
            }
        }
    )* };
}
pub(crate) use lists_of_slice;

/// Which of the numbers below `n` are in a list; `None` if the list has others, or one twice.
pub fn listed(numbers: &[i64], n: usize) -> Option<Vec<bool>> {
    let mut is_listed = vec![false; n];
    for &number in numbers {
        let entry = is_listed.get_mut(usize::try_from(number).ok()?)?;
        if core::mem::replace(entry, true) {
            return None;
        }
    }
    Some(is_listed)
}

/// Whether each of the numbers below the length occurs once.
pub fn is_permutation(numbers: &[i64]) -> bool {
    listed(numbers, numbers.len()).is_some()
}

/// Verifies the length of a list, and that there is an operand for each dynamic element. `name` names an element in
/// messages: `offset`.
pub fn verify_list(op: OpShape<'_>, name: &str, len: usize, integers: &[i64], n_values: usize) -> Result {
    if integers.len() != len {
        let message = format!("expected {len} {name} values, got {}", integers.len());
        return Err(op.error(message).emit());
    }
    let dynamic = n_dynamic(integers);
    if n_values != dynamic {
        return Err(op.error(format!("expected {dynamic} dynamic {name} values")).emit());
    }
    Ok(())
}

/// Static offsets, sizes and strides of a slice, for each dimension.
pub struct Slice {
    /// Offset of the first element.
    pub offsets: Integers,
    /// Number of elements.
    pub sizes: Integers,
    /// Distance of elements.
    pub strides: Integers,
}

impl Slice {
    /// The slice of three attributes.
    pub fn of(ctx: &Context, lists: [Option<Attr>; 3]) -> Self {
        let [offsets, sizes, strides] = lists.map(|list| integers_of(ctx, list));
        Self { offsets, sizes, strides }
    }
}

/// Verifies `OffsetSizeAndStrideOpInterface`. `n_values` has the number of operands for offsets, sizes and strides,
/// `ranks` the expected lengths of these lists (`getArrayAttrMaxRanks`).
pub fn verify_slice(op: OpShape<'_>, slice: &Slice, n_values: [usize; 3], ranks: [usize; 3]) -> Result {
    let Slice { offsets, sizes, strides } = slice;
    let fail = |message: String| Err(op.error(message).emit());
    for (name, integers, n) in
        [("sizes", sizes, n_values[1]), ("strides", strides, n_values[2]), ("offsets", offsets, n_values[0])]
    {
        let dynamic = n_dynamic(integers);
        if n != dynamic {
            return fail(format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({n} vs {dynamic})"
            ));
        }
    }
    let well_formed = "so the rank of the result type is well-formed.";
    // A single offset may apply to all dimensions together.
    if !(offsets.len() == 1 && ranks[0] == 1) && offsets.len() != sizes.len() {
        return fail(format!(
            "expected mixed offsets rank to match mixed sizes rank ({} vs {}) {well_formed}",
            offsets.len(),
            sizes.len()
        ));
    }
    if sizes.len() != strides.len() {
        return fail(format!(
            "expected mixed sizes rank to match mixed strides rank ({} vs {}) {well_formed}",
            sizes.len(),
            strides.len()
        ));
    }
    verify_list(op, "offset", ranks[0], offsets, n_values[0])?;
    verify_list(op, "size", ranks[1], sizes, n_values[1])?;
    verify_list(op, "stride", ranks[2], strides, n_values[2])?;
    for (name, integers) in [("offsets", offsets), ("sizes", sizes)] {
        if let Some(negative) = integers.iter().find(|&&integer| integer < 0 && integer != DYNAMIC) {
            return fail(format!("expected {name} to be non-negative, but got {negative}"));
        }
    }
    Ok(())
}

/// Verifies that the static part of a slice is within a shape (`verifyInBoundsSlice`).
pub fn verify_in_bounds(op: OpShape<'_>, shape: &[i64], slice: &Slice) -> Result {
    match out_of_bounds(shape, slice) {
        Some(message) => Err(op.error(message).emit()),
        None => Ok(()),
    }
}

/// Where the static part of a slice leaves a shape; `None` if it is inside.
pub fn out_of_bounds(shape: &[i64], slice: &Slice) -> Option<String> {
    for (dim, &extent) in shape.iter().enumerate() {
        let entry = |list: &Integers| list.get(dim).copied().unwrap_or(DYNAMIC);
        let (offset, size, stride) = (entry(&slice.offsets), entry(&slice.sizes), entry(&slice.strides));
        if extent == DYNAMIC || offset == DYNAMIC {
            continue;
        }
        if offset >= extent {
            return Some(format!("offset {dim} is out-of-bounds: {offset} >= {extent}"));
        }
        if size == DYNAMIC || stride == DYNAMIC {
            continue;
        }
        let last = offset.wrapping_add(size.wrapping_sub(1).wrapping_mul(stride));
        if last >= extent {
            return Some(format!("slice along dimension {dim} runs out-of-bounds: {last} >= {extent}"));
        }
    }
    None
}
