// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/shared_queue.h"

#include <array>

namespace vitrine::core {

std::string_view enumName(EntryState state)
{
    constexpr std::array<std::string_view, 6> kNames{"reserved", "waiting", "ready", "granted", "active", "done"};
    return kNames[static_cast<std::size_t>(state)];
}

} // namespace vitrine::core
