// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/commands/command_facts.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// `facts` must outlive the tables.
[[nodiscard]] QList<FactColumn> commandColumns(const CommandFacts& facts);
[[nodiscard]] QList<FactColumn> registerColumns(const CommandFacts& facts);

} // namespace vitrine::views
