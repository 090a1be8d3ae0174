// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%n: !shape.size, %i: index) {
  // expected-error @below {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %n, %i : !shape.size, index -> index
  return
}

// -----

func.func @f(%n: !shape.size, %i: index) {
  // expected-error @below {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %n, %n : !shape.size, !shape.size -> index
  return
}

// -----

func.func @f(%n: !shape.size, %i: index) {
  // expected-error @below {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.div %i, %n : index, !shape.size -> index
  return
}

// -----

func.func @f(%n: i32, %i: index) {
  // expected-error @below {{'shape.add' op operand #0 must be size or index, but got 'i32'}}
  %0 = shape.add %n, %i : i32, index -> index
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @below {{'shape.any' op result #0 must be shape or extent tensor, but got 'index'}}
  %0 = shape.any %s : !shape.shape -> index
  return
}

// -----

func.func @f(%s: i1) {
  // expected-error @below {{'shape.assuming_all' op operand #0 must be variadic of , but got 'i1'}}
  %0 = "shape.assuming_all"(%s) : (i1) -> !shape.witness
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.assuming_all' op no operands specified}}
  %0 = shape.assuming_all
  return
}

// -----

func.func @f(%s: !shape.shape, %e: tensor<?xindex>) {
  // expected-error @below {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}

// -----

func.func @f(%s: tensor<2x2xindex>) {
  // expected-error @below {{'shape.broadcast' op operand #0 must be variadic of shape or extent tensor, but got 'tensor<2x2xindex>'}}
  %0 = shape.broadcast %s : tensor<2x2xindex> -> tensor<?xindex>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @below {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  // expected-error @below {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<?xindex>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.const_shape' op attribute 'shape' failed to satisfy constraint: index elements attribute}}
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<2xi32>}> : () -> !shape.shape
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'shape.const_size' invalid kind of attribute specified}}
  %0 = shape.const_size "a"
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.const_size' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "shape.const_size"() <{value = 1 : i32}> : () -> !shape.size
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @below {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %i: index) {
  // expected-error @below {{'shape.dim' op result #0 must be size or index, but got 'i32'}}
  %0 = shape.dim %t, %i : tensor<?xf32>, index -> i32
  return
}

// -----

func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @below {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}

// -----

func.func @f(%s: !shape.shape, %n: !shape.size) {
  // expected-error @below {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @below {{'shape.max' op failed to infer returned types}}
  %0 = shape.max %s, %n : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @f(%s: !shape.shape, %n: !shape.size) {
  // expected-error @below {{'shape.min' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
  // expected-error @below {{'shape.min' op failed to infer returned types}}
  %0 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.size
  return
}

// -----

func.func @f(%s: !shape.shape, %n: !shape.size) {
  // expected-error @below {{requires all sizes or shapes}}
  // expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @f(%s: tensor<2xindex>, %n: tensor<3xindex>) {
  // expected-error @below {{unequal shape cardinality}}
  // expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : tensor<2xindex>, tensor<3xindex> -> !shape.shape
  return
}

// -----

func.func @f(%s: tensor<2xindex>, %n: tensor<2xindex>) {
  // expected-error @below {{'shape.meet' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : tensor<2xindex>, tensor<2xindex> -> tensor<3xindex>
  return
}

// -----

func.func @f(%s: tensor<2xindex>, %n: index) {
  // expected-error @below {{requires all sizes or shapes}}
  // expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : tensor<2xindex>, index -> tensor<2xindex>
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @below {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @below {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %s : !shape.shape -> index
  return
}

// -----

func.func @f(%e: tensor<?xindex>, %i: index) {
  // expected-error @below {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%k: index, %x: index):
    shape.yield %x : index
  }
  return
}

// -----

func.func @f(%e: tensor<?xindex>, %i: index) {
  // expected-error @below {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%k: f32, %x: index, %y: index):
    shape.yield %x : index
  }
  return
}

// -----

func.func @f(%e: tensor<?xindex>, %i: index) {
  // expected-error @below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%k: index, %x: !shape.size, %y: index):
    shape.yield %y : index
  }
  return
}

// -----

func.func @f(%e: !shape.shape, %i: index) {
  // expected-error @below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%e, %i) : !shape.shape -> index {
  ^bb0(%k: index, %x: index, %y: index):
    shape.yield %y : index
  }
  return
}

// -----

func.func @f(%e: !shape.shape, %i: index) {
  // expected-error @below {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %0 = shape.reduce(%e, %i) : !shape.shape -> index {
  ^bb0(%k: index, %x: !shape.size, %y: i32):
    shape.yield %k : index
  }
  return
}

