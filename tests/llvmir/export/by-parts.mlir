// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace translate --mlir-to-llvmir --threads=2 %s

// Functions are parsed, translated and written one after another: what is numbered for the whole module, or said
// behind a function, is as if all were there.

!early = !llvm.struct<"early", (i32, ptr)>

llvm.func @uses_later(%arg0: i64) -> i64 {
  %0 = llvm.call @later(%arg0) : (i64) -> i64 loc(#after)
  %1 = llvm.mlir.addressof @last : !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i64
  %3 = llvm.add %0, %2 : i64
  llvm.return %3 : i64
} loc(#after)

// A structure that no function before has, and an intrinsic.
llvm.func @structs(%arg0: !llvm.ptr, %arg1: i64) -> !llvm.struct<"first", (i32)> {
  %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<"first", (i32)>
  %1 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, !early
  "llvm.intr.memcpy"(%arg0, %1, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %0 : !llvm.struct<"first", (i32)>
}

llvm.func @declared(i32) attributes {passthrough = ["cold"]}

// The attributes of a call are numbered behind those of all functions.
llvm.func @calls(%arg0: i32, %arg1: f32) -> f32 {
  llvm.call @declared(%arg0) {no_unwind} : (i32) -> ()
  %0 = llvm.intr.fabs(%arg1) : (f32) -> f32
  llvm.return %0 : f32
}

#root = #llvm.tbaa_root<id = "root">
#type = #llvm.tbaa_type_desc<id = "t", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>

llvm.func @behind(%arg0: f32, %arg1: !llvm.ptr) -> f32 attributes {passthrough = ["noinline"]} {
  %0 = llvm.intr.sqrt(%arg0) : (f32) -> f32
  llvm.store %0, %arg1 {tbaa = [#tag]} : f32, !llvm.ptr
  llvm.return %0 : f32
}

llvm.mlir.global internal @last(1 : i64) : i64

llvm.func internal @later(%arg0: i64 loc(#after)) -> i64 {
  llvm.br ^bb1(%arg0 : i64)
^bb1(%x: i64 loc(#after)):
  llvm.return %x : i64
}

  // A function that is not at the start of its line's indentation.
  llvm.func @indented() { llvm.return }
llvm.func @one_line() { llvm.return
}

#after = loc("after.c":7:1)
