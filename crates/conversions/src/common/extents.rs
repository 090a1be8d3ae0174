//! The size of memory to allocate, by layout: sizes, strides and offset.

use super::number::index_constant;
use crate::common::number::Number;
use crate::common::prelude::*;
use crate::common::types::index_type;
use terrace_base::layout::{is_identity, n_symbols};

/// Sizes and strides of new row-major memory, and the number of elements.
pub(crate) struct Extents {
    pub sizes: SmallVec<[Value; 8]>,
    pub strides: SmallVec<[Value; 8]>,
    /// Offset of the first element; `None` for zero.
    pub offset: Option<Value>,
    pub count: Value,
}

/// Computes extents; `dynamic` has the values of the dynamic sizes.
pub(crate) fn extents(rw: &mut Lowering, memref: &MemRefType<'_>, dynamic: &[Value]) -> Rewrite<Extents> {
    if memref.shape.iter().filter(|&&size| size == DYNAMIC).count() != dynamic.len() {
        return Err("the number of sizes is not that of the dynamic dimensions".into());
    }
    let index = index_type(rw.converter);
    let mut dynamic = dynamic.iter().copied();
    let mut sizes: SmallVec<[Value; 8]> = SmallVec::new();
    for &size in memref.shape {
        let value = match size {
            DYNAMIC => dynamic.next().ok_or("a size is missing")?,
            size => index_constant(rw, index, size),
        };
        sizes.push(value);
    }
    let rank = sizes.len();
    let mut running = index_constant(rw, index, 1);
    // Product of the sizes so far, if all are static.
    let mut product: Option<i64> = Some(1);
    let mut strides: SmallVec<[Value; 8]> = SmallVec::from_elem(running, rank);
    for dim in (0..rank).rev() {
        strides[dim] = running;
        let size = memref.shape[dim];
        let was_one = product == Some(1);
        // As in upstream, products wrap; one that looks like a dynamic size is computed at run time.
        product = product.filter(|_| size != DYNAMIC).map(|p| p.wrapping_mul(size)).filter(|&p| p != DYNAMIC);
        running = match product {
            _ if was_one => sizes[dim],
            Some(product) => index_constant(rw, index, product),
            None => llvm::Mul::new(rw, running, sizes[dim]),
        };
    }
    Ok(Extents { sizes, strides, offset: None, count: running })
}

/// A layout for which memory can be allocated.
pub(crate) struct Layout<'a> {
    /// Operands for the layout's symbols; `None` for the identity.
    symbols: Option<&'a [Value]>,
}

impl<'a> Layout<'a> {
    /// Checks the layout of an allocation's result.
    pub fn of(rw: &Lowering, memref: &MemRefType<'_>, symbols: &'a [Value]) -> Rewrite<Self> {
        let ctx = rw.context();
        if is_identity(ctx, *memref) {
            return Ok(Self { symbols: None });
        }
        strides_and_offset(ctx, *memref).ok_or(crate::common::types::NOT_STRIDED)?;
        if symbols.len() != n_symbols(ctx, *memref) {
            return Err("the number of symbol operands is not that of the layout's symbols".into());
        }
        Ok(Self { symbols: Some(symbols) })
    }

    /// Sizes, strides, offset, and the number of elements from the start of the memory to the last element.
    pub fn extents(&self, rw: &mut Lowering, memref: &MemRefType<'_>, dynamic: &[Value]) -> Rewrite<Extents> {
        let Some(symbols) = self.symbols else { return extents(rw, memref, dynamic) };
        if memref.shape.iter().filter(|&&size| size == DYNAMIC).count() != dynamic.len() {
            return Err("the number of sizes is not that of the dynamic dimensions".into());
        }
        let index = index_type(rw.converter);
        let (strides, offset) = self.numbers(rw, memref, symbols)?;
        let mut dynamic = dynamic.iter();
        let mut sizes: SmallVec<[Number; 6]> = SmallVec::new();
        for &size in memref.shape {
            sizes.push(match size {
                DYNAMIC => Number::Value(*dynamic.next().ok_or("a size is missing")?),
                size => Number::Known(size),
            });
        }
        // One more than the index of the last element. For an empty memref this allocates more than needed.
        let mut count = offset.plus(rw, index, Number::Known(1));
        for (&size, &stride) in sizes.iter().zip(&strides) {
            let last = match size {
                Number::Known(size) => Number::Known((size - 1).max(0)),
                // `size - 1` would be negative for zero, and the buffer too small for the other dimensions.
                Number::Value(_) => size,
            };
            let reach = last.times(rw, index, stride);
            // A negative stride goes back from the offset.
            if !matches!(reach, Number::Known(..=0)) {
                count = count.plus(rw, index, reach);
            }
        }
        let values = |rw: &mut Lowering, numbers: &[Number]| -> SmallVec<[Value; 8]> {
            numbers.iter().map(|number| number.value(rw, index)).collect()
        };
        Ok(Extents {
            sizes: values(rw, &sizes),
            strides: values(rw, &strides),
            offset: Some(offset.value(rw, index)),
            count: count.value(rw, index),
        })
    }

