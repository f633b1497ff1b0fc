// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/harness/patience.h"

#include <QTest>

namespace vitrine::test {

/// Of a widget or a window: until it has the keyboard.
template <typename Window>
[[nodiscard]] bool waitForActive(Window* window)
{
    return QTest::qWaitForWindowActive(window, kPatience);
}

/// Of a widget or a window: until the screen shows it.
template <typename Window>
[[nodiscard]] bool waitForExposed(Window* window)
{
    return QTest::qWaitForWindowExposed(window, kPatience);
}

} // namespace vitrine::test
