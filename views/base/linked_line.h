// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QFont>
#include <QList>
#include <QRect>
#include <QString>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace vitrine::views {

struct CallText;

/// A stretch of a text that leads somewhere.
struct TextLink {
    qsizetype start = 0;
    qsizetype length = 0;
    Link link;
};
using TextLinks = QList<TextLink>;

/// The objects that a call names, as links.
[[nodiscard]] TextLinks textLinks(const CallText& call);

/// One line of text with links in it, elided at its end where it does not fit. What is painted is what is hit: both
/// come from the same layout. A link that can't be seen whole is plain text.
class LinkedLine {
public:
    LinkedLine(const QString& text, const TextLinks& links, const QFont& font, const QRect& place);

    /// `pointedAt` is underlined; -1: none.
    void paint(QPainter& painter, const QColor& color, int pointedAt = -1) const;
    /// The number of the link whose glyphs are there; -1: none.
    [[nodiscard]] int linkAt(const QPoint& place) const;
    /// Where the glyphs of a link stand; empty: it can't be seen.
    [[nodiscard]] QRect rect(int link) const;

private:
    std::unique_ptr<QTextLayout> m_layout;
    QPointF m_origin;
    struct Shown {
        int number = 0; ///< among all
        int start = 0;
        int length = 0;
    };
    std::vector<Shown> m_links;
};

} // namespace vitrine::views
