// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

class QMenu;

namespace vitrine::views {
class Desk;
}

namespace vitrine::app {

/// The machine that the capture is replayed on, and what of it differs from its preset: "PAR, ftq.depth = 8". Its menu
/// puts another machine to use, or brings up the dock with the knobs.
class MachineButton final : public QToolButton {
    Q_OBJECT

public:
    explicit MachineButton(views::Desk& desk, QWidget* parent = nullptr);

private:
    void refresh();
    void fillMenu();

    views::Desk& m_desk;
    QMenu* m_choices;
};

} // namespace vitrine::app
