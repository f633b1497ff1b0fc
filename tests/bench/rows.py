# SPDX-License-Identifier: Apache-2.0
"""What is measured: each row is a function of a Bench that gives figures, and names the programs that it needs."""
import json
import math
import os
import re
import statistics
import subprocess
import tempfile

import softpipe
from table import Figure

# Those of the captures that shade 500,000 fragments or more after frame 0.
UNTIMED_CAPTURES = ["glmark2-desktop-shadow", "chocolate-doom", "glmark2-terrain", "love-nogame", "gtk4-demo",
                    "sdl-testscale", "sdl-testrendertarget", "kivy-stencil", "kivy-showcase", "weston-compositor"]


class Bench:
    """Where things are, and how long to measure."""

    def __init__(self, root, build, seconds, rounds):
        self.root = root
        self.build = build
        self.traces = os.path.join(root, "..", "shared", "traces")
        self.captures = os.path.join(root, "build", "bench")  # large ones, made when they are first needed
        self.seconds = seconds
        self.rounds = rounds

    def run(self, program, *arguments):
        return subprocess.run([os.path.join(self.build, "bin", program), *map(str, arguments)], check=True,
                              capture_output=True, text=True).stdout

    def run_json(self, program, *arguments):
        return json.loads(self.run(program, *arguments))

    def large_capture(self, name):
        path = os.path.join(self.captures, name + ".vitrine")
        if not os.path.exists(path):
            os.makedirs(self.captures, exist_ok=True)
            self.run("make_large_captures", self.captures)
        return path

    def imported(self, trace):
        path = os.path.join(self.captures, os.path.basename(trace).removesuffix(".trace") + ".vitrine")
        if not os.path.exists(path):
            os.makedirs(self.captures, exist_ok=True)
            self.run("vitrine-cli", "import", trace, "-o", path)
        return path


def median_of_runs(bench, measure):
    """Medians, key by key, of what `measure` gives in several rounds."""
    results = [measure() for _ in range(bench.rounds)]
    return {key: statistics.median(result[key] for result in results) for key in results[0]}


def untimed_capture(bench, name, folder):
    trace = os.path.join(bench.traces, name + ".trace")
    with open(os.path.join(bench.traces, name, "info.json"), encoding="utf-8") as file:
        frames = json.load(file)["frames"]
    peer = None if softpipe.missing() else softpipe.LastFrame(trace, frames, bench.seconds, folder)
    ours, theirs, fragments = [], [], 0
    for _ in range(bench.rounds):  # in turn, so that whatever else the host does meets both
        result = bench.run_json("replay_bench", "--seconds", bench.seconds, trace)
        ours.append(result["turnSeconds"])
        fragments = result["fragments"]
        if peer:
            theirs.append(peer.turn_seconds())
    peer_rate = fragments / statistics.median(theirs) / 1e6 if theirs else None
    return Figure(f"untimed {name}", fragments / statistics.median(ours) / 1e6, "M fragments/s", peer=peer_rate)


def untimed(bench):
    """The last frame of ten captures, again and again, against softpipe with as many fragments."""
    if not os.path.isdir(bench.traces):
        return [Figure("untimed", None, "M fragments/s", note="no captures in ../shared/traces")]
    with tempfile.TemporaryDirectory() as folder:
        figures = [untimed_capture(bench, name, folder) for name in UNTIMED_CAPTURES]
    mean = lambda values: math.exp(statistics.fmean(map(math.log, values)))
    note = softpipe.missing() or "peer: Mesa softpipe"
    peer = None if softpipe.missing() else mean([figure.peer for figure in figures])
    return figures + [Figure("untimed, geometric mean", mean([figure.value for figure in figures]), "M fragments/s",
                             peer=peer, note=note)]


def tiger(bench):
    """The tiger at 1024×1024 by OpenVG without a clock, against cairo with the same paths."""
    scene = os.path.join(bench.root, "..", "shared", "openvg", "data", "tiger.txt")
    if not os.path.exists(scene):
        return [Figure("tiger", None, "ms", note="no tiger in ../shared/openvg")]
    has_peer = os.path.exists(os.path.join(bench.build, "bin", "tiger_cairo"))
    figures = []
    for kind, name in {"best": "16 samples a pixel", "one": "a sample a pixel"}.items():
        measure = lambda program: 1e3 * bench.run_json(program, scene, 1024, bench.seconds, kind)["turnSeconds"]
        ours, theirs = [], []
        for _ in range(bench.rounds):  # in turn, so that whatever else the host does meets both
            ours.append(measure("tiger_bench"))
            theirs += [measure("tiger_cairo")] if has_peer else []
        figures.append(Figure(f"tiger, {name}", statistics.median(ours), "ms", more_is_better=False,
                              peer=statistics.median(theirs) if theirs else None,
                              note="peer: cairo" if has_peer else "no cairo to compare with (libcairo2-dev)"))
    return figures


def interpreter(bench):
    """The shader interpreter alone."""
    def measure():
        lines = re.findall(r"^(\w+)\s+(\d+) lanes:\s+([\d.]+) M", bench.run("interpreter_bench"), re.MULTILINE)
        return {f"interpreter, {name}, {lanes} lanes": float(value) for name, lanes, value in lines}
    return [Figure(name, value, "M lane·instructions/s") for name, value in median_of_runs(bench, measure).items()]


