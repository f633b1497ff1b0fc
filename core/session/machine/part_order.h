// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/part_place.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace vitrine::core {

struct MachineConfig;

/// Where units of a kind stand in a picture of the machine.
struct PartOrder {
    std::optional<PartPlace> place; ///< none: nobody says where, so behind all others
    std::size_t order = 0;          ///< from the top, within its row
};
/// From the parts table. Devices stand in the column of their arbiter by port, so those of plugins below FFB.
[[nodiscard]] PartOrder orderOf(const MachineConfig& config, std::string_view kind);

} // namespace vitrine::core
