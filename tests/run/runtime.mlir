// The functions of the runtime library: scalars, memrefs of every element type, strided copies, random numbers.

func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF16(i16)
func.func private @printBF16(i16)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printOpen()
func.func private @printClose()
func.func private @printComma()
func.func private @printNewline()
func.func private @printString(!llvm.ptr)
func.func private @rtsrand(i64) -> !llvm.ptr
func.func private @rtrand(!llvm.ptr, i64) -> i64
func.func private @rtdrand(!llvm.ptr)
func.func private @rtclock() -> f64
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>)
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>)
func.func private @printMemrefC32(memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface}
func.func private @printMemrefC64(memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface}

llvm.mlir.global internal constant @title("scalars\0A\00")
memref.global constant @bytes : memref<4xi8> = dense<[72, 105, 33, 35]>
memref.global constant @shorts : memref<3xi16> = dense<[-32768, 0, 32767]>
memref.global constant @words : memref<2x3xi32> = dense<[[1, -2, 3], [2147483647, -2147483648, 6]]>
memref.global constant @longs : memref<2xi64> = dense<[-1, 9223372036854775807]>
memref.global constant @indices : memref<2xindex> = dense<[-1, 7]>
memref.global constant @halves : memref<5xf16> = dense<[0.1, -0.0, 65504.0, 0x7C00, 0xFE00]>
memref.global constant @brains : memref<3xbf16> = dense<[0.1, -1.0e30, 0x7F80]>
memref.global constant @singles : memref<2x2x3xf32> = dense<[[[0.1, 1.0e10, -0.0], [1.0, 0.333333343, 1234567.0]], [[0x7F800000, 0xFF800000, 1.0e-40], [3.0, 999999.5, 100000.0]]]>
memref.global constant @doubles : memref<1x2x1x2xf64> = dense<[[[[0.1, 1.0e300]], [[-1.0e-300, 5.0e-324]]]]>
memref.global constant @point : memref<f64> = dense<2.5>

func.func @scalars(%x: f64) {
  %title = llvm.mlir.addressof @title : !llvm.ptr
  call @printString(%title) : (!llvm.ptr) -> ()
  %i = arith.constant -9223372036854775808 : i64
  call @printOpen() : () -> ()
  call @printI64(%i) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%i) : (i64) -> ()
  call @printComma() : () -> ()
  call @printF64(%x) : (f64) -> ()
  call @printComma() : () -> ()
  %single = arith.truncf %x : f64 to f32
  call @printF32(%single) : (f32) -> ()
  call @printComma() : () -> ()
  %half = arith.truncf %x : f64 to f16
  %half_bits = arith.bitcast %half : f16 to i16
  call @printF16(%half_bits) : (i16) -> ()
  call @printComma() : () -> ()
  call @printBF16(%half_bits) : (i16) -> ()
  call @printClose() : () -> ()
  call @printNewline() : () -> ()
  return
}

func.func @memrefs() {
  %bytes = memref.get_global @bytes : memref<4xi8>
  %any_bytes = memref.cast %bytes : memref<4xi8> to memref<*xi8>
  call @printMemrefI8(%any_bytes) : (memref<*xi8>) -> ()
  %shorts = memref.get_global @shorts : memref<3xi16>
  %any_shorts = memref.cast %shorts : memref<3xi16> to memref<*xi16>
  call @printMemrefI16(%any_shorts) : (memref<*xi16>) -> ()
  %words = memref.get_global @words : memref<2x3xi32>
  %any_words = memref.cast %words : memref<2x3xi32> to memref<*xi32>
  call @printMemrefI32(%any_words) : (memref<*xi32>) -> ()
  %longs = memref.get_global @longs : memref<2xi64>
  %any_longs = memref.cast %longs : memref<2xi64> to memref<*xi64>
  call @printMemrefI64(%any_longs) : (memref<*xi64>) -> ()
  %indices = memref.get_global @indices : memref<2xindex>
  %any_indices = memref.cast %indices : memref<2xindex> to memref<*xindex>
  call @printMemrefInd(%any_indices) : (memref<*xindex>) -> ()
  %halves = memref.get_global @halves : memref<5xf16>
  %any_halves = memref.cast %halves : memref<5xf16> to memref<*xf16>
  call @printMemrefF16(%any_halves) : (memref<*xf16>) -> ()
  %brains = memref.get_global @brains : memref<3xbf16>
  %any_brains = memref.cast %brains : memref<3xbf16> to memref<*xbf16>
  call @printMemrefBF16(%any_brains) : (memref<*xbf16>) -> ()
  %singles = memref.get_global @singles : memref<2x2x3xf32>
  %any_singles = memref.cast %singles : memref<2x2x3xf32> to memref<*xf32>
  call @printMemrefF32(%any_singles) : (memref<*xf32>) -> ()
  %doubles = memref.get_global @doubles : memref<1x2x1x2xf64>
  %any_doubles = memref.cast %doubles : memref<1x2x1x2xf64> to memref<*xf64>
  call @printMemrefF64(%any_doubles) : (memref<*xf64>) -> ()
  %point = memref.get_global @point : memref<f64>
  %any_point = memref.cast %point : memref<f64> to memref<*xf64>
  call @printMemrefF64(%any_point) : (memref<*xf64>) -> ()
  return
}

