// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/blend/vector_steps.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace vitrine::core {

class BlendStepWatch;

/// CU with the blending of 2-D graphics (VG2D-30 to VG2D-38): does what the steps of vector_steps.h do, pixel by pixel,
/// with the coverage of each. The target has one sample a pixel. `steps` are those of the state.
BlendCounts blendVector(const BlendState& state, const VectorSteps& steps, std::span<const ShadedQuad> quads,
                        Surface& target, BlendStepWatch* watch = nullptr);

/// Blends one color into a pixel after another, as blendVector does. What has become of a stored word with a coverage
/// is kept, since the same ones come again and again; it is worked out once.
class VectorPainter {
public:
    VectorPainter(const BlendState& state, PixelFormat format, const Vec4& source);
    struct Painted {
        std::uint32_t word = 0;
        bool isClamped = false; ///< BlendCounts::clampedColors
    };
    /// What every pixel becomes that is covered whole, when what was there before has no part in it.
    [[nodiscard]] const std::optional<Painted>& opaque() const { return m_opaque; }
    [[nodiscard]] Painted operator()(std::uint32_t stored, std::uint8_t coverage)
    {
        Known& known = m_known[(stored * 0x9E3779B1u + coverage * 0x85EBCA6Bu) >> (32 - kKnownBits)];
        if (known.stored != stored || known.coverage != coverage)
            known = {stored, coverage, blend(stored, coverage)};
        return known.result;
    }

private:
    static constexpr unsigned kKnownBits = 9;
    struct Known {
        std::uint32_t stored = 0;
        std::uint32_t coverage = 0; ///< nobody asks for a pixel that is not covered
        Painted result;
    };
    [[nodiscard]] Painted blend(std::uint32_t stored, std::uint8_t coverage);

    const VectorBlend& m_blend;
    const VectorSteps m_steps;
    const PixelFormat m_format;
    const std::uint32_t m_writeBits;
    const Vec4 m_source;
    std::optional<Painted> m_opaque;
    CoverageMix m_lastMix;
    std::array<Known, std::size_t{1} << kKnownBits> m_known;
};

/// One pixel: from sources in 0…1 and the stored destination to what is stored, both as numbers.
[[nodiscard]] Vec4 vectorBlended(const VectorBlend& blend, const Vec4& source, const Vec4& destination,
                                 std::uint8_t coverage, const Vec4& second = {});

} // namespace vitrine::core