def timed(bench):
    """The timed machine, silent and with its recorders, by segments and by tasks, with texture and without."""
    lines = re.findall(r"^(.+?)\s+([\d.]+) million cycles/s\s+([\d.]+) million fragments/s\s+([\d.]+) draws/s",
                       bench.run("timed_bench"), re.MULTILINE)
    figures = []
    for name, cycles, fragments, draws in lines:
        figures.append(Figure(f"timed, {name}", float(cycles), "M cycles/s"))
        if name == "small draws":
            figures.append(Figure(f"timed, {name}, draws", float(draws), "draws/s"))
        else:
            figures.append(Figure(f"timed, {name}, fragments", float(fragments), "M fragments/s"))
    return figures


def quantiles(name, times):
    return [Figure(f"{name}, {q}", times[q], "ms", more_is_better=False) for q in ("p50", "p95")]


def steps(bench):
    """Steps from action to action in a frame of 20,000 draws."""
    times = bench.run_json("session_bench", "steps", bench.large_capture("draws-20000"))
    names = {"firstForward": "step forward, first draws", "firstBack": "step back, first draws",
             "lastForward": "step forward, last draws", "lastBack": "step back, last draws"}
    figures = [figure for key, name in names.items() for figure in quantiles(name, times[key])]
    share = lambda a, b: times[a]["p50"] / times[b]["p50"]
    figures.append(Figure("steps, last against first", share("lastForward", "firstForward"), "×", more_is_better=False))
    figures.append(Figure("steps, back against forward", share("lastBack", "lastForward"), "×", more_is_better=False))
    return figures


def jumps(bench):
    """Jumps to draws anywhere in a capture of 311 frames, once it is indexed."""
    trace = os.path.join(bench.traces, "large", "glmark2-ideas-311f.trace")
    if os.path.exists(trace):
        capture, note = bench.imported(trace), ""
    else:
        capture, note = bench.large_capture("frames-300"), "generated: no ../shared/traces/large"
    times = bench.run_json("session_bench", "jumps", capture)
    figures = quantiles("random jump", times["jump"])
    figures.append(Figure("indexing", times["indexing"], "ms", more_is_better=False))
    for figure in figures:
        figure.note = note
    return figures


def opening(bench):
    """From opening a capture of 100 MB to the picture of draw 0."""
    times = bench.run_json("session_bench", "open", bench.large_capture("bytes-100m"))
    return [Figure("open 100 MB to draw 0", times["open"]["p50"], "ms", more_is_better=False)]


def told_on_screen(bench, program, *arguments):
    """What a program of the window, on an X screen of its own, says in JSON."""
    return json.loads(subprocess.run([os.path.join(bench.root, "tests", "ui", "on_screen"),
                                      os.path.join(bench.build, "bin", program), *arguments], check=True,
                                     capture_output=True, text=True).stdout)


def window(bench):
    """From a key to the painted frame, and from a pixel to its history, in the frame of 20,000 draws, in the real window
    on an X screen."""
    times = told_on_screen(bench, "window_bench", bench.large_capture("draws-20000"))
    names = {"keyForward": "key to painted frame, a draw forward", "keyBack": "key to painted frame, a draw back",
             "keyEnds": "key to painted frame, first or last draw", "whyFirst": "first pixel to its history",
             "why": "pixel to its history"}
    return [figure for key, name in names.items() for figure in quantiles(name, times[key])]


def timeline(bench):
    """A frame of some 100 million cycles on the timeline of the real window, on an X screen (RUN-08)."""
    told = told_on_screen(bench, "timeline_bench", bench.large_capture("cycles-100m"))
    return [figure for key, name in {"open": "recording to painted timeline", "move": "key to panned or zoomed timeline"}
            .items() for figure in quantiles(name, told[key])] + [
        Figure("frame recorded", told["cycles"] / told["record"] * 1e-6, "M cycles/s"),
        Figure("most memory", told["memory"], "MiB", more_is_better=False)]


def play(bench):
    """Play in the schematic of the real window, on an X screen."""
    sample = os.path.join(bench.root, "captures", "samples", "wood-and-marble-units.vitrine")
    told = told_on_screen(bench, "play_bench", sample, "2")
    names = {"tokens": "schematic painted, things moving", "flows": "schematic painted, flows",
             "at60": "frame to frame, 60 cycles/s", "frames": "frame to frame, 10,000 cycles/s"}
    return [figure for key, name in names.items() for figure in quantiles(name, told[key])]


def walk(bench):
    """The costliest draw of archway is found and made cheaper, by keys alone, in the real window on an X screen."""
    sample = os.path.join(bench.root, "captures", "samples", "archway.vitrine")
    told = told_on_screen(bench, "walk_bench", sample)
    return [Figure("keys pressed", told["keys"], "", more_is_better=False),
            Figure("costliest draw known", told["costliest"], "s", more_is_better=False),
            Figure("what would make it cheaper known", told["why"], "s", more_is_better=False),
            Figure("made cheaper, and told", told["changed"], "s", more_is_better=False),
            Figure("its cycles before", told["before"], "", more_is_better=False),
            Figure("its cycles after", told["after"], "", more_is_better=False)]


# Name: the function, the programs that it runs.
ROWS = {
    "untimed": (untimed, ["replay_bench"]),
    "tiger": (tiger, ["tiger_bench"]),
    "interpreter": (interpreter, ["interpreter_bench"]),
    "timed": (timed, ["timed_bench"]),
    "steps": (steps, ["session_bench", "make_large_captures"]),
    "jumps": (jumps, ["session_bench", "make_large_captures", "vitrine-cli"]),
    "window": (window, ["window_bench", "make_large_captures"]),
    "timeline": (timeline, ["timeline_bench", "make_large_captures"]),
    "play": (play, ["play_bench"]),
    "walk": (walk, ["walk_bench"]),
    "open": (opening, ["session_bench", "make_large_captures"]),
}
