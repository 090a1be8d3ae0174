// RUN: terrace opt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo

func.func @f60(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.br ^b2(%p, %p : i32, i32)
^b2(%a2_0: i32, %a2_1: i32):
  cf.cond_br %c, ^b2(%v0_0, %a2_1 : i32, i32), ^b2(%p, %a2_1 : i32, i32)
}
// -----
func.func @f61(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.br ^b6
^b6:
  %v6_0 = arith.addf %q, %q : f32
  %v6_1 = arith.addf %v6_0, %q : f32
  scf.if %c { "test.use"(%v6_0) : (f32) -> () }
  cf.br ^b8
^b7:
  "test.use"(%v8_1) : (i32) -> ()
  cf.cond_br %d, ^b8, ^b8
^b8:
  %v8_0 = arith.addf %v6_0, %v6_0 : f32
  %v8_1 = arith.addi %p, %p : i32
  cf.cond_br %d, ^b7, ^b7
}
// -----
func.func @f62(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  cf.cond_br %c, ^b2, ^b2
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = arith.addi %a1_0, %p : i32
  %v1_1 = arith.addf %v0_0, %q : f32
  cf.switch %p : i32, [default: ^b2, 1: ^b2, 4: ^b2]
^b2:
  %v2_0 = arith.addf %q, %q : f32
  "test.use"(%p) : (i32) -> ()
  cf.switch %p : i32, [default: ^b1(%p, %p : i32, i32), 1: ^b1(%p, %p : i32, i32), 4: ^b1(%p, %p : i32, i32)]
}
// -----
func.func @f63(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.cond_br %c, ^b5, ^b8(%q : f32)
^b3:
  %v3_0 = arith.addf %q, %q : f32
  cf.cond_br %c, ^b4(%v5_0, %q : i32, f32), ^b3
^b4(%a4_0: i32, %a4_1: f32):
  "test.use"(%a4_0) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.br ^b5
^b5:
  %v5_0 = arith.addi %p, %p : i32
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %v5_0 : i32, [default: ^b3, 1: ^b4(%p, %q : i32, f32), 4: ^b7(%v5_0 : i32)]
^b7(%a7_0: i32):
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %p : i32, [default: ^b8(%q : f32), 1: ^b8(%q : f32), 4: ^b8(%q : f32)]
^b8(%a8_0: f32):
  %v8_0 = arith.addi %p, %p : i32
  %v8_1 = arith.addf %q, %a8_0 : f32
  return %p : i32
}
// -----
func.func @f64(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  %v0_1 = arith.addi %p, %p : i32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b1, ^b4
^b1:
  %v1_0 = arith.addi %p, %p : i32
  %v1_1 = arith.addi %p, %p : i32
  "test.use"(%v1_1) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %p : i32, [default: ^b4, 1: ^b3(%v1_1 : i32), 4: ^b2]
^b2:
  %v2_0 = arith.addf %v0_0, %v0_0 : f32
  %v2_1 = arith.addi %p, %p : i32
  cf.switch %v0_1 : i32, [default: ^b8, 1: ^b3(%p : i32), 4: ^b3(%p : i32)]
^b3(%a3_0: i32):
  cf.br ^b2
^b4:
  %v4_0 = arith.addi %p, %v0_1 : i32
  cf.br ^b7
^b7:
  %v7_0 = arith.addi %p, %v4_0 : i32
  %v7_1 = arith.addi %v0_1, %v4_0 : i32
  cf.cond_br %d, ^b8, ^b8
^b8:
  cf.cond_br %c, ^b3(%v0_1 : i32), ^b1
}
// -----
func.func @f65(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.br ^b2
^b1(%a1_0: f32):
  %v1_0 = arith.addi %a3_1, %p : i32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b6(%a3_1 : i32), ^b4
^b2:
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b4, ^b3(%q, %p : f32, i32)
^b3(%a3_0: f32, %a3_1: i32):
  cf.switch %p : i32, [default: ^b5, 1: ^b7(%q : f32), 4: ^b4]
^b4:
  %v4_0 = arith.addf %q, %q : f32
  %v4_1 = arith.addf %v4_0, %q : f32
  cf.br ^b7(%q : f32)
^b5:
  cf.switch %p : i32, [default: ^b7(%q : f32), 1: ^b1(%q : f32), 4: ^b2]
^b6(%a6_0: i32):
  %v6_0 = arith.addf %a3_0, %q : f32
  %v6_1 = arith.addf %a1_0, %a3_0 : f32
  cf.cond_br %c, ^b7(%a3_0 : f32), ^b7(%v6_1 : f32)
^b7(%a7_0: f32):
  cf.switch %p : i32, [default: ^b2, 1: ^b4, 4: ^b4]
}
// -----
func.func @f66(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addf %q, %q : f32
  cf.br ^b2(%v0_0, %q : i32, f32)
^b1(%a1_0: i32):
  %v1_0 = arith.addf %q, %v2_1 : f32
  %v1_1 = arith.addi %a2_0, %v0_0 : i32
  "test.use"(%v0_0) : (i32) -> ()
  cf.br ^b1(%a1_0 : i32)
^b2(%a2_0: i32, %a2_1: f32):
  %v2_0 = arith.addi %p, %a2_0 : i32
  %v2_1 = arith.addf %q, %q : f32
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %d, ^b2(%a2_0, %v2_1 : i32, f32), ^b1(%a2_0 : i32)
}
// -----
func.func @f67(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.cond_br %c, ^b2, ^b2
^b1(%a1_0: f32, %a1_1: i32):
  %v1_0 = arith.addi %p, %a1_1 : i32
  cf.br ^b2
^b2:
  cf.cond_br %c, ^b1(%q, %p : f32, i32), ^b1(%q, %p : f32, i32)
}
// -----
func.func @f68(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.switch %p : i32, [default: ^b2, 1: ^b4(%q : f32), 4: ^b7(%p, %q : i32, f32)]
^b2:
  %v2_0 = arith.addf %q, %q : f32
  %v2_1 = arith.addf %q, %v2_0 : f32
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %p : i32, [default: ^b7(%p, %v2_0 : i32, f32), 1: ^b8(%q, %v2_0 : f32, f32), 4: ^b3]
^b3:
  return %p : i32
^b4(%a4_0: f32):
  %v4_0 = arith.addi %p, %v0_0 : i32
  %v4_1 = arith.addi %v0_0, %p : i32
  "test.use"(%v0_0) : (i32) -> ()
  return %p : i32
^b6(%a6_0: i32):
  %v6_0 = arith.addf %a8_1, %q : f32
  cf.br ^b8(%q, %a8_0 : f32, f32)
^b7(%a7_0: i32, %a7_1: f32):
  "test.use"(%a7_0) : (i32) -> ()
  cf.cond_br %c, ^b8(%a7_1, %q : f32, f32), ^b8(%q, %a7_1 : f32, f32)
^b8(%a8_0: f32, %a8_1: f32):
  cf.cond_br %d, ^b6(%v0_0 : i32), ^b3
}
// -----
func.func @f69(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  %v0_1 = arith.addi %p, %p : i32
  cf.cond_br %c, ^b1(%q, %q : f32, f32), ^b1(%q, %v0_0 : f32, f32)
^b1(%a1_0: f32, %a1_1: f32):
  %v1_0 = arith.addf %q, %q : f32
  cf.switch %p : i32, [default: ^b1(%v0_0, %v0_0 : f32, f32), 1: ^b1(%q, %q : f32, f32), 4: ^b1(%q, %v0_0 : f32, f32)]
}
// -----
func.func @f70(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.br ^b1(%p : i32)
^b1(%a1_0: i32):
  cf.br ^b2(%q, %v0_0 : f32, f32)
^b2(%a2_0: f32, %a2_1: f32):
  cf.cond_br %c, ^b2(%q, %a2_1 : f32, f32), ^b1(%a1_0 : i32)
}
// -----
func.func @f71(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  %v0_1 = arith.addf %q, %q : f32
  cf.cond_br %d, ^b3(%p : i32), ^b2(%p : i32)
^b2(%a2_0: i32):
  %v2_0 = arith.addi %p, %p : i32
  %v2_1 = arith.addf %v0_0, %v0_0 : f32
  cf.br ^b4(%a2_0 : i32)
^b3(%a3_0: i32):
  %v3_0 = arith.addi %p, %a3_0 : i32
  cf.cond_br %d, ^b5, ^b3(%p : i32)
^b4(%a4_0: i32):
  %v4_0 = arith.addi %p, %a2_0 : i32
  "test.use"(%v2_0) : (i32) -> ()
  cf.switch %a2_0 : i32, [default: ^b5, 1: ^b6(%a2_0, %v2_0 : i32, i32), 4: ^b5]
^b5:
  ub.unreachable
^b6(%a6_0: i32, %a6_1: i32):
  scf.if %c { "test.use"(%v2_1) : (f32) -> () }
  cf.br ^b2(%a6_1 : i32)
}
// -----
func.func @f72(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.cond_br %d, ^b1, ^b2(%p, %p : i32, i32)
^b1:
  %v1_0 = arith.addi %v0_0, %p : i32
  "test.use"(%v1_0) : (i32) -> ()
  cf.cond_br %d, ^b2(%v1_0, %p : i32, i32), ^b1
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = arith.addi %v0_0, %a2_0 : i32
  cf.switch %p : i32, [default: ^b2(%a2_0, %p : i32, i32), 1: ^b1, 4: ^b2(%p, %a2_0 : i32, i32)]
}
// -----
func.func @f73(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %d, ^b2(%q, %p : f32, i32), ^b4(%p, %p : i32, i32)
^b1(%a1_0: f32, %a1_1: f32):
  %v1_0 = arith.addf %a1_0, %q : f32
  "test.use"(%p) : (i32) -> ()
  cf.br ^b5
^b2(%a2_0: f32, %a2_1: i32):
  %v2_0 = arith.addi %p, %a2_1 : i32
  %v2_1 = arith.addi %p, %a2_1 : i32
  cf.cond_br %d, ^b3, ^b3
^b3:
  %v3_0 = arith.addi %p, %p : i32
  %v3_1 = arith.addf %q, %q : f32
  cf.br ^b1(%q, %q : f32, f32)
^b4(%a4_0: i32, %a4_1: i32):
  "test.use"(%a4_1) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.br ^b5
^b5:
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b1(%q, %q : f32, f32), ^b3
}
// -----
func.func @f74(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addi %p, %p : i32
  cf.br ^b1
^b1:
  cf.switch %v0_0 : i32, [default: ^b2(%q : f32), 1: ^b1, 4: ^b2(%q : f32)]
^b2(%a2_0: f32):
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b2(%q : f32), ^b2(%a2_0 : f32)
}
// -----
func.func @f75(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %d, ^b8(%p : i32), ^b6
^b1:
  %v1_0 = arith.addi %v7_1, %v7_1 : i32
  %v1_1 = arith.addf %v0_0, %v6_0 : f32
  "test.use"(%p) : (i32) -> ()
  return %p : i32
^b6:
  %v6_0 = arith.addf %v0_0, %v0_0 : f32
  cf.cond_br %d, ^b8(%p : i32), ^b7
^b7:
  %v7_0 = arith.addi %p, %p : i32
  %v7_1 = arith.addi %p, %p : i32
  cf.br ^b1
^b8(%a8_0: i32):
  %v8_0 = arith.addi %p, %a8_0 : i32
  return %a8_0 : i32
}
// -----
func.func @f76(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addi %v0_0, %v0_0 : i32
  cf.cond_br %d, ^b3, ^b1(%v0_0 : i32)
^b1(%a1_0: i32):
  cf.br ^b4
^b3:
  cf.br ^b5
^b4:
  %v4_0 = arith.addf %q, %q : f32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %c, ^b6(%v4_0, %p : f32, i32), ^b6(%q, %a1_0 : f32, i32)
^b5:
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %c, ^b6(%q, %p : f32, i32), ^b6(%q, %v0_0 : f32, i32)
^b6(%a6_0: f32, %a6_1: i32):
  %v6_0 = arith.addf %q, %a6_0 : f32
  %v6_1 = arith.addf %a6_0, %v6_0 : f32
  scf.if %c { "test.use"(%v6_1) : (f32) -> () }
  return %p : i32
}
// -----
func.func @f77(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  "test.use"(%p) : (i32) -> ()
  cf.br ^b1
^b1:
  "test.use"(%p) : (i32) -> ()
  cf.br ^b5(%p, %p : i32, i32)
^b3(%a3_0: f32, %a3_1: i32):
  %v3_0 = arith.addf %v5_1, %a3_0 : f32
  %v3_1 = arith.addi %v5_0, %a3_1 : i32
  "test.use"(%v3_1) : (i32) -> ()
  cf.cond_br %c, ^b1, ^b4(%p : i32)
^b4(%a4_0: i32):
  scf.if %c { "test.use"(%v3_0) : (f32) -> () }
  cf.br ^b5(%a3_1, %a5_1 : i32, i32)
^b5(%a5_0: i32, %a5_1: i32):
  %v5_0 = arith.addi %a5_1, %p : i32
  %v5_1 = arith.addf %q, %q : f32
  "test.use"(%v5_0) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %p : i32, [default: ^b3(%q, %a5_1 : f32, i32), 1: ^b3(%q, %v5_0 : f32, i32), 4: ^b1]
}
// -----
func.func @f78(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b3, ^b4
^b3:
  cf.cond_br %d, ^b4, ^b4
^b4:
  cf.cond_br %c, ^b3, ^b3
}
// -----
func.func @f79(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.cond_br %d, ^b1(%p : i32), ^b1(%p : i32)
^b1(%a1_0: i32):
  %v1_0 = arith.addf %q, %q : f32
  %v1_1 = arith.addf %q, %v1_0 : f32
  cf.cond_br %c, ^b2(%q, %p : f32, i32), ^b3(%q : f32)
^b2(%a2_0: f32, %a2_1: i32):
  %v2_0 = arith.addi %a1_0, %a1_0 : i32
  %v2_1 = arith.addi %p, %a2_1 : i32
  return %a2_1 : i32
^b3(%a3_0: f32):
  %v3_0 = arith.addi %a1_0, %p : i32
  cf.cond_br %d, ^b1(%p : i32), ^b2(%q, %p : f32, i32)
}
// -----
func.func @f340(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addf %q, %q : f32
  cf.cond_br %d, ^b7(%p, %p : i32, i32), ^b7(%p, %v0_0 : i32, i32)
^b2(%a2_0: i32, %a2_1: i32):
  scf.if %c { "test.use"(%v0_1) : (f32) -> () }
  cf.br ^b7(%a7_1, %p : i32, i32)
^b4(%a4_0: i32, %a4_1: i32):
  %v4_0 = arith.addf %q, %q : f32
  "test.use"(%v0_0) : (i32) -> ()
  cf.cond_br %d, ^b7(%a4_0, %a7_1 : i32, i32), ^b5
^b5:
  "test.use"(%a7_0) : (i32) -> ()
  return %a4_0 : i32
^b7(%a7_0: i32, %a7_1: i32):
  cf.cond_br %c, ^b2(%a7_0, %p : i32, i32), ^b4(%p, %v0_0 : i32, i32)
}
// -----
func.func @f341(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.cond_br %c, ^b1(%p : i32), ^b1(%v0_0 : i32)
^b1(%a1_0: i32):
  %v1_0 = arith.addi %v0_0, %v0_0 : i32
  %v1_1 = arith.addi %p, %v0_0 : i32
  cf.cond_br %c, ^b2(%q, %p : f32, i32), ^b4(%p : i32)
^b2(%a2_0: f32, %a2_1: i32):
  %v2_0 = arith.addf %q, %q : f32
  cf.cond_br %c, ^b3(%q : f32), ^b3(%q : f32)
^b3(%a3_0: f32):
  %v3_0 = arith.addi %v0_0, %p : i32
  cf.cond_br %c, ^b4(%a2_1 : i32), ^b4(%v1_0 : i32)
^b4(%a4_0: i32):
  cf.br ^b5(%q, %a4_0 : f32, i32)
^b5(%a5_0: f32, %a5_1: i32):
  %v5_0 = arith.addi %a5_1, %a4_0 : i32
  "test.use"(%a5_1) : (i32) -> ()
  cf.br ^b1(%v0_0 : i32)
}
// -----
func.func @f342(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addi %p, %v0_0 : i32
  cf.br ^b1
^b1:
  %v1_0 = arith.addf %q, %q : f32
  cf.cond_br %d, ^b2(%v0_0, %v0_1 : i32, i32), ^b1
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = arith.addf %q, %q : f32
  %v2_1 = arith.addi %a2_1, %v0_1 : i32
  cf.cond_br %d, ^b2(%v2_1, %p : i32, i32), ^b2(%v0_1, %a2_1 : i32, i32)
}
// -----
func.func @f343(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b2(%q : f32), ^b4(%q, %q : f32, f32)
^b2(%a2_0: f32):
  %v2_0 = arith.addf %q, %q : f32
  %v2_1 = arith.addi %p, %p : i32
  return %p : i32
^b4(%a4_0: f32, %a4_1: f32):
  %v4_0 = arith.addf %q, %a4_0 : f32
  "test.use"(%p) : (i32) -> ()
  cf.br ^b4(%q, %q : f32, f32)
}
// -----
func.func @f344(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addf %q, %q : f32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.br ^b6(%p : i32)
^b6(%a6_0: i32):
  %v6_0 = arith.addi %v0_0, %p : i32
  %v6_1 = arith.addf %v0_1, %q : f32
  return %a6_0 : i32
}
// -----
func.func @f345(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addi %p, %v0_0 : i32
  "test.use"(%v0_1) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %c, ^b1(%q, %q : f32, f32), ^b2
^b1(%a1_0: f32, %a1_1: f32):
  %v1_0 = arith.addf %q, %q : f32
  %v1_1 = arith.addi %v0_1, %v0_0 : i32
  "test.use"(%v0_0) : (i32) -> ()
  cf.br ^b2
^b2:
  %v2_0 = arith.addi %v0_1, %v0_1 : i32
  %v2_1 = arith.addi %p, %v0_0 : i32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %p : i32, [default: ^b4, 1: ^b3(%q, %v2_1 : f32, i32), 4: ^b5(%p, %q : i32, f32)]
^b3(%a3_0: f32, %a3_1: i32):
  %v3_0 = arith.addi %p, %v0_1 : i32
  %v3_1 = arith.addi %v0_1, %p : i32
  cf.br ^b5(%v2_0, %q : i32, f32)
^b4:
  %v4_0 = arith.addf %q, %q : f32
  return %v0_0 : i32
^b5(%a5_0: i32, %a5_1: f32):
  %v5_0 = arith.addf %q, %a5_1 : f32
  %v5_1 = arith.addf %q, %v5_0 : f32
  cf.br ^b4
}
// -----
func.func @f346(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.cond_br %c, ^b1(%q, %q : f32, f32), ^b3(%q : f32)
^b1(%a1_0: f32, %a1_1: f32):
  %v1_0 = arith.addi %p, %p : i32
  cf.cond_br %d, ^b4(%v1_0, %q : i32, f32), ^b4(%v1_0, %q : i32, f32)
^b3(%a3_0: f32):
  %v3_0 = arith.addf %q, %a3_0 : f32
  scf.if %c { "test.use"(%a3_0) : (f32) -> () }
  cf.br ^b4(%p, %a3_0 : i32, f32)
^b4(%a4_0: i32, %a4_1: f32):
  %v4_0 = arith.addf %a4_1, %q : f32
  %v4_1 = arith.addf %q, %q : f32
  cf.br ^b4(%p, %q : i32, f32)
}
// -----
func.func @f347(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b3(%q, %p : f32, i32), ^b4(%q : f32)
^b3(%a3_0: f32, %a3_1: i32):
  %v3_0 = arith.addi %p, %p : i32
  %v3_1 = arith.addi %p, %p : i32
  cf.switch %a3_1 : i32, [default: ^b4(%q : f32), 1: ^b6(%q : f32), 4: ^b5(%a3_1 : i32)]
^b4(%a4_0: f32):
  %v4_0 = arith.addi %p, %p : i32
  cf.cond_br %d, ^b5(%p : i32), ^b6(%q : f32)
^b5(%a5_0: i32):
  cf.cond_br %d, ^b6(%q : f32), ^b4(%q : f32)
^b6(%a6_0: f32):
  %v6_0 = arith.addi %p, %p : i32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %c, ^b6(%a6_0 : f32), ^b3(%q, %p : f32, i32)
}
// -----
func.func @f348(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b2, ^b4(%p, %p : i32, i32)
^b2:
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%v0_0) : (f32) -> () }
  cf.switch %p : i32, [default: ^b6(%v0_0, %p : f32, i32), 1: ^b5(%q, %p : f32, i32), 4: ^b4(%p, %p : i32, i32)]
