"""Compiled functions that take and return numpy arrays."""

import gc
import resource
import threading
import weakref

import ml_dtypes
import numpy as np
import pytest
import terrace


def elementwise(op: str, ty: str, shape: str = "?") -> str:
    """A function that stores `op` of two arrays in a third one."""
    return f"""
    func.func @f(%a: memref<{shape}x{ty}>, %b: memref<{shape}x{ty}>, %c: memref<{shape}x{ty}>) {{
      linalg.generic {{
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]
      }} ins(%a, %b : memref<{shape}x{ty}>, memref<{shape}x{ty}>) outs(%c : memref<{shape}x{ty}>) {{
      ^bb0(%x: {ty}, %y: {ty}, %z: {ty}):
        %r = {op} %x, %y : {ty}
        linalg.yield %r : {ty}
      }}
      return
    }}
    """


def identity(ty: str) -> str:
    return f"func.func @f(%x: {ty}) -> {ty} {{ return %x : {ty} }}"


MATMUL = """
func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}
"""
SUM_STRIDED = """
func.func @sum(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r = scf.for %i = %c0 to %rows step %c1 iter_args(%acc = %zero) -> (f32) {
    %s = scf.for %j = %c0 to %columns step %c1 iter_args(%inner = %acc) -> (f32) {
      %x = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %t = arith.addf %inner, %x : f32
      scf.yield %t : f32
    }
    scf.yield %s : f32
  }
  return %r : f32
}
"""
FILLED = """
func.func @filled(%rows: index, %columns: index, %x: f32) -> memref<?x?xf32> {
  %m = memref.alloc(%rows, %columns) : memref<?x?xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<?x?xf32>)
  return %m : memref<?x?xf32>
}
"""


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_matmul(jit, level):
    random = np.random.default_rng(level)
    a, b = random.random((7, 11)), random.random((11, 5))
    c = np.zeros((7, 5))
    assert jit(MATMUL, level=level)["matmul"](a, b, c) is None
    np.testing.assert_allclose(c, a @ b)


@pytest.mark.parametrize(
    ("op", "ty", "dtype", "function"),
    [
        ("arith.addi", "i8", np.int8, np.add),
        ("arith.muli", "i16", np.int16, np.multiply),
        ("arith.addi", "i32", np.uint32, np.add),
        ("arith.muli", "i64", np.int64, np.multiply),
        ("arith.addi", "index", np.int64, np.add),
        ("arith.andi", "i1", np.bool_, np.logical_and),
        ("arith.addf", "f16", np.float16, np.add),
        ("arith.mulf", "f32", np.float32, np.multiply),
        ("arith.subf", "f64", np.float64, np.subtract),
        ("complex.add", "complex<f32>", np.complex64, np.add),
        ("complex.add", "complex<f64>", np.complex128, np.add),
        ("arith.addf", "bf16", ml_dtypes.bfloat16, np.add),
    ],
)
def test_types_of_elements(jit, op, ty, dtype, function):
    random = np.random.default_rng(1)
    a, b = ((random.random(33) * 100).astype(dtype) for _ in range(2))
    c = np.zeros(33, dtype)
    jit(elementwise(op, ty))["f"](a, b, c)
    np.testing.assert_array_equal(c, function(a, b))


@pytest.mark.parametrize("dtype", [np.float64, np.int32, np.dtype(">f4"), np.complex64, np.bool_, "S4"])
def test_other_types_are_errors(jit, dtype):
    f = jit(elementwise("arith.addf", "f32"))["f"]
    ok = np.zeros(4, np.float32)
    with pytest.raises(TypeError) as error:
        f(ok, np.zeros(4, dtype), ok)
    message = str(error.value)
    assert message.startswith("argument 1 of 'f' (memref<?xf32>): expected an array of float32 with 1 dimension, got")


def test_tasks_end_before_their_program(jit):
    f = jit("""
    func.func @f(%m: memref<1xi64>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 10000000 : index
      %one = arith.constant 1 : i64
      %t = async.execute {
        scf.for %i = %c0 to %n step %c1 {
          %x = memref.load %m[%c0] : memref<1xi64>
          %y = arith.addi %x, %one : i64
          memref.store %y, %m[%c0] : memref<1xi64>
        }
        async.yield
      }
      return
    }
    """)["f"]
    m = np.zeros(1, np.int64)
    f(m)
    del f
    assert m[0] == 10000000


