// Truncations in every rounding mode between the formats that LLVM has, for random numbers, ties and what is next to
// them, subnormal and too great numbers, under every rounding mode of the machine; the program is rounding-modes.c.
// DIFFERS: upstream's intrinsics do not set the mode that they name
// NO MACHINE CODE: floats of the format 'x86_fp80'

func.func @f32_f16_to_nearest_even(%x: f32) -> i16 {
  %0 = arith.truncf %x to_nearest_even : f32 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f32_f16_downward(%x: f32) -> i16 {
  %0 = arith.truncf %x downward : f32 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f32_f16_upward(%x: f32) -> i16 {
  %0 = arith.truncf %x upward : f32 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f32_f16_toward_zero(%x: f32) -> i16 {
  %0 = arith.truncf %x toward_zero : f32 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f32_f16_to_nearest_away(%x: f32) -> i16 {
  %0 = arith.truncf %x to_nearest_away : f32 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f64_f16_to_nearest_even(%x: f64) -> i16 {
  %0 = arith.truncf %x to_nearest_even : f64 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f64_f16_downward(%x: f64) -> i16 {
  %0 = arith.truncf %x downward : f64 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f64_f16_upward(%x: f64) -> i16 {
  %0 = arith.truncf %x upward : f64 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f64_f16_toward_zero(%x: f64) -> i16 {
  %0 = arith.truncf %x toward_zero : f64 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f64_f16_to_nearest_away(%x: f64) -> i16 {
  %0 = arith.truncf %x to_nearest_away : f64 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f80_f16_to_nearest_even(%x: f80) -> i16 {
  %0 = arith.truncf %x to_nearest_even : f80 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f80_f16_downward(%x: f80) -> i16 {
  %0 = arith.truncf %x downward : f80 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f80_f16_upward(%x: f80) -> i16 {
  %0 = arith.truncf %x upward : f80 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f80_f16_toward_zero(%x: f80) -> i16 {
  %0 = arith.truncf %x toward_zero : f80 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f80_f16_to_nearest_away(%x: f80) -> i16 {
  %0 = arith.truncf %x to_nearest_away : f80 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f128_f16_to_nearest_even(%x: f128) -> i16 {
  %0 = arith.truncf %x to_nearest_even : f128 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f128_f16_downward(%x: f128) -> i16 {
  %0 = arith.truncf %x downward : f128 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f128_f16_upward(%x: f128) -> i16 {
  %0 = arith.truncf %x upward : f128 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f128_f16_toward_zero(%x: f128) -> i16 {
  %0 = arith.truncf %x toward_zero : f128 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f128_f16_to_nearest_away(%x: f128) -> i16 {
  %0 = arith.truncf %x to_nearest_away : f128 to f16
  %1 = arith.bitcast %0 : f16 to i16
  return %1 : i16
}
func.func @f32_bf16_downward(%x: f32) -> i16 {
  %0 = arith.truncf %x downward : f32 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f32_bf16_upward(%x: f32) -> i16 {
  %0 = arith.truncf %x upward : f32 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f32_bf16_toward_zero(%x: f32) -> i16 {
  %0 = arith.truncf %x toward_zero : f32 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f32_bf16_to_nearest_away(%x: f32) -> i16 {
  %0 = arith.truncf %x to_nearest_away : f32 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f64_bf16_downward(%x: f64) -> i16 {
  %0 = arith.truncf %x downward : f64 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f64_bf16_upward(%x: f64) -> i16 {
  %0 = arith.truncf %x upward : f64 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f64_bf16_toward_zero(%x: f64) -> i16 {
  %0 = arith.truncf %x toward_zero : f64 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f64_bf16_to_nearest_away(%x: f64) -> i16 {
  %0 = arith.truncf %x to_nearest_away : f64 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f80_bf16_downward(%x: f80) -> i16 {
  %0 = arith.truncf %x downward : f80 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f80_bf16_upward(%x: f80) -> i16 {
  %0 = arith.truncf %x upward : f80 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f80_bf16_toward_zero(%x: f80) -> i16 {
  %0 = arith.truncf %x toward_zero : f80 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f80_bf16_to_nearest_away(%x: f80) -> i16 {
  %0 = arith.truncf %x to_nearest_away : f80 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f128_bf16_downward(%x: f128) -> i16 {
  %0 = arith.truncf %x downward : f128 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f128_bf16_upward(%x: f128) -> i16 {
  %0 = arith.truncf %x upward : f128 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f128_bf16_toward_zero(%x: f128) -> i16 {
  %0 = arith.truncf %x toward_zero : f128 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f128_bf16_to_nearest_away(%x: f128) -> i16 {
  %0 = arith.truncf %x to_nearest_away : f128 to bf16
  %1 = arith.bitcast %0 : bf16 to i16
  return %1 : i16
}
func.func @f64_f32_to_nearest_even(%x: f64) -> i32 {
  %0 = arith.truncf %x to_nearest_even : f64 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f64_f32_downward(%x: f64) -> i32 {
  %0 = arith.truncf %x downward : f64 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f64_f32_upward(%x: f64) -> i32 {
  %0 = arith.truncf %x upward : f64 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f64_f32_toward_zero(%x: f64) -> i32 {
  %0 = arith.truncf %x toward_zero : f64 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f64_f32_to_nearest_away(%x: f64) -> i32 {
  %0 = arith.truncf %x to_nearest_away : f64 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f80_f32_to_nearest_even(%x: f80) -> i32 {
  %0 = arith.truncf %x to_nearest_even : f80 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f80_f32_downward(%x: f80) -> i32 {
  %0 = arith.truncf %x downward : f80 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f80_f32_upward(%x: f80) -> i32 {
  %0 = arith.truncf %x upward : f80 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f80_f32_toward_zero(%x: f80) -> i32 {
  %0 = arith.truncf %x toward_zero : f80 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f80_f32_to_nearest_away(%x: f80) -> i32 {
  %0 = arith.truncf %x to_nearest_away : f80 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f128_f32_to_nearest_even(%x: f128) -> i32 {
  %0 = arith.truncf %x to_nearest_even : f128 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f128_f32_downward(%x: f128) -> i32 {
  %0 = arith.truncf %x downward : f128 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f128_f32_upward(%x: f128) -> i32 {
  %0 = arith.truncf %x upward : f128 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f128_f32_toward_zero(%x: f128) -> i32 {
  %0 = arith.truncf %x toward_zero : f128 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f128_f32_to_nearest_away(%x: f128) -> i32 {
  %0 = arith.truncf %x to_nearest_away : f128 to f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
func.func @f80_f64_to_nearest_even(%x: f80) -> i64 {
  %0 = arith.truncf %x to_nearest_even : f80 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f80_f64_downward(%x: f80) -> i64 {
  %0 = arith.truncf %x downward : f80 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f80_f64_upward(%x: f80) -> i64 {
  %0 = arith.truncf %x upward : f80 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f80_f64_toward_zero(%x: f80) -> i64 {
  %0 = arith.truncf %x toward_zero : f80 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f80_f64_to_nearest_away(%x: f80) -> i64 {
  %0 = arith.truncf %x to_nearest_away : f80 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f128_f64_to_nearest_even(%x: f128) -> i64 {
  %0 = arith.truncf %x to_nearest_even : f128 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f128_f64_downward(%x: f128) -> i64 {
  %0 = arith.truncf %x downward : f128 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f128_f64_upward(%x: f128) -> i64 {
  %0 = arith.truncf %x upward : f128 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f128_f64_toward_zero(%x: f128) -> i64 {
  %0 = arith.truncf %x toward_zero : f128 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f128_f64_to_nearest_away(%x: f128) -> i64 {
  %0 = arith.truncf %x to_nearest_away : f128 to f64
  %1 = arith.bitcast %0 : f64 to i64
  return %1 : i64
}
func.func @f128_f80_to_nearest_even(%x: f128) -> i128 {
  %0 = arith.truncf %x to_nearest_even : f128 to f80
  %1 = arith.bitcast %0 : f80 to i80
  %2 = arith.extui %1 : i80 to i128
  return %2 : i128
}
func.func @f128_f80_downward(%x: f128) -> i128 {
  %0 = arith.truncf %x downward : f128 to f80
  %1 = arith.bitcast %0 : f80 to i80
  %2 = arith.extui %1 : i80 to i128
  return %2 : i128
}
func.func @f128_f80_upward(%x: f128) -> i128 {
  %0 = arith.truncf %x upward : f128 to f80
  %1 = arith.bitcast %0 : f80 to i80
  %2 = arith.extui %1 : i80 to i128
  return %2 : i128
}
func.func @f128_f80_toward_zero(%x: f128) -> i128 {
  %0 = arith.truncf %x toward_zero : f128 to f80
  %1 = arith.bitcast %0 : f80 to i80
  %2 = arith.extui %1 : i80 to i128
  return %2 : i128
}
func.func @f128_f80_to_nearest_away(%x: f128) -> i128 {
  %0 = arith.truncf %x to_nearest_away : f128 to f80
  %1 = arith.bitcast %0 : f80 to i80
  %2 = arith.extui %1 : i80 to i128
  return %2 : i128
}

func.func @vector_to_nearest_even(%from: memref<1xvector<2x3xf64>>, %to: memref<1xvector<2x3xf32>>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %from[%c0] : memref<1xvector<2x3xf64>>
  %1 = arith.truncf %0 to_nearest_even : vector<2x3xf64> to vector<2x3xf32>
  memref.store %1, %to[%c0] : memref<1xvector<2x3xf32>>
  return
}

func.func @vector_downward(%from: memref<1xvector<2x3xf64>>, %to: memref<1xvector<2x3xf32>>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %from[%c0] : memref<1xvector<2x3xf64>>
  %1 = arith.truncf %0 downward : vector<2x3xf64> to vector<2x3xf32>
  memref.store %1, %to[%c0] : memref<1xvector<2x3xf32>>
  return
}

func.func @vector_upward(%from: memref<1xvector<2x3xf64>>, %to: memref<1xvector<2x3xf32>>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %from[%c0] : memref<1xvector<2x3xf64>>
  %1 = arith.truncf %0 upward : vector<2x3xf64> to vector<2x3xf32>
  memref.store %1, %to[%c0] : memref<1xvector<2x3xf32>>
  return
}

func.func @vector_toward_zero(%from: memref<1xvector<2x3xf64>>, %to: memref<1xvector<2x3xf32>>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %from[%c0] : memref<1xvector<2x3xf64>>
  %1 = arith.truncf %0 toward_zero : vector<2x3xf64> to vector<2x3xf32>
  memref.store %1, %to[%c0] : memref<1xvector<2x3xf32>>
  return
}

func.func @vector_to_nearest_away(%from: memref<1xvector<2x3xf64>>, %to: memref<1xvector<2x3xf32>>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %from[%c0] : memref<1xvector<2x3xf64>>
  %1 = arith.truncf %0 to_nearest_away : vector<2x3xf64> to vector<2x3xf32>
  memref.store %1, %to[%c0] : memref<1xvector<2x3xf32>>
  return
}

// Folded when it is compiled.
func.func @folded() -> (i32, i32, i32, i32, i32) attributes {llvm.emit_c_interface} {
  %x = arith.constant -1.00000005960464488641 : f64
  %0 = arith.truncf %x to_nearest_even : f64 to f32
  %1 = arith.bitcast %0 : f32 to i32
  %2 = arith.truncf %x downward : f64 to f32
  %3 = arith.bitcast %2 : f32 to i32
  %4 = arith.truncf %x upward : f64 to f32
  %5 = arith.bitcast %4 : f32 to i32
  %6 = arith.truncf %x toward_zero : f64 to f32
  %7 = arith.bitcast %6 : f32 to i32
  %8 = arith.truncf %x to_nearest_away : f64 to f32
  %9 = arith.bitcast %8 : f32 to i32
  return %1, %3, %5, %7, %9 : i32, i32, i32, i32, i32
}
