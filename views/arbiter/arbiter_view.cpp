// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/arbiter/arbiter_view.h"

#include "core/session/machine/draw_explorer.h"
#include "views/arbiter/arbiter_columns.h"
#include "views/arbiter/flow_picture.h"
#include "views/arbiter/request_report.h"
#include "views/arbiter/request_tracks.h"
#include "views/arbiter/texture_swatch.h"
#include "views/base/item_tools.h"
#include "views/kit/fact_table.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kReportWidth = 300;
constexpr int kNameWidth = 128;

QImage toImage(const core::Picture& picture)
{
    const auto width = static_cast<int>(picture.width);
    return QImage(picture.rgba.data(), width, static_cast<int>(picture.height), 4 * width, QImage::Format_RGBA8888)
        .copy();
}

} // namespace

ArbiterView::ArbiterView(Desk& desk) : MachineView(desk)
{
    auto* content = new QWidget;
    m_pages = new QStackedWidget(content);
    m_pages->addWidget(makePictures(m_pages));
    m_pages->addWidget(makeTables(m_pages));
    auto* inner = stack(content);
    inner->addWidget(makeHeader(content));
    inner->addWidget(m_pages, 1);
    m_why = new QLabel;
    m_why->setProperty("role", "empty");
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setWordWrap(true);
    m_why->setMargin(2 * kPadding);
    m_states = new QStackedWidget;
    m_states->addWidget(content);
    m_states->addWidget(m_why);
    stack(this)->addWidget(&setContent(m_states, tr("Go to a draw to see what its programs ask devices for.")));
    setFocusProxy(m_timeline);
}

