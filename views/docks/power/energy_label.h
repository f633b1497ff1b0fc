// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace vitrine::views {

class Desk;

/// The energy of the shown draw for the status bar, while it is recorded for some dock; hidden otherwise.
class EnergyLabel final : public QLabel {
    Q_OBJECT

public:
    explicit EnergyLabel(Desk& desk, QWidget* parent = nullptr);
};

} // namespace vitrine::views
