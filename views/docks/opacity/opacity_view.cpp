// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/opacity_view.h"

#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/base/notes.h"
#include "views/docks/opacity/class_legend.h"
#include "views/docks/opacity/discard_page.h"
#include "views/docks/opacity/facts_page.h"
#include "views/docks/opacity/opacity_controls.h"
#include "views/docks/opacity/opacity_pictures.h"
#include "views/docks/opacity/opacity_text.h"
#include "views/docks/opacity/textures_page.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/kit/footer.h"
#include "views/kit/pane.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/machine/linked_text.h"
#include "views/machine/recording_state.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QSlider>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {
// Pixels: pictures and facts stand side by side; where they had no height one below the other, too.
constexpr int kWideFrom = 640, kLowWideFrom = 480, kLowBelow = 480;
// Of the room between them; the splitter takes them by their proportion.
constexpr int kPicturesShare = 3000, kTabsShare = 2500;
} // namespace

OpacityView::OpacityView(Desk& desk) : AskingView(desk), m_recordings(&Recordings::of(desk))
{
    stack(this)->addWidget(
        &setContent(makeContent(), {tr("Open a capture to see how opaque its textures are."),
                                    tr("Cancelled. The texture is looked at again with the next step.")}));
    setFocusProxy(m_pictures);
    makeConnections();
}

QWidget* OpacityView::makeContent()
{
    auto* content = new QWidget;
    m_pictures = new OpacityPictures;
    m_controls = new OpacityControls(*m_pictures, content);
    m_splitter = new QSplitter(Qt::Horizontal, content);
    m_splitter->setChildrenCollapsible(false);
    auto* left = new QWidget(m_splitter);
    auto* column = stack(left);
    column->addWidget(m_pictures, 1);
    column->addWidget(makeFooter(left));
    m_splitter->addWidget(makeTabs(m_splitter));
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({kPicturesShare, kTabsShare});
    auto* layout = stack(content);
    layout->addWidget(m_controls);
    layout->addWidget(m_splitter, 1);
    return content;
}

QWidget* OpacityView::makeFooter(QWidget* parent)
{
    auto* footer = new Footer(parent);
    footer->add(new ClassLegend(footer));
    m_lookUpLine = footer->addValues(tr("Look-up"));
    m_cursor = footer->addValues(tr("Values under the cursor"));
    m_picked = footer->addValues(tr("Values of the picked texel"));
    return footer;
}

QWidget* OpacityView::makeTabs(QWidget* parent)
{
    m_tabs = new QTabWidget(parent);
    m_tabs->setDocumentMode(true);
    QScrollArea* facts = makeScrollArea(tr("Facts"), false, m_tabs);
    m_factsPage = new FactsPage(desk(), facts);
    facts->setWidget(m_factsPage);
    m_lookUpPane = new Pane(makeLookUps(), m_tabs);
    m_lookUpPane->setObjectName(QStringLiteral("lookUpPane"));
    m_discards = new LinkedText(desk());
    m_discards->setObjectName(QStringLiteral("opacityDiscards"));
    m_discards->setAccessibleName(tr("Discards of the draw"));
    m_discardPane = new Pane(m_discards, m_tabs);
    m_discardPane->setObjectName(QStringLiteral("discardPane"));
    for (Pane* pane : {m_lookUpPane, m_discardPane})
        offerRecording(*pane, *m_recordings);
    m_textures = new TexturesPage(desk(), m_tabs);
    letShrink({facts, m_table, m_discards, &m_textures->table()});
    m_tabs->addTab(facts, tr("Facts"));
    m_tabs->addTab(m_lookUpPane, tr("Look-ups"));
    m_tabs->addTab(m_discardPane, tr("Discards"));
    m_tabs->addTab(m_textures, tr("Textures"));
    return m_tabs;
}

