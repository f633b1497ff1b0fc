// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/channel_vector.h"
#include "core/memory/memory.h"
#include "core/shader/isa.h"
#include "core/texture/texture_view.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// TEX: what a texture read gives, as a function without state (OpenGL ES 2.0 §3.7, §3.8.2). It takes and gives rows of
/// lanes.
///
///
/// Level of detail: λ = log2 of the longer of the two derivative vectors in texels of level 0 (§3.7.7, equation 3.21),
/// plus the bias, clamped to the existing levels. In Implicit and Bias mode, lanes 4q … 4q + 3 are the pixels (x, y),
/// (x+1, y), (x, y+1), (x+1, y+1) of a quad, covered or not. d/dx is taken in the lower row and d/dy in the left
/// column, so that a quad has one λ before bias; on a cube it has one for each face that it touches. A cube's
/// coordinates are projected on the face first: the λ of a lane is that of the whole quad on the face that this lane
/// selects. Wrap modes apply to a face as to a 2-D texture. log2 is within 2^-20 of the exact value. Linear filters
/// interpolate a + w (b − a), clamped to the range of a and b: first along s, then t, then r, then between levels. A
/// coordinate that is NaN counts as 0, infinite and huge ones count as ±2^24 texels. A λ that is NaN counts as 0.

namespace vitrine::core {

/// Each array holds one float per lane, `laneCount` in all.
struct SampleRequest {
    std::uint32_t laneCount = 0;
    LodMode lodMode = LodMode::Implicit;
    bool lanesAreQuads = true; ///< false in vertex programs, where Implicit and Bias start from λ = 0
    /// Bit lane % 64 of word lane ÷ 64; the results of other lanes stay as they are.
    std::span<const std::uint64_t> laneMask;
    std::array<const float*, 3> coordinates{};            ///< s, t and r; r is read only for cubes and 3-D textures
    const float* lod = nullptr;                           ///< with Bias the bias, with Explicit λ
    std::array<const float*, 3> gradientX{}, gradientY{}; ///< with Gradient: d(s, t, r)/dx and d(s, t, r)/dy
};

/// The channels red, green, blue and alpha of each lane.
struct SampleResult {
    std::array<float*, 4> channels{};
};

/// A level, of a face if the texture has faces, as the filters read it.
struct TextureLevel {
    const Surface* surface = nullptr;
    std::int32_t width = 0, height = 0, depth = 1; ///< in texels; the height is that of one slice
};

/// Up to four lanes that read the same level with the same filter. For cubes, s and t lie on a face.
struct LaneGroup {
    std::uint32_t count = 0;
    std::array<float, 4> s{}, t{}, r{};
};

/// A texture made ready for reading. It is looked up once per draw, and any number of batches read from it. It points
/// into `memory`, whose surfaces must not move or change as long as it is used.
class PreparedTexture {
public:
    PreparedTexture(const TextureView& view, const Memory& memory);

    void sample(const SampleRequest& request, const SampleResult& result) const;

    [[nodiscard]] TextureKind kind() const { return m_kind; }
    [[nodiscard]] const SamplerState& sampler() const { return m_sampler; }
    /// False when the texture is incomplete, has no levels or lacks one of them. It then reads as (0, 0, 0, 1).
    [[nodiscard]] bool isReadable() const { return m_isReadable; }
    /// Whether λ can change the result.
    [[nodiscard]] bool dependsOnLambda() const { return m_dependsOnLambda; }
    /// Whether lane_filter.h can read it.
    [[nodiscard]] bool readsInBatches() const { return m_readsInBatches; }
    [[nodiscard]] std::uint32_t levelCount() const { return m_levelCount; }
    [[nodiscard]] const TextureLevel& level(std::uint32_t face, std::uint32_t level) const
    {
        return m_levels[std::size_t{face} * m_levelCount + level];
    }

private:
    /// Reads up to four lanes of one level with the same filter: see texel_filter.h.
    using FilterFunction = void (*)(const TextureLevel& level, const SamplerState& sampler, const LaneGroup& lanes,
                                    ChannelVector* colors);

    [[nodiscard]] bool addLevels(const TextureView& view, const Memory& memory);
    void sampleGroup(const SampleRequest& request, std::uint32_t first, ChannelVector* colors) const;
    void sampleSurface(const LaneGroup& lanes, const std::array<float, 4>& lambdas, ChannelVector* colors) const;
    void sampleCube(const LaneGroup& directions, const std::array<float, 4>& lambdas, ChannelVector* colors) const;
    void filterLevels(std::uint32_t face, float lambda, const LaneGroup& lanes, ChannelVector* colors) const;

    TextureKind m_kind;
    SamplerState m_sampler;
    bool m_isReadable = false;
    bool m_dependsOnLambda = false;
    bool m_readsInBatches = false;
    std::uint32_t m_levelCount = 0;
    std::vector<TextureLevel> m_levels;        ///< in the order of TextureView::levels
    std::array<FilterFunction, 2> m_filters{}; ///< by Filter
};

/// Prepares the texture and reads it, for one batch.
void sampleTexture(const TextureView& view, const Memory& memory, const SampleRequest& request,
                   const SampleResult& result);

} // namespace vitrine::core
