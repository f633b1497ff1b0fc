# SPDX-License-Identifier: Apache-2.0
"""Holds the tables of a README to the command that makes them."""

import pathlib
import sys

NO_CAPTURES = 77  # what ctest takes for skipped


def differences(readme, lines):
    """The lines of tables that the file does not have, as they come."""
    known = set(pathlib.Path(readme).read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and line not in known]


def finish(readme, lines, passed=True):
    """Prints the tables, or with a README what of them it lacks. The exit code of the command."""
    if not readme:
        print("\n".join(lines))
        return 0 if passed else 1
    missing = differences(readme, lines)
    for line in missing:
        print(f"{readme} has not: {line}", file=sys.stderr)
    print(f"{len([line for line in lines if line])} lines of tables, {len(missing)} of them not in {readme}")
    return 0 if passed and not missing else 1
