// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/queues/queues_view.h"

#include "views/base/item_tools.h"
#include "views/kit/row_table.h"
#include "views/machine/activity_style.h"
#include "views/machine/linked_text.h"
#include "views/queues/lane_report.h"
#include "views/queues/queue_rows.h"
#include "views/queues/queue_timeline.h"
#include "views/theme/counted.h"
#include "views/theme/key_text.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QImage>
#include <QLabel>
#include <QProgressBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kLaterMilliseconds = 60;
constexpr int kMeterWidth = 72;
constexpr int kReportWidth = 300;

} // namespace

QueuesView::QueuesView(Desk& desk) : MachineView(desk)
{
    auto* content = new QWidget;
    m_pages = new QStackedWidget(content);
    m_pages->addWidget(makeTimeline(m_pages));
    m_pages->addWidget(makeTables(m_pages));
    auto* header = makeHeader(content);
    auto* inner = stack(content);
    inner->addWidget(header);
    inner->addWidget(m_pages, 1);
    stack(this)->addWidget(
        &setContent(content, tr("Go to a draw to see what the machine's units and queues do in it.")));
    setFocusProxy(m_timeline);
    m_later.setSingleShot(true);
    m_later.setInterval(kLaterMilliseconds);
    connect(&m_later, &QTimer::timeout, this, &QueuesView::showStretch);
    connect(&recordings().window(), &CycleWindow::changed, &m_later, qOverload<>(&QTimer::start));
    connect(m_timeline, &QueueTimeline::currentChanged, this, &QueuesView::showReport);
    connect(m_timeline, &QueueTimeline::readoutChanged, this, [this] { m_readout->setText(m_timeline->readout()); });
}

QWidget* QueuesView::makeHeader(QWidget* parent)
{
    auto* header = new QWidget(parent);
    QHBoxLayout* row = layOutHeader(*header);
    m_hiding = new QLabel(header);
    m_hiding->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_meter = new QProgressBar(header);
    m_meter->setFixedWidth(kMeterWidth);
    m_meter->setTextVisible(false);
    m_meter->setRange(0, 1000);
    m_meter->setAccessibleName(tr("Hidden latency"));
    row->addWidget(m_meter);
    row->addWidget(m_hiding);
    row->addStretch();
    m_fit = addTool(*header, tr("Fit heights"),
                    tr("Draws every queue up to the most that it held, instead of its capacity."));
    m_withReport = addTool(*header, tr("Details"), tr("Shows the numbers of the selected lane and what holds it up."));
    m_asTable = addTool(*header, tr("Table"), tr("Shows the numbers of the lanes as tables."));
    for (QToolButton* button : {m_fit, m_withReport, m_asTable})
        button->setCheckable(true);
    m_withReport->setChecked(true);
    connect(m_fit, &QToolButton::toggled, this,
            [this](bool isFitted) { m_timeline->setTop(isFitted ? LaneTop::HighWater : LaneTop::Capacity); });
    connect(m_withReport, &QToolButton::toggled, m_report, &QWidget::setVisible);
    connect(m_asTable, &QToolButton::toggled, this, &QueuesView::switchTo);
    return header;
}

QWidget* QueuesView::makeTimeline(QWidget* parent)
{
    auto* splitter = new QSplitter(Qt::Horizontal, parent);
    splitter->setChildrenCollapsible(false);
    auto* left = new QWidget(splitter);
    m_timeline = new QueueTimeline(desk(), left);
    setKeyTip(*m_timeline, {});
    auto* footer = new QWidget(left);
    footer->setProperty("role", "footer");
    footer->setAttribute(Qt::WA_StyledBackground);
    auto* lines = new QVBoxLayout(footer);
    lines->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    lines->setSpacing(kGrid);
    m_readout = makeValueLabel(footer, tr("Values"));
    lines->addWidget(m_readout);
    auto* legend = new DataLegend(footer);
    legend->setStyles([](const Theme& theme) {
        return allUnitStates(theme) << taskPhaseStyle(core::TaskPhase::Pending, theme)
                                    << taskPhaseStyle(core::TaskPhase::Completed, theme);
    });
    lines->addWidget(legend);
    auto* column = stack(left);
    column->addWidget(m_timeline, 1);
    column->addWidget(footer);
    m_report = new LinkedText(desk(), splitter);
    m_report->setAccessibleName(tr("Numbers of the lane"));
    m_report->setMinimumWidth(160);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({3 * kReportWidth, kReportWidth});
    return splitter;
}

