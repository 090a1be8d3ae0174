// RUN: terrace opt %s --inline
// RUN: terrace opt %s --inline=default-pipeline=

// DIFFERS: upstream inlines an access of an element whose number the loop loads, which is no dimension there, and fails; without a pipeline it leaves induction variables in the place of symbols.

func.func private @get(%m: memref<?xf32>, %i: index) -> f32 {
  %x = affine.load %m[symbol(%i)] : memref<?xf32>
  return %x : f32
}

func.func @loaded(%m: memref<?xf32>, %o: memref<8xindex>) {
  affine.for %i = 0 to 8 {
    %j = affine.load %o[%i] : memref<8xindex>
    %x = func.call @get(%m, %j) : (memref<?xf32>, index) -> f32
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @induction_variable(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    %x = func.call @get(%m, %i) : (memref<?xf32>, index) -> f32
    affine.store %x, %m[%i + 8] : memref<?xf32>
  }
  return
}
