// RUN: terrace opt --canonicalize=top-down=false %s

// Which branch of an `scf.if` gets the first constant for its condition follows from the order of the condition's uses.
// An operand keeps its place there when operands behind it are erased, and when an `scf.if` moves from the first region
// of a loop to the second one without further operands.
func.func @condition(%n: memref<?xf32>, %f: f32, %j: i33, %m: memref<16xi8>, %g: f32, %i: index, %c: i1) {
  %0 = scf.if %c -> (f32) {
    %1 = math.atan %f : f32
    %2:2 = scf.while (%a = %j) : (i33) -> (memref<16xi8>, index) {
      scf.if %c {
      }
      scf.condition(%c) %m, %i : memref<16xi8>, index
    } do {
    ^bb0(%a: memref<16xi8>, %k: index):
      %sum, %overflow = arith.addui_extended %k, %i : index, i1
      %3 = scf.if %overflow -> (i1) {
        scf.yield %c : i1
      } else {
        memref.store %f, %n[%i] : memref<?xf32>
        scf.yield %overflow : i1
      }
      scf.yield %j : i33
    }
    scf.yield %g : f32
  } else {
    %1 = scf.while (%a = %j) : (i33) -> memref<?xf32> {
      scf.condition(%c) %n : memref<?xf32>
    } do {
    ^bb0(%a: memref<?xf32>):
      memref.store %f, %n[%i] : memref<?xf32>
      scf.yield %j : i33
    }
    scf.yield %g : f32
  }
  cf.br ^loop
^loop:
  cf.cond_br %c, ^loop, ^loop
}
