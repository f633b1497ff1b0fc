// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/drawing.h"
#include "core/command/basic_state.h"

#include <VG/vitrine2d.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::core::openvg {

/// What the functions of VG/vitrine2d.h set on a context. Words are colors 0xRRGGBBAA.
struct BasicSettings {
    VGuint color = 0x000000FF;
    bool isBlended = false;
    std::optional<std::uint16_t> stipple; // VG2D-41
    VGuint stippleFactor = 1;
    std::optional<std::uint8_t> rasterCode; // VG2D-44
    VGuint pattern = 0;
    std::optional<VGuint> sourceKey, destinationKey; // VG2D-45
    PaletteMode palette = PaletteMode::None;         // VG2D-46
    std::uint8_t paletteNumber = 0;
    std::shared_ptr<const std::vector<std::byte>> paletteEntries; ///< as BasicDraw has them
    std::shared_ptr<const std::vector<std::byte>> colorTable;     ///< likewise // VG2D-22
    BasicFog fog;                                                 // VG2D-39
    BasicAlphaTest alphaTest;
    // What drawings and filters of OpenVG take besides.
    std::optional<Background> background;      // VG2D-29
    bool isScaleAutomatic = false;             // VG2D-24
    std::optional<ScaledKernel> patternKernel; ///< with the scale as it was given // VG2D-18
};

} // namespace vitrine::core::openvg
