// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<?xindex>) {
  // expected-error @below {{'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<?xindex>'}}
  %0 = tensor.bitcast %a : tensor<?xindex> to tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xi32>) {
  // expected-error @below {{'tensor.bitcast' op result #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<?xindex>'}}
  %0 = tensor.bitcast %a : tensor<?xi32> to tensor<?xindex>
  return
}

// -----

func.func @f(%a: tensor<?xi32>) {
  // expected-error @below {{'tensor.bitcast' op operand type 'tensor<?xi32>' and result type 'tensor<?xi16>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<?xi32> to tensor<?xi16>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error @below {{custom op 'tensor.bitcast' invalid kind of type specified}}
  %0 = tensor.bitcast %a : tensor<2xi32> to f32
  return
}

// -----

func.func @f(%a: tensor<1xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<1xf32>' and result type 'tensor<2xf32>' are cast incompatible}}
  %0 = tensor.cast %a : tensor<1xf32> to tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<1xf32>) {
  // expected-error @below {{custom op 'tensor.cast' invalid kind of type specified}}
  %0 = tensor.cast %a : tensor<1xf32> to memref<1xf32>
  return
}

// -----

func.func @f(%a: tensor<1xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed rank (0) to equal the number of reassociation maps (1).}}
  %0 = tensor.collapse_shape %a [[0]] : tensor<1xf32> into tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %a [[0, 1], []] : tensor<2x3xf32> into tensor<6x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x?xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %a [[0, 2], [1]] : tensor<2x3x4xf32> into tensor<8x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<2x3x4xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected the expanded type, 'tensor<2xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x1xf32>'.}}
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<2xf32> into tensor<2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<6xf32>', but got 'tensor<6xi32>'}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xi32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = tensor.collapse_shape %a [0] : tensor<2xf32> into tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected the expanded type, 'tensor<1xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<*xf32>'.}}
  %0 = tensor.expand_shape %a [[0]] output_shape [1] : tensor<*xf32> into tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<20xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4] : tensor<20xf32> into tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 20}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 5] : tensor<?xf32> into tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<20xf32>, %i: index) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 5] : tensor<20xf32> into tensor<?x5xf32>
  return
}

// -----

func.func @f(%a: tensor<20x6xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %0 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [4, 5, 6] : tensor<20x6xf32> into tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<20x1xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 5] : tensor<20x1xf32> into tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6xi32>) {
  // expected-error @below {{'tensor.expand_shape' op expected collapsed type to be 'tensor<6xf32>', but got 'tensor<6xi32>'}}
  %0 = tensor.expand_shape %a [[0,1]] output_shape [3,2] : tensor<6xi32> into tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error @below {{custom op 'tensor.expand_shape' expected 'output_shape'}}
  %0 = tensor.expand_shape %a [[0, 1]] : tensor<?xf32> into tensor<?x5xf32>
  return
}

// -----

