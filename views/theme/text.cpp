// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/text.h"

#include "views/theme/counted.h"

#include <QCoreApplication>

namespace vitrine::views {

namespace {

// The context of all words of the core and of captures: translations/update collects them.
QString translated(const char* english)
{
    return QCoreApplication::translate("Core", english);
}

} // namespace

QString inWords(const core::Text& text)
{
    if (text.isNumber())
        return grouped(QString::fromStdString(text.english()).toULongLong());
    if (text.id().empty())
        return QString::fromStdString(text.english());
    const QString format = translated(text.id().data()); // a literal: it ends with 0
    QString words;
    qsizetype next = 0; // argument of a {} without a number
    for (qsizetype at = 0; at < format.size(); ++at) {
        const QChar here = format[at];
        const bool isTwice = at + 1 < format.size() && format[at + 1] == here;
        if (here != QLatin1Char('{')) {
            words += here;
            at += here == QLatin1Char('}') && isTwice ? 1 : 0;
        } else if (isTwice) {
            words += here;
            ++at;
        } else {
            const qsizetype end = format.indexOf(QLatin1Char('}'), at);
            bool isNumbered = false;
            const int number = format.mid(at + 1, end - at - 1).toInt(&isNumbered);
            const auto place = static_cast<std::size_t>(isNumbered ? number : next++);
            words += place < text.arguments().size() ? inWords(text.arguments()[place]) : QString();
            at = end < 0 ? format.size() : end;
        }
    }
    return words;
}

QString inWords(const std::string& marked)
{
    return marked.empty() ? QString() : translated(marked.c_str());
}

} // namespace vitrine::views
