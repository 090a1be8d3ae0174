// RUN: terrace opt %s --canonicalize --split-input-file --allow-unregistered-dialect

// Sums of the components of a delinearized index, times their strides, are the index.

func.func @sums(%i: index, %k: index) -> (index, index, index) {
  %a:3 = affine.delinearize_index %i into (4, 5) : index, index, index
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (s1 * 5 + s2 + s0 * 20)>()[%a#0, %a#1, %a#2]
  %1 = affine.apply affine_map<(d0, d1, d2, d3) -> ((d0 * 20 + d1 * 5 + d3 + d2) mod 7)>(%a#0, %a#1, %a#2, %k)
  %2 = affine.apply affine_map<()[s0, s1, s2] -> (s0 * 20 + s1 * 5 + s2 * 2)>()[%a#0, %a#1, %a#2]
  return %0, %1, %2 : index, index, index
}

// -----

// Some components stay if the rest of the map uses them.

func.func @used_twice(%i: index) -> index {
  %a:2 = affine.delinearize_index %i into (3, 8) : index, index
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 * 8 + s1 + s1 floordiv 2)>()[%a#0, %a#1]
  return %0 : index
}

// -----

// The parts of a sum are complete only after applies are merged.

func.func @merged() {
  affine.for %i = 0 to 100 {
    %a:2 = affine.delinearize_index %i into (10, 10) : index, index
    %0 = affine.apply affine_map<(d0) -> (d0 * 10)>(%a#0)
    %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1 + 3)>(%0, %a#1)
    "t.use"(%1) : (index) -> ()
  }
  return
}

// -----

func.func @dynamic(%i: index, %n: index) -> index {
  %a:2 = affine.delinearize_index %i into (%n) : index, index
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 * s2 + s1)>()[%a#0, %a#1, %n]
  return %0 : index
}
