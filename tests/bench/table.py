# SPDX-License-Identifier: Apache-2.0
"""Rows of figures: printed beside those of the last recorded table, and recorded."""
import dataclasses
import json
import os
import platform
import re
import subprocess

RECORDED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "recorded.json")


@dataclasses.dataclass
class Figure:
    name: str
    value: float | None
    unit: str
    more_is_better: bool = True
    peer: float | None = None  # in the same unit
    note: str = ""

    def ratio(self):
        """How much better than the peer."""
        if not self.value or not self.peer:
            return None
        return self.value / self.peer if self.more_is_better else self.peer / self.value


def cpu_model():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        found = re.search(r"^model name\s*:\s*(.*)$", file.read(), re.MULTILINE)
    return found.group(1) if found else platform.processor()


def compiler(build):
    """Version and flags of what was measured."""
    with open(os.path.join(build, "CMakeCache.txt"), encoding="utf-8") as file:
        cache = dict(re.findall(r"^(\w+):\w+=(.*)$", file.read(), re.MULTILINE))
    flags = cache.get(f"CMAKE_CXX_FLAGS_{cache['CMAKE_BUILD_TYPE'].upper()}", "")
    version = subprocess.run([cache["CMAKE_CXX_COMPILER"], "-dumpfullversion"], capture_output=True, text=True,
                             check=True).stdout.strip()
    return f"GCC {version} {flags} -ffp-contract=off -fno-math-errno"


def last_recorded():
    try:
        with open(RECORDED, encoding="utf-8") as file:
            return json.load(file)
    except FileNotFoundError:
        return {"machine": {}, "figures": {}}


def text(value):
    if value is None:
        return "–"
    return f"{value:.3g}" if abs(value) < 100 else f"{value:.0f}"


def change(figure, recorded):
    if figure.value is None or not recorded or not recorded["value"]:
        return "–"
    better = figure.value / recorded["value"]
    better = better if figure.more_is_better else 1 / better
    return f"{better:.2f}×"


def row(figure, recorded):
    ratio = figure.ratio()
    return [figure.name, text(figure.value), figure.unit, text(figure.peer), f"{ratio:.2f}×" if ratio else "–",
            text(recorded["value"]) if recorded else "–", change(figure, recorded), figure.note]


def print_table(figures, machine):
    recorded = last_recorded()
    print(f"\n{machine['cpu']} · {machine['compiler']}")
    if recorded["machine"] and recorded["machine"]["cpu"] != machine["cpu"]:
        print(f"The last recorded table is another processor's ({recorded['machine']['cpu']}): don't compare.")
    lines = [["what", "figure", "unit", "peer", "against peer", "recorded", "better now", "note"]]
    lines += [row(figure, recorded["figures"].get(figure.name)) for figure in figures]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    lines.insert(1, ["-" * width for width in widths])
    for line in lines:
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths)) + " |")


def record(figures, machine):
    """Replaces the rows measured, keeps the others; those of another machine go."""
    recorded = last_recorded()
    kept = recorded["figures"] if recorded["machine"] == machine else {}
    kept |= {figure.name: {"value": figure.value, "unit": figure.unit, "peer": figure.peer} for figure in figures
             if figure.value is not None}
    with open(RECORDED, "w", encoding="utf-8") as file:
        json.dump({"machine": machine, "figures": kept}, file, indent=2)
        file.write("\n")
