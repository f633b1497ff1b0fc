// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/framebuffer/framebuffer_view.h"

#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/framebuffer/compare_bar.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/overlay/overlay_bar.h"
#include "views/overlay/overlay_table.h"
#include "views/overlay/overlay_text.h"
#include "views/theme/key_text.h"

#include <QApplication>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::views {

using core::Attachment;
using core::Picture;

namespace {

constexpr int kTableWidth = 280;

/// A fragment is at a pixel.
std::optional<PixelLink> pixelOf(const Selection& selection)
{
    if (const auto* pixel = std::get_if<PixelLink>(&selection))
        return *pixel;
    if (const auto* fragment = std::get_if<FragmentLink>(&selection))
        return PixelLink{fragment->x, fragment->y};
    return {};
}

std::optional<QPoint> pointOf(const PixelLink& pixel, const Picture* picture)
{
    if (!picture || pixel.x >= picture->width || pixel.y >= picture->height)
        return {};
    return QPoint(static_cast<int>(pixel.x), static_cast<int>(picture->height - 1 - pixel.y));
}

} // namespace

FramebufferView::FramebufferView(Desk& desk)
    : DockView(desk), m_canvas(new PictureCanvas(this)), m_overlays(new OverlayBar(desk, this)),
      m_compare(new CompareBar(desk, this))
{
    m_overlays->setObjectName(QStringLiteral("overlayBar"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    QWidget* header = makeHeader();
    layout->addWidget(header);
    layout->addWidget(m_overlays);
    layout->addWidget(m_compare);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_canvas);
    splitter->addWidget(&m_overlays->table());
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({3 * kTableWidth, kTableWidth});
    layout->addWidget(splitter, 1);
    QWidget* footer = makeFooter();
    layout->addWidget(footer);
    setFocusProxy(m_canvas);
    connectCanvas();
    connect(m_overlays, &OverlayBar::changed, this, [this] {
        refreshLayer();
        refreshValues();
    });
    connect(m_compare, &CompareBar::changed, this, &FramebufferView::refreshImage);
    connect(&desk, &Desk::fewControlsChanged, this, [header, footer](bool areFew) {
        header->setHidden(areFew);
        footer->setHidden(areFew);
    });
    setAttachment(Attachment::Color);
}

void FramebufferView::connectCanvas()
{
    m_canvas->setObjectName(QStringLiteral("pictureCanvas"));
    m_canvas->setAccessibleName(tr("Framebuffer picture"));
    connect(m_canvas, &PictureCanvas::hovered, this, [this](std::optional<QPoint> pixel) {
        m_hovered = pixel;
        m_overlays->setHovered(pixel);
        refreshValues();
    });
    connect(m_canvas, &PictureCanvas::pickChanged, this, &FramebufferView::selectPicked);
    connect(m_canvas, &PictureCanvas::zoomChanged, this, &FramebufferView::refreshZoom);
    connect(m_canvas, &PictureCanvas::menuRequested, this, &FramebufferView::showMenu);
    // The key may be let go while another widget has the focus.
    connect(qApp, &QApplication::focusChanged, this, [this] { flip(false); });
}

void FramebufferView::refresh(const Changes& changes)
{
    if (changes.moment) {
        takePictures();
        refreshImage();
        m_overlays->follow();
    }
    if (changes.moment || changes.selection)
        showSelection();
}

// What is selected may be a pixel that the picture does not have; it is picked again where the picture has it.
void FramebufferView::showSelection()
{
    const Selection& selection = desk().selection();
    m_canvas->mark(tileRect(selection));
    const auto pixel = pixelOf(selection);
    if (!pixel && selection != Selection())
        return; // the pick stays while something else is selected
    const auto point = pixel ? pointOf(*pixel, picture()) : std::nullopt;
    if (point == m_canvas->picked())
        return refreshValues();
    m_isShowingSelection = true;
    m_canvas->pick(point);
    m_canvas->revealPick();
    m_isShowingSelection = false;
    refreshValues();
}

// Tiles count from the lower left corner.
std::optional<QRect> FramebufferView::tileRect(const Selection& selection) const
{
    const auto* tile = std::get_if<TileLink>(&selection);
    const SharedMachine& machine = desk().moment().machine;
    if (!tile || !machine || !picture())
        return {};
    const std::uint32_t size = machine->config.hiz->tile;
    const auto top = static_cast<std::int64_t>(picture()->height) - (std::int64_t{tile->row} + 1) * size;
    return QRect(static_cast<int>(tile->column * size), static_cast<int>(top), static_cast<int>(size),
                 static_cast<int>(size));
}

void FramebufferView::selectPicked(std::optional<QPoint> point)
{
    if (m_isShowingSelection)
        return;
    if (const auto pixel = linkTo(point))
        desk().select(*pixel);
    else if (pixelOf(desk().selection()))
        desk().select({});
    refreshValues();
}

std::optional<PixelLink> FramebufferView::linkTo(std::optional<QPoint> pixel) const
{
    if (!pixel || !picture())
        return {};
    const int y = static_cast<int>(picture()->height) - 1 - pixel->y();
    return PixelLink{static_cast<std::uint32_t>(pixel->x()), static_cast<std::uint32_t>(y)};
}

void FramebufferView::takePictures()
{
    const Moment& moment = desk().moment();
    if (moment.index != m_index) {
        m_index = moment.index;
        m_before = {};
        m_compare->unpin();
    } else if (moment.pictures != m_pictures) {
        m_before = m_pictures;
    }
    m_pictures = moment.pictures;
}

void FramebufferView::pin()
{
    if (!m_pictures[0])
        return desk().say(tr("There is no picture to pin here"));
    const auto draw = desk().moment().draw();
    m_compare->pin(m_pictures, draw ? Link::Place(DrawLink{draw->draw}) : PositionLink{desk().moment().position});
}

void FramebufferView::flip(bool isFlipped)
{
    if (isFlipped == m_isFlipped)
        return;
    m_isFlipped = isFlipped;
    refreshImage();
}

bool FramebufferView::showsTheMoment() const
{
    return !m_isFlipped && m_compare->mode() == CompareBar::Mode::Shown;
}

bool FramebufferView::showsTheDifference() const
{
    return !m_isFlipped && m_compare->mode() == CompareBar::Mode::Difference && m_compare->difference();
}

const Picture* FramebufferView::picture() const
{
    const auto at = static_cast<std::size_t>(m_attachment);
    if (m_compare->isPinned() && (m_isFlipped || m_compare->mode() == CompareBar::Mode::Pinned))
        return m_compare->pinned(m_attachment);
    return m_isFlipped && m_before[at] ? m_before[at].get() : m_pictures[at].get();
}

QImage FramebufferView::shownImage() const
{
    if (showsTheDifference())
        return m_compare->difference()->image;
    return picture() && !picture()->empty() ? toImage(*picture(), m_options) : QImage();
}

void FramebufferView::setAttachment(Attachment attachment)
{
    m_attachment = attachment;
    m_attachmentButtons[static_cast<std::size_t>(attachment)]->setChecked(true);
    m_alpha->setVisible(attachment == Attachment::Color);
    m_stretch->setVisible(attachment != Attachment::Color);
    refreshImage();
    showSelection();
}

QString FramebufferView::emptyText() const
{
    if (!m_pictures[0] || m_pictures[0]->empty())
        return withKeys(
            *this, tr("Nothing has been drawn yet.\nStep forward with {key:next-action}, or press {key:next-frame} "
                      "for the next frame."));
    return m_attachment == Attachment::Depth ? tr("The framebuffer has no depth buffer here.")
                                             : tr("The framebuffer has no stencil buffer here.");
}

void FramebufferView::refreshImage()
{
    m_compare->compare(m_pictures[static_cast<std::size_t>(m_attachment)]);
    m_canvas->setEmptyText(emptyText());
    m_canvas->setImage(shownImage());
    refreshLayer();
    refreshValues();
    refreshZoom();
}

void FramebufferView::refreshFormat()
{
    const Picture* shown = picture();
    if (!shown || shown->empty())
        return m_formatLabel->clearSentence();
    QString format = formatText(*shown);
    if (m_attachment != Attachment::Color) {
        const ValueRange range = shownRange(*shown, m_options);
        format += tr(" · black %1, white %2").arg(range.low, 0, 'g', 7).arg(range.high, 0, 'g', 7);
    }
    SentenceLinks links;
    if (const core::Overlay* overlay = m_overlays->overlay())
        format += tr(" · overlay of %1").arg(rangeText(*overlay, &links));
    m_formatLabel->setSentence(format, links);
}

void FramebufferView::refreshLayer()
{
    const auto kind = m_overlays->kind();
    m_overlayButton->setText(kind ? overlayTitle(*kind) : tr("Overlay"));
    m_overlayLine->setVisible(kind.has_value());
    refreshFormat();
    const OverlayLook look = m_overlays->look();
    if (showsTheDifference()) {
        QImage nothing(m_compare->difference()->image.size(), QImage::Format_ARGB32);
        nothing.fill(Qt::transparent);
        return m_canvas->setLayer(
            CanvasLayer{nothing, 1.0, Qt::transparent, [this](QPoint point) { return m_compare->markAt(point); }});
    }
    if (m_overlays->image().isNull() || !showsTheMoment())
        return m_canvas->setLayer(std::nullopt);
    m_canvas->setLayer(CanvasLayer{m_overlays->image(), look.opacity, look.veil,
                                   [this](QPoint point) { return m_overlays->markAt(point); }});
}

QString FramebufferView::describe(std::optional<QPoint> pixel) const
{
    const Picture* shown = picture();
    if (!pixel || !shown || shown->empty())
        return {};
    const QString text = coordinateText(*shown, *pixel) + QStringLiteral("  ") + valueText(*shown, *pixel);
    const QString difference = m_compare->textAt(pixel);
    return difference.isEmpty() ? text : text + tr("   difference %1").arg(difference);
}

QString FramebufferView::pickedText() const
{
    return describe(m_canvas->picked());
}

void FramebufferView::refreshValues()
{
    const auto orDash = [](const QString& text) { return text.isEmpty() ? QStringLiteral("–") : text; };
    const QString hovered = describe(m_hovered);
    const QString picked = pickedText();
    m_hoverLabel->setText(tr("Cursor  %1").arg(orDash(hovered)));
    m_pickLabel->setText(tr("Picked  %1").arg(picked.isEmpty() ? tr("click a pixel; arrow keys move by one") : picked));
    m_overlayHoverLabel->setText(tr("Overlay, cursor  %1").arg(orDash(m_overlays->textAt(m_hovered))));
    SentenceLinks links;
    const QString touches = m_overlays->textAt(m_canvas->picked(), &links);
    m_overlayPickLabel->setSentence(tr("Overlay, picked  %1").arg(orDash(touches)), links);
    const bool isThere = picture() && !picture()->empty();
    m_canvas->setAccessibleDescription(
        isThere ? QStringList{formatText(*picture()), picked, m_overlays->text()}.join(QStringLiteral(". "))
                : emptyText());
    const auto link = linkTo(m_canvas->picked());
    m_overlays->setPicked(m_canvas->picked(), link ? tr("Pixel %1,%2").arg(link->x).arg(link->y) : QString());
}

void FramebufferView::refreshZoom()
{
    const double percent = m_canvas->zoom() * 100.0;
    m_zoomLabel->setText(tr("%1 %").arg(percent, 0, 'f', percent < 10.0 ? 1 : 0));
}

bool FramebufferView::pickGl(int x, int y)
{
    const Picture* shown = picture();
    if (!shown || x < 0 || y < 0 || x >= static_cast<int>(shown->width) || y >= static_cast<int>(shown->height))
        return false;
    m_canvas->pick(QPoint(x, static_cast<int>(shown->height) - 1 - y));
    m_canvas->revealPick();
    return true;
}

} // namespace vitrine::views
