// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/machine_view.h"

class QLabel;
class QStackedWidget;
class QToolButton;

namespace vitrine::views {

class RowTable;

/// Of a draw that bypasses the processors: which pixels wait in the register bank at the cursor, and where the texels
/// are that they wait for (BYP-11). Follows the draw that is shown.
class PairingPage final : public MachineView {
    Q_OBJECT

public:
    explicit PairingPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;
    [[nodiscard]] QString asText() const;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    [[nodiscard]] QWidget* makeHeader();
    void show(const core::Snapshot& moment);
    void goToFullest();
    [[nodiscard]] core::Cycle fullestCycle() const;

    QStackedWidget* m_states; ///< the table, or why there is none
    QLabel* m_why;
    QLabel* m_summary = nullptr;
    QToolButton* m_fullest = nullptr;
    RowTable* m_table;
};

} // namespace vitrine::views
