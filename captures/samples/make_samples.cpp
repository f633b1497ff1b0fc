// SPDX-License-Identifier: Apache-2.0
/// Writes the captures of scenes.h into a folder: make_samples FOLDER. Equal runs write equal files.
#include "captures/samples/scenes.h"
#include "captures/samples/write_scenes.h"

#include <array>

namespace {

using namespace vitrine::captures;
using samples::Scene;

constexpr std::array kScenes{
    Scene{"archway", samples::recordArchway},
    Scene{"triangle", samples::recordTriangle},
    Scene{"depth-and-blending", samples::recordDepthAndBlending},
    Scene{"stencil-mirror", samples::recordStencilMirror},
    Scene{"mipmaps", samples::recordMipmaps},
    Scene{"overdraw", samples::recordOverdraw},
    Scene{"lit-cube-shadow-map", samples::recordLitCubeShadowMap},
    Scene{"rim-and-palette", samples::recordRimAndPalette},
    Scene{"wood-and-marble-program", samples::recordWoodAndMarbleProgram},
    Scene{"wood-and-marble-units", samples::recordWoodAndMarbleUnits},
    Scene{"wood-and-marble-chain", samples::recordWoodAndMarbleChain, vitrine::core::Preset::Seq},
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

} // namespace

int main(int argc, char** argv)
{
    return samples::writeScenes("make_samples", kScenes, {argv, static_cast<std::size_t>(argc)});
}
