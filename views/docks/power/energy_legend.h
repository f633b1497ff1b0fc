// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/energy_columns.h"
#include "views/docks/power/power_facts.h"

#include <QWidget>

class QLabel;

namespace vitrine::views {

/// What the colors of the energy mean, and how much each kind takes in a cycle and has taken so far.
class EnergyLegend final : public QWidget {
    Q_OBJECT

public:
    explicit EnergyLegend(QWidget* parent = nullptr);

    /// The numbers of a cycle. `when`: what that is called, "In cycle 12" or "At cycle 13".
    void show(const PowerFacts& facts, core::Cycle cycle, const QString& when);
    void clear();
    /// "ALUs 4 · 120" of each kind that has some.
    [[nodiscard]] QStringList texts() const;

private:
    class Entry;

    QLabel* m_title;
    std::array<Entry*, kEnergyKindCount> m_entries{};
};

} // namespace vitrine::views
