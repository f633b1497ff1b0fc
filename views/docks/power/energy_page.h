// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/power_facts.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace vitrine::views {

class Desk;
class EnergyModel;

/// The table of energies of the machine in use, to edit: what was changed is put to use as one machine (DEC-26).
class EnergyPage final : public QWidget {
    Q_OBJECT

public:
    explicit EnergyPage(Desk& desk, QWidget* parent = nullptr);

    /// Of a recording. What was edited stays while the machine in use has the same table.
    void show(const PowerFacts& facts);

    [[nodiscard]] QTreeView& table() const { return *m_table; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    [[nodiscard]] QWidget* makeFooter();
    void use();
    void showState();

    Desk& m_desk;
    EnergyModel* m_energies;
    QLabel* m_about;
    QTreeView* m_table;
    QLabel* m_pending = nullptr;
    QPushButton* m_standard = nullptr;
    QPushButton* m_use = nullptr;
};

} // namespace vitrine::views
