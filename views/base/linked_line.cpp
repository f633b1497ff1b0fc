// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/linked_line.h"

#include "views/base/call_text_source.h"
#include "views/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

TextLinks textLinks(const CallText& call)
{
    TextLinks links;
    for (const CallText::Name& name : call.names)
        links << TextLink{name.range.start, name.range.length, {.place = {}, .selection = ResourceLink{name.id}}};
    return links;
}

LinkedLine::LinkedLine(const QString& text, const TextLinks& links, const QFont& font, const QRect& place)
{
    const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width());
    const qsizetype whole = shown == text ? text.size() : shown.size() - 1; // the rest is an ellipsis
    m_layout = std::make_unique<QTextLayout>(shown, font);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight); // calls are code
    m_layout->setTextOption(option);
    m_layout->setCacheEnabled(true);
    m_layout->beginLayout();
    QTextLine line = m_layout->createLine();
    m_layout->endLayout();
    const double height = line.isValid() ? line.height() : 0;
    m_origin = {double(place.left()), place.top() + std::floor((place.height() - height) / 2)};
    for (int i = 0; i < links.size(); ++i)
        if (links[i].start + links[i].length <= whole)
            m_links.push_back({i, static_cast<int>(links[i].start), static_cast<int>(links[i].length)});
}

void LinkedLine::paint(QPainter& painter, const QColor& color, int pointedAt) const
{
    QList<QTextLayout::FormatRange> formats;
    for (const Shown& link : m_links) {
        QTextCharFormat format;
        format.setForeground(Theme::current().link());
        format.setFontUnderline(link.number == pointedAt);
        formats << QTextLayout::FormatRange{link.start, link.length, format};
    }
    painter.setPen(color);
    m_layout->draw(&painter, m_origin, formats);
}

int LinkedLine::linkAt(const QPoint& place) const
{
    const auto found =
        std::ranges::find_if(m_links, [&](const Shown& link) { return rect(link.number).contains(place); });
    return found == m_links.end() ? -1 : found->number;
}

QRect LinkedLine::rect(int link) const
{
    const auto found = std::ranges::find(m_links, link, &Shown::number);
    if (found == m_links.end())
        return {};
    const QTextLine line = m_layout->lineAt(0);
    const double left = line.cursorToX(found->start);
    const double right = line.cursorToX(found->start + found->length);
    return QRectF(m_origin + QPointF(left, 0), QSizeF(right - left, line.height())).toAlignedRect();
}

} // namespace vitrine::views
