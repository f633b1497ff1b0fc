// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/limits/limits_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/machine_choice.h"
#include "views/docks/configuration/compared_range.h"
#include "views/docks/limits/gain_bars.h"
#include "views/docks/limits/limit_rows.h"
#include "views/kit/footer.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/stack.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>
#include <thread>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {156, 56, 60, 60, 104, 88, 170};
constexpr int kMinHeight = 180;

/// All cores but the one that the window needs.
std::uint32_t freeCores()
{
    return std::max(2u, std::thread::hardware_concurrency()) - 1;
}

} // namespace

LimitsView::LimitsView(Desk& desk) : AskingView(desk)
{
    AskingPane& content = setContent(
        makeContent(), {tr("Open a capture to find out what limits its frames."), tr("The runs were cancelled.")});
    auto* layout = stack(this);
    layout->addWidget(makeHeader());
    layout->addWidget(&content, 1);
    setMinimumHeight(kMinHeight);
    setFocusProxy(m_table);
}

QWidget* LimitsView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* row = layOutHeader(*header);
    m_headline = new LinkLabel(desk(), header);
    m_headline->setObjectName(QStringLiteral("limitsHeadline"));
    m_headline->setAccessibleName(tr("What was run"));
    m_headline->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_headline, 1);
    m_run = new QPushButton(tr("Run"), header);
    m_run->setObjectName(QStringLiteral("runLimits"));
    m_run->setToolTip(tr("<b>Run</b><br>Runs the frame on this machine, and once more with each single change of a "
                         "knob: latencies halved, rates and depths doubled, one more processor."));
    m_run->setEnabled(false);
    row->addWidget(m_run);
    connect(m_run, &QPushButton::clicked, this, &LimitsView::run);
    QAction* run = makeLocalAction(*this, {"run-limits",
                                           tr("Run the frame with each change"),
                                           tr("Finds out what limits the frame that is shown."),
                                           {Qt::CTRL | Qt::Key_Return}});
    run->setShortcutContext(Qt::WidgetWithChildrenShortcut); // wherever in the dock the keyboard is
    connect(run, &QAction::triggered, m_run, &QPushButton::click);
    addAction(run);
    return header;
}

QWidget* LimitsView::makeContent()
{
    auto* content = new QWidget;
    m_table = new RowTable(desk(), QStringLiteral("limits"), limitColumns(), content, kWidths);
    m_table->setAccessibleName(tr("What each change gains"));
    m_bars = new GainBars(*m_table);
    m_table->setItemDelegateForColumn(kCyclesColumn, m_bars);
    auto* footer = new Footer(content);
    auto* legend = new LinkLabel(desk(), footer);
    legend->setProperty("role", "secondary");
    legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    legend->setSentence(tr("Δ: more (+) or less (−) than this machine takes, measured. A bar is the share of the "
                           "frame's cycles."),
                        {});
    footer->add(legend);
    auto* layout = stack(content);
    layout->addWidget(m_table, 1);
    layout->addWidget(footer);
    return content;
}

LimitsQuestion LimitsView::questionNow() const
{
    const Moment& moment = desk().moment();
    return {shownFrame(moment), moment.machine};
}

void LimitsView::follow(const Changes&)
{
    m_run->setEnabled(true);
    if (question() && question()->machine == desk().moment().machine)
        return showHeadline();
    showReady();
}

void LimitsView::showReady()
{
    const QString sentence = tr("Press Run to find out what limits the frame that is shown: it is run on this machine, "
                                "and once more with each single change of a knob.");
    if (pane().sentence() == sentence)
        return;
    showNothing(sentence);
    m_run->setEnabled(true);
}

void LimitsView::run()
{
    if (desk().moment().isOpen())
        ask(questionNow());
}

Asked<core::FrameLimits> LimitsView::asked(const LimitsQuestion& question)
{
    const auto work = [question](Inspection& inspection) {
        core::LimitsPace pace;
        pace.stop = inspection.stop;
        pace.jobs = freeCores();
        pace.progress = inspection.progress;
        return core::findLimits(inspection.source, question.machine->config, question.frame, pace);
    };
    return {.position = desk().moment().position,
            .busy = tr("Running the frame with each change"),
            .work = work,
            .take = {}};
}

void LimitsView::showAnswer(const std::shared_ptr<const core::FrameLimits>& answer)
{
    m_limits = answer;
    m_bars->setWhole(static_cast<double>(answer->cycles));
    m_table->setRows(limitRows(*answer));
    showHeadline();
    pane().showContent();
}

void LimitsView::dropAnswer()
{
    m_limits.reset();
    m_headline->clearSentence();
    m_run->setEnabled(desk().moment().isOpen());
}

void LimitsView::showHeadline()
{
    if (!m_limits)
        return;
    SentenceLinks links;
    const std::size_t shown = questionNow().frame;
    QString sentence =
        tr("On %1: %2 and energy (illustrative) of %3")
            .arg(frameText(m_limits->frame, *index(), &links),
                 counted(m_limits->cycles, tr("%1 cycle"), tr("%1 cycles")), hundredthsText(m_limits->energy));
    if (shown != m_limits->frame)
        sentence = tr("%1. Press Run for %2").arg(sentence, frameText(shown, *index(), nullptr));
    m_headline->setSentence(sentence, links);
    QFont font = m_headline->font();
    font.setBold(shown != m_limits->frame);
    m_headline->setFont(font);
}

QList<Export> LimitsView::exports() const
{
    return m_limits ? modelExports(m_table->rows(), QStringLiteral("limits")) : QList<Export>();
}

void LimitsView::copy()
{
    if (m_limits)
        QApplication::clipboard()->setText(m_headline->plainText() + QStringLiteral("\n\n") + rowsAsText(*m_table));
}

} // namespace vitrine::views
