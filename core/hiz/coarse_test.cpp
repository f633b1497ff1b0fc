// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/coarse_test.h"

#include <array>

namespace vitrine::core {

namespace {

using Predicate = bool (*)(const ValueInterval& t, const ValueInterval& z);

struct CoarseRow {
    Predicate fails, passes;
};

constexpr bool isNever(const ValueInterval&, const ValueInterval&)
{
    return false;
}
constexpr bool isAlways(const ValueInterval&, const ValueInterval&)
{
    return true;
}
constexpr bool isDisjoint(const ValueInterval& t, const ValueInterval& z)
{
    return t.max < z.min || t.min > z.max;
}
constexpr bool isOneValue(const ValueInterval& t, const ValueInterval& z)
{
    return t.min == t.max && z.min == z.max && t.min == z.min;
}
constexpr bool isBelow(const ValueInterval& t, const ValueInterval& z)
{
    return t.max < z.min;
}
constexpr bool isNotAbove(const ValueInterval& t, const ValueInterval& z)
{
    return t.max <= z.min;
}
constexpr bool isAbove(const ValueInterval& t, const ValueInterval& z)
{
    return t.min > z.max;
}
constexpr bool isNotBelow(const ValueInterval& t, const ValueInterval& z)
{
    return t.min >= z.max;
}

/// Index: CompareFunction.
constexpr std::array<CoarseRow, 8> kCoarseRows{{
    {isAlways, isNever},      // Never
    {isNotBelow, isBelow},    // Less
    {isDisjoint, isOneValue}, // Equal
    {isAbove, isNotAbove},    // LessEqual
    {isNotAbove, isAbove},    // Greater
    {isOneValue, isDisjoint}, // NotEqual
    {isBelow, isNotBelow},    // GreaterEqual
    {isNever, isAlways},      // Always
}};

} // namespace

CoarseResult coarseTest(CompareFunction function, const ValueInterval& incoming, const ValueInterval& stored)
{
    const CoarseRow& row = kCoarseRows[static_cast<std::size_t>(function)];
    if (row.fails(incoming, stored))
        return CoarseResult::Fail;
    return row.passes(incoming, stored) ? CoarseResult::Pass : CoarseResult::Ambiguous;
}

} // namespace vitrine::core
