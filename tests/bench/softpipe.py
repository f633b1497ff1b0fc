# SPDX-License-Identifier: Apache-2.0
"""Mesa's softpipe, driven by apitrace's eglretrace: user time of one turn of a capture's last frame."""
import os
import resource
import shutil
import statistics
import subprocess
import tempfile

ENVIRONMENT = {"WAFFLE_PLATFORM": "surfaceless_egl", "LIBGL_ALWAYS_SOFTWARE": "1", "GALLIUM_DRIVER": "softpipe",
               "LP_NUM_THREADS": "0"}
# eglretrace takes no notice of --loop here: the frame is what the whole capture takes beyond the frames before.
IGNORES_LOOP = {"glmark2-terrain"}


def missing():
    """Why there is no peer to compare with, or None."""
    lacking = [tool for tool in ("eglretrace", "apitrace") if not shutil.which(tool)]
    return f"{' and '.join(lacking)} not installed" if lacking else None


def user_seconds(trace, turns):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(["eglretrace", "--benchmark", "--singlethread", f"--loop={turns}", trace], check=True, timeout=300,
                   env={**os.environ, **ENVIRONMENT}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def median_of(trace, turns, runs):
    return statistics.median(user_seconds(trace, turns) for _ in range(runs))


def without_last_frame(trace, frames, folder):
    target = os.path.join(folder, "setup.trace")
    subprocess.run(["apitrace", "trim", f"--frames=0-{frames - 2}", "-o", target, trace], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return target


def turn_seconds(trace, frames, seconds, runs=3):
    """User seconds of one turn of the last frame: median of `runs`, each of about `seconds`; set-up subtracted."""
    user_seconds(trace, 0)  # fills Mesa's cache of shaders
    if os.path.basename(trace).removesuffix(".trace") in IGNORES_LOOP:
        with tempfile.TemporaryDirectory() as folder:
            setup = without_last_frame(trace, frames, folder)
            return median_of(trace, 0, runs) - median_of(setup, 0, runs)
    setup = median_of(trace, 0, 5)
    guess = max((user_seconds(trace, 10) - setup) / 10, 1e-4)
    turns = max(10, round(seconds / guess))
    return (median_of(trace, turns, runs) - setup) / turns
