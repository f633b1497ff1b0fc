// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine::testing {

/// Makes every call that takes a pointer or is shadowed by a recorder in each way in which OpenGL ES 2.0 and the
/// extensions in use refuse it, and those that do nothing without an error, on the current context, whose objects and
/// state stay as they are. All pointers lead to a page that nobody may touch, or, for a driver that looks before it
/// refuses, to one of its own. A sentence for each call that did not answer as the specification says.
enum class Pointers : std::uint8_t { Forbidden, Allowed };
struct Refusals {
    int made = 0; ///< calls that GL refuses
    std::vector<std::string> wrong;
};
[[nodiscard]] Refusals refusedCalls(Pointers pointers);

} // namespace vitrine::testing
