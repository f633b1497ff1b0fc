// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/blended_sample.h"

#include "core/gpu/reachable_units.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/channel_vector.h"

#include <optional>
#include <string>
#include <utility>

namespace vitrine::core {

namespace {

/// Keeps what is about to be blended at a sample, the last fragment there.
class SampleWatch final : public ColorWatch {
public:
    explicit SampleWatch(const PixelTraceQuery& query) : m_query(query) {}

    void beforeBlend(const ShadedQuad& quad, std::uint32_t primitive, const Surface& target) override
    {
        const std::uint32_t pixel = (m_query.x & 1) + 2 * (m_query.y & 1);
        const bool isHere = quad.x == (m_query.x & ~1u) && quad.y == (m_query.y & ~1u) && contains(target) &&
                            (m_query.primitive == 0 || primitive == m_query.primitive);
        if (!isHere || (quad.coverage >> (4 * pixel + m_query.sample) & 1) == 0)
            return;
        const std::size_t bytes = bytesPerSample(target.format());
        const std::uint32_t stored = loadWord(target.pixel(m_query.x, m_query.y) + m_query.sample * bytes, bytes);
        const Vec4 source = toVec4(clampToUnit(toChannels(quad.colors[pixel])));
        const std::uint32_t before = found ? found->fragments : 0;
        found = {source, stored, m_query.x, m_query.y, primitive, before + 1};
    }

    std::optional<BlendedSample> found;

private:
    [[nodiscard]] bool contains(const Surface& target) const
    {
        return m_query.x < target.width() && m_query.y < target.height() && m_query.sample < target.samples();
    }

    const PixelTraceQuery m_query;
};

Error nothingBlended(const DrawStart& draw, const PixelTraceQuery& query)
{
    std::string who = "draw " + std::to_string(draw.command.drawSeq);
    if (query.primitive != 0)
        who = "primitive " + std::to_string(query.primitive) + " of " + who;
    return Error{who + " writes no color to pixel " + std::to_string(query.x) + "," + std::to_string(query.y)};
}

} // namespace

Result<BlendedSample> findBlendedSample(const DrawStart& draw, const PixelTraceQuery& query, std::stop_token stop)
{
    Memory memory = draw.memory;
    UntimedGpu gpu(memory, reachableUnits(draw.config), draw.config.colorEngine, draw.config.hiz);
    SampleWatch watch(query);
    gpu.watchColors(&watch);
    gpu.setStopToken(std::move(stop));
    if (auto drawn = gpu.draw(draw.command); !drawn)
        return drawn.error();
    if (!watch.found)
        return nothingBlended(draw, query);
    return *watch.found;
}

} // namespace vitrine::core
