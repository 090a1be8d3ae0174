// RUN: terrace fmt < %s
// RUN: not terrace fmt --check < %s
// RUN: terrace fmt < %s | terrace fmt --check
// RUN: terrace fmt --help

// What 'terrace fmt' changes, and what it keeps.


#map = affine_map<(d0,d1)[s0]->(d0+1, d1- s0*2, -d0)>
#set=affine_set<(d0)[s0] : (d0-1>=0, s0==0)>
!t = tensor<4x?xf32,#map>   // the spaces before a comment stay

// Signatures, dictionaries, types of operands.
func.func @f (%a : i32 , %b:memref<4xf32> {llvm.noalias} , %c:index)->i32 attributes{a.b} {
// A comment has the indentation of what follows it.
%0:2="foo.op" (%a){a=1:i32, b = dense<[ 1,2 ]> : tensor<2xi8>}:(i32)->(i32,i32)
      %1 = arith.addi %a,%a:i32

  // One operation a line; a region with one operation may stay on a line.
  scf.for %i = %c to %c step %c { %2 = arith.addi %a,%a:i32  memref.store %x, %b[%i]:memref<4xf32>
    scf.yield }
  scf.if %d {scf.yield} else { scf.yield }
  %mask = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  cf.cond_br %d, ^bb1(%a : i32), ^bb2
    ^bb1 (%e : i32) :  // pred: ^bb0
      return %e : i32
  ^bb2: return %a : i32
  // The last comment of a region.
}

// Lines of an operation.
%r = "test.regions"(%a,
                    %b) ({
    ^bb0(%x: i32): "test.x"() : () -> ()
  }, {}) {a} : (i32,
  i32) -> ()
linalg.generic {
      indexing_maps = [#map,
                       #map],
      iterator_types =
        ["parallel"]
} ins(%a : memref<?xf32>)
  outs(%b : memref<?xf32>)
{
  ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
  }
linalg.map outs(%a : memref<4xf32>)
    (%i: f32) {
  linalg.yield %i : f32
}
%cst = arith.constant dense<[[1.0, 2.0],
                             [3.0, 4.0]]> : tensor<2x2xf32>

// The data of dialects, which may be opaque, stays.
"test.data"() {a = #foo.bar<x  ,y>, b = !foo<[ 1,
   2 ]>} : () -> ()

// Operations of unknown dialects.
pdl.pattern : benefit(1) { %root = operation "foo.op"
    rewrite %root {
  erase %root
    }
}
// -----
func.func @lines() { return } // expected-error {{the region stays on its line}}
module { module {} module {} } // expected-error {{all of them are on this line}}
// expected-error @+3 {{three lines below}}


module { module {} module {} }
module { module {} module {} }
// -----
// Without the bracket that closes it, a chunk stays as it is.
  func.func  @open( {
// -----
  module{ }
    // ----- With other text on its line a marker is a comment.
module {  // -----
  module {
  // ----- It has an indentation.
  }
}
