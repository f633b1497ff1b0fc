// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/recorded.h"

#include <vector>

/// The rules of recorded.h for data of OpenVG.

namespace vitrine::captures::rules {

/// Numbers that the stream has no arrays for.
template <typename T>
void putAsIntegers(Note& note, const T* values, std::size_t count)
{
    if (!values)
        return note.out().null();
    const std::vector<GLint> wide(values, values + count);
    note.out().integers(wide);
}

/// As many coefficients as arguments `kWidth` and the next one tell.
template <std::size_t kWidth>
struct Kernel {
    static void put(Note& note, const VGshort* values, const auto& arguments)
    {
        putAsIntegers(note, values, countOf(std::get<kWidth>(arguments)) * countOf(std::get<kWidth + 1>(arguments)));
    }
};

/// A call that ends a handle: another thread can't be given it before that is recorded.
struct FreesHandle : Effect {
    static constexpr bool frees = true;
};

} // namespace vitrine::captures::rules
