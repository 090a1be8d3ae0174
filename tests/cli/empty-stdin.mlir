// RUN: terrace opt < %s
// RUN: terrace opt - < %s
// RUN: not terrace opt -o cli/no-such-directory/x - < %s 2>&1

func.func private @from_stdin()
