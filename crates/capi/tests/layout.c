/* Prints the size of each struct and the offsets of its fields, which the test compares with those in Rust. */
#include <stdio.h>
#include <terrace.h>

#define FIELD(type, field) printf("%s.%s %zu\n", #type, #field, offsetof(type, field))
#define SIZE(type) printf("%s %zu\n", #type, sizeof(type))

int main(void) {
  SIZE(terrace_buffer);
  FIELD(terrace_buffer, data);
  FIELD(terrace_buffer, size);
  SIZE(terrace_severity);
  SIZE(terrace_note);
  FIELD(terrace_note, message);
  FIELD(terrace_note, file);
  FIELD(terrace_note, line);
  FIELD(terrace_note, column);
  SIZE(terrace_diagnostic);
  FIELD(terrace_diagnostic, severity);
  FIELD(terrace_diagnostic, message);
  FIELD(terrace_diagnostic, file);
  FIELD(terrace_diagnostic, line);
  FIELD(terrace_diagnostic, column);
  FIELD(terrace_diagnostic, notes);
  FIELD(terrace_diagnostic, note_count);
  FIELD(terrace_diagnostic, hints);
  FIELD(terrace_diagnostic, hint_count);
  FIELD(terrace_diagnostic, text);
  SIZE(terrace_options);
  FIELD(terrace_options, size);
  FIELD(terrace_options, passes);
  FIELD(terrace_options, target);
  FIELD(terrace_options, cpu);
  FIELD(terrace_options, llvm_version);
  FIELD(terrace_options, level);
  FIELD(terrace_options, index_bitwidth);
  FIELD(terrace_options, bare_pointers);
  FIELD(terrace_options, c_wrappers);
  FIELD(terrace_options, debug_lines);
  FIELD(terrace_options, optimize_code);
  return 0;
}