QWidget* QueuesView::makeTables(QWidget* parent)
{
    m_tables = new QTabWidget(parent);
    m_tables->setDocumentMode(true);
    const auto add = [this](const QString& id, const QString& name, const QStringList& columns) {
        auto* table = new RowTable(desk(), id, columns, m_tables);
        table->setAccessibleName(name);
        m_tables->addTab(table, name);
        return table;
    };
    m_queueTable = add(QStringLiteral("queues.queues"), tr("Queues"), queueColumns());
    m_unitTable = add(QStringLiteral("queues.units"), tr("Units"), unitColumns());
    m_blockedTable = add(QStringLiteral("queues.blocked"), tr("Who waits for whom"), blockedColumns());
    connect(m_tables, &QTabWidget::currentChanged, this, &QueuesView::showTables);
    return m_tables;
}

void QueuesView::showRecording()
{
    m_timeline->setRecording(recording());
    if (!recording())
        m_report->clear();
    m_later.start();
}

void QueuesView::showCursor()
{
    const auto& inside = desk().moment().inside;
    m_timeline->setCursor(recordings().cursor(), inside);
    m_timeline->showSelection(desk().selection());
    m_later.start();
}

void QueuesView::showStretch()
{
    if (!recording())
        return;
    showHiding();
    showReport();
    showTables();
}

void QueuesView::showHiding()
{
    const CycleWindow& window = recordings().window();
    const auto hiding = recording()->latencyHiding(window.first(), window.end());
    const QString percent = QString::number(100 * hiding.share(), 'f', 1);
    m_meter->setVisible(hiding.waited != 0);
    m_meter->setValue(static_cast<int>(std::lround(1000 * hiding.share())));
    m_hiding->setText(hiding.waited == 0 ? tr("No task waits for a device here")
                                         : tr("Hidden latency %1 %").arg(percent));
    const QString tip = tr("<b>Hidden latency</b><br>In %1 cycles of the processors a task waited for a device; in %2 "
                           "of them the processor worked on another one. In what is shown, of the tasks kept.")
                            .arg(grouped(hiding.waited), grouped(hiding.hidden));
    m_meter->setToolTip(tip);
    m_hiding->setToolTip(tip);
}

void QueuesView::showReport()
{
    if (!recording() || !m_timeline->current())
        return;
    const CycleWindow& window = recordings().window();
    const Lane& lane = *m_timeline->current();
    m_report->show(laneReport(lane, *recording(),
                              {recordings().draw(), recordings().cursor(), window.first(), window.end(),
                               desk().moment().inside.get()}),
                   lane.name);
}

RowTable& QueuesView::shownTable() const
{
    for (RowTable* table : {m_queueTable, m_unitTable})
        if (m_tables->currentWidget() == table)
            return *table;
    return *m_blockedTable;
}

void QueuesView::showTables()
{
    if (!recording() || m_pages->currentWidget() != m_tables)
        return;
    const CycleWindow& window = recordings().window();
    if (&shownTable() == m_queueTable)
        m_queueTable->setRows(queueRows(*recording(), desk().moment().inside.get()));
    else if (&shownTable() == m_unitTable)
        m_unitTable->setRows(unitRows(*recording()));
    else
        m_blockedTable->setRows(blockedRows(*recording(), window.first(), window.end()));
}

void QueuesView::switchTo(bool table)
{
    m_pages->setCurrentIndex(table ? 1 : 0);
    m_fit->setEnabled(!table);
    m_withReport->setEnabled(!table);
    setFocusProxy(table ? static_cast<QWidget*>(m_tables) : m_timeline);
    showTables();
}

QList<Export> QueuesView::exports() const
{
    if (!recording())
        return {};
    if (m_pages->currentWidget() == m_tables)
        return modelExports(*shownTable().model(), QStringLiteral("queues"));
    m_queueTable->setRows(queueRows(*recording(), desk().moment().inside.get()));
    QList<Export> all = modelExports(*m_queueTable->model(), QStringLiteral("queues"));
    all << Export{QStringLiteral("PNG"), QStringLiteral("png"), [this](const QString& path) {
                      QByteArray bytes;
                      QBuffer buffer(&bytes);
                      m_timeline->picture().save(&buffer, "PNG");
                      return saveFile(path, bytes);
                  }};
    return all;
}

void QueuesView::copy()
{
    if (m_pages->currentWidget() == m_tables)
        QApplication::clipboard()->setText(rowsAsText(shownTable()));
    else
        QApplication::clipboard()->setText(m_timeline->readout() + QLatin1Char('\n') + m_report->toPlainText());
}

} // namespace vitrine::views
