// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// What is wrong with a block's address is said before what is wrong with the block and the function around it.

llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
}
llvm.func @f() {
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
llvm.func @f() {
  %c = llvm.mlir.constant(1 : i32) : i32
}
// -----
llvm.func @g() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
}
llvm.func @f() {
  %c = llvm.mlir.constant(1 : i32) : i32
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(1 : i32) : i32
}
llvm.func @g() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(1 : i32) : i32
}
llvm.func @g() {
  %0 = llvm.blockaddress <function = @nof, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.blockaddress <function = @nof, tag = <id = 1>> : !llvm.ptr
}
// -----
llvm.func @g() {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.br ^bb2
^bb2:
  llvm.blocktag <id = 1>
}
// -----
llvm.func @g() {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.br ^bb2
^bb2:
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
llvm.func @g() {
^bb1:
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 2>
}
// -----
llvm.func @g() {
^bb1:
  llvm.blocktag <id = 1>
  llvm.br ^bb2
^bb2:
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
}
// -----
llvm.func @g() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  llvm.br ^bb2
^bb2:
}
// -----
llvm.func @g() {
  llvm.br ^bb2
^bb2:
}
llvm.func @h() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  llvm.return
}
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
}) : () -> ()
llvm.func @h() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
}
// -----
llvm.func @h() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
}
llvm.func @g()
// -----
module {
llvm.func @h() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  llvm.return
}
llvm.func @g() {
  "foo.x"() : () -> ()
}
}
// -----
llvm.func @h() {
  %0 = llvm.blockaddress <function = @h, tag = <id = 2>> : !llvm.ptr
  "foo.x"() : () -> ()
}
