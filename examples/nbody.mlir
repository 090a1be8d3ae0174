// Simulates the Sun and the four giant planets with a symplectic integrator and
// prints the energy of the system before and after (the n-body benchmark).
// Shows f64 arithmetic, 2-D constant globals copied into a working buffer,
// triangular loop nests, and Newton's iteration for the square root.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_energy("%.9f\0A\00")
llvm.mlir.global internal constant @fmt_body("%d: %12.8f %12.8f %12.8f\0A\00")

// One row per body: x y z, velocity x y z (AU per year), mass (solar mass = 4 pi^2).
memref.global "private" constant @bodies : memref<5x7xf64> = dense<[
  [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 39.478417604357434],
  [4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
   0.60632639299583202, 2.8119868449162602, -0.025218361659887629, 0.037693674870389493],
  [8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
   -1.0107743461787924, 1.8256623712304119, 0.0084157613765841535, 0.011286326131968767],
  [12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
   1.0827910064415354, 0.86871301816960822, -0.010832637401363636, 0.0017237240570597112],
  [15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
   0.97909073224389798, 0.59469899864767617, -0.034755955504078104, 0.0020336868699246304]]>

// Newton's iteration from above converges monotonically; stop when it no longer falls.
func.func @sqrt(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %start = arith.maximumf %x, %one : f64
  %root = scf.while (%guess = %start) : (f64) -> f64 {
    %q = arith.divf %x, %guess : f64
    %s = arith.addf %guess, %q : f64
    %next = arith.mulf %s, %half : f64
    %falls = arith.cmpf olt, %next, %guess : f64
    scf.condition(%falls) %next : f64
  } do {
  ^bb0(%next: f64):
    scf.yield %next : f64
  }
  return %root : f64
}

// Separation of bodies i and j, and its square.
func.func @separation(%b: memref<5x7xf64>, %i: index, %j: index) -> (f64, f64, f64, f64) {
  %x = arith.constant 0 : index
  %y = arith.constant 1 : index
  %z = arith.constant 2 : index
  %xi = memref.load %b[%i, %x] : memref<5x7xf64>
  %yi = memref.load %b[%i, %y] : memref<5x7xf64>
  %zi = memref.load %b[%i, %z] : memref<5x7xf64>
  %xj = memref.load %b[%j, %x] : memref<5x7xf64>
  %yj = memref.load %b[%j, %y] : memref<5x7xf64>
  %zj = memref.load %b[%j, %z] : memref<5x7xf64>
  %dx = arith.subf %xi, %xj : f64
  %dy = arith.subf %yi, %yj : f64
  %dz = arith.subf %zi, %zj : f64
  %xx = arith.mulf %dx, %dx : f64
  %yy = arith.mulf %dy, %dy : f64
  %zz = arith.mulf %dz, %dz : f64
  %xy = arith.addf %xx, %yy : f64
  %d2 = arith.addf %xy, %zz : f64
  return %dx, %dy, %dz, %d2 : f64, f64, f64, f64
}

// b[i][col] += delta * factor.
func.func @accumulate(%b: memref<5x7xf64>, %i: index, %col: index, %delta: f64, %factor: f64) {
  %old = memref.load %b[%i, %col] : memref<5x7xf64>
  %change = arith.mulf %delta, %factor : f64
  %new = arith.addf %old, %change : f64
  memref.store %new, %b[%i, %col] : memref<5x7xf64>
  return
}

