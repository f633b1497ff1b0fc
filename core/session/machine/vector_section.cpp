// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/vector_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/memory/surface_ops.h"
#include "core/observe/draw_number.h"
#include "core/observe/observer.h"
#include "core/session/draw_start.h"
#include "core/session/machine/pass_counts.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vitrine::core {

namespace {

using Counts = VectorPassCounts;
constexpr std::uint64_t Counts::*kAllCounts[] = {&Counts::primitives, &Counts::stencilWrites, &Counts::resolved,
                                                 &Counts::boxed,      &Counts::uncovered,     &Counts::scissored,
                                                 &Counts::masked,     &Counts::passed,        &Counts::written,
                                                 &Counts::clamped,    &Counts::conflicts};
static_assert(sizeof(Counts) == std::size(kAllCounts) * sizeof(std::uint64_t));

/// Units count over all passes; one pass is in the machine at a time. So what one has counted is what the units have
/// counted between its end and the end of the one before.
class VectorRecorder final : public SectionRecorder, public Observer {
public:
    explicit VectorRecorder(const RecordedRun& run) : m_gpu(run.gpu)
    {
        if (run.start.frame || run.start.command.state->vector.pass == VectorPass::None)
            return; // and nobody makes events for it
        for (const DrawCommand& pass : run.start.passesBefore)
            add(pass, run.start.memory);
        add(run.start.command, run.start.memory);
        m_subscription.emplace(run.gpu.hub().subscribe(*this));
    }

    void onDrawStarted(const DrawStarted& event) override
    {
        if (RecordedPass* pass = passOfNumber(event.draw))
            pass->first = event.cycle;
    }
    void onDrawEnded(const DrawEnded& event) override
    {
        if (RecordedPass* pass = passOfNumber(event.draw)) {
            pass->end = event.cycle;
            m_ended = pass;
        }
    }
    void onStencilChanged(const StencilChanged& event) override
    {
        if (RecordedPass* pass = passOfNumber(event.draw))
            ++pass->counts.stencilWrites;
    }
    void onPixelWritten(const PixelWritten& event) override
    {
        if (RecordedPass* pass = passOfNumber(event.draw))
            ++pass->counts.written;
    }
    void onStageEntered(const StageEntered& event) override
    {
        m_section.stages.push_back(
            {static_cast<VectorStage>(event.stage), event.cycle, event.unit, passOf(event.draw)});
    }

    void look(Cycle) override
    {
        if (m_ended)
            take(*std::exchange(m_ended, nullptr));
    }

    SectionValue finish(const RecordedRun&) override
    {
        m_subscription.reset();
        const auto underWay =
            std::ranges::find_if(m_section.passes, [](const RecordedPass& pass) { return pass.first && !pass.end; });
        if (m_ended)
            take(*m_ended);
        else if (underWay != m_section.passes.end())
            take(*underWay);
        return SectionValue::of(std::move(m_section));
    }

private:
    void add(const DrawCommand& pass, const Memory& memory)
    {
        const DrawState& state = *pass.state;
        m_section.passes.push_back({pass.drawSeq, state.vector.pass, {}, {}, {}});
        if (state.vector.pass == VectorPass::Winding && memory.contains(state.targets.stencil)) {
            const Surface& plane = memory.surface(state.targets.stencil);
            m_section.isWindingClear = contentHash(plane) == contentHash(Surface(plane.description()));
        }
    }
    [[nodiscard]] RecordedPass* passOfNumber(std::uint32_t number)
    {
        const auto pass = std::ranges::find(m_section.passes, number, &RecordedPass::number);
        return pass == m_section.passes.end() ? nullptr : &*pass;
    }
    void take(RecordedPass& pass)
    {
        const VectorPassCounts counted = sumOf(passCountsOf(m_gpu));
        pass.counts += counted.since(std::exchange(m_counted, counted));
    }

    const TimedGpu& m_gpu;
    VectorSection m_section;
    RecordedPass* m_ended = nullptr; ///< in the cycle before
    VectorPassCounts m_counted;      ///< by the units, in the passes before
    std::optional<Subscription> m_subscription;
};

} // namespace

VectorPassCounts& VectorPassCounts::operator+=(const VectorPassCounts& other)
{
    for (const auto count : kAllCounts)
        this->*count += other.*count;
    return *this;
}

VectorPassCounts VectorPassCounts::since(const VectorPassCounts& before) const
{
    VectorPassCounts grown = *this;
    for (const auto count : kAllCounts)
        grown.*count -= before.*count;
    return grown;
}

const RecordedStage* VectorSection::find(VectorStage stage) const
{
    const auto found = std::ranges::find(stages, stage, &RecordedStage::stage);
    return found == stages.end() ? nullptr : &*found;
}

VectorPassCounts VectorSection::totals() const
{
    VectorPassCounts sum;
    for (const RecordedPass& pass : passes)
        sum += pass.counts;
    return sum;
}

std::optional<std::size_t> VectorSection::passAt(Cycle cycle) const
{
    for (std::size_t place = passes.size(); place-- > 0;)
        if (passes[place].holds(cycle))
            return place;
    return std::nullopt;
}

std::unique_ptr<SectionRecorder> beginVectorSection(const RecordedRun& run)
{
    return std::make_unique<VectorRecorder>(run);
}

} // namespace vitrine::core
