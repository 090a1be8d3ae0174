; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

^0 = module: (path: "a.o", hash: (1, 2, 3, 4, 5))
^1 = typeidCompatibleVTable: (name: "_ZTS1A", summary: ((offset: 16, ^2)))

; // -----

^0 = flags 8

; // -----

^0 = blockcount: x

; // -----

^0 = gv (x)

; // -----

^0 = gv: x

; // -----

^0 = gv: ((x)
