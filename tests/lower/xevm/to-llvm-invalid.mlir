// RUN: terrace opt %s --convert-xevm-to-llvm --split-input-file --verify-diagnostics

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'llvm.add' that was explicitly marked illegal}}
  %0 = llvm.add %a, %a {cache_control = 1} : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<lane>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<subgroup>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<cluster>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<system>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{addrspace = #xevm.addr_space<private>, scope = #xevm.mem_scope<workgroup>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{addrspace = #xevm.addr_space<constant>, scope = #xevm.mem_scope<workgroup>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<device>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %0 = xevm.mma %v, %b {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f16, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = tf32, a = f16, b = f16, c = tf32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = s32, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f32, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
