// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_view.h"

#include "core/session/hiz/hiz_section.h"
#include "views/base/item_tools.h"
#include "views/docks/hiz/hiz_canvas.h"
#include "views/docks/hiz/hiz_card.h"
#include "views/docks/hiz/hiz_columns.h"
#include "views/docks/hiz/hiz_controls.h"
#include "views/docks/hiz/hiz_flow_picture.h"
#include "views/docks/hiz/hiz_history.h"
#include "views/docks/hiz/hiz_in_frame.h"
#include "views/docks/hiz/hiz_plan.h"
#include "views/docks/hiz/hiz_setters.h"
#include "views/docks/hiz/hiz_style.h"
#include "views/docks/hiz/hiz_text.h"
#include "views/kit/filter_line.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/machine/machine_page.h"
#include "views/machine/scope_text.h"
#include "views/theme/key_text.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kDetailsWidth = 360;

/// The tile of a selected pixel, too.
std::optional<core::HizTile> tileIn(const Selection& selection, const HizFacts& facts)
{
    const auto ofPixel = [&facts](std::uint32_t x, std::uint32_t y) -> std::optional<core::HizTile> {
        const auto side = static_cast<std::uint32_t>(std::max(facts.pixelsOf({}).width(), 1));
        return core::HizTile{x / side, y / side};
    };
    if (const auto* tile = std::get_if<TileLink>(&selection))
        return tile->draw == facts.draw() ? std::optional(core::HizTile{tile->column, tile->row}) : std::nullopt;
    if (const auto* pixel = std::get_if<PixelLink>(&selection))
        return ofPixel(pixel->x, pixel->y);
    if (const auto* fragment = std::get_if<FragmentLink>(&selection))
        return ofPixel(fragment->x, fragment->y);
    return std::nullopt;
}

QString asText(const LinkedHtml& card)
{
    return QTextDocumentFragment::fromHtml(card.html()).toPlainText();
}

} // namespace

HizView::HizView(Desk& desk)
    : MachineView(desk), m_pages(new QStackedWidget),
      m_page(new MachinePage(desk, {QStringLiteral("hiz"), {}}, m_pages)), m_setters(new HizSetters(desk, this)),
      m_inFrame(new HizInFrame(desk, this))
{
    makePages();
    m_page->addBeside(makeDetails(m_page), kDetailsWidth, 2);
    makeHeader();
    makeFooter();
    stack(this)->addWidget(
        &setContent(m_page, tr("Go to a draw to see the depth bounds of its tiles, and which of them were culled.")));
    connect(m_setters, &HizSetters::found, this, &HizView::takeSetters);
    connect(m_inFrame, &HizInFrame::found, this, &HizView::takeInFrame);
    showPage();
}

void HizView::makeHeader()
{
    m_controls = new HizControls(desk().settings(), m_page);
    m_fault = new QLabel(m_page);
    m_fault->setObjectName(QStringLiteral("hizFault"));
    m_fault->setProperty("role", "banner");
    m_fault->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_fault->setWordWrap(true);
    m_fault->setMargin(kPadding);
    m_fault->hide();
    m_page->addBelowHeader(m_controls);
    m_page->addBelowHeader(m_fault);
    connect(m_controls, &HizControls::lookChanged, this, &HizView::takeLook);
    connect(m_controls, &HizControls::pageChanged, this, &HizView::showPage);
    connect(m_controls, &HizControls::cardToggled, m_details, &QWidget::setVisible);
    connect(m_controls, &HizControls::fitRequested, m_canvas, &SceneCanvas::reset);
}

void HizView::makePages()
{
    m_canvas = new HizCanvas(m_facts, m_pages);
    m_canvas->setObjectName(QStringLiteral("hizCanvas"));
    m_canvas->setAccessibleName(tr("Tiles in three dimensions"));
    setKeyTip(*m_canvas, tr("<b>Tiles</b><br>Drag or arrow keys turn, Shift moves, the wheel or {key:mesh-zoom-in} and "
                            "{key:mesh-zoom-out} zoom, {key:mesh-fit} fits; {key:mesh-front}, {key:mesh-right}, "
                            "{key:mesh-above} look from the front, the right, above. A click selects a tile."));
    m_plan = new HizPlan(m_facts, m_pages);
    m_plan->setObjectName(QStringLiteral("hizPlan"));
    m_plan->setAccessibleName(tr("Map of tiles"));
    m_pages->addWidget(m_canvas);
    m_pages->addWidget(m_plan);
    m_pages->addWidget(makeTable(m_pages));
    connect(m_canvas, &HizCanvas::picked, this, &HizView::select);
    connect(m_plan, &HizPlan::picked, this, &HizView::select);
    connect(m_canvas, &HizCanvas::hovered, this, &HizView::hover);
    connect(m_plan, &HizPlan::hovered, this, &HizView::hover);
    connect(m_canvas, &HizCanvas::menuRequested, this, &HizView::showMenu);
    connect(m_plan, &HizPlan::menuRequested, this, &HizView::showMenu);
    connect(m_canvas, &SceneCanvas::pictureFailed, this, [this] { m_controls->setPage(HizControls::Page::Plan); });
}

