// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/framebuffer/difference_scale.h"

#include "views/framebuffer/picture_difference.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace vitrine::views {

namespace {

constexpr int kLength = 96;
constexpr int kThickness = 12;

} // namespace

DifferenceScale::DifferenceScale(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Scale of the difference"));
}

void DifferenceScale::setLargest(double largest)
{
    m_largest = largest;
    setAccessibleDescription(tr("Blue is %1, white is 0, orange is %2").arg(signedText(-largest), signedText(largest)));
    updateGeometry();
    update();
}

QSize DifferenceScale::sizeHint() const
{
    const int labels = fontMetrics().horizontalAdvance(signedText(-m_largest) + signedText(m_largest));
    return {labels + kLength + 2 * kGrid, kControlHeight};
}

void DifferenceScale::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    const QString low = signedText(-m_largest);
    const int left = fontMetrics().horizontalAdvance(low) + kGrid;
    const QRect scale(left, (height() - kThickness) / 2, kLength, kThickness);
    painter.setPen(theme.text);
    painter.drawText(QRect(0, 0, left, height()), Qt::AlignVCenter | Qt::AlignLeft, low);
    painter.drawText(QRect(scale.right() + kGrid, 0, width(), height()), Qt::AlignVCenter | Qt::AlignLeft,
                     signedText(m_largest));
    for (int i = 0; i < kLength; ++i)
        painter.fillRect(QRect(scale.left() + i, scale.top(), 1, kThickness),
                         differenceColor(2.0 * i / (kLength - 1) - 1.0));
    painter.setPen(theme.line);
    painter.drawRect(scale.adjusted(0, 0, -1, -1));
}

} // namespace vitrine::views
