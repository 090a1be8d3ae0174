// Rows at dynamic positions, scans, reductions and contractions of several dimensions, and masks.
// DIFFERS: upstream has no lowering of these, or a wrong one

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%d %d %d %d\0A\00")

func.func @print(%v: vector<4xi32>) {
  %a = vector.extract %v[0] : i32 from vector<4xi32>
  %b = vector.extract %v[1] : i32 from vector<4xi32>
  %c = vector.extract %v[2] : i32 from vector<4xi32>
  %d = vector.extract %v[3] : i32 from vector<4xi32>
  %f = llvm.mlir.addressof @fmt : !llvm.ptr
  %r = llvm.call @printf(%f, %a, %b, %c, %d) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
  return
}

func.func @print_rows(%v: vector<2x4xi32>) {
  %a = vector.extract %v[0] : vector<4xi32> from vector<2x4xi32>
  %b = vector.extract %v[1] : vector<4xi32> from vector<2x4xi32>
  call @print(%a) : (vector<4xi32>) -> ()
  call @print(%b) : (vector<4xi32>) -> ()
  return
}

func.func @dynamic(%v: vector<2x4xi32>, %i: index, %j: index) {
  %row = vector.extract %v[%i] : vector<4xi32> from vector<2x4xi32>
  call @print(%row) : (vector<4xi32>) -> ()
  %x = vector.extract %v[%i, %j] : i32 from vector<2x4xi32>
  %xs = vector.broadcast %x : i32 to vector<4xi32>
  call @print(%xs) : (vector<4xi32>) -> ()
  %c0 = arith.constant 0 : index
  %w = vector.insert %row, %v[%c0] : vector<4xi32> into vector<2x4xi32>
  call @print_rows(%w) : (vector<2x4xi32>) -> ()
  %u = vector.insert %xs, %v[%i] : vector<4xi32> into vector<2x4xi32>
  call @print_rows(%u) : (vector<2x4xi32>) -> ()
  %c100 = arith.constant 100 : i32
  %t = vector.insert %c100, %v[%i, %j] : i32 into vector<2x4xi32>
  call @print_rows(%t) : (vector<2x4xi32>) -> ()
  return
}

func.func @scans(%v: vector<2x4xi32>) {
  %one = arith.constant dense<1> : vector<2xi32>
  %a:2 = vector.scan <add>, %v, %one {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xi32>, vector<2xi32>
  call @print_rows(%a#0) : (vector<2x4xi32>) -> ()
  %b:2 = vector.scan <add>, %v, %one {inclusive = false, reduction_dim = 1 : i64} : vector<2x4xi32>, vector<2xi32>
  call @print_rows(%b#0) : (vector<2x4xi32>) -> ()
  return
}

func.func @reductions(%v: vector<2x4xi32>) {
  %acc = arith.constant dense<[100, 200, 300, 400]> : vector<4xi32>
  %m = arith.constant dense<[[true, false, true, false], [true, true, false, false]]> : vector<2x4xi1>
  %a = vector.multi_reduction <add>, %v, %acc [0] : vector<2x4xi32> to vector<4xi32>
  call @print(%a) : (vector<4xi32>) -> ()
  %b = vector.mask %m { vector.multi_reduction <add>, %v, %acc [0] : vector<2x4xi32> to vector<4xi32> } : vector<2x4xi1> -> vector<4xi32>
  call @print(%b) : (vector<4xi32>) -> ()
  %c = vector.multi_reduction <add>, %acc, %acc [] : vector<4xi32> to vector<4xi32>
  call @print(%c) : (vector<4xi32>) -> ()
  %start = arith.constant 5 : i32
  %d = vector.multi_reduction <maxsi>, %v, %start [0, 1] : vector<2x4xi32> to i32
  %ds = vector.broadcast %d : i32 to vector<4xi32>
  call @print(%ds) : (vector<4xi32>) -> ()
  return
}

func.func @contractions(%v: vector<2x4xi32>) {
  %acc = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  // v * transposed v
  %a = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v, %v, %acc : vector<2x4xi32>, vector<2x4xi32> into vector<2x2xi32>
  %as = vector.shape_cast %a : vector<2x2xi32> to vector<4xi32>
  call @print(%as) : (vector<4xi32>) -> ()
  %w = arith.trunci %v : vector<2x4xi32> to vector<2x4xi8>
  %b = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %w, %w, %acc : vector<2x4xi8>, vector<2x4xi8> into vector<2x2xi32>
  %bs = vector.shape_cast %b : vector<2x2xi32> to vector<4xi32>
  call @print(%bs) : (vector<4xi32>) -> ()
  return
}

func.func @memory(%v: vector<2x4xi32>, %i: index) {
  %zero = arith.constant dense<0> : vector<2x4xi32>
  %k = arith.constant dense<[[true, false, true, false], [true, true, false, true]]> : vector<2x4xi1>
  %mem = memref.alloca() : memref<4x8xi32>
  %c0 = arith.constant 0 : index
  %big = arith.constant dense<7> : vector<4x8xi32>
  vector.store %big, %mem[%c0, %c0] : memref<4x8xi32>, vector<4x8xi32>
  vector.maskedstore %mem[%i, %i], %k, %v : memref<4x8xi32>, vector<2x4xi1>, vector<2x4xi32>
  %a = vector.load %mem[%i, %i] : memref<4x8xi32>, vector<2x4xi32>
  call @print_rows(%a) : (vector<2x4xi32>) -> ()
  %b = vector.maskedload %mem[%i, %i], %k, %zero : memref<4x8xi32>, vector<2x4xi1>, vector<2x4xi32> into vector<2x4xi32>
  call @print_rows(%b) : (vector<2x4xi32>) -> ()
  vector.compressstore %mem[%c0, %c0], %k, %v : memref<4x8xi32>, vector<2x4xi1>, vector<2x4xi32>
  %c = vector.load %mem[%c0, %c0] : memref<4x8xi32>, vector<4xi32>
  call @print(%c) : (vector<4xi32>) -> ()
  %d = vector.expandload %mem[%c0, %c0], %k, %zero : memref<4x8xi32>, vector<2x4xi1>, vector<2x4xi32> into vector<2x4xi32>
  call @print_rows(%d) : (vector<2x4xi32>) -> ()
  return
}

func.func @main() -> i32 {
  %v = arith.constant dense<[[1, 2, 3, 4], [10, 20, 30, 40]]> : vector<2x4xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  call @dynamic(%v, %c1, %c2) : (vector<2x4xi32>, index, index) -> ()
  call @scans(%v) : (vector<2x4xi32>) -> ()
  call @reductions(%v) : (vector<2x4xi32>) -> ()
  call @contractions(%v) : (vector<2x4xi32>) -> ()
  call @memory(%v, %c1) : (vector<2x4xi32>, index) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
