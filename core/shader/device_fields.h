// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of what answers requests.
struct DeviceFields {
    static constexpr ListField kInFlight{"inFlight"};
    static constexpr NumberField kRequests{"requests"};
};

/// Of an item in the request queue.
struct RequestFields {
    static constexpr ListField kInputs{"inputs"};
};

} // namespace vitrine::core
