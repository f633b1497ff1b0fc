// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_pages.h"

#include "app/docks/dock_table.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace vitrine::app {

namespace {

QString readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString folderOf(const QString& language)
{
    return QStringLiteral(":/help/%1/").arg(language);
}

QString readPage(const QString& language, const QString& id)
{
    const QString text = readFile(folderOf(language) + id + QStringLiteral(".md"));
    return text.isEmpty() ? readFile(folderOf(QStringLiteral("en")) + id + QStringLiteral(".md")) : text;
}

// The license stands in a comment before the title.
QString withoutComment(const QString& text)
{
    static const QRegularExpression kComment(QStringLiteral("^\\s*<!--.*?-->\\s*"),
                                             QRegularExpression::DotMatchesEverythingOption);
    return QString(text).remove(kComment);
}

// A key may be one of the letters that Markdown means something by.
QString escaped(QString keys)
{
    static const QRegularExpression kMeaning(QStringLiteral("([\\\\`*_|<>~\\[\\]])"));
    return keys.replace(kMeaning, QStringLiteral("\\\\1"));
}

QString withKeys(const QString& text, const HelpPages::KeyText& keyText)
{
    static const QRegularExpression kKey(QStringLiteral("\\{key:([A-Za-z0-9-]+)\\}"));
    QString result;
    qsizetype from = 0;
    for (auto matches = kKey.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        result += text.mid(from, match.capturedStart() - from);
        const QString keys = keyText(match.captured(1));
        result += QStringLiteral("**%1**").arg(keys.isEmpty() ? QStringLiteral("–") : escaped(keys));
        from = match.capturedEnd();
    }
    return result + text.mid(from);
}

// With the docks' pages in the order of their table.
QStringList contents()
{
    QStringList ids;
    for (const QString& id : readFile(QStringLiteral(":/help/contents")).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (id != QLatin1String("@DOCKS@")) {
            ids << id;
            continue;
        }
        for (const views::DockRow& dock : dockTable())
            ids << QLatin1String(dock.id);
    }
    return ids;
}

QString titleOf(const QString& text)
{
    return text.section(QLatin1Char('\n'), 0, 0).remove(QRegularExpression(QStringLiteral("^#+\\s*")));
}

bool containsAll(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

HelpPages::HelpPages(const QString& language, const KeyText& keyText)
{
    for (const QString& id : contents()) {
        const QString text = withKeys(withoutComment(readPage(language, id)), keyText);
        m_pages << HelpPage{id, titleOf(text), text};
    }
}

const HelpPage& HelpPages::page(const QString& id) const
{
    const auto found =
        std::find_if(m_pages.begin(), m_pages.end(), [&](const HelpPage& page) { return page.id == id; });
    return found == m_pages.end() ? m_pages.first() : *found;
}

QList<QString> HelpPages::find(const QString& words) const
{
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<QString> inTitle, inText;
    for (const HelpPage& page : m_pages) {
        if (containsAll(page.title, wanted))
            inTitle << page.id;
        else if (containsAll(page.text, wanted))
            inText << page.id;
    }
    return inTitle + inText;
}

} // namespace vitrine::app
