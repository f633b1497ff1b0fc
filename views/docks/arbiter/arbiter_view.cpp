// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/arbiter_view.h"

#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/totals_section.h"
#include "views/base/item_tools.h"
#include "views/docks/arbiter/arbiter_columns.h"
#include "views/docks/arbiter/flow_picture.h"
#include "views/docks/arbiter/request_report.h"
#include "views/docks/arbiter/request_tracks.h"
#include "views/docks/arbiter/texture_swatch.h"
#include "views/kit/row_table.h"
#include "views/machine/bypass_text.h"
#include "views/machine/pass_text.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/stack.h"

#include <QToolButton>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kReportWidth = 300;
constexpr int kReportWidths[] = {128};

QImage toImage(const core::Picture& picture)
{
    const auto width = static_cast<int>(picture.width);
    return QImage(picture.rgba.data(), width, static_cast<int>(picture.height), qsizetype{4} * width,
                  QImage::Format_RGBA8888)
        .copy();
}

} // namespace

ArbiterView::ArbiterView(Desk& desk)
    : TimelineView(desk,
                   {QStringLiteral("request"), tr("Requests and results over time"),
                    tr("Shows ports, decisions and requests as tables.")},
                   tr("Go to a draw to see what its programs ask devices for."))
{
    m_flow = new FlowPicture(desk, m_facts, &page());
    page().addAbove(m_flow);
    page().addBeside(makeDetails(), kReportWidth);
    page().addSwitchOf(m_flow, tr("Way"), tr("Shows the way of requests and results, above the timeline."));
    m_withReport = page().addSwitch(tr("Details"), tr("Shows all that is known of the selected request."), true);
    connect(m_withReport, &QToolButton::toggled, this,
            [this](bool isOn) { m_details->setVisible(isOn && m_request.has_value()); });
    page().addDrawSwitch(allRequestStyles, allRequestStyles);
    makeTables();
}

QWidget* ArbiterView::makeDetails()
{
    m_details = new QWidget(&page());
    m_report =
        new RowTable(desk(), QStringLiteral("arbiter.report"), {tr("Request"), tr("Value")}, m_details, kReportWidths);
    m_report->setAccessibleName(tr("The selected request"));
    m_report->setSortingEnabled(false);
    m_texture = new TextureSwatch(m_details);
    auto* column = stack(m_details);
    column->addWidget(m_report, 1);
    column->addWidget(m_texture);
    m_details->setMinimumWidth(kReportWidth / 2);
    m_details->hide(); // until a request is selected
    return m_details;
}

void ArbiterView::makeTables()
{
    const auto add = [this](const char* id, const QString& name, QList<FactColumn> columns) {
        return page().addTable(QString::fromLatin1(id), name, QStringLiteral("requests"), std::move(columns));
    };
    m_portTable = add("arbiter.ports", tr("Ports"), portColumns(m_facts));
    m_clientTable = add("arbiter.clients", tr("Clients of TEX"), clientColumns(m_facts));
    m_decisionTable = add("arbiter.decisions", tr("Decisions before the cursor"), decisionColumns(m_facts));
    m_requestTable = add("arbiter.requests", tr("Requests"), requestColumns(m_facts));
    connect(m_decisionTable, &FactTable::rowChosen, this,
            [this](int row) { choose(*m_facts.decisions[static_cast<std::size_t>(row)]); });
    connect(m_requestTable, &FactTable::rowChosen, this,
            [this](int row) { choose(m_facts.tasks().requests()[static_cast<std::size_t>(row)]); });
}

std::optional<Lack> ArbiterView::lack() const
{
    if (recording() && isOnBasicPath(*recording()))
        return Lack::BasicRequests;
    if (!m_facts.path)
        return Lack::Arbiter;
    const bool asksAhead = m_facts.initial && initialTotals(*recording(), *m_facts.initial).asked > 0;
    if (recording()->section<core::TotalsSection>().requests > 0 || asksAhead)
        return std::nullopt;
    return isBypassed(*recording()) ? Lack::BypassedRequests : Lack::Requests;
}

void ArbiterView::choose(const core::RequestRecord& request)
{
    desk().select(RequestLink{m_facts.draw, request.id});
}

void ArbiterView::showRecording()
{
    timeline().setContent({}); // it refers to what follows
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
        m_facts.colors = &timeline().drawColors();
    }
    if (m_facts.path) {
        page().setDraws(DrawColors(*recording(), m_facts.draw));
        timeline().setContent(requestTracks(m_facts));
        m_portTable->setRowTotal(static_cast<int>(m_facts.path->devices.size()));
        m_clientTable->setRowTotal(clientCount(m_facts));
        m_requestTable->setRowTotal(static_cast<int>(m_facts.tasks().requests().size()));
    }
    emit titleChanged(m_facts.path && !m_facts.path->hasArbiter ? tr("Texture requests") : QString());
    m_flow->setFacts();
}

void ArbiterView::showCursor()
{
    if (!m_facts.path)
        return;
    timeline().setCursor(recordings().cursor());
    timeline().showSelection(desk().selection());
    if (!m_facts.moment || m_facts.cursor != recordings().cursor()) {
        m_facts.cursor = recordings().cursor();
        m_facts.decisions = m_facts.tasks().decisionsBefore(m_facts.cursor, ArbiterFacts::kDecisions);
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
    const core::TaskLog& log = m_facts.tasks();
    QStringList all{counted(recording()->section<core::TotalsSection>().requests, tr("%1 request"), tr("%1 requests"))};
    if (log.requestsNotKept() > 0)
        all << tr("the first %1 are listed").arg(grouped(log.requests().size()));
    if (m_facts.initial)
        all << initialText(initialTotals(*recording(), *m_facts.initial));
    QStringList now{tr("%1 in the queue, %2 of them in devices").arg(grouped(entries), grouped(flying))};
    if (const auto counts = m_facts.initial ? initialCounts(m_facts.moment.get(), *m_facts.initial) : std::nullopt)
        now << initialText(*counts);
    page().setSummary(QStringLiteral("%1 · %2").arg(inWholeDraw(all.join(QStringLiteral(", "))),
                                                    atCycle(m_facts.cursor, now.join(QStringLiteral(", ")))));
}

QString ArbiterView::initialText(const InitialCounts& counts) const
{
    const QString text = m_facts.initial->isBypass ? tr("bypass: %1 of %2 initial requests answered")
                                                   : tr("%1 of %2 initial requests answered");
    return text.arg(grouped(counts.answered), grouped(counts.asked));
}

void ArbiterView::showRequest()
{
    const auto* link = std::get_if<RequestLink>(&desk().selection());
    const bool isHere = link && link->draw == m_facts.draw;
    const core::RequestRecord* request = isHere ? m_facts.request(link->request.value) : nullptr;
    if (!request || m_request == request->id.value)
        return;
    m_request = request->id.value;
    const auto requests = m_facts.tasks().requests();
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

QList<Export> ArbiterView::exports() const
{
    return m_facts.path && !lack() ? page().exports(*m_requestTable) : QList<Export>();
}

void ArbiterView::copy()
{
    page().copy(m_request ? rowsAsText(*m_report) : QString());
}

} // namespace vitrine::views
