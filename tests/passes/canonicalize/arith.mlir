// RUN: terrace opt %s --canonicalize

// Constants, extended operands, selections, comparisons of converted integers and casts.

func.func @add(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.addi %x, %c3 overflow<nsw> : i32
  %b = arith.addi %a, %c5 overflow<nsw, nuw> : i32
  %c = arith.subi %x, %c3 overflow<nsw> : i32
  %d = arith.addi %c, %c5 overflow<nsw> : i32
  %e = arith.subi %c3, %x : i32
  %f = arith.addi %e, %c5 : i32
  %g = arith.muli %x, %m1 overflow<nsw> : i32
  %h = arith.addi %y, %g overflow<nsw> : i32
  %i = arith.addi %g, %y : i32
  return %b, %d, %f, %h, %i : i32, i32, i32, i32, i32
}
func.func @addv(%x: vector<4xi32>, %y: vector<4xi32>, %z: vector<[4]xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<[4]xi32>) {
  %c3 = arith.constant dense<3> : vector<4xi32>
  %c5 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %m1 = arith.constant dense<-1> : vector<4xi32>
  %a = arith.addi %x, %c3 overflow<nsw> : vector<4xi32>
  %b = arith.addi %a, %c3 overflow<nsw, nuw> : vector<4xi32>
  %c = arith.subi %x, %c3 overflow<nsw> : vector<4xi32>
  %d = arith.addi %c, %c5 overflow<nsw> : vector<4xi32>
  %g = arith.muli %x, %m1 : vector<4xi32>
  %h = arith.addi %y, %g : vector<4xi32>
  %s = arith.constant dense<7> : vector<[4]xi32>
  %s1 = arith.addi %z, %s : vector<[4]xi32>
  %s2 = arith.addi %s1, %s : vector<[4]xi32>
  return %b, %d, %h, %s2 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<[4]xi32>
}
func.func @sub(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %a = arith.addi %x, %c3 overflow<nsw> : i32
  %1 = arith.subi %a, %c5 overflow<nsw> : i32
  %2 = arith.subi %c5, %a overflow<nuw> : i32
  %c = arith.subi %x, %c3 overflow<nuw> : i32
  %3 = arith.subi %c, %c5 overflow<nuw>: i32
  %d = arith.subi %c3, %x overflow<nuw> : i32
  %4 = arith.subi %d, %c5 : i32
  %5 = arith.subi %c5, %c : i32
  %6 = arith.subi %c5, %d : i32
  %e = arith.subi %x, %y overflow<nsw> : i32
  %7 = arith.subi %e, %x overflow<nsw> : i32
  return %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32
}
func.func @mul(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.muli %x, %c3 overflow<nsw> : i32
  %1 = arith.muli %a, %c3 overflow<nsw> : i32
  %2, %h2 = arith.mulsi_extended %x, %y : i32
  %3, %h3 = arith.mului_extended %x, %y : i32
  %4, %h4 = arith.mulsi_extended %x, %c1 : i32
  %5, %h5 = arith.addui_extended %x, %y : i32, i1
  return %1, %2, %3, %4, %h4, %5 : i32, i32, i32, i32, i32, i32
}
func.func @bits(%x: i8, %y: i8, %z: i16, %v: vector<2xi8>, %w: vector<2xi8>) -> (i32, i32, i32, i32, i32, i32, i32, i1, vector<2xi32>, vector<2xi1>) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %z1 = arith.extui %z : i16 to i32
  %c = arith.extsi %x : i8 to i32
  %d = arith.extsi %y : i8 to i32
  %1 = arith.xori %a, %b : i32
  %2 = arith.xori %c, %d : i32
  %3 = arith.andi %a, %b : i32
  %4 = arith.andi %c, %d : i32
  %5 = arith.ori %a, %b : i32
  %6 = arith.ori %c, %d : i32
  %7 = arith.ori %a, %z1 : i32
  %t = arith.constant true
  %cmp = arith.cmpi slt, %x, %y : i8
  %8 = arith.xori %cmp, %t : i1
  %v1 = arith.extui %v : vector<2xi8> to vector<2xi32>
  %v2 = arith.extui %w : vector<2xi8> to vector<2xi32>
  %9 = arith.xori %v1, %v2 : vector<2xi32>
  %tt = arith.constant dense<true> : vector<2xi1>
  %vc = arith.cmpi ult, %v, %w : vector<2xi8>
  %10 = arith.xori %vc, %tt : vector<2xi1>
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i32, i32, i32, i32, i32, i32, i32, i1, vector<2xi32>, vector<2xi1>
}
func.func @cmp(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.extsi %x : i8 to i32
  %d = arith.extsi %y : i8 to i32
  %1 = arith.cmpi slt, %a, %b : i32
  %2 = arith.cmpi ult, %a, %b : i32
  %3 = arith.cmpi eq, %a, %b : i32
  %4 = arith.cmpi slt, %c, %d : i32
  %5 = arith.cmpi ult, %c, %d : i32
  %6 = arith.cmpi ne, %c, %d : i32
  return %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1
}
func.func @cmpf(%x: i8, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %x : i8 to f32
  %g = arith.uitofp %x : i8 to f32
  %g2 = arith.sitofp %y : i32 to f32
  %h = arith.constant 1.5 : f32
  %k = arith.constant 2.0 : f32
  %big = arith.constant 1000.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %1 = arith.cmpf olt, %f, %h : f32
  %2 = arith.cmpf ogt, %g, %h : f32
  %3 = arith.cmpf oeq, %f, %h : f32
  %4 = arith.cmpf une, %f, %h : f32
  %5 = arith.cmpf oge, %f, %k : f32
  %6 = arith.cmpf ole, %g, %k : f32
  %7 = arith.cmpf olt, %f, %big : f32
  %8 = arith.cmpf ugt, %f, %big : f32
  %9 = arith.cmpf ult, %f, %nan : f32
  %10 = arith.cmpf olt, %f, %inf : f32
  %11 = arith.cmpf olt, %g2, %k : f32
  %12 = arith.cmpf ord, %f, %k : f32
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @sel(%p: i1, %q: i1, %x: i32, %y: i32, %z: i32, %vp: vector<2xi1>, %vx: vector<2xi32>, %vy: vector<2xi32>) -> (i1, i32, i32, i32, i32, i32, i32, vector<2xi32>, i1, i1, i1, vector<2xi32>, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %1 = arith.select %p, %f, %t : i1
  %i = arith.select %p, %x, %y : i32
  %2 = arith.select %p, %i, %z : i32
  %3 = arith.select %p, %z, %i : i32
  %n = arith.xori %p, %t : i1
  %4 = arith.select %n, %x, %y : i32
  %5 = arith.select %p, %c1, %c0 : i32
  %6 = arith.select %p, %c0, %c1 : i32
  %j = arith.select %q, %x, %y : i32
  %7 = arith.select %p, %j, %y : i32
  %vt = arith.constant dense<true> : vector<2xi1>
  %vn = arith.xori %vp, %vt : vector<2xi1>
  %8 = arith.select %vn, %vx, %vy : vector<2xi1>, vector<2xi32>
  %9 = arith.select %p, %q, %f : i1
  %10 = arith.select %p, %t, %q : i1
  %11 = arith.select %p, %t, %f : i1
  %v1 = arith.constant dense<1> : vector<2xi32>
  %v0 = arith.constant dense<0> : vector<2xi32>
  %12 = arith.select %vp, %v1, %v0 : vector<2xi1>, vector<2xi32>
  %k = arith.constant -1 : i32
  %13 = arith.select %p, %k, %c0 : i32
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : i1, i32, i32, i32, i32, i32, i32, vector<2xi32>, i1, i1, i1, vector<2xi32>, i32
}
func.func @casts(%x: i8, %i: index, %f: f32, %w: i64, %f16: f16) -> (i32, i16, index, index, index, i16, i16, i8, i8, i8, i8, f16, f16, f32, i16, index, i8, f16) {
  %a = arith.extui %x : i8 to i16
  %1 = arith.extsi %a : i16 to i32
  %s = arith.extsi %x : i8 to i32
  %u = arith.extui %x : i8 to i32
  %2 = arith.trunci %s : i32 to i16
  %ic = arith.index_cast %i : index to i64
  %3 = arith.index_cast %ic : i64 to index
  %4 = arith.index_cast %s : i32 to index
  %5 = arith.index_castui %u : i32 to index
  %bc = arith.bitcast %f16 : f16 to bf16
  %6 = arith.bitcast %bc : bf16 to i16
  %7 = arith.trunci %u overflow<nsw> : i32 to i16
  %c8 = arith.constant 8 : i16
  %sh = arith.shrsi %a, %c8 : i16
  %8 = arith.trunci %sh : i16 to i8
  %9 = arith.trunci %s : i32 to i8
  %c16 = arith.constant 16 : i64
  %c60 = arith.constant 60 : i64
  %sh2 = arith.shrsi %w, %c16 : i64
  %10 = arith.trunci %sh2 overflow<nuw> : i64 to i8
  %sh3 = arith.shrsi %w, %c60 : i64
  %11 = arith.trunci %sh3 : i64 to i8
  %g = arith.sitofp %x : i8 to f32
  %12 = arith.truncf %g : f32 to f16
  %g2 = arith.uitofp %x : i8 to f32
  %13 = arith.truncf %g2 to_nearest_away : f32 to f16
  %e = arith.extf %f16 : f16 to f64
  %14 = arith.truncf %e : f64 to f32
  %icu = arith.index_castui %i : index to i64
  %16 = arith.index_castui %icu : i64 to index
  %ic3 = arith.index_cast %i : index to i16
  %ic4 = arith.index_cast %ic3 : i16 to index
  %15 = arith.trunci %s : i32 to i16
  %y = arith.trunci %w : i64 to i16
  %17 = arith.trunci %y : i16 to i8
  %18 = arith.truncf %e : f64 to f16
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : i32, i16, index, index, index, i16, i16, i8, i8, i8, i8, f16, f16, f32, i16, index, i8, f16
}
func.func @float(%x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %a = arith.negf %x fastmath<nnan> : f32
  %b = arith.negf %y : f32
  %1 = arith.mulf %a, %b fastmath<fast> : f32
  %2 = arith.divf %a, %b : f32
  %3 = arith.negf %a : f32
  %4 = arith.mulf %a, %y : f32
  return %1, %2, %3, %4 : f32, f32, f32, f32
}
