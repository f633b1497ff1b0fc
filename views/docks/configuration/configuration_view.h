// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/base/shared_machine.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTabWidget;
class QTreeView;

namespace vitrine::views {

class ComparisonPane;
class KnobModel;
class MachineShelf;

/// The machine that the capture is replayed on: every knob with its range, to be changed and put to use, kept as a file
/// by name, and compared with another machine on the shown draw or frame.
class ConfigurationView final : public DockView {
    Q_OBJECT

public:
    explicit ConfigurationView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;

private:
    QWidget* makeHeader();
    QWidget* makeKnobPage();
    void takeUp(const QString& name);
    void use();
    void keep();
    void showMachines();
    void showState();

    MachineShelf& m_shelf;
    KnobModel* m_knobs;
    QSortFilterProxyModel* m_shown;
    QTreeView* m_table = nullptr;
    QComboBox* m_choice = nullptr;
    QLineEdit* m_filter = nullptr;
    QPushButton* m_use = nullptr;
    QTabWidget* m_tabs = nullptr;
    ComparisonPane* m_comparison = nullptr;
    SharedMachine m_inUse;
    QString m_name; ///< of the machine that the draft began as
};

} // namespace vitrine::views
