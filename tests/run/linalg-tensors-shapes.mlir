// PASSES: --one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops --convert-linalg-to-parallel-loops --lower-to-llvm
// Shapes that are known at run time only, and tensors without elements.

func.func private @iota(%n: index) -> tensor<?xi64> {
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i64
    tensor.yield %x : i64
  } : tensor<?xi64>
  return %t : tensor<?xi64>
}

func.func private @sum(%t: tensor<?xi64>) -> i64 {
  %zero = arith.constant dense<0> : tensor<i64>
  %r = linalg.reduce { arith.addi } ins(%t : tensor<?xi64>) outs(%zero : tensor<i64>) dimensions = [0]
  %x = tensor.extract %r[] : tensor<i64>
  return %x : i64
}

// The numbers, their first %n, and a border of -1.
func.func private @arrange(%t: tensor<?xi64>, %n: index) -> tensor<?xi64> {
  %border = arith.constant -1 : i64
  %s = tensor.extract_slice %t[0] [%n] [1] : tensor<?xi64> to tensor<?xi64>
  %c = tensor.concat dim(0) %t, %s : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %p = tensor.pad %c low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %border : i64
  } : tensor<?xi64> to tensor<?xi64>
  return %p : tensor<?xi64>
}

// Each number by each other one.
func.func private @outer(%t: tensor<?xi64>) -> tensor<?x?xi64> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xi64>
  %e = tensor.empty(%n, %n) : tensor<?x?xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%t, %t : tensor<?xi64>, tensor<?xi64>) outs(%e : tensor<?x?xi64>) {
  ^bb0(%a: i64, %b: i64, %o: i64):
    %p = arith.muli %a, %b : i64
    linalg.yield %p : i64
  } -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}

func.func private @show(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = call @iota(%n) : (index) -> tensor<?xi64>
  %s = call @sum(%t) : (tensor<?xi64>) -> i64
  vector.print %s : i64
  %k = arith.divui %n, %c2 : index
  %a = call @arrange(%t, %k) : (tensor<?xi64>, index) -> tensor<?xi64>
  %size = tensor.dim %a, %c0 : tensor<?xi64>
  vector.print %size : index
  %as = call @sum(%a) : (tensor<?xi64>) -> i64
  vector.print %as : i64
  %o = call @outer(%t) : (tensor<?xi64>) -> tensor<?x?xi64>
  %f = tensor.collapse_shape %o [[0, 1]] : tensor<?x?xi64> into tensor<?xi64>
  %os = call @sum(%f) : (tensor<?xi64>) -> i64
  vector.print %os : i64

  // The last line becomes the first column.
  %nonempty = arith.cmpi ugt, %n, %c0 : index
  %m = scf.if %nonempty -> tensor<?x?xi64> {
    %last = arith.subi %n, %c1 : index
    %line = tensor.extract_slice %o[%last, 0] [1, %n] [1, 1] : tensor<?x?xi64> to tensor<?xi64>
    %x = tensor.insert_slice %line into %o[0, 0] [%n, 1] [1, 1] : tensor<?xi64> into tensor<?x?xi64>
    scf.yield %x : tensor<?x?xi64>
  } else {
    scf.yield %o : tensor<?x?xi64>
  }
  %g = tensor.collapse_shape %m [[0, 1]] : tensor<?x?xi64> into tensor<?xi64>
  %ms = call @sum(%g) : (tensor<?xi64>) -> i64
  vector.print %ms : i64
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  call @show(%c0) : (index) -> ()
  call @show(%c1) : (index) -> ()
  call @show(%c6) : (index) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
