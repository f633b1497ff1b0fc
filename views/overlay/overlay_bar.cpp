// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_bar.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/kit/picture_export.h"
#include "views/overlay/overlay_colors.h"
#include "views/overlay/overlay_export.h"
#include "views/overlay/overlay_legend.h"
#include "views/overlay/overlay_source.h"
#include "views/overlay/overlay_table.h"
#include "views/overlay/overlay_text.h"
#include "views/overlay/plane_text.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSlider>
#include <QStackedLayout>
#include <QToolButton>

namespace vitrine::views {

using core::OverlayKind;
using core::OverlayScope;

namespace {

constexpr int kVeilAlpha = 130;

} // namespace

void OverlayBar::makeActions()
{
    const auto add = [this](const QString& title, const QString& sentence, std::optional<OverlayKind> kind) {
        auto* action = new QAction(title, m_kindActions);
        action->setCheckable(true);
        action->setToolTip(namedTip(title, sentence));
        action->setStatusTip(sentence);
        action->setChecked(!kind);
        connect(action, &QAction::triggered, this, [this, kind] { apply(kind); });
    };
    add(tr("No overlay"), tr("Shows the picture alone."), std::nullopt);
    for (const OverlayKind kind : kAllOverlays)
        add(overlayTitle(kind), overlaySentence(kind), kind);
}

void OverlayBar::fillMenu(QMenu& menu)
{
    menu.addActions(m_kindActions->actions());
    menu.setToolTipsVisible(true);
}

void OverlayBar::setKind(std::optional<OverlayKind> kind)
{
    m_kindActions->actions()[kind ? static_cast<qsizetype>(*kind) + 1 : 0]->trigger();
}

void OverlayBar::next()
{
    const std::size_t after = m_kind ? static_cast<std::size_t>(*m_kind) + 1 : 0;
    setKind(after < core::kOverlayKinds ? std::optional(kAllOverlays[after]) : std::nullopt);
}

void OverlayBar::apply(std::optional<OverlayKind> kind)
{
    m_kind = kind;
    setVisible(kind.has_value());
    m_table->setVisible(kind && m_tableButton->isChecked());
    m_source->want(kind ? std::optional(m_scope) : std::nullopt);
    refresh();
}

void OverlayBar::setScope(OverlayScope scope)
{
    m_scope = scope;
    m_scopeButtons.at(scope)->setChecked(true);
    m_desk.settings().setValue(QStringLiteral("docks/framebuffer/overlayScope"), static_cast<int>(scope));
    if (m_kind)
        m_source->want(scope);
}

void OverlayBar::nextScope()
{
    setScope(static_cast<OverlayScope>((static_cast<int>(m_scope) + 1) % 3));
}

void OverlayBar::follow()
{
    m_source->follow();
}

const core::Overlay* OverlayBar::overlay() const
{
    return m_kind ? m_source->overlay().get() : nullptr;
}

OverlayLook OverlayBar::look() const
{
    QColor veil = Theme::current().window;
    veil.setAlpha(kVeilAlpha);
    return {m_opacity->value() / 100.0, veil};
}

// Everything that can be seen of what the source knows by now.
void OverlayBar::refresh()
{
    refreshImage();
    const core::Overlay* shown = overlay();
    m_busyTimer.stop();
    if (shown && !shown->lastDraw)
        showMessage(m_scope == OverlayScope::Draw
                        ? tr("The last step drew nothing into this framebuffer: choose Pass or Frame.")
                        : tr("Nothing has been drawn into this framebuffer here."));
    else if (shown && !missingPlaneText(*shown, *m_kind).isEmpty())
        showMessage(missingPlaneText(*shown, *m_kind));
    else if (shown)
        m_middle->setCurrentWidget(m_legend);
    else if (!m_source->failure().isEmpty())
        showMessage(m_source->failure());
    else if (m_source->isBusy())
        m_busyTimer.start();
    else
        showMessage({});
    refreshPixel();
    setHovered(m_hovered);
    emit changed();
}

void OverlayBar::refreshImage()
{
    m_image = {};
    const core::Overlay* shown = overlay();
    if (!shown) {
        m_legend->clear();
        return m_table->clear();
    }
    m_max = largestValue(*shown, *m_kind);
    m_image = overlayImage(*shown, *m_kind, m_max);
    auto shares = core::overlayShares(*shown, *m_kind);
    m_table->setShares(*shown, *m_kind, shares);
    m_legend->setShares(*m_kind, std::move(shares), m_max);
}

QString OverlayBar::text() const
{
    if (m_middle->currentWidget() == m_message)
        return m_message->text();
    return m_legend->text();
}

QString OverlayBar::textAt(std::optional<QPoint> point, SentenceLinks* links) const
{
    const core::Overlay* shown = overlay();
    const auto pixel = shown && point ? pixelAt(*shown, *point) : std::nullopt;
    return pixel ? pixelText(*shown, *m_kind, *pixel, links) : QString();
}

QString OverlayBar::markAt(QPoint point) const
{
    const core::Overlay* shown = overlay();
    const auto pixel = shown ? pixelAt(*shown, point) : std::nullopt;
    if (!pixel)
        return {};
    const std::uint32_t value = core::overlayValue(*shown, *m_kind, *pixel);
    if (value == 0)
        return {};
    if (*m_kind == OverlayKind::Winding)
        return windingMark(*shown->planes, *pixel);
    if (core::isCount(*m_kind) || *m_kind == OverlayKind::Primitives)
        return QString::number(value);
    const QChar letter = swatchOf(*m_kind, value).letter;
    return letter.isNull() ? QString() : QString(letter);
}

void OverlayBar::setHovered(std::optional<QPoint> point)
{
    m_hovered = point;
    const core::Overlay* shown = overlay();
    const auto pixel = shown && point ? pixelAt(*shown, *point) : std::nullopt;
    m_legend->setMark(pixel ? std::optional(core::overlayValue(*shown, *m_kind, *pixel)) : std::nullopt);
}

void OverlayBar::setPicked(std::optional<QPoint> point, const QString& title)
{
    if (point == m_picked && title == m_pickedTitle)
        return;
    m_picked = point;
    m_pickedTitle = title;
    refreshPixel();
}

void OverlayBar::refreshPixel()
{
    const core::Overlay* shown = overlay();
    m_table->setPixel(shown, shown && m_picked ? pixelAt(*shown, *m_picked) : std::nullopt, m_pickedTitle);
}

QList<Export> OverlayBar::exports(const std::function<QImage()>& picture) const
{
    const auto shown = m_kind ? m_source->overlay() : nullptr;
    if (!shown)
        return {};
    const QImage image = m_image;
    const OverlayLook look = this->look();
    const OverlayKind kind = *m_kind;
    return {
        pictureExport([image] { return image; }, tr("Overlay alone")),
        pictureExport([image, look, picture] { return composed(picture(), image, look); }, tr("Picture with overlay")),
        {tr("Overlay by pixel"), QStringLiteral("csv"), [shown] { return overlayAsCsv(*shown); }},
        {tr("Overlay in sum"), QStringLiteral("json"), [shown, kind] { return overlayAsJson(*shown, kind); }}};
}

} // namespace vitrine::views
