// DIFFERS: upstream has no pass that lowers tensors and linalg without others
// Winograd convolutions and ordinary ones: the greatest distance of their results is small.

#id4 = affine_map<(n, h, w, c) -> (n, h, w, c)>
#none = affine_map<(n, h, w, c) -> ()>
#tiles = affine_map<(i, j, y, x, n, f, c) -> (i, j, y, x, n, c)>
#weights = affine_map<(i, j, y, x, n, f, c) -> (i, j, c, f)>
#products = affine_map<(i, j, y, x, n, f, c) -> (i, j, y, x, n, f)>

func.func private @numbers_2x3x8x3() -> tensor<2x3x8x3xf64> {
  %e = tensor.empty() : tensor<2x3x8x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x3x8x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<2x3x8x3xf64>
  return %t : tensor<2x3x8x3xf64>
}

func.func private @numbers_2x6x8x3() -> tensor<2x6x8x3xf64> {
  %e = tensor.empty() : tensor<2x6x8x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x6x8x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<2x6x8x3xf64>
  return %t : tensor<2x6x8x3xf64>
}

func.func private @numbers_2x8x6x3() -> tensor<2x8x6x3xf64> {
  %e = tensor.empty() : tensor<2x8x6x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x8x6x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<2x8x6x3xf64>
  return %t : tensor<2x8x6x3xf64>
}

func.func private @numbers_2x10x5x3() -> tensor<2x10x5x3xf64> {
  %e = tensor.empty() : tensor<2x10x5x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x10x5x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<2x10x5x3xf64>
  return %t : tensor<2x10x5x3xf64>
}

func.func private @numbers_2x10x6x3() -> tensor<2x10x6x3xf64> {
  %e = tensor.empty() : tensor<2x10x6x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x10x6x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<2x10x6x3xf64>
  return %t : tensor<2x10x6x3xf64>
}

func.func private @numbers_4x1x5x3() -> tensor<4x1x5x3xf64> {
  %e = tensor.empty() : tensor<4x1x5x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<4x1x5x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<4x1x5x3xf64>
  return %t : tensor<4x1x5x3xf64>
}

func.func private @numbers_4x3x1x3() -> tensor<4x3x1x3xf64> {
  %e = tensor.empty() : tensor<4x3x1x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<4x3x1x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<4x3x1x3xf64>
  return %t : tensor<4x3x1x3xf64>
}

func.func private @numbers_4x3x3x3() -> tensor<4x3x3x3xf64> {
  %e = tensor.empty() : tensor<4x3x3x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<4x3x3x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<4x3x3x3xf64>
  return %t : tensor<4x3x3x3xf64>
}

func.func private @numbers_4x5x5x3() -> tensor<4x5x5x3xf64> {
  %e = tensor.empty() : tensor<4x5x5x3xf64>
  %t = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<4x5x5x3xf64>) {
  ^bb0(%o: f64):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %n = func.call @number(%a, %b, %c, %d) : (index, index, index, index) -> f64
    linalg.yield %n : f64
  } -> tensor<4x5x5x3xf64>
  return %t : tensor<4x5x5x3xf64>
}

// (7 a + 5 b + 3 c + 2 d) mod 11 - 5.
func.func private @number(%a: index, %b: index, %c: index, %d: index) -> f64 {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %0 = arith.muli %a, %c7 : index
  %1 = arith.muli %b, %c5 : index
  %2 = arith.muli %c, %c3 : index
  %3 = arith.muli %d, %c2 : index
  %4 = arith.addi %0, %1 : index
  %5 = arith.addi %2, %3 : index
  %6 = arith.addi %4, %5 : index
  %7 = arith.remui %6, %c11 : index
  %8 = arith.subi %7, %c5 : index
  %9 = arith.index_cast %8 : index to i64
  %10 = arith.sitofp %9 : i64 to f64
  return %10 : f64
}

