// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/waterfall/waterfall.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// The rows of a waterfall as a table; it reads what the waterfall shows whenever it is asked.
[[nodiscard]] QList<FactColumn> waterfallColumns(const Waterfall& waterfall);

} // namespace vitrine::views
