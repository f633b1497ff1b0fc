// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_engine/pixel_trace.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// A raster operation of a pixel bit by bit (VG2D-44): each bit of the result is bit 4P + 2S + D of the code.
///
///   code 0xB8 = 10111000    P        11101111
///                           S        00100110
///                           D        11110100
///                           4P+2S+D  55714764
///                           result   11101101

namespace vitrine::core {

/// "0xB8 = 10111000"
[[nodiscard]] std::string codeText(const RasterOperation& operation);

enum class RasterPart : std::uint8_t {
    Pattern,
    Source,
    Destination,
    Bit, ///< of the code: 4P + 2S + D
    Result
};
/// "P", "S", "D", "4P+2S+D", "result"
[[nodiscard]] std::string_view rasterName(RasterPart part);

struct RasterLine {
    RasterPart part = RasterPart::Pattern;
    std::uint32_t word = 0; ///< as it is stored; of Bit nothing
    /// A digit for each bit, the highest first, of each channel of the target's format, red first.
    std::vector<std::string> channels;
};
/// The trace is one of a raster operation.
[[nodiscard]] std::vector<RasterLine> rasterLines(const PixelTrace& trace);

} // namespace vitrine::core