// -----

func.func @f(%e: tensor<?xindex>, %i: index) {
  %0 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%k: index, %x: index, %y: index):
    // expected-error @below {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield %x, %x : index, index
  }
  return
}

// -----

func.func @f(%e: tensor<?xindex>, %i: index, %f: f32) {
  %0 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%k: index, %x: index, %y: index):
    // expected-error @below {{'shape.yield' op types mismatch between yield op and its parent}}
    shape.yield %f : f32
  }
  return
}

// -----

func.func @f(%e: tensor<?xindex>, %i: index, %f: f32) {
  // expected-error @below {{custom op 'shape.reduce' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = shape.reduce(%e, %i) : tensor<?xindex> -> (index, index) {
  ^bb0(%k: index, %x: index, %y: index):
    shape.yield %i : index
  }
  return
}

// -----

func.func @f(%v: !shape.value_shape) {
  // expected-error @below {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @f(%v: tensor<2x?xf32>) {
  // expected-error @below {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @below {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %v : tensor<2x?xf32> -> tensor<3xindex>
  return
}

// -----

func.func @f(%v: index) {
  // expected-error @below {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'index'}}
  %0 = shape.shape_of %v : index -> tensor<3xindex>
  return
}

// -----

func.func @f(%v: tensor<3xf32>) {
  // expected-error @below {{'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'tensor<3xf32>'}}
  %0 = shape.value_as_shape %v : tensor<3xf32> -> !shape.shape
  return
}

// -----

func.func @f(%v: f32) {
  // expected-error @below {{'shape.size_to_index' op operand #0 must be size or index, but got 'f32'}}
  %0 = shape.size_to_index %v : f32
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @below {{'shape.to_extent_tensor' op result #0 must be tensor of index values, but got 'tensor<?xi32>'}}
  %0 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xi32>
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @below {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield %s : !shape.shape
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @below {{'shape.assuming_yield' op expects parent op 'shape.assuming'}}
  shape.assuming_yield %s : !shape.shape
}

// -----

func.func @f(%w: !shape.witness, %t: tensor<2xf32>) {
  // expected-error @below {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'tensor<2xf32>' should match successor input type #0 'tensor<?xf32>'}}
  %0 = shape.assuming %w -> (tensor<?xf32>) {
    // expected-note @below {{region branch point}}
    shape.assuming_yield %t : tensor<2xf32>
  }
  return
}

// -----

// expected-error @below {{shape function library @missing not found}}
module attributes {shape.lib = @missing} {}

// -----

// expected-error @below {{@fn required to be shape function library}}
module attributes {shape.lib = @fn} { func.func private @fn() }

// -----

// expected-error @below {{@fn does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@fn]} { func.func private @fn() }

// -----

// expected-error @below {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [3]} { func.func private @fn() }

// -----

// expected-error @below {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 3} { func.func private @fn() }

// -----

// expected-error @below {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @fn() attributes {shape.lib = @x}

// -----

// expected-error @below {{only one op to shape mapping allowed, found multiple for `"test.op"`}}
module attributes {shape.lib = [@a, @b]} {
  shape.function_library @a { } mapping { test.op = @x }
  shape.function_library @b { } mapping { test.op = @x }
}

// -----

// expected-error @below {{custom op 'shape.function_library' expected 'mapping'}}
shape.function_library @a { } mappin { test.op = @x }

// -----

// expected-error @below {{expected non-function type}}
shape.func @f(%a: i32) -> i32 { shape.return %a : i32, }

// -----

// expected-error @below {{unknown  type `nope` in dialect `shape`}}
func.func private @f(!shape.nope)

// -----

func.func @f() {
  // expected-error @below {{expected SSA operand}}
  %0 = shape.cstr_require "no"
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%w: index) {
  // expected-error @below {{use of value '%w' expects different type than prior uses: '!shape.witness' vs 'index'}}
  %0 = shape.assuming %w -> (tensor<?xf32>) {
  }
  return
}

// -----

func.func @f(%e: tensor<?xindex>) {
  // expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = "shape.split_at"(%e) : (tensor<?xindex>) -> (tensor<?xindex>, tensor<?xindex>)
  return
}
