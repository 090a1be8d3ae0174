// RUN: terrace opt %s
// RUN: terrace opt --mlir-print-op-generic %s
// RUN: terrace opt --mlir-print-skip-regions %s
// RUN: terrace opt --mlir-print-debuginfo --mlir-print-local-scope %s

// ONE-WAY: the text of vector.mask has no location for the operation inside

// Operations of one shape use the same aliases, which are named in the order of their first uses. An operation with
// known or no uses around its regions still shows those in them.

#double = affine_map<(d0) -> (d0 * 2)>
#half = affine_map<(d0) -> (d0 floordiv 2)>
#last = affine_map<(d0)[s0] -> (d0, s0 - 1)>
#odd = affine_set<(d0) : (d0 mod 2 - 1 == 0)>

func.func @loops(%m: memref<?xf32>, %n: index, %v: vector<4xf32>, %mask: vector<4xi1>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%i + %j] : memref<?xf32>
      affine.store %a, %m[%i + %j] : memref<?xf32>
    } {after = #half}
    affine.for %j = 0 to 8 {
      affine.if #odd(%j) {
        %a = affine.load %m[%i + %j] {tag = #double} : memref<?xf32>
        affine.store %a, %m[%i + %j] {tag = #half} : memref<?xf32>
      }
    } {after = #half}
  }
  affine.for %i = #double(%n) to min #last(%n)[%n] {
    affine.for %j = #double(%n) to min #last(%n)[%n] {
      %a = affine.load %m[%i] : memref<?xf32>
      affine.store %a, %m[%j] : memref<?xf32>
    }
  }
  vector.mask %mask {
    vector.transfer_write %v, %m[%n] {in_bounds = [true], tag = #last} : vector<4xf32>, memref<?xf32>
  } : vector<4xi1>
  return
}

func.func @branch(%n: index, %m: memref<?xf32>, %f: f32) attributes {first = #last} {
  cf.br ^next {tag = #odd}
^next:
  scf.for %i = %n to %n step %n {
    affine.store %f, %m[%n] : memref<?xf32>
  }
  cf.br ^next {tag = #odd}
}
