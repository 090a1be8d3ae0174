// RUN: terrace translate --mlir-to-llvmir %s

// What LLVM's verifier accepts near its rules.

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>

// The declaration of a scope may dominate another one of the same scope.
llvm.func @scopes() {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}

// The right splice may start behind the last element, the left one may not.
llvm.func @splice(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %four = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.call_intrinsic "llvm.vector.splice.right"(%a, %b, %four) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

// A scalable vector is reduced into one of fixed length.
llvm.func @partial(%acc: vector<4xi32>, %in: vector<[8]xi32>) -> vector<4xi32> {
  %0 = llvm.call_intrinsic "llvm.vector.partial.reduce.add"(%acc, %in) : (vector<4xi32>, vector<[8]xi32>) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

// Linker options may be a flag where there is metadata of them.
llvm.linker_options ["-l", "m"]
llvm.module_flags [#llvm.mlir.module_flag<warning, "Linker Options", 1 : i32>]

// An alias may name a constant address.
llvm.mlir.alias external @constant : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
