// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/mesh/mesh_canvas.h"
#include "views/docks/mesh/mesh_controls.h"
#include "views/docks/mesh/mesh_export.h"
#include "views/docks/mesh/mesh_overlay.h"
#include "views/docks/mesh/mesh_text.h"
#include "views/docks/mesh/primitive_card.h"
#include "views/docks/mesh/primitive_model.h"
#include "views/docks/mesh/vertex_model.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/kit/turning_splitter.h"
#include "views/theme/elided_label.h"
#include "views/theme/key_text.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>

namespace vitrine::views {

namespace {

constexpr int kColumnWidth = 112;
constexpr int kPrimitiveWidths[] = {kColumnWidth, 80, 80, 80, kColumnWidth, kColumnWidth, kColumnWidth, 168};

QToolButton* makeSwitch(const QString& name, const QString& sentence)
{
    auto* button = new QToolButton;
    button->setText(name);
    button->setCheckable(true);
    button->setAccessibleName(name);
    button->setToolTip(namedTip(name, sentence));
    return button;
}

} // namespace

MeshView::MeshView(Desk& desk)
    : AskingView(desk), m_controls(new MeshControls(desk.settings())), m_canvas(new MeshCanvas),
      m_splitter(new TurningSplitter), m_vertexModel(new VertexModel(this)), m_primitiveModel(new PrimitiveModel(this))
{
    m_canvas->setAccessibleName(tr("Mesh in three dimensions"));
    m_canvas->setObjectName(QStringLiteral("meshCanvas"));
    setKeyTip(*m_canvas, tr("<b>Mesh</b><br>Drag or arrow keys turn, Shift moves, the wheel or {key:mesh-zoom-in} and "
                            "{key:mesh-zoom-out} zoom, {key:mesh-fit} fits; {key:mesh-front}, {key:mesh-right}, "
                            "{key:mesh-above} look from the front, the right, above. A click selects a vertex."));
    m_splitter->addWidget(m_canvas);
    m_splitter->addWidget(makeTables());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    inside->addWidget(m_controls);
    inside->addWidget(m_splitter, 1);
    inside->addWidget(makeFooter());
    stack(this)->addWidget(&setContent(content, {tr("Open a capture to see the meshes of its draws."),
                                                 tr("Cancelled. Step to a draw to see its mesh.")}));
    setFocusProxy(m_canvas);
    makeActions();

    connect(m_controls, &MeshControls::lookChanged, this, &MeshView::showShape);
    connect(m_controls, &MeshControls::styleChanged, this,
            [this] { m_canvas->scene().show(m_canvas->scene().shape(), m_controls->style(), m_controls->paint()); });
    connect(m_controls, &MeshControls::fitRequested, m_canvas, &MeshCanvas::fit);
    connect(m_canvas, &MeshCanvas::picked, this, &MeshView::takePick);
    connect(m_canvas, &QWidget::customContextMenuRequested, this, &MeshView::showMenu);
}

QTreeView* MeshView::makeTable(MeshTableModel* model, const QString& name, const QString& id,
                               std::span<const int> widths)
{
    auto* table = new QTreeView;
    table->setModel(model);
    table->setRootIsDecorated(false);
    table->setAccessibleName(name);
    table->setObjectName(id);
    table->header()->setDefaultSectionSize(kColumnWidth);
    table->header()->setStretchLastSection(false);
    table->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter); // the sort mark stands at the right
    table->header()->setSortIndicator(0, Qt::AscendingOrder);
    setUpTable(*table, desk(), id, widths);
    return table;
}

