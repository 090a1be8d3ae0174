// Buffers of tensors that functions, blocks and loops pass on: each is freed once.

func.func @new(%n: index, %v: f32) -> tensor<?xf32> {
  %0 = tensor.splat %v[%n] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @given(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}

func.func @chosen(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %0 = arith.select %c, %t, %u : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @constant() -> tensor<2xf32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @plus_one(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.map ins(%t : tensor<?xf32>) outs(%0 : tensor<?xf32>) (%x: f32, %out: f32) {
    %y = arith.addf %x, %one : f32
    linalg.yield %y : f32
  }
  return %1 : tensor<?xf32>
}

// Adds one `n` times, by branches.
func.func @count(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %t : index, tensor<?xf32>)
^head(%i: index, %x: tensor<?xf32>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %y = call @plus_one(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %y : index, tensor<?xf32>)
^end:
  return %x : tensor<?xf32>
}

// Swaps two tensors in a loop.
func.func @swapped(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %z = func.call @plus_one(%x) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %y, %z : tensor<?xf32>, tensor<?xf32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

func.func @print(%t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %v = vector.transfer_read %t[%c0], %pad : tensor<?xf32>, vector<3xf32>
  vector.print %v : vector<3xf32>
  return
}

// The program frees what it allocates itself, and the buffer of one tensor.
func.func @own(%n: index, %v: f32) {
  %m = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%m : memref<?xf32>)
  %t = bufferization.to_tensor %m restrict : memref<?xf32> to tensor<?xf32>
  call @print(%t) : (tensor<?xf32>) -> ()
  memref.dealloc %m : memref<?xf32>
  %u = call @new(%n, %v) : (index, f32) -> tensor<?xf32>
  %b = bufferization.to_buffer %u : tensor<?xf32> to memref<?xf32>
  %c = bufferization.to_tensor %b restrict : memref<?xf32> to tensor<?xf32>
  call @print(%c) : (tensor<?xf32>) -> ()
  memref.dealloc %b : memref<?xf32>
  return
}

func.func @main() -> i32 {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %ten = arith.constant 10.0 : f32
  %yes = arith.constant true
  %no = arith.constant false
  %a = call @new(%c3, %two) : (index, f32) -> tensor<?xf32>
  %b = call @new(%c3, %ten) : (index, f32) -> tensor<?xf32>
  %g = call @given(%a) : (tensor<?xf32>) -> tensor<?xf32>
  %h = call @given(%g) : (tensor<?xf32>) -> tensor<?xf32>
  call @print(%h) : (tensor<?xf32>) -> ()
  %d = call @chosen(%a, %b, %yes) : (tensor<?xf32>, tensor<?xf32>, i1) -> tensor<?xf32>
  %e = call @chosen(%a, %b, %no) : (tensor<?xf32>, tensor<?xf32>, i1) -> tensor<?xf32>
  call @print(%d) : (tensor<?xf32>) -> ()
  call @print(%e) : (tensor<?xf32>) -> ()
  %f = call @count(%a, %c3) : (tensor<?xf32>, index) -> tensor<?xf32>
  call @print(%f) : (tensor<?xf32>) -> ()
  %z = call @count(%a, %c0) : (tensor<?xf32>, index) -> tensor<?xf32>
  call @print(%z) : (tensor<?xf32>) -> ()
  %s:2 = call @swapped(%a, %b, %c3) : (tensor<?xf32>, tensor<?xf32>, index) -> (tensor<?xf32>, tensor<?xf32>)
  call @print(%s#0) : (tensor<?xf32>) -> ()
  call @print(%s#1) : (tensor<?xf32>) -> ()
  call @print(%a) : (tensor<?xf32>) -> ()
  %k = call @constant() : () -> tensor<2xf32>
  %k_ = tensor.cast %k : tensor<2xf32> to tensor<?xf32>
  call @print(%k_) : (tensor<?xf32>) -> ()
  call @own(%c3, %ten) : (index, f32) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