QWidget* HizView::makeTable(QWidget* parent)
{
    auto* page = new QWidget(parent);
    m_filter = makeFilterLine(page, {tr("Filter: a verdict, a draw, a value"), tr("Filter tiles"),
                                     tr("Keeps the tiles that contain this text.")});
    m_tileTable = new FactTable(desk(), QStringLiteral("hiz.tiles"), hizTileColumns(m_facts), page);
    m_tileTable->setAccessibleName(tr("Tiles"));
    auto* column = stack(page);
    column->addWidget(m_filter);
    column->addWidget(m_tileTable, 1);
    connect(m_filter, &QLineEdit::textChanged, m_tileTable, &FactTable::setWords);
    connect(m_tileTable, &FactTable::rowChosen, this, [this](int row) {
        const core::HizTile tile = m_facts.tileOf(row);
        select(tile.column, tile.row);
    });
    return page;
}

QWidget* HizView::makeDetails(QWidget* parent)
{
    auto* details = new QSplitter(Qt::Vertical, parent);
    details->setChildrenCollapsible(false);
    details->setMinimumWidth(kDetailsWidth / 2);
    m_card = new LinkedText(desk(), details);
    m_card->setAccessibleName(tr("Card of the tile"));
    m_ways = new QTabWidget(details);
    m_ways->setObjectName(QStringLiteral("hizWays"));
    m_ways->setDocumentMode(true);
    QScrollArea* scrolled = makeScrollArea(tr("Decisions"), true, m_ways);
    m_flow = new HizFlowPicture;
    scrolled->setWidget(m_flow);
    m_rowTable = new FactTable(desk(), QStringLiteral("hiz.rows"), hizRowColumns(m_facts, m_takenRow), m_ways);
    m_rowTable->setAccessibleName(tr("Decision table"));
    m_ways->addTab(scrolled, tr("Decisions"));
    m_ways->addTab(m_rowTable, tr("Decision table"));
    m_counterTable = new FactTable(desk(), QStringLiteral("hiz.counters"), hizCounterColumns(m_counts), m_ways);
    m_counterTable->setAccessibleName(tr("Counters"));
    m_ways->addTab(m_counterTable, tr("Counters"));
    m_ways->setTabToolTip(2, tr("<b>Counters</b><br>What the units that cull, test and spare work have counted in the "
                                "draw, up to the cursor."));
    m_history = new HizHistory(desk(), m_ways);
    m_ways->addTab(m_history, tr("History"));
    m_ways->setTabToolTip(3,
                          tr("<b>History</b><br>What became of the selected tile's bounds, from the beginning of the "
                             "frame to the draw."));
    letShrink({m_card, scrolled, m_rowTable, m_counterTable, m_history, m_tileTable});
    details->setStretchFactor(0, 2);
    details->setStretchFactor(1, 3);
    details->setSizes({240, 360});
    m_details = details;
    return details;
}

void HizView::makeFooter()
{
    m_marks = m_page->setLegend(allHizMarks);
    m_scale = new HizScaleLegend(&m_page->footer());
    m_page->footer().add(m_scale);
}

void HizView::showRecording()
{
    if (recording() && recordings().isInFrame())
        return askInFrame();
    m_inFrame->forget();
    showFacts(recording() ? HizFacts(recording(), recordings().draw()) : HizFacts());
}

/// What is shown of another draw goes at once: draws are never mixed.
void HizView::askInFrame()
{
    showFacts(HizFacts(recording(), recordings().shownDraw(), nullptr));
    m_page->setSummary(tr("Looking at what HiZ does for draw %1 in its frame…").arg(m_facts.draw()));
    m_inFrame->ask(recordings());
}

void HizView::takeInFrame(const std::shared_ptr<const core::FrameHiz>& answer)
{
    if (!recording() || !m_facts.isInFrame())
        return;
    showFacts(HizFacts(recording(), m_facts.draw(), answer));
    follow();
}

