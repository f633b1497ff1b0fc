// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/what_if/what_if_rows.h"

#include "core/gpu/machine_config.h"
#include "core/session/comparison/machine_variants.h"
#include "views/docks/configuration/measure_cells.h"
#include "views/docks/what_if/machine_switch.h"
#include "views/docks/what_if/what_if_context.h"
#include "views/docks/what_if/what_if_sentences.h"

#include <algorithm>
#include <iterator>

namespace vitrine::views {

namespace {

/// What was run, and the knobs that one of the machines has otherwise than the one in use.
std::vector<Row> questionRows(const WhatIfQuestion& question, const std::vector<core::MachineConfig>& machines)
{
    std::vector<Row> rows;
    Row& part = rows.emplace_back();
    part.cells.push_back({measureText("what is run")});
    for (std::size_t i = 0; i < machines.size(); ++i)
        part.cells.push_back({.text = question.part.name, .link = question.part.link});
    for (const std::string_view knob : core::differingKnobs(question.inUse, machines)) {
        Row& row = rows.emplace_back();
        row.cells.push_back({.text = knobName(knob), .isCode = true});
        for (const core::MachineConfig& machine : machines)
            row.cells.push_back({.text = knobText(machine, knob), .isCode = true});
    }
    return rows;
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

std::vector<Row> differenceRows(const WhatIfAnswer& answer)
{
    std::vector<Row> rows = questionRows(answer.question, {answer.question.inUse, answer.question.whatIf});
    for (const core::ComparisonTable::Row& measure : answer.table.rows)
        rows.push_back({{{measureText(measure.measure, measure.subject)},
                         measureCell(measure, 0),
                         measureCell(measure, 1),
                         differenceCell(answer.table, measure, 1)}});
    return rows;
}

std::vector<Row> benefitRows(const WhatIfAnswer& answer)
{
    std::vector<Row> rows;
    for (const core::HizBenefit::Line& line : answer.hiz.lines) {
        if (line.draw) {
            RowCell draw{WhatIf::tr("Draw %1").arg(*line.draw)};
            draw.link = Link{.place = DrawLink{*line.draw}, .selection = {}};
            rows.push_back({{draw}, measureRows(line)});
            continue;
        }
        Row& all =
            rows.emplace_back(Row{{{WhatIf::tr("All draws")}}, questionRows(answer.question, answer.hizMachines)});
        std::ranges::move(measureRows(line), std::back_inserter(all.children));
        Row& images = all.children.emplace_back();
        images.cells.push_back({measureText("images")});
        for (const core::ImageVerdict& image : answer.hizImages)
            images.cells.push_back(imageCell(image));
    }
    return rows;
}

} // namespace vitrine::views