^b4(%a4_0: i32, %a4_1: i32):
  cf.cond_br %d, ^b2, ^b6(%v0_0, %p : f32, i32)
^b5(%a5_0: f32, %a5_1: i32):
  cf.br ^b2
^b6(%a6_0: f32, %a6_1: i32):
  %v6_0 = arith.addi %p, %p : i32
  %v6_1 = arith.addi %p, %v6_0 : i32
  cf.cond_br %d, ^b5(%q, %p : f32, i32), ^b6(%v0_0, %p : f32, i32)
}
// -----
func.func @f349(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.cond_br %c, ^b4(%q, %q : f32, f32), ^b5(%p : i32)
^b1(%a1_0: f32, %a1_1: i32):
  cf.br ^b6
^b4(%a4_0: f32, %a4_1: f32):
  %v4_0 = arith.addf %q, %a4_1 : f32
  %v4_1 = arith.addf %q, %v4_0 : f32
  cf.cond_br %d, ^b6, ^b7(%a4_1, %v0_0 : f32, i32)
^b5(%a5_0: i32):
  %v5_0 = arith.addi %p, %a5_0 : i32
  %v5_1 = arith.addi %p, %v5_0 : i32
  "test.use"(%v0_0) : (i32) -> ()
  cf.br ^b7(%q, %v0_0 : f32, i32)
^b6:
  return %p : i32
^b7(%a7_0: f32, %a7_1: i32):
  %v7_0 = arith.addi %a7_1, %v0_0 : i32
  %v7_1 = arith.addf %a7_0, %a7_0 : f32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b7(%v7_1, %a7_1 : f32, i32), ^b1(%q, %p : f32, i32)
}
// -----
func.func @f350(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b6(%q, %q : f32, f32), ^b3
^b2(%a2_0: f32, %a2_1: f32):
  %v2_0 = arith.addf %a2_1, %a2_0 : f32
  %v2_1 = arith.addi %p, %v3_1 : i32
  cf.cond_br %d, ^b2(%q, %a2_0 : f32, f32), ^b4
^b3:
  %v3_0 = arith.addi %p, %p : i32
  %v3_1 = arith.addi %v3_0, %p : i32
  "test.use"(%v3_1) : (i32) -> ()
  cf.cond_br %d, ^b2(%q, %q : f32, f32), ^b3
^b4:
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.br ^b6(%q, %q : f32, f32)
^b6(%a6_0: f32, %a6_1: f32):
  cf.cond_br %d, ^b4, ^b3
}
// -----
func.func @f351(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.br ^b6
^b6:
  %v6_0 = arith.addf %q, %q : f32
  ub.unreachable
}
// -----
func.func @f352(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.br ^b3(%p : i32)
^b1(%a1_0: f32):
  %v1_0 = arith.addf %v4_0, %q : f32
  return %p : i32
^b3(%a3_0: i32):
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %c, ^b4, ^b4
^b4:
  %v4_0 = arith.addf %q, %q : f32
  %v4_1 = arith.addi %p, %p : i32
  cf.switch %v4_1 : i32, [default: ^b5(%q, %q : f32, f32), 1: ^b1(%q : f32), 4: ^b1(%q : f32)]
^b5(%a5_0: f32, %a5_1: f32):
  %v5_0 = arith.addf %v4_0, %v4_0 : f32
  %v5_1 = arith.addi %p, %v4_1 : i32
  "test.use"(%a3_0) : (i32) -> ()
  cf.cond_br %c, ^b5(%a5_1, %v4_0 : f32, f32), ^b1(%v5_0 : f32)
}
// -----
func.func @f353(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.cond_br %d, ^b1(%p : i32), ^b2(%q : f32)
^b1(%a1_0: i32):
  %v1_0 = arith.addf %q, %q : f32
  cf.br ^b2(%q : f32)
^b2(%a2_0: f32):
  cf.br ^b1(%p : i32)
}
// -----
func.func @f354(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addi %p, %p : i32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.br ^b2(%q, %p : f32, i32)
^b2(%a2_0: f32, %a2_1: i32):
  scf.if %c { "test.use"(%a2_0) : (f32) -> () }
  cf.br ^b4(%a2_0, %a2_1 : f32, i32)
^b3(%a3_0: f32):
  scf.if %c { "test.use"(%v4_0) : (f32) -> () }
  cf.cond_br %c, ^b4(%q, %p : f32, i32), ^b4(%q, %a2_1 : f32, i32)
^b4(%a4_0: f32, %a4_1: i32):
  %v4_0 = arith.addf %q, %q : f32
  %v4_1 = arith.addf %q, %v4_0 : f32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %p : i32, [default: ^b3(%a4_0 : f32), 1: ^b2(%v4_1, %a4_1 : f32, i32), 4: ^b3(%q : f32)]
}
// -----
func.func @f355(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b1, ^b1
^b1:
  %v1_0 = arith.addi %p, %p : i32
  %v1_1 = arith.addi %v1_0, %p : i32
  cf.cond_br %d, ^b2(%v0_0 : i32), ^b2(%p : i32)
^b2(%a2_0: i32):
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %v0_0 : i32, [default: ^b3(%q, %q : f32, f32), 1: ^b3(%q, %q : f32, f32), 4: ^b3(%q, %q : f32, f32)]
^b3(%a3_0: f32, %a3_1: f32):
  %v3_0 = arith.addi %a2_0, %p : i32
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%a3_0) : (f32) -> () }
  cf.switch %a2_0 : i32, [default: ^b2(%v0_0 : i32), 1: ^b2(%p : i32), 4: ^b2(%v1_1 : i32)]
}
// -----
func.func @f356(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b1(%q : f32), ^b1(%q : f32)
^b1(%a1_0: f32):
  %v1_0 = arith.addf %q, %v0_0 : f32
  cf.cond_br %d, ^b1(%v1_0 : f32), ^b1(%a1_0 : f32)
}
// -----
func.func @f357(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.br ^b1(%v0_0 : f32)
^b1(%a1_0: f32):
  %v1_0 = arith.addi %p, %p : i32
  %v1_1 = arith.addf %v0_0, %q : f32
  cf.switch %p : i32, [default: ^b2(%p, %v1_0 : i32, i32), 1: ^b3, 4: ^b3]
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = arith.addi %a2_1, %a2_1 : i32
  "test.use"(%v1_0) : (i32) -> ()
  cf.switch %a2_0 : i32, [default: ^b2(%a2_0, %a2_0 : i32, i32), 1: ^b2(%p, %v1_0 : i32, i32), 4: ^b1(%v1_1 : f32)]
^b3:
  %v3_0 = arith.addi %v1_0, %p : i32
  cf.cond_br %d, ^b2(%p, %p : i32, i32), ^b3
}
// -----
func.func @f358(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  %v0_1 = arith.addi %p, %p : i32
  cf.br ^b2(%p : i32)
^b1:
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%v2_1) : (f32) -> () }
  return %a4_0 : i32
