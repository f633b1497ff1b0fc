// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/power_facts.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// A row for each domain, by number. `facts` must live as long as the columns.
[[nodiscard]] QList<FactColumn> powerColumns(const PowerFacts& facts);

} // namespace vitrine::views
