// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/vector_stages/vector_facts.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// `facts` must outlive the table.
[[nodiscard]] QList<FactColumn> passColumns(const VectorFacts& facts);

} // namespace vitrine::views
