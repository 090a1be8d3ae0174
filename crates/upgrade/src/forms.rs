//! The forms of earlier years, what replaces them, and since when.
//!
//! `docs/legacy.md` has a row for each.

/// A form of text that MLIR does not read any more.
#[derive(Debug)]
pub struct Form {
    /// An example.
    pub old: &'static str,
    /// Its replacement.
    pub new: &'static str,
    /// When it was replaced: the year, and the release of LLVM that was the first without the old form.
    pub since: &'static str,
}

/// Declares forms, and the list of all.
macro_rules! forms {
    ($($(#[$doc:meta])* $name:ident: $old:literal => $new:literal, $since:literal;)*) => {
        $($(#[$doc])* pub static $name: Form = Form { old: $old, new: $new, since: $since };)*
        /// All forms but names.
        pub static ALL: &[&Form] = &[$(&$name),*];
    };
}

forms! {
    /// A type of LLVM IR in a string.
    WRAPPED_TYPE: "!llvm<\"{ float*, i64 }\">" => "!llvm.struct<(ptr, i64)>", "2020 (LLVM 12)";
    /// A scalar of the llvm dialect.
    SCALAR_TYPE: "!llvm.i32, !llvm.float" => "i32, f32", "2021 (LLVM 12)";
    /// A vector of the llvm dialect.
    VECTOR_TYPE: "!llvm.vec<4 x f32>, !llvm.vec<? x 4 x i32>" => "vector<4xf32>, vector<[4]xi32>", "2021 (LLVM 12); of pointers 2025 (LLVM 21)";
    /// A pointer with the type that it points to.
    TYPED_POINTER: "!llvm.ptr<f32>, !llvm.ptr<f32, 3>" => "!llvm.ptr, !llvm.ptr<3>", "2023 (LLVM 18)";
    /// An array without blanks around its `x`.
    ARRAY_BLANK: "!llvm.array<4xi32>" => "!llvm.array<4 x i32>", "2022 (LLVM 16)";
    /// An integer as the value of a float.
    FLOAT_INTEGER: "llvm.mlir.global @x(0 : f32)" => "llvm.mlir.global @x(0.0 : f32)", "2019";
    /// A load whose type followed from the pointer's.
    LOAD: "llvm.load %p : !llvm.ptr<f32>" => "llvm.load %p : !llvm.ptr -> f32", "2023 (LLVM 18)";
    /// A store whose types followed from the pointer's.
    STORE: "llvm.store %v, %p : !llvm.ptr<f32>" => "llvm.store %v, %p : f32, !llvm.ptr", "2023 (LLVM 18)";
    /// Address computation whose element type followed from the pointer's.
    ADDRESS: "llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>" => "llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32", "2023 (LLVM 18); fields of structs by constants 2022 (LLVM 15)";
    /// A call of a pointer to a function, without the pointer's type.
    INDIRECT_CALL: "llvm.call %f(%a) : (i32) -> i32" => "llvm.call %f(%a) : !llvm.ptr, (i32) -> i32", "2023 (LLVM 17)";
    /// A call of a variadic function, without the function's type.
    VARIADIC_CALL: "llvm.call @printf(%s, %a) : (...) -> i32" => "llvm.call @printf(%s, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (...) -> i32", "2024 (LLVM 19)";
    /// A call without the arrow of its results.
    CALL_ARROW: "llvm.call @f(%a) : (i32)" => "llvm.call @f(%a) : (i32) -> ()", "2020";
    /// Operands of successors in brackets.
    SUCCESSOR_BRACKETS: "llvm.br ^bb1[%a : i32]" => "llvm.br ^bb1(%a : i32)", "2020 (LLVM 11)";
    /// Positions with types.
    TYPED_POSITION: "llvm.extractvalue %s[0 : i32], llvm.shufflevector %a, %b [0 : i32]" => "llvm.extractvalue %s[0], llvm.shufflevector %a, %b [0]", "2022 (LLVM 15)";
    /// Elements of structs by the operations of vectors.
    ELEMENT_OF_STRUCT: "llvm.insertelement %v, %s[0], llvm.extractelement %s[0]" => "llvm.insertvalue %v, %s[0], llvm.extractvalue %s[0]", "never valid; in MLIR's documents";
    /// Weights of branches as elements.
    BRANCH_WEIGHTS: "weights(dense<[1, 2]> : vector<2xi32>)" => "weights([1, 2])", "2023 (LLVM 17)";
    /// Atomic operations without the pointer's type.
    ATOMIC_POINTER: "llvm.atomicrmw add %p, %v monotonic : i32" => "llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i32", "2023 (LLVM 17)";
    /// A switch without the type of its flag.
    SWITCH_TYPE: "llvm.switch %flag, ^bb1 [...]" => "llvm.switch %flag : i32, ^bb1 [...]", "2022 (LLVM 15)";
    /// Constructors of a module in a dictionary.
    CONSTRUCTORS: "llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}" => "llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]", "2025 (LLVM 21)";
    /// The type of an argument in memory, which followed from the pointer's.
    ARGUMENT_TYPE: "%p: !llvm.ptr<i32> {llvm.byval}, also llvm.sret, llvm.byref, llvm.inalloca" => "%p: !llvm.ptr {llvm.byval = i32}", "2022 (LLVM 15)";
    /// The attribute that holds the type of a function or global.
    TYPE_ATTRIBUTE: "\"llvm.func\"() ({...}) {type = ...}" => "\"llvm.func\"() ({...}) {function_type = ...}, of globals global_type", "2022 (LLVM 15)";
    /// Visibility as an attribute.
    VISIBILITY: "func @f() attributes {sym_visibility = \"private\"}" => "func.func private @f()", "2020 (LLVM 12)";
    /// The size of a lifetime.
    LIFETIME_SIZE: "llvm.intr.lifetime.start 4, %p : !llvm.ptr" => "llvm.intr.lifetime.start %p : !llvm.ptr", "2025 (LLVM 22)";
    /// The flag of a copy as an operand.
    VOLATILE_OPERAND: "\"llvm.intr.memcpy\"(%d, %s, %n, %false)" => "\"llvm.intr.memcpy\"(%d, %s, %n) <{isVolatile = false}>", "2023 (LLVM 17)";
    /// Unit attributes of arguments as booleans.
    UNIT_ATTRIBUTE: "{llvm.noalias = true}" => "{llvm.noalias}", "2022 (LLVM 15)";
    /// Segment sizes as elements.
    SEGMENT_SIZES: "operand_segment_sizes = dense<[1, 0]> : vector<2xi32>" => "operandSegmentSizes = array<i32: 1, 0>", "2023 (LLVM 17)";
    /// A function without its dialect.
    FUNCTION: "func @f(), builtin.func @f()" => "func.func @f()", "2022 (LLVM 15)";
    /// A constant that is a function.
    FUNCTION_CONSTANT: "constant @f : () -> ()" => "func.constant @f : () -> ()", "2022 (LLVM 15)";
    /// A declaration that is visible everywhere.
    DECLARATION: "func @f()" => "func.func private @f()", "2020 (LLVM 12)";
    /// A module in generic form without its dialect.
    MODULE_NAME: "\"module\"() ({...})" => "\"builtin.module\"() ({...})", "2021 (LLVM 13)";
    /// The end of a module.
    MODULE_TERMINATOR: "module_terminator" => "nothing", "2021 (LLVM 13)";
    /// An alias of a type.
    TYPE_ALIAS: "!t = type i32" => "!t = i32", "2021 (LLVM 14)";
    /// An alias whose name has dots.
    ALIAS_NAME: "!llvm.memref_1d = ..." => "!llvm_memref_1d = ...", "never valid; in MLIR's documents";
    /// Offset and strides in the type.
    OFFSET_STRIDES: "memref<4xf32, offset: 1, strides: [2]>" => "memref<4xf32, strided<[2], offset: 1>>", "2022 (LLVM 16)";
    /// An affine map without its keyword.
    BARE_MAP: "(d0) -> (d0)" => "affine_map<(d0) -> (d0)>, as a layout strided<[1]>", "2020 (LLVM 10)";
    /// An affine set without its keyword.
    BARE_SET: "(d0) : (d0 >= 0)" => "affine_set<(d0) : (d0 >= 0)>", "2020 (LLVM 10)";
    /// Predicates and kinds in quotes.
    QUOTED_WORD: "cmpi \"eq\", atomic_rmw \"addf\"" => "arith.cmpi eq, memref.atomic_rmw addf", "2020 (LLVM 12)";
    /// Numbers as operands.
    NUMBER_OPERAND: "dim %m, 0, load %m[0]" => "%c = arith.constant 0 : index  memref.dim %m, %c", "2020 (LLVM 12)";
    /// The reductions of a loop.
    LOOP_REDUCTION: "scf.reduce(%v) : f32 {...}" => "scf.reduce(%v : f32) {...}", "2023 (LLVM 18)";
    /// The end of a parallel loop.
    PARALLEL_YIELD: "scf.parallel ... { scf.yield }" => "scf.parallel ... { }", "2023 (LLVM 18)";
    /// A part of a vector, without its type.
    EXTRACT_TYPE: "vector.extract %v[0] : vector<4xf32>" => "vector.extract %v[0] : f32 from vector<4xf32>", "2023 (LLVM 18)";
    /// An element of a vector by a value.
    EXTRACT_ELEMENT: "vector.extractelement %v[%i : i32] : vector<4xf32>" => "vector.extract %v[%i] : f32 from vector<4xf32>, the position cast to index", "2025 (LLVM 22)";
    /// The replacement of an element of a vector by a value.
    INSERT_ELEMENT: "vector.insertelement %x, %v[%i : i32] : vector<4xf32>" => "vector.insert %x, %v[%i] : f32 into vector<4xf32>, the position cast to index", "2025 (LLVM 22)";
    /// Copies of a scalar.
    SPLAT: "splat %x : vector<4xf32>, vector.splat" => "vector.broadcast %x : f32 to vector<4xf32>", "2025 (LLVM 22)";
    /// Kinds of reductions in quotes.
    REDUCTION_KIND: "vector.reduction \"add\", %v" => "vector.reduction <add>, %v", "2022 (LLVM 14)";
    /// Kinds of reductions of floats.
    FLOAT_KIND: "<maxf>, <minf>" => "<maximumf>, <minimumf>", "2023 (LLVM 18)";
    /// Transfers that are masked where they leave memory.
    MASKED: "vector.transfer_read ... {masked = [false]}" => "vector.transfer_read ... {in_bounds = [true]}", "2021 (LLVM 13)";
    /// The sizes of a reshaped memref.
    OUTPUT_SHAPE: "memref.expand_shape %m [[0, 1]] : memref<4xf32> into memref<2x2xf32>, also tensor.expand_shape" => "memref.expand_shape %m [[0, 1]] output_shape [2, 2] : ...", "2024 (LLVM 19)";
    /// The groups of a reshape as affine maps.
    REASSOCIATION_MAPS: "tensor.collapse_shape %t [affine_map<(d0, d1) -> (d0, d1)>]" => "tensor.collapse_shape %t [[0, 1]]", "2021 (LLVM 13)";
    /// The tensor of a memref, by the memref's type alone.
    TO_TENSOR: "bufferization.to_tensor %m : memref<4xf32>" => "bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>", "2024 (LLVM 20)";
    /// The memref of a tensor, by the memref's type alone.
    TO_MEMREF: "bufferization.to_memref %t : memref<4xf32>" => "bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>", "2024 (LLVM 20), the name 2025 (LLVM 21)";
    /// The store of a whole tensor.
    TENSOR_STORE: "memref.tensor_store %t, %m : memref<4xf32>" => "bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()", "2024 (LLVM 18)";
    /// A tensor whose elements do not matter, by its sizes.
    INIT_TENSOR: "linalg.init_tensor [%n, 4] : tensor<?x4xf32>, also sparse_tensor.init" => "tensor.empty(%n) : tensor<?x4xf32>, of sparse tensors bufferization.alloc_tensor", "2022 (LLVM 16)";
    /// A structured operation with all operands in parentheses.
    STRUCTURED_OPERANDS: "linalg.fill(%x, %m) : f32, memref<4xf32>, also copy, dot, matmul, ..." => "linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)", "2022 (LLVM 15), matmul and its like 2020 (LLVM 12)";
    /// A copy in generic form, without a region.
    GENERIC_COPY: "\"linalg.copy\"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()" => "\"memref.copy\"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()", "2022 (LLVM 14)";
    /// A generic operation with its operands in a list.
    VIEWS: "linalg.generic {args_in = 1, args_out = 1, ...} %a, %b {...} : memref<4xf32>, memref<4xf32>" => "linalg.generic {...} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {...}", "2020 (LLVM 12)";
    /// Tensors that results start from.
    INIT_OPERAND: "linalg.matmul ins(...) init(%c : tensor<4x4xf32>)" => "linalg.matmul ins(...) outs(%c : tensor<4x4xf32>)", "2020 (LLVM 12)";
    /// A product with a transposed operand.
    TRANSPOSED_PRODUCT: "linalg.matmul_transpose_b ins(...) outs(...), also batch_" => "linalg.matmul indexing_maps = [...] ins(...) outs(...)", "2025 (LLVM 22)";
    /// A product of unsigned integers.
    UNSIGNED_PRODUCT: "linalg.matmul_unsigned ins(...) outs(...)" => "linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(...) outs(...)", "2025 (LLVM 20)";
    /// Elementwise functions by an attribute of the dialect's older kind.
    ELEMENTWISE_FUNCTION: "linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins(...), also elemwise_binary" => "linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(...)", "2025 (LLVM 22)";
    /// A mapper without the element of the result.
    MAP_INIT: "linalg.map ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) (%x: f32) {...}" => "linalg.map ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) (%x: f32, %y: f32) {...}", "2025 (LLVM 22)";
    /// A generic operation whose body has its indices as arguments.
    INDEXED_GENERIC: "linalg.indexed_generic ... { ^bb0(%i: index, %x: f32): ... }" => "linalg.generic ... { ^bb0(%x: f32): %i = linalg.index 0 : index ... }", "2021 (LLVM 13)";
    /// Iterators over the window of a convolution.
    WINDOW_ITERATOR: "iterator_types = [\"parallel\", \"window\"]" => "iterator_types = [\"parallel\", \"reduction\"]", "2022 (LLVM 16)";
    /// Iterators as attributes of the dialect.
    ITERATOR_ATTRIBUTE: "linalg.generic {iterator_types = [#linalg.iterator_type<parallel>], ...}" => "linalg.generic {iterator_types = [\"parallel\"], ...}", "2022 (LLVM 16)";
    /// Padding of the dialect linalg.
    PAD_TENSOR: "linalg.pad_tensor %t low[0] high[1] { ... linalg.yield %x : f32 }" => "tensor.pad %t low[0] high[1] { ... tensor.yield %x : f32 }", "2022 (LLVM 14)";
    /// The levels of a sparse tensor as words.
    DIM_LEVEL_TYPE: "#sparse_tensor.encoding<{ dimLevelType = [\"dense\", \"compressed\"] }>, also lvlTypes" => "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>", "2023 (LLVM 18)";
    /// A level of blocks.
    BLOCK_LEVEL: "#sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : block2_4) }>" => "#sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[2, 4]) }>", "2024 (LLVM 19)";
    /// The level of a sparse tensor's storage.
    SPARSE_LEVEL: "sparse_tensor.pointers %t {dimension = 1 : index}" => "sparse_tensor.positions %t {level = 1 : index}", "2023 (LLVM 17)";
    /// The elements of a constant.
    TOSA_VALUES: "tosa.const {value = dense<0> : tensor<1xi8>}, also const_shape" => "tosa.const {values = dense<0> : tensor<1xi8>}", "2025 (LLVM 21)";
    /// Sizes that were attributes or tensors.
    TOSA_SHAPE: "tosa.reshape %x {new_shape = array<i64: 4, 2>}, also pad, resize, slice, tile" => "tosa.reshape %x, %s : (..., !tosa.shape<2>) -> ..., with %s = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>}", "2025 (LLVM 21)";
    /// Zero points that were attributes.
    TOSA_ZERO_POINT: "tosa.matmul %a, %b {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>}, also {a_zp = 1 : i32, ...} and none" => "tosa.matmul %a, %b, %a_zp, %b_zp, constants of type tensor<1xi8>", "2025 (LLVM 21)";
    /// The type that a convolution or mean adds in.
    TOSA_ACC_TYPE: "tosa.conv2d %x, %w, %b {pad = ...}" => "tosa.conv2d %x, %w, %b, ... {acc_type = f32, pad = ...}", "2023 (LLVM 17), 2025 (LLVM 20)";
    /// Numbers in brackets.
    TOSA_ARRAY: "{stride = [1, 1]}, also pad, kernel, dilation, out_pad" => "{stride = array<i64: 1, 1>}", "2023 (LLVM 16)";
    /// The sizes of a transposed convolution, which are those of its result.
    TOSA_OUT_SHAPE: "tosa.transpose_conv2d ... {dilation = [1, 1], out_pad = [0, 0], out_shape = [1, 8, 8, 4], ...}" => "tosa.transpose_conv2d ... {out_pad = array<i64: 0, 0, 0, 0>, ...}", "2022 (LLVM 15), 2025 (LLVM 21)";
    /// An axis of 64 bits.
    TOSA_AXIS: "tosa.reduce_sum %x {axis = 0 : i64}" => "tosa.reduce_sum %x {axis = 0 : i32}", "2023 (LLVM 18)";
    /// Bounds for integers and for floats.
    TOSA_CLAMP: "tosa.clamp %x {min_fp = 0.0 : f32, max_fp = 6.0 : f32, min_int = 0 : i64, max_int = 6 : i64}, also reluN" => "tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32}", "2025 (LLVM 21)";
    /// The shift of a product.
    TOSA_MUL_SHIFT: "tosa.mul %a, %b {shift = 0 : i8}" => "tosa.mul %a, %b, %shift : (..., tensor<1xi8>) -> ...", "2025 (LLVM 20)";
    /// A permutation that was a tensor.
    TOSA_PERMUTATION: "tosa.transpose %x, %perms : (tensor<4x2xf32>, tensor<2xi32>) -> ..." => "tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<4x2xf32>) -> ...", "2025 (LLVM 21)";
    /// Rescaling by attributes.
    TOSA_RESCALE: "tosa.rescale %x {multiplier = array<i32: 1>, shift = array<i8: 2>, input_zp = 0 : i32, output_zp = 0 : i32, double_round = true, ...}" => "tosa.rescale %x, %multiplier, %shift, %input_zp, %output_zp {rounding_mode = DOUBLE_ROUND, ...}", "2025 (LLVM 21)";
    /// The rounding of a scaled integer.
    TOSA_ROUNDING: "tosa.apply_scale ... {double_round = true}" => "tosa.apply_scale ... {rounding_mode = DOUBLE_ROUND}", "2025 (LLVM 21)";
    /// The mode of a resize as a string.
    TOSA_RESIZE_MODE: "tosa.resize ... {mode = \"BILINEAR\"}" => "tosa.resize ... {mode = BILINEAR}", "2025 (LLVM 22)";
    /// The names of an operation of another's.
    TOSA_CUSTOM: "tosa.custom %x {identifier = \"f\", config = \"c\", ...}" => "tosa.custom %x {operator_name = \"f\", domain_name = \"c\", ...}", "2024 (LLVM 18)";
    /// A product with the transposed weights and a bias.
    TOSA_FULLY_CONNECTED: "tosa.fully_connected %x, %w, %b" => "tosa.conv2d of reshaped %x and %w, reshaped", "2025 (LLVM 21)";
    /// Operands of fewer dimensions than the result.
    TOSA_RANK: "tosa.add %a, %b : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>" => "%c = tosa.reshape %b, ... -> tensor<1x2xf32>  tosa.add %a, %c : ...", "2022 (LLVM 16)";
    /// A choice without the type of its condition.
    TOSA_COND_IF: "tosa.cond_if %c -> (tensor<f32>) {...}" => "tosa.cond_if %c : tensor<i1> -> tensor<f32> {...}", "2025 (LLVM 22)";
    /// Immediates of products of matrices, which are operands here.
    MFMA_IMMEDIATES: "rocdl.mfma.f32.32x32x1f32 %a, %b, %c, 0, 0, none : (f32, f32, vector<32xf32>) -> vector<32xf32>" => "%i = llvm.mlir.constant(0 : i32) : i32  rocdl.mfma.f32.32x32x1f32 %a, %b, %c, %i, ... : (f32, f32, vector<32xf32>, i32, ...) -> vector<32xf32>", "not yet valid; text of LLVM 23";
    /// Immediates of accesses of buffers, which are operands here.
    BUFFER_IMMEDIATES: "rocdl.raw.ptr.buffer.load %r, %o, %s, 0 : f32" => "%i = llvm.mlir.constant(0 : i32) : i32  rocdl.raw.ptr.buffer.load %r, %o, %s, %i : f32", "not yet valid; text of LLVM 23";
    /// Classes of instructions, which are the bits of a number here.
    SCHED_BARRIER_MASK: "rocdl.sched.barrier valu" => "rocdl.sched.barrier 2", "not yet valid; text of LLVM 23";
    /// An intrinsic without an operation of its own here.
    WAVE_ID: "rocdl.wave.id : i32" => "llvm.call_intrinsic \"llvm.amdgcn.wave.id\"() : () -> i32", "not yet valid; text of LLVM 23";
}

/// An operation that has another name today.
#[derive(Debug)]
pub struct Rename {
    /// The earlier name. Names without a dot are those of the dialect `std` without its prefix.
    pub old: &'static str,
    /// Today's name.
    pub new: &'static str,
    /// When it was renamed.
    pub since: &'static str,
}

/// Declares names: groups with the same year.
macro_rules! renames {
    ($($since:literal { $($old:literal => $new:literal,)* })*) => {
        /// Operations with other names. `std.` stands in front of those without a dot, too.
        pub static RENAMES: &[Rename] = &[$($(Rename { old: $old, new: $new, since: $since }),*),*];
    };
}

renames! {
    "2021 (LLVM 14)" {
        "addi" => "arith.addi",
        "subi" => "arith.subi",
        "muli" => "arith.muli",
        "divi_signed" => "arith.divsi",
        "divis" => "arith.divsi",
        "divi_unsigned" => "arith.divui",
        "diviu" => "arith.divui",
        "signed_divi" => "arith.divsi",
        "unsigned_divi" => "arith.divui",
        "signed_remi" => "arith.remsi",
        "unsigned_remi" => "arith.remui",
        "remi_signed" => "arith.remsi",
        "remis" => "arith.remsi",
        "remi_unsigned" => "arith.remui",
        "remiu" => "arith.remui",
        "ceildivi_signed" => "arith.ceildivsi",
        "floordivi_signed" => "arith.floordivsi",
        "and" => "arith.andi",
        "or" => "arith.ori",
        "xor" => "arith.xori",
        "shift_left" => "arith.shli",
        "shlis" => "arith.shli",
        "shift_right_signed" => "arith.shrsi",
        "shift_right_unsigned" => "arith.shrui",
        "addf" => "arith.addf",
        "subf" => "arith.subf",
        "mulf" => "arith.mulf",
        "divf" => "arith.divf",
        "remf" => "arith.remf",
        "negf" => "arith.negf",
        "cmpi" => "arith.cmpi",
        "cmpf" => "arith.cmpf",
        "constant" => "arith.constant",
        "select" => "arith.select",
        "index_cast" => "arith.index_cast",
        "sitofp" => "arith.sitofp",
        "uitofp" => "arith.uitofp",
        "fptosi" => "arith.fptosi",
        "fptoui" => "arith.fptoui",
        "fpext" => "arith.extf",
        "fptrunc" => "arith.truncf",
        "sexti" => "arith.extsi",
        "zexti" => "arith.extui",
        "trunci" => "arith.trunci",
        "bitcast" => "arith.bitcast",
        "maxsi" => "arith.maxsi",
        "maxui" => "arith.maxui",
        "minsi" => "arith.minsi",
        "minui" => "arith.minui",
        "linalg.tensor_expand_shape" => "tensor.expand_shape",
        "linalg.tensor_collapse_shape" => "tensor.collapse_shape",
        "absf" => "math.absf",
        "ceilf" => "math.ceil",
        "floorf" => "math.floor",
    }
    "2021 (LLVM 14), 2023 (LLVM 18)" {
        "maxf" => "arith.maximumf",
        "minf" => "arith.minimumf",
    }
    "2023 (LLVM 18)" {
        "arith.maxf" => "arith.maximumf",
        "arith.minf" => "arith.minimumf",
        "llvm.mlir.null" => "llvm.mlir.zero",
    }
    "2023 (LLVM 16)" {
        "arith.addui_carry" => "arith.addui_extended",
    }
    "2022 (LLVM 16)" {
        "math.abs" => "math.absf",
    }
    "2021 (LLVM 13)" {
        "copysign" => "math.copysign",
        "cos" => "math.cos",
        "sin" => "math.sin",
        "exp" => "math.exp",
        "exp2" => "math.exp2",
        "expm1" => "math.expm1",
        "log" => "math.log",
        "log2" => "math.log2",
        "log10" => "math.log10",
        "log1p" => "math.log1p",
        "sqrt" => "math.sqrt",
        "rsqrt" => "math.rsqrt",
        "tanh" => "math.tanh",
        "atan" => "math.atan",
        "atan2" => "math.atan2",
        "powf" => "math.powf",
        "fma" => "math.fma",
        "fmaf" => "math.fma",
        "alloc" => "memref.alloc",
        "alloca" => "memref.alloca",
        "dealloc" => "memref.dealloc",
        "load" => "memref.load",
        "store" => "memref.store",
        "memref_cast" => "memref.cast",
        "memref_reinterpret_cast" => "memref.reinterpret_cast",
        "memref_reshape" => "memref.reshape",
        "subview" => "memref.subview",
        "view" => "memref.view",
        "transpose" => "memref.transpose",
        "prefetch" => "memref.prefetch",
        "dma_start" => "memref.dma_start",
        "dma_wait" => "memref.dma_wait",
        "assume_alignment" => "memref.assume_alignment",
        "atomic_rmw" => "memref.atomic_rmw",
        "generic_atomic_rmw" => "memref.generic_atomic_rmw",
        "atomic_yield" => "memref.atomic_yield",
        "global_memref" => "memref.global",
        "get_global_memref" => "memref.get_global",
        "rank" => "memref.rank",
        "dim" => "memref.dim",
        "alloca_scope" => "memref.alloca_scope",
        "clone" => "bufferization.clone",
        "tensor_load" => "bufferization.to_tensor",
        "tensor_to_memref" => "bufferization.to_buffer",
        "llvm.mlir.cast" => "builtin.unrealized_conversion_cast",
        "llvm.dialect_cast" => "builtin.unrealized_conversion_cast",
    }
    "2020 (LLVM 12)" {
        "tensor_cast" => "tensor.cast",
        "tensor_from_elements" => "tensor.from_elements",
        "dynamic_tensor_from_elements" => "tensor.generate",
        "create_complex" => "complex.create",
        "re" => "complex.re",
        "im" => "complex.im",
        "addcf" => "complex.add",
        "subcf" => "complex.sub",
        "affine.terminator" => "affine.yield",
        "vector.reshape_cast" => "vector.shape_cast",
    }
    "2022 (LLVM 15)" {
        "br" => "cf.br",
        "cond_br" => "cf.cond_br",
        "switch" => "cf.switch",
        "assert" => "cf.assert",
        "call" => "func.call",
        "call_indirect" => "func.call_indirect",
        "return" => "func.return",
    }
    "2025 (LLVM 21)" {
        "tensor.pack" => "linalg.pack",
        "tensor.unpack" => "linalg.unpack",
        "bufferization.to_memref" => "bufferization.to_buffer",
        "tosa.variable.read" => "tosa.variable_read",
        "tosa.variable.write" => "tosa.variable_write",
        "tosa.reduce_prod" => "tosa.reduce_product",
    }
    "2024 (LLVM 20)" {
        "tosa.div" => "tosa.intdiv",
    }
    "2021 (LLVM 13)" {
        "subtensor" => "tensor.extract_slice",
        "subtensor_insert" => "tensor.insert_slice",
        "linalg.conv_2d_input_nhwc_filter_hwcf" => "linalg.conv_2d_nhwc_hwcf",
        "linalg.conv_3d_input_ndhwc_filter_dhwcf" => "linalg.conv_3d_ndhwc_dhwcf",
        "linalg.conv_1d_input_nwc_filter_wcf" => "linalg.conv_1d_nwc_wcf",
        "linalg.depthwise_conv_2d_input_nhwc_filter_hwc" => "linalg.depthwise_conv_2d_nhwc_hwc",
        "linalg.depthwise_conv_2d_input_nhwc_filter_hwcf" => "linalg.depthwise_conv_2d_nhwc_hwcm",
        "linalg.pooling_nhwc_i8_max" => "linalg.pooling_nhwc_max",
        "linalg.pooling_nhwc_i16_max" => "linalg.pooling_nhwc_max",
        "linalg.pooling_nhwc_i32_max" => "linalg.pooling_nhwc_max",
        "linalg.matmul_i8_i8_i32" => "linalg.matmul",
        "linalg.matmul_i16_i16_i32" => "linalg.matmul",
        "linalg.matmul_i32_i32_i32" => "linalg.matmul",
        "linalg.batch_matmul_i8_i8_i32" => "linalg.batch_matmul",
        "linalg.batch_matmul_i16_i16_i32" => "linalg.batch_matmul",
        "linalg.batch_matmul_i32_i32_i32" => "linalg.batch_matmul",
        "linalg.matvec_i8_i8_i32" => "linalg.matvec",
        "linalg.vecmat_i8_i8_i32" => "linalg.vecmat",
        "linalg.dot_i8_i8_i32" => "linalg.dot",
    }
    "2022 (LLVM 15)" {
        "sparse_tensor.release" => "bufferization.dealloc_tensor",
    }
    "2022 (LLVM 14)" {
        "linalg.depthwise_conv2D_nhw" => "linalg.depthwise_conv_2d_nhwc_hwc",
        "linalg.depthwise_conv2D_nhwc" => "linalg.depthwise_conv_2d_nhwc_hwcm",
        "linalg.depthwise_conv2D_nhw_q" => "linalg.depthwise_conv_2d_nhwc_hwc_q",
        "linalg.depthwise_conv2D_nhwc_q" => "linalg.depthwise_conv_2d_nhwc_hwcm_q",
        "linalg.conv_2d_nchw" => "linalg.conv_2d_nchw_fchw",
        "memref.clone" => "bufferization.clone",
        "memref.tensor_load" => "bufferization.to_tensor",
        "memref.buffer_cast" => "bufferization.to_buffer",
    }
    "2020 (LLVM 11)" {
        "loop.for" => "scf.for",
        "loop.if" => "scf.if",
        "loop.yield" => "scf.yield",
        "loop.parallel" => "scf.parallel",
        "loop.while" => "scf.while",
        "loop.condition" => "scf.condition",
        "loop.reduce" => "scf.reduce",
        "loop.reduce.return" => "scf.reduce.return",
        "loop.terminator" => "scf.yield",
        "vector.strided_slice" => "vector.extract_strided_slice",
        "llvm.intr.experimental.vector.reduce.add" => "llvm.intr.vector.reduce.add",
        "llvm.intr.experimental.vector.reduce.mul" => "llvm.intr.vector.reduce.mul",
        "llvm.intr.experimental.vector.reduce.and" => "llvm.intr.vector.reduce.and",
        "llvm.intr.experimental.vector.reduce.or" => "llvm.intr.vector.reduce.or",
        "llvm.intr.experimental.vector.reduce.xor" => "llvm.intr.vector.reduce.xor",
        "llvm.intr.experimental.vector.reduce.smax" => "llvm.intr.vector.reduce.smax",
        "llvm.intr.experimental.vector.reduce.smin" => "llvm.intr.vector.reduce.smin",
        "llvm.intr.experimental.vector.reduce.umax" => "llvm.intr.vector.reduce.umax",
        "llvm.intr.experimental.vector.reduce.umin" => "llvm.intr.vector.reduce.umin",
        "llvm.intr.experimental.vector.reduce.fmax" => "llvm.intr.vector.reduce.fmax",
        "llvm.intr.experimental.vector.reduce.fmin" => "llvm.intr.vector.reduce.fmin",
        "llvm.intr.experimental.vector.reduce.v2.fadd" => "llvm.intr.vector.reduce.fadd",
        "llvm.intr.experimental.vector.reduce.v2.fmul" => "llvm.intr.vector.reduce.fmul",
    }
    "2019 (LLVM 10)" {
        "llvm.constant" => "llvm.mlir.constant",
        "llvm.undef" => "llvm.mlir.undef",
        "llvm.global" => "llvm.mlir.global",
        "llvm.addressof" => "llvm.mlir.addressof",
        "affine_apply" => "affine.apply",
    }
    "never valid; in MLIR's documents" {
        "llvm.addi" => "llvm.add",
        "llvm.subi" => "llvm.sub",
        "llvm.muli" => "llvm.mul",
    }
    "2023 (LLVM 17)" {
        "sparse_tensor.pointers" => "sparse_tensor.positions",
        "sparse_tensor.indices" => "sparse_tensor.coordinates",
        "sparse_tensor.pack" => "sparse_tensor.assemble",
        "sparse_tensor.unpack" => "sparse_tensor.disassemble",
        "scf.foreach_thread" => "scf.forall",
        "scf.foreach_thread.perform_concurrently" => "scf.forall.in_parallel",
    }
}

/// An operation that nothing replaces.
#[derive(Debug)]
pub struct Removed {
    /// The name, as in [`Rename`].
    pub old: &'static str,
    /// When it was removed, and what to do.
    pub since: &'static str,
}

/// Operations that nothing replaces.
pub static REMOVED: &[Removed] = &[
    Removed { old: "vector.tuple", since: "2021 (LLVM 13): vectors are unrolled by strided slices" },
    Removed { old: "vector.tuple_get", since: "2021 (LLVM 13): vectors are unrolled by strided slices" },
    Removed {
        old: "vector.extract_slices",
        since: "2021 (LLVM 13): use 'vector.extract_strided_slice' for each part",
    },
    Removed {
        old: "vector.insert_slices",
        since: "2021 (LLVM 13): use 'vector.insert_strided_slice' for each part",
    },
    Removed {
        old: "linalg.conv",
        since: "2021 (LLVM 14): use the convolution of its layout, as 'linalg.conv_2d'",
    },
    Removed {
        old: "linalg.pooling_max",
        since: "2021 (LLVM 14): use 'linalg.pooling_nhwc_max' or 'linalg.generic'",
    },
    Removed {
        old: "linalg.pooling_min",
        since: "2021 (LLVM 14): use 'linalg.pooling_nhwc_min' or 'linalg.generic'",
    },
    Removed {
        old: "linalg.pooling_sum",
        since: "2021 (LLVM 14): use 'linalg.pooling_nhwc_sum' or 'linalg.generic'",
    },
    Removed { old: "tosa.identityn", since: "2023 (LLVM 17): use 'tosa.identity' for each operand" },
    Removed { old: "tosa.placeholder", since: "2021 (LLVM 13): use an argument of a function" },
    Removed { old: "linalg.range", since: "2022 (LLVM 15): use the bounds of a loop" },
    Removed { old: "linalg.slice", since: "2020 (LLVM 12): use 'memref.subview'" },
    Removed { old: "linalg.tiled_loop", since: "2022 (LLVM 15): use 'scf.for' or 'scf.forall'" },
    Removed { old: "vector.matrix_multiply", since: "2025 (LLVM 22): use 'llvm.intr.matrix.multiply'" },
    Removed { old: "vector.flat_transpose", since: "2025 (LLVM 22): use 'llvm.intr.matrix.transpose'" },
];

/// A pass that MLIR does not have any more.
#[derive(Debug)]
pub struct RemovedPass {
    /// The name in pipelines and on command lines.
    pub name: &'static str,
    /// When it was removed.
    pub since: &'static str,
    /// The pass or passes to run instead.
    pub instead: &'static str,
}

/// Declares passes: groups with the same year.
macro_rules! removed_passes {
    ($($since:literal { $($name:literal => $instead:literal,)* })*) => {
        /// Passes of earlier years, and what takes their place.
        pub static REMOVED_PASSES: &[RemovedPass] =
            &[$($(RemovedPass { name: $name, since: $since, instead: $instead }),*),*];
    };
}

removed_passes! {
    "2021 (LLVM 13)" {
        "convert-linalg-on-tensors-to-buffers" => "one-shot-bufferize",
        "linalg-fusion-for-tensor-ops" => "linalg-fuse-elementwise-ops",
        "tosa-to-linalg-on-tensors" => "tosa-to-linalg",
    }
    "2022 (LLVM 15)" {
        "convert-loop-to-std" => "convert-scf-to-cf",
        "convert-scf-to-std" => "convert-scf-to-cf",
        "convert-std-to-llvm" => "convert-arith-to-llvm, convert-cf-to-llvm, convert-func-to-llvm and finalize-memref-to-llvm",
        "linalg-comprehensive-module-bufferize" => "one-shot-bufferize{bufferize-function-boundaries}",
        "std-bufferize" => "one-shot-bufferize",
        "std-expand" => "arith-expand and memref-expand",
        "tensor-constant-bufferize" => "one-shot-bufferize",
        "tosa-to-standard" => "tosa-to-arith and tosa-to-tensor",
    }
    "2022 (LLVM 16)" {
        "arithmetic-bufferize" => "one-shot-bufferize",
        "arithmetic-expand" => "arith-expand",
        "convert-arithmetic-to-llvm" => "convert-arith-to-llvm",
        "linalg-promote-subviews" => "transform-interpreter with 'transform.structured.promote'",
        "linalg-tile" => "transform-interpreter with 'transform.structured.tile_using_for'",
    }
    "2023 (LLVM 16)" {
        "convert-memref-to-llvm" => "expand-strided-metadata and finalize-memref-to-llvm",
    }
    "2023 (LLVM 17)" {
        "convert-linalg-to-llvm" => "convert-linalg-to-loops, convert-scf-to-cf and the conversions to the dialect llvm",
    }
    "2023 (LLVM 18)" {
        "sparse-compiler" => "sparsifier",
    }
    "2025 (LLVM 21)" {
        "buffer-deallocation" => "buffer-deallocation-pipeline",
    }
    "2024 (LLVM 19)" {
        "arith-bufferize" => "one-shot-bufferize",
        "bufferization-bufferize" => "one-shot-bufferize",
        "linalg-bufferize" => "one-shot-bufferize",
        "tensor-bufferize" => "one-shot-bufferize",
        "vector-bufferize" => "one-shot-bufferize",
    }
    "2024 (LLVM 20)" {
        "finalizing-bufferize" => "one-shot-bufferize",
        "func-bufferize" => "one-shot-bufferize{bufferize-function-boundaries}",
        "scf-bufferize" => "one-shot-bufferize",
        "shape-bufferize" => "one-shot-bufferize",
    }
}
