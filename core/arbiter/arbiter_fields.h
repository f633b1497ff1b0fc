// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of the arbiter.
struct ArbiterFields {
    static constexpr NumberField kRouted{"routed"};
    static constexpr GroupField kBlocked{"blocked"};
    static constexpr ListField kPorts{"ports"};
};

/// Of the oldest request, while its device takes none.
struct BlockedFields {
    static constexpr NumberField kDevice{"device"};
    static constexpr NumberField kSince{"since"};
};

/// Of each port.
struct PortFields {
    static constexpr NumberField kRequests{"requests"};
    static constexpr NumberField kResults{"results"};
    static constexpr NumberField kStalls{"stalls"};
};

} // namespace vitrine::core
