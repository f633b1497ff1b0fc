// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/frames/frames_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/machine_choice.h"
#include "views/docks/configuration/compared_range.h"
#include "views/docks/frames/frames_strip.h"
#include "views/kit/footer.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/stack.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {80, 56, 88, 88, 72, 96, 64, 64, 64, 72, 200};
constexpr int kMinHeight = 180;
constexpr int kBoxWidth = 72;
constexpr std::size_t kOffered = 8; // frames, at first

} // namespace

FramesView::FramesView(Desk& desk) : AskingView(desk)
{
    AskingPane& content = setContent(
        makeContent(), {tr("Open a capture to record its frames one behind the other."),
                        tr("The recording was stopped. Those that are done are kept: Run goes on behind them.")});
    auto* layout = stack(this);
    layout->addWidget(makeHeader());
    layout->addWidget(&content, 1);
    setMinimumHeight(kMinHeight);
    setFocusProxy(m_table);
}

QWidget* FramesView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* row = layOutHeader(*header);
    m_headline = new LinkLabel(desk(), header);
    m_headline->setObjectName(QStringLiteral("framesHeadline"));
    m_headline->setAccessibleName(tr("What was recorded"));
    m_headline->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_headline, 1);
    m_first = makeBox(header, "framesFirst", tr("Frames"), tr("<b>From frame</b><br>The first one that is recorded."));
    m_last = makeBox(header, "framesLast", tr("to"), tr("<b>To frame</b><br>The last one that is recorded."));
    m_run = new QPushButton(tr("Run"), header);
    m_run->setObjectName(QStringLiteral("runFrames"));
    m_run->setToolTip(tr("<b>Run</b><br>Records these frames on this machine, each as one run with draws in flight."));
    m_run->setEnabled(false);
    row->addWidget(m_run);
    connect(m_run, &QPushButton::clicked, this, &FramesView::run);
    QAction* run = makeLocalAction(*this, {"run-frames",
                                           tr("Record the frames"),
                                           tr("Records the frames that the dock names, one behind the other."),
                                           {Qt::CTRL | Qt::Key_Return}});
    run->setShortcutContext(Qt::WidgetWithChildrenShortcut); // wherever in the dock the keyboard is
    connect(run, &QAction::triggered, m_run, &QPushButton::click);
    addAction(run);
    return header;
}

QSpinBox* FramesView::makeBox(QWidget* header, const char* name, const QString& word, const QString& sentence)
{
    auto* label = new QLabel(word, header);
    label->setProperty("role", "secondary");
    auto* box = new QSpinBox(header);
    box->setObjectName(QLatin1String(name));
    box->setKeyboardTracking(false); // a number counts when it is whole
    box->setFixedWidth(kBoxWidth);
    box->setEnabled(false);
    box->setAccessibleName(word);
    box->setToolTip(sentence);
    label->setBuddy(box);
    header->layout()->addWidget(label);
    header->layout()->addWidget(box);
    return box;
}

QWidget* FramesView::makeContent()
{
    auto* content = new QWidget;
    m_strip = new FramesStrip(m_facts, content);
    connect(m_strip, &FramesStrip::chosen, this,
            [this](std::size_t place) { desk().follow(linkToFrame(m_facts.frames[place].run.frame, *m_facts.index)); });
    m_table = new RowTable(desk(), QStringLiteral("frames"), frameColumns(), content, kWidths);
    m_table->setAccessibleName(tr("The frames and their sums"));
    auto* footer = new Footer(content);
    auto* legend = new LinkLabel(desk(), footer);
    legend->setProperty("role", "secondary");
    legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    legend->setSentence(tr("Shares: of the cycles of all processors. Cycles lead into the frame's timeline."), {});
    footer->add(legend);
    auto* layout = stack(content);
    layout->addWidget(m_strip);
    layout->addWidget(m_table, 1);
    layout->addWidget(footer);
    return content;
}

/// With the calls behind the last present, if any draws.
std::size_t FramesView::frameCount() const
{
    const EventIndex& known = *index();
    const bool goesOn = !known.actions.empty() && known.actions.back().frame >= known.frames.size();
    return known.frames.size() + (goesOn ? 1 : 0);
}

/// The frame that is shown, and some behind it.
void FramesView::offerFrames()
{
    if (m_offered == index())
        return;
    m_offered = index();
    const auto most = static_cast<int>(std::max<std::size_t>(frameCount(), 1) - 1);
    const auto shown = std::min(static_cast<int>(shownFrame(desk().moment())), most);
    for (QSpinBox* box : {m_first, m_last}) {
        box->setRange(0, most);
        box->setEnabled(frameCount() > 0);
    }
    m_first->setValue(shown);
    m_last->setValue(std::min(shown + static_cast<int>(kOffered) - 1, most));
}

void FramesView::follow(const Changes&)
{
    offerFrames();
    const Moment& moment = desk().moment();
    m_run->setEnabled(frameCount() > 0);
    m_strip->setShown(shownFrame(moment));
    if (question() && question()->machine == moment.machine)
        return;
    const QString sentence = frameCount() > 0
                                 ? tr("Press Run to record the frames one behind the other, each with draws in flight.")
                                 : tr("The capture draws nothing.");
    if (pane().sentence() == sentence)
        return;
    showNothing(sentence);
    m_run->setEnabled(frameCount() > 0);
}

void FramesView::run()
{
    const Moment& moment = desk().moment();
    if (!moment.isOpen())
        return;
    const auto [first, last] = std::minmax({m_first->value(), m_last->value()});
    ask({static_cast<std::size_t>(first), static_cast<std::size_t>(last), moment.machine});
}

Asked<std::vector<core::FrameTotals>> FramesView::asked(const FramesQuestion& question)
{
    if (!m_known || m_knownOf != question.machine) {
        m_known = std::make_shared<core::KnownFrames>();
        m_knownOf = question.machine;
    }
    const auto work = [question, known = m_known](Inspection& inspection) {
        return core::frameTotals(inspection.source, inspection.config, *inspection.frames, question.first,
                                 question.last, *known, {inspection.stop, inspection.progress});
    };
    return {.position = desk().moment().position, .busy = tr("Recording frames"), .work = work, .take = {}};
}

void FramesView::showAnswer(const std::shared_ptr<const std::vector<core::FrameTotals>>& answer)
{
    m_facts = {index(), *answer};
    m_table->setRows(frameRows(m_facts));
    m_strip->update();
    showHeadline();
    pane().showContent();
}

void FramesView::dropCapture()
{
    m_known.reset();
    m_offered.reset();
}

void FramesView::dropAnswer()
{
    m_facts = {};
    m_headline->clearSentence();
    m_run->setEnabled(desk().moment().isOpen());
}

void FramesView::showHeadline()
{
    SentenceLinks links;
    const core::FrameTotals& costliest = m_facts.costliest();
    m_headline->setSentence(tr("%1: %2; most: %3")
                                .arg(counted(m_facts.frames.size(), tr("%1 frame"), tr("%1 frames")),
                                     counted(m_facts.cycles(), tr("%1 cycle"), tr("%1 cycles")),
                                     frameText(costliest.run.frame, *m_facts.index, &links)),
                            links);
}

QList<Export> FramesView::exports() const
{
    return m_facts.isEmpty() ? QList<Export>() : modelExports(m_table->rows(), QStringLiteral("frames"));
}

void FramesView::copy()
{
    if (!m_facts.isEmpty())
        QApplication::clipboard()->setText(m_headline->plainText() + QStringLiteral("\n\n") + rowsAsText(*m_table));
}

} // namespace vitrine::views
