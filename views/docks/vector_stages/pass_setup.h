// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/vector_stages/vector_facts.h"
#include "views/kit/fact_table.h"

#include <QString>

#include <vector>

namespace vitrine::views {

/// What a pass has set for itself, beside what a draw finds that nobody has touched (VG2D-10).
struct PassSetting {
    QString name;
    QString value;
    QString untouched;
    QString sentence;
    [[nodiscard]] bool isChanged() const { return value != untouched; }
};

/// Of the pass at this place.
[[nodiscard]] std::vector<PassSetting> passSetup(const VectorFacts& facts, std::size_t pass);

/// `settings` must outlive the table.
[[nodiscard]] QList<FactColumn> setupColumns(const std::vector<PassSetting>& settings);

} // namespace vitrine::views
