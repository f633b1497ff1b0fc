// SPDX-License-Identifier: Apache-2.0
/// Writes the captures of scenes.h into a folder: make_samples FOLDER. Equal runs write equal files.
#include "captures/samples/scenes.h"

#include <array>
#include <cstdio>
#include <filesystem>

namespace {

using namespace vitrine;
using namespace vitrine::captures;

struct Scene {
    const char* name;
    void (*record)(samples::Recorder& gl);
};

constexpr std::array kScenes{
    Scene{"triangle", samples::recordTriangle},
    Scene{"depth-and-blending", samples::recordDepthAndBlending},
    Scene{"stencil-mirror", samples::recordStencilMirror},
    Scene{"mipmaps", samples::recordMipmaps},
    Scene{"overdraw", samples::recordOverdraw},
    Scene{"lit-cube-shadow-map", samples::recordLitCubeShadowMap},
};

core::Result<void> write(const Scene& scene, const std::filesystem::path& folder)
{
    auto writer = CaptureWriter::create(folder / (std::string(scene.name) + ".vitrine"));
    if (!writer)
        return writer.error();
    samples::Recorder recorder(**writer);
    scene.record(recorder);
    auto done = recorder.result();
    if (done)
        done = (*writer)->setProvenance({scene.name, "make_samples", "", "", ""});
    if (done)
        done = (*writer)->setThumbnail(recorder.thumbnail());
    if (done)
        done = (*writer)->finish();
    if (!done)
        (*writer)->discard();
    return done;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: make_samples FOLDER\n", stderr);
        return 2;
    }
    for (const Scene& scene : kScenes) {
        if (const auto done = write(scene, argv[1]); !done) {
            std::fprintf(stderr, "make_samples: %s: %s\n", scene.name, done.error().message.c_str());
            return 3;
        }
    }
    return 0;
}
