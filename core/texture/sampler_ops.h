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

/// TEX: what a texture read gives, as a pure function (OpenGL ES 2.0 §3.7, §3.8.2). Rows of lanes in, rows of lanes
/// out.
///
/// Level of detail: λ = log2 of the longer of the two derivative vectors in texels of level 0 (§3.7.7, equation 3.21),
/// plus the bias, clamped to the levels there are. In Implicit and Bias mode lanes 4q … 4q + 3 are the pixels (x, y),
/// (x+1, y), (x, y+1), (x+1, y+1) of a quad, covered or not; d/dx is taken in the lower row and d/dy in the left
/// column, so that a quad has one λ before bias, a cube one per face that the quad touches. A cube's coordinates are
/// projected on the face first: a lane's λ is that of the whole quad on the face that this lane selects. Wrap modes
/// hold on a face as on a 2-D texture. log2 is within 2^-20 of the exact one. Linear filters interpolate a + w (b − a),
/// limited to the range of a and b: first along s, then t, then r, then between levels. NaN as coordinate reads as 0,
/// infinite and huge ones as ±2^24 texels; λ NaN reads as 0.

namespace vitrine::core {

/// Arrays hold one float per lane, `laneCount` of them.
struct SampleRequest {
    std::uint32_t laneCount = 0;
    LodMode lodMode = LodMode::Implicit;
    bool lanesAreQuads = true;                 ///< false in vertex programs: Implicit and Bias start from λ = 0
    std::span<const std::uint64_t> laneMask;   ///< bit lane % 64 of word lane ÷ 64; other lanes' results stay
    std::array<const float*, 3> coordinates{}; ///< s, t, r; r is read for cubes and 3-D textures only
    const float* lod = nullptr;                ///< Bias: the bias; Explicit: λ
    std::array<const float*, 3> gradientX{}, gradientY{}; ///< Gradient: d(s, t, r)/dx and /dy
};

/// Red, green, blue and alpha of each lane.
struct SampleResult {
    std::array<float*, 4> channels{};
};

/// A level (of a face) as the filters read it.
struct TextureLevel {
    const Surface* surface = nullptr;
    std::int32_t width = 0, height = 0, depth = 1; ///< texels; height of one slice
};

/// Up to four lanes that read the same level in the same way. For cubes s and t lie on a face.
struct LaneGroup {
    std::uint32_t count = 0;
    std::array<float, 4> s{}, t{}, r{};
};

/// A texture made ready for reading: looked up once per draw, read from by any number of batches. Points into `memory`,
/// whose surfaces must stay put and unwritten as long as it is used.
class PreparedTexture {
public:
    PreparedTexture(const TextureView& view, const Memory& memory);

    void sample(const SampleRequest& request, const SampleResult& result) const;

    [[nodiscard]] TextureKind kind() const { return m_kind; }
    [[nodiscard]] const SamplerState& sampler() const { return m_sampler; }
    /// False: incomplete, without levels, or with a level that isn't there; reads (0, 0, 0, 1).
    [[nodiscard]] bool isReadable() const { return m_isReadable; }
    /// Whether λ can make a difference.
    [[nodiscard]] bool dependsOnLambda() const { return m_dependsOnLambda; }
    /// Whether lane_filter.h reads it.
    [[nodiscard]] bool readsInBatches() const { return m_readsInBatches; }
    [[nodiscard]] std::uint32_t levelCount() const { return m_levelCount; }
    [[nodiscard]] const TextureLevel& level(std::uint32_t face, std::uint32_t level) const
    {
        return m_levels[std::size_t{face} * m_levelCount + level];
    }

private:
    /// Reads up to four lanes of one level in the same way: texel_filter.h.
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
    std::vector<TextureLevel> m_levels;        ///< as TextureView::levels
    std::array<FilterFunction, 2> m_filters{}; ///< index: Filter
};

/// The same for one batch.
void sampleTexture(const TextureView& view, const Memory& memory, const SampleRequest& request,
                   const SampleResult& result);

} // namespace vitrine::core
