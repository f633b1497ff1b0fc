// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/knob_access.h"

namespace vitrine::core {

/// Every knob of spec/00 §4 with its field, in the order of the specification.
[[nodiscard]] std::span<const KnobRow> knobRows();

/// Rows whose values are of no common kind.
[[nodiscard]] KnobRow presetKnob();
[[nodiscard]] KnobRow devicesKnob();
[[nodiscard]] KnobRow alusPerGroupKnob();
[[nodiscard]] KnobRow registerBanksKnob();
[[nodiscard]] KnobRow schedRatioKnob();
[[nodiscard]] KnobRow toleranceKnob();
[[nodiscard]] KnobRow gammaKnob();

} // namespace vitrine::core
