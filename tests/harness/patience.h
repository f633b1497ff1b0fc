// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

// Tests wait for states, never for time. Each wait ends with its state; the limit only ends tests of what is broken,
// and is one for all of them. Qt's own five seconds are too few for a busy machine, so that they are replaced here.

namespace vitrine::test {

inline constexpr int kPatience = 60'000; ///< milliseconds

/// Handles events until `isThere()`; whether it came.
template <typename Predicate>
[[nodiscard]] bool waitFor(Predicate isThere)
{
    return QTest::qWaitFor(isThere, kPatience);
}

} // namespace vitrine::test

#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, ::vitrine::test::kPatience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, ::vitrine::test::kPatience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, ::vitrine::test::kPatience)
