// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/combined_pixel.h"

#include "core/gpu/timed_gpu.h"
#include "core/memory/channel_vector.h"
#include "core/observe/observer.h"

#include <span>
#include <utility>

namespace vitrine::core {

namespace {

/// Looks at pixels as they leave the register bank with their texels.
class PairingWatch final : public Observer {
public:
    PairingWatch(const Queue<PairedPixel>& queue, const BypassPlan& plan, const BlendedSample& sample,
                 std::uint32_t sampleNumber)
        : m_queue(queue), m_plan(plan), m_sample(sample), m_sampleBit(static_cast<std::uint16_t>(1u << sampleNumber))
    {
    }

    void onItemPushed(const ItemPushed& event) override
    {
        if (found || event.queue != m_queue.id())
            return;
        const PairedPixel* item = m_queue.find(event.item);
        if (!item || !item->isPixel)
            return;
        const BypassPixel& pixel = item->pixel;
        if (pixel.x != m_sample.x || pixel.y != m_sample.y || (pixel.mask & m_sampleBit) == 0)
            return;
        const auto colors = std::span(pixel.colors).first(pixel.colorCount);
        const auto texels = std::span(item->texels).first(pixel.lookups);
        pgpe::EngineCounts counts;
        const auto color = combinePixel(m_plan, colors, texels, counts);
        // Of several primitives at the pixel, the one that is blended as the sample.
        if (color && toVec4(clampToUnit(toChannels(*color))) == m_sample.source)
            found = {{colors.begin(), colors.end()}, {texels.begin(), texels.end()}};
    }

    std::optional<CombinedPixel> found;

private:
    const Queue<PairedPixel>& m_queue;
    const BypassPlan& m_plan;
    const BlendedSample& m_sample;
    const std::uint16_t m_sampleBit;
};

} // namespace

Result<std::optional<BypassPlan>> combiningOf(const DrawStart& draw)
{
    Memory memory = draw.memory;
    TimedGpu gpu(memory, draw.config);
    if (auto submitted = gpu.submit(draw.command); !submitted)
        return submitted.error();
    const BypassPlan* plan = gpu.bypassPlan(draw.command.drawSeq);
    return plan && plan->combining ? std::optional(*plan) : std::nullopt;
}

Result<std::optional<CombinedPixel>> combinedPixel(const DrawStart& draw, const BypassPlan& plan,
                                                   const BlendedSample& sample, std::uint32_t sampleNumber,
                                                   std::stop_token stop)
{
    Memory memory = draw.memory;
    TimedGpu gpu(memory, draw.config);
    PairingWatch watch(*gpu.fragmentPath().paired, plan, sample, sampleNumber);
    const Subscription subscription = gpu.hub().subscribe(watch);
    if (auto submitted = gpu.submit(draw.command); !submitted)
        return submitted.error();
    const auto outcome = gpu.runUntil({kNever, [&watch] { return watch.found.has_value(); }}, stop);
    if (!outcome)
        return outcome.error();
    if (*outcome == RunOutcome::Stopped)
        return Error{"the replay was cancelled"};
    return std::move(watch.found);
}

} // namespace vitrine::core