// F_2_3 with a kernel of 3x3.
func.func private @f23(%zero: f64, %half: f64) {
  %image = func.call @numbers_2x6x8x3() : () -> tensor<2x6x8x3xf64>
  %kernel = func.call @numbers_4x3x3x3() : () -> tensor<4x3x3x3xf64>
  %e = tensor.empty() : tensor<2x4x6x4xf64>
  %init = linalg.fill ins(%half : f64) outs(%e : tensor<2x4x6x4xf64>) -> tensor<2x4x6x4xf64>
  %expected = linalg.conv_2d_nhwc_fhwc ins(%image, %kernel : tensor<2x6x8x3xf64>, tensor<4x3x3x3xf64>) outs(%init : tensor<2x4x6x4xf64>) -> tensor<2x4x6x4xf64>
  %ue = tensor.empty() : tensor<4x4x3x4xf64>
  %u = linalg.winograd_filter_transform fmr(F_2_3) ins(%kernel : tensor<4x3x3x3xf64>) outs(%ue : tensor<4x4x3x4xf64>) -> tensor<4x4x3x4xf64>
  %ve = tensor.empty() : tensor<4x4x2x3x2x3xf64>
  %v = linalg.winograd_input_transform fmr(F_2_3) ins(%image : tensor<2x6x8x3xf64>) outs(%ve : tensor<4x4x2x3x2x3xf64>) -> tensor<4x4x2x3x2x3xf64>
  %me = tensor.empty() : tensor<4x4x2x3x2x4xf64>
  %m0 = linalg.fill ins(%zero : f64) outs(%me : tensor<4x4x2x3x2x4xf64>) -> tensor<4x4x2x3x2x4xf64>
  %m = linalg.generic {indexing_maps = [#tiles, #weights, #products],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%v, %u : tensor<4x4x2x3x2x3xf64>, tensor<4x4x3x4xf64>) outs(%m0 : tensor<4x4x2x3x2x4xf64>) {
  ^bb0(%x: f64, %w: f64, %sum: f64):
    %p = arith.mulf %x, %w : f64
    %s = arith.addf %p, %sum : f64
    linalg.yield %s : f64
  } -> tensor<4x4x2x3x2x4xf64>
  %found = linalg.winograd_output_transform fmr(F_2_3) ins(%m : tensor<4x4x2x3x2x4xf64>) outs(%init : tensor<2x4x6x4xf64>) -> tensor<2x4x6x4xf64>
  %ze = tensor.empty() : tensor<f64>
  %z = linalg.fill ins(%zero : f64) outs(%ze : tensor<f64>) -> tensor<f64>
  %sums:2 = linalg.generic {indexing_maps = [#id4, #id4, #none, #none],
      iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%found, %expected : tensor<2x4x6x4xf64>, tensor<2x4x6x4xf64>) outs(%z, %z : tensor<f64>, tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %most: f64, %sum: f64):
    %d = arith.subf %x, %y : f64
    %abs = math.absf %d : f64
    %max = arith.maximumf %abs, %most : f64
    %s = arith.addf %sum, %y : f64
    linalg.yield %max, %s : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  %distance = tensor.extract %sums#0[] : tensor<f64>
  %limit = arith.constant 1.0e-9 : f64
  %is_near = arith.cmpf olt, %distance, %limit : f64
  vector.print %is_near : i1
  %sum = tensor.extract %sums#1[] : tensor<f64>
  vector.print %sum : f64
  return
}

// F_4_3 with a kernel of 3x3.
func.func private @f43(%zero: f64, %half: f64) {
  %image = func.call @numbers_2x10x6x3() : () -> tensor<2x10x6x3xf64>
  %kernel = func.call @numbers_4x3x3x3() : () -> tensor<4x3x3x3xf64>
  %e = tensor.empty() : tensor<2x8x4x4xf64>
  %init = linalg.fill ins(%half : f64) outs(%e : tensor<2x8x4x4xf64>) -> tensor<2x8x4x4xf64>
  %expected = linalg.conv_2d_nhwc_fhwc ins(%image, %kernel : tensor<2x10x6x3xf64>, tensor<4x3x3x3xf64>) outs(%init : tensor<2x8x4x4xf64>) -> tensor<2x8x4x4xf64>
  %ue = tensor.empty() : tensor<6x6x3x4xf64>
  %u = linalg.winograd_filter_transform fmr(F_4_3) ins(%kernel : tensor<4x3x3x3xf64>) outs(%ue : tensor<6x6x3x4xf64>) -> tensor<6x6x3x4xf64>
  %ve = tensor.empty() : tensor<6x6x2x1x2x3xf64>
  %v = linalg.winograd_input_transform fmr(F_4_3) ins(%image : tensor<2x10x6x3xf64>) outs(%ve : tensor<6x6x2x1x2x3xf64>) -> tensor<6x6x2x1x2x3xf64>
  %me = tensor.empty() : tensor<6x6x2x1x2x4xf64>
  %m0 = linalg.fill ins(%zero : f64) outs(%me : tensor<6x6x2x1x2x4xf64>) -> tensor<6x6x2x1x2x4xf64>
  %m = linalg.generic {indexing_maps = [#tiles, #weights, #products],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%v, %u : tensor<6x6x2x1x2x3xf64>, tensor<6x6x3x4xf64>) outs(%m0 : tensor<6x6x2x1x2x4xf64>) {
  ^bb0(%x: f64, %w: f64, %sum: f64):
    %p = arith.mulf %x, %w : f64
    %s = arith.addf %p, %sum : f64
    linalg.yield %s : f64
  } -> tensor<6x6x2x1x2x4xf64>
  %found = linalg.winograd_output_transform fmr(F_4_3) ins(%m : tensor<6x6x2x1x2x4xf64>) outs(%init : tensor<2x8x4x4xf64>) -> tensor<2x8x4x4xf64>
  %ze = tensor.empty() : tensor<f64>
  %z = linalg.fill ins(%zero : f64) outs(%ze : tensor<f64>) -> tensor<f64>
  %sums:2 = linalg.generic {indexing_maps = [#id4, #id4, #none, #none],
      iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%found, %expected : tensor<2x8x4x4xf64>, tensor<2x8x4x4xf64>) outs(%z, %z : tensor<f64>, tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %most: f64, %sum: f64):
    %d = arith.subf %x, %y : f64
    %abs = math.absf %d : f64
    %max = arith.maximumf %abs, %most : f64
    %s = arith.addf %sum, %y : f64
    linalg.yield %max, %s : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  %distance = tensor.extract %sums#0[] : tensor<f64>
  %limit = arith.constant 1.0e-9 : f64
  %is_near = arith.cmpf olt, %distance, %limit : f64
  vector.print %is_near : i1
  %sum = tensor.extract %sums#1[] : tensor<f64>
  vector.print %sum : f64
  return
}

// F_2_5 with a kernel of 5x5.
func.func private @f25(%zero: f64, %half: f64) {
  %image = func.call @numbers_2x8x6x3() : () -> tensor<2x8x6x3xf64>
  %kernel = func.call @numbers_4x5x5x3() : () -> tensor<4x5x5x3xf64>
  %e = tensor.empty() : tensor<2x4x2x4xf64>
  %init = linalg.fill ins(%half : f64) outs(%e : tensor<2x4x2x4xf64>) -> tensor<2x4x2x4xf64>
  %expected = linalg.conv_2d_nhwc_fhwc ins(%image, %kernel : tensor<2x8x6x3xf64>, tensor<4x5x5x3xf64>) outs(%init : tensor<2x4x2x4xf64>) -> tensor<2x4x2x4xf64>
  %ue = tensor.empty() : tensor<6x6x3x4xf64>
  %u = linalg.winograd_filter_transform fmr(F_2_5) ins(%kernel : tensor<4x5x5x3xf64>) outs(%ue : tensor<6x6x3x4xf64>) -> tensor<6x6x3x4xf64>
  %ve = tensor.empty() : tensor<6x6x2x1x2x3xf64>
  %v = linalg.winograd_input_transform fmr(F_2_5) ins(%image : tensor<2x8x6x3xf64>) outs(%ve : tensor<6x6x2x1x2x3xf64>) -> tensor<6x6x2x1x2x3xf64>
  %me = tensor.empty() : tensor<6x6x2x1x2x4xf64>
  %m0 = linalg.fill ins(%zero : f64) outs(%me : tensor<6x6x2x1x2x4xf64>) -> tensor<6x6x2x1x2x4xf64>
  %m = linalg.generic {indexing_maps = [#tiles, #weights, #products],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%v, %u : tensor<6x6x2x1x2x3xf64>, tensor<6x6x3x4xf64>) outs(%m0 : tensor<6x6x2x1x2x4xf64>) {
  ^bb0(%x: f64, %w: f64, %sum: f64):
    %p = arith.mulf %x, %w : f64
    %s = arith.addf %p, %sum : f64
    linalg.yield %s : f64
  } -> tensor<6x6x2x1x2x4xf64>
  %found = linalg.winograd_output_transform fmr(F_2_5) ins(%m : tensor<6x6x2x1x2x4xf64>) outs(%init : tensor<2x4x2x4xf64>) -> tensor<2x4x2x4xf64>
  %ze = tensor.empty() : tensor<f64>
  %z = linalg.fill ins(%zero : f64) outs(%ze : tensor<f64>) -> tensor<f64>
  %sums:2 = linalg.generic {indexing_maps = [#id4, #id4, #none, #none],
      iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%found, %expected : tensor<2x4x2x4xf64>, tensor<2x4x2x4xf64>) outs(%z, %z : tensor<f64>, tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %most: f64, %sum: f64):
    %d = arith.subf %x, %y : f64
    %abs = math.absf %d : f64
    %max = arith.maximumf %abs, %most : f64
    %s = arith.addf %sum, %y : f64
    linalg.yield %max, %s : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  %distance = tensor.extract %sums#0[] : tensor<f64>
  %limit = arith.constant 1.0e-9 : f64
  %is_near = arith.cmpf olt, %distance, %limit : f64
  vector.print %is_near : i1
  %sum = tensor.extract %sums#1[] : tensor<f64>
  vector.print %sum : f64
  return
}

// F_4_3 with a kernel of 3x1.
func.func private @rows(%zero: f64, %half: f64) {
  %image = func.call @numbers_2x10x5x3() : () -> tensor<2x10x5x3xf64>
  %kernel = func.call @numbers_4x3x1x3() : () -> tensor<4x3x1x3xf64>
  %e = tensor.empty() : tensor<2x8x5x4xf64>
  %init = linalg.fill ins(%half : f64) outs(%e : tensor<2x8x5x4xf64>) -> tensor<2x8x5x4xf64>
  %expected = linalg.conv_2d_nhwc_fhwc ins(%image, %kernel : tensor<2x10x5x3xf64>, tensor<4x3x1x3xf64>) outs(%init : tensor<2x8x5x4xf64>) -> tensor<2x8x5x4xf64>
  %ue = tensor.empty() : tensor<6x1x3x4xf64>
  %u = linalg.winograd_filter_transform fmr(F_4_3) ins(%kernel : tensor<4x3x1x3xf64>) outs(%ue : tensor<6x1x3x4xf64>) -> tensor<6x1x3x4xf64>
  %ve = tensor.empty() : tensor<6x1x2x5x2x3xf64>
  %v = linalg.winograd_input_transform fmr(F_4_3) ins(%image : tensor<2x10x5x3xf64>) outs(%ve : tensor<6x1x2x5x2x3xf64>) -> tensor<6x1x2x5x2x3xf64>
  %me = tensor.empty() : tensor<6x1x2x5x2x4xf64>
  %m0 = linalg.fill ins(%zero : f64) outs(%me : tensor<6x1x2x5x2x4xf64>) -> tensor<6x1x2x5x2x4xf64>
  %m = linalg.generic {indexing_maps = [#tiles, #weights, #products],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%v, %u : tensor<6x1x2x5x2x3xf64>, tensor<6x1x3x4xf64>) outs(%m0 : tensor<6x1x2x5x2x4xf64>) {
  ^bb0(%x: f64, %w: f64, %sum: f64):
    %p = arith.mulf %x, %w : f64
    %s = arith.addf %p, %sum : f64
    linalg.yield %s : f64
  } -> tensor<6x1x2x5x2x4xf64>
  %found = linalg.winograd_output_transform fmr(F_4_3) ins(%m : tensor<6x1x2x5x2x4xf64>) outs(%init : tensor<2x8x5x4xf64>) -> tensor<2x8x5x4xf64>
  %ze = tensor.empty() : tensor<f64>
  %z = linalg.fill ins(%zero : f64) outs(%ze : tensor<f64>) -> tensor<f64>
  %sums:2 = linalg.generic {indexing_maps = [#id4, #id4, #none, #none],
      iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%found, %expected : tensor<2x8x5x4xf64>, tensor<2x8x5x4xf64>) outs(%z, %z : tensor<f64>, tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %most: f64, %sum: f64):
    %d = arith.subf %x, %y : f64
    %abs = math.absf %d : f64
    %max = arith.maximumf %abs, %most : f64
    %s = arith.addf %sum, %y : f64
    linalg.yield %max, %s : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  %distance = tensor.extract %sums#0[] : tensor<f64>
  %limit = arith.constant 1.0e-9 : f64
  %is_near = arith.cmpf olt, %distance, %limit : f64
  vector.print %is_near : i1
  %sum = tensor.extract %sums#1[] : tensor<f64>
  vector.print %sum : f64
  return
}

// F_2_5 with a kernel of 1x5.
func.func private @columns(%zero: f64, %half: f64) {
  %image = func.call @numbers_2x3x8x3() : () -> tensor<2x3x8x3xf64>
  %kernel = func.call @numbers_4x1x5x3() : () -> tensor<4x1x5x3xf64>
  %e = tensor.empty() : tensor<2x3x4x4xf64>
  %init = linalg.fill ins(%half : f64) outs(%e : tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xf64>
  %expected = linalg.conv_2d_nhwc_fhwc ins(%image, %kernel : tensor<2x3x8x3xf64>, tensor<4x1x5x3xf64>) outs(%init : tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xf64>
  %ue = tensor.empty() : tensor<1x6x3x4xf64>
  %u = linalg.winograd_filter_transform fmr(F_2_5) ins(%kernel : tensor<4x1x5x3xf64>) outs(%ue : tensor<1x6x3x4xf64>) -> tensor<1x6x3x4xf64>
  %ve = tensor.empty() : tensor<1x6x3x2x2x3xf64>
  %v = linalg.winograd_input_transform fmr(F_2_5) ins(%image : tensor<2x3x8x3xf64>) outs(%ve : tensor<1x6x3x2x2x3xf64>) -> tensor<1x6x3x2x2x3xf64>
  %me = tensor.empty() : tensor<1x6x3x2x2x4xf64>
  %m0 = linalg.fill ins(%zero : f64) outs(%me : tensor<1x6x3x2x2x4xf64>) -> tensor<1x6x3x2x2x4xf64>
  %m = linalg.generic {indexing_maps = [#tiles, #weights, #products],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%v, %u : tensor<1x6x3x2x2x3xf64>, tensor<1x6x3x4xf64>) outs(%m0 : tensor<1x6x3x2x2x4xf64>) {
  ^bb0(%x: f64, %w: f64, %sum: f64):
    %p = arith.mulf %x, %w : f64
    %s = arith.addf %p, %sum : f64
    linalg.yield %s : f64
  } -> tensor<1x6x3x2x2x4xf64>
  %found = linalg.winograd_output_transform fmr(F_2_5) ins(%m : tensor<1x6x3x2x2x4xf64>) outs(%init : tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xf64>
  %ze = tensor.empty() : tensor<f64>
  %z = linalg.fill ins(%zero : f64) outs(%ze : tensor<f64>) -> tensor<f64>
  %sums:2 = linalg.generic {indexing_maps = [#id4, #id4, #none, #none],
      iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%found, %expected : tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) outs(%z, %z : tensor<f64>, tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %most: f64, %sum: f64):
    %d = arith.subf %x, %y : f64
    %abs = math.absf %d : f64
    %max = arith.maximumf %abs, %most : f64
    %s = arith.addf %sum, %y : f64
    linalg.yield %max, %s : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  %distance = tensor.extract %sums#0[] : tensor<f64>
  %limit = arith.constant 1.0e-9 : f64
  %is_near = arith.cmpf olt, %distance, %limit : f64
  vector.print %is_near : i1
  %sum = tensor.extract %sums#1[] : tensor<f64>
  vector.print %sum : f64
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  call @f23(%zero, %half) : (f64, f64) -> ()
  call @f43(%zero, %half) : (f64, f64) -> ()
  call @f25(%zero, %half) : (f64, f64) -> ()
  call @rows(%zero, %half) : (f64, f64) -> ()
  call @columns(%zero, %half) : (f64, f64) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