def test_numbers_of_numpy_are_kept(jit):
    numbers = [jit(identity("memref<f32>"))["f"](np.float32(i)) for i in range(50)]
    others = [np.full((), -1, np.float32) for _ in range(50)]
    assert [float(number) for number in numbers] == list(range(50))
    assert all(other == -1 for other in others)


def test_byte_order_is_named(jit):
    f = jit(elementwise("arith.addf", "f32"))["f"]
    with pytest.raises(TypeError, match="float32 of the other byte order"):
        f(*[np.zeros(4, ">f4")] * 3)


def test_rank_and_sizes_are_checked(jit):
    f = jit(elementwise("arith.addf", "f32", "4"))["f"]
    ok = np.zeros(4, np.float32)
    with pytest.raises(ValueError, match="expected the size 4 of dimension 0, got 5"):
        f(ok, ok, np.zeros(5, np.float32))
    with pytest.raises(ValueError, match="with 1 dimension, got an array of float32 with 2 dimensions"):
        f(ok, np.zeros((2, 2), np.float32), ok)


def test_layout_is_checked(jit):
    matmul = jit(MATMUL)["matmul"]
    a = np.asfortranarray(np.ones((3, 4)))
    with pytest.raises(ValueError, match="argument 0 .*not in row-major order: pass numpy.ascontiguousarray"):
        matmul(a, np.ones((4, 2)), np.zeros((3, 2)))
    # Sizes of one have no neighbours.
    c = np.zeros((3, 1))
    matmul(np.ones((3, 4)), np.asfortranarray(np.ones((4, 1))), c)
    np.testing.assert_array_equal(c, np.full((3, 1), 4.0))


def test_views_are_passed_by_their_strides(jit):
    total = jit(SUM_STRIDED)["sum"]
    m = np.arange(60, dtype=np.float32).reshape(6, 10)
    for view in [m, m.T, m[1:5:2, ::3], m[::-1, ::-1], m[3:3], np.broadcast_to(m[0], (4, 10)).copy()]:
        assert total(view) == view.sum()


def test_fixed_strides_and_offsets(jit):
    f = jit("""
    func.func @f(%m: memref<2x3xi32, strided<[4, 1], offset: 5>>) -> i32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = memref.load %m[%c1, %c0] : memref<2x3xi32, strided<[4, 1], offset: 5>>
      return %x : i32
    }
    """)["f"]
    m = np.arange(8, dtype=np.int32).reshape(2, 4)
    assert f(m[:, :3]) == 4
    with pytest.raises(ValueError, match="expected the stride 4 of dimension 0, got 3"):
        f(np.zeros((2, 3), np.int32))


def test_strides_that_are_no_elements(jit):
    total = jit(SUM_STRIDED)["sum"]
    records = np.zeros((2, 2), np.dtype([("x", "f4"), ("y", "i2")]))
    with pytest.raises(ValueError, match="no multiple of its elements' 4"):
        total(records["x"])


def test_unaligned_arrays_are_errors(jit):
    f = jit(elementwise("arith.addf", "f32"))["f"]
    ok = np.zeros(4, np.float32)
    unaligned = np.frombuffer(bytearray(20), np.uint8)[1:17].view(np.float32)
    with pytest.raises(ValueError, match="its address is no multiple of 4"):
        f(ok, unaligned, ok)


def test_read_only_arrays_are_errors(jit):
    f = jit(elementwise("arith.addf", "f32"))["f"]
    ok = np.zeros(4, np.float32)
    with pytest.raises(ValueError, match="it is read-only: pass a copy"):
        f(ok, ok, np.frombuffer(bytes(16), np.float32))


def test_tensors_that_are_not_written_may_be_read_only(jit):
    f = jit("""
    func.func @f(%t: tensor<?xf32> {bufferization.writable = false}) -> f32 {
      %c0 = arith.constant 0 : index
      %x = tensor.extract %t[%c0] : tensor<?xf32>
      return %x : f32
    }
    """)["f"]
    assert f(np.frombuffer(np.array([2.5, 1.0], np.float32).tobytes(), np.float32)) == 2.5