func.func @complex_numbers() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %single = complex.constant [1.5 : f32, -0.25 : f32] : complex<f32>
  %double = complex.constant [1.0e100 : f64, 0.1 : f64] : complex<f64>
  %singles = memref.alloc() : memref<2xcomplex<f32>>
  %doubles = memref.alloc() : memref<1xcomplex<f64>>
  memref.store %single, %singles[%c0] : memref<2xcomplex<f32>>
  memref.store %single, %singles[%c1] : memref<2xcomplex<f32>>
  memref.store %double, %doubles[%c0] : memref<1xcomplex<f64>>
  %any_singles = memref.cast %singles : memref<2xcomplex<f32>> to memref<*xcomplex<f32>>
  %any_doubles = memref.cast %doubles : memref<1xcomplex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC32(%any_singles) : (memref<*xcomplex<f32>>) -> ()
  call @printMemrefC64(%any_doubles) : (memref<*xcomplex<f64>>) -> ()
  memref.dealloc %singles : memref<2xcomplex<f32>>
  memref.dealloc %doubles : memref<1xcomplex<f64>>
  return
}

// Copies the transposed upper right corner of a matrix.
func.func @copies(%from: memref<3x4xi32, strided<[1, 3], offset: 2>>, %to: memref<3x4xi32, strided<[8, 2]>>) {
  memref.copy %from, %to : memref<3x4xi32, strided<[1, 3], offset: 2>> to memref<3x4xi32, strided<[8, 2]>>
  return
}

func.func @copy() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %zero = arith.constant 0 : i32
  %from = memref.alloc() : memref<24xi32>
  %to = memref.alloc() : memref<24xi32>
  scf.for %i = %c0 to %c24 step %c1 {
    %word = arith.index_cast %i : index to i32
    memref.store %word, %from[%i] : memref<24xi32>
    memref.store %zero, %to[%i] : memref<24xi32>
  }
  %source = memref.reinterpret_cast %from to offset: [2], sizes: [3, 4], strides: [1, 3]
    : memref<24xi32> to memref<3x4xi32, strided<[1, 3], offset: 2>>
  %target = memref.reinterpret_cast %to to offset: [0], sizes: [3, 4], strides: [8, 2]
    : memref<24xi32> to memref<3x4xi32, strided<[8, 2]>>
  call @copies(%source, %target)
    : (memref<3x4xi32, strided<[1, 3], offset: 2>>, memref<3x4xi32, strided<[8, 2]>>) -> ()
  %any = memref.cast %to : memref<24xi32> to memref<*xi32>
  call @printMemrefI32(%any) : (memref<*xi32>) -> ()
  %any_target = memref.cast %target : memref<3x4xi32, strided<[8, 2]>> to memref<*xi32>
  call @printMemrefI32(%any_target) : (memref<*xi32>) -> ()
  memref.dealloc %from : memref<24xi32>
  memref.dealloc %to : memref<24xi32>
  return
}

func.func @random_numbers(%seed: i64, %most: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %generator = call @rtsrand(%seed) : (i64) -> !llvm.ptr
  scf.for %i = %c0 to %c5 step %c1 {
    %number = func.call @rtrand(%generator, %most) : (!llvm.ptr, i64) -> i64
    func.call @printU64(%number) : (i64) -> ()
    func.call @printComma() : () -> ()
  }
  call @printNewline() : () -> ()
  call @rtdrand(%generator) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %tenth = arith.constant 0.1 : f64
  %large = arith.constant -1.0e39 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  call @scalars(%tenth) : (f64) -> ()
  call @scalars(%large) : (f64) -> ()
  call @scalars(%nan) : (f64) -> ()
  call @memrefs() : () -> ()
  call @complex_numbers() : () -> ()
  call @copy() : () -> ()
  %seed = arith.constant 42 : i64
  %negative = arith.constant -7 : i64
  %nine = arith.constant 9 : i64
  %word = arith.constant 4294967295 : i64
  %wide = arith.constant 1000000000000 : i64
  %all = arith.constant -1 : i64
  call @random_numbers(%seed, %nine) : (i64, i64) -> ()
  call @random_numbers(%negative, %word) : (i64, i64) -> ()
  call @random_numbers(%seed, %wide) : (i64, i64) -> ()
  call @random_numbers(%seed, %all) : (i64, i64) -> ()
  // The clock runs, and not backwards by much.
  %start = call @rtclock() : () -> f64
  %billion = arith.constant 1.0e9 : f64
  %later = arith.cmpf ogt, %start, %billion : f64
  %later_word = arith.extui %later : i1 to i64
  call @printI64(%later_word) : (i64) -> ()
  call @printNewline() : () -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
