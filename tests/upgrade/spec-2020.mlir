// RUN: terrace upgrade %s --split-input-file
// RUN: terrace opt %s --upgrade --allow-unregistered-dialect --split-input-file

// The examples of "Conversion to the LLVM Dialect" of 2020, completed to programs.

// Vector types: `vector<4 x f32>` and `!llvm<"<4 x float>">`, `vector<4 x 8 x 16 x f32>` and its arrays.
func @vectors(vector<4 x f32>, vector<4 x 8 x 16 x f32>)
llvm.func @llvm_vectors(!llvm<"<4 x float>">, !llvm<"[4 x [8 x <16 x float>]]">)
// Scalars and index.
func @scalars(i32, f16, f32, f64, index)
llvm.func @llvm_scalars(!llvm.i32, !llvm.half, !llvm.float, !llvm.double, !llvm.i64)

// -----

// Memref types.
func @memrefs(memref<f32>, memref<1 x f32>, memref<? x f32>, memref<10x42x42x43x123 x f32>, memref<10x?x42x?x123  x f32>,
              memref<1x? x vector<4xf32>>, memref<*xf32>)
llvm.func @descriptors(!llvm<"{ float*, float*, i64 }">, !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">,
                       !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">, !llvm<"{ float*, float*, i64, [5 x i64], [5 x i64] }">,
                       !llvm<"{ <4 x float>*, <4 x float>*, i64, [1 x i64], [1 x i64] }">, !llvm<"{i64, i8*}">)

// -----

// Function types.
func @function_types() attributes {
  memref = (memref<?xf32>) -> (), memref_llvm = !llvm<"void({ float*, float*, i64, [1 x i64], [1 x i64]}*) ">,
  zero = () -> (), zero_llvm = !llvm<"void ()">,
  one = (i32) -> (i64), one_llvm = !llvm<"i64 (i32)">,
  two = (i32, f32) -> (i64), two_llvm = !llvm<"i64 (i32, float)">,
  results = (i32, f32) -> (i64, f64), results_llvm = !llvm<"{i64, double} (i32, f32)">,
  higher = (() -> ()) -> (() -> ()), higher_llvm = !llvm<"void ()* (void ()*)">
} { return }

// -----

// Function signatures.
func @foo() -> ()
llvm.func @foo_llvm() -> ()
func @bar(i32) -> (i64)
func @bar_llvm(!llvm.i32) -> !llvm.i64
func @qux(i32, f32) -> (i64, f64)
func @qux_llvm(!llvm.i32, !llvm.float) -> !llvm<"{i64, double}">
func @quux(() -> ()) -> (() -> ())
func @quux_llvm(!llvm<"void ()*">) -> !llvm<"void ()*">

// -----