def test_nothing_is_copied(jit):
    store = jit("""
    func.func @store(%m: memref<?xi64>, %i: index, %x: i64) {
      memref.store %x, %m[%i] : memref<?xi64>
      return
    }
    """)["store"]
    m = np.zeros(1000, np.int64)
    store(m[500:], 3, -1)
    assert m[503] == -1 and np.count_nonzero(m) == 1


def test_rank_zero(jit):
    f = jit("""
    func.func @f(%m: memref<f64>) {
      %x = memref.load %m[] : memref<f64>
      %y = arith.addf %x, %x : f64
      memref.store %y, %m[] : memref<f64>
      return
    }
    """)["f"]
    m = np.array(1.25)
    f(m)
    assert m == 2.5


def test_results_own_their_memory(jit):
    filled = jit(FILLED)["filled"]
    gc.collect()
    m = filled(3, 4, 0.5)
    del filled
    gc.collect()
    assert (m.shape, m.dtype, m.flags.writeable) == ((3, 4), np.float32, True)
    np.testing.assert_array_equal(m, np.full((3, 4), 0.5))
    row = m[1]
    del m
    gc.collect()
    np.testing.assert_array_equal(row, np.full(4, 0.5))


def test_memory_of_results_is_freed(jit):
    filled = jit(FILLED)["filled"]
    filled(1000, 1000, 1.0)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # 4 MB each.
    for _ in range(300):
        filled(1000, 1000, 1.0)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000


def test_empty_results(jit):
    m = jit(FILLED)["filled"](0, 4, 1.0)
    assert m.shape == (0, 4)


def test_an_argument_that_is_returned_stays_its_owners(jit):
    f = jit("""
    func.func @f(%m: memref<?xf32>) -> (memref<?xf32>, memref<?xf32, strided<[2]>>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %n = memref.dim %m, %c0 : memref<?xf32>
      %half = arith.divui %n, %c2 : index
      %v = memref.subview %m[0] [%half] [2] : memref<?xf32> to memref<?xf32, strided<[2]>>
      return %m, %v : memref<?xf32>, memref<?xf32, strided<[2]>>
    }
    """)["f"]
    m = np.arange(6, dtype=np.float32)
    same, even = f(m)
    assert np.shares_memory(same, m) and np.shares_memory(even, m)
    np.testing.assert_array_equal(even, m[::2])
    m[2] = 9
    owner = weakref.ref(m)
    del same, m
    gc.collect()
    np.testing.assert_array_equal(even, [0, 9, 4])
    del even
    gc.collect()
    assert owner() is None


def test_memory_that_is_returned_twice_is_freed_once(jit):
    f = jit("""
    func.func @f() -> (memref<4xi32>, memref<4xi32>) {
      %x = arith.constant 7 : i32
      %m = memref.alloc() : memref<4xi32>
      linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
      return %m, %m : memref<4xi32>, memref<4xi32>
    }
    """)["f"]
    first, second = f()
    assert np.shares_memory(first, second)
    del first
    gc.collect()
    np.testing.assert_array_equal(second, [7] * 4)


def test_globals_stay_with_the_program(jit):
    f = jit("""
    memref.global "private" @g : memref<3xi32> = dense<[1, 2, 3]>
    func.func @f() -> memref<3xi32> {
      %m = memref.get_global @g : memref<3xi32>
      return %m : memref<3xi32>
    }
    """)["f"]
    m = f()
    m[0] = 10
    np.testing.assert_array_equal(f(), [10, 2, 3])
    del f
    gc.collect()
    np.testing.assert_array_equal(m, [10, 2, 3])


def test_constants_are_read_only(jit):
    f = jit("""
    memref.global "private" constant @g : memref<3xi32> = dense<[1, 2, 3]>
    func.func @f() -> memref<3xi32> {
      %m = memref.get_global @g : memref<3xi32>
      return %m : memref<3xi32>
    }
    """)["f"]
    m = f()
    assert list(m) == [1, 2, 3] and not m.flags.writeable
    with pytest.raises(ValueError, match="read-only"):
        m[0] = 10


