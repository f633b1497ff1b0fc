// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/segments/segments_view.h"

#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/one_processor.h"
#include "views/base/item_tools.h"
#include "views/kit/picture_export.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/segments/fit_panel.h"
#include "views/segments/segment_columns.h"
#include "views/segments/segment_tracks.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kPanelWidth = 320;

core::UnitId unitAt(const core::DrawRecording& recording, std::string_view kind)
{
    const auto found = std::ranges::find(recording.units(), kind, &core::UnitDescription::kind);
    return found == recording.units().end() ? core::UnitId() : found->id;
}

} // namespace

SegmentsView::SegmentsView(Desk& desk) : MachineView(desk)
{
    auto* content = new QWidget;
    m_pages = new QStackedWidget(content);
    m_pages->addWidget(makePictures(m_pages));
    m_pages->addWidget(makeTables(m_pages));
    auto* inner = stack(content);
    inner->addWidget(makeHeader(content));
    inner->addWidget(m_pages, 1);
    m_why = new QLabel(tr("This machine makes no segments: with seg.mode=pull each free processor takes the next task "
                          "from the fragment queue by itself, and finished tasks wait in a reorder buffer. Set "
                          "seg.mode=segment to see the stream cut into segments."));
    m_why->setProperty("role", "empty");
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setWordWrap(true);
    m_why->setMargin(2 * kPadding);
    m_states = new QStackedWidget;
    m_states->addWidget(content);
    m_states->addWidget(m_why);
    stack(this)->addWidget(&setContent(m_states, tr("Go to a draw to see how its fragments are cut into segments.")));
    setFocusProxy(m_timeline);
}