// Result packing.
func @foo(%arg0: i32, %arg1: i64) -> (i32, i64) {
  return %arg0, %arg1 : i32, i64
}
func @bar() {
  %0 = constant 42 : i32
  %1 = constant 17 : i64
  %2:2 = call @foo(%0, %1) : (i32, i64) -> (i32, i64)
  "use_i32"(%2#0) : (i32) -> ()
  "use_i64"(%2#1) : (i64) -> ()
  return
}

// -----

llvm.func @foo(%arg0: !llvm.i32, %arg1: !llvm.i64) -> !llvm<"{i32, i64}"> {
  // insert the vales into a structure
  %0 = llvm.mlir.undef :  !llvm<"{i32, i64}">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{i32, i64}">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{i32, i64}">
  // return the structure value
  llvm.return %2 : !llvm<"{i32, i64}">
}
llvm.func @bar() {
  %0 = llvm.mlir.constant(42 : i32) : !llvm.i32
  %1 = llvm.mlir.constant(17) : !llvm.i64
  // call and extract the values from the structure
  %2 = llvm.call @foo(%0, %1) : (!llvm.i32, !llvm.i64) -> !llvm<"{i32, i64}">
  %3 = llvm.extractvalue %2[0] : !llvm<"{i32, i64}">
  %4 = llvm.extractvalue %2[1] : !llvm<"{i32, i64}">
  // use as before
  "use_i32"(%3) : (!llvm.i32) -> ()
  "use_i64"(%4) : (!llvm.i64) -> ()
  llvm.return
}

// -----

// Calling convention of ranked memrefs.
func @foo(%arg0: memref<?xf32>) -> () {
  "use"(%arg0) : (memref<?xf32>) -> ()
  return
}
func @bar() {
  %0 = "get"() : () -> (memref<?xf32>)
  call @foo(%0) : (memref<?xf32>) -> ()
  return
}

// -----

llvm.func @foo(%arg0: !llvm<"float*">,  // Allocated pointer.
               %arg1: !llvm<"float*">,  // Aligned pointer.
               %arg2: !llvm.i64,        // Offset.
               %arg3: !llvm.i64,        // Size in dim 0.
               %arg4: !llvm.i64) {      // Stride in dim 0.
  // Populate memref descriptor structure.
  %0 = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  // Descriptor is now usable as a single value.
  "use"(%5) : (!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">) -> ()
  llvm.return
}
llvm.func @bar() {
  %0 = "get"() : () -> !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  // Unpack the memref descriptor.
  %1 = llvm.extractvalue %0[0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %2 = llvm.extractvalue %0[1] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %3 = llvm.extractvalue %0[2] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %4 = llvm.extractvalue %0[3, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %5 = llvm.extractvalue %0[4, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  // Pass individual values to the callee.
  llvm.call @foo(%1, %2, %3, %4, %5) : (!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64) -> ()
  llvm.return
}

// -----

// Unranked memrefs. (The document has `llvm.func` and `llvm.return` around operations of std.)
func @foo(%arg0: memref<*xf32>) -> () {
  "use"(%arg0) : (memref<*xf32>) -> ()
  return
}
func @bar() {
  %0 = "get"() : () -> (memref<*xf32>)
  call @foo(%0): (memref<*xf32>) -> ()
  return
}

// -----

llvm.func @foo(%arg0: !llvm.i64,        // Rank.
               %arg1: !llvm<"i8*">) {   // Type-erased pointer to descriptor.
  // Pack the unranked memref descriptor.
  %0 = llvm.mlir.undef : !llvm<"{ i64, i8* }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ i64, i8* }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ i64, i8* }">
  "use"(%2) : (!llvm<"{ i64, i8* }">) -> ()
  llvm.return
}
llvm.func @bar() {
  %0 = "get"() : () -> (!llvm<"{ i64, i8* }">)
  // Unpack the memref descriptor.
  %1 = llvm.extractvalue %0[0] : !llvm<"{ i64, i8* }">
  %2 = llvm.extractvalue %0[1] : !llvm<"{ i64, i8* }">
  // Pass individual values to the callee.
  llvm.call @foo(%1, %2) : (!llvm.i64, !llvm<"i8*">)
  llvm.return
}

// -----

// Wrappers for C.
func @qux(%arg0: memref<?x?xf32>)
func @foo(%arg0: memref<?x?xf32>) { return }

// -----

// Function with unpacked arguments.
llvm.func @qux(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64, %arg6: !llvm.i64) {
  // Populate memref descriptor (as per calling convention).
  %0 = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  // Store the descriptor in a stack-allocated space.
  %8 = llvm.mlir.constant(1 : index) : !llvm.i64
  %9 = llvm.alloca %8 x !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }"> : (!llvm.i64) -> !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">
  llvm.store %7, %9 : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">
  // Call the interface function.
  llvm.call @_mlir_ciface_qux(%9) : (!llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">) -> ()
  // The stored descriptor will be freed on return.
  llvm.return
}
// Interface function.
llvm.func @_mlir_ciface_qux(!llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">)
// Function with unpacked arguments.
llvm.func @foo(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64, %arg6: !llvm.i64) {
  llvm.return
}
// Interface function callable from C.
llvm.func @_mlir_ciface_foo(%arg0: !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">) {
  // Load the descriptor.
  %0 = llvm.load %arg0 : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }*">
  // Unpack the descriptor as per calling convention.
  %1 = llvm.extractvalue %0[0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %2 = llvm.extractvalue %0[1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %3 = llvm.extractvalue %0[2] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %4 = llvm.extractvalue %0[3, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %5 = llvm.extractvalue %0[3, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %6 = llvm.extractvalue %0[4, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  %7 = llvm.extractvalue %0[4, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
  llvm.call @foo(%1, %2, %3, %4, %5, %6, %7) : (!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64) -> ()
  llvm.return
}

// -----

// Repeated successors: before, with a block between, and in the llvm dialect.
func @same(%0: i1, %1: i32, %2: i32) {
  cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
^bb1(%3: i32):
  "use"(%3) : (i32) -> ()
  return
}
func @between(%0: i1, %1: i32, %4: i32) {
  cond_br %0, ^bb1(%1 : i32), ^dummy
^bb1(%3 : i32):
  "use"(%3) : (i32) -> ()
  return
^dummy:
  br ^bb1(%4 : i32)
}
llvm.func @llvm(%0: !llvm.i1, %1: !llvm.i32, %2: !llvm.i32) {
  llvm.cond_br %0, ^bb1(%1 : !llvm.i32), ^dummy
^bb1(%3 : !llvm<"i32">):
  "use"(%3) : (!llvm.i32) -> ()
  llvm.return
^dummy:
  llvm.br ^bb1(%2 : !llvm.i32)
}

// -----

// Accesses to memrefs.
func @before(%m: memref<f32>, %n: memref<10x?x13x?xf32>) -> f32 {
  %0 = load %m[] : memref<f32>
  %1 = load %n[1,2,3,4] : memref<10x?x13x?xf32>
  return %1 : f32
}
llvm.func @after(%m: !llvm<"float*">) -> !llvm.float {
  %0 = llvm.load %m : !llvm<"float*">
  llvm.return %0 : !llvm.float
}

// -----

// Index linearization; the document leaves out the operand of `llvm.extractvalue` and the types of operands.
llvm.func @linearized(%m: !llvm<"{float*, float*, i64, i64[4], i64[4]}">) -> !llvm.float {
  %stride1 = llvm.extractvalue %m[4, 0] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
  %idx1 = llvm.mlir.constant(1 : index) : !llvm.i64
  %addr1 = muli %stride1, %idx1 : !llvm.i64
  %stride2 = llvm.extractvalue %m[4, 1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
  %idx2 = llvm.mlir.constant(2 : index) : !llvm.i64
  %addr2 = muli %stride2, %idx2 : !llvm.i64
  %addr3 = addi %addr1, %addr2 : !llvm.i64
  %stride3 = llvm.extractvalue %m[4, 2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
  %idx3 = llvm.mlir.constant(3 : index) : !llvm.i64
  %addr4 = muli %stride3, %idx3 : !llvm.i64
  %addr5 = addi %addr3, %addr4 : !llvm.i64
  %stride4 = llvm.extractvalue %m[4, 3] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
  %idx4 = llvm.mlir.constant(4 : index) : !llvm.i64
  %addr6 = muli %stride4, %idx4 : !llvm.i64
  %addr7 = addi %addr5, %addr6 : !llvm.i64
  // Add the linear offset to the address.
  %offset = llvm.extractvalue %m[2] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
  %addr8 = addi %addr7, %offset : !llvm.i64
  // Obtain the aligned pointer.
  %aligned = llvm.extractvalue %m[1] : !llvm<"{float*, float*, i64, i64[4], i64[4]}">
  // Get the address of the data pointer.
  %ptr = llvm.getelementptr %aligned[%addr8] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
  // Perform the actual load.
  %0 = llvm.load %ptr : !llvm<"float*">
  llvm.return %0 : !llvm.float
}
