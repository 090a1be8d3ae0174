// RUN: not terrace opt %s --split-input-file 2>&1

// What the parsers and the verifiers of `affine.dma_start` and `affine.dma_wait` say.

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0] : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %n, %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %n, %n, %n, %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i] %d[%i], %t[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i] %t[0], %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t, %n : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %c : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %n : memref<8x8xf32>, memref<64xf32, 1> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %n : memref<8x8xf32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %n : f32, f32, f32 } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %n } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_start %s[%i, %i], %d[%i], %t[0], %n {a} : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t[0] : memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t, %n : memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t[0], %n : f32 } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t[0], %n } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t[0], %c : memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { affine.dma_wait %t[0], %n {a} : memref<1xi32> } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_wait"(%n, %t, %i) {tag_map = affine_map<(d0) -> (d0)>} : (index, memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %d, %i, %t, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, index, memref<64xf32, 1>, index, memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %i, %c, %i, %t, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, index, index, f32, index, memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%c, %i, %i, %d, %i, %t, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (f32, index, index, memref<64xf32, 1>, index, memref<1xi32>, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %i, %d, %i, %c, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, index, index, memref<64xf32, 1>, index, f32, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %i, %d, %i, %t, %n, %n, %n, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, index, index, memref<64xf32, 1>, index, memref<1xi32>, index, index, index, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %i, %i, %d, %i, %t, %n, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, index, index, memref<64xf32, 1>, index, memref<1xi32>, index, index) -> () } return }

// -----

func.func @f(%s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>, %n: index, %c: f32, %u: memref<*xf32>) { affine.for %i = 0 to 8 { "affine.dma_start"(%s, %c, %i, %d, %i, %t, %n) {src_map = affine_map<(d0, d1) -> (d0, d1)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<8x8xf32>, f32, index, memref<64xf32, 1>, index, memref<1xi32>, index) -> () } return }
