// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/shader/trace_player.h"

#include <QTabWidget>

#include <span>

class QAbstractItemModel;
class QComboBox;
class QTreeView;

namespace vitrine::views {

class BreakpointModel;
class Desk;
class FactTable;
class InstructionCycles;
class RegisterModel;
class VariableModel;

/// Variables, registers and breakpoints of a trace, and the cycles of its program.
class ValueTabs final : public QTabWidget {
    Q_OBJECT

public:
    ValueTabs(TracePlayer& player, const InstructionCycles& cycles, Desk& desk, QWidget* parent = nullptr);

    /// The table at hand.
    [[nodiscard]] QTreeView& table() const;
    [[nodiscard]] VariableModel& variables() const { return *m_variables; }
    [[nodiscard]] RegisterModel& registers() const { return *m_registers; }
    [[nodiscard]] FactTable& cycles() const { return *m_cycleTable; }
    void showBreakpoints();
    /// The cycles are others.
    void showCycles(const InstructionCycles& cycles);

private:
    QTreeView* makeTable(QAbstractItemModel& model, const QString& name, const QString& id,
                         std::span<const int> widths = {});
    QWidget* makeCorner();
    void showMenu(QTreeView& table, const QPoint& place);
    void goToWrite(Direction direction);
    void removeBreakpoint();

    TracePlayer& m_player;
    Desk& m_desk;
    VariableModel* m_variables;
    RegisterModel* m_registers;
    BreakpointModel* m_breakpoints;
    QTreeView* m_variableTree = nullptr;
    QTreeView* m_registerTable = nullptr;
    QTreeView* m_breakpointTable = nullptr;
    FactTable* m_cycleTable;
    QComboBox* m_format = nullptr;
};

} // namespace vitrine::views