    /// Strides and offset; operands replace dynamic ones.
    fn numbers(
        &self,
        rw: &mut Lowering,
        memref: &MemRefType<'_>,
        symbols: &[Value],
    ) -> Rewrite<(SmallVec<[Number; 6]>, Number)> {
        let ctx = rw.context();
        let layout = memref.layout.ok_or("there is no layout")?;
        if let Some(strided) = layout.as_::<StridedLayoutAttr>(ctx) {
            // The symbol of the offset is the first.
            let mut symbols = symbols.iter();
            let mut next = |entry: i64| match entry {
                DYNAMIC => symbols.next().map(|&symbol| Number::Value(symbol)),
                entry => Some(Number::Known(entry)),
            };
            let offset = next(strided.offset).ok_or("a symbol operand is missing")?;
            let strides: Option<SmallVec<[Number; 6]>> =
                strided.strides.iter().map(|&entry| next(entry)).collect();
            return Ok((strides.ok_or("a symbol operand is missing")?, offset));
        }
        let map = layout.as_::<AffineMapAttr>(ctx).ok_or("the layout is no map")?;
        let &[expr] = map.results else { return Err("the layout has several results".into()) };
        if !is_plain(ctx, expr, 0) {
            return Err("the layout is too complicated".into());
        }
        // The map is linear: the offset is its value at zero, a stride is its coefficient of a dimension.
        let mut form = Form { strides: SmallVec::from_elem(Number::Known(0), map.n_dims as usize), symbols };
        let offset = form.add(rw, expr, Number::Known(1))?;
        Ok((form.strides, offset))
    }
}

/// Limit of the depth of a layout's expression.
const MAX_DEPTH: u32 = 200;

/// Whether an expression has only sums and products.
fn is_plain(ctx: &Context, expr: AffineExpr, depth: u32) -> bool {
    match expr.node(ctx) {
        _ if depth > MAX_DEPTH => false,
        AffineNode::Const(_) | AffineNode::Dim(_) | AffineNode::Sym(_) => true,
        AffineNode::Binary(AffineOp::Add | AffineOp::Mul, lhs, rhs) => {
            is_plain(ctx, lhs, depth + 1) && is_plain(ctx, rhs, depth + 1)
        }
        AffineNode::Binary(..) => false,
    }
}

/// A linear form that is being computed.
struct Form<'a> {
    strides: SmallVec<[Number; 6]>,
    symbols: &'a [Value],
}

impl Form<'_> {
    /// Adds the coefficients of `factor * expr` to the strides; returns its constant term.
    fn add(&mut self, rw: &mut Lowering, expr: AffineExpr, factor: Number) -> Rewrite<Number> {
        let ctx = rw.context();
        let index = index_type(rw.converter);
        Ok(match expr.node(ctx) {
            AffineNode::Dim(dim) => {
                let stride = self.strides.get_mut(dim as usize).ok_or("the layout has too few dimensions")?;
                *stride = stride.plus(rw, index, factor);
                Number::Known(0)
            }
            AffineNode::Const(value) => factor.times(rw, index, Number::Known(value)),
            AffineNode::Sym(symbol) => {
                let symbol = *self.symbols.get(symbol as usize).ok_or("a symbol operand is missing")?;
                factor.times(rw, index, Number::Value(symbol))
            }
            AffineNode::Binary(AffineOp::Add, lhs, rhs) => {
                let lhs = self.add(rw, lhs, factor)?;
                let rhs = self.add(rw, rhs, factor)?;
                lhs.plus(rw, index, rhs)
            }
            AffineNode::Binary(_, lhs, rhs) => {
                // One factor has no dimension.
                let (constant, other) =
                    if lhs.is_symbolic_or_constant(ctx) { (lhs, rhs) } else { (rhs, lhs) };
                let constant = self.add(rw, constant, Number::Known(1))?;
                let factor = factor.times(rw, index, constant);
                self.add(rw, other, factor)?
            }
        })
    }
}
