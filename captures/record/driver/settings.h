// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::captures {

/// An environment variable of ours (VITRINE_…) as it is now, else as this process was started with: a program may clear
/// its environment before it uses EGL, and even before it loads us. Null when there is none.
[[nodiscard]] const char* setting(const char* name);

} // namespace vitrine::captures