QWidget* SegmentsView::makeHeader(QWidget* parent)
{
    auto* header = new QWidget(parent);
    QHBoxLayout* row = layOutHeader(*header);
    m_summary = new ElidedLabel(header);
    m_summary->setObjectName(QStringLiteral("segmentSummary"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addSpacing(kGrid);
    row->addWidget(m_summary, 1);
    m_speedUp = addTool(*header, tr("Speed-up"),
                        tr("Runs the draw on one processor as well, and tells how many times as fast these are."));
    connect(m_speedUp, &QToolButton::clicked, this, &SegmentsView::askForOneProcessor);
    m_withPanel = addTool(*header, tr("Open segment"),
                          tr("Shows what is left in the open segment, and the last decisions of the distributor."));
    m_asTable = addTool(*header, tr("Table"), tr("Shows segments and pipelines as tables."));
    for (QToolButton* button : {m_withPanel, m_asTable})
        button->setCheckable(true);
    m_withPanel->setChecked(true);
    connect(m_withPanel, &QToolButton::toggled, m_panel, &QWidget::setVisible);
    connect(m_asTable, &QToolButton::toggled, this, [this](bool isTable) {
        m_pages->setCurrentIndex(isTable ? 1 : 0);
        setFocusProxy(isTable ? static_cast<QWidget*>(m_tables) : m_timeline);
    });
    return header;
}

QWidget* SegmentsView::makePictures(QWidget* parent)
{
    auto* splitter = new QSplitter(Qt::Horizontal, parent);
    splitter->setChildrenCollapsible(false);
    auto* left = new QWidget(splitter);
    m_timeline = new TrackTimeline(desk(), left);
    m_timeline->setAccessibleName(tr("Segments over time"));
    m_timeline->setObjectName(QStringLiteral("segmentTimeline"));
    auto* footer = new QWidget(left);
    footer->setProperty("role", "footer");
    footer->setAttribute(Qt::WA_StyledBackground);
    auto* lines = new QVBoxLayout(footer);
    lines->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    lines->setSpacing(kGrid);
    m_readout = makeValueLabel(footer, tr("Values"));
    auto* legend = new DataLegend(footer);
    legend->setStyles(allSegmentStyles);
    lines->addWidget(m_readout);
    lines->addWidget(legend);
    connect(m_timeline, &TrackTimeline::readoutChanged, m_readout, &QLabel::setText);
    auto* column = stack(left);
    column->addWidget(m_timeline, 1);
    column->addWidget(footer);
    m_panel = new FitPanel(desk(), m_facts, splitter);
    m_panel->setMinimumWidth(kPanelWidth / 2);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({3 * kPanelWidth, kPanelWidth});
    return splitter;
}

QWidget* SegmentsView::makeTables(QWidget* parent)
{
    m_tables = new QTabWidget(parent);
    m_tables->setDocumentMode(true);
    const auto add = [this](const char* id, const QString& name, QList<FactColumn> columns) {
        auto* table = new FactTable(desk(), QString::fromLatin1(id), std::move(columns), m_tables);
        table->setAccessibleName(name);
        m_tables->addTab(table, name);
        return table;
    };
    m_segmentTable = add("segments.segments", tr("Segments"), segmentColumns(m_facts));
    m_pipelineTable = add("segments.pipelines", tr("Pipelines"), pipelineColumns(m_facts));
    connect(m_segmentTable, &FactTable::rowChosen, this, [this](int row) {
        desk().select(SegmentLink{m_facts.draw, static_cast<std::uint32_t>(row)});
    });
    return m_tables;
}

QString SegmentsView::whyNothing() const
{
    return m_states->currentIndex() == 1 ? m_why->text() : QString();
}

void SegmentsView::showRecording()
{
    m_timeline->setContent({}); // it refers to what follows
    m_segmentTable->setRowTotal(0);
    m_pipelineTable->setRowTotal(0);
    m_facts = {};
    if (recording()) {
        m_facts.recording = recording();
        m_facts.draw = recordings().draw();
        m_facts.distributor = unitAt(*recording(), "FSD");
        m_facts.collector = unitAt(*recording(), "FSC");
    }
    m_states->setCurrentIndex(!recording() || m_facts.hasSegments() ? 0 : 1);
    if (!m_facts.hasSegments())
        return;
    m_timeline->setContent(segmentTracks(m_facts));
    m_segmentTable->setRowTotal(static_cast<int>(m_facts.segments().size()));
    m_pipelineTable->setRowTotal(static_cast<int>(recording()->processors().size()));
    m_speedUp->setEnabled(recording()->processors().size() > 1);
    showSummary();
}

void SegmentsView::showSummary()
{
    m_summary->setText(summary());
    m_summary->setToolTip(summary());
}

void SegmentsView::askForOneProcessor()
{
    if (!m_facts.hasSegments())
        return;
    m_speedUp->setEnabled(false);
    recordings().explore<core::Cycle>(
        m_speedUp,
        [](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return core::cyclesOnOneProcessor(*explorer.recording().start(), pace);
        },
        [this, of = recording()](const core::Result<std::shared_ptr<const core::Cycle>>& answer) {
            if (of != recording())
                return;
            m_facts.oneProcessor = answer ? std::optional(**answer) : std::nullopt;
            m_facts.whyNoSpeedUp = answer ? QString() : QString::fromStdString(answer.error().message);
            m_speedUp->setEnabled(!answer);
            showSummary();
        });
}

QString SegmentsView::summary() const
{
    const core::SegmentReport& report = recording()->segmentReport();
    QStringList parts{counted(report.segments, tr("%1 segment"), tr("%1 segments")),
                      counted(report.fragments, tr("%1 fragment"), tr("%1 fragments")),
                      tr("%1 % full on average").arg(report.averageFillPercent, 0, 'f', 1)};
    if (const QString reasons = reasonsText(report.reasons); !reasons.isEmpty())
        parts << tr("closed: %1").arg(reasons);
    parts << tr("no pipeline free for %1 cycles").arg(grouped(report.stalledCycles));
    if (m_facts.oneProcessor)
        parts << tr("%1 times as fast as one processor, which takes %2 cycles")
                     .arg(double(*m_facts.oneProcessor) / double(recording()->length()), 0, 'f', 2)
                     .arg(grouped(*m_facts.oneProcessor));
    if (!m_facts.whyNoSpeedUp.isEmpty())
        parts << tr("one processor can't run it: %1").arg(m_facts.whyNoSpeedUp);
    if (const auto more = recording()->segments().notKept; more > 0)
        parts << counted(more, tr("%1 more was not kept"), tr("%1 more were not kept"));
    return parts.join(QStringLiteral(" · "));
}

void SegmentsView::showCursor()
{
    if (!m_facts.hasSegments())
        return;
    m_timeline->setCursor(recordings().cursor());
    m_timeline->showSelection(desk().selection());
    if (const auto* link = std::get_if<SegmentLink>(&desk().selection());
        link && link->draw == m_facts.draw && link->segment < m_facts.segments().size())
        m_segmentTable->setCurrentRow(static_cast<int>(link->segment));
    if (m_facts.moment && m_facts.cursor == recordings().cursor())
        return;
    m_facts.cursor = recordings().cursor();
    askForMoment([this](SharedSnapshot moment) { takeMoment(std::move(moment)); });
}

void SegmentsView::takeMoment(SharedSnapshot moment)
{
    m_facts.moment = std::move(moment);
    m_panel->show();
}

FactTable& SegmentsView::shownTable() const
{
    return m_tables->currentWidget() == m_pipelineTable ? *m_pipelineTable : *m_segmentTable;
}

QList<Export> SegmentsView::exports() const
{
    if (!m_facts.hasSegments())
        return {};
    if (m_pages->currentIndex() == 1)
        return modelExports(*shownTable().model(),
                            &shownTable() == m_segmentTable ? QStringLiteral("segments") : QStringLiteral("pipelines"));
    return modelExports(*m_segmentTable->model(), QStringLiteral("segments"))
           << pictureExport([this] { return m_timeline->picture(); });
}

void SegmentsView::copy()
{
    QApplication::clipboard()->setText(m_pages->currentIndex() == 1 ? rowsAsText(shownTable()) : m_readout->text());
}

} // namespace vitrine::views
