// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/difference/decision.h"

namespace vitrine::core {

class PowerDomains;
class UnitCatalog;

/// Whose names a decision is told with.
struct DecisionNames {
    const PowerDomains& domains;
    const UnitCatalog* units; ///< null: the built-in ones
};

/// What it is about: "tile 3,4 of primitive 7", "task 12".
[[nodiscard]] Text placeText(const Decision& decision, const DecisionNames& names);
/// What was decided: "terminated (row 7)", "to sp.1: no other kind of work waited".
[[nodiscard]] Text outcomeText(const Decision& decision, const DecisionNames& names);

} // namespace vitrine::core
