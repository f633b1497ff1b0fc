// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace vitrine::core::glsl {

/// Runs `work` to its end on a thread with 64 MiB of stack: glslang and the optimizer recurse over what they are given.
void runOnBigStack(const std::function<void()>& work);

} // namespace vitrine::core::glsl
