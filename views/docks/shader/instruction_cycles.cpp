// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/instruction_cycles.h"

#include "core/session/machine/draw_recording.h"
#include "core/session/shader_trace/shader_trace.h"
#include "core/session/shader_trace/shader_trace_text.h"
#include "views/machine/activity_style.h"
#include "views/machine/bypass_text.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"

#include <QCoreApplication>
#include <QIcon>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace vitrine::views {

namespace {

struct CyclesText {
    Q_DECLARE_TR_FUNCTIONS(CyclesText)
};

constexpr core::TaskCost costAt(int number)
{
    return static_cast<core::TaskCost>(number);
}

/// The machine may have to make do with fewer registers than the trace.
bool isSameProgram(const core::Program& a, const core::Program& b)
{
    return std::ranges::equal(a.instructions, b.instructions, [](const auto& one, const auto& other) {
        return one.sourceLine == other.sourceLine && core::instructionText(one) == core::instructionText(other);
    });
}

QIcon swatch(core::TaskCost cost)
{
    constexpr int kSize = 14;
    QPixmap picture(kSize, kSize);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintFill(painter, QRectF(1, 1, kSize - 2, kSize - 2), taskCostStyle(cost).fill);
    return {picture};
}

core::Cycle begun(const core::InstructionTimes& times)
{
    return times.all() - times.in(core::TaskCost::Queued);
}

LineBar barOf(const core::InstructionTimes& times, core::Cycle longest, const QString& text)
{
    LineBar bar{{}, text};
    for (int cost = 0; cost < core::kTaskCostCount; ++cost) {
        const core::Cycle cycles = costAt(cost) == core::TaskCost::Queued ? 0 : times.in(costAt(cost));
        const DataFill fill = taskCostStyle(costAt(cost)).fill;
        if (cycles != 0)
            bar.parts << LineBar::Part{static_cast<double>(cycles) / static_cast<double>(longest), fill.color,
                                       fill.pattern, fill.ink};
    }
    return bar;
}

} // namespace

void InstructionCycles::setTrace(const core::ShaderTrace* trace, const Recordings& recordings)
{
    *this = {};
    if (!trace)
        return;
    const std::uint32_t draw = trace->query.draw;
    if (!recordings.isOf(draw)) {
        const QString reason =
            recordings.isInFrame()
                ? CyclesText::tr(
                      "Cycles are counted in the frame that is shown. Go to draw %1 to see those of this program.")
                : CyclesText::tr(
                      "Cycles are counted in the draw that is shown. Go to draw %1 to see those of this program.");
        m_reason = reason.arg(draw);
        m_wayOut = Link{.place = DrawLink{draw, {}}, .selection = {}};
        return;
    }
    if (!recordings.recording()) {
        m_reason = recordings.state() == Recordings::State::Failed ? recordings.problem()
                   : recordings.isInFrame()                        ? CyclesText::tr("The frame is being recorded.")
                                                                   : CyclesText::tr("The draw is being recorded.");
        return;
    }
    const SharedRecording& recording = recordings.recording();
    const std::shared_ptr<const core::InstructionSection> section(recording,
                                                                  &recording->section<core::InstructionSection>());
    for (const core::ProgramTimes& program : section->programs)
        if (program.stage == trace->stage && program.program && isSameProgram(*program.program, *trace->program))
            m_times = &program;
    if (!m_times) {
        m_reason =
            section->of(trace->stage)
                ? CyclesText::tr("The processors ran another form of this program, with the registers that they have.")
            : trace->stage == core::ShaderStage::Fragment && isBypassed(*recording)
                ? CyclesText::tr("No task ran this program: %1").arg(bypassText(*recording))
                : CyclesText::tr("No task ran this program on a processor.");
        return;
    }
    m_section = section;
    m_isOfFrame = recordings.isInFrame();
    m_sum = m_times->sum();
}

int InstructionCycles::rowCount() const
{
    return m_times ? static_cast<int>(m_times->instructions.size()) + 1 : m_reason.isEmpty() ? 0 : 1;
}

std::optional<std::uint32_t> InstructionCycles::instructionOf(int row) const
{
    return m_times && row > 0 ? std::optional(static_cast<std::uint32_t>(row - 1)) : std::nullopt;
}

