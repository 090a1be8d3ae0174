// Functions that Rust calls, and one that Rust defines, through the declarations that
// `terrace compile --emit-rust-bindings` writes; the program is rust-interface.rs.

func.func @sum(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %k = memref.dim %m, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%outer = %zero) -> (f32) {
    %row = scf.for %j = %c0 to %k step %c1 iter_args(%acc = %outer) -> (f32) {
      %x = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %y = func.call @weigh(%m, %i, %x) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, f32) -> f32
      %next = arith.addf %acc, %y : f32
      scf.yield %next : f32
    }
    scf.yield %row : f32
  }
  return %sum : f32
}

func.func private @weigh(memref<?x?xf32, strided<[?, ?], offset: ?>>, index, f32) -> f32 attributes {llvm.emit_c_interface}

func.func @squares(%n: index) -> memref<?xi32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %sq = arith.muli %i, %i : index
    %x = arith.index_cast %sq : index to i32
    memref.store %x, %m[%i] : memref<?xi32>
  }
  return %m : memref<?xi32>
}

func.func @divide(%a: i32, %b: i32) -> (i32, i32, i1) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  %exact = arith.cmpi eq, %r, %zero : i32
  return %q, %r, %exact : i32, i32, i1
}

func.func @square(%z: memref<complex<f64>>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %x = memref.load %z[] : memref<complex<f64>>
  %re = complex.mul %x, %x : complex<f64>
  return %re : complex<f64>
}

func.func @rank_of(%m: memref<*xf32>) -> index attributes {llvm.emit_c_interface} {
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}

func.func @mix(%a: i8, %b: ui16, %c: f64, %d: index) -> f64 {
  %0 = arith.extsi %a : i8 to i64
  %2 = arith.index_cast %d : index to i64
  %3 = arith.addi %0, %2 : i64
  %4 = arith.sitofp %3 : i64 to f64
  %5 = arith.addf %4, %c : f64
  return %5 : f64
}

func.func @"odd name"(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.addf %v, %v : vector<4xf32>
  return %0 : vector<4xf32>
}
