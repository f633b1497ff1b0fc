// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/what_if/what_if_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/configuration/compared_range.h"
#include "views/docks/what_if/switch_panel.h"
#include "views/docks/what_if/what_if_rows.h"
#include "views/docks/what_if/what_if_sentences.h"
#include "views/kit/footer.h"
#include "views/kit/row_table.h"
#include "views/theme/local_action.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

constexpr int kControlWidth = 380, kAnswerWidth = 620;
constexpr int kMinHeight = 220;
/// Of columns, so that the last of them can be seen beside the switches.
using Widths = std::array<int, 4>;
constexpr Widths kDifferenceWidths{152, 90, 90, 132}, kBenefitWidths{214, 78, 78, 80};
const QColor kPass(0x00, 0x9e, 0x73);

/// In every language their names can be read.
Widths widened(Widths widths, const QStringList& columns, const QFont& font)
{
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const QString& name = columns[static_cast<qsizetype>(i)];
        widths[i] = std::max(widths[i], QFontMetrics(font).horizontalAdvance(name) + 2 * kPadding);
    }
    return widths;
}

} // namespace

WhatIfView::WhatIfView(Desk& desk) : DockView(desk)
{
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeControls());
    m_pane = new AskingPane(desk, makeAnswer(), {}, splitter);
    splitter->addWidget(m_pane);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kControlWidth, kAnswerWidth});
    stack(this)->addWidget(splitter);
    setMinimumHeight(kMinHeight);
    setFocusProxy(m_switches);
    connect(m_pane, &AskingPane::stopped, this, &WhatIfView::showNothing);
    connect(m_switches, &SwitchPanel::switched, this, &WhatIfView::showState);
    connect(&desk, &Desk::whatIfAsked, this, [this](const QString& knob, const QString& value) {
        const std::string name = knob.toStdString(), word = value.toStdString();
        m_switches->set(std::array{core::KnobSetting{name, word}});
    });
    connect(m_switches, &SwitchPanel::refused, this, [this](const QString& sentence) { this->desk().say(sentence); });
    showNothing();
    showState();
}

QWidget* WhatIfView::makeControls()
{
    auto* controls = new QWidget(this);
    auto* header = new QWidget(controls);
    auto* row = layOutHeader(*header);
    m_part = makePartChoice(header);
    m_part->setObjectName(QStringLiteral("whatIfPart"));
    row->addWidget(m_part, 1);
    m_reset = addTool(*header, tr("Reset"), tr("Sets every switch as the machine in use has it."));
    m_reset->setObjectName(QStringLiteral("resetSwitches"));
    m_use = addTool(*header, tr("Use"),
                    tr("Replays the capture on the machine with these switches, from the place "
                       "shown."));
    m_use->setObjectName(QStringLiteral("useSwitches"));
    m_run = new QPushButton(tr("Run"), header);
    m_run->setObjectName(QStringLiteral("runWhatIf"));
    row->addWidget(m_run);
    m_switches = new SwitchPanel(controls);
    QScrollArea* area = makeScrollArea(tr("Switches"), false, controls);
    area->setWidget(m_switches);
    area->setMinimumWidth(m_switches->minimumSizeHint().width());
    auto* column = stack(controls);
    column->addWidget(header);
    column->addWidget(area, 1);
    connect(m_part, &QComboBox::currentIndexChanged, this, &WhatIfView::showState);
    connect(m_run, &QPushButton::clicked, this, &WhatIfView::run);
    QAction* run = makeLocalAction(*this, {"run-what-if",
                                           tr("Run both machines"),
                                           tr("Runs this machine and the other one, and compares them."),
                                           {Qt::CTRL | Qt::Key_Return}});
    run->setShortcutContext(Qt::WidgetWithChildrenShortcut); // wherever in the dock the keyboard is
    connect(run, &QAction::triggered, m_run, &QPushButton::click);
    addAction(run);
    connect(m_reset, &QToolButton::clicked, m_switches, &SwitchPanel::reset);
    connect(m_use, &QToolButton::clicked, this, [this] {
        this->desk().useMachine({this->desk().moment().machine->name, m_switches->draft()});
    });
    return controls;
}

QWidget* WhatIfView::makeAnswer()
{
    auto* answer = new QWidget;
    auto* header = new QWidget(answer);
    m_headline = new LinkLabel(desk(), header);
    m_headline->setObjectName(QStringLiteral("whatIfHeadline"));
    m_headline->setAccessibleName(tr("What was asked"));
    m_headline->setWordWrap(true);
    layOutHeader(*header)->addWidget(m_headline);
    m_figures = makeFigures(answer);
    auto* column = stack(answer);
    column->addWidget(header);
    column->addWidget(m_figures, 1);
    return answer;
}

QWidget* WhatIfView::makeFigures(QWidget* parent)
{
    auto* figures = new QWidget(parent);
    m_tabs = new QTabWidget(figures);
    m_tabs->setDocumentMode(true);
    const auto makeTable = [this](const char* id, const QStringList& columns, const Widths& widths) {
        return new RowTable(desk(), QLatin1String(id), columns, nullptr, widened(widths, columns, font()));
    };
    m_differences = makeTable("what-if.differences",
                              {tr("Measure"), tr("This machine"), tr("What if"), tr("Difference")}, kDifferenceWidths);
    m_differences->setAccessibleName(tr("What the machines cost"));
    m_benefit =
        makeTable("what-if.hiz", {tr("Measure"), tr("HiZ off"), tr("layer 1"), tr("layers 1 and 2")}, kBenefitWidths);
    m_benefit->setObjectName(QStringLiteral("hizBenefit"));
    m_benefit->setAccessibleName(tr("What HiZ saves"));
    m_tabs->addTab(m_differences, tr("Difference"));
    m_tabs->addTab(m_benefit, tr("HiZ, layer by layer"));
    auto* footer = new Footer(figures);
    auto* row = footer->addRow();
    m_mark = new QLabel(footer);
    QFont bold = m_mark->font();
    bold.setBold(true);
    m_mark->setFont(bold);
    m_verdict = new LinkLabel(desk(), footer);
    m_verdict->setObjectName(QStringLiteral("whatIfVerdict"));
    m_verdict->setAccessibleName(tr("Whether the images are equal"));
    row->addWidget(m_mark);
    row->addWidget(m_verdict, 1);
    auto* column = stack(figures);
    column->addWidget(m_tabs, 1);
    column->addWidget(footer);
    return figures;
}

