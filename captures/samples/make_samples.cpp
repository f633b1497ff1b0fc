// SPDX-License-Identifier: Apache-2.0
/// Writes the captures of scenes.h into a folder, and imports the drawings that lie here: make_samples FOLDER. Equal
/// runs write equal files.
#include "captures/import/import_drawing.h"
#include "captures/import/import_file.h"
#include "captures/samples/scenes.h"
#include "captures/samples/write_scenes.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>

namespace {

using namespace vitrine::captures;
using samples::Scene;
using samples::SceneKnob;

// One processor, one fragment a task, and no cycles but those of instructions and of the texture unit.
constexpr SceneKnob kOneByOne[] = {{"sp.count", "1"},
                                   {"fs.fragmentsPerTask", "1"},
                                   {"seg.mode", "pull"},
                                   {"timing", "ideal"},
                                   {"power.gating", "off"}};
constexpr SceneKnob kChain[] = {{"preset", "SEQ"}};

constexpr std::array kScenes{
    Scene{"archway", samples::recordArchway},
    Scene{"triangle", samples::recordTriangle},
    Scene{"latency", samples::recordLatency, kOneByOne},
    Scene{"depth-and-blending", samples::recordDepthAndBlending},
    Scene{"stencil-mirror", samples::recordStencilMirror},
    Scene{"mipmaps", samples::recordMipmaps},
    Scene{"overdraw", samples::recordOverdraw},
    Scene{"lit-cube-shadow-map", samples::recordLitCubeShadowMap},
    Scene{"rim-and-palette", samples::recordRimAndPalette},
    Scene{"wood-and-marble-program", samples::recordWoodAndMarbleProgram},
    Scene{"wood-and-marble-units", samples::recordWoodAndMarbleUnits},
    Scene{"wood-and-marble-chain", samples::recordWoodAndMarbleChain, kChain},
    Scene{"disc", samples::recordDisc},
    Scene{"foliage", samples::recordFoliage},
    Scene{"billboard", samples::recordBillboard},
    Scene{"smoke", samples::recordSmoke},
    Scene{"overdraw-eight-layers", samples::recordOverdrawEightLayers},
    Scene{"bypass-ten-draws", samples::recordBypassTenDraws},
    Scene{"star", samples::recordStar},
    Scene{"overlay", samples::recordOverlay},
    Scene{"feast", samples::recordFeast},
    Scene{"album", samples::recordAlbum},
    Scene{"blitter", samples::recordBlitter},
    Scene{"effects", samples::recordEffects},
};

constexpr std::array kDrawings{"evergreen"}; // NAME.svg

int importDrawings(const std::filesystem::path& folder)
{
    for (const std::string name : kDrawings) {
        const auto drawing = std::filesystem::path(VITRINE_SAMPLES_SOURCE) / (name + ".svg");
        const auto outcome =
            importDrawing(drawing, folder / (name + ".vitrine"), DrawingSize(samples::kWidth, samples::kHeight));
        if (!outcome.failure)
            continue;
        std::fprintf(stderr, "make_samples: %s: %s\n", name.c_str(), outcome.failure->sentence.english().c_str());
        return 3;
    }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const int ended = samples::writeScenes("make_samples", kScenes, {argv, static_cast<std::size_t>(argc)});
    return ended == 0 ? importDrawings(argv[1]) : ended;
}
