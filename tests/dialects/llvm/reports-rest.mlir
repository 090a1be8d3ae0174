// RUN: not terrace opt %s --split-input-file 2>&1

// Messages that few inputs reach.

llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.br ^a
^a:
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.mlir.global external @g(1 : i32) : i32
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @g, tag = <id = 0>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @nothing, tag = <id = 0>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @g() -> i32
llvm.func @f(%x: i32) {
  llvm.call @f(%x) ["a"(%x, %x : i32)] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f(%x: i32) {
  llvm.call @f(%x) ["a"(%x : i32, i32)] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g() -> (!llvm.void {llvm.noundef})

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>, res_attrs = [{llvm.noundef}]}> ({}) : () -> ()

// -----

llvm.func @f(%x: tensor<4xi32>) {
  %0 = llvm.extractvalue %x[0] : tensor<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  %0 = llvm.extractvalue %x[0] : tensor<4xi32>
  llvm.return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[1,2]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[1,2,3]> : vector<3xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = 3 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[1,2,3]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[1,2]> : vector<2xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[32,64]> : vector<2xi64>>} {}

// -----

module attributes {x.a = #llvm.overflow<"a">} {}

// -----

module attributes {x.a = #llvm.overflow<a>} {}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, )
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%x) <{elem_type = , rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
  llvm.invoke @p(%x) to ^a unwind ^b : (i32) -> i32
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

module attributes {x.a = #llvm.overflow<3>} {}

// -----

module attributes {x.a = #llvm.overflow<>} {}

// -----

module attributes {x.a = #llvm.overflow<nsw, "a">} {}

// -----

module attributes {x.a = #llvm.overflow<nsw, b>} {}

// -----

module attributes {x.a = #llvm.overflow<nsw,>} {}

// -----

module attributes {x.a = #llvm.fastmath<"a">} {}

// -----

module attributes {x.a = #llvm.linkage<"a">} {}

// -----

module attributes {x.a = #llvm.linkage<"internal">} {}

// -----

module attributes {x.a = #llvm.linkage<3>} {}

// -----

module attributes {x.a = #arith.overflow<"a">} {}

// -----

module attributes {x.a = #arith.fastmath<"a">} {}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, "a"
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, 3
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, x
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, []
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr,
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, @a
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, %x
  llvm.return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {}

// -----

module attributes {dlti.dl_spec = #dlti.target_system_spec} {}
