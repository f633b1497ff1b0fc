// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/opacity_pictures.h"

#include "views/docks/opacity/class_style.h"
#include "views/docks/opacity/opacity_text.h"
#include "views/docks/resources/resource_text.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::views {

namespace {

uchar shade(float alpha)
{
    return static_cast<uchar>(std::lround(255.0f * (alpha >= 0.0f ? std::min(alpha, 1.0f) : 0.0f))); // NaN: black
}

/// As large as level 0, whatever level the image is of.
QImage alphaImage(const core::TextureContents& contents, const TexelLayout& layout)
{
    QImage image(layout.size(), QImage::Format_Grayscale8);
    const std::uint64_t width = layout.width(), height = layout.height();
    for (std::uint32_t y = 0; y < height; ++y) {
        const auto row = static_cast<std::uint32_t>(std::uint64_t{y} * contents.height / height);
        uchar* line = image.scanLine(layout.pointOf({0, 0, y}).y());
        for (std::uint32_t x = 0; x < width; ++x)
            line[x] =
                shade(contents.color(static_cast<std::uint32_t>(std::uint64_t{x} * contents.width / width), row).w);
    }
    return image;
}

} // namespace

OpacityPictures::OpacityPictures(QWidget* parent)
    : QWidget(parent), m_alpha(new PictureCanvas), m_classes(new PictureCanvas)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    m_alphaPart = makePart(*m_alpha, m_alphaTitle);
    m_classPart = makePart(*m_classes, m_classTitle);
    row->addWidget(m_alphaPart, 1);
    row->addWidget(m_classPart, 1);
    for (PictureCanvas* canvas : {m_alpha, m_classes})
        canvas->setMinimumSize(72, 56); // two of them, in a dock that is often low
    m_alpha->setObjectName(QStringLiteral("alphaCanvas"));
    m_alpha->setAccessibleName(tr("Alpha of the texture"));
    m_classes->setObjectName(QStringLiteral("classCanvas"));
    m_classes->setAccessibleName(tr("Classes of the texels"));
    connectCanvas(*m_alpha, *m_classes);
    connectCanvas(*m_classes, *m_alpha);
    const auto paintBoxes = [this](QPainter& painter, const QRectF& area) {
        for (const ShownBox& box : m_boxes)
            paintBox(painter, area, {m_layout.width(), m_layout.height()}, box);
    };
    m_alpha->setOverpaint(paintBoxes);
    m_classes->setOverpaint([this, paintBoxes](QPainter& painter, const QRectF& area) {
        if (m_shown)
            paintClasses(painter, {area, m_classes->rect(), m_classes->devicePixelRatioF()},
                         m_shown->facts.opacity.pyramid, m_level, m_shown->coarsest());
        paintBoxes(painter, area);
    });
    setFocusProxy(m_classes);
}

QWidget* OpacityPictures::makePart(PictureCanvas& canvas, QLabel*& title)
{
    auto* part = new QWidget(this);
    title = new ElidedLabel(part);
    title->setProperty("role", "secondary");
    title->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    auto* column = stack(part);
    column->addWidget(title);
    column->addWidget(&canvas, 1);
    return part;
}

void OpacityPictures::connectCanvas(PictureCanvas& canvas, PictureCanvas& other)
{
    connect(&canvas, &PictureCanvas::hovered, this, [this](std::optional<QPoint> point) {
        m_hovered = point;
        emit placesChanged();
    });
    connect(&canvas, &PictureCanvas::menuRequested, this,
            [this](std::optional<QPoint> point, QPoint place) { emit menuRequested(texelAt(point), place); });
    connect(&canvas, &PictureCanvas::placeChanged, &other, [this, &canvas, &other] {
        if (std::exchange(m_isFollowing, true))
            return;
        other.showLike(canvas);
        m_isFollowing = false;
    });
    connect(&canvas, &PictureCanvas::pickChanged, &other, [this, &other](std::optional<QPoint> point) {
        if (std::exchange(m_isFollowing, true))
            return;
        other.pick(point);
        m_isFollowing = false;
        emit placesChanged();
    });
}

void OpacityPictures::setOpacity(std::shared_ptr<const ShownOpacity> shown)
{
    m_shown = std::move(shown);
    m_hovered.reset();
    QImage image;
    if (m_shown) {
        const core::ClassPyramid& pyramid = m_shown->facts.opacity.pyramid;
        const core::TextureContents& contents = m_shown->contents;
        const bool hasClasses = pyramid.levelCount() != 0;
        m_layout = {TexelLayout::Kind::Single, hasClasses ? pyramid.width(0) : contents.width,
                    hasClasses ? pyramid.height(0) : contents.height, TexelLayout::FirstRow::AtBottom};
        m_level = std::min(m_level, std::max<std::size_t>(pyramid.levelCount(), 1) - 1);
        image = alphaImage(contents, m_layout);
        m_classes->setEmptyText(hasClasses ? QString()
                                           : tr("There are no classes: HiZ can't look up parts of this texture."));
    }
    const QScopedValueRollback following(m_isFollowing, true);
    m_alpha->setImage(image);
    m_classes->setImage(m_shown && m_shown->levels.empty() ? QImage() : image);
    showTitles();
}

void OpacityPictures::setLevel(std::size_t level)
{
    m_level = level;
    m_classes->update();
    showTitles();
}

void OpacityPictures::setBoxes(std::vector<ShownBox> boxes)
{
    m_boxes = std::move(boxes);
    m_alpha->update();
    m_classes->update();
}

void OpacityPictures::setParts(bool alpha, bool classes)
{
    m_alphaPart->setVisible(alpha);
    m_classPart->setVisible(classes);
    setFocusProxy(classes ? m_classes : m_alpha);
}

void OpacityPictures::showTitles()
{
    if (!m_shown)
        return;
    const core::ImageChoice& choice = m_shown->contents.choice;
    QString alpha = tr("Alpha");
    if (choice.level != 0)
        alpha += QStringLiteral(" · ") + tr("mip level %1").arg(choice.level);
    if (m_shown->levels.empty() && m_shown->images.size() > 1)
        alpha += QStringLiteral(" · ") + faceText(choice.face);
    m_alphaTitle->setText(alpha);
    QString classes = m_level < m_shown->levels.size() ? tr("Classes · level %1 · %2 × %3 entries")
                                                             .arg(m_level)
                                                             .arg(m_shown->levels[m_level].width)
                                                             .arg(m_shown->levels[m_level].height)
                                                       : tr("Classes");
    if (m_shown->facts.opacity.pyramid.rangeCount() > 1)
        classes += QStringLiteral(" · ") + tr("mip levels %1").arg(mipLevelsText(m_shown->coarsest()));
    m_classTitle->setText(classes);
}

std::optional<TexelPlace> OpacityPictures::texelAt(std::optional<QPoint> point) const
{
    return m_shown && point ? m_layout.texelAt(*point) : std::nullopt;
}

std::optional<TexelPlace> OpacityPictures::hovered() const
{
    return texelAt(m_hovered);
}

std::optional<TexelPlace> OpacityPictures::picked() const
{
    return texelAt(m_alpha->picked());
}

void OpacityPictures::pick(const TexelPlace& texel)
{
    if (m_shown && texel.x < m_layout.width() && texel.y < m_layout.height())
        m_alpha->pick(m_layout.pointOf(texel));
}

} // namespace vitrine::views
