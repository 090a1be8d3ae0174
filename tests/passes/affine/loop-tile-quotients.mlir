// RUN: terrace opt %s --affine-loop-tile
// Whether the extent of an access is known, and with it the size of tiles, depends on what upstream's simplification makes of
// bounds that are quotients.

func.func @quotients(%m: memref<?xf32>, %a: index) {
  affine.for %i = affine_map<(d0) -> (d0 floordiv 4)>(%a) to affine_map<(d0) -> (d0 floordiv 4 + 8)>(%a) {
    %x = affine.load %m[%i] : memref<?xf32>
  }
  return
}

// Extents are known of one and four times the index, but not of twice the index.
func.func @twice(%m: memref<?xf32>, %a: index) {
  affine.for %i = affine_map<(d0) -> (d0 floordiv 4)>(%a) to affine_map<(d0) -> (d0 floordiv 4 + 8)>(%a) {
    %x = affine.load %m[%i * 2] : memref<?xf32>
  }
  return
}

func.func @four_times(%m: memref<?xf32>, %a: index) {
  affine.for %i = affine_map<(d0) -> (d0 floordiv 4)>(%a) to affine_map<(d0) -> (d0 floordiv 4 + 8)>(%a) {
    %x = affine.load %m[%i * 4] : memref<?xf32>
  }
  return
}

func.func @both_shifted(%m: memref<?xf32>, %a: index) {
  affine.for %i = affine_map<(d0) -> (d0 floordiv 4 + 2)>(%a) to affine_map<(d0) -> (d0 floordiv 4 + 10)>(%a) {
    %x = affine.load %m[%i] : memref<?xf32>
  }
  return
}

func.func @rounded_up(%m: memref<?xf32>, %a: index) {
  affine.for %i = affine_map<(d0) -> (d0 ceildiv 4)>(%a) to affine_map<(d0) -> (d0 ceildiv 4 + 8)>(%a) {
    %x = affine.load %m[%i] : memref<?xf32>
  }
  return
}

func.func @quotient_and_sum(%m: memref<?xf32>, %a: index) {
  affine.for %i = affine_map<(d0) -> (d0 floordiv 4 + d0)>(%a) to affine_map<(d0) -> (d0 floordiv 4 + d0 + 8)>(%a) {
    %x = affine.load %m[%i] : memref<?xf32>
  }
  return
}

func.func @no_iterations(%m: memref<?x?xf32>, %a: index, %b: index, %k: i1) {
  affine.for %i = max affine_map<(d0, d1) -> (d0 floordiv 4, d1)>(%a, %b) to min affine_map<(d0) -> (d0 floordiv 4, d0 * 4)>(%a) step 3 {
    scf.if %k {
      affine.for %j = affine_map<(d0) -> (d0)>(%i) to 3 {
        %x = affine.load %m[%i * 3, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
