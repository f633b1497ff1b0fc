// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace vitrine::views {

/// "1 234 567": grouped, never rounded (ui.md, "Form").
[[nodiscard]] inline QString grouped(quint64 number)
{
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::DefaultNumberOptions); // of its own accord it groups nothing
    return locale.toString(qulonglong{number}).replace(QLatin1Char(','), QChar(QChar::Nbsp));
}

/// "1 draw", "3 draws", "1 234 567 calls": both wordings come with %1 for the number.
[[nodiscard]] inline QString counted(quint64 count, const QString& one, const QString& many)
{
    return (count == 1 ? one : many).arg(grouped(count));
}

/// With the nine digits that tell every float from every other.
[[nodiscard]] inline QString exact(float number)
{
    return QString::number(static_cast<double>(number), 'g', 9);
}

} // namespace vitrine::views
