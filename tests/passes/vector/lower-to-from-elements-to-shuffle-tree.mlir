// RUN: terrace opt %s --split-input-file --lower-vector-to-from-elements-to-shuffle-tree

func.func @a(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<4xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2 = vector.from_elements %0#0, %0#1, %1#0, %1#1 : vector<4xf32>
  return %2 : vector<4xf32>
}

// -----

func.func @b(%a: vector<5xf32>, %b: vector<5xf32>, %c: vector<5xf32>) -> vector<9xf32> {
  %0:5 = vector.to_elements %a : vector<5xf32>
  %1:5 = vector.to_elements %b : vector<5xf32>
  %2:5 = vector.to_elements %c : vector<5xf32>
  %3 = vector.from_elements %2#4, %2#3, %0#0, %1#1, %1#2, %0#0, %2#2, %0#1, %2#0 : vector<9xf32>
  return %3 : vector<9xf32>
}

// -----

func.func @c(%a: vector<4xf32>) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %3 = vector.from_elements %0#3, %0#1, %0#2, %0#0 : vector<4xf32>
  return %3 : vector<4xf32>
}

// -----

func.func @d(%a: vector<2x2xf32>, %b: vector<2x2xf32>) -> vector<2x4xf32> {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1:4 = vector.to_elements %b : vector<2x2xf32>
  %3 = vector.from_elements %0#3, %0#1, %0#2, %0#0, %1#0, %1#1, %1#2, %1#3 : vector<2x4xf32>
  return %3 : vector<2x4xf32>
}

// -----

func.func @e(%a: vector<4xf32>, %b: vector<3xf32>) -> vector<6xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:3 = vector.to_elements %b : vector<3xf32>
  %3 = vector.from_elements %0#3, %0#1, %1#2, %0#0, %1#0, %1#1 : vector<6xf32>
  return %3 : vector<6xf32>
}

// -----

func.func @f(%a: vector<4xf32>, %x: f32) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %3 = vector.from_elements %0#3, %x, %0#2, %0#0 : vector<4xf32>
  return %3 : vector<4xf32>
}

// -----

func.func @g(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %d: vector<4xf32>, %e: vector<4xf32>) -> vector<10xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %2:4 = vector.to_elements %c : vector<4xf32>
  %3:4 = vector.to_elements %d : vector<4xf32>
  %4:4 = vector.to_elements %e : vector<4xf32>
  %5 = vector.from_elements %0#3, %0#1, %1#2, %1#0, %2#0, %2#1, %3#1, %3#3, %4#0, %4#1 : vector<10xf32>
  return %5 : vector<10xf32>
}

// -----

func.func @h(%a: vector<8xf32>, %b: vector<2xf32>, %c: vector<3xf32>) -> vector<7xf32> {
  %0:8 = vector.to_elements %a : vector<8xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2:3 = vector.to_elements %c : vector<3xf32>
  %5 = vector.from_elements %2#0, %2#1, %0#7, %0#5, %1#0, %1#1, %0#0 : vector<7xf32>
  return %5 : vector<7xf32>
}

// -----

func.func @i(%a: vector<f32>) -> vector<1xf32> {
  %0 = vector.to_elements %a : vector<f32>
  %3 = vector.from_elements %0 : vector<1xf32>
  return %3 : vector<1xf32>
}

// -----

func.func @j(%a: vector<1xf32>, %b: vector<1xf32>, %c: vector<1xf32>) -> vector<3xf32> {
  %0 = vector.to_elements %a : vector<1xf32>
  %1 = vector.to_elements %b : vector<1xf32>
  %2 = vector.to_elements %c : vector<1xf32>
  %3 = vector.from_elements %0, %1, %2 : vector<3xf32>
  return %3 : vector<3xf32>
}

// -----

func.func @k(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %3 = vector.from_elements %0#0, %0#0, %1#0, %0#0 : vector<4xf32>
  return %3 : vector<4xf32>
}

// -----

func.func @l(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %d: vector<4xf32>, %e: vector<4xf32>, %f: vector<6xf32>) -> vector<12xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %2:4 = vector.to_elements %c : vector<4xf32>
  %3:4 = vector.to_elements %d : vector<4xf32>
  %4:4 = vector.to_elements %e : vector<4xf32>
  %5:6 = vector.to_elements %f : vector<6xf32>
  %6 = vector.from_elements %0#3, %5#5, %1#2, %4#0, %2#0, %3#1, %3#1, %2#3, %4#0, %1#1, %5#0, %0#0 : vector<12xf32>
  return %6 : vector<12xf32>
}
