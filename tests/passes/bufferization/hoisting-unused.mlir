// RUN: terrace opt %s --buffer-hoisting

// A view without uses counts by its definition.
func.func @unused_result(%other: memref<?xf64>, %n: index, %c: i1) {
  %0 = scf.if %c -> (memref<?xf64>) {
    %alloc = memref.alloc(%n) : memref<?xf64>
    scf.yield %alloc : memref<?xf64>
  } else {
    scf.yield %other : memref<?xf64>
  }
  return
}

func.func @unused_argument(%other: memref<?xf64>, %n: index, %c: i1) {
  cf.cond_br %c, ^then, ^end(%other : memref<?xf64>)
^then:
  %alloc = memref.alloc(%n) : memref<?xf64>
  cf.br ^end(%alloc : memref<?xf64>)
^end(%view: memref<?xf64>):
  return
}
