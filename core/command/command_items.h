// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"

#include <cstdint>

namespace vitrine::core {

/// A command buffer on its way to CI (L1). Its bytes are bound under the number of its first draw.
struct BufferItem {
    ItemLabel label;        ///< id: counts buffers from 1; draw: the first one of the buffer
    std::uint32_t call = 0; ///< the low half of the capture's call number
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("call", item.call);
    }
};

/// A draw on its way back to CI when all of it has taken effect. What it draws is bound under its number.
struct DrawItem {
    ItemLabel label;
    std::uint32_t call = 0; ///< the low half of the capture's call number
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("call", item.call);
    }
};

/// A clear, a copy, or a draw of the basic 2-D path on its way to PSR, past the processors.
struct TransferItem {
    ItemLabel label;          ///< draw: of clears and copies their number, from kFirstTransfer on
    std::uint32_t behind = 0; ///< how many vertex tasks come before it
    bool isBypassed = false;  ///< the draws around it bypass the processors
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("behind", item.behind);
        visitor("isBypassed", item.isBypassed);
    }
};

/// Tells the power manager whether fragments bypass the processors from now on (BYP-12).
struct BypassItem {
    ItemLabel label; ///< of the draw that wants it so
    bool isBypassed = false;
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("isBypassed", item.isBypassed);
    }
};

} // namespace vitrine::core
