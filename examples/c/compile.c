/* Compiles a file to LLVM IR: `compile FILE`. */
#include <stdio.h>
#include <terrace.h>

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s FILE\n", argv[0]);
    return 2;
  }
  int status = 0;
  terrace_context *context = terrace_context_create();
  terrace_module *module = terrace_module_read(context, argv[1]);
  terrace_buffer text;
  if (module && terrace_module_run(module, "canonicalize,cse") && terrace_module_to_llvm_ir(module, NULL, &text)) {
    fputs(text.data, stdout);
    terrace_buffer_free(&text);
  } else {
    for (size_t i = 0; i < terrace_context_diagnostic_count(context); ++i)
      fprintf(stderr, "%s\n", terrace_context_diagnostic(context, i)->text);
    status = 1;
  }
  terrace_module_destroy(module);
  terrace_context_destroy(context);
  return status;
}
