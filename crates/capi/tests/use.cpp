// The library from C++: owners that free, and errors as exceptions.
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <terrace.h>

struct Destroy {
  void operator()(terrace_context *context) const { terrace_context_destroy(context); }
  void operator()(terrace_module *module) const { terrace_module_destroy(module); }
};
using Context = std::unique_ptr<terrace_context, Destroy>;
using Module = std::unique_ptr<terrace_module, Destroy>;

static std::string llvmIr(terrace_context *context, const std::string &text) {
  Module module(terrace_module_parse(context, "input.mlir", text.data(), text.size()));
  terrace_buffer buffer{};
  if (!module || !terrace_module_to_llvm_ir(module.get(), nullptr, &buffer))
    throw std::runtime_error(terrace_context_diagnostic(context, 0)->text);
  std::string result(buffer.data, buffer.size);
  terrace_buffer_free(&buffer);
  return result;
}

int main() {
  Context context(terrace_context_create());
  std::cout << llvmIr(context.get(), "func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }");
  try {
    llvmIr(context.get(), "func.func @f(");
    return 1;
  } catch (const std::runtime_error &error) {
    std::cout << error.what() << "\n";
  }
}