def test_tensors_of_constants_are_copies(jit):
    f = jit("func.func @f() -> tensor<2xi32> { %c = arith.constant dense<[1, 2]> : tensor<2xi32>  return %c : tensor<2xi32> }")["f"]
    m = f()
    m[0] = 10
    assert list(m) == [10, 2] and list(f()) == [1, 2]


def test_aligned_memory_is_freed_by_its_own_address(jit):
    f = jit("""
    func.func @f() -> memref<5xf64> {
      %x = arith.constant 1.5 : f64
      %m = memref.alloc() {alignment = 4096 : i64} : memref<5xf64>
      linalg.fill ins(%x : f64) outs(%m : memref<5xf64>)
      return %m : memref<5xf64>
    }
    """)["f"]
    m = f()
    assert m.__array_interface__["data"][0] % 4096 == 0
    np.testing.assert_array_equal(m, [1.5] * 5)


def test_tensors(jit):
    f = jit("""
    func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x3xf32>) -> tensor<?x3xf32> {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %n = tensor.dim %a, %c0 : tensor<?x4xf32>
      %e = tensor.empty(%n) : tensor<?x3xf32>
      %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
      %r = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x3xf32>) outs(%f : tensor<?x3xf32>) -> tensor<?x3xf32>
      return %r : tensor<?x3xf32>
    }
    """)["f"]
    random = np.random.default_rng(3)
    a, b = random.random((5, 4), np.float32), random.random((4, 3), np.float32)
    r = f(a, b)
    np.testing.assert_allclose(r, a @ b, rtol=1e-5)
    assert not np.shares_memory(r, a)


def test_unranked_memrefs(jit):
    f = jit("""
    func.func @f(%m: memref<*xf32>) -> (index, memref<*xf32>) {
      %r = memref.rank %m : memref<*xf32>
      return %r, %m : index, memref<*xf32>
    }
    """)["f"]
    m = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    rank, same = f(m)
    assert rank == 3 and np.shares_memory(same, m)
    np.testing.assert_array_equal(same, m)
    rank, transposed = f(m.T)
    np.testing.assert_array_equal(transposed, m.T)


@pytest.mark.parametrize(
    ("ty", "values"),
    [
        ("i1", [True, False, 1, 0, np.True_]),
        ("i8", [-128, 127]),
        ("i32", [-(2**31), 2**31 - 1, np.int64(5)]),
        ("i64", [-(2**63), 2**63 - 1]),
        ("i128", [-(2**127), 2**127 - 1]),
        ("index", [0, 12345678901234]),
        ("f32", [0.5, -2, np.float64(1.5), float("inf")]),
        ("f64", [0.1, 2**1000]),
        ("f16", [0.5, 65504.0]),
        ("bf16", [1.5, -0.25]),
        ("complex<f64>", [1 + 2j, 0.5, np.complex64(2j)]),
        ("complex<f32>", [0.5 - 0.25j]),
    ],
)
def test_scalars_come_back(jit, ty, values):
    f = jit(identity(ty))["f"]
    for value in values:
        assert f(value) == value


def test_integers_have_signs_of_their_own(jit):
    # Integers of MLIR have no sign: both ranges are taken, and results have one.
    f = jit(identity("i8"))["f"]
    assert (f(255), f(-1)) == (-1, -1)
    for value in (256, -129, 10**40, -(10**40)):
        with pytest.raises(OverflowError, match="does not fit in 8 bits"):
            f(value)


def test_floats_are_rounded(jit):
    assert jit(identity("f32"))["f"](0.1) == np.float32(0.1)
    assert jit(identity("bf16"))["f"](0.1) == float(ml_dtypes.bfloat16(0.1))


def test_wrong_scalars_are_errors(jit):
    with pytest.raises(TypeError, match=r"argument 0 of 'f' \(i32\): expected an integer, got float"):
        jit(identity("i32"))["f"](1.5)
    with pytest.raises(TypeError, match=r"argument 0 of 'f' \(f64\): expected a number, got str"):
        jit(identity("f64"))["f"]("1.5")
    with pytest.raises(TypeError, match=r"expected a numpy array for memref<\?xf32>, got list"):
        jit(identity("memref<?xf32>"))["f"]([1.0])


def test_number_of_arguments(jit):
    f = jit(identity("i32"))["f"]
    for args in [(), (1, 2)]:
        with pytest.raises(TypeError, match=f"'f' takes 1 argument, got {len(args)}"):
            f(*args)


