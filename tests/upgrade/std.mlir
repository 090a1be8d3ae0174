// RUN: terrace upgrade %s
// RUN: terrace opt %s --upgrade --allow-unregistered-dialect

// The dialect `std`: operations without prefix, and with it.

func @integers(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = addi %a, %b : i32
  %1 = subi %0, %b : i32
  %2 = muli %1, %b : i32
  %3 = divi_signed %2, %b : i32
  %4 = divi_unsigned %3, %b : i32
  %5 = remi_signed %4, %b : i32
  %6 = remi_unsigned %5, %b : i32
  %7 = and %6, %b : i32
  %8 = or %7, %b : i32
  %9 = xor %8, %b : i32
  %10 = shift_left %9, %b : i32
  %11 = shift_right_signed %10, %b : i32
  %12 = shift_right_unsigned %11, %b : i32
  %13 = cmpi "slt", %12, %b : i32
  %14 = select %13, %12, %b : i32
  %15 = std.addi %14, %b : i32
  %16 = sexti %15 : i32 to i64
  %17 = zexti %15 : i32 to i64
  %18 = trunci %16 : i64 to i32
  %19 = cmpi eq, %18, %b : i32
  %20 = ceildivi_signed %18, %b : i32
  %21 = floordivi_signed %20, %b : i32
  return %21 : i32
}

func @floats(%x: f32, %y: f32, %i: i32) -> f32 {
  %0 = addf %x, %y : f32
  %1 = subf %0, %y : f32
  %2 = mulf %1, %y : f32
  %3 = divf %2, %y : f32
  %4 = remf %3, %y : f32
  %5 = negf %4 : f32
  %6 = cmpf "olt", %5, %y : f32
  %7 = absf %5 : f32
  %8 = ceilf %7 : f32
  %9 = floorf %8 : f32
  %10 = copysign %9, %y : f32
  %11 = exp %10 : f32
  %12 = sqrt %11 : f32
  %13 = tanh %12 : f32
  %14 = powf %13, %y : f32
  %15 = sitofp %i : i32 to f32
  %16 = fpext %15 : f32 to f64
  %17 = fptrunc %16 : f64 to f32
  %18 = fptosi %17 : f32 to i32
  %19 = maxf %17, %y : f32
  %20 = minf %19, %y : f32
  %21 = std.constant 1.0 : f32
  %22 = bitcast %21 : f32 to i32
  return %20 : f32
}

func @complexes(%x: f32) -> f32 {
  %0 = create_complex %x, %x : complex<f32>
  %1 = addcf %0, %0 : complex<f32>
  %2 = subcf %1, %0 : complex<f32>
  %3 = re %2 : complex<f32>
  %4 = im %2 : complex<f32>
  %5 = addf %3, %4 : f32
  return %5 : f32
}

func @memory(%n: index, %m: memref<?x4xf32>, %v: f32) -> f32 {
  %0 = alloc(%n) : memref<?xf32>
  %1 = alloca() : memref<4xf32>
  %i = constant 0 : index
  %j = index_cast %i : index to i64
  store %v, %0[%i] : memref<?xf32>
  %2 = load %0[%i] : memref<?xf32>
  %3 = load %m[%i, 3] : memref<?x4xf32>
  %4 = dim %m, 0 : memref<?x4xf32>
  %5 = dim %m, %i : memref<?x4xf32>
  %6 = memref_cast %1 : memref<4xf32> to memref<?xf32>
  %7 = subview %0[%i] [%n] [1] : memref<?xf32> to memref<?xf32, offset: ?, strides: [1]>
  %8 = atomic_rmw "addf" %v, %0[%i] : (f32, memref<?xf32>) -> f32
  %9 = atomic_rmw addf %v, %0[%i] : (f32, memref<?xf32>) -> f32
  assume_alignment %1, 16 : memref<4xf32>
  prefetch %1[%i], read, locality<3>, data : memref<4xf32>
  %10 = rank %m : memref<?x4xf32>
  dealloc %0 : memref<?xf32>
  return %2 : f32
}

global_memref "private" constant @numbers : memref<2xf32> = dense<[1.0, 2.0]>

func @globals() -> memref<2xf32> {
  %0 = get_global_memref @numbers : memref<2xf32>
  return %0 : memref<2xf32>
}

func @control(%c: i1, %a: i32) -> i32 {
  assert %c, "message"
  cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  br ^bb3(%x : i32)
^bb2:
  %0 = call @callee(%a) : (i32) -> i32
  %f = constant @callee : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  br ^bb3(%1 : i32)
^bb3(%r: i32):
  loop.if %c {
    %2 = call @callee(%a) : (i32) -> i32
  }
  std.return %r : i32
}

func @callee(i32) -> i32
func private @private_already(i32) -> i32
builtin.func @body(%v: vector<4xf32>, %t: tensor<4xf32>, %i: index, %x: f32) { %0 = splat %x : vector<4xf32> return }
func @results(%x: i32 {my.attr}) -> (i32 {my.result = 1 : i32}, index) attributes {my.fn} {
  %c = constant 4 : index
  return %x, %c : i32, index
}
func @extract(%v: vector<4xf32>, %i: index, %x: f32) -> f32 {
  %0 = extract_element %v[%i] : vector<4xf32>
  return %0 : f32
}
