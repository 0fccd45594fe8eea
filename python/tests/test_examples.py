"""The examples in docstrings and in the README."""

import doctest
import pathlib

import pytest

import kookaburra500
from kookaburra500 import _engine

README = pathlib.Path(__file__).parent.parent / "README.md"


def examples():
    parser = doctest.DocTestParser()
    texts = {"README.md": README.read_text(encoding="utf-8"), "kookaburra500": kookaburra500.__doc__}
    texts |= {name: getattr(_engine, name).__doc__ for name in kookaburra500.__all__}
    for name in ("pettingzoo", "gymnasium", "openspiel"):
        module = pytest.importorskip(f"kookaburra500.{name}")
        texts[name] = module.__doc__
    everything = dict(vars(kookaburra500))
    return [parser.get_doctest(text, dict(everything), name, name, 0) for name, text in texts.items()]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_examples_are_true(example):
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(example)
    assert runner.failures == 0


def test_everything_is_documented():
    for name in kookaburra500.__all__:
        item = getattr(_engine, name)
        assert item.__doc__, name
        for member, value in vars(item).items() if isinstance(item, type) else ():
            assert member.startswith("_") or value.__doc__, f"{name}.{member}"