void HizView::showFacts(HizFacts facts)
{
    m_tileTable->setRowTotal(0); // they refer to what follows
    m_rowTable->setRowTotal(0);
    m_counterTable->setRowTotal(0);
    m_counts = {};
    m_facts = std::move(facts);
    m_fault->setText(m_facts.fault());
    m_fault->setVisible(!fault().isEmpty());
    if (!fault().isEmpty())
        desk().say(fault());
    m_setters->ask(m_facts);
    emit titleChanged(recording() ? tr("HiZ · draw %1").arg(m_facts.draw()) : QString());
    if (!m_facts.hasTiles()) {
        m_card->show({}, {});
        m_flow->setPath({});
        m_plan->rebuild();
        m_canvas->scene().rebuild();
        return;
    }
    const core::HizSection& hiz = m_facts.hiz();
    m_controls->offer(hiz.depth.after.has_value(), hiz.stencil.after.has_value());
    m_page->setSummary(inWholeDraw(HizText::totals(m_facts)));
    m_tileTable->setRowTotal(m_facts.tileCount());
    m_rowTable->setRowTotal(static_cast<int>(core::kDecisionRows.size()));
    m_counts = {recording(), hizCounters(*recording()), nullptr};
    m_counterTable->setRowTotal(static_cast<int>(m_counts.counters.size()));
    takeLook();
    if (m_fitted != m_facts.pixels()) // else it stays where the user has turned it
        m_canvas->fit();
    m_fitted = m_facts.pixels();
}

void HizView::takeSetters(const std::shared_ptr<const core::DrawSetters>& setters)
{
    m_facts.setters = setters;
    m_tileTable->tellChanged();
    showTile();
}

void HizView::takeLook()
{
    m_facts.look = m_controls->look();
    if (!m_facts.hasTiles())
        return;
    m_canvas->scene().rebuild();
    m_plan->rebuild();
    m_tileTable->tellChanged();
    showLegend();
    showTile();
}

void HizView::showLegend()
{
    const bool isVerdict = m_facts.look.by == HizLook::By::Verdict;
    m_marks->setVisible(isVerdict);
    m_scale->setVisible(!isVerdict);
    if (isVerdict)
        return;
    const QString least = HizText::leastName(m_facts), most = HizText::mostName(m_facts);
    const QString name = m_facts.look.by == HizLook::By::Least  ? least
                         : m_facts.look.by == HizLook::By::Most ? most
                                                                : QStringLiteral("%1 − %2").arg(most, least);
    const HizRange range = m_facts.colorRange();
    m_scale->show(name, HizText::number(m_facts, range.low), HizText::number(m_facts, range.high));
}

void HizView::showPage()
{
    const auto page = m_controls->page();
    m_pages->setCurrentIndex(static_cast<int>(page));
    m_controls->fitButton().setEnabled(page == HizControls::Page::Scene);
    QWidget* focus[] = {m_canvas, m_plan, m_tileTable};
    setFocusProxy(focus[static_cast<std::size_t>(page)]);
}

void HizView::showCursor()
{
    if (m_facts.isInFrame() && m_facts.draw() != recordings().shownDraw())
        askInFrame();
    if (!m_facts.hasTiles())
        return;
    m_canvas->scene().picture()->show(desk().moment().pictures[0]);
    askForMoment([this](SharedSnapshot moment) {
        m_counts.moment = std::move(moment);
        m_counterTable->tellChanged();
    });
    showTile();
}

std::optional<core::HizTile> HizView::selectedTile() const
{
    const auto tile = m_facts.hasTiles() ? tileIn(desk().selection(), m_facts) : std::nullopt;
    return tile && m_facts.has(*tile) ? tile : std::nullopt;
}

void HizView::showTile()
{
    const auto tile = selectedTile();
    m_canvas->setSelected(tile);
    m_plan->setSelected(tile);
    if (tile)
        m_tileTable->setCurrentRow(m_facts.numberOf(*tile));
    const core::HizDrawCard::Tile* judged = tile ? m_facts.cardOf(*tile) : nullptr;
    m_takenRow = judged ? judged->row : 0;
    m_rowTable->tellChanged();
    if (m_takenRow > 0)
        m_rowTable->setCurrentRow(m_takenRow - 1);
    m_flow->setPath(m_takenRow > 0 ? hizFlowPath(core::kDecisionRows[static_cast<std::size_t>(m_takenRow - 1)],
                                                 judged->depth == core::UpdateKind::Feedback)
                                   : std::vector<HizStep>());
    const QString subject = tile ? QStringLiteral("%1 %2 %3").arg(m_facts.draw()).arg(tile->column).arg(tile->row)
                                 : QString::number(m_facts.draw());
    m_history->show(m_facts, tile);
    m_card->show(tile ? hizTileCard(m_facts, *tile) : hizDrawCard(m_facts), subject);
    hover(-1, -1);
}

