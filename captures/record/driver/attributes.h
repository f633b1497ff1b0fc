// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>

#include <utility>
#include <vector>

namespace vitrine::captures {

/// An attribute list of EGL, without its final EGL_NONE. Its values come as EGLint or EGLAttrib.
using Attributes = std::vector<std::pair<EGLint, EGLint>>;

template <typename T>
[[nodiscard]] Attributes readAttributes(const T* list)
{
    Attributes attributes;
    for (; list && list[0] != EGL_NONE; list += 2)
        attributes.emplace_back(static_cast<EGLint>(list[0]), static_cast<EGLint>(list[1]));
    return attributes;
}

} // namespace vitrine::captures
