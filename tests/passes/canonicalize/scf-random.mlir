// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --canonicalize="region-simplify=aggressive max-iterations=1" --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --convert-scf-to-cf --canonicalize --allow-unregistered-dialect --split-input-file

// Random nests of loops, conditionals and switches.

func.func @f0(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.cmpi ne, %k1, %k0 : i32
  scf.for %v3 = %c0 to %n step %c1 {
    "test.iv"(%v3) : (index) -> ()
    %v4 = arith.subi %k1, %x : i32
    scf.if %v1 {
    } else {
    }
    %v6:3 = scf.if %c -> (i32, i1, i32) {
      scf.yield %k0, %v1, %v4 : i32, i1, i32
    } else {
      scf.yield %v4, %d, %k1 : i32, i1, i32
    }
  }
  %v7 = arith.muli %k0, %y : i32
  %v8:2 = scf.while (%v9 = %true, %v10 = %k1) : (i1, i32) -> (i1, i32) {
    %v13 = arith.muli %v10, %y : i32
    %v14 = scf.index_switch %n -> i32
    default {
      %v15 = arith.muli %k0, %v10 : i32
      scf.yield %k1 : i32
    }
    %v16:2 = scf.if %v1 -> (i32, i32) {
      scf.yield %y, %v13 : i32, i32
    } else {
      scf.yield %v10, %v14 : i32, i32
    }
    %v17 = arith.cmpi slt, %v16#1, %v10 : i32
    %v18 = scf.if %v17 -> (i32) {
      "test.use"(%v14, %v9) : (i32, i1) -> ()
      %v19 = arith.muli %v10, %v14 : i32
      scf.yield %v14 : i32
    } else {
      scf.yield %v16#1 : i32
    }
    scf.condition(%v17) %v9, %v16#0 : i1, i32
  } do {
  ^bb0(%v11: i1, %v12: i32):
    %v20:3 = scf.for %v21 = %c1 to %c1 step %c1 iter_args(%v22 = %v11, %v23 = %x, %v24 = %v7) -> (i1, i32, i32) {
      scf.yield %v22, %v24, %y : i1, i32, i32
    }
    %v25 = arith.cmpi slt, %v20#2, %v7 : i32
    scf.yield %c, %v20#2 : i1, i32
  }
  return %y, %true : i32, i1
}
// -----
func.func @f1(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1:1 = scf.for %v2 = %c1 to %c0 step %c1 iter_args(%v3 = %true) -> (i1) {
    "test.iv"(%v2) : (index) -> ()
    scf.while : () -> () {
      %v5:2 = scf.while (%v6 = %k0, %v7 = %true) : (i32, i1) -> (i32, i1) {
        %v10 = "test.cond"() : () -> i1
        scf.condition(%v10) %v6, %v7 : i32, i1
      } do {
      ^bb0(%v8: i32, %v9: i1):
        "test.use"(%v8, %d) : (i32, i1) -> ()
        scf.yield %v8, %c : i32, i1
      }
      %v11 = "test.cond"() : () -> i1
      %v12 = scf.if %v11 -> (i32) {
        %v13 = arith.addi %k0, %x : i32
        scf.yield %k1 : i32
      } else {
        scf.yield %k1 : i32
      }
      scf.condition(%v11)
    } do {
    ^bb0:
      "test.use"(%x, %false) : (i32, i1) -> ()
      scf.if %v3 {
        %v15 = arith.xori %v3, %true : i1
      } else {
      }
      scf.yield
    }
    scf.yield %v3 : i1
  }
  "test.use"(%k0, %v1#0) : (i32, i1) -> ()
  %v16:1 = scf.if %v1#0 -> (i32) {
    %v17 = arith.cmpi eq, %k0, %k0 : i32
    %v18 = arith.cmpi eq, %x, %k1 : i32
    %v19 = arith.muli %k0, %x : i32
    scf.yield %k1 : i32
  } else {
    scf.yield %k0 : i32
  }
  scf.while (%v21 = %x, %v22 = %x, %v23 = %k1) : (i32, i32, i32) -> () {
    scf.if %d {
      %v25:1 = scf.for %v26 = %n to %c4 step %c4 iter_args(%v27 = %d) -> (i1) {
        scf.yield %v27 : i1
      }
      %v28:2 = scf.if %d -> (i32, i32) {
        %v29 = arith.xori %v25#0, %true : i1
        scf.yield %v23, %y : i32, i32
      } else {
        scf.yield %v23, %k0 : i32, i32
      }
      %v30 = arith.subi %v23, %v23 : i32
    }
    %v31:2 = scf.while (%v32 = %x, %v33 = %v23, %v34 = %v23) : (i32, i32, i32) -> (i32, i32) {
      %v37 = "test.cond"() : () -> i1
      %v38 = scf.if %v37 -> (i32) {
        %v39 = arith.subi %v34, %v34 : i32
        scf.yield %v39 : i32
      } else {
        scf.yield %v33 : i32
      }
      scf.condition(%v37) %v38, %v38 : i32, i32
    } do {
    ^bb0(%v35: i32, %v36: i32):
      scf.yield %v36, %v23, %v22 : i32, i32, i32
    }
    %v40 = arith.cmpi slt, %k1, %v23 : i32
    %v41 = scf.if %v40 -> (i32) {
      %v42:1 = scf.if %c -> (i32) {
        scf.yield %k0 : i32
      } else {
        scf.yield %v23 : i32
      }
      scf.yield %v31#0 : i32
    } else {
      scf.yield %v31#0 : i32
    }
    scf.condition(%v40)
  } do {
  ^bb0:
    scf.yield %k1, %v16#0, %x : i32, i32, i32
  }
  %v43 = scf.index_switch %n -> i32
  default {
    scf.yield %v16#0 : i32
  }
  "test.use"(%v43, %c) : (i32, i1) -> ()
  %v44 = arith.muli %k1, %k0 : i32
  %v45:1 = scf.if %v1#0 -> (i1) {
    %v46 = "test.val"() : () -> i32
    %v47 = arith.cmpi eq, %v46, %v16#0 : i32
    %v48:2 = scf.for %v49 = %c1 to %n step %n iter_args(%v50 = %v47, %v51 = %x) -> (i1, i32) {
      %v52 = arith.muli %v46, %v44 : i32
      %v53 = arith.muli %k1, %v51 : i32
      scf.yield %v50, %v43 : i1, i32
    }
    scf.yield %v48#0 : i1
  } else {
    scf.parallel (%v54, %v55) = (%n, %c0) to (%c4, %n) step (%c4, %c1) {
      "test.iv"(%v54, %v55) : (index, index) -> ()
    }
    scf.yield %d : i1
  }
  %v56 = arith.muli %v44, %x : i32
  return %k1, %v45#0 : i32, i1
}
// -----
func.func @f2(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  scf.for %v2 = %n to %c0 step %c1 {
    %v3 = "test.val"() : () -> i32
    %v4 = "test.val"() : () -> i32
    scf.if %d {
    } else {
    }
  }
  %v6 = arith.xori %c, %true : i1
  %v7 = "test.val"() : () -> i32
  return %v7, %v6 : i32, i1
}
// -----
func.func @f3(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.xori %c, %true : i1
  %v2 = arith.addi %k1, %x : i32
  "test.use"(%k1, %c) : (i32, i1) -> ()
  "test.use"(%v2, %d) : (i32, i1) -> ()
  return %k0, %c : i32, i1
}
// -----
func.func @f4(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1:2 = scf.if %false -> (i32, i32) {
    scf.yield %k0, %k0 : i32, i32
  } else {
    %v2:2 = scf.for %v3 = %c1 to %n step %n iter_args(%v4 = %false, %v5 = %x) -> (i1, i32) {
      "test.iv"(%v3) : (index) -> ()
      scf.yield %d, %v5 : i1, i32
    }
    scf.yield %k1, %k1 : i32, i32
  }
  %v6 = "test.val"() : () -> i32
  scf.parallel (%v7, %v8) = (%n, %n) to (%c1, %n) step (%c4, %c4) {
    "test.iv"(%v7, %v8) : (index, index) -> ()
  }
  return %v1#0, %d : i32, i1
}
// -----
func.func @f5(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.xori %d, %true : i1
  %v2 = scf.index_switch %c1 -> i32
  case 1 {
    "test.use"(%k1, %false) : (i32, i1) -> ()
    scf.yield %x : i32
  }
  default {
    scf.forall (%v3, %v4) in (1, 4) {
      "test.iv"(%v3, %v4) : (index, index) -> ()
      scf.for %v6 = %c0 to %n1 step %c4 {
        "test.iv"(%v6) : (index) -> ()
      }
    }
    scf.yield %x : i32
  }
  "test.use"(%v2, %v1) : (i32, i1) -> ()
  %v7:3 = scf.for %v8 = %n to %c4 step %c1 iter_args(%v9 = %true, %v10 = %false, %v11 = %false) -> (i1, i1, i1) {
    "test.iv"(%v8) : (index) -> ()
    scf.yield %d, %v11, %v11 : i1, i1, i1
  }
  scf.if %v7#2 {
    %v13 = arith.muli %v2, %k1 : i32
  } else {
    scf.if %v7#2 {
      %v15 = arith.xori %v7#2, %true : i1
    }
    scf.if %false {
      %v17:1 = scf.if %v7#0 -> (i1) {
        scf.yield %v7#1 : i1
      } else {
        %v18 = arith.xori %true, %true : i1
        scf.yield %v7#1 : i1
      }
      %v19 = scf.index_switch %n -> i32
      case 1 {
        scf.yield %k1 : i32
      }
      case 3 {
        scf.yield %v2 : i32
      }
      default {
        scf.yield %v2 : i32
      }
      %v20 = arith.xori %v7#1, %true : i1
    } else {
    }
  }
  %v21:2 = scf.for %v22 = %c1 to %n step %n iter_args(%v23 = %true, %v24 = %x) -> (i1, i32) {
    scf.yield %false, %v24 : i1, i32
  }
  scf.forall (%v25) in (%c1) {
    "test.iv"(%v25) : (index) -> ()
  }
  return %v21#1, %v7#2 : i32, i1
}
// -----
func.func @f6(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = scf.index_switch %n -> i32
  case 3 {
    scf.yield %x : i32
  }
  default {
    %v2 = "test.val"() : () -> i32
    %v3 = arith.subi %x, %k1 : i32
    scf.yield %v2 : i32
  }
  %v4:3 = scf.if %d -> (i1, i1, i32) {
    %v5:3 = scf.for %v6 = %c1 to %n step %c1 iter_args(%v7 = %k0, %v8 = %x, %v9 = %v1) -> (i32, i32, i32) {
      %v10:2 = scf.if %true -> (i32, i1) {
        scf.yield %v8, %d : i32, i1
      } else {
        scf.yield %v8, %d : i32, i1
      }
      scf.yield %v10#0, %k0, %v9 : i32, i32, i32
    }
    %v11:3 = scf.if %false -> (i32, i1, i32) {
      "test.use"(%v5#0, %true) : (i32, i1) -> ()
      scf.if %d {
        %v13 = arith.cmpi sge, %k0, %v5#2 : i32
      } else {
        %v14 = "test.val"() : () -> i32
      }
      scf.yield %k1, %d, %v5#2 : i32, i1, i32
    } else {
      scf.yield %v5#0, %c, %x : i32, i1, i32
    }
    scf.yield %false, %true, %v5#2 : i1, i1, i32
  } else {
    %v15 = arith.cmpi ne, %y, %k0 : i32
    %v16:2 = scf.for %v17 = %n to %c1 step %c1 iter_args(%v18 = %c, %v19 = %k0) -> (i1, i32) {
      scf.yield %c, %k0 : i1, i32
    }
    scf.yield %d, %d, %v16#1 : i1, i1, i32
  }
  %v20:2 = scf.if %v4#1 -> (i32, i32) {
    scf.yield %k1, %v1 : i32, i32
  } else {
    scf.forall (%v21) in (1) {
      "test.iv"(%v21) : (index) -> ()
    }
    %v22 = arith.subi %v4#2, %v1 : i32
    scf.yield %v22, %k0 : i32, i32
  }
  %v23 = arith.xori %false, %true : i1
  return %k1, %v4#1 : i32, i1
}
// -----
func.func @f7(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1:3 = scf.if %false -> (i32, i1, i32) {
    scf.yield %k1, %d, %k1 : i32, i1, i32
  } else {
    %v2:3 = scf.if %c -> (i32, i32, i32) {
      scf.yield %k0, %k1, %x : i32, i32, i32
    } else {
      scf.yield %x, %x, %y : i32, i32, i32
    }
    %v3:1 = scf.for %v4 = %c0 to %c0 step %c1 iter_args(%v5 = %y) -> (i32) {
      "test.use"(%v2#2, %c) : (i32, i1) -> ()
      %v6:3 = scf.if %false -> (i1, i32, i32) {
        %v7 = arith.subi %v5, %v5 : i32
        %v8 = "test.val"() : () -> i32
        scf.yield %c, %v7, %v8 : i1, i32, i32
      } else {
        %v9 = arith.muli %k0, %v5 : i32
        scf.yield %c, %x, %v2#1 : i1, i32, i32
      }
      scf.forall (%v10, %v11) in (4, %n) {
        "test.iv"(%v10, %v11) : (index, index) -> ()
      }
      scf.yield %x : i32
    }
    scf.yield %v3#0, %true, %v2#1 : i32, i1, i32
  }
  %v12:1 = scf.if %v1#1 -> (i32) {
    scf.if %c {
      "test.use"(%v1#2, %d) : (i32, i1) -> ()
    }
    %v14:1 = scf.while (%v15 = %c, %v16 = %c, %v17 = %v1#1) : (i1, i1, i1) -> (i32) {
      %v19 = "test.cond"() : () -> i1
      %v20 = scf.if %v19 -> (i32) {
        "test.use"(%k1, %v17) : (i32, i1) -> ()
        scf.yield %x : i32
      } else {
        scf.yield %y : i32
      }
      scf.condition(%v19) %x : i32
    } do {
    ^bb0(%v18: i32):
      %v21 = arith.cmpi sge, %v18, %v1#2 : i32
      %v22 = scf.index_switch %n -> i32
      case 0 {
        "test.use"(%v18, %v21) : (i32, i1) -> ()
        scf.yield %v18 : i32
      }
      case 2 {
        %v23 = "test.val"() : () -> i32
        scf.yield %v18 : i32
      }
      default {
        scf.yield %k0 : i32
      }
      scf.yield %d, %true, %v1#1 : i1, i1, i1
    }
    scf.yield %y : i32
  } else {
    %v24 = "test.val"() : () -> i32
    scf.yield %k1 : i32
  }
  %v25:1 = scf.while (%v26 = %v1#2) : (i32) -> (i32) {
    %v28:2 = scf.for %v29 = %c1 to %c4 step %c4 iter_args(%v30 = %v26, %v31 = %v26) -> (i32, i32) {
      "test.iv"(%v29) : (index) -> ()
      scf.yield %k1, %v31 : i32, i32
    }
    %v32:1 = scf.for %v33 = %n to %c4 step %c1 iter_args(%v34 = %x) -> (i32) {
      "test.iv"(%v33) : (index) -> ()
      scf.yield %v26 : i32
    }
    %v35 = "test.val"() : () -> i32
    %v36 = "test.cond"() : () -> i1
    scf.condition(%v36) %v32#0 : i32
  } do {
  ^bb0(%v27: i32):
    "test.use"(%v27, %v1#1) : (i32, i1) -> ()
    %v37 = arith.muli %v27, %v12#0 : i32
    "test.use"(%v37, %false) : (i32, i1) -> ()
    scf.yield %v1#2 : i32
  }
  %v38:2 = scf.if %d -> (i32, i32) {
    "test.use"(%v1#0, %v1#1) : (i32, i1) -> ()
    %v39:3 = scf.for %v40 = %n to %n1 step %c4 iter_args(%v41 = %v1#0, %v42 = %v12#0, %v43 = %v25#0) -> (i32, i32, i32) {
      "test.iv"(%v40) : (index) -> ()
      scf.if %false {
      } else {
      }
      scf.yield %v41, %v25#0, %v12#0 : i32, i32, i32
    }
    scf.yield %y, %v1#2 : i32, i32
  } else {
    scf.forall (%v45, %v46) in (1, 4) {
      "test.iv"(%v45, %v46) : (index, index) -> ()
      %v47:2 = scf.while (%v48 = %c, %v49 = %false) : (i1, i1) -> (i1, i1) {
        %v52 = arith.cmpi slt, %v12#0, %v1#0 : i32
        scf.condition(%v52) %v48, %v49 : i1, i1
      } do {
      ^bb0(%v50: i1, %v51: i1):
        %v53 = arith.muli %k0, %v12#0 : i32
        %v54 = arith.muli %v25#0, %k0 : i32
        scf.yield %d, %v51 : i1, i1
      }
      %v55 = arith.cmpi sge, %v12#0, %v25#0 : i32
    }
    %v56 = "test.val"() : () -> i32
    scf.yield %v12#0, %v1#2 : i32, i32
  }
  %v57 = arith.muli %v25#0, %v38#1 : i32
  %v58:3 = scf.if %c -> (i1, i1, i32) {
    %v59:3 = scf.for %v60 = %c0 to %n1 step %c1 iter_args(%v61 = %v38#1, %v62 = %v38#0, %v63 = %c) -> (i32, i32, i1) {
      scf.yield %k0, %v62, %c : i32, i32, i1
    }
    %v64 = "test.val"() : () -> i32
    scf.yield %v1#1, %v59#2, %v59#0 : i1, i1, i32
  } else {
    scf.yield %false, %c, %v1#2 : i1, i1, i32
  }
  return %v38#0, %true : i32, i1
}
// -----
func.func @f8(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.addi %y, %k1 : i32
  %v2 = arith.subi %x, %x : i32
  %v3 = scf.index_switch %c1 -> i32
  case 3 {
    scf.for %v5 = %c1 to %n1 step %n {
      "test.iv"(%v5) : (index) -> ()
      %v6 = arith.cmpi ne, %v1, %k1 : i32
      "test.use"(%v2, %d) : (i32, i1) -> ()
      "test.use"(%k0, %c) : (i32, i1) -> ()
    }
    %v7:3 = scf.while (%v8 = %v1, %v9 = %d, %v10 = %v2) : (i32, i1, i32) -> (i32, i1, i32) {
      %v14 = "test.cond"() : () -> i1
      scf.condition(%v14) %v10, %v9, %v8 : i32, i1, i32
    } do {
    ^bb0(%v11: i32, %v12: i1, %v13: i32):
      "test.use"(%v13, %v12) : (i32, i1) -> ()
      scf.if %false {
        %v16 = "test.val"() : () -> i32
        %v17 = arith.cmpi ne, %v13, %v13 : i32
      }
      scf.yield %k1, %v12, %k1 : i32, i1, i32
    }
    scf.yield %v7#2 : i32
  }
  default {
    scf.yield %v2 : i32
  }
  %v18 = arith.addi %v2, %v3 : i32
  %v19 = arith.xori %c, %true : i1
  %v20:1 = scf.if %c -> (i32) {
    %v21:3 = scf.while (%v22 = %true, %v23 = %x) : (i1, i32) -> (i1, i32, i1) {
      %v27 = "test.cond"() : () -> i1
      %v28 = scf.if %c -> (i32) {
        scf.yield %v23 : i32
      } else {
        scf.yield %v23 : i32
      }
      scf.condition(%c) %v19, %v3, %v22 : i1, i32, i1
    } do {
    ^bb0(%v24: i1, %v25: i32, %v26: i1):
      scf.yield %d, %v25 : i1, i32
    }
    scf.yield %x : i32
  } else {
    scf.yield %v18 : i32
  }
  %v29 = arith.subi %x, %v1 : i32
  "test.use"(%v1, %d) : (i32, i1) -> ()
  %v30:2 = scf.if %c -> (i32, i1) {
    "test.use"(%k0, %true) : (i32, i1) -> ()
    %v31:2 = scf.if %v19 -> (i32, i1) {
      %v32 = arith.addi %v18, %v18 : i32
      %v33 = arith.addi %v29, %v20#0 : i32
      %v34:1 = scf.for %v35 = %n to %n1 step %n iter_args(%v36 = %v29) -> (i32) {
        scf.yield %v36 : i32
      }
      scf.yield %v34#0, %c : i32, i1
    } else {
      scf.if %false {
        %v38 = "test.val"() : () -> i32
      } else {
      }
      %v39 = arith.subi %v20#0, %v29 : i32
      scf.yield %v39, %d : i32, i1
    }
    scf.yield %v1, %v19 : i32, i1
  } else {
    scf.yield %v18, %true : i32, i1
  }
  return %k1, %false : i32, i1
}
// -----
func.func @f9(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.xori %true, %true : i1
  %v2 = "test.val"() : () -> i32
  %v3 = arith.subi %y, %v2 : i32
  scf.for %v5 = %n to %n step %c4 {
    "test.iv"(%v5) : (index) -> ()
    scf.while : () -> () {
      %v7 = arith.cmpi slt, %v3, %k0 : i32
      scf.condition(%v7)
    } do {
    ^bb0:
      scf.yield
    }
  }
  scf.if %d {
  } else {
  }
  return %k0, %false : i32, i1
}
// -----
func.func @f10(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.subi %x, %k0 : i32
  scf.for %v3 = %c0 to %c1 step %c4 {
    scf.if %true {
    }
    %v5:2 = scf.if %d -> (i1, i32) {
      %v6 = arith.muli %v1, %v1 : i32
      %v7:2 = scf.if %c -> (i32, i1) {
        scf.yield %x, %true : i32, i1
      } else {
        "test.use"(%v6, %c) : (i32, i1) -> ()
        scf.yield %v1, %false : i32, i1
      }
      %v8:2 = scf.if %true -> (i32, i32) {
        %v9 = arith.cmpi sge, %v7#0, %x : i32
        scf.yield %y, %v7#0 : i32, i32
      } else {
        scf.yield %v6, %x : i32, i32
      }
      scf.yield %false, %v7#0 : i1, i32
    } else {
      %v10 = arith.xori %c, %true : i1
      %v11 = arith.addi %x, %v1 : i32
      scf.yield %c, %x : i1, i32
    }
    scf.if %c {
    }
  }
  %v13:1 = scf.while (%v14 = %c) : (i1) -> (i32) {
    scf.parallel (%v16) = (%c0) to (%n) step (%c1) {
      "test.iv"(%v16) : (index) -> ()
    }
    %v17 = "test.cond"() : () -> i1
    scf.condition(%v17) %k1 : i32
  } do {
  ^bb0(%v15: i32):
    %v18:1 = scf.if %true -> (i32) {
      %v19 = scf.index_switch %c1 -> i32
      default {
        %v20 = arith.subi %v15, %v1 : i32
        %v21 = arith.addi %v1, %v15 : i32
        scf.yield %v21 : i32
      }
      %v22 = "test.val"() : () -> i32
      %v23:3 = scf.if %c -> (i32, i1, i32) {
        %v24 = "test.val"() : () -> i32
        scf.yield %x, %c, %x : i32, i1, i32
      } else {
        scf.yield %v15, %d, %x : i32, i1, i32
      }
      scf.yield %v1 : i32
    } else {
      scf.yield %v15 : i32
    }
    scf.yield %d : i1
  }
  %v25 = arith.cmpi eq, %v1, %k0 : i32
  %v26 = "test.val"() : () -> i32
  %v27 = arith.addi %v13#0, %k1 : i32
  %v28 = arith.subi %v1, %v13#0 : i32
  "test.use"(%v1, %c) : (i32, i1) -> ()
  scf.if %v25 {
  } else {
  }
  return %v13#0, %v25 : i32, i1
}
// -----
func.func @f11(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1:3 = scf.if %true -> (i32, i32, i32) {
    "test.use"(%k0, %c) : (i32, i1) -> ()
    %v2:3 = scf.while (%v3 = %k1, %v4 = %false, %v5 = %x) : (i32, i1, i32) -> (i32, i1, i32) {
      %v9:1 = scf.if %v4 -> (i1) {
        scf.yield %v4 : i1
      } else {
        scf.yield %true : i1
      }
      %v10 = arith.cmpi slt, %v5, %v5 : i32
      %v11 = scf.if %v10 -> (i32) {
        %v12 = arith.addi %v3, %x : i32
        scf.yield %v5 : i32
      } else {
        scf.yield %x : i32
      }
      scf.condition(%v10) %v11, %v4, %v5 : i32, i1, i32
    } do {
    ^bb0(%v6: i32, %v7: i1, %v8: i32):
      %v13:1 = scf.for %v14 = %c0 to %c0 step %c4 iter_args(%v15 = %v8) -> (i32) {
        "test.iv"(%v14) : (index) -> ()
        %v16 = arith.addi %v15, %v15 : i32
        scf.yield %v15 : i32
      }
      scf.yield %v8, %v7, %v8 : i32, i1, i32
    }
    %v17 = arith.muli %x, %k1 : i32
    scf.yield %x, %x, %k0 : i32, i32, i32
  } else {
    scf.yield %y, %k0, %x : i32, i32, i32
  }
  %v18 = arith.addi %v1#1, %y : i32
  %v19 = arith.addi %v1#0, %k1 : i32
  return %v1#2, %false : i32, i1
}
// -----
func.func @f12(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.cmpi ne, %k1, %x : i32
  %v2:1 = scf.if %v1 -> (i32) {
    %v3:2 = scf.if %c -> (i1, i1) {
      scf.forall (%v4, %v5) in (4, %n) {
        "test.iv"(%v4, %v5) : (index, index) -> ()
      }
      scf.yield %d, %c : i1, i1
    } else {
      %v6 = arith.addi %x, %k1 : i32
      %v7:2 = scf.if %d -> (i32, i32) {
        %v8 = "test.val"() : () -> i32
        %v9 = arith.subi %v8, %v8 : i32
        scf.yield %v9, %y : i32, i32
      } else {
        scf.yield %v6, %v6 : i32, i32
      }
      scf.yield %v1, %true : i1, i1
    }
    scf.yield %k1 : i32
  } else {
    %v10 = "test.val"() : () -> i32
    scf.if %c {
    } else {
    }
    scf.yield %x : i32
  }
  scf.parallel (%v12, %v13) = (%c0, %n) to (%c1, %c1) step (%c1, %c4) {
    "test.iv"(%v12, %v13) : (index, index) -> ()
    %v14:1 = scf.if %c -> (i1) {
      %v15 = arith.addi %y, %v2#0 : i32
      %v16 = "test.val"() : () -> i32
      %v17 = arith.subi %v15, %v15 : i32
      scf.yield %d : i1
    } else {
      "test.use"(%k1, %c) : (i32, i1) -> ()
      scf.yield %false : i1
    }
    %v18 = arith.xori %true, %true : i1
  }
  %v19 = arith.subi %k0, %x : i32
  return %x, %c : i32, i1
}
// -----
func.func @f13(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  scf.for %v2 = %c0 to %n step %c4 {
    "test.iv"(%v2) : (index) -> ()
  }
  %v3 = arith.subi %x, %k0 : i32
  scf.forall (%v4, %v5) in (%n, %n) {
    "test.iv"(%v4, %v5) : (index, index) -> ()
    %v6:2 = scf.for %v7 = %c1 to %n step %c4 iter_args(%v8 = %false, %v9 = %false) -> (i1, i1) {
      "test.iv"(%v7) : (index) -> ()
      scf.yield %v8, %c : i1, i1
    }
    %v10 = arith.addi %y, %x : i32
  }
  "test.use"(%k0, %c) : (i32, i1) -> ()
  %v11:2 = scf.for %v12 = %n to %n step %c4 iter_args(%v13 = %v3, %v14 = %k0) -> (i32, i32) {
    "test.iv"(%v12) : (index) -> ()
    scf.yield %v13, %x : i32, i32
  }
  "test.use"(%x, %c) : (i32, i1) -> ()
  %v15 = arith.muli %x, %v11#0 : i32
  %v16 = "test.val"() : () -> i32
  %v17:2 = scf.if %true -> (i32, i1) {
    scf.yield %v15, %d : i32, i1
  } else {
    %v18:1 = scf.while (%v19 = %v16) : (i32) -> (i32) {
      "test.use"(%v19, %d) : (i32, i1) -> ()
      "test.use"(%y, %c) : (i32, i1) -> ()
      %v21 = arith.xori %d, %true : i1
      %v22 = "test.cond"() : () -> i1
      scf.condition(%v22) %v19 : i32
    } do {
    ^bb0(%v20: i32):
      %v23:1 = scf.for %v24 = %n to %c4 step %c4 iter_args(%v25 = %v20) -> (i32) {
        "test.iv"(%v24) : (index) -> ()
        scf.yield %y : i32
      }
      %v26:3 = scf.while (%v27 = %v20, %v28 = %v20, %v29 = %v23#0) : (i32, i32, i32) -> (i32, i32, i32) {
        "test.use"(%k1, %false) : (i32, i1) -> ()
        %v33 = arith.cmpi eq, %v29, %v11#0 : i32
        %v34 = "test.cond"() : () -> i1
        %v35 = scf.if %v34 -> (i32) {
          %v36 = arith.xori %false, %true : i1
          scf.yield %v29 : i32
        } else {
          scf.yield %v29 : i32
        }
        scf.condition(%v34) %v29, %v27, %v28 : i32, i32, i32
      } do {
      ^bb0(%v30: i32, %v31: i32, %v32: i32):
        scf.yield %v20, %v32, %v32 : i32, i32, i32
      }
      scf.yield %v3 : i32
    }
    scf.if %d {
    }
    scf.yield %k0, %d : i32, i1
  }
  return %v3, %c : i32, i1
}
// -----
func.func @f14(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.muli %k1, %y : i32
  scf.if %true {
  } else {
    %v3:1 = scf.while (%v4 = %k0, %v5 = %x, %v6 = %k1) : (i32, i32, i32) -> (i32) {
      %v8 = arith.cmpi slt, %v6, %v5 : i32
      scf.condition(%v8) %v6 : i32
    } do {
    ^bb0(%v7: i32):
      scf.yield %v7, %v7, %v7 : i32, i32, i32
    }
    %v9 = arith.subi %x, %v1 : i32
  }
  %v10:3 = scf.while (%v11 = %false, %v12 = %false, %v13 = %x) : (i1, i1, i32) -> (i1, i1, i32) {
    %v17 = arith.cmpi slt, %k1, %v13 : i32
    scf.condition(%v17) %v11, %v12, %x : i1, i1, i32
  } do {
  ^bb0(%v14: i1, %v15: i1, %v16: i32):
    %v18 = "test.val"() : () -> i32
    scf.while : () -> () {
      %v20 = arith.cmpi slt, %x, %x : i32
      scf.condition(%v20)
    } do {
    ^bb0:
      %v21:1 = scf.for %v22 = %n to %c0 step %c1 iter_args(%v23 = %v16) -> (i32) {
        %v24 = arith.cmpi slt, %v23, %v18 : i32
        scf.yield %v16 : i32
      }
      %v25 = arith.subi %v21#0, %v16 : i32
      scf.yield
    }
    scf.yield %v14, %v15, %v16 : i1, i1, i32
  }
  "test.use"(%x, %false) : (i32, i1) -> ()
  return %k0, %c : i32, i1
}
// -----
func.func @f15(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = scf.index_switch %c1 -> i32
  case 1 {
    %v2 = scf.index_switch %n -> i32
    case 3 {
      %v3:2 = scf.for %v4 = %c1 to %n step %n iter_args(%v5 = %k1, %v6 = %k0) -> (i32, i32) {
        "test.iv"(%v4) : (index) -> ()
        scf.yield %v6, %v6 : i32, i32
      }
      scf.yield %v3#1 : i32
    }
    default {
      %v7:2 = scf.if %c -> (i32, i32) {
        "test.use"(%k1, %c) : (i32, i1) -> ()
        %v8 = arith.addi %k1, %k1 : i32
        scf.yield %x, %y : i32, i32
      } else {
        scf.yield %x, %x : i32, i32
      }
      scf.yield %k1 : i32
    }
    scf.parallel (%v9, %v10) = (%c0, %n) to (%n, %c1) step (%c4, %c1) {
      "test.iv"(%v9, %v10) : (index, index) -> ()
    }
    scf.yield %y : i32
  }
  default {
    %v11 = arith.xori %d, %true : i1
    %v12 = arith.muli %y, %k1 : i32
    scf.yield %k1 : i32
  }
  %v13 = arith.xori %d, %true : i1
  %v14 = "test.val"() : () -> i32
  %v15 = arith.addi %k0, %x : i32
  %v16:3 = scf.if %true -> (i32, i1, i1) {
    "test.use"(%v14, %false) : (i32, i1) -> ()
    %v17 = arith.muli %v15, %v15 : i32
    scf.yield %y, %v13, %false : i32, i1, i1
  } else {
    %v18 = "test.val"() : () -> i32
    scf.yield %v14, %c, %false : i32, i1, i1
  }
  %v19 = scf.index_switch %n -> i32
  case 3 {
    %v20 = arith.muli %v15, %v15 : i32
    %v21:1 = scf.if %false -> (i32) {
      scf.yield %v15 : i32
    } else {
      %v22:2 = scf.for %v23 = %n to %c0 step %c1 iter_args(%v24 = %v13, %v25 = %v15) -> (i1, i32) {
        "test.use"(%v15, %v16#2) : (i32, i1) -> ()
        scf.yield %v24, %v1 : i1, i32
      }
      scf.yield %x : i32
    }
    scf.yield %v14 : i32
  }
  case 1 {
    scf.yield %x : i32
  }
  default {
    scf.yield %v16#0 : i32
  }
  return %x, %c : i32, i1
}
// -----
func.func @f16(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.cmpi ne, %y, %x : i32
  %v2:2 = scf.for %v3 = %n to %n1 step %c4 iter_args(%v4 = %k1, %v5 = %x) -> (i32, i32) {
    "test.iv"(%v3) : (index) -> ()
    scf.yield %k1, %v5 : i32, i32
  }
  %v6:1 = scf.if %d -> (i1) {
    scf.yield %d : i1
  } else {
    "test.use"(%v2#0, %v1) : (i32, i1) -> ()
    %v7:3 = scf.if %c -> (i32, i32, i1) {
      %v8 = arith.cmpi slt, %x, %x : i32
      %v9:1 = scf.while (%v10 = %v2#1) : (i32) -> (i32) {
        %v12 = "test.cond"() : () -> i1
        %v13 = scf.if %v12 -> (i32) {
          scf.yield %v10 : i32
        } else {
          scf.yield %k1 : i32
        }
        scf.condition(%v12) %v13 : i32
      } do {
      ^bb0(%v11: i32):
        scf.yield %v11 : i32
      }
      scf.if %c {
      }
      scf.yield %v2#1, %y, %v1 : i32, i32, i1
    } else {
      %v15 = arith.muli %x, %x : i32
      %v16:3 = scf.if %v1 -> (i32, i32, i32) {
        scf.yield %v15, %v2#0, %k1 : i32, i32, i32
      } else {
        scf.yield %v2#0, %k1, %y : i32, i32, i32
      }
      scf.yield %v16#1, %k1, %d : i32, i32, i1
    }
    scf.yield %d : i1
  }
  %v17 = scf.index_switch %n -> i32
  case 0 {
    %v18 = arith.xori %v6#0, %true : i1
    "test.use"(%v2#0, %v18) : (i32, i1) -> ()
    scf.yield %x : i32
  }
  default {
    scf.yield %v2#1 : i32
  }
  %v19 = "test.val"() : () -> i32
  %v20:1 = scf.while (%v21 = %v2#0) : (i32) -> (i32) {
    %v23 = arith.cmpi eq, %k1, %v21 : i32
    %v24 = arith.addi %v21, %v17 : i32
    %v25 = "test.cond"() : () -> i1
    scf.condition(%v25) %v21 : i32
  } do {
  ^bb0(%v22: i32):
    scf.while (%v27 = %v6#0) : (i1) -> () {
      %v28 = "test.cond"() : () -> i1
      scf.condition(%v28)
    } do {
    ^bb0:
      scf.yield %true : i1
    }
    %v29 = arith.cmpi slt, %v22, %v19 : i32
    %v30:3 = scf.if %v6#0 -> (i32, i32, i32) {
      %v31:3 = scf.if %d -> (i1, i1, i32) {
        scf.yield %v29, %v1, %v2#1 : i1, i1, i32
      } else {
        %v32 = arith.addi %v22, %v2#1 : i32
        scf.yield %false, %false, %v2#1 : i1, i1, i32
      }
      scf.yield %v22, %v22, %y : i32, i32, i32
    } else {
      scf.yield %v22, %v22, %v22 : i32, i32, i32
    }
    scf.yield %v2#0 : i32
  }
  scf.while : () -> () {
    "test.use"(%y, %c) : (i32, i1) -> ()
    %v34:2 = scf.for %v35 = %c0 to %c0 step %n iter_args(%v36 = %v17, %v37 = %k0) -> (i32, i32) {
      scf.yield %k0, %v36 : i32, i32
    }
    %v38 = arith.addi %y, %v19 : i32
    %v39 = "test.cond"() : () -> i1
    scf.condition(%v39)
  } do {
  ^bb0:
    %v40 = "test.val"() : () -> i32
    scf.forall (%v41) in (%c1) {
      "test.iv"(%v41) : (index) -> ()
    }
    scf.yield
  }
  return %v19, %v1 : i32, i1
}
// -----
func.func @f17(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  scf.for %v2 = %c0 to %c1 step %c1 {
    "test.iv"(%v2) : (index) -> ()
    scf.if %c {
    } else {
    }
  }
  "test.use"(%y, %c) : (i32, i1) -> ()
  %v4:2 = scf.for %v5 = %c1 to %c4 step %c4 iter_args(%v6 = %k0, %v7 = %true) -> (i32, i1) {
    %v8:1 = scf.while : () -> (i1) {
      %v10:3 = scf.if %d -> (i32, i32, i32) {
        scf.yield %k0, %v6, %k0 : i32, i32, i32
      } else {
        %v11 = arith.subi %k0, %y : i32
        scf.yield %v6, %v11, %v6 : i32, i32, i32
      }
      %v12 = arith.cmpi slt, %v6, %v10#2 : i32
      scf.condition(%v12) %true : i1
    } do {
    ^bb0(%v9: i1):
      %v13:2 = scf.for %v14 = %n to %c4 step %n iter_args(%v15 = %v6, %v16 = %x) -> (i32, i32) {
        "test.iv"(%v14) : (index) -> ()
        scf.yield %v16, %v6 : i32, i32
      }
      scf.yield
    }
    scf.if %v7 {
      %v18:2 = scf.for %v19 = %n to %n step %n iter_args(%v20 = %d, %v21 = %d) -> (i1, i1) {
        %v22 = arith.addi %v6, %v6 : i32
        scf.yield %v20, %v20 : i1, i1
      }
      %v23 = scf.index_switch %c1 -> i32
      case 0 {
        scf.yield %x : i32
      }
      case 1 {
        %v24 = arith.xori %v18#0, %true : i1
        scf.yield %v6 : i32
      }
      default {
        scf.yield %x : i32
      }
    } else {
    }
    scf.yield %v6, %v7 : i32, i1
  }
  return %k0, %c : i32, i1
}
// -----
func.func @f18(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1:2 = scf.if %false -> (i32, i32) {
    %v2 = "test.val"() : () -> i32
    %v3:3 = scf.if %d -> (i32, i32, i32) {
      %v4 = "test.val"() : () -> i32
      %v5:3 = scf.if %d -> (i32, i1, i32) {
        scf.yield %v4, %c, %y : i32, i1, i32
      } else {
        scf.yield %k1, %d, %v4 : i32, i1, i32
      }
      %v6 = arith.cmpi ne, %x, %v5#2 : i32
      scf.yield %x, %v5#2, %y : i32, i32, i32
    } else {
      scf.parallel (%v7, %v8) = (%c0, %c0) to (%c4, %n) step (%c1, %c1) {
        "test.iv"(%v7, %v8) : (index, index) -> ()
      }
      %v9:1 = scf.for %v10 = %c0 to %c0 step %c1 iter_args(%v11 = %k0) -> (i32) {
        %v12 = arith.xori %false, %true : i1
        scf.yield %y : i32
      }
      scf.yield %v2, %y, %v2 : i32, i32, i32
    }
    %v13 = arith.muli %k1, %v3#0 : i32
    scf.yield %v13, %v3#1 : i32, i32
  } else {
    %v14 = "test.val"() : () -> i32
    %v15 = arith.muli %v14, %k1 : i32
    scf.yield %k1, %k0 : i32, i32
  }
  %v16 = arith.cmpi slt, %v1#1, %k0 : i32
  %v17 = "test.val"() : () -> i32
  scf.if %true {
    scf.if %c {
    }
  }
  %v20 = arith.subi %v17, %v1#1 : i32
  %v21 = arith.cmpi ne, %v17, %k1 : i32
  %v22:2 = scf.if %v21 -> (i32, i1) {
    %v23 = arith.cmpi sge, %v20, %v20 : i32
    %v24 = "test.val"() : () -> i32
    %v25 = arith.subi %v1#1, %k1 : i32
    scf.yield %y, %v23 : i32, i1
  } else {
    %v26:3 = scf.if %true -> (i1, i32, i32) {
      scf.yield %true, %v17, %k1 : i1, i32, i32
    } else {
      scf.yield %v21, %v1#1, %k0 : i1, i32, i32
    }
    %v27 = arith.xori %true, %true : i1
    scf.yield %x, %v27 : i32, i1
  }
  return %v1#0, %v16 : i32, i1
}
// -----
func.func @f19(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.cmpi slt, %k0, %x : i32
  %v2:3 = scf.for %v3 = %c1 to %n step %c1 iter_args(%v4 = %true, %v5 = %d, %v6 = %x) -> (i1, i1, i32) {
    "test.iv"(%v3) : (index) -> ()
    %v7 = "test.val"() : () -> i32
    scf.yield %true, %v4, %v6 : i1, i1, i32
  }
  %v8:3 = scf.if %v1 -> (i1, i1, i32) {
    %v9:3 = scf.for %v10 = %n to %n step %c1 iter_args(%v11 = %d, %v12 = %k1, %v13 = %c) -> (i1, i32, i1) {
      "test.iv"(%v10) : (index) -> ()
      scf.for %v15 = %c0 to %c0 step %c4 {
      }
      %v16:3 = scf.for %v17 = %c1 to %c0 step %n iter_args(%v18 = %d, %v19 = %v11, %v20 = %v13) -> (i1, i1, i1) {
        "test.iv"(%v17) : (index) -> ()
        scf.yield %v20, %v20, %v20 : i1, i1, i1
      }
      %v21 = arith.cmpi slt, %y, %k0 : i32
      scf.yield %v21, %v12, %v16#0 : i1, i32, i1
    }
    scf.for %v23 = %c1 to %c1 step %c1 {
      "test.iv"(%v23) : (index) -> ()
    }
    scf.yield %false, %c, %v9#1 : i1, i1, i32
  } else {
    "test.use"(%k1, %v2#1) : (i32, i1) -> ()
    %v24 = "test.val"() : () -> i32
    scf.yield %v2#1, %v2#1, %k0 : i1, i1, i32
  }
  scf.for %v26 = %c1 to %n1 step %c4 {
  }
  %v27:1 = scf.while (%v28 = %v8#2, %v29 = %v8#0, %v30 = %v2#2) : (i32, i1, i32) -> (i1) {
    %v32:3 = scf.for %v33 = %c1 to %n step %c4 iter_args(%v34 = %v30, %v35 = %v28, %v36 = %v30) -> (i32, i32, i32) {
      "test.iv"(%v33) : (index) -> ()
      %v37:2 = scf.for %v38 = %n to %n step %c1 iter_args(%v39 = %k0, %v40 = %v35) -> (i32, i32) {
        "test.iv"(%v38) : (index) -> ()
        scf.yield %v39, %v39 : i32, i32
      }
      %v41 = arith.cmpi eq, %v37#1, %v37#1 : i32
      %v42 = scf.index_switch %c1 -> i32
      case 1 {
        scf.yield %v28 : i32
      }
      default {
        %v43 = arith.xori %v29, %true : i1
        scf.yield %v36 : i32
      }
      scf.yield %v37#1, %v35, %v42 : i32, i32, i32
    }
    %v44 = arith.xori %v8#0, %true : i1
    %v45 = arith.cmpi slt, %v32#2, %v32#2 : i32
    scf.condition(%v45) %v2#1 : i1
  } do {
  ^bb0(%v31: i1):
    scf.yield %k0, %false, %v8#2 : i32, i1, i32
  }
  %v46:2 = scf.for %v47 = %c0 to %c4 step %n iter_args(%v48 = %y, %v49 = %v8#2) -> (i32, i32) {
    "test.iv"(%v47) : (index) -> ()
    scf.yield %v49, %k0 : i32, i32
  }
  %v50 = arith.subi %k1, %v46#0 : i32
  "test.use"(%v46#0, %v2#1) : (i32, i1) -> ()
  %v51:2 = scf.for %v52 = %c1 to %c1 step %c1 iter_args(%v53 = %v50, %v54 = %v8#2) -> (i32, i32) {
    scf.yield %v46#0, %v46#1 : i32, i32
  }
  return %v50, %d : i32, i1
}
// -----
func.func @f20(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  %v1 = arith.xori %c, %true : i1
  "test.use"(%k1, %c) : (i32, i1) -> ()
  "test.use"(%x, %v1) : (i32, i1) -> ()
  scf.forall (%v2, %v3) in (%n, 1) {
    "test.iv"(%v2, %v3) : (index, index) -> ()
    scf.if %true {
    }
  }
  scf.if %v1 {
    %v6 = arith.cmpi eq, %k1, %x : i32
  } else {
    %v7 = arith.subi %k0, %x : i32
    %v8 = "test.val"() : () -> i32
  }
  %v9 = arith.addi %y, %x : i32
  %v10:3 = scf.if %v1 -> (i32, i1, i32) {
    %v11 = arith.xori %d, %true : i1
    scf.yield %v9, %false, %k1 : i32, i1, i32
  } else {
    scf.forall (%v12) in (4) {
      "test.iv"(%v12) : (index) -> ()
    }
    %v13:2 = scf.if %false -> (i32, i32) {
      scf.yield %v9, %y : i32, i32
    } else {
      %v14:3 = scf.if %false -> (i32, i1, i1) {
        scf.yield %y, %d, %v1 : i32, i1, i1
      } else {
        scf.yield %k1, %d, %d : i32, i1, i1
      }
      %v15 = "test.val"() : () -> i32
      scf.yield %v15, %v15 : i32, i32
    }
    scf.yield %x, %v1, %x : i32, i1, i32
  }
  return %k1, %v1 : i32, i1
}
// -----
func.func @f21(%c: i1, %d: i1, %x: i32, %y: i32, %n: index) -> (i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n1 = arith.addi %n, %c1 overflow<nsw> : index
  "test.use"(%x, %d) : (i32, i1) -> ()
  scf.if %true {
    %v2:3 = scf.for %v3 = %n to %c0 step %c1 iter_args(%v4 = %k1, %v5 = %x, %v6 = %k1) -> (i32, i32, i32) {
      %v7 = arith.cmpi sge, %k0, %v6 : i32
      scf.yield %v5, %v6, %v6 : i32, i32, i32
    }
  }
  scf.if %d {
  }
  %v9:2 = scf.if %true -> (i32, i32) {
    scf.yield %k1, %k0 : i32, i32
  } else {
    scf.yield %x, %k1 : i32, i32
  }
  %v10 = arith.subi %k0, %x : i32
  scf.if %true {
  }
  return %k0, %true : i32, i1
}
// DIFFERS: upstream takes the low 32 bits of an index that is switched on.
