// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace vitrine::core::glsl {

/// Runs `work` to its end on a thread with a stack of 64 MiB, because glslang and the optimizer recurse over their
/// input.
void runOnBigStack(const std::function<void()>& work);

} // namespace vitrine::core::glsl
