// RUN: terrace upgrade %s
// RUN: terrace opt %s --upgrade --allow-unregistered-dialect

// What compilers wrote from 2019 to 2022.

llvm.mlir.global internal constant @frmt_spec("%f \00")
llvm.mlir.global_ctors {ctors = [@main], priorities = [0 : i32]}
llvm.mlir.global_dtors {priorities = [0 : i32, 1 : i32], dtors = [@main, @main]}
llvm.func @printf(!llvm.ptr<i8>, ...) -> !llvm.i32
llvm.func @malloc(!llvm.i64) -> !llvm.ptr<i8>
llvm.func @free(!llvm.ptr<i8>)

llvm.func @main() {
  %0 = llvm.mlir.constant(1.000000e+00 : f64) : !llvm.double
  %1 = llvm.mlir.constant(2 : index) : !llvm.i64
  %2 = llvm.mlir.null : !llvm.ptr<double>
  %3 = llvm.mlir.constant(1 : index) : !llvm.i64
  %4 = llvm.getelementptr %2[%3] : (!llvm.ptr<double>, !llvm.i64) -> !llvm.ptr<double>
  %5 = llvm.ptrtoint %4 : !llvm.ptr<double> to !llvm.i64
  %6 = llvm.mul %1, %5 : !llvm.i64
  %7 = llvm.call @malloc(%6) : (!llvm.i64) -> !llvm.ptr<i8>
  %8 = llvm.bitcast %7 : !llvm.ptr<i8> to !llvm.ptr<double>
  %9 = llvm.mlir.undef : !llvm.struct<(ptr<double>, ptr<double>, i64, array<2 x i64>, array<2 x i64>)>
  %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr<double>, ptr<double>, i64, array<2 x i64>, array<2 x i64>)>
  %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr<double>, ptr<double>, i64, array<2 x i64>, array<2 x i64>)>
  %12 = llvm.getelementptr %11[%1] : (!llvm.ptr<double>, !llvm.i64) -> !llvm.ptr<double>
  llvm.store %0, %12 : !llvm.ptr<double>
  %13 = llvm.mlir.addressof @frmt_spec : !llvm.ptr<array<4 x i8>>
  %14 = llvm.mlir.constant(0 : index) : !llvm.i64
  %15 = llvm.getelementptr %13[%14, %14] : (!llvm.ptr<array<4 x i8>>, !llvm.i64, !llvm.i64) -> !llvm.ptr<i8>
  llvm.br ^bb1(%14 : !llvm.i64)
^bb1(%16: !llvm.i64):  // 2 preds: ^bb0, ^bb2
  %17 = llvm.icmp "slt" %16, %1 : !llvm.i64
  llvm.cond_br %17, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %18 = llvm.load %12 : !llvm.ptr<double>
  %19 = llvm.call @printf(%15, %18) : (!llvm.ptr<i8>, !llvm.double) -> !llvm.i32
  %20 = llvm.add %16, %3 : !llvm.i64
  llvm.br ^bb1(%20 : !llvm.i64)
^bb3:  // pred: ^bb1
  llvm.call @free(%7) : (!llvm.ptr<i8>) -> ()
  llvm.return
}

llvm.func @memory(%p: !llvm.ptr<i32>, %v: i32, %s: !llvm.ptr<struct<(i32, i64)>> {llvm.byval, llvm.noalias = true}) -> i32 {
  %0 = llvm.atomicrmw add %p, %v monotonic : i32
  %1 = llvm.cmpxchg %p, %v, %0 acq_rel monotonic : i32
  llvm.switch %v, ^bb1 [
    1: ^bb1,
    2: ^bb2
  ]
^bb1:
  llvm.return %v : i32
^bb2:
  llvm.return %0 : i32
}

func @hidden(i32) attributes {sym_visibility = "private"}
func @visible() attributes {my.attr, sym_visibility = "nested", other = 1 : i32} {
  return
}
func @transfers(%m: memref<4x4xf32>, %i: index, %pad: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %pad {permutation_map = (d0, d1) -> (d0)} : memref<4x4xf32>, vector<4xf32>
  %1 = constant dense<[0.0, 1.0, 2.0, 3.0]> : vector<4xf32>
  %2 = constant true
  %3 = constant 0x1F : i8
  %4 = constant -5 : index
  %5 = addf %0, %1 : vector<4xf32>
  return %5 : vector<4xf32>
}
"builtin.func"() ({
  "std.return"() : () -> ()
}) {sym_name = "generic", type = () -> ()} : () -> ()
"llvm.func"() ({
  "llvm.return"() : () -> ()
}) {sym_name = "generic_llvm", type = !llvm.func<void ()>, CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>} : () -> ()

// In generic form builtin operations had no dialect.
"module"() ({
  "func"() ({
    %0 = "std.constant"() {value = @generic} : () -> (() -> ())
    %1 = "std.constant"() {value = 1 : i32} : () -> i32
    %2 = "std.splat"(%1) : (i32) -> vector<4xi32>
    "std.return"() : () -> ()
  }) {sym_name = "inner", type = () -> ()} : () -> ()
  "func"() ({
    "std.return"() : () -> ()
  }) {sym_name = "generic", type = () -> ()} : () -> ()
  "module_terminator"() : () -> () loc("a.mlir":1:1)
}) : () -> ()

// A matrix product as the affine dialect had it in 2019.
func @product(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = affine.load %c[%i, %j] : memref<8x8xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
