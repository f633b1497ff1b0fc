// SPDX-License-Identifier: Apache-2.0
#include "core/blend/color_updater.h"

#include "core/blend/coverage_ops.h"
#include "core/blend/destination_key.h"
#include "core/blend/first_phase.h"
#include "core/blend/quad_merge.h"
#include "core/command/clear_ops.h"
#include "core/command/copy_ops.h"
#include "core/command/pass_stages.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

/// Steps of the engine as events.
class ColorUpdater::StepReport final : public BlendStepWatch {
public:
    StepReport(ColorUpdater& unit, std::uint32_t draw, BlendEngine engine)
        : m_unit(unit), m_draw(draw), m_engine(engine)
    {
    }
    void onBlendStep(std::uint32_t x, std::uint32_t y, std::uint8_t instruction) override
    {
        m_unit.publish(BlendStepExecuted{
            0, {}, m_draw, static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y), m_engine, instruction, 0});
    }

private:
    ColorUpdater& m_unit;
    const std::uint32_t m_draw;
    const BlendEngine m_engine;
};

ColorUpdater::ColorUpdater(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription ColorUpdater::description() const
{
    UnitDescription description;
    description.kind = "CU";
    description.seedTerm = "color updater unit";
    description.help = words("Blends shaded quads into the color buffer, by a program of its engine.");
    description.counters = {
        {"quads", words("quads"), words("Blended.")},
        {"samplesWritten", words("samples"), words("Written.")},
        {"samplesOutside", words("samples"), words("Beyond the surface: dropped.")},
        {"clampedColors", words("clamped colors"),
         words("Premultiplied pixels that were read with more color than alpha, and taken as no more than alpha.")},
        {"alphaFailures", words("pixels"), words("Left out by the alpha test, on the basic 2-D path.")},
        {"keyedPixels", words("pixels"), words("Left out: the surface does not hold the destination key there.")},
        {"bytesMoved", words("bytes"), words("Of colors, read and written.")},
        {"engine.fetched", words("instructions"), words("Fetched by the engine.")},
        {"engine.executed", words("instructions"), words("Executed.")},
        {"engine.inputs", words("objects"), words("That came in.")},
        {"engine.outputs", words("objects"), words("That went out.")},
        {"engine.aluClocks", words("clocks"), words("Of the ALUs: for input, for execution, for output.")},
        {"engine.transfers", words("values"), words("Operands and results on their way.")},
        {"engine.conversions", words("objects"), words("Converted between formats.")},
        {"engine.saturations", words("results"), words("Of instructions that saturate.")},
        {"engine.opcodes", words("instructions"), words("Executed, by opcode.")}};
    return description;
}

void ColorUpdater::tick()
{
    if (m_ports.quads.front() && !m_ports.power->isOn)
        return stall(StallReason::ResourceBusy);
    if (m_state.transfer.hasBegun() && now() < m_state.transfer.handOver())
        return workUntil(m_state.transfer.handOver());
    if (now() < m_state.heldUntil)
        return workUntil(m_state.heldUntil);
    std::uint32_t served = 0;
    while (served < m_config.quadsPerCycle && serve())
        ++served;
    if (served != 0)
        return;
    const ShadedQuadItem* front = m_ports.quads.front();
    if (front && isBasic(*front) && !m_ports.basic.front())
        return stall(StallReason::InputEmpty, m_ports.basic);
    if (front)
        return stall(StallReason::OutputFull, m_ports.retired);
    stall(StallReason::InputEmpty, m_ports.quads);
}

bool ColorUpdater::serve()
{
    const ShadedQuadItem* item = m_ports.quads.front();
    if (!item)
        return false;
    if (item->endsDraw)
        return isBasic(*item) ? serveBasic() : serveEnd(*item);
    blend(*item);
    m_ports.quads.pop();
    return true;
}

/// Whether the draw's quads come from MUX.
bool ColorUpdater::isBasic(const ShadedQuadItem& end) const
{
    return !isTransfer(end.label.draw) && m_config.draws.of(end.label.draw).state->isBasic();
}

/// The end of the draw stays in front of its quads' turn until the last of them has come.
bool ColorUpdater::serveBasic()
{
    const ShadedQuadItem* item = m_ports.basic.front();
    if (!item || (item->endsDraw && !serveEnd(*item)))
        return false;
    if (!item->endsDraw)
        blend(*item);
    m_ports.basic.pop();
    return true;
}

/// A clear or copy changes its samples in the first cycle; nothing sees them before the last one.
bool ColorUpdater::serveEnd(const ShadedQuadItem& end)
{
    if (m_state.heldUntil > now() + 1) // by a quad of this cycle
        return false;
    const TransferWork* transfer = m_config.transfers.find(end.label.draw);
    if (transfer && !m_state.transfer.hasBegun())
        beginTransfer(end.label.draw, *transfer);
    if (transfer && now() < m_state.transfer.handOver())
        return true;
    if (!m_ports.retired.canPush())
        return false;
    m_state.transfer.handOn();
    m_ports.retired.push({end.label, 0});
    m_ports.quads.pop();
    return true;
}

void ColorUpdater::beginTransfer(std::uint32_t number, const TransferWork& transfer)
{
    m_state.transfer.begin(now(), transfer.cu, 0);
    countBytes(number, transfer.cuBytes);
    if (transfer.copy)
        executeCopy(*transfer.copy, m_config.memory);
    else
        clearColors(transfer.clear, m_config.memory);
}

void ColorUpdater::countBytes(std::uint32_t draw, std::uint64_t bytes)
{
    m_state.bytesMoved += bytes;
    m_config.bytes.tell(draw, bytes);
}

void ColorUpdater::blend(const ShadedQuadItem& item)
{
    const DrawState& state = *m_config.draws.of(item.label.draw).state;
    const bool isPainted = state.vector.pass == VectorPass::Cover || state.isBasic();
    if (isPainted && m_state.entered.enter(item.label.draw, VectorStage::Blending))
        publish(stageEntered(item.label.draw, VectorStage::Blending));
    ++m_state.quads;
    if (!state.targets.color)
        return;
    Surface& target = m_config.memory.surface(state.targets.color);
    const ColorProgram& program = m_config.programs.of(item.label.draw);
    StepReport report(*this, item.label.draw, program.program ? BlendEngine::Pgpe : BlendEngine::Blender);
    ShadedQuad shaded = item.shaded;
    if (state.vector.weighsInProgram)
        shaded.pixelCoverage = weightsOf(shaded);
    if (state.isBasic())
        leaveOut(state.basic, shaded, target);
    const std::uint64_t executed = m_state.engine.executed;
    const BlendCounts counts =
        blendByProgram(program, {&shaded, 1}, target, m_state.engine, wants<BlendStepExecuted>() ? &report : nullptr);
    m_config.instructions.tell(item.label.draw, m_state.engine.executed - executed);
    hold(shaded, program, target);
    m_state.samplesWritten += counts.samplesWritten;
    m_state.samplesOutside += counts.samplesOutside;
    m_state.clampedColors += counts.clampedColors;
    countBytes(item.label.draw, counts.samplesWritten * program.bytesPerSample);
    if (wants<PixelWritten>())
        reportPixels(item.label, shaded, target);
}

/// Phase 1, and the destination's key.
void ColorUpdater::leaveOut(const BasicState& state, ShadedQuad& quad, const Surface& target)
{
    const auto coveredBits = [&quad] { return static_cast<unsigned>(std::popcount(unsigned{quad.coverage})); };
    const unsigned came = coveredBits();
    runFirstPhase(state, quad);
    const unsigned passed = coveredBits();
    quad.coverage = coverageAtKey(state, quad, target);
    m_state.alphaFailures += came - passed;
    m_state.keyedPixels += passed - coveredBits();
}

void ColorUpdater::hold(const ShadedQuad& quad, const ColorProgram& program, const Surface& target)
{
    int most = 0; // samples of one of its pixels
    for (std::uint32_t pixel = 0; pixel < 4; ++pixel)
        most = std::max(most, std::popcount(sampleBits(quad, pixel, target.samples())));
    const Cycle clocks = program.perSample.allClocks() * static_cast<Cycle>(most);
    m_state.heldUntil = std::max(m_state.heldUntil, now() + clocks);
    const Cycle formatting = program.formattingClocks * static_cast<Cycle>(most);
    if (formatting > 0 && m_ports.computation.connected())
        (void)m_ports.computation.ask({now() + formatting});
}

void ColorUpdater::reportPixels(const ItemLabel& label, const ShadedQuad& quad, const Surface& target)
{
    for (unsigned pixel = 0; pixel < 4; ++pixel) {
        if ((quad.coverage >> (4 * pixel) & 0xF) == 0)
            continue;
        const auto x = static_cast<std::uint16_t>(quad.x + pixel % 2);
        const auto y = static_cast<std::uint16_t>(quad.y + pixel / 2);
        if (x < target.width() && y < target.height())
            publish(PixelWritten{0, {}, label.draw, x, y, label.id});
    }
}

void ColorUpdater::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void ColorUpdater::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
