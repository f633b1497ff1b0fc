// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLineEdit;
class QWidget;

namespace vitrine::views {

/// A line in which one writes what rows have to contain.
struct FilterWords {
    QString hint;     ///< while it is empty: "Filter: a name or a value"
    QString name;     ///< for those who don't see it: "Filter state"
    QString sentence; ///< of its tool tip: "Keeps the rows that contain this text."
};
[[nodiscard]] QLineEdit* makeFilterLine(QWidget* parent, const FilterWords& words);

} // namespace vitrine::views
