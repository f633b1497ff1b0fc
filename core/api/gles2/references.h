// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/share_group.h"

/// Whether anything in a share group still refers to an object. A reference keeps a deleted object alive (ES 2.0
/// appendix C).

namespace vitrine::core::gles2 {

class System;

[[nodiscard]] bool isReferenced(const System& system, const ShareGroup& group, BufferKey key);
[[nodiscard]] bool isReferenced(const System& system, const ShareGroup& group, TextureKey key);
[[nodiscard]] bool isReferenced(const System& system, const ShareGroup& group, RenderbufferKey key);
[[nodiscard]] bool isReferenced(const System& system, const ShareGroup& group, ProgramKey key);
[[nodiscard]] bool isReferenced(const ShareGroup& group, ShaderKey key);

} // namespace vitrine::core::gles2
