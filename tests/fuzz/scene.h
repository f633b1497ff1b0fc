// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"

#include <vector>

namespace vitrine::test {

/// A small recorded program that does a bit of everything: two frames of 32 × 32 pixels with a buffer, client arrays,
/// textures, a framebuffer object, blending, depth, stencil and scissor. Handles: display 0xD0, config 0xC0, surface
/// 0x50, context 0xA0; every kind of GL object has the names 1 and 2.
[[nodiscard]] std::vector<core::Call> sceneCalls();

} // namespace vitrine::test
