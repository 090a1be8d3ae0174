/* What terrace.h promises, in C. Prints nothing and returns 0 if all of it holds. With an argument it leaves out what takes
 * valgrind minutes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <terrace.h>

#define CHECK(condition)                                                    \
  do {                                                                      \
    if (!(condition)) {                                                     \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);       \
      exit(1);                                                              \
    }                                                                       \
  } while (0)

static const char SUM[] = "func.func @sum(%x: i32, %y: i32) -> i32 {\n"
                          "  %c = arith.constant 20 : i32\n"
                          "  %d = arith.addi %c, %c : i32\n"
                          "  %r = arith.addi %x, %d : i32\n"
                          "  return %r : i32\n"
                          "}\n";
static const char TASK[] = "func.func @task() {\n"
                           "  %t = async.execute { async.yield }\n"
                           "  async.await %t : !async.token\n"
                           "  return\n"
                           "}\n";

static terrace_module *parse(terrace_context *context, const char *text) {
  return terrace_module_parse(context, "test.mlir", text, strlen(text));
}

static const terrace_diagnostic *only(const terrace_context *context) {
  CHECK(terrace_context_diagnostic_count(context) == 1);
  CHECK(terrace_context_diagnostic(context, 1) == NULL);
  return terrace_context_diagnostic(context, 0);
}

static void modules(terrace_context *context) {
  terrace_module *module = parse(context, SUM);
  terrace_buffer text = {0}, again = {0}, bytes = {0};
  CHECK(module && terrace_context_diagnostic_count(context) == 0);
  CHECK(terrace_module_verify(module));
  CHECK(terrace_module_run(module, "canonicalize,func.func(cse)"));
  CHECK(terrace_module_print(module, TERRACE_PRINT_DEFAULT, &text));
  CHECK(strstr(text.data, "arith.constant 40 : i32") && strlen(text.data) == text.size);
  CHECK(terrace_module_print(module, TERRACE_PRINT_GENERIC | TERRACE_PRINT_DEBUG_INFO, &again));
  CHECK(strstr(again.data, "\"arith.addi\"") && strstr(again.data, "loc("));
  terrace_buffer_free(&again);
  CHECK(again.data == NULL && again.size == 0);

  CHECK(terrace_module_to_bytecode(module, &bytes) && memcmp(bytes.data, "ML\xefR", 4) == 0);
  terrace_module *copy = terrace_module_parse(context, "copy.mlirbc", bytes.data, bytes.size);
  CHECK(copy && terrace_module_print(copy, TERRACE_PRINT_DEFAULT, &again));
  CHECK(strcmp(text.data, again.data) == 0);
  terrace_buffer_free(&again);
  terrace_buffer_free(&bytes);
  terrace_module_destroy(copy);

  /* One product after the other: the module is of the llvm dialect from the first one on. */
  CHECK(terrace_module_to_llvm_ir(module, NULL, &again));
  CHECK(strstr(again.data, "define i32 @sum(i32 %0, i32 %1)"));
  terrace_module *imported = terrace_module_parse(context, "sum.ll", again.data, again.size);
  CHECK(imported);
  terrace_module_destroy(imported);
  terrace_buffer_free(&again);
  CHECK(terrace_module_to_bitcode(module, NULL, &bytes) && memcmp(bytes.data, "BC\xc0\xde", 4) == 0);
  terrace_buffer_free(&bytes);
  CHECK(terrace_module_to_object(module, NULL, &bytes) && bytes.size > 100);
  terrace_buffer_free(&bytes);
  terrace_buffer_free(&text);
  terrace_module_destroy(module);

  /* Tasks are coroutines, which the code generator gets as functions. */
  module = parse(context, TASK);
  CHECK(terrace_module_to_object(module, NULL, &bytes) && bytes.size > 100);
  terrace_buffer_free(&bytes);
  terrace_module_destroy(module);
}

