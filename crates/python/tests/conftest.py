"""Programs of the tests."""

import gc

import pytest
import terrace


@pytest.fixture(autouse=True)
def collect():
    """Frees what a test has left, so that a wrong owner shows in that test."""
    yield
    gc.collect()


@pytest.fixture
def jit():
    """Compiles a program."""
    return terrace.Jit
