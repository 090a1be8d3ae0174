// RUN: terrace opt %s --duplicate-function-elimination --allow-unregistered-dialect
// DIFFERS: upstream erases functions of a module that are equal to one of another module, to which their users then refer

module @outer {
  module @inner {
    func.func @a(%x: f32) -> f32 { return %x : f32 }
    func.func @b(%x: f32) -> f32 { return %x : f32 }
    func.func @user(%x: f32) -> f32 {
      %0 = call @b(%x) : (f32) -> f32
      return %0 : f32
    }
  }
  func.func @a(%x: f32) -> f32 { return %x : f32 }
  func.func @c(%x: f32) -> f32 { return %x : f32 }
  func.func @user(%x: f32) -> f32 {
    %0 = call @c(%x) : (f32) -> f32
    "other.use"() {by = @inner::@b, of = @outer::@inner::@b, lists = [@c, [@inner::@b, @b], {in = @a}]} : () -> ()
    return %0 : f32
  }
}
