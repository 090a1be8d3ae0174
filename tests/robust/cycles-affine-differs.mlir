// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --canonicalize
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --affine-simplify-structures
// DIFFERS: upstream merges applications that follow from themselves without end.

%a = affine.apply affine_map<(d0) -> (d0 + 1)>(%c)
%b = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
%c = affine.apply affine_map<(d0) -> (d0 + 3)>(%b)
%d = affine.apply affine_map<(d0) -> (d0 + 4)>(%c)
"test.use"(%d) : (index) -> ()

// -----

func.func @unreachable(%m: memref<8xf32>) {
  return
^bb1:
  %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%b)
  %b = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
  %c = affine.min affine_map<(d0) -> (d0 + 1, 7)>(%b)
  %d = memref.load %m[%c] : memref<8xf32>
  "test.use"(%d) : (f32) -> ()
  cf.br ^bb1
}
