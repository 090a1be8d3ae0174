//! The operations of `shape`.

use super::types::{
    AnyShapeOrSize, ExtentTensor, IndexTensor, NumbersOrValueShape, Shape, ShapeOrExtentTensor, ShapeOrSize,
    ShapedOrValueShape, Size, SizeOrIndex, ValueShape, Witness,
};
use super::{asm, fold, infer, verify};
use crate::prelude::{
    AnyType, Bool, DictAttr, I1, Index, IndexAttr, OpPrinter, OpRef, StrAttr, SymbolNameAttr, first_attr, ops,
};
use crate::regions;
use terrace_base::constraints::{AnyShaped, IndexElements};
use terrace_base::func::FunctionTypeAttr;
use terrace_base::function;
use terrace_ir::decl::attr_type::DictArrayAttr;

ops! { "shape", OPS;
    /// The sum of two sizes.
    ///
    /// ```mlir
    /// %c = shape.add %a, %b : !shape.size, index -> !shape.size
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    Add = "add" [Commutative] (fold: fold::add),
    /// The product of two sizes.
    ///
    /// ```mlir
    /// %c = shape.mul %a, %b : index, index -> index
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    Mul = "mul" [Commutative] (fold: fold::mul),
    /// The quotient of two sizes, rounded down.
    ///
    /// ```mlir
    /// %c = shape.div %a, %b : !shape.size, !shape.size -> !shape.size
    /// ```
    Div = "div" (fold: fold::div) {
        (lhs: SizeOrIndex, rhs: SizeOrIndex) -> (result: SizeOrIndex)
        traits [Pure, InferTypes]
        format "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
        hooks  { infer: infer::size_of_operands, compatible: infer::are_sizes, verify_shape: verify::size }
    }

    /// One of several equal shapes.
    ///
    /// ```mlir
    /// %s = shape.any %a, %b : !shape.shape, tensor<?xindex> -> !shape.shape
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    Any = "any" {
        (inputs: [ShapeOrExtentTensor]) -> (result: ShapeOrExtentTensor)
        traits [Commutative, Pure]
        format "$inputs attr-dict `:` type($inputs) `->` type($result)"
        hooks  { fold: fold::any }
    }

    /// A region that depends on an assertion.
    ///
    /// ```mlir
    /// %r = shape.assuming %witness -> (tensor<?xf32>) { shape.assuming_yield %t : tensor<?xf32> }
    /// ```
    Assuming = "assuming" {
        (witness: Witness) -> (results: [AnyType])
        regions { do_region("doRegion"): (1, 1) }
        traits  [SingleBlock, ImplicitTerminator, RegionBranchOpInterface, RecursiveMemoryEffects]
        terminator "shape.assuming_yield"
        hooks   { parse: asm::parse_assuming, print: asm::print_assuming, region_edges: regions::run_once }
    }

    /// Whether all assertions hold.
    ///
    /// ```mlir
    /// %w = shape.assuming_all %a, %b
    /// ```
    AssumingAll = "assuming_all" {
        (inputs: [Witness]) -> (result: Witness)
        traits [Commutative, Pure]
        format "$inputs attr-dict"
        types  { asm::witness }
        hooks  { fold: fold::assuming_all, verify_shape: verify::assuming_all }
    }

    /// Ends `shape.assuming` with its results.
    ///
    /// ```mlir
    /// shape.assuming_yield %t : tensor<?xf32>
    /// ```
    AssumingYield = "assuming_yield" {
        (operands: [AnyType])
        traits  [Pure, ReturnLike, RegionBranchTerminatorOpInterface, Terminator]
        parents ["shape.assuming"]
        format  "attr-dict ($operands^ `:` type($operands))?"
    }

    /// The shape to which shapes are broadcast.
    ///
    /// ```mlir
    /// %s = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    Broadcast = "broadcast" {
        (shapes: [ShapeOrExtentTensor]) -> (result: ShapeOrExtentTensor)
        opts   { error: StrAttr }
        traits [Commutative, Pure]
        format "$shapes since<24>((`error` `=` $error^)?) attr-dict `:` type($shapes) `->` type($result)"
        hooks  { fold: fold::broadcast, verify_shape: verify::shape }
    }

    /// The extents of one shape, then those of another one.
    ///
    /// ```mlir
    /// %s = shape.concat %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    /// ```
    Concat = "concat" {
        (lhs: ShapeOrExtentTensor, rhs: ShapeOrExtentTensor) -> (result: ShapeOrExtentTensor)
        traits [Pure]
        format "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
        hooks  { fold: fold::concat }
    }

    /// A constant shape.
    ///
    /// ```mlir
    /// %s = shape.const_shape [1, 2, 3] : tensor<3xindex>
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    ConstShape = "const_shape" {
        () -> (result: ShapeOrExtentTensor)
        attrs  { shape: IndexElements }
        traits [ConstantLike, Pure, InferTypes]
        hooks  { parse: asm::parse_const_shape, print: asm::print_const_shape, infer: infer::const_shape, compatible: infer::are_constant_shapes, constant: first_attr }
    }

    /// A constant size.
    ///
    /// ```mlir
    /// %s = shape.const_size 10
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    ConstSize = "const_size" {
        () -> (result: Size)
        attrs  { value: IndexAttr }
        traits [ConstantLike, Pure]
        format "$value attr-dict"
        types  { asm::size }
        hooks  { constant: first_attr, result_names: asm::name_by_size }
    }

    /// A witness that is known.
    ///
    /// ```mlir
    /// %w = shape.const_witness true
    /// ```
    ConstWitness = "const_witness" {
        () -> (result: Witness)
        attrs  { passing: Bool }
        traits [ConstantLike, Pure]
        format "$passing attr-dict"
        types  { asm::witness }
        hooks  { constant: first_attr }
    }

    /// Asserts that shapes can be broadcast to one.
    ///
    /// ```mlir
    /// %w = shape.cstr_broadcastable %a, %b : tensor<?xindex>, !shape.shape
    /// ```
    ///
    /// Lowering: `convert-shape-constraints`.
    CstrBroadcastable = "cstr_broadcastable" (fold: fold::cstr_broadcastable, verify_shape: verify::cstr_broadcastable),
    /// Asserts that shapes are equal.
    ///
    /// ```mlir
    /// %w = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
    /// ```
    ///
    /// Lowering: `convert-shape-constraints`.
    CstrEq = "cstr_eq" (fold: fold::cstr_eq) {
        (shapes: [ShapeOrExtentTensor]) -> (result: Witness)
        traits [Commutative]
        format "$shapes attr-dict `:` type($shapes)"
        types  { asm::witness }
    }

    /// Asserts a condition.
    ///
    /// ```mlir
    /// %w = shape.cstr_require %c, "the message"
    /// ```
    ///
    /// Lowering: `convert-shape-constraints`.
    CstrRequire = "cstr_require" {
        (pred: I1) -> (result: Witness)
        attrs  { msg: StrAttr }
        format "$pred `,` $msg attr-dict"
        types  { asm::witness }
        hooks  { fold: fold::cstr_require }
    }

    /// Prints a shape or size.
    DebugPrint = "debug_print" {
        (input: ShapeOrSize) -> (output: ShapeOrSize)
    }

    /// An extent of a value.
    ///
    /// ```mlir
    /// %n = shape.dim %t, %i : tensor<?x4xf32>, index -> index
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    Dim = "dim" {
        (value: AnyShaped, index: SizeOrIndex) -> (extent: SizeOrIndex)
        traits [Pure, InferTypes]
        format "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)"
        hooks  { infer: infer::type_of_index, compatible: infer::are_sizes, fold: fold::dim }
    }

    /// The shape with the extents of a tensor.
    ///
    /// ```mlir
    /// %s = shape.from_extent_tensor %t : tensor<?xindex>
    /// ```
    FromExtentTensor = "from_extent_tensor" {
        (input: ExtentTensor) -> (result: Shape)
        traits [Pure]
        format "$input attr-dict `:` type($input)"
        types  { asm::shape }
    }

    /// The shape with some extents.
    ///
    /// ```mlir
    /// %s = shape.from_extents %a, %b : index, !shape.size
    /// ```
    FromExtents = "from_extents" {
        (extents: [SizeOrIndex]) -> (shape: Shape)
        traits [Pure]
        format "$extents attr-dict `:` type($extents)"
        types  { asm::shape }
        hooks  { fold: fold::from_extents }
    }

    /// A function on shapes.
    ///
    /// ```mlir
    /// shape.func private @same(%arg0: !shape.value_shape) -> !shape.shape {
    ///   %0 = shape.shape_of %arg0 : !shape.value_shape -> !shape.shape
    ///   shape.return %0 : !shape.shape
    /// }
    /// ```
    Func = "func" {
        ()
        regions { body }
        attrs   { sym_name: SymbolNameAttr, function_type: FunctionTypeAttr }
        opts    { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr, sym_visibility: StrAttr }
        traits  [AffineScope, AutomaticAllocationScope, Symbol, FunctionOpInterface, IsolatedFromAbove]
        hooks   { parse: function::parse_function_op, print: OpPrinter::function_op, verify_shape: function::verify_function_shape, verify: function::verify_function_op, default_dialect: || "shape", is_declaration: function::is_declaration, callable_results: function::function_results }
    }

    /// Functions on shapes, and the operations whose shapes they compute.
    ///
    /// ```mlir
    /// shape.function_library @lib { shape.func @same(%a: !shape.value_shape) -> !shape.shape { ... } } mapping {mine.op = @same}
    /// ```
    FunctionLibrary = "function_library" {
        ()
        regions { body }
        attrs   { sym_name: SymbolNameAttr, mapping: DictAttr }
        opts    { sym_visibility: StrAttr }
        traits  [AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator, SingleBlock]
        hooks   { parse: asm::parse_function_library, print: asm::print_function_library, default_dialect: || "shape" }
    }

    /// An extent of a shape.
    ///
    /// ```mlir
    /// %n = shape.get_extent %s, %i : tensor<?xindex>, index -> index
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    GetExtent = "get_extent" {
        (shape: ShapeOrExtentTensor, dim: SizeOrIndex) -> (extent: SizeOrIndex)
        traits [Pure, InferTypes]
        format "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)"
        hooks  { infer: infer::index, compatible: infer::are_sizes, verify_shape: verify::size, fold: fold::get_extent }
    }

    /// An `index` as a size.
    ///
    /// ```mlir
    /// %s = shape.index_to_size %i
    /// ```
    IndexToSize = "index_to_size" {
        (arg: Index) -> (result: Size)
        traits [Pure]
        format "$arg attr-dict"
        types  { asm::size }
        hooks  { fold: fold::index_to_size }
    }

    /// Whether shapes can be broadcast to one.
    ///
    /// ```mlir
    /// %b = shape.is_broadcastable %s, %t : tensor<?xindex>, tensor<?xindex>
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    IsBroadcastable = "is_broadcastable" {
        (shapes: [ShapeOrExtentTensor]) -> (result: I1)
        traits [Commutative]
        format "$shapes attr-dict `:` type($shapes)"
        hooks  { fold: fold::is_broadcastable }
    }

    /// The greater of two sizes, or the shape of the greater extents.
    ///
    /// ```mlir
    /// %m = shape.max %a, %b : !shape.size, !shape.size -> !shape.size
    /// ```
    Max = "max",
    /// The smaller of two sizes, or the shape of the smaller extents.
    ///
    /// ```mlir
    /// %m = shape.min %a, %b : !shape.size, !shape.size -> !shape.size
    /// ```
    Min = "min" {
        (lhs: ShapeOrSize, rhs: ShapeOrSize) -> (result: ShapeOrSize)
        traits [Commutative, Pure, InferTypes]
        format "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
        hooks  { infer: infer::common, compatible: infer::are_of_one_kind, fold: fold::of_equal_operands }
    }

    /// The least general of two shapes or sizes; an error if they do not fit.
    ///
    /// ```mlir
    /// %m = shape.meet %a, %b, error = "they differ" : !shape.shape, !shape.shape -> !shape.shape
    /// ```
    Meet = "meet" {
        (arg0: AnyShapeOrSize, arg1: AnyShapeOrSize) -> (result: AnyShapeOrSize)
        opts   { error: StrAttr }
        traits [Commutative]
        format "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)"
        hooks  { verify_shape: verify::meet }
    }

    /// The product of the extents of a shape.
    ///
    /// ```mlir
    /// %n = shape.num_elements %s : tensor<?xindex> -> index
    /// ```
    ///
    /// Lowering: `shape-to-shape-lowering`.
    NumElements = "num_elements" {
        (shape: ShapeOrExtentTensor) -> (result: SizeOrIndex)
        traits [Pure, InferTypes]
        format "$shape attr-dict `:` type($shape) `->` type($result)"
        hooks  { infer: infer::size_of_shape, compatible: infer::are_sizes, verify_shape: verify::size, fold: fold::num_elements }
    }

    /// The number of extents of a shape.
    ///
    /// ```mlir
    /// %r = shape.rank %s : tensor<?xindex> -> index
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    Rank = "rank" {
        (shape: ShapeOrExtentTensor) -> (rank: SizeOrIndex)
        traits [Pure, InferTypes]
        format "$shape attr-dict `:` type($shape) `->` type($rank)"
        hooks  { infer: infer::size_of_shape, compatible: infer::are_sizes, verify_shape: verify::size, fold: fold::rank }
    }

    /// Combines the extents of a shape, one after another, with values that are carried.
    ///
    /// ```mlir
    /// %n = shape.reduce(%s, %one) : tensor<?xindex> -> index {
    /// ^bb0(%i: index, %extent: index, %product: index):
    ///   %p = arith.muli %product, %extent : index
    ///   shape.yield %p : index
    /// }
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    Reduce = "reduce" {
        (shape: ShapeOrExtentTensor, init_vals: [AnyType]) -> (result: [AnyType])
        regions { region: (1, 1) }
        traits  [SingleBlock, ImplicitTerminator]
        terminator "shape.yield"
        hooks   { parse: asm::parse_reduce, print: asm::print_reduce, verify: verify::reduce }
    }

    /// Returns from a function with its results.
    ///
    /// ```mlir
    /// shape.return %s : !shape.shape
    /// ```
    Return = "return" {
        (operands: [AnyType])
        traits  [Pure, ReturnLike, Terminator]
        parents ["shape.func"]
        format  "attr-dict ($operands^ `:` type($operands))?"
    }

    /// Whether shapes are equal.
    ///
    /// ```mlir
    /// %b = shape.shape_eq %s, %t : tensor<?xindex>, tensor<?xindex>
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    ShapeEq = "shape_eq" {
        (shapes: [ShapeOrExtentTensor]) -> (result: I1)
        traits [Pure, Commutative]
        format "$shapes attr-dict `:` type($shapes)"
        hooks  { fold: fold::shape_eq }
    }

    /// The shape of a value.
    ///
    /// ```mlir
    /// %s = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    ShapeOf = "shape_of" {
        (arg: ShapedOrValueShape) -> (result: ShapeOrExtentTensor)
        traits [Pure, InferTypes]
        format "$arg attr-dict `:` type($arg) `->` type($result)"
        hooks  { infer: infer::shape_of, compatible: infer::are_shapes, verify_shape: verify::shape }
    }

    /// A size as an `index`.
    ///
    /// ```mlir
    /// %i = shape.size_to_index %s : !shape.size
    /// ```
    SizeToIndex = "size_to_index" {
        (arg: SizeOrIndex) -> (result: Index)
        traits [CastOpInterface, Pure]
        format "$arg attr-dict `:` type($arg)"
        hooks  { cast: verify::size_to_index, fold: fold::size_to_index }
    }

    /// The first extents of a shape, and the others.
    ///
    /// ```mlir
    /// %h, %t = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    SplitAt = "split_at" {
        (operand: ShapeOrExtentTensor, index: SizeOrIndex) -> (head: ShapeOrExtentTensor, tail: ShapeOrExtentTensor)
        traits [Pure]
        hooks  { fold: fold::split_at, result_names: ["head", "tail"] }
    }

    /// The extents of a shape as a tensor.
    ///
    /// ```mlir
    /// %t = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
    /// ```
    ///
    /// Lowering: `convert-shape-to-std`.
    ToExtentTensor = "to_extent_tensor" {
        (input: ShapeOrExtentTensor) -> (result: IndexTensor)
        traits [CastOpInterface, Pure]
        format "$input attr-dict `:` type($input) `->` type($result)"
        hooks  { cast: verify::to_extent_tensor, fold: fold::to_extent_tensor }
    }

    /// The elements of a tensor as a shape.
    ///
    /// ```mlir
    /// %s = shape.value_as_shape %t : tensor<?xindex> -> !shape.shape
    /// ```
    ValueAsShape = "value_as_shape" {
        (arg: NumbersOrValueShape) -> (result: ShapeOrExtentTensor)
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `->` type($result)"
    }

    /// The value of a value and its shape.
    ///
    /// ```mlir
    /// %t = shape.value_of %v : tensor<?xf32>
    /// ```
    ValueOf = "value_of" {
        (arg: ValueShape) -> (result: AnyShaped)
        traits [Pure]
        format "$arg attr-dict `:` type($result)"
        types  { asm::value_shape }
    }

    /// A value with a shape.
    ///
    /// ```mlir
    /// %v = shape.with_shape %t, %s : tensor<?xf32>, !shape.shape
    /// ```
    WithShape = "with_shape" {
        (operand: ShapedOrValueShape, shape: ShapeOrExtentTensor) -> (result: ValueShape)
        traits [Pure]
        format "operands attr-dict `:` type($operand) `,` type($shape)"
        types  { asm::value_shape }
    }

    /// Ends the body of `shape.reduce` with the carried values.
    ///
    /// ```mlir
    /// shape.yield %p : index
    /// ```
    Yield = "yield" {
        (operands: [AnyType])
        traits  [Pure, ReturnLike, Terminator]
        parents ["shape.reduce", "shape.function_library"]
        format  "attr-dict ($operands^ `:` type($operands))?"
        hooks   { verify: |op: OpRef<'_>| verify::yields(op) }
    }
}
