// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/arguments.h"
#include "core/api/replay/egl_objects.h"
#include "core/api/replay/object_names.h"
#include "core/api/replay/replay_entry.h"

#include <string_view>

namespace vitrine::core {

/// What the handler of an EGL call works with.
struct EglCall {
    const Call& call;
    Arguments& arguments;
    ClientApis apis;
    EglObjects& objects;
    const NameMap* vgHandles = nullptr; ///< of the thread's context of OpenVG; null: nothing was made in one
    gles2::WindowId presented{};        ///< set by calls that present a window
};

using EglEntry = ReplayEntry<EglCall>;

/// Null when the function can't be replayed.
[[nodiscard]] const EglEntry* findEglEntry(std::string_view name);

} // namespace vitrine::core
