// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @breakpoint() {
  nvvm.breakpoint
  llvm.return
}
llvm.func @dot_accumulate_2way_0(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <signed>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_2way_1(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <unsigned>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_2way_2(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <signed>, %a2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_2way_3(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <unsigned>, %a2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_2way_4(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <unsigned>, %a1 <signed>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_2way_5(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <unsigned>, %a1 <unsigned>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_2way_6(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <unsigned>, %a1 <signed>, %a2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_2way_7(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <unsigned>, %a1 <unsigned>, %a2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_4way_0(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.4way %a0 <signed>, %a1 <signed>, %a2 : vector<4xi8>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_4way_1(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.4way %a0 <signed>, %a1 <unsigned>, %a2 : vector<4xi8>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_4way_2(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.4way %a0 <unsigned>, %a1 <signed>, %a2 : vector<4xi8>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_4way_3(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.4way %a0 <unsigned>, %a1 <unsigned>, %a2 : vector<4xi8>, vector<4xi8>
  llvm.return
}
llvm.func @exit() {
  nvvm.exit
  llvm.return
}
llvm.func @nanosleep(%a0: i32) {
  nvvm.nanosleep %a0
  llvm.return
}
llvm.func @pmevent() {
  nvvm.pmevent id = 10
  llvm.return
}
llvm.func @prmt_0(%a0: i32, %a1: i32, %a2: i32) {
  %0 = nvvm.prmt <b4e> %a2, %a0, %a1 : i32
  llvm.return
}
llvm.func @prmt_1(%a0: i32, %a1: i32, %a2: i32) {
  %0 = nvvm.prmt <default> %a2, %a0, %a1 : i32
  llvm.return
}
llvm.func @prmt_2(%a0: i32, %a1: i32) {
  %0 = nvvm.prmt <ecl> %a1, %a0 : i32
  llvm.return
}
llvm.func @prmt_3(%a0: i32, %a1: i32) {
  %0 = nvvm.prmt <ecr> %a1, %a0 : i32
  llvm.return
}
llvm.func @prmt_4(%a0: i32, %a1: i32, %a2: i32) {
  %0 = nvvm.prmt <f4e> %a2, %a0, %a1 : i32
  llvm.return
}
llvm.func @prmt_5(%a0: i32, %a1: i32) {
  %0 = nvvm.prmt <rc16> %a1, %a0 : i32
  llvm.return
}
llvm.func @prmt_6(%a0: i32, %a1: i32) {
  %0 = nvvm.prmt <rc8> %a1, %a0 : i32
  llvm.return
}
llvm.func @setmaxregister_0() {
  nvvm.setmaxregister  decrease 24
  llvm.return
}
llvm.func @setmaxregister_1() {
  nvvm.setmaxregister  increase 256
  llvm.return
}
