// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(linalg-detensorize))"
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(linalg-detensorize{aggressive-mode=true}))"

#m = affine_map<() -> ()>
#attrs = {indexing_maps = [#m, #m, #m], iterator_types = []}
func.func @simple(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic #attrs ins(%a, %b : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %2 = arith.addf %x, %y : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
func.func @while(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%a : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic #attrs ins(%0, %b : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
  ^bb0(%x: i32, %y: i32, %z: i1):
    %8 = arith.cmpi slt, %x, %y : i32
    linalg.yield %8 : i1
  } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic #attrs ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %8 = arith.addi %x, %y : i32
    linalg.yield %8 : i32
  } -> tensor<i32>
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%7: tensor<i32>):
  return %7 : tensor<i32>
}
func.func @pure(%a: i32, %b: i32) -> i32 {
  %t = tensor.from_elements %a : tensor<i32>
  %u = tensor.from_elements %b : tensor<i32>
  cf.br ^bb1(%t, %b : tensor<i32>, i32)
^bb1(%0: tensor<i32>, %q: i32):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic #attrs ins(%0, %u : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
  ^bb0(%x: i32, %y: i32, %z: i1):
    %8 = arith.cmpi slt, %x, %y : i32
    linalg.yield %8 : i1
  } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic #attrs ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %8 = arith.addi %x, %y : i32
    linalg.yield %8 : i32
  } -> tensor<i32>
  cf.br ^bb1(%6, %q : tensor<i32>, i32)
^bb3(%7: tensor<i32>):
  %r = tensor.extract %7[] : tensor<i32>
  return %r : i32
}
func.func @some(%a: tensor<i32>, %b: tensor<10xi32>, %c: i1) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %s = linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types=["reduction"]} ins(%b: tensor<10xi32>) outs(%e: tensor<i32>) {
  ^bb0(%x: i32, %z: i32):
    %8 = arith.addi %x, %z : i32
    linalg.yield %8 : i32
  } -> tensor<i32>
  cf.cond_br %c, ^bb1(%s: tensor<i32>), ^bb1(%a: tensor<i32>)
^bb1(%7: tensor<i32>):
  %6 = linalg.generic #attrs ins(%7, %7 : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %8 = arith.addi %x, %y : i32
    linalg.yield %8 : i32
  } -> tensor<i32>
  cf.br ^bb2(%6: tensor<i32>)
^bb2(%9: tensor<i32>):
  return %9 : tensor<i32>
}
func.func private @use(tensor<i32>, tensor<i32>)
func.func @two(%a: tensor<i32>, %b: tensor<i32>, %c: i1) -> (tensor<i32>, tensor<i32>) {
  %e = tensor.empty() : tensor<i32>
  cf.br ^bb1(%a, %b : tensor<i32>, tensor<i32>)
^bb1(%x: tensor<i32>, %y: tensor<i32>):
  func.call @use(%x, %y) : (tensor<i32>, tensor<i32>) -> ()
  %0 = linalg.generic #attrs ins(%x, %b: tensor<i32>, tensor<i32>) outs(%e: tensor<i32>) {
  ^bb0(%p: i32, %q: i32, %z: i32):
    %8 = arith.addi %p, %q : i32
    linalg.yield %8 : i32
  } -> tensor<i32>
  %1:2 = linalg.generic {indexing_maps = [#m, #m, #m, #m], iterator_types = []} ins(%y, %a: tensor<i32>, tensor<i32>) outs(%0, %e: tensor<i32>, tensor<i32>) {
  ^bb0(%p: i32, %q: i32, %z: i32, %zz: i32):
    %8 = arith.addi %p, %z : i32
    %9 = arith.muli %p, %q : i32
    linalg.yield %9, %8 : i32, i32
  } -> (tensor<i32>, tensor<i32>)
  func.call @use(%1#0, %1#1) : (tensor<i32>, tensor<i32>) -> ()
  cf.cond_br %c, ^bb1(%0, %1#0: tensor<i32>, tensor<i32>), ^bb2(%1#1, %a: tensor<i32>, tensor<i32>)
^bb2(%7: tensor<i32>, %77: tensor<i32>):
  return %7, %77 : tensor<i32>, tensor<i32>
}
func.func @switch(%a: tensor<i32>, %n: i32) -> tensor<i32> {
  cf.switch %n : i32, [ default: ^bb1(%a: tensor<i32>), 42: ^bb2(%a : tensor<i32>) ]
^bb1(%x: tensor<i32>):
  cf.br ^bb2(%x: tensor<i32>)
^bb2(%y: tensor<i32>):
  return %y : tensor<i32>
}
func.func @nested(%a: tensor<i32>, %n: i32, %m: memref<4xi32>, %i: index) -> tensor<i32> {
  %x = scf.execute_region -> tensor<i32> {
    cf.br ^bb1(%a: tensor<i32>)
    ^bb1(%y : tensor<i32>):
    scf.yield %y : tensor<i32>
  }
  return %x : tensor<i32>
}
func.func @noterm(%a: tensor<i32>, %n: i32) -> tensor<i32> {
  cf.br ^bb2(%a: tensor<i32>)
^bb2(%y: tensor<i32>):
  %e = tensor.empty() : tensor<i32>
  %0 = linalg.generic #attrs ins(%y, %y: tensor<i32>, tensor<i32>) outs(%e: tensor<i32>) {
  ^bb0(%p: i32, %q: i32, %z: i32):
    linalg.yield %q : i32
  } -> tensor<i32>
  %c = tensor.extract %0[] : tensor<i32>
  %d = arith.addi %c, %n : i32
  %t = tensor.from_elements %d : tensor<i32>
  "test.unknown"() : () -> ()
  cf.br ^bb2(%t: tensor<i32>)
}

func.func @yields_input(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = tensor.empty() : tensor<f32>
  %1:2 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %b : tensor<f32>, tensor<f32>) outs(%0, %0 : tensor<f32>, tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %2 = tensor.extract %b[] : tensor<f32>
    linalg.yield %y, %2 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  %3 = arith.maximumf %1#0, %a : tensor<f32>
  %4 = arith.maximumf %1#1, %a : tensor<f32>
  return %3, %4 : tensor<f32>, tensor<f32>
}
