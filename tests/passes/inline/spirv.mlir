// RUN: terrace opt %s --inline

spirv.module Logical GLSL450 {
  spirv.func @callee() "None" { spirv.Return }
  spirv.func @one() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @void() "None" {
    spirv.FunctionCall @callee() : () -> ()
    spirv.Return
  }
  spirv.func @value() -> i32 "None" {
    %0 = spirv.FunctionCall @one() : () -> i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @args(%a: i32) -> i32 "Inline" {
    %0 = spirv.IAdd %a, %a : i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @call_args(%a: i32) -> i32 "None" {
    %0 = spirv.FunctionCall @args(%a) : (i32) -> i32
    %1 = spirv.FunctionCall @args(%0) : (i32) -> i32
    spirv.ReturnValue %1 : i32
  }
  spirv.func @dont(%a: i32) -> i32 "DontInline" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @call_dont(%a: i32) -> i32 "None" {
    %0 = spirv.FunctionCall @dont(%a) : (i32) -> i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @blocks(%c: i1, %x: i32) -> i32 "None" {
    spirv.BranchConditional %c, ^a, ^b(%x : i32)
  ^a:
    %0 = spirv.Constant 7 : i32
    spirv.ReturnValue %0 : i32
  ^b(%y: i32):
    spirv.ReturnValue %y : i32
  }
  spirv.func @call_blocks(%c: i1, %x: i32) -> i32 "None" {
    %0 = spirv.FunctionCall @blocks(%c, %x) : (i1, i32) -> i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @selection(%c: i1, %p: !spirv.ptr<i32, Function>) "None" {
    %0 = spirv.Constant 7 : i32
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^merge
    ^then:
      spirv.Store "Function" %p, %0 : i32
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @call_selection(%c: i1, %p: !spirv.ptr<i32, Function>) "None" {
    spirv.FunctionCall @selection(%c, %p) : (i1, !spirv.ptr<i32, Function>) -> ()
    spirv.Return
  }
  spirv.func @selection_returns(%c: i1) "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^merge
    ^then:
      spirv.Return
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @call_selection_returns(%c: i1) "None" {
    spirv.FunctionCall @selection_returns(%c) : (i1) -> ()
    spirv.Return
  }
  spirv.func @loop(%n: i32, %p: !spirv.ptr<i32, Function>) "None" {
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      %v = spirv.Load "Function" %p : i32
      %c = spirv.SLessThan %v, %n : i32
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      %w = spirv.IAdd %v, %one : i32
      spirv.Store "Function" %p, %w : i32
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @call_loop(%n: i32, %p: !spirv.ptr<i32, Function>) "None" {
    spirv.FunctionCall @loop(%n, %p) : (i32, !spirv.ptr<i32, Function>) -> ()
    spirv.Return
  }
  spirv.func @loop_returns(%c: i1) "None" {
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      spirv.BranchConditional %c, ^leave, ^continue
    ^leave:
      spirv.Return
    ^continue:
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @call_loop_returns(%c: i1) "None" {
    spirv.FunctionCall @loop_returns(%c) : (i1) -> ()
    spirv.Return
  }
  spirv.func @nested_returns(%c: i1) "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^merge
    ^then:
      spirv.mlir.selection {
        spirv.BranchConditional %c, ^then, ^merge
      ^then:
        spirv.Return
      ^merge:
        spirv.mlir.merge
      }
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @call_nested_returns(%c: i1) "None" {
    spirv.FunctionCall @nested_returns(%c) : (i1) -> ()
    spirv.Return
  }
  spirv.func @in_loop(%c: i1, %x: i32) "None" {
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      %0 = spirv.FunctionCall @args(%x) : (i32) -> i32
      spirv.FunctionCall @callee() : () -> ()
      spirv.Branch ^continue
    ^continue:
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @in_selection(%c: i1, %x: i32) "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^merge
    ^then:
      %0 = spirv.FunctionCall @blocks(%c, %x) : (i1, i32) -> i32
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @recursive(%x: i32) -> i32 "None" {
    %0 = spirv.FunctionCall @recursive(%x) : (i32) -> i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @imported(%x: i32) -> i32 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "imported", linkage_type = <Import>>}
  spirv.func @call_imported(%x: i32) -> i32 "None" {
    %0 = spirv.FunctionCall @imported(%x) : (i32) -> i32
    spirv.ReturnValue %0 : i32
  }
}

// A function of SPIR-V outside of a module of SPIR-V.
spirv.func @outside(%x: i32) -> i32 "None" {
  %0 = spirv.IMul %x, %x : i32
  spirv.ReturnValue %0 : i32
}
func.func @in_func(%x: i32) -> i32 {
  %0 = spirv.FunctionCall @outside(%x) : (i32) -> i32
  return %0 : i32
}