void WhatIfView::refresh(const Changes& changes)
{
    if (!changes.moment)
        return;
    const Moment& moment = desk().moment();
    if (moment.index != m_capture || moment.machine != m_machine) {
        m_capture = moment.index;
        m_machine = moment.machine;
        if (m_machine)
            m_switches->setBase(m_machine->config);
        m_pane->forget();
        showNothing();
    }
    showState();
}

void WhatIfView::changeEvent(QEvent* event)
{
    DockView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) // the colors of the theme
        showHeadline();
}

WhatIfQuestion WhatIfView::question() const
{
    return {m_switches->base(), m_switches->draft(),
            comparedRange(desk().moment(), static_cast<ComparedPart>(m_part->currentIndex()))};
}

void WhatIfView::showNothing()
{
    m_asked.reset();
    m_pane->showEmpty(desk().moment().isOpen()
                          ? tr("Turn a switch and press Run: what both machines cost on the draw or the frame that is "
                               "shown, and whether every pixel is equal.")
                          : tr("Open a capture to ask what another machine would save."));
}

void WhatIfView::showState()
{
    const bool isOpen = desk().moment().isOpen();
    const bool isSwitched = m_switches->draft() != m_switches->base();
    for (QWidget* part : {static_cast<QWidget*>(m_switches), static_cast<QWidget*>(m_part)})
        part->setEnabled(isOpen);
    for (QWidget* button : {static_cast<QWidget*>(m_run), static_cast<QWidget*>(m_reset), static_cast<QWidget*>(m_use)})
        button->setEnabled(isOpen && isSwitched);
    m_run->setToolTip(isSwitched ? tr("<b>Run</b><br>Runs both machines side by side, cycle by cycle, and compares "
                                      "every pixel after every draw, in flight where the frame ends.")
                                 : tr("<b>Run</b><br>Turn a switch first: both machines are the same."));
    showHeadline();
}

void WhatIfView::showHeadline()
{
    if (!m_asked || !desk().moment().isOpen())
        return;
    const WhatIfQuestion now = question();
    const bool isOutdated = *m_asked != now;
    const WhatIfSentence sentence = isOutdated ? outdatedSentence(*m_asked, now) : headlineOf(*m_asked);
    m_headline->setSentence(sentence.text, sentence.links);
    QFont font = m_headline->font();
    font.setBold(isOutdated);
    m_headline->setFont(font);
    const QString look = isOutdated
                             ? QStringLiteral("QTreeView, QLabel { color: %1 }").arg(Theme::current().secondary.name())
                             : QString();
    if (m_figures->styleSheet() != look)
        m_figures->setStyleSheet(look);
}

void WhatIfView::run()
{
    m_pane->ask<WhatIfAnswer>(
        {.busy = tr("Running the machines"),
         .work = [question = question()](Inspection& inspection) { return answerOf(question, inspection); },
         .take = [this](const auto& answer) { show(*answer); },
         .fail =
             [this](const QString& why) {
                 m_asked.reset();
                 m_pane->showProblem(why);
             }});
}

void WhatIfView::show(const WhatIfAnswer& answer)
{
    m_differences->setRows(differenceRows(answer));
    m_benefit->setRows(benefitRows(answer));
    m_benefit->collapseAll(); // the draws: the sums stay open
    m_benefit->expand(m_benefit->model()->index(0, 0));
    m_tabs->setTabVisible(m_tabs->indexOf(m_benefit), !answer.hiz.lines.empty());
    const WhatIfVerdict verdict = verdictOf(answer);
    m_mark->setText(verdict.isEqual ? QStringLiteral("=") : QStringLiteral("≠"));
    m_mark->setAccessibleName(verdict.isEqual ? tr("equal") : tr("not equal"));
    QPalette colors = m_mark->palette();
    colors.setColor(QPalette::WindowText, verdict.isEqual ? kPass : Theme::current().fail);
    m_mark->setPalette(colors);
    m_verdict->setSentence(verdict.sentence, verdict.links);
    m_asked = answer.question;
    showHeadline();
    m_pane->showContent();
}

RowTable& WhatIfView::shownTable() const
{
    return m_tabs->currentWidget() == m_benefit ? *m_benefit : *m_differences;
}

QList<Export> WhatIfView::exports() const
{
    if (!m_pane->isContentShown())
        return {};
    const bool isHiz = &shownTable() == m_benefit;
    return modelExports(shownTable().rows(), isHiz ? QStringLiteral("hiz_benefit") : QStringLiteral("what_if"));
}

void WhatIfView::copy()
{
    if (!m_pane->isContentShown() || !m_asked)
        return;
    const QString headline = SentenceLinks::plain(headlineOf(*m_asked).text);
    QApplication::clipboard()->setText(headline + QStringLiteral("\n\n") + rowsAsText(shownTable()) +
                                       QLatin1Char('\n') + m_verdict->plainText());
}

} // namespace vitrine::views
