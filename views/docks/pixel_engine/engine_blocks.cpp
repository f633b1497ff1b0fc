// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/engine_blocks.h"

#include "core/session/pixel_engine/stored_channels.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/docks/pixel_engine/vector_blocks.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

namespace {

using Kind = EngineBlock::Kind;
using Line = EngineBlock::Line;

class BlockWriter {
    Q_DECLARE_TR_FUNCTIONS(EngineBlocks)

public:
    explicit BlockWriter(const PixelPlayer& player)
        : m_player(player), m_program(player.program()), m_last(player.lastStep()),
          m_isEngine(m_program.config.engine == core::ColorEngine::Pgpe)
    {
        if (m_last && m_last->isExecuted)
            m_done = &m_program.instructions[m_last->instruction];
    }

    [[nodiscard]] EngineBlocks take() const
    {
        EngineBlocks all;
        all.blocks = {alu(), registers(), constants(), output(), counter(), instructions()};
        if (m_isEngine)
            all.blocks.insert(all.blocks.begin() + 1, {input(), execution()});
        all.flows = flows();
        return all;
    }

private:
    [[nodiscard]] bool didInput() const { return m_done && m_done->opcode == "IN"; }
    [[nodiscard]] bool didOutput() const { return m_done && m_done->opcode == "OUT"; }
    [[nodiscard]] bool usedAlu() const
    {
        return m_done && (!m_isEngine || m_done->aluClocks > 0 || m_done->sharesClock);
    }

    [[nodiscard]] EngineBlock alu() const
    {
        EngineBlock block{Kind::Alu,
                          m_isEngine ? tr("ALU array") : tr("Operation"),
                          {},
                          usedAlu(),
                          m_isEngine ? tr("Computes and converts for the module that owns it in this clock.")
                                     : tr("One of eight operations on the registers, scaled by factors.")};
        if (!usedAlu()) {
            block.lines.push_back({m_player.hasTrace() ? tr("idle in this step") : tr("no pixel")});
            return block;
        }
        if (m_isEngine) {
            const QString clocks = m_done->sharesClock ? tr("in the clock of the instruction before")
                                                       : counted(m_done->aluClocks, tr("%1 clock"), tr("%1 clocks"));
            block.lines.push_back({tr("owner: %1 · %2").arg(ownerText(m_done->aluOwner), clocks)});
        }
        const QString operands = operandsText(*m_done, *m_last);
        block.lines.push_back({operands.isEmpty() || m_done->aluOwner != core::pgpe::AluOwner::Execution
                                   ? tr("converts %1").arg(valueText(m_last->result))
                                   : QString::fromStdString(m_done->opcode) + QLatin1Char(' ') + operands});
        return block;
    }

    [[nodiscard]] EngineBlock input() const
    {
        EngineBlock block{Kind::Input,
                          tr("Input module"),
                          {},
                          didInput(),
                          tr("Reads pixel objects from its ports and converts them to the engine's numbers.")};
        if (!m_player.hasTrace()) {
            block.lines.push_back({tr("no pixel")});
            return block;
        }
        for (const core::PortObject& at : m_player.trace().inputs) {
            const QString port = QString::fromStdString(at.port);
            const bool isRead = didInput() && m_done->port.starts_with(at.port);
            if (at.object.colorCount == 0) {
                block.lines.push_back({port + QLatin1Char(' ') + tr("nothing")});
                continue;
            }
            const auto& color = at.object.colors[0];
            const bool isFloat = color.format == core::pgpe::ObjectFormat::Rgba32f;
            const core::Vec4 value = readColor(color.format, color.word, core::PgpeFormat::Float32);
            const QString held = isFloat ? valueText(value, kFewDigits) : QString::fromStdString(core::wordText(color));
            block.lines.push_back({port + QLatin1Char(' ') + held, value, isRead});
        }
        return block;
    }

