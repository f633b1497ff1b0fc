// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/limits/limit_rows.h"

#include "core/gpu/knob.h"
#include "views/docks/configuration/measure_cells.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <cmath>

namespace vitrine::views {

namespace {

/// Says what this file writes, in the user's language.
struct LimitRows {
    Q_DECLARE_TR_FUNCTIONS(LimitRows)
};

RowCell percentCell(double percent)
{
    const QChar sign(percent < 0 ? 0x2212 : '+');
    const QString size = QString::number(std::abs(percent), 'f', 3);
    return {.text = percent == 0 ? QStringLiteral("0 %") : QStringLiteral("%1%2 %").arg(sign).arg(size),
            .value = percent,
            .isCode = true};
}

QString changeText(const core::LimitChange& change)
{
    return inWords(std::string(core::stepName(change.step)));
}

std::vector<RowCell> figures(const core::LimitRow& row, core::Cycle cycles)
{
    if (!row.notRunnable.empty()) {
        RowCell why{LimitRows::tr("not runnable: %1").arg(inWords(row.notRunnable))};
        why.isFaint = true;
        return {{}, {}, {}, why};
    }
    const auto gained = static_cast<double>(row.cycles);
    const auto energy = static_cast<double>(row.energy) / static_cast<double>(core::kEnergyUnit);
    const double percent = cycles == 0 ? 0 : 100 * gained / static_cast<double>(cycles);
    RowCell image{row.isImageEqual ? LimitRows::tr("equal") : LimitRows::tr("differs")};
    image.isWrong = !row.isImageEqual;
    return {changeCell(gained), percentCell(percent), changeCell(energy), image};
}

} // namespace

QStringList limitColumns()
{
    return {LimitRows::tr("Knob"),
            LimitRows::tr("Unit"),
            LimitRows::tr("From"),
            LimitRows::tr("To"),
            LimitRows::tr("Δ cycles"),
            LimitRows::tr("Δ %"),
            LimitRows::tr("Δ energy (illustrative)"),
            LimitRows::tr("Image")};
}

std::vector<Row> limitRows(const core::FrameLimits& limits)
{
    std::vector<Row> rows;
    for (const core::LimitRow& limit : limits.rows) {
        const core::LimitChange& change = limit.change;
        RowCell knob{.text = text(std::string(change.knob)), .isCode = true};
        if (const core::Knob* known = core::findKnob(change.knob))
            knob.toolTip = inWords(std::string(known->help));
        Row& row = rows.emplace_back();
        row.cells = {knob,
                     {inWords(std::string(change.unit))},
                     {.text = text(change.from), .isCode = true},
                     {.text = text(change.to), .isCode = true, .toolTip = changeText(change)}};
        for (RowCell& cell : figures(limit, limits.cycles))
            row.cells.push_back(std::move(cell));
    }
    return rows;
}

} // namespace vitrine::views
