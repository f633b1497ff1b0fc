// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of an ItemLabel.
struct LabelFields {
    static constexpr NumberField kId{"id"};
    static constexpr NumberField kParent{"parent"};
};

} // namespace vitrine::core
