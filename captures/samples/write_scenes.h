// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/recorder.h"

#include <span>

namespace vitrine::captures::samples {

struct SceneKnob {
    const char* name;
    const char* value;
};

/// A program that has never run, as the calls that it would have made.
struct Scene {
    const char* name; ///< name of the capture, without its suffix
    void (*record)(Recorder& gl);
    /// Of the machine that it is for, where that is another than the default one; kept in the capture.
    std::span<const SceneKnob> machine{};
};

/// The main program of a tool. It writes the tool's scenes to the folder that is its only argument.
int writeScenes(const char* tool, std::span<const Scene> scenes, std::span<char* const> arguments);

} // namespace vitrine::captures::samples
