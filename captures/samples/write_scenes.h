// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/recorder.h"

#include <span>

namespace vitrine::captures::samples {

/// A program that has never run: what it would have called.
struct Scene {
    const char* name; ///< of the capture, without its suffix
    void (*record)(Recorder& gl);
    core::Preset preset = core::Preset::Par; ///< the machine that it is for, which the capture then remembers
};

/// The main program of a tool that writes its scenes into the folder that is its one argument.
int writeScenes(const char* tool, std::span<const Scene> scenes, std::span<char* const> arguments);

} // namespace vitrine::captures::samples
