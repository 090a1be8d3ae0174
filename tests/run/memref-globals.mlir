// memref.global and get_global: every element type, splat and full initial
// values, several dimensions, rank 0, uninitialised and mutable globals, alignment,
// visibility, a memory space, hexadecimal data, and values kept between calls.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_ints("integers\00")
llvm.mlir.global internal constant @t_floats("floats\00")
llvm.mlir.global internal constant @t_shapes("shapes\00")
llvm.mlir.global internal constant @t_mutable("mutable\00")
llvm.mlir.global internal constant @t_counter("kept between calls\00")
llvm.mlir.global internal constant @t_hex("hexadecimal\00")
llvm.mlir.global internal constant @t_space("memory space\00")

memref.global "private" constant @bools : memref<4xi1> = dense<[true, false, false, true]>
memref.global "private" constant @bytes : memref<3xi8> = dense<[-128, 0, 127]>
memref.global "private" constant @shorts : memref<2xi16> = dense<[-32768, 32767]>
memref.global "private" constant @words : memref<2xi32> = dense<[-2147483648, 2147483647]>
memref.global "private" constant @longs : memref<2xi64> = dense<[-9223372036854775808, 9223372036854775807]>
memref.global "private" constant @indices : memref<3xindex> = dense<[0, -1, 42]>
memref.global "private" constant @halves : memref<2xf16> = dense<[1.5, -65504.0]>
memref.global "private" constant @brains : memref<2xbf16> = dense<[1.0, -3.0]>
memref.global "private" constant @singles : memref<4xf32> = dense<[0.5, -0.25, 0x7F800000, 1.0e10]>
memref.global "private" constant @doubles : memref<3xf64> = dense<[0.1, -1.0e100, 0xFFF0000000000000]>
memref.global "private" constant @splat_i : memref<5xi32> = dense<-7>
memref.global "private" constant @splat_f : memref<2x2xf64> = dense<2.5>
memref.global "private" constant @splat_b : memref<3xi1> = dense<true>
memref.global "private" constant @matrix : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" constant @cube : memref<2x2x2xi8> = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]>
memref.global "private" constant @deep : memref<1x2x1x3xi16> = dense<[[[[10, 20, 30]], [[40, 50, 60]]]]>
memref.global "private" constant @scalar : memref<f64> = dense<6.25>
memref.global "private" constant @hex : memref<4xi32> = dense<"0x01000000FFFFFFFF78563412000000FF">
memref.global "private" constant @aligned : memref<3xi64> = dense<[11, 22, 33]> {alignment = 128}
memref.global "private" @blank : memref<4x4xi32> = uninitialized
memref.global "private" @state : memref<2xi64> = dense<[0, 1]>
memref.global "private" @counter : memref<i32> = dense<100>
memref.global @visible : memref<2xi32> = dense<[5, 6]>
memref.global "private" constant @spaced : memref<3xi32, 1> = dense<[7, 8, 9]>
memref.global "private" @spaced_cell : memref<i32, 1> = uninitialized

