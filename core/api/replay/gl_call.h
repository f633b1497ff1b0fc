// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/system.h"
#include "core/api/replay/arguments.h"
#include "core/api/replay/object_names.h"
#include "core/api/replay/replay_entry.h"

#include <span>
#include <string_view>

namespace vitrine::core {

/// What the handler of a GL call works with: the call, the context that it goes to, and the maps of that context.
struct GlCall {
    const Call& call;
    Arguments& arguments;
    gles2::System& system;
    gles2::Context& gl;
    ShareNames& share;
    ContextNames& own;
    std::map<std::uint64_t, Mapping>& mappings;

    [[nodiscard]] gles2::Context& context() const { return gl; }
    [[nodiscard]] NameMap& names(ObjectKind kind);
    /// The locations of the program in use; null when no program is in use.
    [[nodiscard]] const ProgramLocations* programInUse() const;
    [[nodiscard]] GLuint attribute(GLuint recorded) const;
};

using GlEntry = ReplayEntry<GlCall>;

template <>
struct CallTo<gles2::Context> {
    using Call = GlCall;
};

/// Null when the function can't be replayed.
[[nodiscard]] const GlEntry* findGlEntry(std::string_view name);

/// The parts of the table, by subject, in any order.
[[nodiscard]] std::span<const GlEntry> glStateEntries();
[[nodiscard]] std::span<const GlEntry> glBufferEntries();
[[nodiscard]] std::span<const GlEntry> glTextureEntries();
[[nodiscard]] std::span<const GlEntry> glFramebufferEntries();
[[nodiscard]] std::span<const GlEntry> glProgramEntries();
[[nodiscard]] std::span<const GlEntry> glUniformEntries();
[[nodiscard]] std::span<const GlEntry> glDrawingEntries();

} // namespace vitrine::core