QWidget* ArbiterView::makeHeader(QWidget* parent)
{
    auto* header = new QWidget(parent);
    QHBoxLayout* row = layOutHeader(*header);
    m_summary = new ElidedLabel(header);
    m_summary->setObjectName(QStringLiteral("arbiterSummary"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addSpacing(kGrid);
    row->addWidget(m_summary, 1);
    m_withFlow = addTool(*header, tr("Way"), tr("Shows the way of requests and results, above the timeline."));
    m_withReport = addTool(*header, tr("Details"), tr("Shows all that is known of the selected request."));
    m_asTable = addTool(*header, tr("Table"), tr("Shows ports, decisions and requests as tables."));
    for (QToolButton* button : {m_withFlow, m_withReport, m_asTable})
        button->setCheckable(true);
    for (QToolButton* button : {m_withFlow, m_withReport})
        button->setChecked(true);
    connect(m_withFlow, &QToolButton::toggled, m_flow, &QWidget::setVisible);
    connect(m_withReport, &QToolButton::toggled, this,
            [this](bool isOn) { m_details->setVisible(isOn && m_request.has_value()); });
    connect(m_asTable, &QToolButton::toggled, this, [this](bool isTable) {
        m_pages->setCurrentIndex(isTable ? 1 : 0);
        for (QToolButton* button : {m_withFlow, m_withReport})
            button->setEnabled(!isTable);
        setFocusProxy(isTable ? static_cast<QWidget*>(m_tables) : m_timeline);
    });
    return header;
}

QWidget* ArbiterView::makePictures(QWidget* parent)
{
    auto* splitter = new QSplitter(Qt::Horizontal, parent);
    splitter->setChildrenCollapsible(false);
    auto* left = new QWidget(splitter);
    m_flow = new FlowPicture(desk(), m_facts, left);
    m_timeline = new TrackTimeline(desk(), left);
    m_timeline->setAccessibleName(tr("Requests and results over time"));
    m_timeline->setObjectName(QStringLiteral("requestTimeline"));
    auto* footer = new QWidget(left);
    footer->setProperty("role", "footer");
    footer->setAttribute(Qt::WA_StyledBackground);
    auto* lines = new QVBoxLayout(footer);
    lines->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    lines->setSpacing(kGrid);
    m_readout = makeValueLabel(footer, tr("Values"));
    auto* legend = new DataLegend(footer);
    legend->setStyles(allRequestStyles);
    lines->addWidget(m_readout);
    lines->addWidget(legend);
    connect(m_timeline, &TrackTimeline::readoutChanged, m_readout, &QLabel::setText);
    auto* column = stack(left);
    column->addWidget(m_flow);
    column->addWidget(m_timeline, 1);
    column->addWidget(footer);
    makeDetails(splitter);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({3 * kReportWidth, kReportWidth});
    return splitter;
}

void ArbiterView::makeDetails(QWidget* parent)
{
    m_details = new QWidget(parent);
    m_report = new RowTable(desk(), QStringLiteral("arbiter.report"), {tr("Request"), tr("Value")}, m_details);
    m_report->setAccessibleName(tr("The selected request"));
    m_report->setSortingEnabled(false);
    m_report->header()->resizeSection(0, kNameWidth);
    m_texture = new TextureSwatch(m_details);
    auto* column = stack(m_details);
    column->addWidget(m_report, 1);
    column->addWidget(m_texture);
    m_details->setMinimumWidth(kReportWidth / 2);
    m_details->hide(); // until a request is selected
}

QWidget* ArbiterView::makeTables(QWidget* parent)
{
    m_tables = new QTabWidget(parent);
    m_tables->setDocumentMode(true);
    const auto add = [this](const char* id, const QString& name, QList<FactColumn> columns) {
        auto* table = new FactTable(desk(), QString::fromLatin1(id), std::move(columns), m_tables);
        table->setAccessibleName(name);
        m_tables->addTab(table, name);
        return table;
    };
    m_portTable = add("arbiter.ports", tr("Ports"), portColumns(m_facts));
    m_clientTable = add("arbiter.clients", tr("Clients of TEX"), clientColumns(m_facts));
    m_decisionTable = add("arbiter.decisions", tr("Decisions before the cursor"), decisionColumns(m_facts));
    m_requestTable = add("arbiter.requests", tr("Requests"), requestColumns(m_facts));
    connect(m_decisionTable, &FactTable::rowChosen, this,
            [this](int row) { choose(*m_facts.decisions[static_cast<std::size_t>(row)]); });
    connect(m_requestTable, &FactTable::rowChosen, this,
            [this](int row) { choose(m_facts.recording->tasks().requests()[static_cast<std::size_t>(row)]); });
    return m_tables;
}

void ArbiterView::choose(const core::RequestRecord& request)
{
    desk().select(RequestLink{m_facts.draw, request.id});
}

void ArbiterView::showRecording()
{
    m_timeline->setContent({}); // it refers to what follows
    m_requestTable->setRowTotal(0);
    m_decisionTable->setRowTotal(0);
    m_portTable->setRowTotal(0);
    m_clientTable->setRowTotal(0);
    m_facts = {};
    m_request.reset();
    m_report->setRows({});
    m_details->hide();
    if (recording()) {
        m_facts.recording = recording();
        m_facts.path = core::requestPath(*recording());
        m_facts.initial = initialPath(*recording());
        m_facts.draw = recordings().draw();
    }
    m_states->setCurrentIndex(!recording() || m_facts.path ? 0 : 1);
    m_why->setText(tr("The programs of this machine can't ask devices: it has no arbiter. In the sequential machine "
                      "(SEQ) the fixed-function units follow one another behind the vertex programs, and their results "
                      "never come back to a program. Choose the machine PAR to see an arbiter."));
    if (m_facts.path) {
        m_timeline->setContent(requestTracks(m_facts));
        m_portTable->setRowTotal(static_cast<int>(m_facts.path->devices.size()));
        m_clientTable->setRowTotal(clientCount(m_facts));
        m_requestTable->setRowTotal(static_cast<int>(recording()->tasks().requests().size()));
    }
    emit titleChanged(m_facts.path && !m_facts.path->hasArbiter ? tr("Texture requests") : QString());
    m_flow->setFacts();
}

void ArbiterView::showCursor()
{
    if (!m_facts.path)
        return;
    m_timeline->setCursor(recordings().cursor());
    m_timeline->showSelection(desk().selection());
    if (!m_facts.moment || m_facts.cursor != recordings().cursor()) {
        m_facts.cursor = recordings().cursor();
        m_facts.decisions = recording()->tasks().decisionsBefore(m_facts.cursor, ArbiterFacts::kDecisions);
        std::ranges::reverse(m_facts.decisions);
        m_decisionTable->setRowTotal(static_cast<int>(m_facts.decisions.size()));
        askForMoment([this](SharedSnapshot moment) { takeMoment(std::move(moment)); });
    }
    showRequest();
}

void ArbiterView::takeMoment(SharedSnapshot moment)
{
    m_facts.moment = std::move(moment);
    m_portTable->tellChanged();
    m_clientTable->tellChanged();
    m_flow->tellCounts();
    const auto entries = m_facts.entriesNow(m_facts.path->requests).value_or(0);
    std::uint64_t flying = 0;
    for (const core::DevicePort& device : m_facts.path->devices)
        flying += m_facts.countsNow(device).value_or(ArbiterFacts::PortCounts()).inFlight;
    const core::TaskLog& log = recording()->tasks();
    QString text = tr("%1 · at the cursor %2 in the queue, %3 of them in devices")
                       .arg(counted(recording()->drawTotals().requests, tr("%1 request"), tr("%1 requests")),
                            grouped(entries), grouped(flying));
    if (log.requestsNotKept() > 0)
        text += QStringLiteral(" · ") + tr("the first %1 are listed").arg(grouped(log.requests().size()));
    if (const auto counts = m_facts.initial ? initialCounts(m_facts.moment.get(), *m_facts.initial) : std::nullopt)
        text += QStringLiteral(" · ") + (m_facts.initial->isBypass ? tr("bypass: %1 of %2 initial requests answered")
                                                                   : tr("%1 of %2 initial requests answered"))
                                            .arg(grouped(counts->answered), grouped(counts->asked));
    m_summary->setText(text);
    m_summary->setToolTip(text);
}

void ArbiterView::showRequest()
{
    const auto* link = std::get_if<RequestLink>(&desk().selection());
    const bool isHere = link && link->draw == m_facts.draw;
    const core::RequestRecord* request = isHere ? m_facts.request(link->request.value) : nullptr;
    if (!request || m_request == request->id.value)
        return;
    m_request = request->id.value;
    const auto requests = recording()->tasks().requests();
    m_requestTable->setCurrentRow(static_cast<int>(request - requests.data()));
    showReport({});
    recordings().explore<RequestLook>(
        m_report,
        [record = *request](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return lookAt(record, explorer, pace);
        },
        [this](const core::Result<std::shared_ptr<const RequestLook>>& answer) {
            if (answer)
                showReport(**answer);
        });
}

void ArbiterView::showReport(const RequestLook& look)
{
    const core::RequestRecord* request = m_facts.recording && m_request ? m_facts.request(*m_request) : nullptr;
    if (!request)
        return;
    m_report->setRows(requestReport(m_facts, *request, look));
    m_texture->show(
        look.texture ? toImage(*look.texture) : QImage(),
        tr("The texture that %1 makes with the parameters of this draw").arg(m_facts.deviceName(request->device)));
    m_details->setVisible(m_withReport->isChecked());
}

FactTable& ArbiterView::shownTable() const
{
    for (FactTable* table : {m_portTable, m_clientTable, m_decisionTable})
        if (m_tables->currentWidget() == table)
            return *table;
    return *m_requestTable;
}

QList<Export> ArbiterView::exports() const
{
    if (!m_facts.path)
        return {};
    if (m_pages->currentIndex() == 1)
        return modelExports(*shownTable().model(), QStringLiteral("requests"));
    return modelExports(*m_requestTable->model(), QStringLiteral("requests"))
           << pictureExport([this] { return m_pages->currentWidget()->grab().toImage(); });
}

void ArbiterView::copy()
{
    QApplication::clipboard()->setText(m_pages->currentIndex() == 1 ? rowsAsText(shownTable()) : rowsAsText(*m_report));
}

} // namespace vitrine::views
