// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @barrier() {
  "rocdl.barrier"() : () -> ()
  llvm.return
}

llvm.func @iglp_opt() {
  "rocdl.iglp.opt"() <{variant = 1 : i32}> : () -> ()
  llvm.return
}

llvm.func @s_barrier() {
  "rocdl.s.barrier"() : () -> ()
  llvm.return
}

llvm.func @s_barrier_init(%a0: !llvm.ptr<3>) {
  "rocdl.s.barrier.init"(%a0) <{memberCnt = 1 : i32}> : (!llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @s_barrier_join(%a0: !llvm.ptr<3>) {
  "rocdl.s.barrier.join"(%a0) : (!llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @s_barrier_leave() {
  "rocdl.s.barrier.leave"() <{id = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_barrier_signal() {
  "rocdl.s.barrier.signal"() <{id = 1 : i32}> : () -> ()
  llvm.return
}

llvm.func @s_barrier_signal_isfirst() -> i1 {
  %0 = "rocdl.s.barrier.signal.isfirst"() <{id = 1 : i32}> : () -> i1
  llvm.return %0 : i1
}

llvm.func @s_barrier_signal_var(%a0: !llvm.ptr<3>) {
  "rocdl.s.barrier.signal.var"(%a0) <{memberCnt = 1 : i32}> : (!llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @s_barrier_wait() {
  "rocdl.s.barrier.wait"() <{id = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_get_barrier_state() -> i32 {
  %0 = "rocdl.s.get.barrier.state"() <{id = 1 : i32}> : () -> i32
  llvm.return %0 : i32
}

llvm.func @s_get_named_barrier_state(%a0: !llvm.ptr<3>) -> i32 {
  %0 = "rocdl.s.get.named.barrier.state"(%a0) : (!llvm.ptr<3>) -> i32
  llvm.return %0 : i32
}

llvm.func @s_nop() {
  "rocdl.s.nop"() <{count = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_setprio() {
  "rocdl.s.setprio"() <{priority = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_sleep() {
  "rocdl.s.sleep"() <{count = 1 : i32}> : () -> ()
  llvm.return
}

llvm.func @s_wait_asynccnt() {
  "rocdl.s.wait.asynccnt"() <{count = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_wait_dscnt() {
  "rocdl.s.wait.dscnt"() <{count = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_wait_expcnt() {
  "rocdl.s.wait.expcnt"() <{count = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_wait_loadcnt() {
  "rocdl.s.wait.loadcnt"() <{count = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_wait_storecnt() {
  "rocdl.s.wait.storecnt"() <{count = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_wait_tensorcnt() {
  "rocdl.s.wait.tensorcnt"() <{count = 1 : i16}> : () -> ()
  llvm.return
}

llvm.func @s_waitcnt() {
  "rocdl.s.waitcnt"() <{bitfield = 1 : i32}> : () -> ()
  llvm.return
}

llvm.func @s_wakeup_barrier(%a0: !llvm.ptr<3>) {
  "rocdl.s.wakeup.barrier"(%a0) : (!llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @sched_barrier() {
  "rocdl.sched.barrier"() <{mask = 1 : i32}> : () -> ()
  llvm.return
}

llvm.func @sched_group_barrier() {
  "rocdl.sched.group.barrier"() <{mask = 1 : i32, size = 1 : i32, groupId = 1 : i32}> : () -> ()
  llvm.return
}
