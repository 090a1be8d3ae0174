// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic 2>&1

// What is said of inherent attributes in a dictionary, and of types that are nearly LLVM's.

// Elements of vectors are not looked at.
%a = "t.v"() : () -> (vector<4xindex>)
%b = llvm.freeze %a : vector<4xindex>

// -----

// Elements of vectors are not looked at.
%a = "t.v"() : () -> (vector<4xf8E4M3FN>)
%b = llvm.freeze %a : vector<4xf8E4M3FN>

// -----

// Elements of vectors are not looked at.
%a = "t.v"() : () -> (vector<4xsi32>)
%b = llvm.freeze %a : vector<4xsi32>

// -----

// Elements of vectors are not looked at.
%a = "t.v"() : () -> (vector<[4]xindex>)
%b = llvm.freeze %a : vector<[4]xindex>

// -----

// Elements of vectors are not looked at.
%a = "t.v"() : () -> (vector<i32>)
%b = llvm.freeze %a : vector<i32>

// -----

// Elements of vectors are not looked at.
%a = "t.v"() : () -> (vector<2x2xindex>)
%b = llvm.freeze %a : vector<2x2xindex>

// -----

// Elements of vectors are not looked at.
%a = "t.v"() : () -> (index)
%b = llvm.freeze %a : index

// -----

// Elements of vectors are not looked at.
%a = "t.v"() : () -> (!llvm.struct<(vector<2xindex>)>)
%b = llvm.freeze %a : !llvm.struct<(vector<2xindex>)>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<2x2xi32>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2x2xi32>) -> vector<2x2xi32>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<2x2xi32>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2x2xi32>) -> vector<2x2xi32>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<2x2xi32>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2x2xi32>) -> vector<2x2xi32>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<2xindex>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xindex>) -> vector<2xindex>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<2xindex>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xindex>) -> vector<2xindex>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<2xindex>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<2xindex>) -> vector<2xindex>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<[2]xi32>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<[2]xi32>) -> vector<[2]xi32>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<[2]xi32>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<[2]xi32>) -> vector<[2]xi32>

// -----

%p, %v = "t.v"() : () -> (!llvm.ptr, vector<[2]xi32>)
%r = "llvm.atomicrmw"(%p, %v) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<[2]xi32>) -> vector<[2]xi32>

// -----

// A property is no attribute.
%a = "t.v"() : () -> (i32)
%0 = "llvm.add"(%a, %a) {overflowFlags = 2 : i32} : (i32, i32) -> i32

// -----

// A property is no attribute.
%a = "t.v"() : () -> (i32)
%0 = "llvm.add"(%a, %a) <{overflowFlags = 1 : i32}> {overflowFlags = 2 : i32} : (i32, i32) -> i32

// -----

// A property is no attribute.
%a = "t.v"() : () -> (i32)
%0 = llvm.add %a, %a overflow<nsw> {overflowFlags = "x", y} : i32

// -----

// A property is no attribute.
%a = "t.v"() : () -> (i32)
%0 = llvm.add %a, %a overflow<nsw> {overflowFlags} : i32

// -----

%a = "t.v"() : () -> (i32)
"llvm.call"() {CConv} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.call"() {TailCallKind} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.call"() {op_bundle_sizes} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.call"() {callee = 1} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.call"() {fastmathFlags} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.call"() {branch_weights} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.call"() {CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @none, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32:1>} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", CConv = 3 : i32} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name="s", CConv = 3:i32}> ({}) : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.mlir.global"() ({}) {linkage = 3 : i32, sym_name = "x", global_type = i32} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.mlir.global"() ({}) {visibility_ = "f", linkage = #llvm.linkage<external>, sym_name = "x", global_type = i32} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
"llvm.mlir.global"() ({}) {unnamed_addr = 99 : i64, linkage = #llvm.linkage<external>, sym_name = "x", global_type = i32} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.alloca"(%a) {elem_type} : (i32) -> !llvm.ptr

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.alloca"(%a) {elem_type = 1} : (i32) -> !llvm.ptr

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.fcmp"(%a, %a) {predicate} : (i32, i32) -> i1

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.icmp"(%a, %a) {predicate = 77} : (i32, i32) -> i1

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.shufflevector"(%a, %a) {mask} : (i32, i32) -> i1

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.extractvalue"(%a) {position = array<i32: 1>} : (i32) -> i1

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.call_intrinsic"(%a) {intrin} : (i32) -> i32

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.call_intrinsic"(%a) {fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bswap", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1>} : (i32) -> i32

// -----

%a = "t.v"() : () -> (i32)
"llvm.intr.ubsantrap"() {failureKind} : () -> ()

// -----

%a = "t.v"() : () -> (i32)
llvm.func @x() attributes {linkage = 3}

// -----

%a = "t.v"() : () -> (i32)
%r = "llvm.inline_asm"() {asm_dialect = 9 : i64} : () -> i32
