// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=use-vector-alignment
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=force-32bit-vector-indices=0

func.func @ld(%m: memref<?x100xf32>, %i: index) -> vector<8xf32> { %0 = vector.load %m[%i, %i] : memref<?x100xf32>, vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @ldn(%m: memref<?x100xf32>, %i: index) -> vector<8xf32> { %0 = vector.load %m[%i, %i] {nontemporal = true, alignment = 16} : memref<?x100xf32>, vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @ld0(%m: memref<100xf32>, %i: index) -> vector<f32> { %0 = vector.load %m[%i] : memref<100xf32>, vector<f32> return %0 : vector<f32> }

// -----

func.func @ldi(%m: memref<100xindex>, %i: index) -> vector<4xindex> { %0 = vector.load %m[%i] : memref<100xindex>, vector<4xindex> return %0 : vector<4xindex> }

// -----

func.func @ld2(%m: memref<?x100xf32>, %i: index) -> vector<2x8xf32> { %0 = vector.load %m[%i, %i] : memref<?x100xf32>, vector<2x8xf32> return %0 : vector<2x8xf32> }

// -----

func.func @ldv(%m: memref<100xvector<8xf32>>, %i: index) -> vector<8xf32> { %0 = vector.load %m[%i] : memref<100xvector<8xf32>>, vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @st(%m: memref<?x100xf32, strided<[?, 1], offset: ?>>, %i: index, %v: vector<8xf32>) { vector.store %v, %m[%i, %i] : memref<?x100xf32, strided<[?, 1], offset: ?>>, vector<8xf32> return }

// -----

func.func @stn(%m: memref<?x100xf32>, %i: index, %v: vector<8xf32>) { vector.store %v, %m[%i, %i] {nontemporal = true, alignment = 8} : memref<?x100xf32>, vector<8xf32> return }

// -----

func.func @st0(%m: memref<100xf32>, %i: index, %v: vector<f32>) { vector.store %v, %m[%i] : memref<100xf32>, vector<f32> return }

// -----

func.func @ml(%m: memref<100xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> { %0 = vector.maskedload %m[%i], %k, %p : memref<100xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @mla(%m: memref<100xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> { %0 = vector.maskedload %m[%i], %k, %p {alignment = 2}: memref<100xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @ms(%m: memref<100xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) { vector.maskedstore %m[%i], %k, %p : memref<100xf32>, vector<8xi1>, vector<8xf32> return }

// -----

func.func @ml2(%m: memref<100x100xf32>, %i: index, %k: vector<2x8xi1>, %p: vector<2x8xf32>) -> vector<2x8xf32> { %0 = vector.maskedload %m[%i, %i], %k, %p : memref<100x100xf32>, vector<2x8xi1>, vector<2x8xf32> into vector<2x8xf32> return %0 : vector<2x8xf32> }

// -----

func.func @g(%m: memref<100xf32>, %i: index, %x: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> { %0 = vector.gather %m[%i][%x], %k, %p : memref<100xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @gi(%m: memref<100xindex>, %i: index, %x: vector<8xindex>, %k: vector<8xi1>, %p: vector<8xindex>) -> vector<8xindex> { %0 = vector.gather %m[%i][%x], %k, %p {alignment = 4} : memref<100xindex>, vector<8xindex>, vector<8xi1>, vector<8xindex> into vector<8xindex> return %0 : vector<8xindex> }

// -----

func.func @gs(%m: memref<100xf32, strided<[2]>>, %i: index, %x: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> { %0 = vector.gather %m[%i][%x], %k, %p : memref<100xf32, strided<[2]>>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @g2(%m: memref<100x100xf32>, %i: index, %x: vector<2x8xi32>, %k: vector<2x8xi1>, %p: vector<2x8xf32>) -> vector<2x8xf32> { %0 = vector.gather %m[%i, %i][%x], %k, %p : memref<100x100xf32>, vector<2x8xi32>, vector<2x8xi1>, vector<2x8xf32> into vector<2x8xf32> return %0 : vector<2x8xf32> }

// -----

func.func @gsc(%m: memref<?xf32>, %i: index, %x: vector<[4]xi32>, %k: vector<[4]xi1>, %p: vector<[4]xf32>) -> vector<[4]xf32> { %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32> return %0 : vector<[4]xf32> }

// -----

func.func @sc(%m: memref<100xf32>, %i: index, %x: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>) { vector.scatter %m[%i][%x], %k, %p : memref<100xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> return }

// -----

func.func @el(%m: memref<100xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> { %0 = vector.expandload %m[%i], %k, %p : memref<100xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @ela(%m: memref<100xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> { %0 = vector.expandload %m[%i], %k, %p {alignment = 8} : memref<100xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @cs(%m: memref<100xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) { vector.compressstore %m[%i], %k, %p : memref<100xf32>, vector<8xi1>, vector<8xf32> return }

// -----

func.func @csa(%m: memref<100xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) { vector.compressstore %m[%i], %k, %p {alignment = 8} : memref<100xf32>, vector<8xi1>, vector<8xf32> return }

// -----

func.func @tr(%m: memref<100xf32>, %i: index, %p: f32) -> vector<8xf32> { %0 = vector.transfer_read %m[%i], %p {in_bounds=[true]} : memref<100xf32>, vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @tro(%m: memref<?xf32>, %i: index, %p: f32) -> vector<8xf32> { %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @trm(%m: memref<100xf32>, %i: index, %p: f32, %k: vector<8xi1>) -> vector<8xf32> { %0 = vector.transfer_read %m[%i], %p, %k {in_bounds=[true]} : memref<100xf32>, vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @tr2(%m: memref<100x100xf32>, %i: index, %p: f32) -> vector<2x8xf32> { %0 = vector.transfer_read %m[%i, %i], %p {in_bounds=[true, true]} : memref<100x100xf32>, vector<2x8xf32> return %0 : vector<2x8xf32> }

// -----

func.func @tr0(%m: memref<100x100xf32>, %i: index, %p: f32) -> vector<f32> { %0 = vector.transfer_read %m[%i, %i], %p  : memref<100x100xf32>, vector<f32> return %0 : vector<f32> }

// -----

func.func @trb(%m: memref<100x100xf32>, %i: index, %p: f32) -> vector<8xf32> { %0 = vector.transfer_read %m[%i, %i], %p {in_bounds=[true], permutation_map=affine_map<(d0,d1)->(0)>} : memref<100x100xf32>, vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @trp(%m: memref<100x100xf32>, %i: index, %p: f32) -> vector<8xf32> { %0 = vector.transfer_read %m[%i, %i], %p {in_bounds=[true], permutation_map=affine_map<(d0,d1)->(d0)>} : memref<100x100xf32>, vector<8xf32> return %0 : vector<8xf32> }

// -----

func.func @tw(%m: memref<100xf32>, %i: index, %p: vector<8xf32>) { vector.transfer_write %p, %m[%i] {in_bounds=[true]} : vector<8xf32>, memref<100xf32> return }

// -----

func.func @two(%m: memref<100xf32>, %i: index, %p: vector<8xf32>) { vector.transfer_write %p, %m[%i] : vector<8xf32>, memref<100xf32> return }

// -----

func.func @twm(%m: memref<100xf32>, %i: index, %p: vector<8xf32>, %k: vector<8xi1>) { vector.transfer_write %p, %m[%i], %k {in_bounds=[true]} : vector<8xf32>, memref<100xf32> return }

// -----

func.func @tw0(%m: memref<100xf32>, %i: index, %p: vector<f32>) { vector.transfer_write %p, %m[%i] : vector<f32>, memref<100xf32> return }