QWidget* MeshView::makeFooter()
{
    auto* footer = new Footer;
    m_summary = new ElidedLabel;
    m_summary->setAccessibleName(tr("Vertices and primitives"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    footer->add(m_summary);
    return footer;
}

QWidget* MeshView::makeTables()
{
    m_vertexTable = makeTable(m_vertexModel, tr("Vertices of the draw"), QStringLiteral("mesh-vertices"));
    m_primitiveTable =
        makeTable(m_primitiveModel, tr("Primitives of the draw"), QStringLiteral("mesh-primitives"), kPrimitiveWidths);
    m_tables = new QStackedWidget;
    m_tables->addWidget(m_vertexTable);
    m_tables->addWidget(m_primitiveTable);
    m_card = new PrimitiveCard(desk());
    m_tables->addWidget(m_card);
    m_verticesButton = makeSwitch(tr("Vertices"), tr("Shows the vertices in the order in which they are shaded."));
    m_primitivesButton = makeSwitch(tr("Primitives"), tr("Shows the primitives and what became of them."));
    m_setupButton =
        makeSwitch(tr("Setup"), tr("Shows what setup made of the selected primitive: its edge functions, its "
                                   "area, and the gradients of what is interpolated."));
    m_setupButton->setObjectName(QStringLiteral("meshSetup"));
    auto* group = new QButtonGroup(this);
    group->addButton(m_verticesButton);
    group->addButton(m_primitivesButton);
    group->addButton(m_setupButton);
    m_verticesButton->setChecked(true);
    auto* header = new QWidget;
    auto* line = layOutHeader(*header);
    line->addWidget(m_verticesButton);
    line->addWidget(m_primitivesButton);
    line->addWidget(m_setupButton);
    line->addStretch(1);
    auto* tables = new QWidget;
    auto* layout = new QVBoxLayout(tables);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(m_tables, 1);
    connect(m_verticesButton, &QToolButton::clicked, this, [this] { m_tables->setCurrentWidget(m_vertexTable); });
    connect(m_primitivesButton, &QToolButton::clicked, this, [this] { m_tables->setCurrentWidget(m_primitiveTable); });
    connect(m_setupButton, &QToolButton::clicked, this, [this] { m_tables->setCurrentWidget(m_card); });
    connect(m_vertexTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) {
                if (row.isValid() && !m_isFollowing)
                    selectVertex(m_vertexModel->idAt(row.row()));
            });
    connect(m_primitiveTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) {
                if (row.isValid() && !m_isFollowing)
                    selectPrimitive(m_primitiveModel->idAt(row.row()));
            });
    return tables;
}

void MeshView::makeActions()
{
    m_debug = new QAction(tr("Debug this vertex"), this);
    m_debug->setToolTip(tr("<b>Debug this vertex</b><br>Steps through the vertex shader with its values."));
    m_selectPrimitive = new QAction(tr("Select its primitive"), this);
    m_vertexTable->addAction(m_debug);
    connect(m_debug, &QAction::triggered, this, &MeshView::debugVertex);
    connect(m_selectPrimitive, &QAction::triggered, this, [this] {
        if (m_primitive)
            selectPrimitive(*m_primitive);
    });
}

void MeshView::follow(const Changes& changes)
{
    if (changes.moment) {
        m_draw = desk().moment().draw();
        if (!m_draw)
            showNothing(tr("The last action draws nothing. Step to a draw to see its mesh: {key:next-action}."));
        else
            askOnce(m_draw->callIndex);
    }
    if (changes.moment || changes.selection)
        showSelection();
}

Asked<core::Mesh> MeshView::asked(const std::uint64_t& call)
{
    m_shown.reset(); // what is selected belongs to no table until they are of this draw
    const auto work = [](Inspection& inspection) {
        return core::mesh(inspection.replay, inspection.source, inspection.stop, inspection.progress);
    };
    return {.position = call, .busy = tr("Reading the mesh of draw %1").arg(m_draw->draw), .work = work, .take = {}};
}

void MeshView::dropAnswer()
{
    m_vertexModel->setMesh(nullptr, 0);
    m_primitiveModel->setMesh(nullptr, 0);
    m_controls->setMesh(nullptr);
    m_canvas->scene().show(nullptr, m_controls->style(), m_controls->paint());
    m_shown.reset();
}

