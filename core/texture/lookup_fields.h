// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of a look-up for a pixel, and of its texel.
struct LookupFields {
    static constexpr GroupField kLabel{"label"};
    static constexpr NumberField kOrderNumber{"orderNumber"};
    static constexpr NumberField kLookup{"lookup"};
    static constexpr ListField kTexel{"texel"};
};

/// Of TEX: the look-up that waits for a cycle, and those on their way.
struct TextureFields {
    static constexpr GroupField kNextLookup{"nextLookup"};
    static constexpr ListField kLookupsInFlight{"lookupsInFlight"};
};

/// Of a look-up on its way.
struct FlightFields {
    static constexpr GroupField kRequest{"request"};
    static constexpr NumberField kDue{"due"};
};

} // namespace vitrine::core
