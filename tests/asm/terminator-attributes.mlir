// RUN: terrace opt %s
// DIFFERS: upstream loses the attributes of terminators that custom forms leave out

// A custom form leaves out the terminator of a region when the operation has no results, but not its attributes.

#map = affine_map<(d0) -> (d0 + 77)>

func.func @loops(%n: index, %c: i1) {
  scf.for %i = %n to %n step %n {
    scf.yield {tag = #map}
  }
  scf.if %c {
    scf.yield {tag}
  } else {
    scf.yield
  }
  affine.for %i = 0 to 8 {
    "affine.yield"() {tag = #map} : () -> ()
  }
  scf.forall (%i) in (%n) {
    scf.forall.in_parallel {
    } {tag = 1 : i32}
  }
  return
}
