// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/code_panes.h"

#include "core/session/shader_trace/shader_trace_text.h"
#include "views/docks/shader/instruction_cycles.h"
#include "views/source/source_pane.h"
#include "views/source/source_view.h"
#include "views/theme/counted.h"
#include "views/theme/key_text.h"
#include "views/theme/text.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>

#include <set>
#include <span>

namespace vitrine::views {

CodePanes::CodePanes(TracePlayer& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_source(new SourcePane), m_disassembly(new SourcePane)
{
    source().setAccessibleName(tr("Source of the shader"));
    source().setObjectName(QStringLiteral("shaderSource"));
    setKeyTip(source(),
              tr("<b>Source</b><br>A click beside a line sets a breakpoint, as {key:trace-breakpoint} does; a "
                 "double click or {key:trace-run-to-cursor} runs to it."));
    disassembly().setAccessibleName(tr("Instructions of the shader"));
    disassembly().setObjectName(QStringLiteral("shaderInstructions"));
    disassembly().setFirstNumber(0);
    disassembly().setToolTip(tr("<b>Instructions</b><br>By their class: %1").arg(GlslHighlighter::opcodeLegend()));
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(m_source);
    splitter->addWidget(m_disassembly);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    setFocusProxy(m_source);

    for (SourceView* view : {&source(), &disassembly()}) {
        const bool isSource = view == &source();
        const auto where = [isSource](int line) { return static_cast<std::uint32_t>(isSource ? line : line - 1); };
        connect(view, &SourceView::gutterClicked, this,
                [this, isSource, where](int line) { m_player.toggle(isSource, where(line)); });
        connect(view, &SourceView::lineActivated, this, [this, isSource, where](int line) {
            m_player.runTo({.isLine = isSource, .where = where(line)}, Direction::Forward);
        });
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(view, &QWidget::customContextMenuRequested, this,
                [this, view](const QPoint& place) { showMenu(*view, place); });
    }
    connect(&player, &TracePlayer::traceChanged, this, &CodePanes::showTrace);
    connect(&player, &TracePlayer::moved, this, &CodePanes::showPlace);
    connect(&player, &TracePlayer::breakpointsChanged, this, &CodePanes::showBreakpoints);
}

SourceView& CodePanes::source() const
{
    return m_source->text();
}

SourceView& CodePanes::disassembly() const
{
    return m_disassembly->text();
}

void CodePanes::showTrace()
{
    if (!m_player.hasTrace())
        return;
    const core::Program& program = *m_player.trace()->program;
    source().setSource(QString::fromStdString(program.sourceText), SourceLanguage::Glsl);
    QStringList lines;
    for (const core::Instruction& instruction : program.instructions)
        lines << QString::fromStdString(core::instructionText(instruction));
    disassembly().setSource(lines.join(QLatin1Char('\n')), SourceLanguage::Assembly);
    showInstructionNotes();
}

void CodePanes::setDiscardSkipped(const QString& note)
{
    m_whySkipped = note;
    showInstructionNotes();
}

void CodePanes::setCycles(const InstructionCycles& cycles)
{
    source().setBars(cycles.bars(true));
    disassembly().setBars(cycles.bars(false));
}

void CodePanes::showInstructionNotes()
{
    std::map<int, QString> notes;
    std::set<int> skipped;
    const auto instructions =
        m_player.hasTrace() ? std::span(m_player.trace()->program->instructions) : std::span<const core::Instruction>();
    for (std::size_t i = 0; i < instructions.size(); ++i) {
        const int line = static_cast<int>(i) + 1;
        QStringList words;
        if (instructions[i].sourceLine != 0)
            words << tr("line %1").arg(instructions[i].sourceLine);
        if (instructions[i].opcode == core::Opcode::Kil && !m_whySkipped.isEmpty()) {
            words << m_whySkipped;
            skipped.insert(line);
        }
        if (!words.isEmpty())
            notes[line] = words.join(QStringLiteral(" · "));
    }
    disassembly().setNotes(notes);
    disassembly().setSkipped(std::move(skipped));
}

void CodePanes::showPlace()
{
    const auto optional = [](const std::optional<std::uint32_t>& value, int offset) {
        return value ? std::optional(static_cast<int>(*value) + offset) : std::nullopt;
    };
    source().setCurrentLine(optional(m_player.line(), 0));
    disassembly().setCurrentLine(optional(m_player.instruction(), 1));
    source().setNotes(lastWrites());
}

/// What the last step gave the variables of its line.
std::map<int, QString> CodePanes::lastWrites() const
{
    if (!m_player.hasTrace() || m_player.walk().position() == 0)
        return {};
    const core::LaneWalk& walk = m_player.walk();
    const std::size_t step = walk.position() - 1;
    QStringList values;
    for (const core::DebugVariable* variable : core::variablesWrittenBy(walk, step))
        values << QStringLiteral("%1 = %2").arg(QString::fromStdString(variable->name),
                                                QString::fromStdString(core::valueText(walk, *variable)));
    if (values.isEmpty() || walk.line(step) == 0)
        return {};
    return {{static_cast<int>(walk.line(step)), values.join(QStringLiteral(", "))}};
}

void CodePanes::showBreakpoints()
{
    std::map<int, LineMark> lines, instructions;
    for (std::size_t i = 0; i < m_player.breakpoints().size(); ++i) {
        const core::TraceBreakpoint& breakpoint = m_player.breakpoints()[i];
        const auto& hits = m_player.hits(i);
        LineMark mark{
            .symbol = breakpoint.isEnabled ? LineMark::Symbol::Breakpoint : LineMark::Symbol::DisabledBreakpoint,
            .text = hits
                        ? counted(hits->size(), tr("Breakpoint, hit %1 time here"), tr("Breakpoint, hit %1 times here"))
                        : inWords(hits.error().message)};
        if (!hits)
            mark.symbol = LineMark::Symbol::Error;
        if (!breakpoint.condition.empty())
            mark.text += QStringLiteral(": ") + QString::fromStdString(breakpoint.condition);
        (breakpoint.isLine ? lines : instructions)[static_cast<int>(breakpoint.where) + (breakpoint.isLine ? 0 : 1)] =
            mark;
    }
    source().setMarks(lines);
    disassembly().setMarks(instructions);
}

core::TraceBreakpoint CodePanes::caret() const
{
    const bool isSource = !disassembly().hasFocus();
    const int line = (isSource ? source() : disassembly()).caretLine();
    return {.isLine = isSource, .where = static_cast<std::uint32_t>(isSource ? line : line - 1)};
}

void CodePanes::toggleAtCaret()
{
    const core::TraceBreakpoint place = caret();
    m_player.toggle(place.isLine, place.where);
}

void CodePanes::runToCaret(Direction direction)
{
    m_player.runTo(caret(), direction);
}

void CodePanes::showMenu(SourceView& view, const QPoint& place)
{
    if (!m_player.hasTrace())
        return;
    view.setFocus();
    const int line = view.cursorForPosition(place).blockNumber() + 1;
    const bool isSource = &view == &source();
    const core::TraceBreakpoint here{.isLine = isSource,
                                     .where = static_cast<std::uint32_t>(isSource ? line : line - 1)};
    QMenu menu(this);
    menu.addAction(tr("Run to here"), this, [this, here] { m_player.runTo(here, Direction::Forward); });
    menu.addAction(tr("Run back to here"), this, [this, here] { m_player.runTo(here, Direction::Backward); });
    menu.addAction(tr("Set or remove a breakpoint"), this, [this, here] { m_player.toggle(here.isLine, here.where); });
    menu.addSeparator();
    QAction* copy = menu.addAction(tr("Copy"), &view, &QPlainTextEdit::copy);
    copy->setEnabled(view.textCursor().hasSelection());
    menu.exec(view.viewport()->mapToGlobal(place));
}

} // namespace vitrine::views
