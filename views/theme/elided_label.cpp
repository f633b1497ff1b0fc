// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/elided_label.h"

#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace vitrine::views {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

bool ElidedLabel::isCut() const
{
    if (wordWrap())
        return heightForWidth(width()) > height();
    const QStringList lines = text().split(QLatin1Char('\n'));
    return std::ranges::any_of(lines, [this, room = contentsRect().width()](const QString& line) {
        return fontMetrics().horizontalAdvance(line) > room;
    });
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text().toHtmlEscaped(), this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent* event)
{
    if (hasSelectedText() || wordWrap() || !isCut()) {
        QLabel::paintEvent(event);
        return;
    }
    QStringList lines = text().split(QLatin1Char('\n'));
    for (QString& line : lines)
        line = fontMetrics().elidedText(line, Qt::ElideRight, contentsRect().width());
    QPainter painter(this);
    // The style sheet colors what QLabel paints, not the palette.
    painter.setPen(property("role") == QLatin1String("secondary") ? Theme::current().secondary
                                                                  : palette().color(foregroundRole()));
    painter.drawText(contentsRect(), int(alignment()), lines.join(QLatin1Char('\n')));
}

} // namespace vitrine::views