static void options(terrace_context *context) {
  terrace_options options;
  terrace_buffer text = {0};
  terrace_options_init(&options);
  CHECK(options.size == sizeof options && options.optimize_code && options.level == 0);
  options.level = 2;
  options.target = "aarch64-unknown-linux-gnu";
  options.llvm_version = "19";
  options.c_wrappers = true;
  terrace_module *module = parse(context, SUM);
  CHECK(terrace_module_to_llvm_ir(module, &options, &text));
  CHECK(strstr(text.data, "target triple = \"aarch64-unknown-linux-gnu\""));
  CHECK(strstr(text.data, "@_mlir_ciface_sum") && strstr(text.data, ", 40"));
  terrace_buffer_free(&text);
  terrace_module_destroy(module);

  module = parse(context, SUM);
  terrace_options_init(&options);
  options.level = 9;
  CHECK(!terrace_module_lower(module, &options) && strstr(only(context)->message, "no level 9"));
  terrace_options_init(&options);
  options.passes = "canonicalise";
  CHECK(!terrace_module_lower(module, &options) && strstr(only(context)->message, "canonicalise"));
  terrace_options_init(&options);
  options.target = "\xff";
  CHECK(!terrace_module_lower(module, &options));
  CHECK(strcmp(only(context)->message, "the argument 'target' is not valid UTF-8") == 0);
  terrace_options_init(&options);
  options.size = 3;
  CHECK(!terrace_module_lower(module, &options) && strstr(only(context)->message, "another version"));
  /* Wrong options leave the module as it was. */
  CHECK(terrace_module_verify(module) && terrace_module_lower(module, NULL));
  terrace_module_destroy(module);
}

static void count(const terrace_diagnostic *diagnostic, void *user_data) {
  CHECK(diagnostic->severity == TERRACE_ERROR && diagnostic->message);
  ++*(int *)user_data;
}

static void diagnostics(terrace_context *context) {
  int calls = 0;
  terrace_context_set_diagnostic_handler(context, count, &calls);
  CHECK(parse(context, "func.func @f(%x i32) {}") == NULL && calls == 1);
  const terrace_diagnostic *diagnostic = only(context);
  CHECK(strcmp(diagnostic->message, "expected ':'") == 0 && strcmp(diagnostic->file, "test.mlir") == 0);
  CHECK(diagnostic->line == 1 && diagnostic->column == 16 && diagnostic->note_count == 0);
  CHECK(strncmp(diagnostic->text, "test.mlir:1:16: error: expected ':'\n", 36) == 0);

  const char *misspelled = "func.func @f(%a: i32) { %0 = arith.mulli %a, %a : i32  return }";
  CHECK(parse(context, misspelled) == NULL && calls == 2);
  diagnostic = only(context);
  CHECK(diagnostic->hint_count == 1 && strcmp(diagnostic->hints[0].message, "did you mean 'arith.muli'?") == 0);
  terrace_context_set_hints(context, false);
  CHECK(parse(context, misspelled) == NULL && only(context)->hint_count == 0);
  terrace_context_set_hints(context, true);
  terrace_context_set_diagnostic_handler(context, NULL, NULL);

  CHECK(parse(context, "func.func @f() { return }\nfunc.func @f() { return }") == NULL && calls == 3);
  diagnostic = only(context);
  CHECK(diagnostic->note_count == 2 && diagnostic->notes[1].line == 1 && diagnostic->notes[1].file);
  /* A step that succeeds has none. */
  terrace_module *module = parse(context, SUM);
  CHECK(module && terrace_context_diagnostic_count(context) == 0);
  terrace_module_destroy(module);
}

