//! Workloads of tensors: layers of neural networks as torch-mlir and importers of TOSA write them, and functions whose
//! tensors are hard to bufferize in place.

use std::fmt::Write;

/// `n` functions: a linear layer, attention, a convolution and a layer in TOSA, in turn. Their sizes differ.
pub fn linalg(n: usize, out: &mut String) -> std::fmt::Result {
    out.write_str(MAPS)?;
    for i in 0..n {
        out.write_str(&fill(LAYERS[i % LAYERS.len()], i))?;
    }
    Ok(())
}

/// `n` times three functions: tiled loops, branches, and calls of functions before.
pub fn bufferize(n: usize, out: &mut String) -> std::fmt::Result {
    for i in 0..n {
        let before = match i.checked_sub(1) {
            Some(callee) => {
                format!("func.call @calls{callee}(%t, %c1) : (tensor<64xf32>, index) -> tensor<64xf32>")
            }
            None => "tensor.insert %value into %t[%c1] : tensor<64xf32>".to_owned(),
        };
        for function in [TILES, BRANCHES, CALLS] {
            out.write_str(&fill(function, i).replace("{before}", &before))?;
        }
    }
    Ok(())
}

/// One function that replaces a part of a tensor `n` times.
pub fn insertions(n: usize, out: &mut String) -> std::fmt::Result {
    out.write_str(
        "func.func @insertions(%v0: tensor<1024xf32>, %part: tensor<8xf32>) -> tensor<1024xf32> {\n",
    )?;
    for i in 0..n {
        writeln!(
            out,
            "  %v{} = tensor.insert_slice %part into %v{i}[{}] [8] [1] : tensor<8xf32> into tensor<1024xf32>",
            i + 1,
            i % 1000
        )?;
    }
    writeln!(out, "  return %v{n} : tensor<1024xf32>\n}}")
}

/// The function of number `i`: `{i}` is the number, `{n}` a size and `{16n}` a multiple of it.
fn fill(function: &str, i: usize) -> String {
    let n = i % 9 + 8;
    function
        .replace("{i}", &i.to_string())
        .replace("{n}", &n.to_string())
        .replace("{16n}", &(16 * n).to_string())
}

const MAPS: &str = "\
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#row = affine_map<(d0, d1, d2) -> (d0, d1)>
#id4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#plane = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
";

const LAYERS: [&str; 4] = [LINEAR, ATTENTION, CONVOLUTION, TOSA];

const LINEAR: &str = r#"func.func @linear{i}(%x: tensor<?x{n}xf32>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant {i}.5 : f32
  %weights = arith.constant dense<{i}.25> : tensor<16x{n}xf32>
  %bias = arith.constant dense<[
      {i}.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0]> : tensor<16xf32>
  %n = tensor.dim %x, %c0 : tensor<?x{n}xf32>
  %0 = tensor.empty() : tensor<{n}x16xf32>
  %1 = linalg.transpose ins(%weights : tensor<16x{n}xf32>) outs(%0 : tensor<{n}x16xf32>) permutation = [1, 0]
  %2 = tensor.empty(%n) : tensor<?x16xf32>
  %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %4 = linalg.matmul
      ins(%x, %1 : tensor<?x{n}xf32>, tensor<{n}x16xf32>) outs(%3 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %5 = linalg.generic {indexing_maps = [#id2, #column, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%4, %bias : tensor<?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x16xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %sum = arith.addf %in, %in_0 : f32
    linalg.yield %sum : f32
  } -> tensor<?x16xf32>
  %6 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%5 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %positive = arith.cmpf ugt, %in, %zero : f32
    %relu = arith.select %positive, %in, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<?x16xf32>
  %7 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%6 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %scaled = arith.mulf %in, %scale : f32
    %tanh = math.tanh %scaled : f32
    linalg.yield %tanh : f32
  } -> tensor<?x16xf32>
  %8 = arith.addf %5, %7 : tensor<?x16xf32>
  return %8 : tensor<?x16xf32>
}
"#;

