// RUN: terrace opt %s --convert-vector-to-llvm --split-input-file
// RUN: terrace opt %s --convert-vector-to-llvm --split-input-file --mlir-print-debuginfo --mlir-print-local-scope

// Scalars, punctuation and strings.

func.func @printed(%a: i1, %b: i8, %c: si8, %d: ui8, %e: i64, %f: ui64, %g: si64, %h: index, %i: f16, %j: bf16, %k: f32, %l: f64, %m: i33, %n: ui1, %o: si1) {
  vector.print %a : i1
  vector.print %b : i8
  vector.print %e : i64
  vector.print %h : index
  vector.print %i : f16
  vector.print %j : bf16
  vector.print %k : f32
  vector.print %l : f64
  vector.print %m : i33
  vector.print punctuation <comma>
  vector.print %a : i1 punctuation <no_punctuation>
  vector.print %a : i1 punctuation <open>
  vector.print %a : i1 punctuation <close>
  vector.print punctuation <no_punctuation>
  vector.print str "hello\0A"
  vector.print str "hellox" punctuation <newline>
  return
}

// -----

// Types of other signedness, integers that are too wide, small floats; vectors stay.

func.func @unusual(%a: si8, %b: ui8, %c: ui64, %d: si64, %e: ui1, %f: si1, %g: ui33, %h: i65, %i: f8E4M3FN, %j: tf32, %k: vector<f32>, %l: vector<2xf32>, %m: f8E5M2, %n: f4E2M1FN, %o: f8E8M0FNU, %p: f6E3M2FN, %q: f6E2M3FN, %r: f8E3M4, %s: f8E4M3B11FNUZ, %t: f8E5M2FNUZ, %u: f8E4M3FNUZ, %v: f8E4M3) {
  vector.print %a : si8
  vector.print %b : ui8
  vector.print %c : ui64
  vector.print %d : si64
  vector.print %e : ui1
  vector.print %f : si1
  vector.print %g : ui33
  vector.print %h : i65
  vector.print %i : f8E4M3FN
  vector.print %j : tf32
  vector.print %k : vector<f32>
  vector.print %l : vector<2xf32>
  vector.print %m : f8E5M2
  vector.print %n : f4E2M1FN
  vector.print %o : f8E8M0FNU
  vector.print %p : f6E3M2FN
  vector.print %q : f6E2M3FN
  vector.print %r : f8E3M4
  vector.print %s : f8E4M3B11FNUZ
  vector.print %t : f8E5M2FNUZ
  vector.print %u : f8E4M3FNUZ
  vector.print %v : f8E4M3
  return
}

// -----

// Each module has its own declarations.

module {
  func.func @other(%b: i8) { vector.print str "q"
 return }
  module @in {
func.func @s(%b: i8) {
  vector.print %b : i8
  vector.print str "a"
  return
}}}
