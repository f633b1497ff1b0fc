// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/write_scenes.h"

#include "core/gpu/knobs_read.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"

#include <cstdio>
#include <filesystem>

namespace vitrine::captures::samples {

namespace {

core::Result<void> write(const char* tool, const Scene& scene, const std::filesystem::path& folder)
{
    auto writer = CaptureWriter::create(folder / (std::string(scene.name) + ".vitrine"));
    if (!writer)
        return writer.error();
    Knobs knobs;
    for (const SceneKnob& knob : scene.machine)
        knobs.emplace(knob.name, knob.value);
    Recorder recorder(**writer, core::readKnobs(knobs).config);
    scene.record(recorder);
    auto done = recorder.result();
    if (done)
        done = (*writer)->setProvenance({scene.name, tool, "", "", ""});
    if (done && !knobs.empty())
        done = (*writer)->setKnobs(knobs);
    if (done)
        done = (*writer)->setThumbnail(recorder.thumbnail());
    if (done)
        done = (*writer)->finish();
    if (!done)
        (*writer)->discard();
    return done;
}

} // namespace

int writeScenes(const char* tool, std::span<const Scene> scenes, std::span<char* const> arguments)
{
    if (arguments.size() != 2) {
        std::fprintf(stderr, "usage: %s FOLDER\n", tool);
        return 2;
    }
    for (const Scene& scene : scenes) {
        if (const auto done = write(tool, scene, arguments[1]); !done) {
            std::fprintf(stderr, "%s: %s: %s\n", tool, scene.name, done.error().message.english().c_str());
            return 3;
        }
    }
    return 0;
}

} // namespace vitrine::captures::samples
