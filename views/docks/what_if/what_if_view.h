// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/base/event_index.h"
#include "views/base/shared_machine.h"
#include "views/docks/what_if/what_if_answer.h"
#include "views/kit/asking_pane.h"

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QToolButton;

namespace vitrine::views {

class LinkLabel;
class RowTable;
class SwitchPanel;

/// The machine in use, and the same one with some switches otherwise, on the same draws: what is saved, and whether
/// every pixel is equal. Where HIZ is switched, what each of its layers saves (HIZ-29). Above stands what was asked;
/// once something else would be asked, that is said there, and the figures are gray.
class WhatIfView final : public DockView {
    Q_OBJECT

public:
    explicit WhatIfView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeControls();
    [[nodiscard]] QWidget* makeAnswer();
    [[nodiscard]] QWidget* makeFigures(QWidget* parent);
    [[nodiscard]] WhatIfQuestion question() const;
    [[nodiscard]] RowTable& shownTable() const;
    void run();
    void show(const WhatIfAnswer& answer);
    void showNothing();
    void showState();
    void showHeadline();

    SwitchPanel* m_switches = nullptr;
    QComboBox* m_part = nullptr;
    QPushButton* m_run = nullptr;
    QToolButton* m_reset = nullptr;
    QToolButton* m_use = nullptr;
    LinkLabel* m_headline = nullptr;
    QWidget* m_figures = nullptr; ///< all that is of the question
    QTabWidget* m_tabs = nullptr;
    RowTable* m_differences = nullptr;
    RowTable* m_benefit = nullptr;
    QLabel* m_mark = nullptr;
    LinkLabel* m_verdict = nullptr;
    AskingPane* m_pane = nullptr;
    std::shared_ptr<const EventIndex> m_capture; ///< that the switches and the answer are of
    SharedMachine m_machine;
    std::optional<WhatIfQuestion> m_asked; ///< that the shown figures are of
};

} // namespace vitrine::views