func.func @advance(%b: memref<5x7xf64>, %dt: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %mass = arith.constant 6 : index
  scf.for %i = %c0 to %c5 step %c1 {
    %first = arith.addi %i, %c1 : index
    %mi = memref.load %b[%i, %mass] : memref<5x7xf64>
    scf.for %j = %first to %c5 step %c1 {
      %mj = memref.load %b[%j, %mass] : memref<5x7xf64>
      %d:4 = func.call @separation(%b, %i, %j) : (memref<5x7xf64>, index, index) -> (f64, f64, f64, f64)
      %dist = func.call @sqrt(%d#3) : (f64) -> f64
      %cube = arith.mulf %d#3, %dist : f64
      %mag = arith.divf %dt, %cube : f64
      %fj = arith.mulf %mj, %mag : f64
      %fi = arith.mulf %mi, %mag : f64
      %pull = arith.negf %fj : f64
      func.call @accumulate(%b, %i, %c3, %d#0, %pull) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @accumulate(%b, %i, %c4, %d#1, %pull) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @accumulate(%b, %i, %c5, %d#2, %pull) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @accumulate(%b, %j, %c3, %d#0, %fi) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @accumulate(%b, %j, %c4, %d#1, %fi) : (memref<5x7xf64>, index, index, f64, f64) -> ()
      func.call @accumulate(%b, %j, %c5, %d#2, %fi) : (memref<5x7xf64>, index, index, f64, f64) -> ()
    }
  }
  scf.for %i = %c0 to %c5 step %c1 {
    scf.for %axis = %c0 to %c3 step %c1 {
      %vel = arith.addi %axis, %c3 : index
      %v = memref.load %b[%i, %vel] : memref<5x7xf64>
      func.call @accumulate(%b, %i, %axis, %v, %dt) : (memref<5x7xf64>, index, index, f64, f64) -> ()
    }
  }
  return
}

func.func @energy(%b: memref<5x7xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %mass = arith.constant 6 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %total = scf.for %i = %c0 to %c5 step %c1 iter_args(%e = %zero) -> (f64) {
    %mi = memref.load %b[%i, %mass] : memref<5x7xf64>
    %v2 = scf.for %axis = %c0 to %c3 step %c1 iter_args(%s = %zero) -> (f64) {
      %vel = arith.addi %axis, %c3 : index
      %v = memref.load %b[%i, %vel] : memref<5x7xf64>
      %vv = arith.mulf %v, %v : f64
      %s1 = arith.addf %s, %vv : f64
      scf.yield %s1 : f64
    }
    %mv2 = arith.mulf %mi, %v2 : f64
    %kinetic = arith.mulf %mv2, %half : f64
    %e1 = arith.addf %e, %kinetic : f64
    %first = arith.addi %i, %c1 : index
    %e2 = scf.for %j = %first to %c5 step %c1 iter_args(%s = %e1) -> (f64) {
      %mj = memref.load %b[%j, %mass] : memref<5x7xf64>
      %d:4 = func.call @separation(%b, %i, %j) : (memref<5x7xf64>, index, index) -> (f64, f64, f64, f64)
      %dist = func.call @sqrt(%d#3) : (f64) -> f64
      %mm = arith.mulf %mi, %mj : f64
      %potential = arith.divf %mm, %dist : f64
      %s1 = arith.subf %s, %potential : f64
      scf.yield %s1 : f64
    }
    scf.yield %e2 : f64
  }
  return %total : f64
}

// Gives the Sun the velocity that makes the total momentum zero.
func.func @offset_momentum(%b: memref<5x7xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %mass = arith.constant 6 : index
  %zero = arith.constant 0.0 : f64
  %sun = memref.load %b[%c0, %mass] : memref<5x7xf64>
  scf.for %axis = %c0 to %c3 step %c1 {
    %vel = arith.addi %axis, %c3 : index
    %p = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %zero) -> (f64) {
      %v = memref.load %b[%i, %vel] : memref<5x7xf64>
      %m = memref.load %b[%i, %mass] : memref<5x7xf64>
      %mv = arith.mulf %v, %m : f64
      %s1 = arith.addf %s, %mv : f64
      scf.yield %s1 : f64
    }
    %neg = arith.negf %p : f64
    %v = arith.divf %neg, %sun : f64
    memref.store %v, %b[%c0, %vel] : memref<5x7xf64>
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %start = memref.get_global @bodies : memref<5x7xf64>
  %b = memref.alloc() : memref<5x7xf64>
  scf.for %i = %c0 to %c5 step %c1 {
    scf.for %j = %c0 to %c7 step %c1 {
      %v = memref.load %start[%i, %j] : memref<5x7xf64>
      memref.store %v, %b[%i, %j] : memref<5x7xf64>
    }
  }
  func.call @offset_momentum(%b) : (memref<5x7xf64>) -> ()
  %fmt = llvm.mlir.addressof @fmt_energy : !llvm.ptr
  %e0 = func.call @energy(%b) : (memref<5x7xf64>) -> f64
  %w0 = llvm.call @printf(%fmt, %e0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %steps = arith.constant 1000 : index
  %dt = arith.constant 0.01 : f64
  scf.for %s = %c0 to %steps step %c1 {
    func.call @advance(%b, %dt) : (memref<5x7xf64>, f64) -> ()
  }
  %e1 = func.call @energy(%b) : (memref<5x7xf64>) -> f64
  %w1 = llvm.call @printf(%fmt, %e1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %fmt_body = llvm.mlir.addressof @fmt_body : !llvm.ptr
  scf.for %i = %c0 to %c5 step %c1 {
    %n = arith.index_cast %i : index to i32
    %x = memref.load %b[%i, %c0] : memref<5x7xf64>
    %y = memref.load %b[%i, %c1] : memref<5x7xf64>
    %z = memref.load %b[%i, %c2] : memref<5x7xf64>
    %w = llvm.call @printf(%fmt_body, %n, %x, %y, %z) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64, f64, f64) -> i32
  }
  memref.dealloc %b : memref<5x7xf64>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
