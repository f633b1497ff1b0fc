// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison/comparison.h"
#include "views/base/link.h"
#include "views/base/moment.h"

#include <QString>

class QComboBox;
class QWidget;

namespace vitrine::views {

/// What machines are compared on, as a list offers it.
enum class ComparedPart : std::uint8_t { Draw, Frame };

/// A list of the two, in their order.
[[nodiscard]] QComboBox* makePartChoice(QWidget* parent);

/// What is run, as the user calls it.
struct NamedRange {
    core::ComparedRange calls;
    QString name; ///< "draw 3", "frame 0"
    Link link;    ///< leads there
};

/// The draw, or where none is shown the frame, at an open capture's place; behind the last frame all before the place.
[[nodiscard]] NamedRange comparedRange(const Moment& moment, ComparedPart part);

} // namespace vitrine::views
