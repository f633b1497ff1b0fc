// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/context.h"
#include "core/api/replay/arguments.h"
#include "core/api/replay/object_names.h"
#include "core/api/replay/replay_entry.h"

#include <span>
#include <string_view>

namespace vitrine::core {

/// What the handler of a call of OpenVG, VGU or VG/vitrine2d.h works with: the call, the context that it goes to, and
/// the handles of all kinds of that context's share group.
struct VgCall {
    const Call& call;
    Arguments& arguments;
    openvg::Context& vg;
    NameMap& handles;

    [[nodiscard]] openvg::Context& context() const { return vg; }
};

using VgEntry = ReplayEntry<VgCall>;

template <>
struct CallTo<openvg::Context> {
    using Call = VgCall;
};

/// Null when the function can't be replayed.
[[nodiscard]] const VgEntry* findVgEntry(std::string_view name);

/// The parts of the table, by subject, in any order.
[[nodiscard]] std::span<const VgEntry> vgStateEntries();
[[nodiscard]] std::span<const VgEntry> vgPathEntries();
[[nodiscard]] std::span<const VgEntry> vgPaintEntries();
[[nodiscard]] std::span<const VgEntry> vgMaskEntries();
[[nodiscard]] std::span<const VgEntry> vgImageEntries();
[[nodiscard]] std::span<const VgEntry> vgFontEntries();
[[nodiscard]] std::span<const VgEntry> vgFilterEntries();
[[nodiscard]] std::span<const VgEntry> vguEntries();
[[nodiscard]] std::span<const VgEntry> v2dEntries();

} // namespace vitrine::core