const ATTENTION: &str = r#"func.func @attention{i}(
    %q: tensor<{n}x?x16xf32>, %k: tensor<{n}x?x16xf32>, %v: tensor<{n}x?x16xf32>) -> tensor<?x{16n}xf32> {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %scale = arith.constant {i}.5 : f32
  %n = tensor.dim %q, %c1 : tensor<{n}x?x16xf32>
  %m = tensor.dim %k, %c1 : tensor<{n}x?x16xf32>
  %0 = tensor.empty(%m) : tensor<{n}x16x?xf32>
  %1 = linalg.transpose ins(%k : tensor<{n}x?x16xf32>) outs(%0 : tensor<{n}x16x?xf32>) permutation = [0, 2, 1]
  %2 = tensor.empty(%n, %m) : tensor<{n}x?x?xf32>
  %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<{n}x?x?xf32>) -> tensor<{n}x?x?xf32>
  %4 = linalg.batch_matmul
      ins(%q, %1 : tensor<{n}x?x16xf32>, tensor<{n}x16x?xf32>) outs(%3 : tensor<{n}x?x?xf32>) -> tensor<{n}x?x?xf32>
  %5 = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%4 : tensor<{n}x?x?xf32>) outs(%2 : tensor<{n}x?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %scaled = arith.mulf %in, %scale : f32
    linalg.yield %scaled : f32
  } -> tensor<{n}x?x?xf32>
  %6 = tensor.empty(%n) : tensor<{n}x?xf32>
  %7 = linalg.fill ins(%lowest : f32) outs(%6 : tensor<{n}x?xf32>) -> tensor<{n}x?xf32>
  %8 = linalg.generic {indexing_maps = [#id3, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%5 : tensor<{n}x?x?xf32>) outs(%7 : tensor<{n}x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %max = arith.maximumf %in, %out : f32
    linalg.yield %max : f32
  } -> tensor<{n}x?xf32>
  %9 = linalg.generic {indexing_maps = [#id3, #row, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%5, %8 : tensor<{n}x?x?xf32>, tensor<{n}x?xf32>) outs(%2 : tensor<{n}x?x?xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %difference = arith.subf %in, %in_0 : f32
    %exp = math.exp %difference : f32
    linalg.yield %exp : f32
  } -> tensor<{n}x?x?xf32>
  %10 = linalg.fill ins(%zero : f32) outs(%6 : tensor<{n}x?xf32>) -> tensor<{n}x?xf32>
  %11 = linalg.generic {indexing_maps = [#id3, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%9 : tensor<{n}x?x?xf32>) outs(%10 : tensor<{n}x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<{n}x?xf32>
  %12 = linalg.generic {indexing_maps = [#id3, #row, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%9, %11 : tensor<{n}x?x?xf32>, tensor<{n}x?xf32>) outs(%2 : tensor<{n}x?x?xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %quotient = arith.divf %in, %in_0 : f32
    linalg.yield %quotient : f32
  } -> tensor<{n}x?x?xf32>
  %13 = tensor.empty(%n) : tensor<{n}x?x16xf32>
  %14 = linalg.fill ins(%zero : f32) outs(%13 : tensor<{n}x?x16xf32>) -> tensor<{n}x?x16xf32>
  %15 = linalg.batch_matmul
      ins(%12, %v : tensor<{n}x?x?xf32>, tensor<{n}x?x16xf32>)
      outs(%14 : tensor<{n}x?x16xf32>) -> tensor<{n}x?x16xf32>
  %16 = tensor.empty(%n) : tensor<?x{n}x16xf32>
  %17 = linalg.transpose ins(%15 : tensor<{n}x?x16xf32>) outs(%16 : tensor<?x{n}x16xf32>) permutation = [1, 0, 2]
  %18 = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<?x{n}x16xf32> into tensor<?x{16n}xf32>
  return %18 : tensor<?x{16n}xf32>
}
"#;

const CONVOLUTION: &str = r#"func.func @convolution{i}(%image: tensor<1x{n}x32x32xf32>)
    -> (tensor<1x8x256xf32>, tensor<1x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %area = arith.constant {i}.0 : f32
  %weights = arith.constant dense<{i}.125> : tensor<8x{n}x3x3xf32>
  %bias = arith.constant dense<[{i}.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<8xf32>
  %padded = tensor.pad %image low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%b: index, %c: index, %y: index, %x: index):
    tensor.yield %zero : f32
  } : tensor<1x{n}x32x32xf32> to tensor<1x{n}x34x34xf32>
  %0 = tensor.empty() : tensor<1x8x32x32xf32>
  %1 = linalg.broadcast ins(%bias : tensor<8xf32>) outs(%0 : tensor<1x8x32x32xf32>) dimensions = [0, 2, 3]
  %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%padded, %weights : tensor<1x{n}x34x34xf32>, tensor<8x{n}x3x3xf32>)
      outs(%1 : tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32>
  %3 = linalg.generic {indexing_maps = [#id4, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%2 : tensor<1x8x32x32xf32>) outs(%0 : tensor<1x8x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %relu = arith.maximumf %in, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<1x8x32x32xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %4 = tensor.empty() : tensor<1x8x16x16xf32>
  %5 = linalg.fill ins(%lowest : f32) outs(%4 : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  %6 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%3, %window : tensor<1x8x32x32xf32>, tensor<2x2xf32>)
      outs(%5 : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  %low = tensor.extract_slice %6[0, 0, 0, 0] [1, 4, 16, 16] [1, 1, 1, 1]
      : tensor<1x8x16x16xf32> to tensor<1x4x16x16xf32>
  %high = tensor.extract_slice %6[0, 4, 0, 0] [1, 4, 16, 16] [1, 1, 1, 1]
      : tensor<1x8x16x16xf32> to tensor<1x4x16x16xf32>
  %7 = tensor.insert_slice %high into %4[0, 0, 0, 0] [1, 4, 16, 16] [1, 1, 1, 1]
      : tensor<1x4x16x16xf32> into tensor<1x8x16x16xf32>
  %8 = tensor.insert_slice %low into %7[0, 4, 0, 0] [1, 4, 16, 16] [1, 1, 1, 1]
      : tensor<1x4x16x16xf32> into tensor<1x8x16x16xf32>
  %9 = tensor.empty() : tensor<1x8xf32>
  %10 = linalg.fill ins(%zero : f32) outs(%9 : tensor<1x8xf32>) -> tensor<1x8xf32>
  %11 = linalg.generic {indexing_maps = [#id4, #plane], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%8 : tensor<1x8x16x16xf32>) outs(%10 : tensor<1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<1x8xf32>
  %12 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%11 : tensor<1x8xf32>) outs(%9 : tensor<1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %mean = arith.divf %in, %area : f32
    linalg.yield %mean : f32
  } -> tensor<1x8xf32>
  %13 = tensor.collapse_shape %8 [[0], [1], [2, 3]] : tensor<1x8x16x16xf32> into tensor<1x8x256xf32>
  return %13, %12 : tensor<1x8x256xf32>, tensor<1x8xf32>
}
"#;

const TOSA: &str = r#"func.func @tosa{i}(%x: tensor<1x8x{n}xf32>) -> tensor<8x32xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %weights = "tosa.const"() <{values = dense<{i}.125> : tensor<1x{n}x16xf32>}> : () -> tensor<1x{n}x16xf32>
  %bias = "tosa.const"() <{values = dense<[[[
      {i}.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0]]]> : tensor<1x1x16xf32>}>
      : () -> tensor<1x1x16xf32>
  %0 = tosa.matmul %x, %weights, %zero, %zero
      : (tensor<1x8x{n}xf32>, tensor<1x{n}x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x16xf32>
  %1 = tosa.add %0, %bias : (tensor<1x8x16xf32>, tensor<1x1x16xf32>) -> tensor<1x8x16xf32>
  %2 = tosa.clamp %1 {max_val = 6.0 : f32, min_val = 0.0 : f32} : (tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 2, 1>} : (tensor<1x8x16xf32>) -> tensor<1x16x8xf32>
  %4 = tosa.transpose %3 {perms = array<i32: 0, 2, 1>} : (tensor<1x16x8xf32>) -> tensor<1x8x16xf32>
  %5 = tosa.reduce_max %4 {axis = 2 : i32} : (tensor<1x8x16xf32>) -> tensor<1x8x1xf32>
  %6 = tosa.sub %4, %5 : (tensor<1x8x16xf32>, tensor<1x8x1xf32>) -> tensor<1x8x16xf32>
  %7 = tosa.exp %6 : (tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
  %8 = tosa.reduce_sum %7 {axis = 2 : i32} : (tensor<1x8x16xf32>) -> tensor<1x8x1xf32>
  %9 = tosa.reciprocal %8 : (tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
  %10 = tosa.mul %7, %9, %shift : (tensor<1x8x16xf32>, tensor<1x8x1xf32>, tensor<1xi8>) -> tensor<1x8x16xf32>
  %shape = tosa.const_shape {values = dense<[8, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %11 = tosa.reshape %10, %shape : (tensor<1x8x16xf32>, !tosa.shape<2>) -> tensor<8x16xf32>
  %start = tosa.const_shape {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[8, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %12 = tosa.slice %11, %start, %size : (tensor<8x16xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<8x8xf32>
  %13 = tosa.sigmoid %12 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %14 = tosa.concat %11, %12, %13 {axis = 1 : i32}
      : (tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x32xf32>
  return %14 : tensor<8x32xf32>
}
"#;

const TILES: &str = r#"func.func @tiles{i}(
    %a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %step = arith.constant {n} : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %0 = scf.for %i = %c0 to %m step %step iter_args(%t0 = %init) -> (tensor<?x?xf32>) {
    %1 = scf.for %j = %c0 to %n step %step iter_args(%t1 = %t0) -> (tensor<?x?xf32>) {
      %2 = scf.for %l = %c0 to %k step %step iter_args(%t2 = %t1) -> (tensor<?x?xf32>) {
        %3 = tensor.extract_slice %a[%i, %l] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
        %4 = tensor.extract_slice %b[%l, %j] [8, 4] [1, 1] : tensor<?x?xf32> to tensor<8x4xf32>
        %5 = tensor.extract_slice %t2[%i, %j] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
        %6 = linalg.matmul
            ins(%3, %4 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%5 : tensor<4x4xf32>) -> tensor<4x4xf32>
        %7 = tensor.insert_slice %6 into %t2[%i, %j] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
        scf.yield %7 : tensor<?x?xf32>
      }
      scf.yield %2 : tensor<?x?xf32>
    }
    scf.yield %1 : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}
"#;

const BRANCHES: &str = r#"func.func @branches{i}(%t: tensor<64xf32>, %p: i1, %i: index) -> (tensor<64xf32>, f32) {
  %value = arith.constant {i}.5 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  cf.cond_br %p, ^insert, ^copy
^insert:
  %0 = tensor.insert %value into %t[%i] : tensor<64xf32>
  %1 = linalg.exp ins(%0 : tensor<64xf32>) outs(%t : tensor<64xf32>) -> tensor<64xf32>
  cf.br ^join(%1 : tensor<64xf32>)
^copy:
  %2 = tensor.extract %t[%i] : tensor<64xf32>
  %3 = tensor.insert %2 into %t[%c8] : tensor<64xf32>
  cf.br ^join(%3 : tensor<64xf32>)
^join(%u: tensor<64xf32>):
  %old = tensor.extract %u[%c1] : tensor<64xf32>
  %4 = scf.if %p -> (tensor<64xf32>) {
    %5 = tensor.insert %old into %u[%i] : tensor<64xf32>
    scf.yield %5 : tensor<64xf32>
  } else {
    %5 = linalg.fill ins(%old : f32) outs(%u : tensor<64xf32>) -> tensor<64xf32>
    scf.yield %5 : tensor<64xf32>
  }
  %6:2 = scf.for %j = %c0 to %c8 step %c1 iter_args(%x = %4, %sum = %old) -> (tensor<64xf32>, f32) {
    %7 = tensor.extract %x[%j] : tensor<64xf32>
    %8 = arith.addf %sum, %7 : f32
    %9 = tensor.insert %8 into %x[%j] : tensor<64xf32>
    scf.yield %9, %8 : tensor<64xf32>, f32
  }
  return %6#0, %6#1 : tensor<64xf32>, f32
}
"#;

const CALLS: &str = r#"func.func @calls{i}(%t: tensor<64xf32>, %i: index) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %empty = tensor.empty() : tensor<16xf32>
  %value = arith.constant {i}.5 : f32
  %p = arith.cmpi slt, %i, %c1 : index
  %0 = {before}
  %1, %f = func.call @branches{i}(%0, %p, %i) : (tensor<64xf32>, i1, index) -> (tensor<64xf32>, f32)
  %2 = linalg.fill ins(%f : f32) outs(%empty : tensor<16xf32>) -> tensor<16xf32>
  %3 = tensor.insert_slice %2 into %1[%i] [16] [1] : tensor<16xf32> into tensor<64xf32>
  %4 = tensor.insert_slice %2 into %3[0] [16] [1] : tensor<16xf32> into tensor<64xf32>
  %5 = scf.while (%x = %4) : (tensor<64xf32>) -> tensor<64xf32> {
    %6 = tensor.extract %x[%c0] : tensor<64xf32>
    %7 = arith.cmpf olt, %6, %value : f32
    scf.condition(%7) %x : tensor<64xf32>
  } do {
  ^bb0(%x: tensor<64xf32>):
    %6 = tensor.insert %value into %x[%c0] : tensor<64xf32>
    scf.yield %6 : tensor<64xf32>
  }
  %8 = scf.forall (%j) in (4) shared_outs(%x = %5) -> (tensor<64xf32>) {
    %9 = affine.apply affine_map<(d0) -> (16 * d0)>(%j)
    %10 = tensor.extract_slice %x[%9] [16] [1] : tensor<64xf32> to tensor<16xf32>
    %11 = linalg.exp ins(%10 : tensor<16xf32>) outs(%10 : tensor<16xf32>) -> tensor<16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %11 into %x[%9] [16] [1] : tensor<16xf32> into tensor<64xf32>
    }
  }
  return %8 : tensor<64xf32>
}
"#;
