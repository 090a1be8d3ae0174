// RUN: terrace opt %s --convert-parallel-loops-to-gpu

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 * 2 + 1)>
func.func @parallel(%n: index, %m: memref<?x?xf32>, %lb: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j, %k) = (%lb, %c0, %c0) to (%n, %n, %c4) step (%s, %c4, %c1) {
    %x = memref.load %m[%i, %j] : memref<?x?xf32>
    %q = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%n]
    scf.parallel (%l) = (%c0) to (%q) step (%c1) {
      memref.store %x, %m[%l, %k] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0 * 2 + 1), bound = (d0) -> (d0 floordiv 2)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo.bar = 1 : i32}
  return
}
