// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison/comparison.h"
#include "views/base/moment.h"

class QComboBox;
class QWidget;

namespace vitrine::views {

/// What machines are compared on, as a list offers it.
enum class ComparedPart : std::uint8_t { Draw, Frame };

/// A list of the two, in their order.
[[nodiscard]] QComboBox* makePartChoice(QWidget* parent);

/// The draw, or where none is shown the frame, at an open capture's place.
[[nodiscard]] core::ComparedRange comparedRange(const Moment& moment, ComparedPart part);

} // namespace vitrine::views
