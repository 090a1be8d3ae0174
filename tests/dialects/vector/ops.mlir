// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Shapes, positions, products, reductions, masks.

func.func @simple(%v: vector<4xf32>, %w: vector<2x4xf32>, %s: f32, %i: index, %z: vector<f32>, %sc: vector<[4]xf32>, %vi: vector<8xi32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  %1 = vector.bitcast %z {my.tag} : vector<f32> to vector<i32>
  %2 = vector.broadcast %s : f32 to vector<4xf32>
  %3 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %4 = vector.broadcast %s : f32 to vector<f32>
  %5 = vector.shape_cast %w : vector<2x4xf32> to vector<8xf32>
  %6 = vector.extract %v[0] : f32 from vector<4xf32>
  %7 = vector.extract %v[%i] : f32 from vector<4xf32>
  %8 = vector.extract %w[1, %i] : f32 from vector<2x4xf32>
  %9 = vector.extract %w[%i] {my.tag} : vector<4xf32> from vector<2x4xf32>
  %10 = vector.extract %z[] : f32 from vector<f32>
  %11 = vector.extract %w[] : vector<2x4xf32> from vector<2x4xf32>
  %12 = vector.extract %v[-1] : f32 from vector<4xf32>
  %13 = vector.insert %s, %v[1] : f32 into vector<4xf32>
  %14 = vector.insert %s, %w[1, %i] {my.tag} : f32 into vector<2x4xf32>
  %15 = vector.insert %s, %z[] : f32 into vector<f32>
  %16 = vector.insert %v, %w[-1] : vector<4xf32> into vector<2x4xf32>
  %17 = vector.extract_strided_slice %w {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
  %18 = vector.insert_strided_slice %17, %w {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
  %19 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  %20 = vector.outerproduct %v, %v, %19 {kind = #vector.kind<mul>} : vector<4xf32>, vector<4xf32>
  %21 = vector.outerproduct %v, %s : vector<4xf32>, f32
  %22 = vector.outerproduct %v, %s, %v {kind = #vector.kind<maxnumf>, my.tag} : vector<4xf32>, f32
  %23 = vector.multi_reduction <add>, %w, %s [0, 1] : vector<2x4xf32> to f32
  %24 = vector.multi_reduction <mul>, %w, %v {my.tag} [0] : vector<2x4xf32> to vector<4xf32>
  %25:2 = vector.scan <add>, %w, %v {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<4xf32>
  %26 = vector.reduction <add>, %v : vector<4xf32> into f32
  %27 = vector.reduction <add>, %v, %s fastmath<reassoc> {my.tag} : vector<4xf32> into f32
  %28 = vector.reduction <minui>, %vi : vector<8xi32> into i32
  %29 = vector.create_mask %i, %i : vector<4x3xi1>
  %30 = vector.create_mask %i {my.tag} : vector<[4]xi1>
  %31 = vector.constant_mask [4, 3] : vector<8x4xi1>
  %32 = vector.constant_mask [0] : vector<i1>
  %33 = vector.step : vector<4xindex>
  %34 = vector.step {my.tag} : vector<[4]xindex>
  %35 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %36, %37 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %38 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %39 = vector.shuffle %v, %v [0, 5, -1] : vector<4xf32>, vector<4xf32>
  %40 = vector.shuffle %w, %w [0, 3] {my.tag} : vector<2x4xf32>, vector<2x4xf32>
  %41 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  %42 = vector.fma %v, %v, %v : vector<4xf32>
  %43:4 = vector.to_elements %v : vector<4xf32>
  %44 = vector.from_elements %s, %s : vector<2xf32>
  %45 = vector.from_elements %s : vector<f32>
  %46 = vector.scalable.insert %v, %sc[4] : vector<4xf32> into vector<[4]xf32>
  %47 = vector.scalable.extract %sc[0] : vector<4xf32> from vector<[4]xf32>
  %48 = vector.vscale
  %49 = vector.vscale {my.tag}
  return
}