^b2(%a2_0: i32):
  %v2_0 = arith.addf %q, %q : f32
  %v2_1 = arith.addf %v0_0, %v2_0 : f32
  cf.cond_br %c, ^b4(%p : i32), ^b4(%a2_0 : i32)
^b4(%a4_0: i32):
  %v4_0 = arith.addf %v0_0, %v0_0 : f32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b2(%a4_0 : i32), ^b1
}
// -----
func.func @f359(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.switch %p : i32, [default: ^b2(%p, %q : i32, f32), 1: ^b2(%p, %q : i32, f32), 4: ^b2(%p, %q : i32, f32)]
^b2(%a2_0: i32, %a2_1: f32):
  return %p : i32
}
// -----
func.func @f880(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  cf.cond_br %c, ^b1(%q : f32), ^b1(%q : f32)
^b1(%a1_0: f32):
  %v1_0 = arith.addi %p, %p : i32
  cf.switch %v1_0 : i32, [default: ^b2(%p, %q : i32, f32), 1: ^b2(%p, %q : i32, f32), 4: ^b2(%v1_0, %q : i32, f32)]
^b2(%a2_0: i32, %a2_1: f32):
  return %v1_0 : i32
}
// -----
func.func @f881(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.br ^b6(%q, %q : f32, f32)
^b1:
  %v1_0 = arith.addf %v6_1, %q : f32
  %v1_1 = arith.addf %a6_0, %q : f32
  "test.use"(%p) : (i32) -> ()
  return %p : i32
^b6(%a6_0: f32, %a6_1: f32):
  %v6_0 = arith.addf %q, %q : f32
  %v6_1 = arith.addf %v6_0, %a6_1 : f32
  "test.use"(%p) : (i32) -> ()
  cf.br ^b1
}
// -----
func.func @f882(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  cf.cond_br %c, ^b1(%v0_0, %p : f32, i32), ^b1(%v0_0, %p : f32, i32)
^b1(%a1_0: f32, %a1_1: i32):
  cf.cond_br %d, ^b1(%a1_0, %a1_1 : f32, i32), ^b1(%q, %p : f32, i32)
}
// -----
func.func @f883(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  "test.use"(%v0_0) : (i32) -> ()
  cf.br ^b1
^b1:
  %v1_0 = arith.addi %v0_0, %p : i32
  %v1_1 = arith.addf %q, %q : f32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.br ^b2
^b2:
  cf.cond_br %c, ^b2, ^b1
}
// -----
func.func @f884(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.cond_br %c, ^b1(%q : f32), ^b2
^b1(%a1_0: f32):
  %v1_0 = arith.addi %p, %p : i32
  %v1_1 = arith.addi %v1_0, %p : i32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b2, ^b2
^b2:
  %v2_0 = arith.addi %p, %p : i32
  %v2_1 = arith.addf %q, %q : f32
  return %p : i32
}
// -----
func.func @f885(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.cond_br %d, ^b1(%q : f32), ^b3
^b1(%a1_0: f32):
  %v1_0 = arith.addi %p, %p : i32
  cf.cond_br %c, ^b3, ^b4
^b3:
  %v3_0 = arith.addi %p, %v0_0 : i32
  %v3_1 = arith.addi %p, %v3_0 : i32
  "test.use"(%v0_0) : (i32) -> ()
  cf.cond_br %c, ^b1(%q : f32), ^b6(%q, %q : f32, f32)
^b4:
  %v4_0 = arith.addi %p, %v0_0 : i32
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.switch %v0_0 : i32, [default: ^b5(%q, %p : f32, i32), 1: ^b1(%q : f32), 4: ^b1(%q : f32)]
^b5(%a5_0: f32, %a5_1: i32):
  cf.switch %a5_1 : i32, [default: ^b6(%a5_0, %q : f32, f32), 1: ^b6(%q, %q : f32, f32), 4: ^b6(%q, %a5_0 : f32, f32)]
^b6(%a6_0: f32, %a6_1: f32):
  %v6_0 = arith.addf %a6_1, %a6_1 : f32
  %v6_1 = arith.addi %v0_0, %v0_0 : i32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %d, ^b4, ^b6(%q, %q : f32, f32)
}
// -----
func.func @f886(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.cond_br %d, ^b2(%p : i32), ^b3(%p, %p : i32, i32)
^b2(%a2_0: i32):
  %v2_0 = arith.addi %p, %a2_0 : i32
  %v2_1 = arith.addf %q, %q : f32
  "test.use"(%p) : (i32) -> ()
  cf.switch %v2_0 : i32, [default: ^b3(%v2_0, %p : i32, i32), 1: ^b3(%v2_0, %a2_0 : i32, i32), 4: ^b4(%q, %q : f32, f32)]
^b3(%a3_0: i32, %a3_1: i32):
  %v3_0 = arith.addf %q, %q : f32
  %v3_1 = arith.addi %p, %p : i32
  cf.cond_br %c, ^b4(%q, %q : f32, f32), ^b4(%v3_0, %q : f32, f32)
^b4(%a4_0: f32, %a4_1: f32):
  %v4_0 = arith.addi %p, %p : i32
  %v4_1 = arith.addi %p, %v4_0 : i32
  return %p : i32
}
// -----
func.func @f887(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.br ^b4(%p : i32)
^b4(%a4_0: i32):
  return %p : i32
}
// -----
func.func @f888(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.cond_br %d, ^b2(%p, %q : i32, f32), ^b2(%v0_0, %q : i32, f32)
^b2(%a2_0: i32, %a2_1: f32):
  %v2_0 = arith.addf %a2_1, %q : f32
  cf.switch %p : i32, [default: ^b2(%p, %a2_1 : i32, f32), 1: ^b2(%p, %q : i32, f32), 4: ^b2(%a2_0, %v2_0 : i32, f32)]
}
// -----
func.func @f889(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.cond_br %d, ^b2, ^b2
^b1(%a1_0: i32):
  %v1_0 = arith.addi %a1_0, %v2_0 : i32
  cf.cond_br %d, ^b2, ^b3(%v1_0, %q : i32, f32)
^b2:
  %v2_0 = arith.addi %p, %p : i32
  "test.use"(%p) : (i32) -> ()
  cf.switch %p : i32, [default: ^b1(%v2_0 : i32), 1: ^b1(%p : i32), 4: ^b1(%p : i32)]
^b3(%a3_0: i32, %a3_1: f32):
  return %p : i32
}
// -----
func.func @f890(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  %v0_1 = arith.addi %p, %p : i32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b1(%p, %q : i32, f32), ^b1(%p, %q : i32, f32)
^b1(%a1_0: i32, %a1_1: f32):
  %v1_0 = arith.addi %a1_0, %v0_1 : i32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b1(%a1_0, %a1_1 : i32, f32), ^b1(%v0_1, %a1_1 : i32, f32)
}
// -----
func.func @f891(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  cf.br ^b7(%p : i32)
^b2(%a2_0: f32):
  cf.cond_br %d, ^b5(%q, %p : f32, i32), ^b7(%a7_0 : i32)
^b5(%a5_0: f32, %a5_1: i32):
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  return %a5_1 : i32
^b7(%a7_0: i32):
  cf.cond_br %c, ^b7(%p : i32), ^b2(%q : f32)
}
// -----
func.func @f892(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addf %q, %q : f32
  "test.use"(%p) : (i32) -> ()
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %d, ^b2, ^b4(%p, %p : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = arith.addi %p, %a1_1 : i32
  cf.cond_br %c, ^b2, ^b4(%a4_1, %v0_0 : i32, i32)
^b2:
  cf.br ^b3(%v0_0, %p : i32, i32)
^b3(%a3_0: i32, %a3_1: i32):
  cf.cond_br %c, ^b4(%v0_0, %v0_0 : i32, i32), ^b4(%a3_0, %a3_1 : i32, i32)
^b4(%a4_0: i32, %a4_1: i32):
  %v4_0 = arith.addi %v0_0, %p : i32
  %v4_1 = arith.addf %q, %q : f32
  "test.use"(%v4_0) : (i32) -> ()
  cf.cond_br %d, ^b1(%v4_0, %a4_1 : i32, i32), ^b1(%a4_1, %a4_0 : i32, i32)
}
// -----
func.func @f893(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  %v0_1 = arith.addf %q, %q : f32
  cf.br ^b4(%p : i32)
^b3(%a3_0: i32):
  return %a4_0 : i32
^b4(%a4_0: i32):
  %v4_0 = arith.addf %v0_1, %q : f32
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %c, ^b4(%p : i32), ^b3(%p : i32)
}
// -----
func.func @f894(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  cf.cond_br %c, ^b6(%p : i32), ^b4(%q, %v0_0 : f32, i32)
^b4(%a4_0: f32, %a4_1: i32):
  cf.cond_br %c, ^b4(%q, %p : f32, i32), ^b4(%q, %p : f32, i32)
^b6(%a6_0: i32):
  %v6_0 = arith.addf %q, %q : f32
  cf.cond_br %d, ^b7(%v0_0, %v6_0 : i32, f32), ^b8
^b7(%a7_0: i32, %a7_1: f32):
  %v7_0 = arith.addf %a7_1, %a7_1 : f32
  %v7_1 = arith.addf %q, %q : f32
  cf.br ^b8
^b8:
  %v8_0 = arith.addf %q, %q : f32
  "test.use"(%a6_0) : (i32) -> ()
  cf.cond_br %d, ^b8, ^b4(%v6_0, %a6_0 : f32, i32)
}
// -----
func.func @f895(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  %v0_1 = arith.addf %q, %q : f32
  cf.br ^b1(%q, %q : f32, f32)
^b1(%a1_0: f32, %a1_1: f32):
  %v1_0 = arith.addf %a1_0, %v0_1 : f32
  cf.br ^b1(%q, %q : f32, f32)
}
// -----
func.func @f896(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  %v0_1 = arith.addi %p, %p : i32
  cf.cond_br %d, ^b4(%q, %v0_0 : f32, i32), ^b1(%v0_0 : i32)
^b1(%a1_0: i32):
  cf.cond_br %d, ^b3(%q, %v0_0 : f32, i32), ^b3(%q, %v0_1 : f32, i32)
^b2(%a2_0: f32, %a2_1: i32):
  "test.use"(%a1_0) : (i32) -> ()
  scf.if %c { "test.use"(%a3_0) : (f32) -> () }
  return %p : i32
^b3(%a3_0: f32, %a3_1: i32):
  %v3_0 = arith.addf %q, %a3_0 : f32
  %v3_1 = arith.addf %v3_0, %q : f32
  "test.use"(%v0_0) : (i32) -> ()
  cf.br ^b2(%a3_0, %v0_0 : f32, i32)
^b4(%a4_0: f32, %a4_1: i32):
  %v4_0 = arith.addf %q, %a4_0 : f32
  %v4_1 = arith.addf %q, %v4_0 : f32
  cf.cond_br %d, ^b4(%a4_0, %p : f32, i32), ^b1(%a4_1 : i32)
}
// -----
func.func @f897(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addf %q, %q : f32
  cf.cond_br %c, ^b1(%q, %p : f32, i32), ^b1(%v0_0, %p : f32, i32)
^b1(%a1_0: f32, %a1_1: i32):
  %v1_0 = arith.addf %v0_0, %q : f32
  %v1_1 = arith.addf %q, %a1_0 : f32
  cf.cond_br %d, ^b1(%v1_1, %a1_1 : f32, i32), ^b1(%v1_0, %p : f32, i32)
}
// -----
func.func @f898(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  %v0_0 = arith.addi %p, %p : i32
  scf.if %c { "test.use"(%q) : (f32) -> () }
  cf.cond_br %c, ^b1(%p : i32), ^b6(%q, %p : f32, i32)
^b1(%a1_0: i32):
  "test.use"(%v0_0) : (i32) -> ()
  cf.cond_br %c, ^b6(%q, %a1_0 : f32, i32), ^b5(%v0_0 : i32)
^b5(%a5_0: i32):
  cf.cond_br %c, ^b7(%q : f32), ^b7(%q : f32)
^b6(%a6_0: f32, %a6_1: i32):
  %v6_0 = arith.addf %q, %q : f32
  %v6_1 = arith.addf %a6_0, %q : f32
  cf.cond_br %d, ^b1(%p : i32), ^b1(%p : i32)
^b7(%a7_0: f32):
  cf.br ^b7(%a7_0 : f32)
}
// -----
func.func @f899(%p: i32, %q: f32, %c: i1, %d: i1) -> i32 {
  "test.use"(%p) : (i32) -> ()
  cf.cond_br %d, ^b1, ^b2
^b1:
  %v1_0 = arith.addi %p, %p : i32
  %v1_1 = arith.addf %q, %q : f32
  "test.use"(%p) : (i32) -> ()
  cf.switch %v1_0 : i32, [default: ^b3, 1: ^b3, 4: ^b3]
^b2:
  %v2_0 = arith.addf %q, %q : f32
  cf.cond_br %c, ^b1, ^b3
^b3:
  %v3_0 = arith.addf %q, %q : f32
  cf.cond_br %d, ^b3, ^b3
}
// -----
