// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/filter_line.h"

#include "views/theme/text.h"

#include <QCoreApplication>
#include <QLineEdit>

namespace vitrine::views {

QLineEdit* makeFilterLine(QWidget* parent, const FilterWords& words)
{
    auto* line = new QLineEdit(parent);
    line->setPlaceholderText(words.hint);
    line->setClearButtonEnabled(true);
    line->setAccessibleName(words.name);
    line->setToolTip(namedTip(QCoreApplication::translate("FilterLine", "Filter"), words.sentence));
    return line;
}

} // namespace vitrine::views