static void failures(terrace_context *context) {
  terrace_buffer text = {0};
  CHECK(terrace_module_parse(NULL, "x", "", 0) == NULL && terrace_module_read(NULL, "x") == NULL);
  CHECK(!terrace_module_verify(NULL) && !terrace_module_run(NULL, "cse") && !terrace_module_lower(NULL, NULL));
  CHECK(!terrace_module_print(NULL, 0, &text) && !terrace_module_to_object(NULL, NULL, &text));
  CHECK(terrace_context_diagnostic_count(NULL) == 0 && terrace_context_diagnostic(NULL, 0) == NULL);
  terrace_context_set_threads(NULL, 1);
  terrace_context_set_hints(NULL, true);
  terrace_context_allow_unregistered_dialects(NULL, true);
  terrace_context_set_diagnostic_handler(NULL, NULL, NULL);
  terrace_context_destroy(NULL);
  terrace_module_destroy(NULL);
  terrace_buffer_free(NULL);
  terrace_buffer_free(&text);
  terrace_options_init(NULL);

  CHECK(terrace_module_parse(context, NULL, "", 0) == NULL);
  CHECK(strcmp(only(context)->message, "the argument 'name' is NULL") == 0);
  CHECK(terrace_module_parse(context, "\xff", "", 0) == NULL);
  CHECK(strcmp(only(context)->message, "the argument 'name' is not valid UTF-8") == 0);
  CHECK(terrace_module_parse(context, "x", NULL, 0) == NULL);
  CHECK(strcmp(only(context)->message, "the argument 'bytes' is NULL") == 0);
  CHECK(terrace_module_parse(context, "x", "\xff\0\xfe", 3) == NULL && only(context)->file);
  CHECK(terrace_module_read(context, "/no/such/file.mlir") == NULL);
  CHECK(strncmp(only(context)->message, "cannot read '/no/such/file.mlir': ", 34) == 0);

  terrace_module *module = parse(context, SUM);
  CHECK(!terrace_module_print(module, 16, &text) && text.data == NULL);
  CHECK(!terrace_module_print(module, 0, NULL));
  CHECK(strcmp(only(context)->message, "the argument 'out' is NULL") == 0);
  CHECK(!terrace_module_run(module, NULL) && !terrace_module_run(module, "no-such-pass"));
  /* So far the module is as it was; a step that fails in the middle makes it unusable. */
  CHECK(terrace_module_verify(module));
  terrace_module_destroy(module);
  module = parse(context, "func.func @f(%x: f32) { \"spirv.FAdd\"(%x, %x) : (f32, f32) -> f32  return }");
  CHECK(module == NULL || !terrace_module_lower(module, NULL) || terrace_module_verify(module));
  terrace_module_destroy(module);
  terrace_context_allow_unregistered_dialects(context, true);
  module = parse(context, "func.func @f() { \"my.op\"() : () -> ()  return }");
  CHECK(module && !terrace_module_to_llvm_ir(module, NULL, &text));
  CHECK(terrace_context_diagnostic_count(context) >= 1);
  CHECK(!terrace_module_verify(module) && strstr(only(context)->message, "not usable any more"));
  terrace_module_destroy(module);
  terrace_context_allow_unregistered_dialects(context, false);
}

static void nesting(terrace_context *context) {
  /* Nesting of any depth ends in an error. */
  size_t n = 100000;
  char *deep = malloc(n * 8 + 1);
  for (size_t i = 0; i < n; ++i)
    memcpy(deep + i * 8, "module {", 8);
  CHECK(terrace_module_parse(context, "deep.mlir", deep, n * 8) == NULL);
  free(deep);
}

int main(int count, char **arguments) {
  (void)arguments;
  CHECK(strchr(terrace_version(), '.'));
  terrace_context *context = terrace_context_create();
  CHECK(context);
  diagnostics(context);
  if (count == 1) {
    options(context);
    failures(context);
    nesting(context);
    modules(context);
    terrace_context_set_threads(context, 4);
    modules(context);
  }
  /* A module may outlive its context. */
  terrace_module *module = parse(context, SUM);
  terrace_context_destroy(context);
  terrace_buffer text = {0};
  CHECK(terrace_module_to_llvm_ir(module, NULL, &text) && strstr(text.data, "@sum"));
  terrace_buffer_free(&text);
  terrace_module_destroy(module);
  return 0;
}
