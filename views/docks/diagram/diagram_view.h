// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/machine_view.h"

class QLabel;
class QStackedWidget;
class QToolButton;

namespace vitrine::views {

class DataLegend;
class DiagramCanvas;
class RowTable;

/// The running machine as a block diagram (V-PIPE): units with what they do at the cursor, queues with what they hold,
/// and what holds the selected unit up.
class DiagramView final : public MachineView {
    Q_OBJECT

public:
    explicit DiagramView(Desk& desk);

    [[nodiscard]] DiagramCanvas& canvas() const { return *m_canvas; }
    [[nodiscard]] RowTable& table() const { return *m_table; }
    [[nodiscard]] QToolButton& tableButton() const { return *m_asTable; }
    [[nodiscard]] QLabel& sentence() const { return *m_sentence; }
    /// Where the cursor is in the draw, and which way its fragments took.
    [[nodiscard]] QLabel& place() const { return *m_place; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    QWidget* makeHeader();
    QWidget* makeContent();
    void showSwitch(bool isTable);
    void showMenu(std::size_t node, const QPoint& globalPlace);
    /// `moment`: the machine at the cursor; null: what was recorded of it.
    void showState(const core::Snapshot* moment);
    void showPlace();
    void showSentence();

    DiagramCanvas* m_canvas = nullptr;
    RowTable* m_table = nullptr;
    QStackedWidget* m_stack = nullptr;
    QToolButton* m_asTable = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_sentence = nullptr;
    DataLegend* m_legend = nullptr;
};

} // namespace vitrine::views
