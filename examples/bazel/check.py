"""Runs the action that the rule in `mlir.bzl` declares: `check.py TERRACE CC`, in an empty folder."""

import pathlib
import subprocess
import sys
import types

HERE = pathlib.Path(__file__).parent
terrace, cc = sys.argv[1:]


def run(executable, arguments, outputs, **_):
    """Runs the command of an action in the current folder, and checks that it makes all outputs."""
    subprocess.run([executable, *arguments], check=True)
    assert all(pathlib.Path(file.path).is_file() for file in outputs), outputs


# What the rule uses of Bazel.
declared = {}
names = {
    "rule": lambda implementation, attrs: declared.update(implementation=implementation),
    "attr": types.SimpleNamespace(label=lambda **_: None, string=lambda **_: None),
    "depset": list,
    "DefaultInfo": lambda files: files,
}
exec(compile((HERE / "mlir.bzl").read_text(), "mlir.bzl", "exec"), names)

source = types.SimpleNamespace(path=str(HERE / "axpy.mlir"), basename="axpy.mlir")
actions = types.SimpleNamespace(run=run, declare_file=lambda name: types.SimpleNamespace(path=name))
ctx = types.SimpleNamespace(
    actions=actions,
    attr=types.SimpleNamespace(terrace=terrace),
    file=types.SimpleNamespace(src=source),
)
(files,) = declared["implementation"](ctx)
objects = [file.path for file in files if file.path.endswith(".o")]
subprocess.run([cc, "-I.", str(HERE / "main.c"), *objects, "-o", "axpy"], check=True)
output = subprocess.run(["./axpy"], check=True, capture_output=True, text=True).stdout
assert output == "12 24 36 48\n", output
