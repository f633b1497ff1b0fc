// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/why_not/why_not_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/link_text.h"
#include "views/base/machine_choice.h"
#include "views/docks/why_not/why_not_rows.h"
#include "views/kit/footer.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/stack.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QPushButton>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {196, 60, 60, 188, 76, 216};
constexpr int kMinHeight = 180;
constexpr int kIndentation = 12; ///< so that names of knobs are whole

QString drawText(std::uint32_t draw, SentenceLinks* links)
{
    const Link link{.place = DrawLink{draw, {}}, .selection = {}};
    return linked(links, linkText(link), link);
}

/// Sentences have their row for themselves.
void spanSentences(QTreeView& table, const QModelIndex& parent = {})
{
    const QAbstractItemModel& model = *table.model();
    for (int i = 0; i < model.rowCount(parent); ++i) {
        const QModelIndex row = model.index(i, 0, parent);
        table.setFirstColumnSpanned(i, parent, row.siblingAtColumn(1).data().toString().isEmpty());
        spanSentences(table, row);
    }
}

} // namespace

WhyNotView::WhyNotView(Desk& desk) : AskingView(desk)
{
    AskingPane& content =
        setContent(makeContent(), {tr("Open a capture to find out why its draws go without HiZ culling, early test, "
                                      "bypass or layer 2."),
                                   tr("The runs were cancelled.")});
    auto* layout = stack(this);
    layout->addWidget(makeHeader());
    layout->addWidget(&content, 1);
    setMinimumHeight(kMinHeight);
    setFocusProxy(m_table);
}

QWidget* WhyNotView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* row = layOutHeader(*header);
    m_headline = new LinkLabel(desk(), header);
    m_headline->setObjectName(QStringLiteral("whyNotHeadline"));
    m_headline->setAccessibleName(tr("What was run"));
    m_headline->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_headline, 1);
    m_run = new QPushButton(tr("Run"), header);
    m_run->setObjectName(QStringLiteral("runWhyNot"));
    m_run->setToolTip(tr("<b>Run</b><br>Runs the draw on this machine by itself, and once more with each single change "
                         "of a knob or of its state that may bring something back."));
    m_run->setEnabled(false);
    row->addWidget(m_run);
    connect(m_run, &QPushButton::clicked, this, &WhyNotView::run);
    QAction* run = makeLocalAction(*this, {"run-why-not",
                                           tr("Run the draw with each change"),
                                           tr("Finds out what the draw that is shown goes without, and why."),
                                           {Qt::CTRL | Qt::Key_Return}});
    run->setShortcutContext(Qt::WidgetWithChildrenShortcut); // wherever in the dock the keyboard is
    connect(run, &QAction::triggered, m_run, &QPushButton::click);
    addAction(run);
    return header;
}

QWidget* WhyNotView::makeContent()
{
    auto* content = new QWidget;
    m_table = new RowTable(desk(), QStringLiteral("why-not"), whyNotColumns(), content, kWidths);
    m_table->setAccessibleName(tr("What the draw goes without"));
    m_table->setSortingEnabled(false); // the rule, where it comes from, then what helps
    m_table->setIndentation(kIndentation);
    addUseAction();
    auto* footer = new Footer(content);
    auto* legend = new LinkLabel(desk(), footer);
    legend->setProperty("role", "secondary");
    legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    legend->setSentence(tr("Δ: more (+) or less (−) than the draw takes as it is, measured. Enter on a knob uses that "
                           "machine."),
                        {});
    footer->add(legend);
    auto* layout = stack(content);
    layout->addWidget(m_table, 1);
    layout->addWidget(footer);
    return content;
}

void WhyNotView::addUseAction()
{
    m_use = makeLocalAction(*m_table, {"use-why-not",
                                       tr("Use the machine with this change"),
                                       tr("Replays the capture on this machine with the knob of the row changed. The "
                                          "toolbar leads back."),
                                       {}});
    m_use->setEnabled(false);
    m_table->addAction(m_use);
    addFollowAction(*m_table, desk());
    connect(m_use, &QAction::triggered, this, &WhyNotView::useCurrent);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& row) {
        if (!linkAt(row)) // which is followed
            useCurrent();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { m_use->setEnabled(currentKnob() != nullptr); });
}