void MeshView::showAnswer(const std::shared_ptr<const core::Mesh>& mesh)
{
    m_shown = m_draw->draw;
    m_vertexModel->setMesh(mesh, *m_shown);
    m_primitiveModel->setMesh(mesh, *m_shown);
    for (QTreeView* table : {m_vertexTable, m_primitiveTable})
        table->sortByColumn(table->header()->sortIndicatorSection(), table->header()->sortIndicatorOrder());
    m_controls->setMesh(mesh.get());
    m_summary->setText(MeshText::summary(*mesh));
    m_summary->setToolTip(m_summary->text());
    emit titleChanged(tr("Mesh · draw %1").arg(m_draw->draw));
    showShape();
    pane().showContent();
    showSelection();
}

void MeshView::showShape()
{
    const auto shape = std::make_shared<const MeshShape>(makeShape(m_vertexModel->mesh(), m_controls->look()));
    m_canvas->scene().show(shape, m_controls->style(), m_controls->paint());
    m_canvas->setAccessibleDescription(m_summary->text());
    m_canvas->fit();
}

std::optional<std::uint32_t> MeshView::selectedVertex() const
{
    const auto* vertex = std::get_if<VertexLink>(&desk().selection());
    if (!vertex || vertex->draw != m_shown || m_vertexModel->rowOf(vertex->vertex) < 0)
        return std::nullopt;
    return vertex->vertex;
}

void MeshView::showSelection()
{
    const auto vertex = selectedVertex();
    const auto& mesh = m_vertexModel->mesh();
    m_debug->setEnabled(vertex && mesh->vertexAt(*vertex));
    m_canvas->overlay().setVertex(vertex);
    const auto* fragment = std::get_if<FragmentLink>(&desk().selection());
    if (const auto* link = std::get_if<PrimitiveLink>(&desk().selection()); link && mesh && link->draw == m_shown)
        showPrimitiveOf(link->primitive);
    else if (fragment && mesh && fragment->draw == m_shown)
        showPrimitiveOf(fragment->primitive);
    else if (m_primitive && mesh && *m_primitive < mesh->primitives.size() && vertex) {
        const auto& corners = mesh->primitives[*m_primitive].corners;
        if (std::find(corners.begin(), corners.end(), *vertex) == corners.end())
            m_primitive.reset();
    } else
        m_primitive.reset();
    if (vertex) {
        markRow(*m_vertexTable, *vertex);
        showTable(m_vertexTable);
    }
    m_canvas->overlay().setPrimitive(m_primitive);
    if (fragment)
        m_card->showPixel(PrimitiveCard::Pixel{fragment->x, fragment->y});
    else if (const auto* pixel = std::get_if<PixelLink>(&desk().selection()))
        m_card->showPixel(PrimitiveCard::Pixel{pixel->x, pixel->y});
    showCard();
}

// A pixel that is selected leaves the primitive on the card.
void MeshView::showCard()
{
    const auto& mesh = m_vertexModel->mesh();
    if (!mesh || !m_draw || !m_shown)
        m_card->showNothing();
    else if (m_primitive && *m_primitive < mesh->primitives.size()) {
        const core::MeshPrimitive& primitive = mesh->primitives[*m_primitive];
        m_card->show({m_draw->callIndex, primitive, pieceOf(primitive)});
    }
}

std::uint32_t MeshView::pieceOf(const core::MeshPrimitive& primitive) const
{
    std::uint32_t number = 0;
    if (const auto* link = std::get_if<PrimitiveLink>(&desk().selection()))
        number = link->primitive;
    else if (const auto* fragment = std::get_if<FragmentLink>(&desk().selection()))
        number = fragment->primitive;
    const bool isOne = number >= primitive.firstNumber && number < primitive.firstNumber + primitive.pieces;
    return isOne ? number : primitive.firstNumber;
}

void MeshView::showPrimitiveOf(std::uint32_t number)
{
    const auto& primitives = m_vertexModel->mesh()->primitives;
    for (std::size_t i = 0; i < primitives.size(); ++i) {
        if (number < primitives[i].firstNumber || number >= primitives[i].firstNumber + primitives[i].pieces)
            continue;
        m_primitive = i;
        markRow(*m_primitiveTable, static_cast<std::uint32_t>(i));
        return showTable(m_primitiveTable);
    }
}