func.func @put(%x: i64) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @end(%title: !llvm.ptr) {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

func.func @put_i32(%x: i32) {
  %y = arith.extsi %x : i32 to i64
  func.call @put(%y) : (i64) -> ()
  return
}

func.func @integers(%i: index) {
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  %bools = memref.get_global @bools : memref<4xi1>
  %b = memref.load %bools[%i] : memref<4xi1>
  %bw = arith.extui %b : i1 to i64
  func.call @put(%bw) : (i64) -> ()
  %bytes = memref.get_global @bytes : memref<3xi8>
  %y = memref.load %bytes[%i] : memref<3xi8>
  %z = memref.load %bytes[%j] : memref<3xi8>
  %yw = arith.extsi %y : i8 to i64
  %zw = arith.extsi %z : i8 to i64
  func.call @put(%yw) : (i64) -> ()
  func.call @put(%zw) : (i64) -> ()
  %shorts = memref.get_global @shorts : memref<2xi16>
  %s = memref.load %shorts[%i] : memref<2xi16>
  %sw = arith.extsi %s : i16 to i64
  func.call @put(%sw) : (i64) -> ()
  %words = memref.get_global @words : memref<2xi32>
  %w = memref.load %words[%i] : memref<2xi32>
  func.call @put_i32(%w) : (i32) -> ()
  %longs = memref.get_global @longs : memref<2xi64>
  %l = memref.load %longs[%i] : memref<2xi64>
  func.call @put(%l) : (i64) -> ()
  %indices = memref.get_global @indices : memref<3xindex>
  %x = memref.load %indices[%j] : memref<3xindex>
  %xw = arith.index_cast %x : index to i64
  func.call @put(%xw) : (i64) -> ()
  %splat = memref.get_global @splat_i : memref<5xi32>
  %p = memref.load %splat[%j] : memref<5xi32>
  func.call @put_i32(%p) : (i32) -> ()
  %ones = memref.get_global @splat_b : memref<3xi1>
  %o = memref.load %ones[%j] : memref<3xi1>
  %ow = arith.extui %o : i1 to i64
  func.call @put(%ow) : (i64) -> ()
  %aligned = memref.get_global @aligned : memref<3xi64>
  %a = memref.load %aligned[%j] : memref<3xi64>
  func.call @put(%a) : (i64) -> ()
  %visible = memref.get_global @visible : memref<2xi32>
  %v = memref.load %visible[%i] : memref<2xi32>
  func.call @put_i32(%v) : (i32) -> ()
  %t = llvm.mlir.addressof @t_ints : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// Bit patterns, or values times four.
func.func @floats(%i: index) {
  %halves = memref.get_global @halves : memref<2xf16>
  %h = memref.load %halves[%i] : memref<2xf16>
  %hb = arith.bitcast %h : f16 to i16
  %hw = arith.extui %hb : i16 to i64
  func.call @put(%hw) : (i64) -> ()
  %brains = memref.get_global @brains : memref<2xbf16>
  %b = memref.load %brains[%i] : memref<2xbf16>
  %bb = arith.bitcast %b : bf16 to i16
  %bw = arith.extui %bb : i16 to i64
  func.call @put(%bw) : (i64) -> ()
  %c2 = arith.constant 2 : index
  %i2 = arith.addi %i, %c2 : index
  %singles = memref.get_global @singles : memref<4xf32>
  %s = memref.load %singles[%i] : memref<4xf32>
  %u = memref.load %singles[%i2] : memref<4xf32>
  %sb = arith.bitcast %s : f32 to i32
  %ub = arith.bitcast %u : f32 to i32
  func.call @put_i32(%sb) : (i32) -> ()
  func.call @put_i32(%ub) : (i32) -> ()
  %doubles = memref.get_global @doubles : memref<3xf64>
  %c1 = arith.constant 1 : index
  %i1 = arith.addi %i, %c1 : index
  %d = memref.load %doubles[%i1] : memref<3xf64>
  %db = arith.bitcast %d : f64 to i64
  func.call @put(%db) : (i64) -> ()
  %four = arith.constant 4.0 : f64
  %splat = memref.get_global @splat_f : memref<2x2xf64>
  %p = memref.load %splat[%i, %i] : memref<2x2xf64>
  %p4 = arith.mulf %p, %four : f64
  %pw = arith.fptosi %p4 : f64 to i64
  func.call @put(%pw) : (i64) -> ()
  %scalar = memref.get_global @scalar : memref<f64>
  %q = memref.load %scalar[] : memref<f64>
  %q4 = arith.mulf %q, %four : f64
  %qw = arith.fptosi %q4 : f64 to i64
  func.call @put(%qw) : (i64) -> ()
  %t = llvm.mlir.addressof @t_floats : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @shapes() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %matrix = memref.get_global @matrix : memref<2x3xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %x = memref.load %matrix[%i, %j] : memref<2x3xi32>
      func.call @put_i32(%x) : (i32) -> ()
    }
  }
  %cube = memref.get_global @cube : memref<2x2x2xi8>
  %x = memref.load %cube[%c1, %c0, %c1] : memref<2x2x2xi8>
  %xw = arith.extsi %x : i8 to i32
  func.call @put_i32(%xw) : (i32) -> ()
  %deep = memref.get_global @deep : memref<1x2x1x3xi16>
  %y = memref.load %deep[%c0, %c1, %c0, %c2] : memref<1x2x1x3xi16>
  %yw = arith.extsi %y : i16 to i32
  func.call @put_i32(%yw) : (i32) -> ()
  %t = llvm.mlir.addressof @t_shapes : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @mutate() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %blank = memref.get_global @blank : memref<4x4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %p = arith.muli %i, %j : index
      %x = arith.index_cast %p : index to i32
      memref.store %x, %blank[%i, %j] : memref<4x4xi32>
    }
  }
  // The same global again gives the same buffer.
  %again = memref.get_global @blank : memref<4x4xi32>
  %view = memref.cast %again : memref<4x4xi32> to memref<?x4xi32, strided<[4, 1], offset: ?>>
  %trace = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (i32) {
    %x = memref.load %view[%i, %i] : memref<?x4xi32, strided<[4, 1], offset: ?>>
    %s1 = arith.addi %s, %x : i32
    scf.yield %s1 : i32
  }
  func.call @put_i32(%trace) : (i32) -> ()
  %t = llvm.mlir.addressof @t_mutable : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// Each call gives the next Fibonacci number.
