# SPDX-License-Identifier: Apache-2.0
"""What the commands of this folder that run vitrine-cli on the captures of ../shared/traces have in common."""

import contextlib
import json
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRACES = ROOT.parent / "shared" / "traces"
CLI = ROOT / "build" / "dev" / "bin" / "vitrine-cli"


def names():
    return sorted(trace.stem for trace in TRACES.glob("*.trace"))


def run(cli, *arguments):
    return subprocess.run([cli, *map(str, arguments)], capture_output=True, text=True, check=False)


def document(cli, *arguments):
    """The JSON that a command prints; a RuntimeError with its sentence where it prints none."""
    result = run(cli, *arguments, "--json")
    if not result.stdout:
        raise RuntimeError(result.stderr.strip())
    return json.loads(result.stdout)


@contextlib.contextmanager
def imported(cli, name):
    """The path of a capture made of a trace, as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        capture = pathlib.Path(folder) / f"{name}.vitrine"
        result = run(cli, "import", TRACES / f"{name}.trace", "-o", capture)
        if result.returncode != 0:
            raise RuntimeError(result.stderr.strip())
        yield capture
