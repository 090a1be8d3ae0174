// Products of bytes with zero points and narrow types, each against the numbers of numpy.

#id = affine_map<(i, j) -> (i, j)>

// Prints the numbers in thousandths, divided by commas.
func.func private @show_f64(%t: tensor<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %thousand = arith.constant 1000.0 : f64
  %half = arith.constant 0.5 : f64
  %n = tensor.dim %t, %c0 : tensor<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xf64>
    %scaled = arith.mulf %x, %thousand : f64
    %up = arith.addf %scaled, %half : f64
    %down = math.floor %up : f64
    %number = arith.fptosi %down : f64 to i64
    vector.print %number : i64 punctuation <comma>
  }
  vector.print punctuation <newline>
  return
}

// Prints the numbers, divided by commas.
func.func private @show_i32(%t: tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    vector.print %x : i32 punctuation <comma>
  }
  vector.print punctuation <newline>
  return
}

// Bytes whose zeros are 3 and -5.
func.func private @matmul() -> tensor<?xi32> {
  %a = arith.constant dense<[[-25, 12, 49, 86], [123, -91, -54, -17]]> : tensor<2x4xi8>
  %b = arith.constant dense<[[-117, -64, -11], [42, 95, -101], [-48, 5, 58], [111, -85, -32]]> : tensor<4x3xi8>
  %za = arith.constant 3 : i32
  %zb = arith.constant -5 : i32
  %z_e = tensor.empty() : tensor<2x3xi32>
  %z_c = arith.constant 0 : i32
  %z = linalg.fill ins(%z_c : i32) outs(%z_e : tensor<2x3xi32>) -> tensor<2x3xi32>
  %r = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%z : tensor<2x3xi32>) -> tensor<2x3xi32>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %any = tensor.cast %flat : tensor<6xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// A convolution of bytes with zero points.
