// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QLabel>
#include <QList>
#include <QString>

namespace vitrine::views {

class Desk;

/// The links of a sentence that is being put together. As translations order its parts, a link is marked within the
/// text itself, by characters of Unicode's private use.
class SentenceLinks {
public:
    /// The text with the marks around it.
    [[nodiscard]] QString add(const QString& text, const Link& link);
    [[nodiscard]] const QList<Link>& all() const { return m_links; }
    /// The sentence with its links as anchors, whose addresses are their numbers; everything else is escaped.
    [[nodiscard]] static QString html(const QString& sentence);
    [[nodiscard]] static QString plain(QString sentence);

private:
    QList<Link> m_links;
};

/// The text, as a link where somebody takes links.
[[nodiscard]] QString linked(SentenceLinks* links, const QString& text, const Link& link);

/// A line with links in it: a click follows, and so does Enter on those that Tab leads to. Its tip is the whole
/// sentence, or where the link below the mouse leads.
class LinkLabel final : public QLabel {
    Q_OBJECT

public:
    LinkLabel(Desk& desk, QWidget* parent);

    void setSentence(const QString& sentence, const SentenceLinks& links);
    void clearSentence() { setSentence({}, {}); }
    [[nodiscard]] QString plainText() const { return SentenceLinks::plain(m_sentence); }
    [[nodiscard]] const QList<Link>& links() const { return m_links; }

private:
    [[nodiscard]] const Link* linkOf(const QString& address) const;
    void tell(const QString& address);

    Desk& m_desk;
    QString m_sentence; ///< with its marks
    QList<Link> m_links;
};

} // namespace vitrine::views
