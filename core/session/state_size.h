// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine_state.h"

#include <cstdint>

namespace vitrine::core {

/// Bytes of pages and buffers that `state` does not share with `other`: about what keeping it beside `other` costs.
[[nodiscard]] std::uint64_t bytesBeside(const MachineState& other, const MachineState& state);

} // namespace vitrine::core