func.func private @convolution() -> tensor<?xi32> {
  %x = arith.constant dense<[[[[-25, 12], [49, 86], [123, -91]], [[-54, -17], [20, 57], [94, -120]], [[-83, -46], [-9, 28], [65, 102]]]]> : tensor<1x3x3x2xi8>
  %k = arith.constant dense<[[[[-117], [-64]], [[-11], [42]]], [[[95], [-101]], [[-48], [5]]]]> : tensor<2x2x2x1xi8>
  %zx = arith.constant -7 : i32
  %zk = arith.constant 2 : i32
  %z_e = tensor.empty() : tensor<1x2x2x1xi32>
  %z_c = arith.constant 0 : i32
  %z = linalg.fill ins(%z_c : i32) outs(%z_e : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%x, %k, %zx, %zk : tensor<1x3x3x2xi8>, tensor<2x2x2x1xi8>, i32, i32) outs(%z : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
  %flat = tensor.collapse_shape %r [[0, 1, 2, 3]] : tensor<1x2x2x1xi32> into tensor<4xi32>
  %any = tensor.cast %flat : tensor<4xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// The same bytes, but unsigned.
func.func private @unsigned() -> tensor<?xi32> {
  %a = arith.constant dense<[[-25, 12, 49, 86], [123, -91, -54, -17]]> : tensor<2x4xi8>
  %b = arith.constant dense<[[-117, -64, -11], [42, 95, -101], [-48, 5, 58], [111, -85, -32]]> : tensor<4x3xi8>
  %z_e = tensor.empty() : tensor<2x3xi32>
  %z_c = arith.constant 0 : i32
  %z = linalg.fill ins(%z_c : i32) outs(%z_e : tensor<2x3xi32>) -> tensor<2x3xi32>
  %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<2x4xi8>, tensor<4x3xi8>) outs(%z : tensor<2x3xi32>) -> tensor<2x3xi32>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %any = tensor.cast %flat : tensor<6xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// Sums times a scale become bytes again, which saturate.
func.func private @requantize() -> tensor<?xi32> {
  %acc = arith.constant dense<[[-29900, -21981, -14062], [-6143, 1776, 9695]]> : tensor<2x3xi32>
  %scale = arith.constant 0.003 : f64
  %half = arith.constant 0.5 : f64
  %low = arith.constant -128.0 : f64
  %high = arith.constant 127.0 : f64
  %e = tensor.empty() : tensor<2x3xi8>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%acc : tensor<2x3xi32>) outs(%e : tensor<2x3xi8>) {
  ^bb0(%in: i32, %out: i8):
    %x = arith.sitofp %in : i32 to f64
    %s = arith.mulf %x, %scale : f64
    %h = arith.addf %s, %half : f64
    %d = math.floor %h : f64
    %most = arith.minimumf %d, %high : f64
    %least = arith.maximumf %most, %low : f64
    %n = arith.fptosi %least : f64 to i8
    linalg.yield %n : i8
  } -> tensor<2x3xi8>
  %wide = arith.extsi %r : tensor<2x3xi8> to tensor<2x3xi32>
  %flat = tensor.collapse_shape %wide [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %any = tensor.cast %flat : tensor<6xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// Products of bits: and, or.
func.func private @booleans() -> tensor<?xi32> {
  %p = arith.constant dense<[[false, true, false, false], [true, false, true, false], [false, true, false, true]]> : tensor<3x4xi1>
  %q = arith.constant dense<[[false, false], [true, false], [false, true], [true, false]]> : tensor<4x2xi1>
  %z_e = tensor.empty() : tensor<3x2xi1>
  %z_c = arith.constant false
  %z = linalg.fill ins(%z_c : i1) outs(%z_e : tensor<3x2xi1>) -> tensor<3x2xi1>
  %r = linalg.matmul ins(%p, %q : tensor<3x4xi1>, tensor<4x2xi1>) outs(%z : tensor<3x2xi1>) -> tensor<3x2xi1>
  %wide = arith.extui %r : tensor<3x2xi1> to tensor<3x2xi32>
  %flat = tensor.collapse_shape %wide [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %any = tensor.cast %flat : tensor<6xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// Half precision, summed in single precision.
func.func private @halves() -> tensor<?xf64> {
  %a = arith.constant dense<[[-1.5, 1.0, -1.0], [1.5, -0.5, 2.0]]> : tensor<2x3xf16>
  %b = arith.constant dense<[[-0.25, 0.5], [-0.5, 0.25], [-0.75, 0.0]]> : tensor<3x2xf16>
  %z_e = tensor.empty() : tensor<2x2xf32>
  %z_c = arith.constant 0.0 : f32
  %z = linalg.fill ins(%z_c : f32) outs(%z_e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf16>, tensor<3x2xf16>) outs(%z : tensor<2x2xf32>) -> tensor<2x2xf32>
  %wide = arith.extf %r : tensor<2x2xf32> to tensor<2x2xf64>
  %flat = tensor.collapse_shape %wide [[0, 1]] : tensor<2x2xf64> into tensor<4xf64>
  %any = tensor.cast %flat : tensor<4xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

func.func @main() -> i32 {
  %matmul = call @matmul() : () -> tensor<?xi32>
  call @show_i32(%matmul) : (tensor<?xi32>) -> ()
  %convolution = call @convolution() : () -> tensor<?xi32>
  call @show_i32(%convolution) : (tensor<?xi32>) -> ()
  %unsigned = call @unsigned() : () -> tensor<?xi32>
  call @show_i32(%unsigned) : (tensor<?xi32>) -> ()
  %requantize = call @requantize() : () -> tensor<?xi32>
  call @show_i32(%requantize) : (tensor<?xi32>) -> ()
  %booleans = call @booleans() : () -> tensor<?xi32>
  call @show_i32(%booleans) : (tensor<?xi32>) -> ()
  %halves = call @halves() : () -> tensor<?xf64>
  call @show_f64(%halves) : (tensor<?xf64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
