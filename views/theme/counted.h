// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace vitrine::views {

/// "1 draw", "3 draws", "1 234 567 calls": both wordings come with %1 for the number.
[[nodiscard]] inline QString counted(quint64 count, const QString& one, const QString& many)
{
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::DefaultNumberOptions); // of its own accord it groups nothing
    QString number = locale.toString(qulonglong{count});
    number.replace(QLatin1Char(','), QChar(QChar::Nbsp)); // grouped, never rounded (ui.md, "Form")
    return (count == 1 ? one : many).arg(number);
}

} // namespace vitrine::views
