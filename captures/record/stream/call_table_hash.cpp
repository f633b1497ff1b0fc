// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/call_table_hash.h"

#include "core/api/calls/call_table.h"
#include "core/base/hash128.h"

namespace vitrine::captures {

std::uint64_t callTableHash()
{
    core::Hasher128 hasher;
    const auto add = [&hasher](const core::ParameterInfo& info) {
        const std::uint8_t kinds[] = {static_cast<std::uint8_t>(info.kind), static_cast<std::uint8_t>(info.handle)};
        hasher.add(kinds, sizeof kinds);
    };
    for (const core::FunctionInfo& function : core::functions()) {
        hasher.add(function.name.data(), function.name.size());
        add(function.result);
        for (const core::ParameterInfo& parameter : function.parameters)
            add(parameter);
    }
    return hasher.digest().low;
}

} // namespace vitrine::captures
