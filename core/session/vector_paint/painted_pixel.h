// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/vec4.h"
#include "core/session/call_source.h"
#include "core/session/pixel_history/pixel_basic.h"
#include "core/session/replay.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// How the color of a pixel of 2-D graphics is made: its place in a gradient or in images, and the texels that count
/// there (VG2D-17, VG2D-18, VG2D-29); of a filter its sections (VG2D-23 to VG2D-28). All of it is what the program of
/// the drawing has had in its registers, and what the texture unit has answered; on the basic path, what MUX has taken
/// (VG2D-40, VG2D-46).

namespace vitrine::core {

/// A pixel of what the draw writes: the drawing surface, or the image that a filter makes.
struct PaintQuery {
    std::uint32_t draw = 0; ///< counted over the capture
    std::uint32_t x = 0;    ///< from the left
    std::uint32_t y = 0;    ///< from the bottom
    friend bool operator==(const PaintQuery&, const PaintQuery&) = default;
};

/// One that the texture unit was asked for.
struct PaintTexel {
    std::int32_t x = 0, y = 0; ///< of the image
    float weight = 1.0f;
    Vec4 color;          ///< as it is stored
    bool isFill = false; ///< beyond the image: VG_TILE_FILL_COLOR counts in its place
};

/// What an image is mixed with (VG2D-29).
struct ImageBackground {
    float share = 1.0f; ///< of the image
    Vec4 color;         ///< in the color space of the image
};

/// An image, or a pattern, at the pixel.
struct ImageLookup {
    bool isPattern = false;
    float x = 0.0f, y = 0.0f;       ///< where in the image, in its pixels: the paint's own coordinates
    bool isInterpolated = false;    ///< between four texels; else the nearest one counts
    std::vector<PaintTexel> texels; ///< in the order in which they were asked for; through a kernel all of its taps
    Vec4 color;                     ///< what is made of them
    std::optional<ImageBackground> background = {};
};

struct GradientStop {
    float offset = 0.0f;
    Vec4 color;
};

enum class GradientSpread : std::uint8_t { Unknown, Pad, Repeat, Reflect };

struct GradientPlace {
    bool isRadial = false;
    std::optional<float> g; ///< nothing: device FFP has made it, and has spread it at once (DEC-22)
    GradientSpread spread = GradientSpread::Unknown;
    float inRamp = 0.0f;        ///< g behind the spread, 0 … 1
    std::optional<float> width; ///< ρ = |∇g|, over which colors are averaged; nothing: they are not
    std::vector<GradientStop> stops;
    std::uint32_t interval = 0; ///< the stop that it begins with
};

struct KernelTap {
    std::uint32_t section = 0;
    std::uint32_t i = 0, j = 0; ///< in the kernel
    std::int32_t x = 0, y = 0;  ///< of the image that is filtered
    float coefficient = 0.0f;
    Vec4 color;          ///< that is multiplied: as it is filtered
    bool isFill = false; ///< beyond the image: VG_TILE_FILL_COLOR
    [[nodiscard]] Vec4 product() const;
};

struct KernelSection {
    std::uint32_t i = 0, j = 0, width = 0, height = 0;
    Vec4 result; ///< of conv.section
    Vec4 sum;    ///< of the sections up to this one
};

struct ConvolvedPixel {
    std::uint32_t width = 0, height = 0;
    float shiftX = 0.0f, shiftY = 0.0f;
    float scale = 1.0f, bias = 0.0f;
    bool isScaleAutomatic = false;       // VG2D-24
    std::vector<KernelSection> sections; ///< in their order
    std::vector<KernelTap> taps;         ///< likewise
    Vec4 sum;                            ///< of the sections
    Vec4 filtered;                       ///< scaled and biased
};

struct PaintedPixel {
    PaintQuery query;
    std::string function; ///< of the call
    std::optional<GradientPlace> gradient;
    std::vector<ImageLookup> images;
    std::optional<ConvolvedPixel> convolution;
    std::optional<Vec4> solid;       ///< color of the paint, when it has one alone
    std::optional<PixelBasic> basic; ///< on the basic path, where MUX stands in the program's place
    Vec4 color;                      ///< that the program gives
    bool isDiscarded = false;        ///< it gives none
};

/// `replay` stands right before the call of the draw, and stays there. Fails with a sentence when the draw is none of
/// 2-D graphics, when it has no fragment there, and as traceShader() and Replay::takeNextDraw() do.
[[nodiscard]] Result<PaintedPixel> paintedPixel(const Replay& replay, CallSource& source, const PaintQuery& query,
                                                const std::stop_token& stop = {});

} // namespace vitrine::core
