// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @barrier() {
  rocdl.barrier
  llvm.return
}
llvm.func @iglp_opt() {
  rocdl.iglp.opt 1
  llvm.return
}
llvm.func @s_barrier() {
  rocdl.s.barrier
  llvm.return
}
llvm.func @s_barrier_init(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.init %arg0 member_cnt = 1 : !llvm.ptr<3>
  llvm.return
}
llvm.func @s_barrier_join(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @s_barrier_leave() {
  rocdl.s.barrier.leave id = 1
  llvm.return
}
llvm.func @s_barrier_signal() {
  rocdl.s.barrier.signal id = 1
  llvm.return
}
llvm.func @s_barrier_signal_isfirst() -> i1 {
  %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
  llvm.return %0 : i1
}
llvm.func @s_barrier_signal_var(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.signal.var %arg0 member_cnt = 1 : !llvm.ptr<3>
  llvm.return
}
llvm.func @s_barrier_wait() {
  rocdl.s.barrier.wait id = 1
  llvm.return
}
llvm.func @s_get_barrier_state() -> i32 {
  %0 = rocdl.s.get.barrier.state id = 1 -> i32
  llvm.return %0 : i32
}
llvm.func @s_get_named_barrier_state(%arg0: !llvm.ptr<3>) -> i32 {
  %0 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
  llvm.return %0 : i32
}
llvm.func @s_nop() {
  rocdl.s.nop 1
  llvm.return
}
llvm.func @s_setprio() {
  rocdl.s.setprio 1
  llvm.return
}
llvm.func @s_sleep() {
  rocdl.s.sleep 1
  llvm.return
}
llvm.func @s_wait_asynccnt() {
  rocdl.s.wait.asynccnt 1
  llvm.return
}
llvm.func @s_wait_dscnt() {
  rocdl.s.wait.dscnt 1
  llvm.return
}
llvm.func @s_wait_expcnt() {
  rocdl.s.wait.expcnt 1
  llvm.return
}
llvm.func @s_wait_loadcnt() {
  rocdl.s.wait.loadcnt 1
  llvm.return
}
llvm.func @s_wait_storecnt() {
  rocdl.s.wait.storecnt 1
  llvm.return
}
llvm.func @s_wait_tensorcnt() {
  rocdl.s.wait.tensorcnt 1
  llvm.return
}
llvm.func @s_waitcnt() {
  rocdl.s.waitcnt 1
  llvm.return
}
llvm.func @s_wakeup_barrier(%arg0: !llvm.ptr<3>) {
  rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @sched_barrier() {
  rocdl.sched.barrier 1
  llvm.return
}
llvm.func @sched_group_barrier() {
  rocdl.sched.group.barrier 1, 1, 1
  llvm.return
}
