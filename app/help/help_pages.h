// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace vitrine::app {

struct HelpPage {
    QString id; ///< a dock's, or a subject's
    QString title;
    QString text; ///< Markdown
};

/// The pages of the help, in the order of app/help/contents. Markdown files, resources of the program; where a language
/// lacks a page, English stands in.
///
/// In a page, `{key:next-action}` stands for the keys that the user has for an action, by the name in the table of
/// actions.
class HelpPages {
public:
    using KeyText = std::function<QString(const QString& action)>;

    HelpPages(const QString& language, const KeyText& keyText);

    [[nodiscard]] const QList<HelpPage>& all() const { return m_pages; }
    /// The first one when there is none of that id.
    [[nodiscard]] const HelpPage& page(const QString& id) const;
    /// Ids of the pages with all these words, those with them in the title first.
    [[nodiscard]] QList<QString> find(const QString& words) const;

private:
    QList<HelpPage> m_pages;
};

} // namespace vitrine::app
