// RUN: terrace opt %s --canonicalize --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(canonicalize))' --split-input-file
// RUN: terrace opt %s --sccp --split-input-file
// RUN: terrace opt %s --lower-affine --split-input-file

memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global constant @splat : memref<2x4xf32> = dense<2.0>
memref.global constant @scalar : memref<f64> = dense<2.5>
memref.global constant @index : memref<2x3xindex> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global constant @bools : memref<3xi1> = dense<[true, false, true]>
memref.global constant @halves : memref<1xbf16> = dense<[1.5]>
memref.global constant @strided : memref<2xi32, strided<[2]>> = dense<[7, 8]>

func.func @folds(%i: index) -> (i32, f32, f64, index, i1, bf16, i32) {
  %table = memref.get_global @table : memref<4xi32>
  %0 = affine.load %table[2] : memref<4xi32>
  %splat = memref.get_global @splat : memref<2x4xf32>
  %1 = affine.load %splat[0, symbol(%i)] : memref<2x4xf32>
  %scalar = memref.get_global @scalar : memref<f64>
  %2 = affine.load %scalar[] : memref<f64>
  %index = memref.get_global @index : memref<2x3xindex>
  %3 = affine.load %index[1, 0] : memref<2x3xindex>
  %bools = memref.get_global @bools : memref<3xi1>
  %4 = affine.load %bools[1] : memref<3xi1>
  %halves = memref.get_global @halves : memref<1xbf16>
  %5 = affine.load %halves[0] : memref<1xbf16>
  %strided = memref.get_global @strided : memref<2xi32, strided<[2]>>
  %6 = affine.load %strided[1] : memref<2xi32, strided<[2]>>
  return %0, %1, %2, %3, %4, %5, %6 : i32, f32, f64, index, i1, bf16, i32
}

func.func @through_cast_and_constant() -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %table = memref.get_global @table : memref<4xi32>
  %cast = memref.cast %table : memref<4xi32> to memref<?xi32>
  %0 = affine.load %cast[1] : memref<?xi32>
  %1 = affine.load %table[%c2 + 1] : memref<4xi32>
  return %0, %1 : i32, i32
}

func.func @in_loop(%m: memref<8xi32>) {
  %table = memref.get_global @table : memref<4xi32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %table[3] : memref<4xi32>
    affine.store %0, %m[%i] : memref<8xi32>
  }
  return
}

// -----

memref.global @mutable : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global constant @declared : memref<4xi32>
memref.global constant @undefined : memref<4xi32> = uninitialized
memref.global constant @complex : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
memref.global constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>

func.func @stays(%i: index) -> (i32, i32, i32, complex<f32>, i32, i32, vector<2xi32>) {
  %c1 = arith.constant 1 : index
  %mutable = memref.get_global @mutable : memref<4xi32>
  %0 = affine.load %mutable[2] : memref<4xi32>
  %declared = memref.get_global @declared : memref<4xi32>
  %1 = affine.load %declared[2] : memref<4xi32>
  %undefined = memref.get_global @undefined : memref<4xi32>
  %2 = affine.load %undefined[2] : memref<4xi32>
  %complex = memref.get_global @complex : memref<2xcomplex<f32>>
  %3 = affine.load %complex[1] : memref<2xcomplex<f32>>
  %table = memref.get_global @table : memref<4xi32>
  %4 = affine.load %table[symbol(%i)] : memref<4xi32>
  %5 = memref.load %table[%c1] : memref<4xi32>
  %6 = affine.vector_load %table[0] : memref<4xi32>, vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, complex<f32>, i32, i32, vector<2xi32>
}

// -----

// Each symbol table has its own constants.
memref.global constant @x : memref<2xi32> = dense<[1, 2]>
module {
  memref.global constant @x : memref<2xi32> = dense<[3, 4]>
  func.func @inner() -> i32 {
    %x = memref.get_global @x : memref<2xi32>
    %0 = affine.load %x[1] : memref<2xi32>
    return %0 : i32
  }
}
func.func @outer() -> i32 {
  %x = memref.get_global @x : memref<2xi32>
  %0 = affine.load %x[1] : memref<2xi32>
  return %0 : i32
}
func.func @around(%m: memref<i32>) {
  builtin.module {
    memref.global constant @x : memref<2xi32> = dense<[5, 6]>
    func.func @deep() -> i32 {
      %x = memref.get_global @x : memref<2xi32>
      %0 = affine.load %x[1] : memref<2xi32>
      return %0 : i32
    }
  }
  return
}
