// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "views/theme/text.h"

#include <QString>

#include <string>

namespace vitrine::views {

/// The machine's own words (paths, names, listings: UTF-8), which are never translated.
[[nodiscard]] inline QString text(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Its sentences, in the user's language.
[[nodiscard]] QString inWords(const core::Text& text);
/// A sentence of its tables, which core::words() has marked.
[[nodiscard]] QString inWords(const std::string& marked);

/// Its words of a failure, which begin small and end without a stop, as a sentence.
[[nodiscard]] inline QString asSentence(const QString& words)
{
    if (words.isEmpty())
        return words;
    return words.left(1).toUpper() + words.mid(1) +
           (words.endsWith(QLatin1Char('.')) ? QString() : QStringLiteral("."));
}

/// A tool tip: the name of a thing, and what it is or does.
[[nodiscard]] inline QString namedTip(const QString& name, const QString& sentence)
{
    return QStringLiteral("<b>%1</b><br>%2").arg(name, sentence);
}

} // namespace vitrine::views
