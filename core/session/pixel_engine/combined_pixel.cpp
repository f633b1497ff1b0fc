// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/combined_pixel.h"

#include "core/gpu/timed_gpu.h"
#include "core/memory/channel_vector.h"
#include "core/observe/observer.h"
#include "core/session/draw_start.h"

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
        const PixelToCombine comes = item->toCombine();
        pgpe::EngineCounts counts;
        const auto color = combinePixel(m_plan, comes, counts);
        // Of several primitives at the pixel, the one that is blended as the sample.
        if (color && toVec4(clampToUnit(toChannels(*color))) == m_sample.source)
            found = {{comes.colors.begin(), comes.colors.end()},
                     {comes.texels.begin(), comes.texels.end()},
                     comes.skipsDiscard};
    }

    std::optional<CombinedPixel> found;

private:
    const Queue<PairedPixel>& m_queue;
    const BypassPlan& m_plan;
    const BlendedSample& m_sample;
    const std::uint16_t m_sampleBit;
};

} // namespace

CombiningRun::CombiningRun(const DrawStart& draw)
    : m_memory(draw.memory),
      m_gpu(std::make_unique<TimedGpu>(m_memory, draw.config, optionsAfter(draw.drawBefore, draw.image, draw.config)))
{
}

CombiningRun::~CombiningRun() = default;

Result<std::unique_ptr<CombiningRun>> CombiningRun::begin(const DrawStart& draw)
{
    std::unique_ptr<CombiningRun> run(new CombiningRun(draw));
    for (const DrawCommand& pass : draw.passesBefore)
        if (auto submitted = run->m_gpu->submit(pass); !submitted)
            return submitted.error();
    if (auto submitted = run->m_gpu->submit(draw.command); !submitted)
        return submitted.error();
    const BypassPlan* plan = run->m_gpu->bypassPlan(draw.command.drawSeq);
    if (plan && plan->combining)
        run->m_plan = *plan;
    return run;
}

const pgpe::LoadedProgram* CombiningRun::program() const
{
    return m_plan ? &*m_plan->combining : nullptr;
}

Result<std::optional<CombinedPixel>> CombiningRun::pixel(const BlendedSample& sample, std::uint32_t sampleNumber,
                                                         const std::stop_token& stop)
{
    if (!m_plan)
        return std::optional<CombinedPixel>();
    PairingWatch watch(*m_gpu->fragmentPath().paired, *m_plan, sample, sampleNumber);
    const Subscription subscription = m_gpu->hub().subscribe(watch);
    const auto outcome = m_gpu->runUntil({kNever, [&watch] { return watch.found.has_value(); }}, stop);
    if (!outcome)
        return outcome.error();
    if (*outcome == RunOutcome::Stopped)
        return cancelled();
    return std::move(watch.found);
}

} // namespace vitrine::core
