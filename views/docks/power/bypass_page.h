// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/power_facts.h"
#include "views/kit/row_model.h"

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace vitrine::views {

class Desk;
class FactTable;

/// Something that the bypass changes: while processors shade fragments, and from the switch on.
struct BypassFact {
    RowCell what, before, after;
    QString meaning;
};

/// Vertices and the ALUs that shade them (BYP-09), what the register bank held (BYP-10), and the parts whose power is
/// another one at the end of the draw than at its start (BYP-14). Without a bypass none.
[[nodiscard]] std::vector<BypassFact> bypassFacts(const PowerFacts& facts);

/// Whether the fragments of the shown draw bypass the processors, why, and what that changes.
class BypassPage final : public QWidget {
    Q_OBJECT

public:
    explicit BypassPage(Desk& desk, QWidget* parent = nullptr);

    void show(const PowerFacts& facts);
    void clear();
    [[nodiscard]] FactTable& table() const { return *m_table; }

private:
    std::vector<BypassFact> m_facts;
    QLabel* m_about;
    QToolButton* m_compare;
    FactTable* m_table;
};

} // namespace vitrine::views
