// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QTextBrowser>

#include <vector>

namespace vitrine::views {

class Desk;

/// Sentences whose names lead somewhere, while they are written.
class LinkedHtml {
public:
    /// Text as it is, not HTML.
    [[nodiscard]] static QString plain(const QString& text) { return text.toHtmlEscaped(); }
    /// The text as a link.
    [[nodiscard]] QString link(const Link& link, const QString& text);
    void add(const QString& html) { m_html += html; }

    [[nodiscard]] const QString& html() const { return m_html; }
    [[nodiscard]] const std::vector<Link>& links() const { return m_links; }

private:
    QString m_html;
    std::vector<Link> m_links;
};

/// Shows them. A click, or Enter on the link that Tab has led to, follows.
class LinkedText final : public QTextBrowser {
    Q_OBJECT

public:
    explicit LinkedText(Desk& desk, QWidget* parent = nullptr);
    /// Stays scrolled to where it was when it is about the same `subject`.
    void show(const LinkedHtml& text, const QString& subject);
    [[nodiscard]] const std::vector<Link>& links() const { return m_links; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void read();

    Desk& m_desk;
    QString m_html;
    std::vector<Link> m_links;
    QString m_subject;
};

} // namespace vitrine::views
