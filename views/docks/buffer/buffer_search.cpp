// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/buffer/buffer_search.h"

#include "views/docks/buffer/buffer_model.h"

#include <cmath>
#include <cstring>

namespace vitrine::views {

namespace {

struct Wanted {
    std::optional<quint64> bits;
    double value = 0;
};

std::optional<Wanted> parse(const QString& text)
{
    bool isFine = false;
    if (text.startsWith(QLatin1String("0x"), Qt::CaseInsensitive)) {
        const quint64 bits = text.mid(2).toULongLong(&isFine, 16);
        return isFine ? std::optional(Wanted{bits, 0}) : std::nullopt;
    }
    const double value = text.toDouble(&isFine);
    return isFine ? std::optional(Wanted{std::nullopt, value}) : std::nullopt;
}

bool matches(const BufferModel& model, const BufferCell& cell, const Wanted& wanted)
{
    const auto bytes = model.cell(cell.row, cell.column);
    if (bytes.empty())
        return false;
    const core::LayoutField& field = *model.components()[static_cast<std::size_t>(cell.column - 1)].field;
    if (wanted.bits) {
        quint64 bits = 0;
        std::memcpy(&bits, bytes.data(), bytes.size());
        return bits == *wanted.bits;
    }
    const auto value = core::componentValue(field.type, field.isNormalized, bytes);
    if (std::isnan(wanted.value))
        return std::isnan(core::asDouble(value));
    // A float is found by its shortest text: 0.1 is not the double of that name.
    if (const auto* real = std::get_if<float>(&value))
        return *real == static_cast<float>(wanted.value);
    return core::asDouble(value) == wanted.value;
}

} // namespace

std::optional<int> placeIn(const BufferModel& model, const QString& text)
{
    const QString place = text.trimmed();
    const bool isHex = place.startsWith(QLatin1String("0x"), Qt::CaseInsensitive);
    const bool isOffset = isHex || place.startsWith(QLatin1Char('@'));
    bool isFine = false;
    const quint64 number =
        isOffset ? place.mid(isHex ? 2 : 1).toULongLong(&isFine, isHex ? 16 : 10) : place.toULongLong(&isFine, 10);
    if (!isFine || (isOffset && number < model.layout().start))
        return std::nullopt;
    const quint64 row = isOffset ? (number - model.layout().start) / model.layout().stride : number;
    if (row >= static_cast<quint64>(model.rowCount()))
        return std::nullopt;
    return static_cast<int>(row);
}

bool isSearchable(const QString& text)
{
    return parse(text.trimmed()).has_value();
}

std::optional<BufferCell> findValue(const BufferModel& model, const QString& text, BufferCell from, bool backward)
{
    const auto wanted = parse(text.trimmed());
    const auto columns = static_cast<std::int64_t>(model.components().size());
    const std::int64_t total = columns * model.rowCount();
    if (!wanted || total == 0)
        return std::nullopt;
    const std::int64_t start = std::int64_t{from.row} * columns + from.column - 1;
    for (std::int64_t step = 1; step <= total; ++step) {
        const std::int64_t place = ((start + (backward ? -step : step)) % total + total) % total;
        const BufferCell cell{static_cast<int>(place / columns), static_cast<int>(place % columns) + 1};
        if (matches(model, cell, *wanted))
            return cell;
    }
    return std::nullopt;
}

} // namespace vitrine::views
