// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/texture_swatch.h"

#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QPainter>

namespace vitrine::views {

namespace {
constexpr int kSide = 128;
} // namespace

TextureSwatch::TextureSwatch(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Texture"));
    hide();
}

void TextureSwatch::show(const QImage& image, const QString& words)
{
    m_image = image;
    m_words = words;
    setAccessibleDescription(words);
    setToolTip(
        namedTip(words.toHtmlEscaped(), tr("From 0 to 1: the first coordinate to the right, the second one up.")));
    setVisible(!image.isNull());
    update();
}

QSize TextureSwatch::sizeHint() const
{
    return {kSide + 2 * kPadding, kSide + 2 * kPadding};
}

void TextureSwatch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    const QRect square(kPadding, kPadding, kSide, kSide);
    painter.drawImage(square, m_image); // not smoothed
    painter.setPen(theme.line);
    painter.drawRect(square);
    painter.setPen(theme.secondary);
    painter.drawText(rect().adjusted(square.right() + kPadding, kPadding, -kPadding, -kPadding),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_words);
}

} // namespace vitrine::views
