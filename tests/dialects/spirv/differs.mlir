// RUN: not terrace opt %s --split-input-file 2>&1
// DIFFERS: upstream cuts lengths of arrays to 32 bits, prints an error about clients, vendors and kinds of devices but exits with 0,
// fails without a message where a struct gets other members, prints a null attribute, accepts operations that it does not know,
// and looks for the symbol table after the rule that needs one.

func.func private @f(!spirv.array<4294967296xf32>)

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, #spirv.resource_limits<>>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Metal, Foo, #spirv.resource_limits<>>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Metal, Apple:Foo, #spirv.resource_limits<>>}

// -----

func.func private @f(!spirv.struct<foo, (f32)>, !spirv.struct<foo, (i32)>)

// -----

func.func @f() {
  %0 = "spirv.Constant"() {value = 1.0 : f32} : () -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  return
}

// -----

// An operation of MLIR's dialect that Terrace lacks.
func.func @f(%x: f32) {
  %0 = "spirv.CL.sin"(%x) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32) {
  %0 = spirv.CL.sin %x : f32
  return
}

// -----

func.func private @f() attributes {a = #spirv.foo}

// -----

func.func @f() {
  spirv.func @g() "None" { spirv.Return }
  return
}

// -----

func.func @f() {
  spirv.GlobalVariable @g : !spirv.ptr<f32, Uniform>
  return
}
