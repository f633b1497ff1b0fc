// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/length.h"

#include <array>

namespace vitrine::captures::svg {
namespace {

struct UnitName {
    std::string_view name;
    Unit unit;
    double factor;
};

constexpr double kInch = 96.0;
constexpr std::array kUnits{
    UnitName{"px", Unit::Number, 1.0},
    UnitName{"pt", Unit::Number, kInch / 72.0},
    UnitName{"pc", Unit::Number, kInch / 6.0},
    UnitName{"mm", Unit::Number, kInch / 25.4},
    UnitName{"cm", Unit::Number, kInch / 2.54},
    UnitName{"in", Unit::Number, kInch},
    UnitName{"em", Unit::Em, 1.0},
    UnitName{"ex", Unit::Ex, 1.0},
    UnitName{"%", Unit::Percent, 1.0},
};

} // namespace

double LengthScale::operator()(Length length, Direction direction) const
{
    switch (length.unit) {
    case Unit::Number: return length.value;
    case Unit::Em: return length.value * fontSize;
    case Unit::Ex: return length.value * fontSize / 2.0; // CSS: where no font tells it
    case Unit::Percent: break;
    }
    const double part = length.value / 100.0;
    switch (direction) {
    case Direction::Horizontal: return part * viewport.width;
    case Direction::Vertical: return part * viewport.height;
    case Direction::Other: break;
    }
    return part * std::hypot(viewport.width, viewport.height) / std::sqrt(2.0);
}

std::optional<Length> readLength(Scanner& text)
{
    text.skipSpaces();
    const auto number = text.number();
    if (!number)
        return std::nullopt;
    for (const UnitName& unit : kUnits)
        if (text.takeWord(unit.name))
            return Length{*number * unit.factor, unit.unit};
    return Length{*number, Unit::Number};
}

} // namespace vitrine::captures::svg
