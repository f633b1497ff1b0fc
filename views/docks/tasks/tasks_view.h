// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/tasks/task_model.h"
#include "views/machine/machine_view.h"

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class LinkedText;
class MachinePage;
class RowTable;
class TaskLife;

/// Every task of the shown draw, filtered and sorted; of the selected one its life as a picture and step by step.
class TasksView final : public MachineView {
    Q_OBJECT

public:
    explicit TasksView(Desk& desk);

    [[nodiscard]] QToolButton& recordButton() const { return *m_record; }
    [[nodiscard]] QLabel& count() const { return *m_count; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] std::optional<Lack> lack() const override;
    void showRecording() override;
    void showCursor() override;

private:
    void makeFilters();
    void makeNotice();
    void makeTable();
    void makeTask();
    void fillProcessors();
    void filter();
    void showCount();
    void showTask();
    void showSelected();
    void recordStretch();
    void showLog(SharedTaskLog log, const QString& told);

    TaskModel* m_model;
    QTreeView* m_table;
    MachinePage* m_page;
    QComboBox* m_stage = nullptr;
    QComboBox* m_processor = nullptr;
    QToolButton* m_inFlight = nullptr;
    QToolButton* m_atPixel = nullptr;
    QToolButton* m_record = nullptr;
    QToolButton* m_kept = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_way = nullptr; ///< of the fragments, where they have no tasks
    QWidget* m_notice = nullptr;
    QLabel* m_noticeText = nullptr;
    QWidget* m_task = nullptr;
    TaskLife* m_life = nullptr;
    LinkedText* m_report = nullptr;
    RowTable* m_steps = nullptr;
    std::optional<core::ItemId> m_selected;
    std::optional<TaskFilter::Pixel> m_pixel; ///< that was selected last
};

} // namespace vitrine::views
