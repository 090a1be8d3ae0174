// RUN: not terrace opt %s --split-input-file 2>&1

// What is wrong with properties in a custom form.

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = "x", foo = 3}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = "x"}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{a.b = "x", failureKind = 2 : i8}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{foo = 1, bar, failureKind = 2 : i8}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = 2 : i8}
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <> {failureKind = 2 : i8}
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap {failureKind = 2 : i8}
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = 2 : i8}> {failureKind = 3 : i8}
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = 2 : i8}> {foo}
 llvm.return
}
// -----

#m = {failureKind = 2 : i8}
llvm.func @f() {
 llvm.intr.ubsantrap <#m>
 llvm.return
}
// -----

llvm.func @f() {
 "llvm.intr.ubsantrap"() <{}> : () -> ()
 llvm.return
}
// -----

llvm.func @f() {
 "llvm.intr.ubsantrap"() <{foo = 3}> : () -> ()
 llvm.return
}
// -----

llvm.func @f() {
 "llvm.intr.ubsantrap"() {foo = 3} : () -> ()
 llvm.return
}
// -----

llvm.func @f() {
 "llvm.intr.ubsantrap"() : () -> ()
 llvm.return
}
// -----

llvm.func @f() {
 "llvm.intr.ubsantrap"() <3> : () -> ()
 llvm.return
}
// -----

llvm.func @f() {
 "llvm.intr.ubsantrap"() <{failureKind = 3 : i32, bar, foo = 2}> : () -> ()
 llvm.return
}
// -----

llvm.func @f() {
 "llvm.intr.ubsantrap"() <{failureKind = "x"}> : () -> ()
 llvm.return
}
// -----

llvm.func @f() {
 "llvm.intr.ubsantrap"() {failureKind = "x"} : () -> ()
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{}> {foo=}
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{}> loc(x)
 llvm.return
}
// -----

llvm.func @f() {
 %0 = llvm.intr.ubsantrap <{}>
 llvm.return
}
// -----

llvm.func @f() {
 %0 = llvm.intr.ubsantrap <{failureKind = 2 : i8}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = 2 : i8}> {failureKind = "y"}
 llvm.return
}
