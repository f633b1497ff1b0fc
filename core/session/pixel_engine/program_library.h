// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_engine/pixel_program.h"

#include <string>
#include <vector>

namespace vitrine::core {

enum class LibraryGroup : std::uint8_t {
    Blending,        ///< some states of ES 2.0: there is a program for every state
    BlendModes,      ///< blend modes of 2-D graphics (VG2D-30…32)
    StencilModes,    ///< the blend modes for images that are stencils (VG2D-33)
    Combining,       ///< combining of texels (BYP-27)
    RasterOperations ///< the 256 raster operations of three operands (VG2D-44)
};
inline constexpr int kLibraryGroupCount = 5;

struct LibraryProgram {
    LibraryGroup group = LibraryGroup::Blending;
    std::string name; ///< "SRC_ALPHA, ONE_MINUS_SRC_ALPHA", "SRC_OVER", "0xCC"
    PixelProgram program;
};

/// The programs that the driver has for the pixel engine, group by group (BYP-24). They are made for a target of RGBA8,
/// with their costs on the engine of `config`, even when `config` chooses the eight operations instead.
[[nodiscard]] std::vector<LibraryProgram> programLibrary(const ColorEngineConfig& config);

} // namespace vitrine::core