func.func @next() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %state = memref.get_global @state : memref<2xi64>
  %a = memref.load %state[%c0] : memref<2xi64>
  %b = memref.load %state[%c1] : memref<2xi64>
  %s = arith.addi %a, %b : i64
  memref.store %b, %state[%c0] : memref<2xi64>
  memref.store %s, %state[%c1] : memref<2xi64>
  %one = arith.constant 1 : i32
  %counter = memref.get_global @counter : memref<i32>
  %n = memref.load %counter[] : memref<i32>
  %n1 = arith.addi %n, %one : i32
  memref.store %n1, %counter[] : memref<i32>
  return %a : i64
}

func.func @space(%i: index) {
  %spaced = memref.get_global @spaced : memref<3xi32, 1>
  %x = memref.load %spaced[%i] : memref<3xi32, 1>
  %cell = memref.get_global @spaced_cell : memref<i32, 1>
  memref.store %x, %cell[] : memref<i32, 1>
  %y = memref.load %cell[] : memref<i32, 1>
  func.call @put_i32(%y) : (i32) -> ()
  %t = llvm.mlir.addressof @t_space : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  func.call @integers(%c0) : (index) -> ()
  func.call @integers(%c1) : (index) -> ()
  func.call @floats(%c0) : (index) -> ()
  func.call @floats(%c1) : (index) -> ()
  func.call @shapes() : () -> ()
  func.call @mutate() : () -> ()
  scf.for %i = %c0 to %c10 step %c1 {
    %f = func.call @next() : () -> i64
    func.call @put(%f) : (i64) -> ()
  }
  %counter = memref.get_global @counter : memref<i32>
  %n = memref.load %counter[] : memref<i32>
  func.call @put_i32(%n) : (i32) -> ()
  %t0 = llvm.mlir.addressof @t_counter : !llvm.ptr
  func.call @end(%t0) : (!llvm.ptr) -> ()
  %hex = memref.get_global @hex : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %hex[%i] : memref<4xi32>
    func.call @put_i32(%x) : (i32) -> ()
  }
  %t1 = llvm.mlir.addressof @t_hex : !llvm.ptr
  func.call @end(%t1) : (!llvm.ptr) -> ()
  func.call @space(%c1) : (index) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
