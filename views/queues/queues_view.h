// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/machine_view.h"

#include <QTimer>

class QLabel;
class QProgressBar;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace vitrine::views {

class LinkedText;
class QueueTimeline;
class RowTable;

/// Why the machine waits: what every unit does and how full every queue is over the cycles of the shown draw, and of
/// the selected one its numbers and who holds it up. The same as tables.
class QueuesView final : public MachineView {
    Q_OBJECT

public:
    explicit QueuesView(Desk& desk);

    [[nodiscard]] QueueTimeline& timeline() const { return *m_timeline; }
    [[nodiscard]] LinkedText& report() const { return *m_report; }
    [[nodiscard]] QToolButton& tableButton() const { return *m_asTable; }
    [[nodiscard]] QLabel& readout() const { return *m_readout; }
    [[nodiscard]] QLabel& hiding() const { return *m_hiding; }
    [[nodiscard]] RowTable& queueTable() const { return *m_queueTable; }
    [[nodiscard]] RowTable& unitTable() const { return *m_unitTable; }
    [[nodiscard]] RowTable& blockedTable() const { return *m_blockedTable; }
    [[nodiscard]] QTabWidget& tables() const { return *m_tables; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    [[nodiscard]] QWidget* makeHeader(QWidget* parent);
    [[nodiscard]] QWidget* makeTimeline(QWidget* parent);
    [[nodiscard]] QWidget* makeTables(QWidget* parent);
    [[nodiscard]] RowTable& shownTable() const;
    void showTables();
    void showReport();
    void showHiding();
    void showStretch();
    void switchTo(bool table);

    QToolButton* m_fit = nullptr;
    QToolButton* m_asTable = nullptr;
    QToolButton* m_withReport = nullptr;
    QProgressBar* m_meter = nullptr;
    QLabel* m_hiding = nullptr;
    QLabel* m_readout = nullptr;
    QueueTimeline* m_timeline = nullptr;
    LinkedText* m_report = nullptr;
    QStackedWidget* m_pages = nullptr;
    QTabWidget* m_tables = nullptr;
    RowTable* m_queueTable = nullptr;
    RowTable* m_unitTable = nullptr;
    RowTable* m_blockedTable = nullptr;
    QTimer m_later; ///< what takes its time waits until the stretch stands still
};

} // namespace vitrine::views
