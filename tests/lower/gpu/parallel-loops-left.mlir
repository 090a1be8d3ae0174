// RUN: terrace opt %s --convert-parallel-loops-to-gpu

// Loops that cannot become launches stay.
func.func @f(%n: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%l) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%l] : memref<?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    memref.store %x, %m[%i] : memref<?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%l, %k) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
      memref.store %x, %m[%l] : memref<?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    memref.store %x, %m[%i] : memref<?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%l) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%l] : memref<?xf32>
    }
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%l) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%l] : memref<?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%l) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%l] : memref<?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