void MeshView::markRow(QTreeView& table, std::uint32_t id)
{
    auto* model = static_cast<MeshTableModel*>(table.model());
    const int row = model->rowOf(id);
    if (row < 0 || (table.currentIndex().isValid() && table.currentIndex().row() == row))
        return;
    m_isFollowing = true;
    const int column = std::max(0, table.currentIndex().column());
    table.setCurrentIndex(model->index(row, column));
    table.scrollTo(model->index(row, column));
    m_isFollowing = false;
}

void MeshView::showTable(QTreeView* table)
{
    if (table == m_primitiveTable && m_tables->currentWidget() == m_card)
        return; // which is about primitives, too
    m_tables->setCurrentWidget(table);
    (table == m_vertexTable ? m_verticesButton : m_primitivesButton)->setChecked(true);
}

void MeshView::selectVertex(std::uint32_t position)
{
    if (m_shown)
        desk().select(VertexLink{*m_shown, position});
}

void MeshView::selectPrimitive(std::size_t primitive)
{
    const auto& mesh = m_vertexModel->mesh();
    if (!m_shown || !mesh || primitive >= mesh->primitives.size())
        return;
    m_primitive = primitive;
    if (mesh->primitives[primitive].pieces > 0)
        return desk().select(PrimitiveLink{*m_shown, mesh->primitives[primitive].firstNumber});
    // The rasterizer has no name for it; it is outlined all the same.
    markRow(*m_primitiveTable, static_cast<std::uint32_t>(primitive));
    showTable(m_primitiveTable);
    m_canvas->overlay().setPrimitive(m_primitive);
    showCard();
}

void MeshView::takePick(const std::optional<MeshHit>& hit)
{
    if (!hit)
        return;
    m_primitive = hit->primitive;
    selectVertex(hit->vertex);
    showSelection(); // another primitive of the same vertex
}

void MeshView::debugVertex()
{
    if (const auto vertex = selectedVertex())
        desk().follow({.place = {}, .selection = VertexLink{*m_shown, *vertex}, .dock = "shader"});
}

void MeshView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    menu.addAction(m_debug);
    m_selectPrimitive->setEnabled(m_primitive.has_value());
    menu.addAction(m_selectPrimitive);
    menu.addSeparator();
    menu.addActions(m_canvas->lookActions());
    menu.addAction(tr("As at first"), m_canvas, &MeshCanvas::reset);
    menu.addSeparator();
    menu.addAction(tr("Copy picture"), this, [this] { QApplication::clipboard()->setPixmap(m_canvas->grab()); });
    menu.exec(m_canvas->mapToGlobal(place));
}

QTreeView& MeshView::shownTable() const
{
    if (m_tables->currentWidget() == m_card)
        return m_card->table();
    return m_tables->currentWidget() == m_vertexTable ? *m_vertexTable : *m_primitiveTable;
}

void MeshView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(shownTable()));
}

QList<Export> MeshView::exports() const
{
    const auto mesh = m_vertexModel->mesh();
    if (!mesh)
        return {};
    const bool areVertices = m_tables->currentWidget() == m_vertexTable;
    QList<Export> exports =
        modelExports(areVertices ? *m_vertexTable->model() : *m_primitiveTable->model(),
                     areVertices ? QStringLiteral("mesh_vertices") : QStringLiteral("mesh_primitives"));
    if (m_card->table().rows().rowCount() > 0)
        exports << Export{tr("Setup of the primitive as CSV"), QStringLiteral("csv"),
                          [this] { return modelAsCsv(m_card->table().rows()); }};
    const MeshLook look = m_controls->look();
    exports << Export{tr("PLY, positions"), QStringLiteral("ply"), [mesh, look] { return meshAsPly(*mesh, look); }};
    exports << Export{tr("OBJ, positions"), QStringLiteral("obj"), [mesh, look] { return meshAsObj(*mesh, look); }};
    if (m_canvas->whyNot().isEmpty() && m_canvas->isVisible())
        exports << pictureExport([this] { return m_canvas->grab().toImage(); });
    return exports;
}

void MeshView::resizeEvent(QResizeEvent* event)
{
    AskingView::resizeEvent(event);
    m_splitter->turnFor(size());
}

} // namespace vitrine::views