void HizView::hover(int column, int row)
{
    const auto tile =
        column >= 0 ? std::optional(core::HizTile{static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row)})
                    : selectedTile();
    m_page->readout().setText(tile ? HizText::readout(m_facts, *tile) : tr("Point at a tile to see its exact bounds."));
    const auto value = tile ? m_facts.colorValueOf(*tile) : std::nullopt;
    const HizRange range = m_facts.colorRange();
    m_scale->setMark(value ? std::optional((*value - range.low) / (range.high - range.low)) : std::nullopt);
}

void HizView::select(std::uint32_t column, std::uint32_t row)
{
    desk().select(TileLink{m_facts.draw(), column, row});
}

QString HizView::summary() const
{
    return m_page->summary().text();
}

QString HizView::readout() const
{
    return m_page->readout().text();
}

QString HizView::fault() const
{
    return m_fault->text();
}

QImage HizView::picture() const
{
    return m_controls->page() == HizControls::Page::Scene ? m_canvas->grab().toImage() : m_plan->picture();
}

void HizView::showMenu(const std::optional<core::HizTile>& tile, const QPoint& place)
{
    QMenu menu(this);
    if (tile)
        addTileActions(menu, *tile);
    if (m_controls->page() == HizControls::Page::Scene) {
        menu.addActions(m_canvas->lookActions());
        menu.addAction(tr("As at first"), m_canvas, &SceneCanvas::reset);
        menu.addSeparator();
    }
    menu.addAction(tr("Copy picture"), this, [this] { QApplication::clipboard()->setImage(picture()); })
        ->setEnabled(m_facts.hasTiles());
    menu.exec(place);
}

void HizView::addTileActions(QMenu& menu, const core::HizTile& tile)
{
    menu.addAction(tr("Select tile (%1,%2)").arg(tile.column).arg(tile.row), this,
                   [this, tile] { select(tile.column, tile.row); });
    menu.addAction(tr("Show it in the table"), this, [this, tile] {
        m_controls->setPage(HizControls::Page::Table);
        select(tile.column, tile.row);
    });
    menu.addAction(tr("Copy its card"), this,
                   [this, tile] { QApplication::clipboard()->setText(asText(hizTileCard(m_facts, tile))); });
    for (const HizSetter& one : m_facts.decidersOf(tile))
        if (const auto link = HizText::setterLink(one.setter))
            addLinkActions(menu, desk(), *link);
    menu.addAction(tr("Look-ups of opacity"), this, [this, tile] {
        desk().follow({.place = {}, .selection = linkTo(m_facts, tile), .dock = "opacity"});
    });
    menu.addSeparator();
}

QList<Export> HizView::exports() const
{
    if (!m_facts.hasTiles())
        return {};
    QList<Export> exports = modelExports(*m_tileTable->model(), QStringLiteral("hiz_tiles"));
    const auto add = [&exports](const QString& name, const char* suffix, const std::function<QByteArray()>& content) {
        exports << Export{name, QLatin1String(suffix), content};
    };
    add(tr("Counters as CSV"), "csv", [this] { return modelAsCsv(*m_counterTable->model()); });
    if (m_history->table().rows().rowCount() > 0)
        add(tr("History of the tile as CSV"), "csv", [this] { return modelAsCsv(m_history->table().rows()); });
    add(tr("Card as text"), "txt", [this] { return m_card->toPlainText().toUtf8(); });
    Export flow = pictureExport([this] { return m_flow->grab().toImage(); });
    flow.name = tr("Decision flow as PNG");
    exports << flow;
    const bool isScene = m_controls->page() == HizControls::Page::Scene;
    if (m_controls->page() == HizControls::Page::Plan ||
        (isScene && m_canvas->whyNot().isEmpty() && m_canvas->isVisible()))
        exports << pictureExport([this] { return picture(); });
    return exports;
}

void HizView::copy()
{
    QString text = m_details->isVisible() ? m_card->toPlainText() : readout();
    if (m_controls->page() == HizControls::Page::Table)
        text = rowsAsText(*m_tileTable);
    QApplication::clipboard()->setText(text);
}

} // namespace vitrine::views
