// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Fields that name something by its number, in whatever state they stand.
struct LinkFields {
    static constexpr NumberField kDraw{"draw"};
    static constexpr NumberField kSegment{"segment"};
    static constexpr NumberField kTask{"task"};
    static constexpr NumberField kRequest{"request"};
};

} // namespace vitrine::core
