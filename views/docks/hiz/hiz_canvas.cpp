// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_canvas.h"

#include "views/docks/hiz/hiz_text.h"
#include "views/scene/scene_text.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QQmlEngine>

#include <array>

namespace vitrine::views {

namespace {

constexpr float kYaw = 30.0f, kPitch = 40.0f;

} // namespace

/// What stands before the scene: the selected tile, and the values at the ends of the height.
class HizCanvas::Overlay final : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(HizOverlay)

public:
    Overlay(const HizScene& scene, QWidget* parent) : QWidget(parent), m_scene(scene)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        connect(&scene, &Scene::cameraChanged, this, qOverload<>(&QWidget::update));
        connect(&scene, &Scene::contentChanged, this, qOverload<>(&QWidget::update));
    }
    void setSelected(std::optional<core::HizTile> tile)
    {
        m_selected = tile;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_scene.box())
            return;
        QPainter painter(this);
        if (parentWidget()->hasFocus()) {
            painter.setPen(Theme::current().accent);
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        }
        painter.setRenderHint(QPainter::Antialiasing);
        drawScale(painter);
        drawSelected(painter);
    }

private:
    void drawSelected(QPainter& painter) const
    {
        const HizFacts& facts = m_scene.facts();
        if (!m_selected || !facts.has(*m_selected))
            return;
        const auto number = static_cast<std::size_t>(facts.numberOf(*m_selected));
        drawEdges(painter, m_scene.shape().tiles[number], Theme::current().panel, 5);
        drawEdges(painter, m_scene.shape().tiles[number], Theme::current().accent, 2.5);
    }
    void drawEdges(QPainter& painter, const SceneBox& box, const QColor& color, double width) const
    {
        const SceneProjection projection = m_scene.camera().projection(size());
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
        for (int corner = 0; corner < 8; ++corner) {
            for (const int bit : {1, 2, 4}) {
                const auto from = projection(box.corner(corner)), to = projection(box.corner(corner | bit));
                if (!(corner & bit) && from && to)
                    painter.drawLine(*from, *to);
            }
        }
    }
    /// Along the vertical edge that stands farthest to the left.
    void drawScale(QPainter& painter) const
    {
        const SceneProjection projection = m_scene.camera().projection(size());
        SceneBox box = *m_scene.box();
        box.low.setY(0);
        std::optional<QPointF> low, high;
        for (const int corner : {0, 1, 4, 5}) {
            const auto at = projection(box.corner(corner));
            if (!at || (low && low->x() <= at->x()))
                continue;
            low = at;
            high = projection(box.corner(corner | 2));
        }
        if (!low || !high)
            return;
        painter.setPen(QPen(Theme::current().secondary, 1.5));
        painter.drawLine(*low, *high);
        const HizFacts& facts = m_scene.facts();
        const HizRange& range = m_scene.shape().range;
        const bool isStencil = facts.isStencil();
        const QString top =
            isStencil ? HizText::number(facts, range.high) : tr("near %1").arg(HizText::number(facts, range.low));
        const QString bottom =
            isStencil ? HizText::number(facts, range.low) : tr("far %1").arg(HizText::number(facts, range.high));
        const auto place = [&](QPointF at, const QString& text, double down) {
            const int wide = painter.fontMetrics().horizontalAdvance(text);
            drawSceneText(painter, {std::max<double>(kPadding, at.x() - wide - kPadding), at.y() + down}, text);
        };
        place(*high, top, 0);
        place(*low, bottom, painter.fontMetrics().capHeight());
    }

    const HizScene& m_scene;
    std::optional<core::HizTile> m_selected;
};

HizCanvas::HizCanvas(const HizFacts& facts, QWidget* parent) : HizCanvas(std::make_unique<HizScene>(facts), parent) {}

HizCanvas::HizCanvas(std::unique_ptr<HizScene> scene, QWidget* parent)
    : SceneCanvas(std::move(scene),
                  {QStringLiteral("HizView3D.qml"),
                   tr("There is no OpenGL here to show tiles in three dimensions.\nThe map has all of them."),
                   tr("Qt draws in software here, without a third dimension.\nThe map has all tiles."),
                   tr("The tiles can't be shown in three dimensions: %1\nThe map has all of them."), kYaw, kPitch},
                  parent),
      m_scene(static_cast<HizScene&>(SceneCanvas::scene())), m_overlay(new Overlay(m_scene, this))
{
    static const int registered = qmlRegisterUncreatableType<HizScene>("Vitrine.Values", 1, 0, "HizScene", QString());
    Q_UNUSED(registered)
    setOverlay(m_overlay);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::DefaultContextMenu);
}

void HizCanvas::setSelected(std::optional<core::HizTile> tile)
{
    m_selected = tile;
    m_overlay->setSelected(tile);
}

std::optional<core::HizTile> HizCanvas::tileAt(QPointF point) const
{
    return m_scene.box() ? pickTile(m_scene.facts(), m_scene.shape(), m_scene.camera(), point, size()) : std::nullopt;
}

void HizCanvas::click(QPointF point)
{
    if (const auto tile = tileAt(point))
        emit picked(tile->column, tile->row);
}

void HizCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() != QContextMenuEvent::Keyboard)
        return emit menuRequested(tileAt(event->pos()), event->globalPos());
    const auto tile = m_selected && m_scene.facts().has(*m_selected) ? m_selected : std::nullopt;
    emit menuRequested(tile, mapToGlobal(rect().center()));
}

void HizCanvas::mouseMoveEvent(QMouseEvent* event)
{
    SceneCanvas::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton || !m_scene.box())
        return;
    const auto tile = tileAt(event->position());
    emit hovered(tile ? static_cast<int>(tile->column) : -1, tile ? static_cast<int>(tile->row) : -1);
}

void HizCanvas::leaveEvent(QEvent* event)
{
    SceneCanvas::leaveEvent(event);
    emit hovered(-1, -1);
}

} // namespace vitrine::views
