// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/trace_bar.h"

namespace vitrine::views {

TraceBar::TraceBar(TracePlayer& player, QWidget* parent) : StepBar(player, parent)
{
    const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
    addStart();
    addButton({"trace-run-back", Symbol::PreviousFrame, tr("Run back"),
               tr("Back to the last breakpoint, else to the start."), Qt::Key_F5, shift,
               [&player] { player.run(Direction::Backward); }});
    addButton({"trace-line-back", Symbol::PreviousAction, tr("Line back"),
               tr("Back to the line of the source before this one."), Qt::Key_F8, shift,
               [&player] { player.stepLine(Direction::Backward); }});
    addBack();
    addForward();
    addButton({"trace-line", Symbol::NextAction, tr("Line"), tr("On to the next line of the source."), Qt::Key_F8,
               Qt::NoModifier, [&player] { player.stepLine(Direction::Forward); }});
    addButton({"trace-run", Symbol::NextFrame, tr("Run"), tr("On to the next breakpoint, else to the end."), Qt::Key_F5,
               Qt::NoModifier, [&player] { player.run(Direction::Forward); }});
    addEnd();
    addPlace(tr("Instructions that this lane has executed."));
    // Without buttons.
    addKey({"trace-breakpoint", Symbol::Search, tr("Set or remove a breakpoint"),
            tr("Sets a breakpoint where the cursor is, or removes it."), Qt::Key_F9, Qt::NoModifier,
            [this] { emit breakpointRequested(); }});
    addKey({"trace-run-to-cursor", Symbol::Search, tr("Run to the cursor"), tr("On to the line where the cursor is."),
            Qt::Key_F10, Qt::ControlModifier, [this] { emit runToCaretRequested(Direction::Forward); }});
    addKey({"trace-run-back-to-cursor", Symbol::Search, tr("Run back to the cursor"),
            tr("Back to the line where the cursor is."), Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier,
            [this] { emit runToCaretRequested(Direction::Backward); }});
}

} // namespace vitrine::views
