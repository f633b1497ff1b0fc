// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/vector_blocks.h"

#include "core/session/pixel_engine/vector_text.h"
#include "core/session/state_names.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace vitrine::views {

namespace {

using core::StepGroup;
using Kind = EngineBlock::Kind;

class VectorBlockWriter {
    Q_DECLARE_TR_FUNCTIONS(VectorBlocks)

public:
    VectorBlockWriter(const PixelPlayer& player, const EngineBlocks& blocks)
        : m_player(player), m_program(player.program()), m_blocks(blocks), m_last(player.lastStep())
    {
        if (m_last)
            m_line = &m_program.instructions[m_last->instruction];
    }

    [[nodiscard]] EngineBlocks take() const
    {
        EngineBlocks all;
        all.blocks = {computation(),    preFormatting(), same(Kind::Registers), control(),
                      postFormatting(), execution(),     same(Kind::Counter),   same(Kind::Instructions)};
        const bool isPre = isIn(StepGroup::PreFormatting), isPost = isIn(StepGroup::PostFormatting);
        all.flows = {{Kind::Instructions, Kind::Counter, false, m_line != nullptr},
                     {Kind::Counter, Kind::Execution, false, isBlending()},
                     {Kind::Input, Kind::Registers, false, isPre},
                     {Kind::Registers, Kind::Output, false, isPost},
                     {Kind::Input, Kind::Alu, true, isPre},
                     {Kind::Registers, Kind::Alu, true, isBlending()},
                     {Kind::Output, Kind::Alu, true, isPost}};
        return all;
    }

private:
    [[nodiscard]] bool isIn(StepGroup group) const { return m_line && m_line->group == group; }
    [[nodiscard]] bool isBlending() const { return isIn(StepGroup::Blending) || isIn(StepGroup::Coverage); }
    [[nodiscard]] EngineBlock same(Kind kind) const { return *m_blocks.find(kind); }

    /// Who has the computation unit in this step.
    [[nodiscard]] QString user() const
    {
        if (isIn(StepGroup::PreFormatting))
            return tr("for the pre-formatting unit");
        return isIn(StepGroup::PostFormatting) ? tr("for the post-formatting unit") : tr("for the execution unit");
    }

    [[nodiscard]] EngineBlock computation() const
    {
        const bool isShared = m_program.vector->sharesComputation;
        EngineBlock block{
            Kind::Alu,
            tr("Computation unit"),
            {},
            m_line != nullptr,
            isShared ? tr("RCP, gamma and degamma functions and the blending ALU. Fragment programs use the functions, "
                          "too (cu.sharedCompute), and wait while the color updater has them.")
                     : tr("RCP, gamma and degamma functions and the blending ALU, which the color updater has to "
                          "itself.")};
        if (!m_line) {
            block.lines.push_back({m_player.hasTrace() ? tr("idle") : tr("no pixel")});
            return block;
        }
        block.lines.push_back({user(), {}, true});
        QStringList functions;
        for (const core::TableLookUp& one : m_last->lookUps)
            functions << QString::fromLatin1(tableName(one.table));
        functions.removeDuplicates();
        block.lines.push_back(
            {functions.isEmpty()
                 ? tr("ALU %1").arg(operandsText(*m_line, *m_last))
                 : tr("%1 of %2").arg(functions.join(QStringLiteral(", ")), operandsText(*m_line, *m_last))});
        return block;
    }

    /// All steps of a group that there are, with their numbers.
    [[nodiscard]] std::vector<EngineBlock::Line> stepsOf(StepGroup group) const
    {
        std::vector<EngineBlock::Line> lines;
        for (const core::ListedInstruction& line : m_program.instructions) {
            if (line.group != group)
                continue;
            const QString number = QString::number(line.step);
            lines.push_back({line.kind == core::LineKind::LeftOut ? tr("%1 left out").arg(number)
                                                                  : number + QLatin1Char(' ') + text(line.text),
                             {},
                             m_line == &line});
        }
        if (lines.empty())
            lines.push_back({tr("no steps")});
        return lines;
    }

    [[nodiscard]] EngineBlock preFormatting() const
    {
        return {Kind::Input, tr("Pre-formatting unit"), stepsOf(StepGroup::PreFormatting),
                isIn(StepGroup::PreFormatting),
                tr("Takes the destination as it is stored to linear values that are not premultiplied.")};
    }

    [[nodiscard]] EngineBlock postFormatting() const
    {
        EngineBlock block{Kind::Output, tr("Post-formatting unit"), stepsOf(StepGroup::PostFormatting),
                          isIn(StepGroup::PostFormatting), tr("Brings the result into the format that is stored.")};
        if (const EngineBlock* output = m_blocks.find(Kind::Output); output && m_player.hasTrace())
            block.lines.push_back(output->lines.back());
        return block;
    }

    [[nodiscard]] EngineBlock execution() const
    {
        EngineBlock block{Kind::Execution,
                          tr("Execution unit"),
                          {},
                          isBlending(),
                          tr("Decodes an instruction of the blend mode, fetches its operands and stores the result. "
                             "What coverage weighs is a fixed step behind them.")};
        block.lines.push_back({isBlending() ? text(m_line->text) : m_player.hasTrace() ? tr("idle") : tr("no pixel")});
        return block;
    }

    [[nodiscard]] EngineBlock control() const
    {
        const core::VectorBlend& blend = m_program.vector->blend;
        return {Kind::Constants,
                tr("Control register"),
                {{QString::fromLatin1(nameOf(blend.target))}, {QString::fromLatin1(modeName(blend))}},
                m_line != nullptr,
                tr("The format of what is stored, set by the driver: which steps are left out. And the blend mode.")};
    }

public:
    [[nodiscard]] static QString turnText(const std::optional<ComputationTurn>& turn)
    {
        if (!turn)
            return tr("computation unit: shared with programs");
        return tr("computation unit, draw %1, cycle %2: %3")
            .arg(turn->draw)
            .arg(grouped(shownCycle(turn->cycle)), userText(*turn));
    }
    [[nodiscard]] static QString userText(const ComputationTurn& turn)
    {
        switch (turn.user) {
        case ComputationTurn::User::Nobody: return tr("free");
        case ComputationTurn::User::Programs: return tr("programs");
        case ComputationTurn::User::Updater: break;
        }
        return turn.waits ? tr("color updater, a program waits") : tr("color updater");
    }
    [[nodiscard]] static QString conflictsText(const ComputationTurn& turn)
    {
        return tr("Up to here the color updater had it in %1 of %2 cycles; in %3 of these a program waited.")
            .arg(grouped(turn.updaterCycles), grouped(turn.cycle), grouped(turn.conflicts));
    }

private:
    const PixelPlayer& m_player;
    const core::PixelProgram& m_program;
    const EngineBlocks& m_blocks;
    const core::PixelStep* m_last;
    const core::ListedInstruction* m_line = nullptr; ///< of the last step
};

} // namespace

EngineBlocks vectorBlocks(const PixelPlayer& player, const EngineBlocks& blocks)
{
    return VectorBlockWriter(player, blocks).take();
}

void addTurn(EngineBlocks& blocks, const std::optional<ComputationTurn>& turn)
{
    const auto unit = std::ranges::find(blocks.blocks, Kind::Alu, &EngineBlock::kind);
    unit->lines.insert(unit->lines.begin(), {VectorBlockWriter::turnText(turn), {}, turn && turn->waits});
    if (turn)
        unit->sentence += QLatin1Char(' ') + VectorBlockWriter::conflictsText(*turn);
}

} // namespace vitrine::views
