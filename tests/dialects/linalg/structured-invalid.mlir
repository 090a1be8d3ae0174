// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%a: memref<8x4xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  // expected-error@below {{'linalg.conv_2d_nhwc_hwcf' op expected to have pure tensor or buffer semantics}}
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<[1,2]> : vector<2xi64>, z, a} ins(%a, %b : memref<8x4xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-error@below {{custom op 'linalg.elementwise' expected 'kind'}}
  linalg.elementwise {foo} kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(m)->(m)>, affine_map<(n)->(n)>] ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  linalg.generic {indexing_maps = [], iterator_types = []} attrs = {bar, baz = 1} {
  ^bb0():
    linalg.yield 
  }
  // expected-error@below {{expected attribute name}}
  linalg.generic {indexing_maps = [], iterator_types = []} {
    %0 = arith.constant 0 : i32
  }
  linalg.generic {indexing_maps = [], iterator_types = []} {
    %0 = arith.constant 0 : i32
    linalg.yield {foo}
  } {foo}
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m)->(m)>, affine_map<(m)->(m)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error@below {{expected integer number of results}}
    linalg.yield {foo} %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(m)->(m)>], iterator_types = ["parallel"]} outs(%b : memref<4xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 {bar} : index
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(m)->(m)>], iterator_types = ["parallel"]} ins() outs(%b : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{expected non-function type}}
  linalg.generic {indexing_maps = [affine_map<(m)->(m)>], iterator_types = ["parallel"]} ins(:) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %c : tensor<4xi1>) {
  linalg.fill
  // expected-error@below {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 0}}
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %c : tensor<4xi1>) {
  // expected-error@below {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  %0 = linalg.sub {a} ins(%c, %c : tensor<4xi1>, tensor<4xi1>) outs(%c : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %c : tensor<4xi1>) {
  // expected-error@below {{custom op 'linalg.add' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = linalg.add {a} ins(%a, %a : tensor<4x4xf32>) outs(%c : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %c : tensor<4xi1>) {
  // expected-error@below {{'linalg.add' op expected operand #0 rank (2) to match the result rank of indexing_map (1)}}
  %0 = linalg.add {a} ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %c : tensor<4xi1>) {
  // expected-error@below {{'linalg.add' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.add {a} ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{'linalg.elementwise' op expected the number of indexing_map (0) to be equal to the number of input/output operands (3)}}
  "linalg.elementwise"(%a, %a, %a) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
     "linalg.yield"(%z) : (f32) -> ()
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  // expected-error@below {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  linalg.elementwise kind=1 : i32 ins(%a, %a: memref<4x4xf32>, memref<4x4xf32>) outs(%a: memref<4x4xf32>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xindex>) {
  linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%a, %a: memref<4x4xf32>, memref<4x4xf32>) outs(%a: memref<4x4xf32>) {bar}
  // expected-error@below {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  // expected-error@below {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 4 args, got 3}}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xi32>) {
  // expected-error@below {{custom op 'linalg.exp' unsupported non numeric type}}
  linalg.exp ins(%i: memref<4x4xi32>) outs(%i: memref<4x4xi32>) {bar}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: memref<4x4xi32>) {
  // expected-error@below {{custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint}}
  linalg.div_unsigned ins(%a, %a: memref<4x4xf32>, memref<4x4xf32>) outs(%a: memref<4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xindex>, %i: memref<4x4xi32>, %v : vector<4xf32>, %m: memref<4xf32>) {
  // expected-error@below {{'linalg.fill' op expected fill value type ('vector<4xf32>') to match output element type ('f32')}}
  linalg.fill ins(%v: vector<4xf32>) outs(%m: memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<*xf32>, %i: memref<4x4xi32>, %v : f32, %m: vector<4xf32>) {
  // expected-error@below {{'linalg.fill' op operand #1 must be variadic of shaped of any type values, but got 'f32'}}
  linalg.fill ins(%v: f32) outs(%v: f32)
  return
}

// -----

func.func @f(%a: memref<1x8x8x4xf32>, %k: memref<3x3x4x2xf32>, %o: memref<1x6x6x2xf32>) {
  // expected-error@below {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<3xi64>} ins(%a, %k: memref<1x8x8x4xf32>, memref<3x3x4x2xf32>) outs(%o: memref<1x6x6x2xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x4xf32>, %k: memref<3x3x4x2xf32>, %o: memref<1x6x6x2xf32>) {
  // expected-error@below {{unexpected loop dimension for convolution op}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<0> : tensor<2xi64>} ins(%a, %k: memref<1x8x8x4xf32>, memref<3x3x4x2xf32>) outs(%o: memref<1x6x6x2xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x4xf32>, %k: memref<3x3x4x2xf32>, %o: memref<1x6x6x2xf32>) {
  // expected-error@below {{'linalg.conv_2d_nhwc_hwcf' op unexpected result less than 0 at expression #1 in (d0, d1, d2, d3, d4, d5, d6) -> (d0, -d1 + d4, -d2 + d5, d6)}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<-1> : tensor<2xi64>} ins(%a, %k: memref<1x8x8x4xf32>, memref<3x3x4x2xf32>) outs(%o: memref<1x6x6x2xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x4xf32>, %k: memref<3x3x4x2xf32>, %o: memref<1x6x6x2xf32>) {
  // expected-error@below {{expected op with 2 inputs and 1 output}}
  "linalg.conv_2d_nhwc_hwcf"(%a, %o)<{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (memref<1x8x8x4xf32>, memref<1x6x6x2xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  "linalg.add"(%a, %a, %a)<{operandSegmentSizes = array<i32: 3, 0>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    // expected-error@below {{'linalg.yield' op expected number of yield values (1) to match the number of inits / outs operands of the enclosing LinalgOp (0)}}
    linalg.yield %x : f32
  }) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{'linalg.add' op expected type of bb argument #2 ('f64') to match element or self type of the corresponding operand ('f32')}}
  "linalg.add"(%a, %a, %a)<{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f64):
    linalg.yield %x : f32
  }) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{'linalg.add' op expects to have 1 region with 1 block}}
  "linalg.add"(%a, %a, %a)<{operandSegmentSizes = array<i32: 2, 1>}> ({
  }) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  "linalg.add"(%a, %a, %a)<{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.constant 1 : i32
    // expected-error@below {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  "linalg.add"(%a, %a, %a)<{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    // expected-error@below {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
    %1 = arith.constant 1 : i32
  }) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{'linalg.add' op expected as many non-induction variable region arguments as the number of input/output operands}}
  "linalg.add"(%a, %a, %a)<{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{'linalg.generic' op expected indexing_map #0 to have 3 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1)->(d0, d1)>, affine_map<(d0, d1)->(d0, d1)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1, d2) -> (d0, d1, d0, d1))}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2)->(d0, d1)>, affine_map<(d0, d1, d2)->(d0, d1)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1)[s0]->(d0, d1)>, affine_map<(d0, d1)->(d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{custom op 'linalg.generic' unexpected iterator_type (window)}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1)->(d0, d1)>], iterator_types = ["parallel", "window"]} ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1)->(d0, d1)>]} ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{'linalg.generic' op requires attribute 'indexing_maps'}}
  linalg.generic {iterator_types = ["parallel"]} ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{custom op 'linalg.generic' 'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  linalg.generic {iterator_types = [], indexing_maps = [1]} ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{custom op 'linalg.generic' 'linalg.generic' op attribute 'doc' failed to satisfy constraint: string attribute}}
  linalg.generic {iterator_types = [], indexing_maps = [], doc=1} ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{expected attribute value}}
  linalg.generic ins(%a: memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}

// -----

func.func @f(%a: memref<8x8xf32>) {
  // expected-error@below {{custom op 'linalg.index' invalid kind of type specified: expected builtin.index, but found 'i32'}}
  %0 = linalg.index 0 : i32
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: tensor<8x8xf32>) {
  // expected-error@below {{'linalg.add' op expected type of operand #2 ('tensor<8x8xf32>') to match type of corresponding result ('tensor<8x9xf32>')}}
  "linalg.add"(%b, %b, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x9xf32>)
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: tensor<*xf32>) {
  // expected-error@below {{'linalg.fill' op result #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'}}
  linalg.fill ins(%a : memref<8x8xf32>) outs(%b : tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: tensor<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1)->(d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%b : tensor<*xf32>) {
  ^bb0(%x : f32):
   // expected-error@below {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('tensor<*xf32>')}}
   linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: vector<8xf32>) {
  // expected-error@below {{'linalg.generic' op expected that operand #0 is a tensor or a memref}}
  linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} outs(%a : vector<8xf32>) {
  ^bb0(%x : vector<8xf32>):
   linalg.yield %x : vector<8xf32>
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: memref<*xf32>) {
  // expected-error@below {{expected op with scalar input}}
  linalg.fill ins(%a : memref<8x8xf32>) outs(%a : memref<8x8xf32>)
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: memref<*xf32>, %s: f32) {
  // expected-error@below {{expected op with 1 input and 1 output}}
  "linalg.fill"(%s, %s, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (f32, f32, memref<8x8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: memref<*xf32>, %s: f32) {
  // expected-error@below {{'linalg.generic' op expects region #0 to have 0 or 1 blocks}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1)->(d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<8x8xf32>) {
  ^bb0(%x : f32):
   linalg.yield %x : f32
  ^bb1:
   linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: memref<*xf32>, %s: f32) {
  // expected-error@below {{'linalg.generic' op expects a non-empty block}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1)->(d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<8x8xf32>) {
  ^bb0(%x : f32):
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: memref<*xf32>, %s: f32) {
  // expected-error@below {{'linalg.generic' op expects regions to end with 'linalg.yield', found 'llvm.unreachable'}}
  // expected-note@below {{in custom textual format, the absence of terminator implies 'linalg.yield'}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1)->(d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<8x8xf32>) {
  ^bb0(%x : f32):
   llvm.unreachable
  }
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %b: memref<*xf32>, %s: f32) {
  // expected-error@below {{unexpected input index map for convolutions}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<0> : tensor<2xi64>, dilations = dense<0> : tensor<2xi64>} ins(%a, %a : memref<8x8xf32>, memref<8x8xf32>) outs(%a : memref<8x8xf32>)
  return
}

// -----

// expected-error@below {{attribute '"linalg.foo"' not supported by the linalg dialect}}
func.func private @f() attributes {a = #linalg.iterator_type<parallel>, b = #linalg<type_fn <cast_signed>>, c= #linalg.unary_fn<exp>, d = #linalg.binary_fn<powf>, e = #linalg.ternary_fn<select>, linalg.foo = 1}

// -----

func.func private @f(%a: tensor<4x4x4x4xf32>, %b: tensor<4x4x4x4x4x4xf32>) {
  // expected-error@below {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform {foo} fmr(F_9_9) ins(%a : tensor<4x4x4x4xf32>) outs(%a : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
}

// -----

func.func private @f(%a: tensor<4x4x4x4xf32>, %b: tensor<4x4x4x4x4x4xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform {foo} fmr("F_4_3") ins(%a : tensor<4x4x4x4xf32>) outs(%a : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
}
