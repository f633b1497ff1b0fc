// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/vector_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/memory/surface_ops.h"
#include "core/observe/draw_number.h"
#include "core/observe/observer.h"
#include "core/session/draw_start.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

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
        const CoverageCounts counted = m_gpu.depthStencil().state().coverage;
        const DrawCounters totals = m_gpu.totals();
        pass.counts.primitives = totals.primitives - m_primitives;
        pass.counts.clamped = totals.clampedColors - m_clamped;
        pass.counts.conflicts = totals.computationConflicts - m_conflicts;
        pass.counts.resolved = counted.resolved - m_counted.resolved;
        const MuxCounts colored = m_gpu.multiplexer().state().counts;
        pass.counts.boxed = counted.boxed - m_counted.boxed + colored.pixels - m_colored.pixels;
        pass.counts.uncovered = counted.uncovered - m_counted.uncovered;
        pass.counts.scissored = counted.scissored - m_counted.scissored;
        pass.counts.masked = counted.masked - m_counted.masked;
        pass.counts.passed = counted.passed - m_counted.passed + colored.colors - m_colored.colors;
        m_counted = counted;
        m_colored = colored;
        m_primitives = totals.primitives;
        m_clamped = totals.clampedColors;
        m_conflicts = totals.computationConflicts;
    }

    const TimedGpu& m_gpu;
    VectorSection m_section;
    RecordedPass* m_ended = nullptr; ///< in the cycle before
    CoverageCounts m_counted;        ///< by the passes before
    MuxCounts m_colored;             ///< likewise
    std::uint64_t m_primitives = 0;  ///< likewise
    std::uint64_t m_clamped = 0;     ///< likewise
    std::uint64_t m_conflicts = 0;   ///< likewise
    std::optional<Subscription> m_subscription;
};

} // namespace

VectorPassCounts& VectorPassCounts::operator+=(const VectorPassCounts& other)
{
    primitives += other.primitives;
    stencilWrites += other.stencilWrites;
    resolved += other.resolved;
    boxed += other.boxed;
    uncovered += other.uncovered;
    scissored += other.scissored;
    masked += other.masked;
    passed += other.passed;
    written += other.written;
    clamped += other.clamped;
    conflicts += other.conflicts;
    return *this;
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
