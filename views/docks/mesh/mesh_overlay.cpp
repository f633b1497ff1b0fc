// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_overlay.h"

#include "views/docks/mesh/mesh_scene.h"
#include "views/docks/mesh/mesh_text.h"
#include "views/scene/scene_text.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <array>

namespace vitrine::views {

namespace {

constexpr int kSwatch = 12;
constexpr int kRow = 18;
constexpr int kAxis = 28; // points
constexpr double kRing = 6.0;

struct LegendRow {
    QColor color;
    bool isHatched = false;
    QString text;
};

class Legend {
    Q_DECLARE_TR_FUNCTIONS(MeshLegend)

public:
    explicit Legend(const MeshScene& scene) : m_scene(scene), m_mesh(*scene.shape()->mesh) {}

    [[nodiscard]] QList<LegendRow> rows() const
    {
        QList<LegendRow> rows = colorRows();
        const MeshShape& shape = *m_scene.shape();
        if (shape.hidden > 0)
            rows << LegendRow{{}, false, hiddenText(shape)};
        if (shape.look.space == MeshSpace::Frustum && !shape.hasNearPlane)
            rows << LegendRow{{}, false, tr("near plane not known: z does not follow from w alone")};
        return rows;
    }

private:
    [[nodiscard]] QList<LegendRow> colorRows() const
    {
        if (m_scene.paint().by == MeshPaint::By::Varying)
            return varyingRows();
        return m_scene.paint().by == MeshPaint::By::Fate ? fateRows() : facingRows();
    }
    [[nodiscard]] static QString hiddenText(const MeshShape& shape)
    {
        if (shape.look.space == MeshSpace::Cube)
            return counted(shape.hidden, tr("%1 vertex behind the eye: see the frustum"),
                           tr("%1 vertices behind the eye: see the frustum"));
        return counted(shape.hidden, tr("%1 vertex has no place: no number"),
                       tr("%1 vertices have no place: no numbers"));
    }
    static void add(QList<LegendRow>& rows, quint64 count, const LegendRow& row)
    {
        if (count > 0)
            rows << LegendRow{row.color, row.isHatched, counted(count, row.text, row.text)};
    }
    [[nodiscard]] QList<LegendRow> facingRows() const
    {
        const MeshCounts counts = countsOf(m_mesh);
        QList<LegendRow> rows;
        if (m_mesh.kind != core::PrimitiveKind::Triangle)
            return rows;
        add(rows, counts.front, {MeshColors::front(), false, tr("%1 front-facing")});
        add(rows, counts.back, {MeshColors::back(), true, tr("%1 back-facing")});
        add(rows, m_mesh.primitives.size() - counts.front - counts.back,
            {MeshColors::unknown(), false, tr("%1 of neither side: never drawn")});
        return rows;
    }
    [[nodiscard]] QList<LegendRow> fateRows() const
    {
        const MeshCounts counts = countsOf(m_mesh);
        QList<LegendRow> rows;
        add(rows, counts.drawn - counts.clipped, {MeshColors::drawn(), false, tr("%1 drawn")});
        add(rows, counts.clipped, {MeshColors::clipped(), false, tr("%1 clipped")});
        add(rows, counts.culled, {MeshColors::culled(), true, tr("%1 culled")});
        add(rows, counts.outside, {MeshColors::outside(), true, tr("%1 outside")});
        add(rows, counts.degenerate + counts.bad, {MeshColors::unknown(), false, tr("%1 degenerate")});
        return rows;
    }
    [[nodiscard]] QList<LegendRow> varyingRows() const
    {
        const std::size_t varying = m_scene.paint().varying;
        if (varying >= m_mesh.varyings.size())
            return {};
        const core::MeshValue& value = m_mesh.varyings[varying];
        const QString text = value.components == 1   ? tr("gray: %1, cut to 0 … 1")
                             : value.components == 2 ? tr("red, green: %1, cut to 0 … 1")
                                                     : tr("red, green, blue: %1, cut to 0 … 1");
        return {{QColor(), false, text.arg(QString::fromStdString(value.name))}};
    }

    const MeshScene& m_scene;
    const core::Mesh& m_mesh;
};

void drawSwatch(QPainter& painter, const QRectF& area, const LegendRow& row)
{
    painter.fillRect(area, row.color);
    if (!row.isHatched)
        return;
    painter.setPen(QPen(row.color.darker(200), 1.5));
    painter.setClipRect(area);
    for (int x = -kSwatch; x < kSwatch; x += 4)
        painter.drawLine(area.bottomLeft() + QPointF(x, 0), area.topLeft() + QPointF(x + kSwatch, 0));
    painter.setClipping(false);
}

} // namespace

MeshOverlay::MeshOverlay(const MeshScene& scene, QWidget* parent) : QWidget(parent), m_scene(scene)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Legend, axes and selection of the mesh"));
    connect(&scene, &MeshScene::cameraChanged, this, qOverload<>(&QWidget::update));
    connect(&scene, &MeshScene::contentChanged, this, qOverload<>(&QWidget::update));
}

