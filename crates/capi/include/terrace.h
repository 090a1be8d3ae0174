/* terrace.h: MLIR to LLVM IR, bitcode and object files, as a C library.
 *
 * Link with libterrace_capi.so, or with libterrace_capi.a and `-lm -lpthread -ldl`.
 *
 * Ownership. What a function named `..._create`, `..._parse` or `..._read` returns belongs to the caller, who gives it
 * to the function named `..._destroy` once. A module keeps what it needs of its context: the two are destroyed in any
 * order. A `terrace_buffer` belongs to the caller, who gives it to `terrace_buffer_free`. Pointers in a
 * `terrace_diagnostic` belong to the context and are valid until the next call with this context or one of its modules.
 * Arguments are read during the call and never kept, except for the user data of a handler.
 *
 * Threads. A context and its modules are for one thread at a time; different contexts are for different threads at the
 * same time. A call may use threads of its own, which end before it returns.
 *
 * Errors. A function that can fail returns NULL or false, and its context has the diagnostics. A NULL context or module
 * is such a failure, without diagnostics. A text that is no UTF-8 where one is needed, or NULL where a text is needed, is an
 * error with a diagnostic. A mistake in the library itself is a diagnostic, too: nothing unwinds into the caller, and no
 * input ends the process. A failed step that changes a module leaves it unusable: all that remains is to destroy it.
 */
#ifndef TERRACE_H
#define TERRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Everything that modules share: dialects, types, attributes, texts, diagnostics. */
typedef struct terrace_context terrace_context;

/* A program. */
typedef struct terrace_module terrace_module;

/* Bytes that the caller owns. A zero byte, which `size` does not count, follows them, so that texts are C strings. */
typedef struct terrace_buffer {
  char *data;
  size_t size;
} terrace_buffer;

/* The kind of a diagnostic. */
typedef enum terrace_severity {
  TERRACE_ERROR = 0,
  TERRACE_WARNING = 1,
  TERRACE_REMARK = 2,
  TERRACE_TEXT = 3
} terrace_severity;

/* A note or a hint of a diagnostic. `file` is NULL, and line and column are 0, if it has no place. */
typedef struct terrace_note {
  const char *message;
  const char *file;
  uint32_t line;
  uint32_t column;
} terrace_note;

/* An error, a warning or a remark. Lines and columns start at 1. */
typedef struct terrace_diagnostic {
  terrace_severity severity;
  const char *message;
  /* NULL, and line and column are 0, if the diagnostic has no place. */
  const char *file;
  uint32_t line;
  uint32_t column;
  /* Reasons, and advice (`terrace_context_set_hints`). */
  const terrace_note *notes;
  size_t note_count;
  const terrace_note *hints;
  size_t hint_count;
  /* All of it as MLIR's tools print it, with the line of the source. */
  const char *text;
} terrace_diagnostic;

/* Called for each diagnostic of a call, on the thread that made the call and before it returns. It must return, and must
 * not call functions with the context or its modules. */
typedef void (*terrace_diagnostic_handler)(const terrace_diagnostic *diagnostic, void *user_data);

/* How a module is lowered and what its code is for. `terrace_options_init` gives every field its default; NULL in place of a
 * pointer to options stands for them, too. */
typedef struct terrace_options {
  /* sizeof(terrace_options), by which later versions of the library know the fields that there are. */
  size_t size;
  /* A pipeline that runs before the lowering; NULL for none. */
  const char *passes;
  /* The target triple; NULL for that of the module. */
  const char *target;
  /* The processor to make code for from level 2 on; NULL for any processor of the target. */
  const char *cpu;
  /* The version of LLVM that LLVM IR is written for, such as "20"; NULL for LLVM 22. */
  const char *llvm_version;
  /* How much to optimize, 0 (default) to 3. */
  uint32_t level;
  /* The width of the type index; 0 for that of the module's data layout, or 64. */
  uint32_t index_bitwidth;
  /* Whether functions take memrefs of static shape as bare pointers. */
  bool bare_pointers;
  /* Whether each function gets another one for C, `_mlir_ciface_<name>`. */
  bool c_wrappers;
  /* Whether debug information describes the lines of the source. */
  bool debug_lines;
  /* Whether the code generator optimizes (default). */
  bool optimize_code;
} terrace_options;

