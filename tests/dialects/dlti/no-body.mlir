// RUN: terrace opt %s 2>&1
// DIFFERS: upstream says that '<' is missing, reads an empty list, and ends with exit code 0

module attributes {dlti.dl_spec = #dlti.dl_spec, x.map = #dlti.map} {}
