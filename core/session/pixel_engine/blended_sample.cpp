// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/blended_sample.h"

#include "core/blend/quad_merge.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/untimed_gpu.h"
#include "core/observe/draw_number.h"
#include "core/session/draw_start.h"

#include <algorithm>
#include <string>
#include <utility>

namespace vitrine::core {

namespace {

bool isBefore(const BlendedPlace& a, const BlendedPlace& b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

/// Keeps what is about to be blended at a sample, the last fragment there, and where else something is.
class SampleWatch final : public ColorWatch {
public:
    explicit SampleWatch(const PixelTraceQuery& query) : m_query(query), m_here{query.x, query.y} {}

    void beforeBlend(const ShadedQuad& quad, std::uint32_t primitive, const Surface& target) override
    {
        found.targetSamples = target.samples();
        for (std::uint32_t pixel = 0; pixel < 4; ++pixel) {
            const unsigned samples = sampleBits(quad, pixel, target.samples());
            const BlendedPlace place{quad.x + (pixel & 1u), quad.y + (pixel >> 1)};
            if (samples == 0 || place.x >= target.width() || place.y >= target.height())
                continue;
            if (isBefore(place, m_here))
                found.previous = found.previous && !isBefore(*found.previous, place) ? found.previous : place;
            else if (isBefore(m_here, place))
                found.next = found.next && !isBefore(place, *found.next) ? found.next : place;
            else
                keep({quad.colors[pixel], quad.secondColors[pixel], samples, primitive, quad.pixelCoverage[pixel]},
                     target);
        }
    }

    PixelSurvey found;

private:
    struct Fragment {
        const Vec4 &color, &second;
        unsigned samples;
        std::uint32_t primitive;
        std::uint8_t coverage;
    };

    void keep(const Fragment& fragment, const Surface& target)
    {
        found.fragments.push_back({fragment.primitive, static_cast<std::uint8_t>(fragment.samples)});
        const bool isAsked = (m_query.primitive == 0 || fragment.primitive == m_query.primitive) &&
                             m_query.sample < target.samples() && (fragment.samples >> m_query.sample & 1) != 0;
        if (!isAsked)
            return;
        const std::size_t bytes = bytesPerSample(target.format());
        const std::uint32_t stored = loadWord(target.pixel(m_query.x, m_query.y) + m_query.sample * bytes, bytes);
        const Vec4 source = toVec4(clampToUnit(toChannels(fragment.color)));
        const std::uint32_t before = found.sample ? found.sample->fragments : 0;
        const Vec4 second = toVec4(clampToUnit(toChannels(fragment.second)));
        found.sample = {source, stored,    m_query.x, m_query.y, fragment.primitive, fragment.coverage,
                        second, before + 1};
    }

    const PixelTraceQuery m_query;
    const BlendedPlace m_here;
};

/// The planes stand as the pass found them: it changes none.
std::optional<CoveredPixel> coverOf(const DrawState& state, Memory& memory, const PixelTraceQuery& query)
{
    const Rect& box = state.raster.viewport;
    const std::int64_t fromLeft = std::int64_t{query.x} - box.x, fromBottom = std::int64_t{query.y} - box.y;
    const bool isPainted = state.vector.pass == VectorPass::Cover && fromLeft >= 0 && fromLeft < box.width &&
                           fromBottom >= 0 && fromBottom < box.height;
    return isPainted ? std::optional(coverPixel(coveragePlanes(state.vector, memory).read(), query.x, query.y))
                     : std::nullopt;
}

Error nothingPainted(const DrawStart& draw, const PixelTraceQuery& query, const PixelSurvey& survey)
{
    const Text left = textOf("draw {} leaves pixel {},{} as it was", drawOf(draw.command.drawSeq), query.x, query.y);
    if (!survey.cover) {
        const Rect& box = draw.command.state->raster.viewport;
        return failure("{}: what it paints lies between {},{} and {},{}", left, box.x, box.y, box.x + box.width - 1,
                       box.y + box.height - 1);
    }
    switch (survey.cover->fate) {
    case CoverFate::Uncovered: return failure("{}: the path does not cover it", left);
    case CoverFate::Scissored: return failure("{}: it lies outside of the scissor", left);
    default: break;
    }
    return failure("{}: of coverage {} the mask with {} leaves nothing", left, survey.cover->coverage.value_or(255),
                   survey.cover->mask.value_or(0));
}

} // namespace

Error nothingBlended(const DrawStart& draw, const PixelTraceQuery& query, const PixelSurvey& survey)
{
    const bool isPainted = survey.cover && survey.cover->fate == CoverFate::Passed;
    if (draw.command.state->vector.pass == VectorPass::Cover && !isPainted)
        return nothingPainted(draw, query, survey);
    std::string who = "draw " + std::to_string(drawOf(draw.command.drawSeq));
    if (query.primitive != 0)
        who = "primitive " + std::to_string(query.primitive) + " of " + who;
    const bool isThere = std::ranges::any_of(survey.fragments, [&](const PixelFragment& fragment) {
        return query.primitive == 0 || fragment.primitive == query.primitive;
    });
    const std::string sample = isThere ? "sample " + std::to_string(query.sample) + " of " : "";
    return failure("{} writes no color to {}pixel {},{}", who, sample, query.x, query.y);
}

Result<PixelSurvey> surveyPixel(const DrawStart& draw, const PixelTraceQuery& query, const std::stop_token& stop)
{
    Memory memory = draw.memory;
    UntimedGpu gpu(memory, reachableUnits(draw.config), *draw.config.colorEngine, *draw.config.hiz);
    SampleWatch watch(query);
    gpu.setStopToken(stop);
    for (const DrawCommand& pass : draw.passesBefore)
        if (auto drawn = gpu.draw(pass); !drawn)
            return drawn.error();
    gpu.watchColors(&watch);
    if (auto drawn = gpu.draw(draw.command); !drawn)
        return drawn.error();
    watch.found.samplesWritten = gpu.lastDraw().samplesWritten;
    watch.found.clampedColors = gpu.lastDraw().clampedColors;
    watch.found.cover = coverOf(*draw.command.state, memory, query);
    return std::move(watch.found);
}

} // namespace vitrine::core
