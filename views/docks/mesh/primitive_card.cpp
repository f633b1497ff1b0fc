// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/primitive_card.h"

#include "views/base/desk.h"
#include "views/docks/mesh/mesh_text.h"
#include "views/kit/row_table.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QHeaderView>
#include <QLabel>

#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kSubpixels = core::kSubpixels;

class SetupRows {
public:
    SetupRows(const core::PieceSetup& setup, std::optional<PrimitiveCard::Pixel> pixel)
        : m_setup(setup), m_is(setup.primitive), m_pixel(pixel)
    {
    }

    std::vector<Row> take()
    {
        if (m_is.kind == core::PrimitiveKind::Triangle)
            add(PrimitiveCard::tr("Area"), {}, {},
                std::abs(static_cast<double>(m_is.area2)) / 2 / kSubpixels / kSubpixels, {},
                PrimitiveCard::tr("Pixels that the triangle is as large as; setup works with twice that."));
        for (std::size_t i = 0; i < m_is.edgeCount; ++i)
            addEdge(i);
        addPlane(PrimitiveCard::tr("Depth"), m_is.depth,
                 PrimitiveCard::tr("In the window, with polygon offset, before it is clamped."));
        addPlane(QStringLiteral("1/w"), m_is.attributes.reciprocalW(),
                 PrimitiveCard::tr("What varyings are divided by to be interpolated with perspective."));
        for (const core::PieceVarying& varying : m_setup.varyings)
            addVarying(varying);
        return std::move(m_rows);
    }

private:
    static RowCell cellOf(std::optional<double> value)
    {
        return value ? RowCell{.text = MeshText::number(*value), .value = *value, .isCode = true} : RowCell{};
    }
    void add(const QString& what, std::optional<double> right, std::optional<double> up, std::optional<double> constant,
             std::optional<double> there, const QString& meaning)
    {
        Row row;
        row.cells = {{.text = what, .toolTip = meaning}, cellOf(right), cellOf(up), cellOf(constant), cellOf(there)};
        m_rows.push_back(std::move(row));
    }
    void addEdge(std::size_t number);
    void addPlane(const QString& name, const core::Plane& plane, const QString& meaning);
    void addVarying(const core::PieceVarying& varying);
    [[nodiscard]] std::optional<double> planeThere(const core::Plane& plane) const;

    const core::PieceSetup& m_setup;
    const core::Primitive& m_is;
    const std::optional<PrimitiveCard::Pixel> m_pixel;
    std::vector<Row> m_rows;
};

/// Without the smallest step that the fill rule may have taken: the tool tip has the machine's own number.
double shownEdge(std::int64_t value)
{
    constexpr double kSteps = 1e4;
    return std::round(static_cast<double>(value) / kSubpixels / kSubpixels * kSteps) / kSteps + 0.0;
}

// The machine counts in 1/256 pixel.
void SetupRows::addEdge(std::size_t number)
{
    const core::EdgeFunction& edge = m_is.edges[number];
    std::optional<double> there;
    if (m_pixel)
        there = shownEdge(edge.at(std::int64_t{m_pixel->x} * core::kSubpixels + core::kSubpixels / 2,
                                  std::int64_t{m_pixel->y} * core::kSubpixels + core::kSubpixels / 2));
    add(PrimitiveCard::tr("Edge %1").arg(number), static_cast<double>(edge.a) / kSubpixels,
        static_cast<double>(edge.b) / kSubpixels, shownEdge(edge.c), there,
        PrimitiveCard::tr(
            "e = a·x + b·y + c from the lower left corner of the window, 0 or more inside. Where the edge "
            "itself does not belong to the triangle, c is the smallest step less.<br>In the machine's "
            "units of 1/256 pixel: a = %1, b = %2, c = %3")
            .arg(edge.a)
            .arg(edge.b)
            .arg(edge.c));
}

std::optional<double> SetupRows::planeThere(const core::Plane& plane) const
{
    if (!m_pixel)
        return std::nullopt;
    return plane.at(double(m_pixel->x) - m_is.referenceX, double(m_pixel->y) - m_is.referenceY);
}

void SetupRows::addPlane(const QString& name, const core::Plane& plane, const QString& meaning)
{
    add(name, plane.dx, plane.dy, plane.value, planeThere(plane),
        meaning + QStringLiteral("<br>") +
            PrimitiveCard::tr("The constant is of the center of pixel %1,%2.")
                .arg(m_is.referenceX)
                .arg(m_is.referenceY));
}

void SetupRows::addVarying(const core::PieceVarying& varying)
{
    addPlane(
        text(varying.name) + QStringLiteral("/w"), varying.overW,
        PrimitiveCard::tr("How the varying, divided by w, changes from pixel to pixel. Where w is 1 at all corners "
                          "these are the varying's own gradients."));
    if (m_pixel && m_setup.hasFragmentAt(m_pixel->x, m_pixel->y))
        add(text(varying.name), {}, {}, {}, m_setup.at(varying, m_pixel->x, m_pixel->y),
            PrimitiveCard::tr("What the fragment program gets at the pixel."));
}