std::optional<WhyNotQuestion> WhyNotView::questionNow() const
{
    const Moment& moment = desk().moment();
    const auto draw = moment.isOpen() ? moment.draw() : std::nullopt;
    if (!draw)
        return std::nullopt;
    return WhyNotQuestion{draw->draw, draw->callIndex, moment.machine};
}

const core::SingleChange* WhyNotView::currentKnob() const
{
    const core::RestoringChange* change = m_answer ? changeAt(*m_answer, m_table->currentIndex()) : nullptr;
    return change && change->change.isKnob() ? &change->change : nullptr;
}

void WhyNotView::follow(const Changes&)
{
    m_run->setEnabled(questionNow().has_value());
    if (question() && question()->machine == desk().moment().machine)
        return showHeadline();
    showReady();
}

void WhyNotView::showReady()
{
    const auto now = questionNow();
    const QString sentence =
        now ? tr("Press Run to find out what %1 goes without, of HiZ culling, early test, bypass and layer 2, and why: "
                 "it is run by itself, and once more with each single change that may help.")
                  .arg(drawText(now->draw, nullptr))
            : tr("Go to a draw to find out why it goes without HiZ culling, early test, bypass or layer 2.");
    if (pane().sentence() == sentence)
        return;
    showNothing(sentence);
    m_run->setEnabled(now.has_value());
}

void WhyNotView::run()
{
    if (const auto now = questionNow())
        ask(*now);
}

void WhyNotView::useCurrent()
{
    const core::SingleChange* knob = currentKnob();
    if (!knob || !question())
        return;
    MachineChoice machine = *question()->machine;
    machine.config = core::changedBy(*knob, machine.config);
    desk().useMachine(machine);
}

Asked<core::WhyNot> WhyNotView::asked(const WhyNotQuestion& question)
{
    const auto work = [question](Inspection& inspection) {
        core::WhyNotPace pace;
        pace.stop = inspection.stop;
        pace.progress = inspection.progress;
        return core::whyNot(inspection.source, question.machine->config, question.call, pace);
    };
    return {.position = desk().moment().position,
            .busy = tr("Running %1 with each change").arg(drawText(question.draw, nullptr)),
            .work = work,
            .take = {}};
}

void WhyNotView::showAnswer(const std::shared_ptr<const core::WhyNot>& answer)
{
    m_answer = answer;
    m_draw = question()->draw;
    m_table->setRows(whyNotRows(*answer));
    spanSentences(*m_table);
    m_use->setEnabled(currentKnob() != nullptr);
    showHeadline();
    pane().showContent();
}

void WhyNotView::dropAnswer()
{
    m_answer.reset();
    m_use->setEnabled(false);
    m_headline->clearSentence();
    m_run->setEnabled(questionNow().has_value());
}

void WhyNotView::showHeadline()
{
    if (!m_answer)
        return;
    SentenceLinks links;
    const auto now = questionNow();
    const bool isOther = now && now->draw != m_draw;
    QString sentence = tr("On %1, alone: %2 and energy (illustrative) of %3")
                           .arg(drawText(m_draw, &links), counted(m_answer->cycles, tr("%1 cycle"), tr("%1 cycles")),
                                hundredthsText(m_answer->energy));
    if (isOther)
        sentence = tr("%1. Press Run for %2").arg(sentence, drawText(now->draw, nullptr));
    m_headline->setSentence(sentence, links);
    QFont font = m_headline->font();
    font.setBold(isOther);
    m_headline->setFont(font);
}

QList<Export> WhyNotView::exports() const
{
    return m_answer ? modelExports(m_table->rows(), QStringLiteral("why_not")) : QList<Export>();
}

void WhyNotView::copy()
{
    if (m_answer)
        QApplication::clipboard()->setText(m_headline->plainText() + QStringLiteral("\n\n") + rowsAsText(*m_table));
}

} // namespace vitrine::views
