// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/power_domain.h"

namespace vitrine::core {

/// Decision::subject of a power domain. Machines with more processors number their domains otherwise; what they are is
/// the same.
[[nodiscard]] inline std::uint32_t domainSubject(const PowerDomain& domain)
{
    return static_cast<std::uint32_t>(domain.kind) << 24 | domain.processor << 16 | domain.number;
}

} // namespace vitrine::core
