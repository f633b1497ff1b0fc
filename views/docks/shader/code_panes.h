// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/shader/trace_player.h"

#include <QWidget>

#include <map>

class QSplitter;

namespace vitrine::views {

class InstructionCycles;
class SourcePane;
class SourceView;

/// The source and the instructions side by side, in step, with breakpoints in their gutters.
class CodePanes final : public QWidget {
    Q_OBJECT

public:
    explicit CodePanes(TracePlayer& player, QWidget* parent = nullptr);

    [[nodiscard]] SourceView& source() const;
    [[nodiscard]] SourceView& disassembly() const;
    /// A breakpoint where the caret of the text at hand stands.
    void toggleAtCaret();
    /// Grays the instructions that discard, with a note why they are not executed (HIZ-26). Empty: they are.
    void setDiscardSkipped(const QString& note);
    /// Where its cycles went, beside its lines and instructions.
    void setCycles(const InstructionCycles& cycles);
    /// To where it stands.
    void runToCaret(Direction direction);

private:
    void showTrace();
    void showInstructionNotes();
    void showPlace();
    void showBreakpoints();
    [[nodiscard]] std::map<int, QString> lastWrites() const;
    [[nodiscard]] core::TraceBreakpoint caret() const;
    void showMenu(SourceView& view, const QPoint& place);

    TracePlayer& m_player;
    SourcePane* m_source;
    SourcePane* m_disassembly;
    QString m_whySkipped; ///< instructions that discard; empty: they are executed
};

} // namespace vitrine::views
