// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/commands/commands_view.h"

#include "core/session/machine/draw_recording.h"
#include "views/base/event_index.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/docks/commands/command_columns.h"
#include "views/kit/filter_line.h"
#include "views/kit/footer.h"
#include "views/machine/machine_page.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine::views {

CommandsView::CommandsView(Desk& desk)
    : MachineView(desk),
      m_commands(new FactTable(desk, QStringLiteral("commands.commands"), commandColumns(m_facts), this))
{
    m_commands->setObjectName(QStringLiteral("commandTable"));
    m_commands->setAccessibleName(tr("Commands of the draw"));
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_commands);
    QWidget* registers = makeRegisters();
    splitter->addWidget(registers);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    m_page = new MachinePage(desk, {QStringLiteral("command"), {}}, splitter, this);
    m_page->addSwitchOf(registers, tr("Registers"), tr("Shows what the registers hold at the cursor."));
    m_wholeFrame = m_page->addSwitch(tr("Whole frame"),
                                     tr("Lists the commands of all draws of the frame, not of this one alone."), false);
    m_wholeFrame->setObjectName(QStringLiteral("wholeFrame"));
    connect(m_wholeFrame, &QToolButton::toggled, this, &CommandsView::listFrame);
    m_page->footer().hide(); // there are no values beside those of the tables
    Pane& pane = setContent(m_page, tr("Go to a draw to see the commands that it is made of."));
    stack(this)->addWidget(&pane, 1);
    setFocusProxy(m_commands);
    connect(m_commands, &FactTable::rowChosen, this, &CommandsView::goToCommand);
}

QWidget* CommandsView::makeRegisters()
{
    auto* part = new QWidget;
    m_registers = new FactTable(desk(), QStringLiteral("commands.registers"), registerColumns(m_facts), part);
    m_registers->setObjectName(QStringLiteral("registerTable"));
    m_registers->setAccessibleName(tr("Registers at the cursor"));
    QLineEdit* filter = makeFilterLine(part, {tr("Filter: a register or a value"), tr("Filter registers"),
                                              tr("Keeps the registers whose name or value contains this text.")});
    connect(filter, &QLineEdit::textChanged, m_registers, &FactTable::setWords);
    auto* column = stack(part);
    auto* header = new QWidget(part);
    layOutHeader(*header)->addWidget(filter);
    column->addWidget(header);
    column->addWidget(m_registers, 1);
    return part;
}

void CommandsView::showRecording()
{
    m_commands->setRowTotal(0);
    m_registers->setRowTotal(0);
    m_facts = {};
    if (!recording())
        return desk().inspector().forget(m_wholeFrame);
    m_facts.recording = recording();
    m_facts.draw = recordings().shownDraw();
    m_facts.isInFrame = recordings().isInFrame();
    m_wholeFrame->setVisible(!m_facts.isInFrame); // there is nothing else
    listFrame(m_wholeFrame->isChecked() || m_facts.isInFrame);
}

/// Those of the frame, null: of the draw alone.
void CommandsView::showCommands(std::shared_ptr<const CommandFacts::FrameCommands> frame)
{
    m_facts.frame = std::move(frame);
    m_facts.moveTo(recordings().cursor());
    m_commands->setRowTotal(static_cast<int>(m_facts.rows.size()));
    m_page->setSummary(summary());
    showMoment();
}

void CommandsView::showCursor()
{
    m_facts.draw = recordings().shownDraw(); // in its frame the cursor goes from draw to draw
    m_facts.moveTo(recordings().cursor());
    m_commands->tellChanged();
    showMoment();
}

/// What the facts say of the cursor.
void CommandsView::showMoment()
{
    m_registers->setRowTotal(static_cast<int>(m_facts.registers.size()));
    if (m_facts.lastTaken >= 0)
        m_commands->setCurrentRow(m_facts.lastTaken);
    showRegister();
}

/// The selected one.
void CommandsView::showRegister()
{
    const auto* link = std::get_if<RegisterLink>(&desk().selection());
    const auto held = std::ranges::find_if(m_facts.registers, [link](const CommandFacts::Register& one) {
        return link && core::registerName(one.address) == link->name;
    });
    if (held != m_facts.registers.end())
        m_registers->setCurrentRow(static_cast<int>(held - m_facts.registers.begin()));
}

/// The commands of other draws come from a replay of the frame.
void CommandsView::listFrame(bool isWhole)
{
    desk().inspector().forget(m_wholeFrame);
    const auto& index = desk().moment().index;
    if (!recording() || !index)
        return;
    const auto action = std::ranges::find_if(index->actions, [this](const core::ActionEntry& entry) {
        return entry.kind == core::ActionKind::Draw && entry.draw == m_facts.draw;
    });
    showCommands(nullptr); // until there is more
    if (!isWhole || action == index->actions.end())
        return;
    desk().inspector().ask<CommandFacts::FrameCommands>(
        m_wholeFrame, index->beginOf(action->frame),
        [end = index->endOf(action->frame)](Inspection& inspection) {
            return core::frameCommands(inspection.replay, inspection.source, end, inspection.stop);
        },
        [this, of = recording()](const core::Result<std::shared_ptr<const CommandFacts::FrameCommands>>& answer) {
            if (of != recording())
                return;
            if (!answer)
                return desk().say(inWords(answer.error().message));
            showCommands(*answer);
        });
}

QString CommandsView::summary() const
{
    std::size_t words = 0, registers = 0;
    for (const CommandFacts::Row& row : m_facts.rows) {
        words += row.command->words.size();
        registers += row.command->registers.size();
    }
    return QStringList{counted(m_facts.rows.size(), tr("%1 command"), tr("%1 commands")),
                       counted(words, tr("%1 word"), tr("%1 words")),
                       counted(registers, tr("%1 register written"), tr("%1 registers written"))}
        .join(QStringLiteral(" · "));
}

/// To the moment after it: what it has written is there then.
void CommandsView::goToCommand(int number)
{
    const CommandFacts::Row& row = m_facts.row(number);
    if (row.cycle)
        desk().follow(linkToCycle(recordings().draw(), *row.cycle));
}

QList<Export> CommandsView::exports() const
{
    if (!m_facts.recording)
        return {};
    QList<Export> all = modelExports(*m_commands->model(), QStringLiteral("commands"));
    for (Export format : modelExports(*m_registers->model(), QStringLiteral("registers"))) {
        format.name = tr("Registers as %1").arg(format.name);
        all << format;
    }
    return all;
}

void CommandsView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(m_registers->hasFocus() ? *m_registers : *m_commands));
}

} // namespace vitrine::views
