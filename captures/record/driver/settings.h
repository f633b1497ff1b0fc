// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::captures {

/// The value of one of our environment variables (VITRINE_…): the present value, or else the one that this process was
/// started with. A program may clear its environment before it uses EGL, and even before it loads us. Null when it is
/// not set.
[[nodiscard]] const char* setting(const char* name);

} // namespace vitrine::captures
