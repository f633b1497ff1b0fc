// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::core {

/// Prints the broken promise and where it was made, then aborts: a bug of ours, never bad input.
[[noreturn]] void checkFailed(const char* condition, const char* sentence, const char* file, int line);

} // namespace vitrine::core

/// Stops the program when `condition` is false; active in every build, so keep it out of per-lane loops.
#define CORE_CHECK(condition, sentence)                                                                                \
    do {                                                                                                               \
        if (!(condition)) [[unlikely]]                                                                                 \
            ::vitrine::core::checkFailed(#condition, sentence, __FILE__, __LINE__);                                    \
    } while (false)
