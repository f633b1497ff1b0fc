// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/bounds_update.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// What an unknown depth is: anything.
ValueInterval incomingOf(UpdateKind kind, const ValueInterval& incoming, std::uint32_t maxCode)
{
    return kind == UpdateKind::Unknown ? ValueInterval{0, maxCode} : incoming;
}

} // namespace

ValueInterval updatedBounds(CompareFunction function, UpdateKind kind, bool isFull, const ValueInterval& stored,
                            const ValueInterval& incoming, std::uint32_t maxCode)
{
    if (kind == UpdateKind::None)
        return stored;
    const bool isWhole = kind == UpdateKind::Full && isFull;
    const ValueInterval t = incomingOf(kind, incoming, maxCode);
    switch (function) {
    case CompareFunction::Less:
    case CompareFunction::LessEqual:
        return {std::min(stored.min, t.min), isWhole ? std::min(stored.max, t.max) : stored.max};
    case CompareFunction::Greater:
    case CompareFunction::GreaterEqual:
        return {isWhole ? std::max(stored.min, t.min) : stored.min, std::max(stored.max, t.max)};
    case CompareFunction::Always: return isWhole ? t : hull(stored, t);
    case CompareFunction::NotEqual: return hull(stored, t);
    case CompareFunction::Equal:
    case CompareFunction::Never: break;
    }
    return stored;
}

} // namespace vitrine::core
