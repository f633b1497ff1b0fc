// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_facts.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// The tables of HIZ. `facts` must live as long as what is made of them.

/// A row for each tile, row by row from the lower left one.
[[nodiscard]] QList<FactColumn> hizTileColumns(const HizFacts& facts);
/// A row for each of the decision table (HIZ-11), with how many tiles took it. `taken` is the row of the selected tile,
/// from 1; 0: none.
[[nodiscard]] QList<FactColumn> hizRowColumns(const HizFacts& facts, const int& taken);

} // namespace vitrine::views