    [[nodiscard]] EngineBlock registers() const
    {
        EngineBlock block{Kind::Registers,
                          m_isEngine ? tr("Unified register file") : tr("Registers"),
                          {},
                          m_done != nullptr,
                          tr("What the program has read and computed. ◆ marks what the last step has written.")};
        for (const core::PixelRegister& one : m_player.registers())
            if (m_isEngine || one.name != "OUT")
                block.lines.push_back(
                    {QString::fromStdString(one.name) + QLatin1Char(' ') + valueText(one.value, kFewDigits), one.value,
                     m_player.isWrittenByLastStep(one.name)});
        if (block.lines.empty())
            block.lines.push_back({tr("no pixel")});
        return block;
    }

    [[nodiscard]] EngineBlock constants() const
    {
        const bool isRead = m_done && std::ranges::any_of(m_done->operands, [](const std::string& operand) {
                                return operand.find('c') != std::string::npos;
                            });
        EngineBlock block{Kind::Constants,
                          m_isEngine ? tr("Constant register file") : tr("Constant"),
                          {},
                          m_isEngine && isRead,
                          tr("What the driver has set: blend colors, factors, patterns.")};
        const core::PixelStep* now = m_last ? m_last : m_player.nextStep();
        const bool combines = now && now->instruction < m_program.combining;
        for (const core::PixelRegister& one : combines ? m_program.combiningConstants : m_program.constants)
            block.lines.push_back(
                {QString::fromStdString(one.name) + QLatin1Char(' ') + valueText(one.value, kFewDigits), one.value});
        if (block.lines.empty())
            block.lines.push_back({tr("the program reads none")});
        return block;
    }

    /// The OUT that wrote a port last, up to here; of the eight operations the end of the program.
    [[nodiscard]] EngineBlock output() const
    {
        EngineBlock block{Kind::Output,
                          m_isEngine ? tr("Output module") : tr("Output"),
                          {},
                          m_isEngine ? didOutput() : m_player.isWrittenByLastStep("OUT"),
                          tr("Converts the result to the target's format and writes it.")};
        if (!m_player.hasTrace()) {
            block.lines.push_back({tr("no pixel")});
            return block;
        }
        const core::PixelTrace& trace = m_player.trace();
        if (!m_isEngine && !m_player.registers().empty()) {
            const core::PixelRegister& out = outputRegister();
            block.lines.push_back(
                {QString::fromStdString(out.name) + QLatin1Char(' ') + valueText(out.value, kFewDigits), out.value,
                 block.works});
        }
        const bool isOut = m_isEngine ? hasPassedOutput() : m_player.position() == m_player.stepCount();
        if (!isOut || trace.outputs.empty()) {
            block.lines.push_back({isOut ? tr("nothing is written") : tr("nothing yet")});
            return block;
        }
        for (const core::PortObject& at : trace.outputs)
            block.lines.push_back(
                {QStringLiteral("%1 ← %2").arg(QString::fromStdString(at.port),
                                               QString::fromStdString(core::wordText(at.object.colors[0]))),
                 trace.colorAfter, block.works});
        return block;
    }

    /// Of the eight operations: in 2-D graphics what DST holds in the end is stored.
    [[nodiscard]] const core::PixelRegister& outputRegister() const
    {
        const auto& registers = m_player.registers();
        return m_program.vector ? *std::ranges::find(registers, "DST", &core::PixelRegister::name) : registers.back();
    }

    [[nodiscard]] bool hasPassedOutput() const
    {
        const auto& steps = m_player.trace().steps;
        const auto end = steps.begin() + static_cast<std::ptrdiff_t>(m_player.position());
        return std::any_of(steps.begin(), end, [this](const core::PixelStep& step) {
            return step.isExecuted && m_program.instructions[step.instruction].opcode == "OUT";
        });
    }

    [[nodiscard]] EngineBlock execution() const
    {
        EngineBlock block{
            Kind::Execution,
            tr("Execution module"),
            {},
            m_done != nullptr,
            tr("Executes the instruction that was fetched; in a branch not taken, or of a discard that is "
               "proven never to happen, it does nothing.")};
        if (!m_last) {
            block.lines.push_back({m_player.hasTrace() ? tr("nothing yet") : tr("no pixel")});
            return block;
        }
        const core::ListedInstruction& instruction = m_program.instructions[m_last->instruction];
        block.lines.push_back({QString::fromStdString(instruction.text), {}, m_last->isExecuted});
        if (!m_last->isExecuted)
            block.lines.push_back({skippedText(*m_last)});
        return block;
    }

