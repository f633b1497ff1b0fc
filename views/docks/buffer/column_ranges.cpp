// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/buffer/column_ranges.h"

#include "views/docks/buffer/buffer_model.h"

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kCellsPerSlice = 200'000; // a few milliseconds

void count(ColumnRanges::Range& range, double value)
{
    if (std::isnan(value)) {
        ++range.notNumbers;
        return;
    }
    range.least = range.count == 0 ? value : std::min(range.least, value);
    range.largest = range.count == 0 ? value : std::max(range.largest, value);
    ++range.count;
}

} // namespace

ColumnRanges::ColumnRanges(const BufferModel& model, QObject* parent) : QObject(parent), m_model(model)
{
    connect(&m_timer, &QTimer::timeout, this, &ColumnRanges::countSlice);
}

void ColumnRanges::restart()
{
    m_ranges.assign(m_model.components().size(), {});
    m_next = 0;
    m_timer.start(0);
}

void ColumnRanges::countSlice()
{
    const auto& components = m_model.components();
    const int rows = m_model.rowCount();
    const int slice = std::max(1, kCellsPerSlice / static_cast<int>(std::max<std::size_t>(1, components.size())));
    const int end = static_cast<int>(std::min<std::int64_t>(rows, std::int64_t{m_next} + slice));
    for (; m_next < end; ++m_next)
        for (std::size_t i = 0; i < components.size(); ++i) {
            const auto cell = m_model.cell(m_next, static_cast<int>(i) + 1);
            const core::LayoutField& field = *components[i].field;
            if (!cell.empty())
                count(m_ranges[i], core::asDouble(core::componentValue(field.type, field.isNormalized, cell)));
        }
    if (m_next < rows)
        return;
    m_timer.stop();
    emit completed();
}

} // namespace vitrine::views
