// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"
#include "views/base/linked_line.h"

#include <QIcon>
#include <QString>
#include <QVariant>

#include <optional>

namespace vitrine::views {

/// What stands in a cell of a table, and how it looks.
struct RowCell {
    QString text;
    QVariant value = {};             ///< to sort by and to export; invalid: the text
    std::optional<Link> link = {};   ///< where it leads
    bool isCode = false;             ///< in the monospace font
    std::optional<QString> was = {}; ///< since the last step it has changed from this
    QString toolTip = {};            ///< empty: the text
    bool isFaint = false;            ///< what counts less
    bool isWrong = false;            ///< what can't be
    QIcon icon = {};
    std::optional<bool> isChecked = {}; ///< with a box before it
    bool isBold = false;
    bool isStruck = false;
    bool isChanged = false; ///< in the color of what has changed
    bool isCurrent = false; ///< on the color of what is selected
    QString told = {};      ///< what its looks mean, for those who don't see them
    QString edited = {};    ///< what one gets to edit; empty: the text
    TextLinks textLinks = {};
};

/// A count, a cycle or a number of something: grouped, and sorted by its value.
[[nodiscard]] RowCell numberCell(quint64 number);

/// Whether a cell has to be known for what a model is asked for.
[[nodiscard]] bool isOfCell(int role);
/// What a model answers for a cell.
[[nodiscard]] QVariant cellData(const RowCell& cell, int role);

} // namespace vitrine::views
