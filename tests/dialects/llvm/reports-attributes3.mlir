// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// What is said about each attribute of each operation that is of a wrong kind, or missing.

"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.frem"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.fsub"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.inttoptr"(%0, %1, %2) <{bogus = 1}> : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.load"(%0, %1, %2) <{bogus = 1}> : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.lshr"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi1>, %1 : vector<4xf32>, %2 : vector<4xf32>, %3 : i32): %r = "llvm.intr.vp.merge"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.mul"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.or"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4x!llvm.ptr>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.ptrtoint"(%0, %1, %2) <{bogus = 1}> : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.add"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.and"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.fadd"(%0, %1, %2, %3) <{bogus = 1}> : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.fmax"(%0, %1, %2, %3) <{bogus = 1}> : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.fmin"(%0, %1, %2, %3) <{bogus = 1}> : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.fmul"(%0, %1, %2, %3) <{bogus = 1}> : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.mul"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.or"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.smax"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.smin"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.umax"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.umin"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.reduce.xor"(%0, %1, %2, %3) <{bogus = 1}> : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.sdiv"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi1>, %1 : vector<4xi32>, %2 : vector<4xi32>, %3 : i32): %r = "llvm.intr.vp.select"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi16>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.sext"(%0, %1, %2) <{bogus = 1}> : (vector<4xi16>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.shl"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.sitofp"(%0, %1, %2) <{bogus = 1}> : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.smax"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.smin"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.srem"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : vector<4xi1>, %3 : i32): "llvm.intr.vp.store"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.sub"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.trunc"(%0, %1, %2) <{bogus = 1}> : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.udiv"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.uitofp"(%0, %1, %2) <{bogus = 1}> : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.umax"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.umin"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.urem"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.xor"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi16>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.zext"(%0, %1, %2) <{bogus = 1}> : (vector<4xi16>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