def test_several_results(jit):
    f = jit("""
    func.func @f(%x: i32, %y: f64) -> (f64, i32, i1) {
      %t = arith.constant true
      return %y, %x, %t : f64, i32, i1
    }
    """)["f"]
    assert f(-3, 0.25) == (0.25, -3, True)


def test_llvm_ir_takes_addresses(jit):
    program = jit("""
    define void @scale(ptr %p, i64 %n, double %by) {
      %x = load double, ptr %p
      %y = fmul double %x, %by
      store double %y, ptr %p
      ret void
    }
    define ptr @same(ptr %p) { ret ptr %p }
    """)
    m = np.array([3.0, 1.0])
    program["scale"](m, 2, 0.5)
    assert m[0] == 1.5
    assert program["same"](m.ctypes.data) == program["same"](m) == m.ctypes.data
    assert program["same"](None) == 0


def test_what_has_no_values_in_python(jit):
    program = jit("""
    func.func @v(%v: vector<4xf32>) { return }
    func.func @s(%m: memref<4xf32, 1>) { return }
    func.func @f() { return }
    """)
    with pytest.raises(TypeError, match=r"'v' cannot be called: Python has no values of the type 'vector<4xf32>'"):
        program["v"]
    with pytest.raises(TypeError, match="'s' cannot be called"):
        program["s"]
    assert program["f"]() is None


def test_programs_are_mappings(jit):
    program = jit(MATMUL + FILLED)
    assert list(program) == program.functions == ["filled", "matmul"]
    assert "matmul" in program and "other" not in program and len(program) == 2
    assert repr(program) == "<terrace.Jit of filled, matmul>"
    f = program["filled"]
    assert f.name == "filled" and f.signature == "(index, index, f32) -> memref<?x?xf32>"
    assert repr(f) == "<terrace.Function filled(index, index, f32) -> memref<?x?xf32>>"
    with pytest.raises(KeyError, match="no function 'other', but 'filled', 'matmul'"):
        program["other"]


def test_errors_of_compilation(jit):
    with pytest.raises(terrace.Error) as error:
        jit("func.func @f(%x: i32) -> i64 { return %x : i32 }", name="f.mlir")
    assert error.value.diagnostics[0].file == "f.mlir"
    with pytest.raises(terrace.Error, match="nowhere"):
        jit("func.func private @nowhere()  func.func @f() { call @nowhere() : () -> ()  return }")


def test_passes_run_first(jit):
    text = "func.func @f() -> i32 { %a = arith.constant 20 : i32  %b = arith.addi %a, %a : i32  return %b : i32 }"
    assert jit(text, passes="canonicalize,cse", level=2, optimize_code=False)["f"]() == 40


def test_calls_run_at_the_same_time(jit):
    """A function waits for what another thread does during the call, which needs the interpreter."""
    wait = jit("""
    func.func @wait(%m: memref<i64>) {
      scf.while : () -> () {
        %c0 = arith.constant 0 : i64
        %x = memref.atomic_rmw addi %c0, %m[] : (i64, memref<i64>) -> i64
        %more = arith.cmpi eq, %x, %c0 : i64
        scf.condition(%more)
      } do {
        scf.yield
      }
      return
    }
    """)["wait"]
    flag = np.array(0, np.int64)
    thread = threading.Thread(target=wait, args=(flag,), daemon=True)
    thread.start()
    flag[()] = 1
    thread.join(timeout=60)
    assert not thread.is_alive()


def test_other_arrays(jit):
    """What numpy does not own has the interface, too."""

    class Other:
        def __init__(self, array):
            self.__array_interface__ = array.__array_interface__
            self.array = array

    f = jit(SUM_STRIDED)["sum"]
    assert f(Other(np.ones((2, 3), np.float32))) == 6
    with pytest.raises(TypeError, match="mask"):
        bad = Other(np.ones((2, 3), np.float32))
        bad.__array_interface__ = dict(bad.__array_interface__, mask=bad)
        f(bad)
    with pytest.raises(TypeError, match="lacks an address"):
        bad.__array_interface__ = {"shape": (2, 3), "typestr": "<f4"}
        f(bad)
