// RUN: terrace upgrade %s --split-input-file
// RUN: terrace opt %s --upgrade --allow-unregistered-dialect --split-input-file

// The examples of the document of the llvm dialect (2021 to 2022), completed to programs.

// Block arguments for PHI nodes.
llvm.func @phi(%arg0: i32, %cst: i32) -> i32 {
  llvm.br ^bb1
^bb1:
  %0 = llvm.addi %arg0, %cst : i32
  llvm.br ^bb2[%0: i32]
// If the control flow comes from ^bb1, %arg1 == %0.
^bb2(%arg1: i32):
  llvm.return %arg1 : i32
}

// -----

// Values of the context.
llvm.func @values() {
  // Create an undefined value of structure type with a 32-bit integer followed
  // by a float.
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  // Null pointer to i8.
  %1 = llvm.mlir.null : !llvm.ptr<i8>
  // Null pointer to a function with signature void().
  %2 = llvm.mlir.null : !llvm.ptr<func<void ()>>
  // Constant 42 as i32.
  %3 = llvm.mlir.constant(42 : i32) : i32
  // Splat dense vector constant.
  %4 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  llvm.return
}

// -----

llvm.func @func() attributes {
  passthrough = ["noinline",           // value-less attribute
                 ["alignstack", "4"],  // integer attribute with value
                 ["other", "attr"]]    // attribute unknown to LLVM
} {
  llvm.return
}

// -----

// Function, vector and struct types.
func @types() attributes {
  a = !llvm.func<void ()>,            // a function with no arguments;
  b = !llvm.func<i32 (f32, i32)>,     // a function with two arguments and a result;
  c = !llvm.func<void (i32, ...)>,    // a variadic function with at least one argument.
  d = vector<42 x i32>,               // Vector of 42 32-bit integers.
  e = !llvm.vec<42 x ptr<i32>>,       // Vector of 42 pointers to 32-bit integers.
  f = !llvm.vec<? x 4 x i32>,         // Scalable vector of 32-bit integers with size divisible by 4.
  g = !llvm.array<2 x vector<2 x i32>>,  // Array of 2 vectors of 2 32-bit integers.
  h = !llvm.array<2 x vec<2 x ptr<i32>>>,
  i = !llvm.struct<()>,               // empty, literal
  j = !llvm.struct<(i32)>,            // literal
  k = !llvm.struct<(struct<(i32)>)>,  // struct containing a struct
  l = !llvm.struct<packed (i8, i32)>, // packed struct
  m = !llvm.struct<"m", (ptr<struct<"m">>)>,  // supported example of recursive reference
  n = !llvm.struct<"n", ()>,          // empty, named (necessary to differentiate from recursive reference)
  o = !llvm.struct<"o", opaque>,      // opaque, named
  p = !llvm.struct<"p", (i32)>,       // named
  q = !llvm.struct<"q", packed (i8, i32)>,  // named, packed
  r = !llvm.ptr<!llvm.ptr<i32>>, s = !llvm.ptr<ptr<i32>>, t = !llvm.ptr<i32, 3>,
  u = !llvm.struct<"A", (ptr<"A">)>,
  v = !llvm.struct<"C", (ptr<"B", (ptr<"C">)>, ptr<"B", (ptr<"C">)>)>
} { return }

// -----

// Addresses.
llvm.func @foo() {
  // Get the address of a global variable.
  %0 = llvm.mlir.addressof @const : !llvm.ptr<i32>
  // Use it as a regular pointer.
  %1 = llvm.load %0 : !llvm.ptr<i32>
  // Get the address of a function.
  %2 = llvm.mlir.addressof @foo : !llvm.ptr<func<void ()>>
  // The function address can be used for indirect calls.
  llvm.call %2() : () -> ()
  llvm.return
}
// Define the global.
llvm.mlir.global @const(42 : i32) : i32

// -----

// Calls.
llvm.func @callee() -> f32
llvm.func @bar(f32)
llvm.func @calls(%1: !llvm.ptr<func<void (f32)>>) {
  // Direct call without arguments and with one result.
  %0 = llvm.call @callee() : () -> (f32)
  // Direct call with arguments and without a result.
  llvm.call @bar(%0) : (f32) -> ()
  // Indirect call with an argument and without a result.
  llvm.call %1(%0) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @constants() {
  // Integer constant, internal i32 is mandatory
  %0 = llvm.mlir.constant(42 : i32) : i32
  // It's okay to omit i64.
  %1 = llvm.mlir.constant(42) : i64
  // Floating point constant.
  %2 = llvm.mlir.constant(42.0 : f32) : f32
  // Splat dense vector constant.
  %3 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  llvm.return
}

// -----

// Globals.
llvm.mlir.global @g2(1 : i32) : i32
// Global values use @-identifiers.
llvm.mlir.global constant @cst(42 : i32) : i32
// Non-constant values must also be initialized.
llvm.mlir.global @variable(32.0 : f32) : f32
// Strings are expected to be of wrapped LLVM i8 array type and do not
// automatically include the trailing zero.
llvm.mlir.global @string("abc") : !llvm.array<3 x i8>
// For strings globals, the trailing type may be omitted.
llvm.mlir.global constant @no_trailing_type("foo bar")
// A complex initializer is constructed with an initializer region.
llvm.mlir.global constant @int_gep() : !llvm.ptr<i32> {
  %0 = llvm.mlir.addressof @g2 : !llvm.ptr<i32>
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr<i32>, i32) -> !llvm.ptr<i32>
  // The initializer region must end with `llvm.return`.
  llvm.return %2 : !llvm.ptr<i32>
}
// A constant with internal linkage will not participate in linking.
llvm.mlir.global internal constant @internal_cst(42 : i32) : i32
// By default, "external" linkage is assumed and the global participates in
// symbol resolution at link-time.
llvm.mlir.global @glob(0 : f32) : f32

// -----

// Functions.
// The type of @bar is !llvm<"i64 (i64)">
llvm.func @bar(%arg0: i64) -> i64 {
  llvm.return %arg0 : i64
}
// Type type of @foo is !llvm<"void (i64)">
// !llvm.void type is omitted
llvm.func @foo(%arg0: i64) {
  llvm.return
}
// A function with `internal` linkage.
llvm.func internal @internal_func() {
  llvm.return
}
