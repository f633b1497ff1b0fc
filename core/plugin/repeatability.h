// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

namespace vitrine::core {

/// Asks two fresh instances of a unit the same things, as a machine does (ONE-03): what differs, as one sentence, or
/// nothing. "Unit Noise is non-deterministic: two equal requests have different outputs"
[[nodiscard]] std::string whyNotRepeatable(const std::shared_ptr<const UnitKind>& kind);

} // namespace vitrine::core
