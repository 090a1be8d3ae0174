// DIFFERS: upstream lets a read see what another block has written into its copy

// The argument of a function is read behind a branch that inserts into it.
func.func private @after_branch(%t: tensor<4xf32>, %c: i1, %i: index, %x: f32) -> f32 {
  cf.cond_br %c, ^insert, ^join(%x : f32)
^insert:
  %w = tensor.insert %x into %t[%i] : tensor<4xf32>
  %u = tensor.extract %w[%i] : tensor<4xf32>
  cf.br ^join(%u : f32)
^join(%z: f32):
  %r = tensor.extract %t[%i] : tensor<4xf32>
  %s = arith.addf %r, %z : f32
  return %s : f32
}

// Both the argument and the copy are used in later blocks.
func.func private @in_a_row(%t: tensor<4xf32>, %i: index, %x: f32) -> (f32, tensor<4xf32>) {
  cf.br ^insert
^insert:
  %w = tensor.insert %x into %t[%i] : tensor<4xf32>
  cf.br ^read
^read:
  %r = tensor.extract %t[%i] : tensor<4xf32>
  return %r, %w : f32, tensor<4xf32>
}

// The argument of a block is written in a block that it dominates.
func.func private @argument(%c: i1, %i: index, %x: f32) -> f32 {
  %t = tensor.splat %x : tensor<4xf32>
  %one = arith.constant 1.0 : f32
  cf.br ^split(%t : tensor<4xf32>)
^split(%a: tensor<4xf32>):
  cf.cond_br %c, ^insert, ^end
^insert:
  %w = tensor.insert %one into %a[%i] : tensor<4xf32>
  %u = tensor.extract %w[%i] : tensor<4xf32>
  %r = tensor.extract %a[%i] : tensor<4xf32>
  %s = arith.subf %u, %r : f32
  return %s : f32
^end:
  return %x : f32
}

// Each round inserts into the argument of the function and reads that argument.
func.func private @rounds(%t: tensor<4xf32>, %i: index, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 5.0 : f32
  %zero = arith.constant 0.0 : f32
  cf.br ^round(%c0, %zero : index, f32)
^round(%k: index, %sum: f32):
  %r = tensor.extract %t[%i] : tensor<4xf32>
  %w = tensor.insert %x into %t[%i] : tensor<4xf32>
  %u = tensor.extract %w[%i] : tensor<4xf32>
  %d = arith.subf %u, %r : f32
  %next = arith.addf %sum, %d : f32
  %k1 = arith.addi %k, %c1 : index
  %more = arith.cmpi ult, %k1, %n : index
  cf.cond_br %more, ^round(%k1, %next : index, f32), ^end
^end:
  return %next : f32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %n = arith.constant 4 : index
  %seven = arith.constant 7.0 : f32
  %three = arith.constant 3.0 : f32
  %true = arith.constant true
  %t = tensor.splat %three : tensor<4xf32>
  %a = func.call @after_branch(%t, %true, %c0, %seven) : (tensor<4xf32>, i1, index, f32) -> f32
  vector.print %a : f32
  %b, %w = func.call @in_a_row(%t, %c0, %seven) : (tensor<4xf32>, index, f32) -> (f32, tensor<4xf32>)
  vector.print %b : f32
  %c = tensor.extract %w[%c0] : tensor<4xf32>
  vector.print %c : f32
  %d = func.call @argument(%true, %c0, %three) : (i1, index, f32) -> f32
  vector.print %d : f32
  %e = func.call @rounds(%t, %c0, %n) : (tensor<4xf32>, index, index) -> f32
  vector.print %e : f32
  %zero = arith.constant 0 : i32
  return %zero : i32
}