QWidget* OpacityView::makeLookUps()
{
    auto* page = new QWidget;
    m_summary = new QLabel(page);
    m_summary->setObjectName(QStringLiteral("lookUpSummary"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_summary->setWordWrap(true);
    m_table = new FactTable(desk(), QStringLiteral("opacity.lookUps"), lookUpColumns(m_lookUps), page);
    m_table->setAccessibleName(tr("Look-ups"));
    auto* column = stack(page);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    return page;
}

void OpacityView::makeConnections()
{
    connect(m_recordings, &Recordings::changed, this, &OpacityView::followRecording);
    connect(m_controls, &OpacityControls::textureChosen, this,
            [this](const core::ResourceId& id) { desk().select(ResourceLink{id}); });
    connect(m_controls, &OpacityControls::wantedChanged, this, &OpacityView::askForWanted);
    connect(m_controls, &OpacityControls::levelChosen, this, &OpacityView::showLevel);
    connect(m_factsPage, &FactsPage::levelChosen, this,
            [this](int level) { m_controls->setLevel(static_cast<std::size_t>(level)); });
    connect(m_pictures, &OpacityPictures::placesChanged, this, &OpacityView::refreshTexts);
    connect(m_pictures, &OpacityPictures::menuRequested, this, &OpacityView::showMenu);
    connect(m_table, &FactTable::rowChosen, this, &OpacityView::chooseLookUp);
}

void OpacityView::dropCapture()
{
    m_followed.reset();
    m_controls->reset();
    m_textures->follow();
    followRecording();
}

void OpacityView::follow(const Changes& changes)
{
    if (changes.selection || changes.moment)
        followSelection();
    if (changes.moment) {
        askForWanted();
        m_textures->follow();
        followRecording();
    } else if (changes.selection) {
        followTile();
    }
    if (changes.notes)
        refreshTitle();
}

void OpacityView::followSelection()
{
    const auto* selected = std::get_if<ResourceLink>(&desk().selection());
    const bool isCleared = std::holds_alternative<std::monostate>(desk().selection());
    if (!isCleared && (!selected || selected->id.kind != core::ResourceKind::Texture))
        return;
    const auto wanted = selected ? std::optional(selected->id) : std::nullopt;
    if (std::exchange(m_followed, wanted) == wanted)
        return;
    m_controls->reset();
    askForWanted();
}

void OpacityView::askForWanted()
{
    if (!index())
        return;
    WantedOpacity wanted = m_controls->wanted();
    wanted.id = m_followed;
    ask({desk().moment().position, wanted});
}

Asked<OpacityAnswer> OpacityView::asked(const OpacityAsk& question)
{
    const auto work = [wanted = question.wanted](Inspection& inspection) { return answerOpacity(inspection, wanted); };
    return {.position = question.position, .busy = tr("Looking at the texels…"), .work = work, .take = {}};
}

void OpacityView::tellFailure(const QString& why)
{
    AskingView::tellFailure(
        tr("There is nothing to tell: %1. Step to where that is otherwise, or select another texture.").arg(why));
}

void OpacityView::dropAnswer()
{
    m_answer.reset();
    m_shown.reset();
    m_pictures->setOpacity(nullptr);
    m_factsPage->show(nullptr, 0);
}

void OpacityView::showAnswer(const std::shared_ptr<const OpacityAnswer>& answer)
{
    const auto draw = desk().moment().draw();
    if (!answer->shown && draw && answer->isVector)
        return showNothing(tr("Draw %1 is of 2-D graphics: coverage decides which of its pixels are painted, and it "
                              "discards none by texels, so HiZ asks nothing of opacity.\n"
                              "Select an image to see how opaque it is.")
                               .arg(draw->draw));
    if (!answer->shown && draw)
        return showNothing(tr("Draw %1 can't discard, or reads no texture: HiZ asks nothing of opacity.\n"
                              "Select a texture to see how opaque it is.")
                               .arg(draw->draw));
    if (!answer->shown)
        return showNothing(tr("Go to a draw that discards, or select a texture, to see how opaque it is."));
    m_answer = answer;
    m_shown = std::shared_ptr<const ShownOpacity>(answer, &*answer->shown);
    m_controls->show(*answer, desk().notes(), storedLevels());
    m_pictures->setOpacity(m_shown);
    m_factsPage->show(m_shown, storedLevels());
    pane().showContent();
    showLevel(m_controls->levelSlider().value());
    refreshTitle();
    showLookUps();
}

std::uint32_t OpacityView::storedLevels() const
{
    const auto& machine = desk().moment().machine;
    const bool keepsClasses = machine && machine->config.hiz->enabled != 0 && machine->config.hiz->proofs.layer2 != 0;
    return keepsClasses ? machine->config.hiz->proofs.levels : 0;
}

void OpacityView::showEvent(QShowEvent* event)
{
    m_recordings->setWanted(this, true);
    AskingView::showEvent(event);
    followRecording();
}

void OpacityView::hideEvent(QHideEvent* event)
{
    AskingView::hideEvent(event);
    if (m_recordings)
        m_recordings->setWanted(this, false);
}

void OpacityView::resizeEvent(QResizeEvent* event)
{
    AskingView::resizeEvent(event);
    const auto wanted = width() >= (height() < kLowBelow ? kLowWideFrom : kWideFrom) ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() == wanted)
        return;
    m_splitter->setOrientation(wanted);
    m_splitter->setSizes({kPicturesShare, kTabsShare});
}

void OpacityView::followRecording()
{
    if (!isVisible())
        return;
    if (std::exchange(m_recording, m_recordings->recording()) != m_recordings->recording()) {
        m_table->setRowTotal(0); // its rows look at what was recorded
        m_current = -1;
        m_lookUps = m_recording ? LookUps(m_recording, m_recordings->draw()) : LookUps();
    }
    showLookUps();
}

void OpacityView::showLookUps()
{
    if (m_answer)
        m_lookUps.setTextures(m_answer->textures);
    m_table->setRowTotal(m_lookUps.rowCount());
    m_table->tellChanged();
    m_summary->setText(m_lookUps.summary());
    if (showRecordingState(*m_lookUpPane, *m_recordings, tr("Go to a draw to see what HiZ looks up for its tiles."))) {
        const QString why = m_lookUps.whyNothing();
        why.isEmpty() ? m_lookUpPane->showContent() : m_lookUpPane->showEmpty(why);
    }
    if (showRecordingState(*m_discardPane, *m_recordings, tr("Go to a draw to see what its discards depend on.")))
        m_discardPane->showContent();
    if (m_recording && m_answer)
        m_discards->show(discardText(m_lookUps, m_answer->textures), QString::number(m_lookUps.draw()));
    else
        m_discards->show({}, {});
    showTerms();
    followTile();
}

void OpacityView::showTerms()
{
    m_factsPage->setTerms(m_shown && m_recording ? m_lookUps.termsOf(m_shown->resource.id)
                                                 : std::vector<core::ProvenTerm>());
}

std::optional<core::HizTile> OpacityView::selectedTile() const
{
    if (!m_recording)
        return std::nullopt;
    if (const auto* tile = std::get_if<TileLink>(&desk().selection()); tile && tile->draw == m_lookUps.draw())
        return core::HizTile{tile->column, tile->row};
    if (const auto* pixel = std::get_if<PixelLink>(&desk().selection()))
        return m_lookUps.tileOf(pixel->x, pixel->y);
    if (const auto* fragment = std::get_if<FragmentLink>(&desk().selection());
        fragment && fragment->draw == m_lookUps.draw())
        return m_lookUps.tileOf(fragment->x, fragment->y);
    return std::nullopt;
}

bool OpacityView::isOfShown(int row) const
{
    const core::FragmentTexture* texture = m_lookUps.texture(row);
    return m_shown && texture && texture->id == m_shown->resource.id;
}

// The row that the user has chosen in the tile stays; else it is the first of the shown texture.
void OpacityView::followTile()
{
    const auto tile = selectedTile();
    const std::vector<int> rows = tile ? m_lookUps.rowsOf(*tile) : std::vector<int>();
    if (std::ranges::find(rows, m_current) != rows.end())
        return showBoxes(m_current);
    const auto first = std::ranges::find_if(rows, [this](int row) { return isOfShown(row); });
    showBoxes(first != rows.end() ? *first : rows.empty() ? -1 : rows.front());
}

void OpacityView::showBoxes(int current)
{
    const bool isNew = std::exchange(m_current, current) != current;
    std::vector<ShownBox> boxes;
    const core::TileLookUp* lookUp = current >= 0 ? m_lookUps.lookUp(current) : nullptr;
    for (const int row : lookUp ? m_lookUps.rowsOf(lookUp->tile) : std::vector<int>()) {
        if (!isOfShown(row))
            continue;
        boxes.push_back(m_lookUps.box(row));
        boxes.back().isCurrent = row == current;
    }
    const auto isBelow = [](const ShownBox& box) { return !box.isCurrent; }; // that one above the rest
    std::stable_partition(boxes.begin(), boxes.end(), isBelow);
    m_pictures->setBoxes(std::move(boxes));
    if (current >= 0)
        m_table->setCurrentRow(current);
    const auto* part = current >= 0 ? m_lookUps.part(current) : nullptr;
    if (isNew && part && part->look.found.entries != 0 && isOfShown(current)) {
        m_controls->setLevel(part->look.found.level);
        m_controls->setMipLevel(part->look.box.coarsest);
    }
    refreshTexts();
}

void OpacityView::chooseLookUp(int row)
{
    const core::TileLookUp* lookUp = m_lookUps.lookUp(row);
    if (!lookUp)
        return;
    showBoxes(row);
    desk().select(TileLink{m_lookUps.draw(), lookUp->tile.column, lookUp->tile.row});
}

void OpacityView::showLevel(int level)
{
    m_pictures->setLevel(static_cast<std::size_t>(level));
    m_factsPage->setCurrentLevel(static_cast<std::size_t>(level));
    refreshTexts();
}

QString OpacityView::cursorText() const
{
    const auto texel = m_pictures->hovered();
    return m_shown && texel ? texelText(*m_shown, *texel, m_pictures->level()) : QString();
}

QString OpacityView::pickedText() const
{
    const auto texel = m_pictures->picked();
    return m_shown && texel ? texelText(*m_shown, *texel, m_pictures->level()) : QString();
}

QString OpacityView::lookUpText() const
{
    return m_current >= 0 && m_current < m_lookUps.rowCount() ? m_lookUps.describe(m_current) : QString();
}

QString OpacityView::whyNoLookUps() const
{
    return m_lookUpPane->sentence();
}

void OpacityView::refreshTexts()
{
    const auto set = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setToolTip(text);
    };
    const QString cursor = cursorText(), picked = pickedText(), lookUp = lookUpText();
    set(m_cursor, tr("Cursor  %1").arg(cursor.isEmpty() ? QStringLiteral("–") : cursor));
    set(m_picked, tr("Picked  %1").arg(picked.isEmpty() ? tr("click a texel, or move there by arrow keys") : picked));
    set(m_lookUpLine,
        lookUp.isEmpty() ? tr("Select a tile in HiZ, a pixel or a look-up to see what was read for it") : lookUp);
    m_pictures->classCanvas().setAccessibleDescription(picked);
}