    /// A step that is no instruction comes between two of them.
    [[nodiscard]] QString counterText(const core::PixelStep& next) const
    {
        const core::ListedInstruction& line = m_program.instructions[next.instruction];
        return line.kind == core::LineKind::Instruction ? QString::number(line.number) : QStringLiteral("–");
    }

    [[nodiscard]] EngineBlock counter() const
    {
        const core::PixelStep* next = m_player.nextStep();
        const QString text = next                  ? counterText(*next)
                             : m_player.hasTrace() ? tr("the pixel is done")
                                                   : QStringLiteral("0");
        return {Kind::Counter,
                tr("Program counter"),
                {{text, {}, m_last != nullptr}},
                m_last != nullptr,
                tr("The number of the instruction that is fetched next. It moves on by one.")};
    }

    [[nodiscard]] EngineBlock instructions() const
    {
        const auto count = static_cast<std::size_t>(
            std::ranges::count(m_program.instructions, core::LineKind::Instruction, &core::ListedInstruction::kind));
        EngineBlock block{Kind::Instructions,
                          m_isEngine ? tr("Instruction module") : tr("Instructions"),
                          {},
                          m_last != nullptr,
                          tr("Holds the program of the draw.")};
        block.lines.push_back({m_isEngine
                                   ? tr("%1 of %2 places").arg(grouped(count), grouped(core::pgpe::kMostInstructions))
                                   : counted(count, tr("%1 operation"), tr("%1 operations"))});
        if (const core::PixelStep* next = m_player.nextStep())
            block.lines.push_back(
                {QStringLiteral("▶ ") + QString::fromStdString(m_program.instructions[next->instruction].text)});
        return block;
    }

    [[nodiscard]] std::vector<EngineFlow> flows() const
    {
        const bool isLast = m_last != nullptr, isIn = didInput(), isOut = didOutput();
        const bool computes = usedAlu() && !isIn && !isOut;
        if (!m_isEngine)
            return {{Kind::Instructions, Kind::Counter, false, isLast},
                    {Kind::Registers, Kind::Alu, true, usedAlu()},
                    {Kind::Registers, Kind::Output, false, m_player.isWrittenByLastStep("OUT")}};
        return {{Kind::Instructions, Kind::Counter, false, isLast}, {Kind::Counter, Kind::Execution, false, isLast},
                {Kind::Input, Kind::Registers, false, isIn},        {Kind::Registers, Kind::Output, false, isOut},
                {Kind::Input, Kind::Alu, true, isIn && usedAlu()},  {Kind::Registers, Kind::Alu, true, computes},
                {Kind::Output, Kind::Alu, true, isOut && usedAlu()}};
    }

    const PixelPlayer& m_player;
    const core::PixelProgram& m_program;
    const core::PixelStep* m_last;
    const bool m_isEngine;
    const core::ListedInstruction* m_done = nullptr; ///< by the last step
};

} // namespace

const EngineBlock* EngineBlocks::find(EngineBlock::Kind kind) const
{
    const auto found = std::ranges::find(blocks, kind, &EngineBlock::kind);
    return found == blocks.end() ? nullptr : &*found;
}

EngineBlocks engineBlocks(const PixelPlayer& player, const std::optional<ComputationTurn>& turn)
{
    if (!player.hasProgram())
        return {};
    EngineBlocks blocks = BlockWriter(player).take();
    const core::PixelProgram& program = player.program();
    if (!program.vector)
        return blocks;
    if (program.config.engine != core::ColorEngine::Pgpe)
        blocks = vectorBlocks(player, blocks);
    if (program.vector->sharesComputation)
        addTurn(blocks, turn);
    return blocks;
}

} // namespace vitrine::views