void MeshOverlay::setVertex(std::optional<std::uint32_t> position)
{
    m_vertex = position;
    update();
}

void MeshOverlay::setPrimitive(std::optional<std::size_t> primitive)
{
    m_primitive = primitive;
    update();
}

void MeshOverlay::paintEvent(QPaintEvent*)
{
    if (!m_scene.shape() || !m_scene.shape()->mesh)
        return;
    QPainter painter(this);
    if (parentWidget()->hasFocus()) {
        painter.setPen(Theme::current().accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    drawPlaneNames(painter);
    drawSelection(painter);
    drawLegend(painter);
    drawAxes(painter);
}

void MeshOverlay::drawSelection(QPainter& painter) const
{
    const MeshShape& shape = *m_scene.shape();
    const SceneProjection projection = m_scene.camera().projection(size());
    const Theme theme = Theme::current();
    if (m_primitive && *m_primitive < shape.mesh->primitives.size() &&
        shape.canShow(shape.mesh->primitives[*m_primitive])) {
        QPolygonF outline;
        for (int i = 0; i < shape.cornerCount(); ++i)
            if (const auto at = projection(
                    shape.positions[shape.mesh->primitives[*m_primitive].corners[static_cast<std::size_t>(i)]]))
                outline << *at;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.panel, 5));
        painter.drawPolygon(outline);
        painter.setPen(QPen(theme.accent, 2.5));
        painter.drawPolygon(outline);
    }
    if (!m_vertex || *m_vertex >= shape.positions.size() || !shape.isShown[*m_vertex])
        return;
    const auto at = projection(shape.positions[*m_vertex]);
    if (!at)
        return;
    painter.setBrush(theme.accent);
    painter.setPen(QPen(theme.panel, 2));
    painter.drawEllipse(*at, kRing, kRing);
    drawSceneText(painter, *at + QPointF(kRing + kGrid, -kGrid), tr("vertex %1").arg(*m_vertex));
}

void MeshOverlay::drawPlaneNames(QPainter& painter) const
{
    const SceneProjection projection = m_scene.camera().projection(size());
    for (const auto& [part, name] : {std::pair(MeshFrameLine::Part::Near, tr("near plane")),
                                     std::pair(MeshFrameLine::Part::Far, tr("far plane"))}) {
        for (const MeshFrameLine& line : m_scene.shape()->frame) {
            if (line.part != part)
                continue;
            if (const auto at = projection((line.from + line.to) / 2.0f)) // of its lower edge
                drawSceneText(painter, *at + QPointF(-painter.fontMetrics().horizontalAdvance(name) / 2.0, -kGrid),
                              name);
            break;
        }
    }
}

void MeshOverlay::drawLegend(QPainter& painter) const
{
    int y = kPadding;
    for (const LegendRow& row : Legend(m_scene).rows()) {
        int x = kPadding;
        if (row.color.isValid()) {
            drawSwatch(painter, QRectF(x, y + (kRow - kSwatch) / 2.0, kSwatch, kSwatch), row);
            x += kSwatch + kPadding;
        }
        drawSceneText(painter, QPointF(x, y + (kRow + painter.fontMetrics().capHeight()) / 2.0), row.text);
        y += kRow;
    }
}

void MeshOverlay::drawAxes(QPainter& painter) const
{
    const std::array<QColor, 3> colors{MeshColors::culled(), MeshColors::drawn(), MeshColors::front()};
    const QPointF origin(kPadding + kAxis + kRow / 2.0, height() - kPadding - kAxis - kRow / 2.0);
    const QQuaternion toCamera = m_scene.camera().rotation().conjugated();
    for (int axis = 0; axis < 3; ++axis) {
        const QVector3D seen = toCamera.rotatedVector(axisDirection(m_scene.shape()->look, axis));
        const QPointF along(seen.x(), -seen.y());
        painter.setPen(QPen(colors[static_cast<std::size_t>(axis)], 2));
        painter.drawLine(origin, origin + along * kAxis);
        const QString letter = axisLetter(m_scene.shape()->look, axis);
        const QPointF middle = origin + along * (kAxis + kRow / 2.0);
        drawSceneText(painter,
                      middle + QPointF(-painter.fontMetrics().horizontalAdvance(letter) / 2.0,
                                       painter.fontMetrics().capHeight() / 2.0),
                      letter);
    }
}

} // namespace vitrine::views
