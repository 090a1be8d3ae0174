// RUN: terrace opt %s --affine-loop-tile="tile-size=3 separate" --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-loop-tile="tile-size=4 separate" --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-loop-tile=separate --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-loop-tile="tile-sizes=1,5 separate" --split-input-file --allow-unregistered-dialect

func.func @two(%n: index, %m: index) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { "test.x"(%i, %j) : (index, index) -> () } }
  return
}

// -----

func.func @twodiv(%n: index, %m: index) {
  affine.for %i = 0 to %n { affine.for %j = 0 to affine_map<(d0)->(d0 floordiv 2)>(%m) { "test.x"(%i, %j) : (index, index) -> () } }
  return
}

// -----

func.func @mod(%n: index, %m: index) {
  affine.for %j = 0 to affine_map<(d0)->(d0 mod 7 + 100)>(%m) { "test.x"(%j) : (index) -> () } 
  return
}

// -----

func.func @coef(%n: index, %m: index) {
  affine.for %j = 0 to min affine_map<(d0)[s0]->(d0 * 2 + 100, s0 * 3, d0 * 2 + 50)>(%m)[%n] { "test.x"(%j) : (index) -> () } 
  return
}

// -----

func.func @same(%n: index, %m: index) {
  affine.for %j = 0 to min affine_map<(d0)[s0]->(d0, s0, d0)>(%m)[%m] { "test.x"(%j) : (index) -> () } 
  return
}

// -----

func.func @step(%n: index, %m: index) {
  affine.for %i = 0 to 99 { affine.for %j = 0 to min affine_map<(d0)[s0]->(d0, s0 + 2, 1000)>(%m)[%n] { "test.x"(%j) : (index) -> () }  }
  return
}

// -----

func.func @lbs(%n: index, %m: index) {
  affine.for %j = max affine_map<(d0)[s0]->(d0, s0)>(%m)[%n] to min affine_map<(d0)[s0]->(d0 + 11, s0 + 2, 1000)>(%m)[%n] { "test.x"(%j) : (index) -> () } 
  return
}

// -----

func.func @semi(%n: index, %m: index) {
  affine.for %j = 0 to affine_map<()[s0, s1]->(s0 * s1)>()[%m, %n] { "test.x"(%j) : (index) -> () } 
  return
}

// -----

func.func @ceil(%n: index, %m: index) {
  affine.for %j = 0 to affine_map<()[s0, s1]->(s0 ceildiv 4)>()[%m, %n] { "test.x"(%j) : (index) -> () } 
  return
}

// -----

func.func @divs(%n: index, %m: index) {
  affine.for %i = 0 to affine_map<()[s0, s1]->(s0 ceildiv 4)>()[%m, %n] { affine.for %j = 0 to affine_map<()[s0, s1]->(s0 * 3 + s1)>()[%m, %n] { "test.x"(%j) : (index) -> () } }
  return
}

// -----

func.func @dup(%n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[s0, s1]->(s0, s0 + 1, s0 * 2, s0 * 2 + 6)>()[%m, %n] {"test.x"(%i) : (index) -> () } 
  return
}

// -----

func.func @const(%n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[s0, s1]->(100, 101, s0)>()[%m, %n] {"test.x"(%i) : (index) -> () } 
  return
}

// -----

func.func @const(%n: index, %m: index) {
 %c = arith.constant 40 : index
  affine.for %i = 0 to min affine_map<()[s0, s1]->(100, 101, s0)>()[%c, %n] {"test.x"(%i) : (index) -> () } 
  return
}
