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

/// "1 234.5": grouped, with the hundredths that there are.
[[nodiscard]] inline QString hundredthsText(quint64 hundredths)
{
    QString text = grouped(hundredths / 100);
    if (const int part = static_cast<int>(hundredths % 100); part % 10 != 0)
        text += QStringLiteral(".%1").arg(part, 2, 10, QLatin1Char('0'));
    else if (part != 0)
        text += QStringLiteral(".%1").arg(part / 10);
    return text;
}

/// With the nine digits that tell every float from every other.
[[nodiscard]] inline QString exact(float number)
{
    return QString::number(static_cast<double>(number), 'g', 9);
}

} // namespace vitrine::views