void OpacityView::refreshTitle()
{
    emit titleChanged(m_shown ? tr("Opacity of %1").arg(desk().notes().displayName(m_shown->resource.id)) : QString());
}

void OpacityView::showMenu(const std::optional<TexelPlace>& texel, const QPoint& place)
{
    QMenu menu(this);
    const auto copyText = [&menu](const QString& name, const QString& text) {
        menu.addAction(name, &menu, [text] { QApplication::clipboard()->setText(text); })->setEnabled(!text.isEmpty());
    };
    menu.addAction(tr("Pick this texel"), this, [this, texel] { m_pictures->pick(*texel); })
        ->setEnabled(texel.has_value());
    copyText(tr("Copy the texel"), m_shown && texel ? texelText(*m_shown, *texel, m_pictures->level()) : QString());
    copyText(tr("Copy the look-up"), lookUpText());
    menu.addSeparator();
    if (const core::TileLookUp* lookUp = m_current >= 0 ? m_lookUps.lookUp(m_current) : nullptr)
        addLinkActions(menu, desk(),
                       {.place = {}, .selection = TileLink{m_lookUps.draw(), lookUp->tile.column, lookUp->tile.row}});
    if (m_shown)
        addLinkActions(menu, desk(), {.place = {}, .selection = ResourceLink{m_shown->resource.id}});
    menu.addSeparator();
    PictureCanvas& canvas = m_pictures->alphaCanvas(); // the other one follows
    menu.addAction(tr("Fit"), &canvas, &PictureCanvas::fit);
    menu.addAction(tr("One to one"), &canvas, [&canvas] { canvas.setZoom(1.0); });
    menu.exec(place);
}

QList<Export> OpacityView::exports() const
{
    if (!m_shown)
        return {};
    QList<Export> exports = modelExports(*m_factsPage->levels().model(), QStringLiteral("opacityLevels"));
    if (m_tabs->currentWidget() == m_lookUpPane && whyNoLookUps().isEmpty())
        exports = modelExports(*m_table->model(), QStringLiteral("lookUps"));
    else if (m_tabs->currentWidget() == m_textures && m_textures->pane().isContentShown())
        exports = modelExports(m_textures->table().rows(), QStringLiteral("opacityTextures"));
    return exports << pictureExport([this] { return m_pictures->grab().toImage(); });
}

void OpacityView::copy()
{
    QString text = m_factsPage->text();
    if (m_tabs->currentWidget() == m_lookUpPane)
        text = rowsAsText(*m_table);
    else if (m_tabs->currentWidget() == m_discardPane)
        text = m_discards->toPlainText();
    else if (m_tabs->currentWidget() == m_textures)
        text = rowsAsText(m_textures->table());
    QApplication::clipboard()->setText(text);
}

} // namespace vitrine::views