/* How a module is printed: flags that are added up. */
typedef enum terrace_print_flags {
  TERRACE_PRINT_DEFAULT = 0,
  /* Operations in generic form. */
  TERRACE_PRINT_GENERIC = 1,
  /* Locations. */
  TERRACE_PRINT_DEBUG_INFO = 2,
  /* No aliases. */
  TERRACE_PRINT_LOCAL_SCOPE = 4,
  /* `{...}` in place of regions. */
  TERRACE_PRINT_SKIP_REGIONS = 8
} terrace_print_flags;

/* The version of the library, such as "0.1.0". The text is never freed. */
const char *terrace_version(void);

/* A context with all dialects and passes. NULL if the system lacks memory for it. */
terrace_context *terrace_context_create(void);
/* Frees a context; its modules stay usable. NULL does nothing. */
void terrace_context_destroy(terrace_context *context);
/* Sets the greatest number of threads of a call; 1 unless set. Results do not depend on it. */
void terrace_context_set_threads(terrace_context *context, uint32_t threads);
/* Whether errors get hints; they do unless this is called with false. */
void terrace_context_set_hints(terrace_context *context, bool hints);
/* Whether operations of unknown dialects are read; they are not unless this is called with true. */
void terrace_context_allow_unregistered_dialects(terrace_context *context, bool allow);
/* Sets the handler of diagnostics; NULL for none. */
void terrace_context_set_diagnostic_handler(terrace_context *context, terrace_diagnostic_handler handler,
                                            void *user_data);
/* The number of diagnostics of the last call that could fail. */
size_t terrace_context_diagnostic_count(const terrace_context *context);
/* The diagnostic of an index below the number; NULL for others. */
const terrace_diagnostic *terrace_context_diagnostic(const terrace_context *context, size_t index);

/* Parses and verifies a program of `size` bytes: text of MLIR or LLVM IR, bytecode or bitcode. `name` is its name in
 * diagnostics. */
terrace_module *terrace_module_parse(terrace_context *context, const char *name, const char *bytes, size_t size);
/* Reads and verifies a file. */
terrace_module *terrace_module_read(terrace_context *context, const char *path);
/* Frees a module. NULL does nothing. */
void terrace_module_destroy(terrace_module *module);
/* Verifies a module. */
bool terrace_module_verify(terrace_module *module);
/* Runs passes, "canonicalize,func.func(cse)" or "builtin.module(canonicalize)", and verifies the module after each. */
bool terrace_module_run(terrace_module *module, const char *pipeline);
/* Lowers a module to the llvm dialect. */
bool terrace_module_lower(terrace_module *module, const terrace_options *options);
/* Prints a module, by `terrace_print_flags`. */
bool terrace_module_print(terrace_module *module, uint32_t flags, terrace_buffer *out);
/* Writes a module as MLIR bytecode. */
bool terrace_module_to_bytecode(terrace_module *module, terrace_buffer *out);
/* Lowers a module, and writes LLVM IR as text. The module is of the llvm dialect then, and can be written again. */
bool terrace_module_to_llvm_ir(terrace_module *module, const terrace_options *options, terrace_buffer *out);
/* Lowers a module, and writes bitcode of LLVM 22. */
bool terrace_module_to_bitcode(terrace_module *module, const terrace_options *options, terrace_buffer *out);
/* Lowers a module, and compiles it to an object file for this machine. */
bool terrace_module_to_object(terrace_module *module, const terrace_options *options, terrace_buffer *out);

/* Gives every field its default. NULL does nothing. */
void terrace_options_init(terrace_options *options);
/* Frees the bytes and makes the buffer empty. NULL, and an empty buffer, do nothing. */
void terrace_buffer_free(terrace_buffer *buffer);

#ifdef __cplusplus
}
#endif

#endif
