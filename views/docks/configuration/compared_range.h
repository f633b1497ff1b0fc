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
enum class ComparedPart : std::uint8_t {
    Draw,
    Frame,        ///< each of its draws alone
    FrameInFlight ///< as one run, with ci.draws draws under way (RUN-02)
};

/// A list of them, in their order.
[[nodiscard]] QComboBox* makePartChoice(QWidget* parent);

/// What is run, as the user calls it.
struct NamedRange {
    core::ComparedRange calls;
    QString name; ///< "draw 3", "frame 0", "frame 0, draws in flight"
    Link link;    ///< leads there
};

/// The draw, or where none is shown the frame, at an open capture's place; behind the last frame all before the place.
[[nodiscard]] NamedRange comparedRange(const Moment& moment, ComparedPart part);

} // namespace vitrine::views
