"""The examples of the documents run."""

import pathlib
import re
import runpy

import pytest
import terrace

ROOT = pathlib.Path(__file__).parents[3]


@pytest.mark.parametrize("path", ["README.md", "docs/python.md", "crates/python/README.md"])
def test_examples_run(path, monkeypatch, capfd):
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / path).read_text(), re.DOTALL)
    assert blocks
    names = {"terrace": terrace}
    for block in blocks:
        exec(compile(block, path, "exec"), names)


@pytest.mark.parametrize("path", sorted((ROOT / "examples/numpy").glob("*.py")), ids=lambda path: path.name)
def test_programs_run(path):
    runpy.run_path(str(path), run_name="__main__")
