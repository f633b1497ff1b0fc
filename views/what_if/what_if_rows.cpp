// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/what_if/what_if_rows.h"

#include "views/configuration/measure_cells.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

namespace vitrine::views {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("WhatIf", text);
}

QString attachmentText(core::Attachment attachment)
{
    switch (attachment) {
    case core::Attachment::Color: return tr(QT_TRANSLATE_NOOP("WhatIf", "color"));
    case core::Attachment::Depth: return tr(QT_TRANSLATE_NOOP("WhatIf", "depth"));
    case core::Attachment::Stencil: return tr(QT_TRANSLATE_NOOP("WhatIf", "stencil"));
    }
    return {};
}

std::vector<Row> measureRows(const core::HizBenefit::Line& line)
{
    std::vector<Row> rows;
    for (const core::HizMeasure& measure : core::hizMeasures()) {
        Row& row = rows.emplace_back();
        row.cells.push_back({measureText(measure.name)});
        for (const core::HizBenefitCell& cell : line.cells) {
            const auto value = measure.value(cell);
            RowCell& number = row.cells.emplace_back();
            number.isCode = true;
            if (!value)
                continue;
            number.text = amountText(static_cast<double>(*value));
            number.value = static_cast<qlonglong>(*value);
        }
    }
    return rows;
}

} // namespace

WhatIfVerdict verdictOf(const WhatIfAnswer& answer)
{
    WhatIfVerdict verdict;
    const auto& machines = answer.machines.machines;
    for (const auto& [machine, sentence] :
         {std::pair{&machines[0], tr(QT_TRANSLATE_NOOP("WhatIf", "This machine can't run it: %1"))},
          {&machines[1], tr(QT_TRANSLATE_NOOP("WhatIf", "The other machine can't run it: %1"))}}) {
        if (machine->notRunnable.empty())
            continue;
        verdict.sentence = sentence.arg(QString::fromStdString(machine->notRunnable));
        return verdict;
    }
    const QString draws =
        counted(answer.draws, tr(QT_TRANSLATE_NOOP("WhatIf", "%1 draw")), tr(QT_TRANSLATE_NOOP("WhatIf", "%1 draws")));
    if (const auto& difference = machines[1].difference) {
        const QString pixel = tr(QT_TRANSLATE_NOOP("WhatIf", "pixel %1,%2 of draw %3"))
                                  .arg(difference->pixel.x)
                                  .arg(difference->pixel.y)
                                  .arg(difference->draw);
        const Link link{.place = DrawLink{difference->draw},
                        .selection = PixelLink{difference->pixel.x, difference->pixel.y}};
        verdict.sentence = tr(QT_TRANSLATE_NOOP("WhatIf", "Images differ in %1, first at %2"))
                               .arg(attachmentText(difference->attachment), verdict.links.add(pixel, link));
        return verdict;
    }
    verdict.isEqual = true;
    verdict.sentence =
        tr(QT_TRANSLATE_NOOP("WhatIf", "Images equal after each of %1: color, depth and stencil")).arg(draws);
    if (answer.draws == 1)
        verdict.sentence = tr(QT_TRANSLATE_NOOP("WhatIf", "Images equal: color, depth and stencil"));
    return verdict;
}

std::vector<Row> differenceRows(const WhatIfAnswer& answer)
{
    std::vector<Row> rows;
    for (const core::ComparisonTable::Row& measure : answer.table.rows) {
        const bool hasNumbers = measure.values[0] || measure.values[1];
        if (!hasNumbers) // whether images are equal stands below
            continue;
        rows.push_back({{{measureText(measure.measure, measure.subject)},
                         measureCell(measure, 0),
                         measureCell(measure, 1),
                         differenceCell(answer.table, measure, 1)}});
    }
    return rows;
}

std::vector<Row> benefitRows(const core::HizBenefit& benefit, const std::vector<std::string>& images)
{
    std::vector<Row> rows;
    for (const core::HizBenefit::Line& line : benefit.lines) {
        if (!line.draw) {
            rows.push_back({{{tr(QT_TRANSLATE_NOOP("WhatIf", "All draws"))}}, measureRows(line)});
            Row& equal = rows.back().children.emplace_back();
            equal.cells.push_back({measureText("images")});
            for (const std::string& image : images)
                equal.cells.push_back({measureText(image)});
            continue;
        }
        RowCell draw{tr(QT_TRANSLATE_NOOP("WhatIf", "Draw %1")).arg(*line.draw)};
        draw.link = Link{.place = DrawLink{*line.draw}, .selection = {}};
        rows.push_back({{draw}, measureRows(line)});
    }
    return rows;
}

} // namespace vitrine::views