QString fateSentence(core::MeshFate fate)
{
    switch (fate) {
    case core::MeshFate::Drawn: break;
    case core::MeshFate::Culled: return PrimitiveCard::tr("Rejected: culled by its facing.");
    case core::MeshFate::Degenerate: return PrimitiveCard::tr("Rejected: degenerate, without area or length.");
    case core::MeshFate::Outside:
        return PrimitiveCard::tr("Rejected: outside of the view volume, the viewport, the scissor or the target.");
    case core::MeshFate::BadVertex: return PrimitiveCard::tr("Rejected: a coordinate of a corner is no number.");
    }
    return {};
}

} // namespace

bool PrimitiveCard::Subject::isSameAs(const Subject& other) const
{
    return call == other.call && primitive.corners == other.primitive.corners &&
           primitive.fate == other.primitive.fate && piece == other.piece;
}

PrimitiveCard::PrimitiveCard(Desk& desk, QWidget* parent) : QWidget(parent), m_desk(desk)
{
    auto* content = new QWidget;
    m_title = new ElidedLabel(content);
    m_title->setObjectName(QStringLiteral("primitiveCardTitle"));
    m_title->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table = new RowTable(desk, QStringLiteral("mesh.primitive"),
                           {tr("What"), tr("d/dx"), tr("d/dy"), tr("Constant"), tr("At the pixel")}, content);
    m_table->setObjectName(QStringLiteral("primitiveCard"));
    m_table->setAccessibleName(tr("Edges and gradients of the primitive"));
    m_table->setRootIsDecorated(false);
    auto* inside = stack(content);
    inside->addWidget(m_title);
    inside->addWidget(m_table, 1);
    m_pane = new AskingPane(desk, content, {}, this);
    stack(this)->addWidget(m_pane);
    showNothing();
    connect(m_pane, &AskingPane::stopped, this, &PrimitiveCard::showNothing);
}

void PrimitiveCard::show(const Subject& subject)
{
    if (m_subject && m_subject->isSameAs(subject))
        return;
    forgetSetup();
    m_subject = subject;
    if (const QString sentence = fateSentence(subject.primitive.fate); !sentence.isEmpty()) {
        m_isAsked = true;
        return m_pane->showEmpty(sentence);
    }
    if (isVisible())
        ask();
}

void PrimitiveCard::showNothing()
{
    forgetSetup();
    m_pane->showEmpty(tr("Select a primitive to see its edges and gradients."));
}

void PrimitiveCard::forgetSetup()
{
    m_pane->forget();
    m_subject.reset();
    m_setup.reset();
    m_isAsked = false;
    showRows(); // none: they would still be exported
}

void PrimitiveCard::showPixel(std::optional<Pixel> pixel)
{
    if (m_pixel == pixel)
        return;
    m_pixel = pixel;
    showRows();
}

void PrimitiveCard::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_subject && !m_isAsked)
        ask();
}

void PrimitiveCard::ask()
{
    m_isAsked = true;
    const auto work = [number = m_subject->piece](Inspection& inspection) {
        return core::pieceSetup(inspection.replay, inspection.source, number, inspection.stop);
    };
    const auto take = [this](const auto& setup) {
        m_setup = setup;
        showRows();
        m_pane->showContent();
    };
    m_pane->ask<core::PieceSetup>({.position = m_subject->call,
                                   .busy = tr("Reading the setup of primitive %1").arg(m_subject->piece),
                                   .work = work,
                                   .take = take});
}

QString PrimitiveCard::title() const
{
    if (!m_setup || !m_subject)
        return {};
    const core::Primitive& is = m_setup->primitive;
    QStringList parts{tr("Primitive %1").arg(m_setup->number)};
    if (m_subject->primitive.pieces > 1)
        parts << tr("piece %1 of %2 that clipping has made")
                     .arg(m_setup->number - m_subject->primitive.firstNumber + 1)
                     .arg(m_subject->primitive.pieces);
    if (is.kind == core::PrimitiveKind::Triangle)
        parts << (is.frontFacing ? tr("front") : tr("back"));
    parts << tr("pixels x %1–%2, y %3–%4")
                 .arg(is.bounds.x0)
                 .arg(is.bounds.x1 - 1)
                 .arg(is.bounds.y0)
                 .arg(is.bounds.y1 - 1);
    if (m_pixel)
        parts << (m_setup->hasFragmentAt(m_pixel->x, m_pixel->y) ? tr("at pixel %1,%2")
                                                                 : tr("pixel %1,%2 is not in it"))
                     .arg(m_pixel->x)
                     .arg(m_pixel->y);
    return parts.join(QStringLiteral(" · "));
}

void PrimitiveCard::showRows()
{
    m_title->setText(title());
    m_table->setRows(m_setup ? SetupRows(*m_setup, m_pixel).take() : std::vector<Row>());
    m_table->setColumnHidden(4, !m_pixel);
}

} // namespace vitrine::views
