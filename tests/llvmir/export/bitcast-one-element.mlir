// RUN: terrace translate %s --mlir-to-llvmir

// Constants of one element are cast to scalars like others.
llvm.func @use(i32, f32)
llvm.func @casts() {
  %float = llvm.mlir.constant(dense<2.0> : vector<1xf32>) : vector<1xf32>
  %0 = llvm.bitcast %float : vector<1xf32> to i32
  %1 = llvm.bitcast %float : vector<1xf32> to f32
  llvm.call @use(%0, %1) : (i32, f32) -> ()
  %int = llvm.mlir.constant(dense<5> : vector<1xi32>) : vector<1xi32>
  %2 = llvm.bitcast %int : vector<1xi32> to i32
  %3 = llvm.bitcast %int : vector<1xi32> to f32
  llvm.call @use(%2, %3) : (i32, f32) -> ()
  %undef = llvm.mlir.undef : vector<1xf32>
  %infinity = llvm.mlir.constant(0xFF800000 : f32) : f32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %inserted = llvm.insertelement %infinity, %undef[%zero : i32] : vector<1xf32>
  %4 = llvm.bitcast %inserted : vector<1xf32> to i32
  %5 = llvm.bitcast %undef : vector<1xf32> to f32
  llvm.call @use(%4, %5) : (i32, f32) -> ()
  %same = llvm.bitcast %int : vector<1xi32> to vector<1xf32>
  %6 = llvm.bitcast %same : vector<1xf32> to f32
  llvm.call @use(%2, %6) : (i32, f32) -> ()
  llvm.return
}
