// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

namespace vitrine::core {

/// Asks two fresh instances of a unit the same things in the way in which a machine does (ONE-03). Returns what differs
/// as one sentence, "Unit Noise is non-deterministic: two equal requests have different outputs", or nothing.
[[nodiscard]] std::string whyNotRepeatable(const std::shared_ptr<const UnitKind>& kind);

} // namespace vitrine::core
