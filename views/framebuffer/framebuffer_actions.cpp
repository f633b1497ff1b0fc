// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/breakpoint_menu.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/framebuffer/compare_bar.h"
#include "views/framebuffer/framebuffer_view.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/kit/picture_export.h"
#include "views/overlay/overlay_bar.h"
#include "views/overlay/overlay_text.h"
#include "views/theme/local_action.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace vitrine::views {

void FramebufferView::showMenu(std::optional<QPoint> pixel, const QPoint& globalPlace)
{
    if (pixel)
        m_canvas->pick(pixel);
    QMenu menu(this);
    const bool isThere = picture() && !picture()->empty();
    const auto link = linkTo(m_canvas->picked());
    const auto add = [&](const QString& text, const char* dock) {
        menu.addAction(text, this, [this, link, dock] { desk().follow({{}, *link, dock}); })->setEnabled(!!link);
    };
    add(tr("Pixel history"), "history");
    add(tr("Debug the last fragment"), "shader");
    add(tr("Show in the pixel engine"), "pixel-engine");
    const core::Overlay* overlay = m_overlays->overlay();
    const auto counted = overlay && link ? pixelAt(*overlay, *m_canvas->picked()) : std::nullopt;
    const core::PixelTouches* touches = counted ? &counted->touches : nullptr;
    if (touches && touches->last.primitive != 0)
        menu.addAction(tr("Primitive %1 of draw %2").arg(touches->last.primitive).arg(touches->last.draw), this,
                       [this, last = touches->last] {
                           desk().follow({{}, PrimitiveLink{last.draw, last.primitive}, ""});
                       });
    if (link)
        addBreakpointMenu(menu, desk(), {Link{{}, *link}});
    menu.addSeparator();
    menu.addAction(tr("Copy values"), this, &FramebufferView::copyValues)->setEnabled(!pickedText().isEmpty());
    menu.addAction(tr("Copy picture"), this, &FramebufferView::copyImage)->setEnabled(isThere);
    menu.addAction(tr("Export…"), this, &FramebufferView::exportPng)->setEnabled(isThere);
    menu.addSeparator();
    m_overlays->fillMenu(*menu.addMenu(tr("Overlay")));
    menu.addAction(tr("Fit"), m_canvas, &PictureCanvas::fit);
    menu.addAction(tr("One to one"), m_canvas, [this] { m_canvas->setZoom(1.0); });
    menu.exec(globalPlace);
}

void FramebufferView::keyPressEvent(QKeyEvent* event)
{
    if (!takesKey(*m_flip, *event))
        return DockView::keyPressEvent(event);
    if (event->isAutoRepeat())
        return;
    m_heldKey = event->key();
    flip(true);
}

void FramebufferView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != m_heldKey) // Ctrl, say, may be let go before or after it
        return DockView::keyReleaseEvent(event);
    if (event->isAutoRepeat())
        return;
    m_heldKey = 0;
    flip(false);
}

void FramebufferView::copyValues() const
{
    QStringList parts{pickedText(), m_overlays->textAt(m_canvas->picked())};
    parts.removeAll(QString());
    if (!parts.isEmpty())
        QApplication::clipboard()->setText(parts.join(QStringLiteral("   ")));
}

void FramebufferView::copyImage() const
{
    if (picture() && !picture()->empty())
        QApplication::clipboard()->setImage(toImage(*picture(), m_options));
}

QList<Export> FramebufferView::exports() const
{
    if (!picture() || picture()->empty())
        return {};
    QList<Export> all{pictureExport([this] { return toExactImage(*picture()); }, tr("Exact picture"))};
    if (const auto& difference = m_compare->difference())
        all << pictureExport([image = difference->image] { return image; }, tr("Difference"));
    return all + m_overlays->exports([this] { return shownImage(); });
}

void FramebufferView::exportPng()
{
    if (exports().isEmpty())
        return desk().say(tr("There is no picture to export here"));
    exportToFile(*this, desk(), QString(), *this);
}

} // namespace vitrine::views