func.func @f(%i: index, %d: tensor<?xindex>) {
  // expected-error @below {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  "tensor.expand_shape"(%d, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 5>}> : (tensor<?xindex>, index) -> tensor<?x5xindex>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op requires attribute 'reassociation'}}
  "tensor.collapse_shape"(%t) : (tensor<4x?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tensor.concat' op requires at least one input}}
  %0 = tensor.concat dim(0)  : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error @below {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a0 : (tensor<2xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi32>) {
  // expected-error @below {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a0 : (tensor<2xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error @below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(1) %a0 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x4xf32>) {
  // expected-error @below {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a0, %a1 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<4xf32>) {
  // expected-error @below {{'tensor.concat' op result type 'tensor<7xf32>'does not match inferred shape 'tensor<6xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a0, %a1 : (tensor<2xf32>, tensor<4xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @f(%a0: tensor<*xf32>) {
  // expected-error @below {{'tensor.concat' op operand #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = tensor.concat dim(0) %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a0: f32) {
  // expected-error @below {{'tensor.concat' op operand #0 must be variadic of ranked tensor of any type values, but got 'f32'}}
  %0 = tensor.concat dim(0) %a0 : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%z: tensor<f32>, %i: index) {
  // expected-error @below {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %z, %i : tensor<f32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error @below {{custom op 'tensor.dim' invalid kind of type specified}}
  %0 = tensor.dim %m, %i : memref<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{expected ','}}
  %0 = tensor.dim %t : tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @below {{'tensor.dim' op result #0 must be index, but got 'i32'}}
  %0 = "tensor.dim"(%t, %i) : (tensor<4x?xf32>, index) -> i32
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %j: i32) {
  // expected-error @below {{'tensor.dim' op operand #1 must be index, but got 'i32'}}
  %0 = "tensor.dim"(%t, %j) : (tensor<4x?xf32>, i32) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = tensor.empty(%i) : tensor<4x?x?xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'tensor.empty' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.empty() : tensor<*xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'tensor.empty' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = tensor.empty() : f32
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i] : tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index, %x: f32) {
  // expected-error @below {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %x into %t[%i] : tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @below {{expected ']'}}
  %0 = tensor.extract %t[0, %i] : tensor<4x?xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %i: index) {
  // expected-error @below {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract %u[%i] : tensor<*xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %i: index, %x: f32) {
  // expected-error @below {{custom op 'tensor.insert' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.insert %x into %u[%i] : tensor<*xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> i32
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error @below {{'tensor.extract' op operand #0 must be ranked tensor of any type values, but got 'memref<4xf32>'}}
  %0 = "tensor.extract"(%m, %i) : (memref<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index, %x: f32) {
  // expected-error @below {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%x, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index, %j: i32) {
  // expected-error @below {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%j, %t, %i, %i) : (i32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank.}}
  %0 = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<4x?xf32> to tensor<1x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{expected type to be 'tensor<1x4xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<4x?xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<4x?xf32> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %a[4, 0] [1, 4] [1, 1] : tensor<4x?xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %a[3, 0] [2, 4] [1, 1] : tensor<4x?xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0] [2, 4] [1, 1] : tensor<4x?xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0, 0] [2, 4] [1] : tensor<4x?xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{expected 2 offset values, got 1}}
  %0 = tensor.extract_slice %a[0] [2] [1] : tensor<4x?xf32> to tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %a[-1, 0] [2, 4] [1, 1] : tensor<4x?xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @below {{expected sizes to be non-negative, but got -4}}
  %0 = tensor.extract_slice %a[0, 0] [2, -4] [1, 1] : tensor<4x?xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @below {{custom op 'tensor.extract_slice' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract_slice %a[0] [1] [1] : tensor<*xf32> to tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<1xf32>) {
  // expected-error @below {{custom op 'tensor.insert_slice' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.insert_slice %b into %a[0] [1] [1] : tensor<1xf32> into tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<1xf32>) {
  %0 = scf.forall (%k) in (2) shared_outs(%o = %a) -> (tensor<*xf32>) {
    scf.forall.in_parallel {
      // expected-error @below {{custom op 'tensor.parallel_insert_slice' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
      tensor.parallel_insert_slice %b into %o[0] [1] [1] : tensor<1xf32> into tensor<*xf32>
    }
  }
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @+2 {{custom op 'tensor.extract_slice' expected SSA value or integer}}
  // expected-error @below {{custom op 'tensor.extract_slice' expected integer value}}
  %0 = tensor.extract_slice %a[a, 0] [1, 4] [1, 1] : tensor<4x?xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>, %b: tensor<1x4xf32>) {
  // expected-error @+2 {{custom op 'tensor.insert_slice' expected SSA value or integer}}
  // expected-error @below {{custom op 'tensor.insert_slice' expected integer value}}
  %0 = tensor.insert_slice %b into %a[a, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>, %b: tensor<1x4xf32>) {
  %0 = scf.forall (%k) in (2) shared_outs(%o = %a) -> (tensor<4x?xf32>) {
    scf.forall.in_parallel {
      // expected-error @+2 {{custom op 'tensor.parallel_insert_slice' expected SSA value or integer}}
      // expected-error @below {{custom op 'tensor.parallel_insert_slice' expected integer value}}
      tensor.parallel_insert_slice %b into %o[a, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x?xf32>
    }
  }
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error @+2 {{custom op 'tensor.extract_slice' expected SSA value or integer}}
  // expected-error @below {{expected '[' in dynamic index list}}
  %0 = tensor.extract_slice %a[0, 0] [1, 4] : tensor<4x?xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>, %b: tensor<1x4xf32>) {
  // expected-error @+2 {{custom op 'tensor.insert_slice' expected SSA value or integer}}
  // expected-error @below {{expected '[' in dynamic index list}}
  %0 = tensor.insert_slice %b into %a[0, 0] [1, 4] : tensor<1x4xf32> into tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>, %b: tensor<1x4xf32>) {
  %0 = scf.forall (%k) in (2) shared_outs(%o = %a) -> (tensor<4x?xf32>) {
    scf.forall.in_parallel {
      // expected-error @+2 {{custom op 'tensor.parallel_insert_slice' expected SSA value or integer}}
      // expected-error @below {{expected '[' in dynamic index list}}
      tensor.parallel_insert_slice %b into %o[0, 0] [1, 4] : tensor<1x4xf32> into tensor<4x?xf32>
    }
  }
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %b into %a[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  %0 = scf.forall (%k) in (2) shared_outs(%o = %a) -> (tensor<2xf32>) {
    scf.forall.in_parallel {
      // expected-error @below {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      tensor.parallel_insert_slice %a into %a[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    }
  }
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  %0 = scf.forall (%k) in (2) shared_outs(%o = %a) -> (tensor<2xf32>) {
    // expected-error @below {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      %c = arith.constant 0 : index
    }
  }
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @below {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "tensor.extract_slice"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x?xf32>, index) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = tensor.from_elements %x : tensor<2xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.from_elements %x : tensor<*xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %x : tensor<?xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = tensor.from_elements %x : f32
  return
}

// -----

func.func @f(%x: f32, %j: i32) {
  // expected-error @below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%x, %j) : (f32, i32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'tensor.from_elements' op result #0 must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = "tensor.from_elements"(%x) : (f32) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x3xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %a[%b] gather_dims([])  : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x3xindex>, %c: tensor<1x2x4x5x6xf32>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims must be non-empty}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([])  : (tensor<1x2x4x5x6xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x4xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %a[%b] gather_dims([0, 1, 2, 3])  : (tensor<4x5x6xf32>, tensor<1x2x4xindex>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x4xindex>, %c: tensor<1x2xf32>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims overflow dest rank}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([0, 1, 2, 3])  : (tensor<1x2xf32>, tensor<4x5x6xf32>, tensor<1x2x4xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x3xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%b] gather_dims([0])  : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x3xindex>, %c: tensor<1x2x5x6xf32>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims length must match the size of last dimension of indices}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([0])  : (tensor<1x2x5x6xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %a[%b] gather_dims([-1])  : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x1xindex>, %c: tensor<1x2x5x6xf32>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims value must be non-negative}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([-1])  : (tensor<1x2x5x6xf32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %a[%b] gather_dims([3])  : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x1xindex>, %c: tensor<1x2x5x6xf32>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([3])  : (tensor<1x2x5x6xf32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x2xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %a[%b] gather_dims([1, 0])  : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x2xindex>, %c: tensor<1x2x6xf32>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims values must be strictly increasing}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([1, 0])  : (tensor<1x2x6xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x2xindex>) {
  // expected-error @below {{'tensor.gather' op result type mismatch: expected 'tensor<1x2x1x5x1xf32>' or its rank-reduced variant 'tensor<1x2x5xf32>' (got: 'tensor<1x2x1xf32>')}}
  %0 = tensor.gather %a[%b] gather_dims([0, 2])  : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x2xindex>, %c: tensor<1x2x1xf32>) {
  // expected-error @below {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([0, 2])  : (tensor<1x2x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5x6xf32>, %b: tensor<1x2x2xindex>, %c: tensor<1x2x1xf32>) {
  // expected-error @below {{'tensor.scatter' op source type mismatch: expected 'tensor<1x2x1x5x1xf32>' or its rank-reduced variant 'tensor<1x2x5xf32>' (got: 'tensor<1x2x1xf32>')}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([0, 2]) unique : (tensor<1x2x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<f32>'}}
  %0 = tensor.gather %a[%b] gather_dims([0])  : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %c: tensor<1xf32>) {
  // expected-error @below {{'tensor.scatter' op operand #2 must be ranked tensor of signless integer or index values, but got 'tensor<f32>'}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([0])  : (tensor<1xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<1xi8>) {
  // expected-error @below {{'tensor.gather' op operand #0 must be ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = tensor.gather %a[%b] gather_dims([0])  : (tensor<*xf32>, tensor<1xi8>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<1xi8>, %c: tensor<f32>) {
  // expected-error @below {{'tensor.scatter' op operand #1 must be ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = tensor.scatter %c into %a[%b] scatter_dims([0])  : (tensor<f32>, tensor<*xf32>, tensor<1xi8>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1xindex>) {
  // expected-error @below {{'tensor.gather' op requires attribute 'gather_dims'}}
  %0 = "tensor.gather"(%a, %b) : (tensor<4xf32>, tensor<1xindex>) -> tensor<f32>
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = tensor.generate %i {
^bb0(%a: index):
 tensor.yield %x : f32
} : tensor<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{all body arguments must be index}}
  %0 = tensor.generate %i {
^bb0(%a: i32):
 tensor.yield %x : f32
} : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{must have one body argument per input dimension}}
  %0 = tensor.generate %i {
^bb0(%a: index, %b: index):
 tensor.yield %x : f32
} : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error @below {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i {
^bb0(%a: index):
 tensor.yield %j : i32
} : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i {
^bb0(%a: index):
} : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i {
^bb0(%a: index):
 tensor.yield %x : f32
// expected-error @below {{custom op 'tensor.generate' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
} : tensor<*xf32>
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error @below {{'tensor.generate' op expects region #0 to have 0 or 1 blocks}}
  %0 = tensor.generate %i {
^bb0(%a: index):
 tensor.yield %x : f32
^bb1:
 tensor.yield %x : f32
} : tensor<?xf32>
  return
}

// -----

func.func @f() {
  %0 = tensor.generate  {
^bb0:
 // expected-error @below {{expected SSA operand}}
 tensor.yield : f32
} : tensor<f32>
  return
}

// -----

func.func @f(%x: f32) {
  %0 = tensor.generate  {
^bb0:
 // expected-error @below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
 scf.yield %x : f32
} : tensor<f32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tensor.generate' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %0 = "tensor.generate"() ({}) : () -> tensor<f32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tensor.generate' op expects a non-empty block}}
  %0 = "tensor.generate"() ({^bb0: }) : () -> tensor<f32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tensor.generate' op requires one region}}
  %0 = "tensor.generate"() : () -> tensor<f32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %x : f32
  return
}

// -----

func.func @f(%x: f32, %s: tensor<4x?xf32>) {
  // expected-error @below {{specified type 'tensor<?x?xf32>' does not match the inferred type 'tensor<5x?xf32>'}}
  %0 = tensor.pad %s low[1, 1] high[0, 0] {
^bb0(%a: index, %b: index):
 tensor.yield %x : f32
} : tensor<4x?xf32> to tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: f32, %s: tensor<4x3xf32>) {
  // expected-error @below {{failed to infer expectedType from sourceType 'tensor<4x3xf32>', specified resultType is 'tensor<5x3xf32>'}}
  %0 = tensor.pad %s low[1] high[0, 0] {
^bb0(%a: index, %b: index):
 tensor.yield %x : f32
} : tensor<4x3xf32> to tensor<5x3xf32>
  return
}

// -----

func.func @f(%x: f32, %s: tensor<4x3xf32>) {
  // expected-error @below {{expected the block to have 2 arguments}}
  %0 = tensor.pad %s low[1, 0] high[0, 0] {
^bb0(%a: index):
 tensor.yield %x : f32
} : tensor<4x3xf32> to tensor<5x3xf32>
  return
}

// -----

func.func @f(%x: f32, %s: tensor<4x3xf32>) {
  // expected-error @below {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %s low[1, 0] high[0, 0] {
^bb0(%a: index, %b: i32):
 tensor.yield %x : f32
} : tensor<4x3xf32> to tensor<5x3xf32>
  return
}

// -----

func.func @f(%j: i32, %s: tensor<4x3xf32>) {
  // expected-error @below {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %s low[1, 0] high[0, 0] {
^bb0(%a: index, %b: index):
 tensor.yield %j : i32
} : tensor<4x3xf32> to tensor<5x3xf32>
  return
}

// -----

func.func @f(%x: f32, %s: tensor<4x3xf32>) {
  %0 = tensor.pad %s low[-1, 0] high[0, -7] {
^bb0(%a: index, %b: index):
 tensor.yield %x : f32
// expected-error @below {{expected non-function type}}
} : tensor<4x3xf32> to tensor<3x-4xf32>
  return
}

// -----

func.func @f(%x: f32, %s: tensor<*xf32>) {
  %0 = tensor.pad %s low[1] high[1] {
^bb0(%a: index):
 tensor.yield %x : f32
// expected-error @below {{custom op 'tensor.pad' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
} : tensor<*xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'tensor.rank' invalid kind of type specified}}
  %0 = tensor.rank %x : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'tensor.rank' op operand #0 must be tensor of any type values, but got 'f32'}}
  %0 = "tensor.rank"(%x) : (f32) -> index
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.rank' op result #0 must be index, but got 'i32'}}
  %0 = "tensor.rank"(%t) : (tensor<4x?xf32>) -> i32
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<1xindex>) {
  // expected-error @below {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<?xindex>) {
  // expected-error @below {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<?xindex>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) {
  // expected-error @below {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) {
  // expected-error @below {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2x2xi1>) {
  // expected-error @below {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<2x2xi1>'}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2x2xi1>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: tensor<1xi32>) {
  // expected-error @below {{'tensor.reshape' op operand #0 must be tensor of any type values, but got 'memref<4xf32>'}}
  %0 = tensor.reshape %a(%s) : (memref<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %x : tensor<?xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'memref<8xf32>'}}
  %0 = tensor.splat %x : memref<8xf32>
  return
}

// -----

func.func @f(%j: i32) {
  // expected-error @below {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%j) : (i32) -> tensor<4xf32>
  return
}
