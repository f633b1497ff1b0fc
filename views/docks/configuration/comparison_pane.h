// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/session/comparison/comparison_table.h"
#include "views/base/dock_view.h"
#include "views/base/shared_machine.h"
#include "views/kit/asking_pane.h"

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace vitrine::views {

class Desk;
class MachineShelf;
class RowTable;

/// Two or three machines side by side on the shown draw or frame (ONE-08): what each costs, and whether the pixels are
/// equal.
class ComparisonPane final : public QWidget {
    Q_OBJECT

public:
    ComparisonPane(Desk& desk, MachineShelf& shelf, QWidget* parent = nullptr);

    [[nodiscard]] RowTable& table() const; ///< the one that is shown
    [[nodiscard]] QList<Export> exports() const;
    void copy();

    /// Names have come or gone; the machine in use is another one.
    void refreshMachines();
    /// Another place is shown: what was compared is of the old one.
    void refreshPlace();

private:
    struct Answer {
        core::ComparisonTable table;
        std::vector<core::ImageVerdict> images; ///< by machine
        QString part;                           ///< what was run: "draw 3"
        core::ImagesCompared when = core::ImagesCompared::EveryDraw;
    };

    RowTable* makeTable(const QString& id, const QStringList& columns);
    QWidget* makeHeader();
    void run();
    [[nodiscard]] core::Result<MachineChoice> machineOf(const QComboBox& choice) const;
    void show(const Answer& answer);

    Desk& m_desk;
    MachineShelf& m_shelf;
    QComboBox* m_first = nullptr;
    QComboBox* m_second = nullptr;
    QComboBox* m_third = nullptr;
    QComboBox* m_range = nullptr;
    QPushButton* m_run = nullptr;
    QLabel* m_verdict = nullptr;
    QStackedWidget* m_tables = nullptr; ///< of two machines, and of three
    AskingPane* m_pane = nullptr;
};

} // namespace vitrine::views