QList<FactColumn> InstructionCycles::columns() const
{
    QList<FactColumn> all;
    const auto add = [&](const QString& name, const QString& sentence, int width, bool isRight) {
        const int number = static_cast<int>(all.size());
        all << FactColumn{name, sentence, width, [this, number](int row) { return cell(row, number); }, isRight};
    };
    add(CyclesText::tr("#"), CyclesText::tr("The number of the instruction."), 48, false);
    add(CyclesText::tr("Line"), CyclesText::tr("Of the source."), 48, true);
    add(CyclesText::tr("Instruction"), {}, 220, false);
    add(CyclesText::tr("Executed"), CyclesText::tr("How often: once for all fragments or vertices of a task."), 80,
        true);
    add(CyclesText::tr("Cycles"),
        CyclesText::tr("Of tasks that stood at the instruction: the sum of the columns behind it."), 96, true);
    for (int cost = 0; cost < core::kTaskCostCount; ++cost) {
        const DataStyle style = taskCostStyle(costAt(cost));
        const QString name =
            style.letter.isEmpty() ? style.name : QStringLiteral("%1 (%2)").arg(style.name, style.letter);
        add(name, style.sentence, 152, true);
    }
    add(CyclesText::tr("Device"), CyclesText::tr("That tasks waited for."), 80, false);
    return all;
}

RowCell InstructionCycles::reasonCell(int column) const
{
    if (column != NumberColumn) // whose cell has the whole row
        return {};
    return {.text = m_reason, .link = m_wayOut, .isFaint = !m_wayOut};
}

RowCell InstructionCycles::cell(int row, int column) const
{
    if (!m_times)
        return reasonCell(column);
    const auto number = instructionOf(row);
    const core::InstructionTimes& times = number ? m_times->instructions[*number] : m_sum;
    switch (column) {
    case NumberColumn: return number ? numberCell(*number) : RowCell{};
    case LineColumn:
        return number && instruction(*number).sourceLine != 0 ? numberCell(instruction(*number).sourceLine) : RowCell{};
    case CodeColumn:
        return number ? RowCell{.text = QString::fromStdString(core::instructionText(instruction(*number))),
                                .isCode = true}
                      : RowCell{.text = CyclesText::tr("all"), .isBold = true};
    case ExecutedColumn: return numberCell(times.executed);
    case AllColumn: {
        RowCell all = numberCell(times.all());
        all.toolTip = partsText(times);
        return all;
    }
    default: break;
    }
    if (column == kDeviceColumn)
        return {.text = devicesText(times)};
    RowCell part = numberCell(times.in(costAt(column - FirstCost)));
    part.isFaint = times.in(costAt(column - FirstCost)) == 0;
    if (!number) // the legend of the bars
        part.icon = swatch(costAt(column - FirstCost));
    return part;
}

QString InstructionCycles::devicesText(const core::InstructionTimes& times) const
{
    QStringList names;
    for (const std::string& device : m_section->devicesOf(times))
        names << QString::fromStdString(device);
    return names.join(QStringLiteral(", "));
}

/// "1 234 cycles, 12.5 % of the program's: issued 12, waits for a device 1 222 (tex)"
QString InstructionCycles::partsText(const core::InstructionTimes& times) const
{
    QStringList parts;
    for (int cost = 0; cost < core::kTaskCostCount; ++cost) {
        const core::Cycle cycles = times.in(costAt(cost));
        if (cycles == 0)
            continue;
        QString part = QStringLiteral("%1 %2").arg(taskCostStyle(costAt(cost)).name, grouped(cycles));
        if (const QString devices = devicesText(times); costAt(cost) == core::TaskCost::Device && !devices.isEmpty())
            part += QStringLiteral(" (%1)").arg(devices);
        parts << part;
    }
    const core::Cycle all = m_sum.all();
    const double share = all == 0 ? 0 : 100.0 * static_cast<double>(times.all()) / static_cast<double>(all);
    return CyclesText::tr("%1, %2 % of the program's: %3")
        .arg(counted(times.all(), CyclesText::tr("%1 cycle"), CyclesText::tr("%1 cycles")),
             QString::number(share, 'f', 1),
             parts.isEmpty() ? CyclesText::tr("never executed") : parts.join(QStringLiteral(", ")));
}

std::map<int, LineBar> InstructionCycles::bars(bool isSource) const
{
    std::map<int, core::InstructionTimes> lines;
    for (std::size_t i = 0; m_times && i < m_times->instructions.size(); ++i) {
        const auto line = static_cast<int>(isSource ? instruction(i).sourceLine : i + 1);
        if (line != 0)
            lines[line] += m_times->instructions[i];
    }
    core::Cycle longest = 1;
    for (const auto& [line, times] : lines)
        longest = std::max(longest, begun(times));
    std::map<int, LineBar> result;
    for (const auto& [line, times] : lines)
        if (begun(times) != 0)
            result[line] = barOf(times, longest, partsText(times));
    return result;
}

QString InstructionCycles::sentence() const
{
    if (!m_times)
        return m_reason;
    const QString told = m_isOfFrame ? CyclesText::tr("%1 of the program, of all draws of the frame that have it, %2")
                                     : CyclesText::tr("%1 of the program, %2");
    return inWholeDraw(
        told.arg(counted(m_times->tasks, CyclesText::tr("%1 task"), CyclesText::tr("%1 tasks")), partsText(m_sum)));
}

} // namespace vitrine::views
