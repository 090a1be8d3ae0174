// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// The rest.

// expected-error@+1 {{expected ']' in symbol list}}
module attributes {x.a = affine_map<(d0)[s0 -> (d0)>} {}

// -----

// expected-error@+1 {{undefined symbol alias id 'a'}}
"x.a"() : () -> () loc(callsite(#a at "b"))
#a = 1

// -----

#a = 1
// expected-error@+1 {{expected location attribute, but got1 : i64}}
"x.a"() : () -> () loc(callsite(#a at "b"))

// -----

#a = "s"
// expected-error@+1 {{expected location attribute, but got"s"}}
"x.a"() : () -> () loc("n"(#a))

// -----

#a = loc("x":1:1)
// expected-error@+1 {{undefined symbol alias id 'b'}}
"x.a"() : () -> () loc(fused[#a, #b])

// -----

// expected-error@+1 {{successors in non-terminator}}
"arith.constant"()[^a] <{value = 1 : i32}> : () -> i32

// -----

// expected-error@+1 {{operand #0 does not dominate this use}}
"x.use"(%x) : (i32) -> ()
"x.r"() ({
// expected-note@+1 {{operand defined here (op in a child region)}}
  %x = "x.def"() : () -> i32
}) : () -> ()

// -----

func.func @f() {
// expected-error@+1 {{operand #0 does not dominate this use}}
  "x.use"(%x) : (i32) -> ()
  "x.r"() ({
// expected-note@+1 {{operand defined here (op in a child region)}}
    %x = "x.def"() : () -> i32
    "x.y"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
  "x.r"() ({
// expected-error@+1 {{operand #0 does not dominate this use}}
    "x.use"(%x) : (i32) -> ()
  }, {
// expected-note@+1 {{operand defined here (op is neither in a parent nor in a child region)}}
    %x = "x.def"() : () -> i32
    "x.y"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{operand #0 does not dominate this use}}
  "x.use"(%x) : (i32) -> ()
// expected-note@+1 {{operand defined as a block argument (block #0 in a child region)}}
  "x.r"() ({
  ^bb0(%x: i32):
    "x.y"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
// expected-error@+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %m = memref.alloc() {alignment = "x"} : memref<4xi32>
  return
}

// -----

func.func @f() {
// expected-error@+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %m = memref.alloc() {alignment = 3 : i32} : memref<4xi32>
  return
}

// -----

// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([4])}}
memref.global @g : memref<4xi32> = dense<[1, 2]>

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
memref.global @g : memref<2xi32> = dense<1.0>

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
memref.global @g : memref<2xi32> = 5

// -----

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
memref.global @g : i32

// -----

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xi32>'}}
memref.global @g : memref<?xi32>

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected ','}}
  %0 = arith.addi %a : i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected ':'}}
  %0 = arith.addi %a, %a i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected non-function type}}
  %0 = arith.addi %a, %a : f33
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
// expected-error@+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<foo> : i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = arith.addi %a, %a {x = } : i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.addi %a, %a {overflowFlags = 1} : i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi foo, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi 1, %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = arith.constant : i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
  %0 = arith.constant 1 : f32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{integer literal not valid for specified type}}
  %0 = arith.constant 1 : tensor<2xi32>
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected attribute value}}
  %0 = arith.constant
  return
}

// -----

func.func @f(%a: i32) -> i32 {
// expected-error@+1 {{expected ':'}}
  return %a
}

// -----

func.func @f(%a: i32) -> i32 {
// expected-error@+1 {{custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types}}
  return %a : i32, i32
}

// -----

func.func @f(%a: i32) -> i32 {
// expected-error@+1 {{expected SSA operand}}
  return %a, : i32
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected '('}}
  call @g : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{expected attribute value}}
  call g() : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'func.call' number of operands and types do not match: got 1 operands and 0 types}}
  call @g(%a) : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call @g(%a) : i32
  return
}
