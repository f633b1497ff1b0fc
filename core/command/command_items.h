// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"

#include <cstdint>

namespace vitrine::core {

/// A draw on its way to CI (L1), and back when all of it has taken effect. What it draws is bound under its number.
struct DrawItem {
    ItemLabel label;        ///< id: counts commands from 1
    std::uint32_t call = 0; ///< the low half of the capture's call number
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("call", item.call);
    }
};

} // namespace vitrine::core
