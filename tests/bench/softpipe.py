# SPDX-License-Identifier: Apache-2.0
"""Mesa's softpipe, driven by apitrace's eglretrace: user time of one turn of a capture's last frame."""
import os
import resource
import shutil
import statistics
import subprocess

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


class LastFrame:
    """The last frame of a capture, replayed by softpipe as often as takes about `seconds`."""

    def __init__(self, trace, frames, seconds, folder):
        self.trace = trace
        user_seconds(trace, 0)  # fills Mesa's cache of shaders
        self.loops = os.path.basename(trace).removesuffix(".trace") not in IGNORES_LOOP
        setup = trace if self.loops else self._without_last_frame(frames, folder)
        self.setup = statistics.median(user_seconds(setup, 0) for _ in range(5))
        self.turns = 0
        if self.loops:
            guess = max((user_seconds(trace, 10) - self.setup) / 10, 1e-4)
            self.turns = max(10, round(seconds / guess))

    def _without_last_frame(self, frames, folder):
        target = os.path.join(folder, "setup.trace")
        subprocess.run(["apitrace", "trim", f"--frames=0-{frames - 2}", "-o", target, self.trace], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return target

    def turn_seconds(self):
        """User seconds of one turn, set-up subtracted."""
        return (user_seconds(self.trace, self.turns) - self.setup) / max(self.turns, 1)
