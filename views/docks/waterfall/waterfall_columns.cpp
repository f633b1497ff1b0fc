// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/waterfall/waterfall_columns.h"

#include "views/docks/tasks/task_text.h"
#include "views/machine/activity_style.h"
#include "views/machine/cycle_cell.h"

#include <QCoreApplication>

namespace vitrine::views {

namespace {

struct WaterfallColumn {
    Q_DECLARE_TR_FUNCTIONS(WaterfallColumn)
};

} // namespace

QList<FactColumn> waterfallColumns(const Waterfall& waterfall)
{
    QList<FactColumn> all;
    const auto add = [&](const QString& name, const QString& sentence, int width, bool isRight, auto cell) {
        all << FactColumn{name, sentence, width,
                          [&waterfall, cell](int row) -> RowCell {
                              const Waterfall::Content& content = waterfall.content();
                              const auto place = static_cast<std::size_t>(row);
                              return place < content.order.size()
                                         ? cell(content, content.order.task(place), content.order.rows()[place])
                                         : RowCell{};
                          },
                          isRight};
    };
    using Content = Waterfall::Content;
    using Task = core::TaskRecord;
    add(WaterfallColumn::tr("Task"), WaterfallColumn::tr("Its number."), 72, true,
        [](const Content& content, const Task& task, std::size_t) {
            RowCell cell = numberCell(task.id.value);
            cell.link = Link{{}, TaskLink{content.draw, task.id}};
            return cell;
        });
    add(WaterfallColumn::tr("Stage"), WaterfallColumn::tr("Which program it runs."), 80, false,
        [](const Content&, const Task& task, std::size_t) { return RowCell{.text = stageText(task.stage)}; });
    add(WaterfallColumn::tr("For"), WaterfallColumn::tr("Its vertices, or the first of its pixels."), 112, false,
        [](const Content& content, const Task& task, std::size_t) {
            return RowCell{.text = targetText(task), .link = targetLink(task, content.draw)};
        });
    add(WaterfallColumn::tr("Primitive"),
        WaterfallColumn::tr("Of fragments: counted from 1 behind clipping and culling."), 80, true,
        [](const Content&, const Task& task, std::size_t) {
            return task.primitive == 0 ? RowCell{} : numberCell(task.primitive);
        });
    add(WaterfallColumn::tr("Processor"), WaterfallColumn::tr("On which it ran first."), 80, false,
        [](const Content& content, const Task& task, std::size_t) {
            const std::uint16_t processor = firstProcessor(*content.order.log(), task);
            return RowCell{.text = processorText(*content.recording, processor),
                           .link = processorLink(*content.recording, processor)};
        });
    add(WaterfallColumn::tr("Enqueued"), WaterfallColumn::tr("The cycle in which it is in its queue."), 88, true,
        [](const Content& content, const Task& task, std::size_t) { return cycleCell(content.draw, task.enqueued); });
    for (int i = 0; i < core::kTaskPhaseCount; ++i) {
        const auto phase = static_cast<core::TaskPhase>(i);
        const DataStyle style = taskPhaseStyle(phase);
        add(style.name, WaterfallColumn::tr("Cycles. %1").arg(style.sentence), 88, true,
            [phase](const Content& content, const Task&, std::size_t line) {
                return numberCell(content.lines->in(line, phase));
            });
    }
    add(WaterfallColumn::tr("Retired"), WaterfallColumn::tr("The cycle in which it is no longer there."), 88, true,
        [](const Content& content, const Task& task, std::size_t) {
            return task.retired == core::kNever ? RowCell{.text = WaterfallColumn::tr("not yet")}
                                                : cycleCell(content.draw, task.retired);
        });
    return all;
}

} // namespace vitrine::views
