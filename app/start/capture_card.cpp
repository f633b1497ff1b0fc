// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/capture_card.h"

#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace vitrine::app {

namespace {

constexpr int kCardMargin = views::kPadding;
constexpr int kLeastText = 150; // pixels of width for the text
constexpr int kRadius = 4;
constexpr int kMark = 24; // pixels of the mark where there is no picture
constexpr double kMissing = 0.45;
constexpr int kAnyHeight = 10'000;

} // namespace

CaptureCard::CaptureCard(Content content, QWidget* parent) : QAbstractButton(parent), m_content(std::move(content))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(m_content.title);
    setAccessibleDescription(m_content.text);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CaptureCard::setPicture(const QImage& picture)
{
    m_picture = picture;
    update();
}

QFont CaptureCard::titleFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QRect CaptureCard::textRect(int width) const
{
    const int left = 2 * kCardMargin + m_content.picture.width() + views::kGrid;
    return {left, kCardMargin, std::max(1, width - left - kCardMargin), 0};
}

QSize CaptureCard::sizeHint() const
{
    const int width = 3 * kCardMargin + views::kGrid + m_content.picture.width() + kLeastText;
    return {width, heightForWidth(width)};
}

int CaptureCard::heightForWidth(int width) const
{
    int text = titleHeight(width) + views::kGrid;
    const QRect room(0, 0, textRect(width).width(), kAnyHeight);
    text += m_content.kind == TextKind::Path
                ? fontMetrics().height()
                : fontMetrics().boundingRect(room, Qt::TextWordWrap, m_content.text).height();
    return 2 * kCardMargin + std::max(text, m_content.picture.height());
}

// Names of samples are whole; those of files have no places to break.
int CaptureCard::titleHeight(int width) const
{
    const QFontMetrics title(titleFont());
    if (m_content.kind == TextKind::Path)
        return title.height();
    const QRect room(0, 0, textRect(width).width(), kAnyHeight);
    return title.boundingRect(room, Qt::TextWordWrap, m_content.title).height();
}

void CaptureCard::paintEvent(QPaintEvent*)
{
    const views::Theme theme = views::Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isPointed = isEnabled() && (underMouse() || isDown());
    painter.setPen(QPen(hasFocus() || isPointed ? theme.accent : theme.line, 1));
    painter.setBrush(isPointed ? theme.selection() : theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), kRadius - 1, kRadius - 1);
    }
    paintPicture(painter, QRect(QPoint(kCardMargin, kCardMargin), m_content.picture));

    QRect text = textRect(width());
    const QFontMetrics title(titleFont());
    text.setHeight(titleHeight(width()));
    painter.setFont(titleFont());
    painter.setPen(isEnabled() ? theme.text : theme.secondary);
    if (m_content.kind == TextKind::Path)
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop,
                         title.elidedText(m_content.title, Qt::ElideMiddle, text.width()));
    else
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_content.title);
    painter.setFont(font());
    painter.setPen(theme.secondary);
    text.setTop(text.bottom() + 1 + views::kGrid);
    text.setBottom(height() - kCardMargin);
    if (m_content.kind == TextKind::Path)
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop,
                         fontMetrics().elidedText(m_content.text, Qt::ElideMiddle, text.width()));
    else
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_content.text);
}

void CaptureCard::paintPicture(QPainter& painter, const QRect& rect) const
{
    const views::Theme theme = views::Theme::current();
    if (m_picture.isNull() || !isEnabled()) {
        painter.setPen(QPen(theme.line, 1, isEnabled() ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(theme.window);
        painter.drawRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (m_picture.isNull()) {
        QRect mark(0, 0, kMark, kMark);
        mark.moveCenter(rect.center());
        const auto symbol = isEnabled() ? views::Symbol::Open : views::Symbol::Cancel;
        return views::symbolIcon(symbol).paint(&painter, mark, Qt::AlignCenter, QIcon::Disabled);
    }
    const double ratio = devicePixelRatioF();
    QImage shown =
        m_picture.scaled((QSizeF(rect.size()) * ratio).toSize(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
    shown.setDevicePixelRatio(ratio);
    QRectF place(QPointF(), shown.deviceIndependentSize());
    place.moveCenter(QRectF(rect).center());
    painter.setOpacity(isEnabled() ? 1.0 : kMissing);
    painter.drawImage(place.topLeft(), shown);
    painter.setOpacity(1.0);
}

void CaptureCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return click();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: return event->ignore(); // the board's
    default: QAbstractButton::keyPressEvent(event);
    }
}

} // namespace vitrine::app
