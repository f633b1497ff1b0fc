// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/arbiter/arbiter_facts.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// The tables of the arbiter. `facts` must live as long as what is made of them.

/// A row for each device of the path.
[[nodiscard]] QList<FactColumn> portColumns(const ArbiterFacts& facts);
/// A row for each of ArbiterFacts::decisions.
[[nodiscard]] QList<FactColumn> decisionColumns(const ArbiterFacts& facts);
/// A row for each request that was kept.
[[nodiscard]] QList<FactColumn> requestColumns(const ArbiterFacts& facts);

} // namespace vitrine::views
