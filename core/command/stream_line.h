// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

namespace vitrine::core {

/// What the command interface tells the distributor: how far the stream of draws has come, and whether anything more
/// comes for now. Where nothing more does, a segment that is open can't wait for it (RUN-05).
struct StreamLine {
    std::optional<std::uint32_t> begun; ///< draws whose fragments programs shade, so far; nothing: not known
    bool isWaiting = true;              ///< it waits for draws, or has no command

    friend bool operator==(const StreamLine&, const StreamLine&) = default;
    static void visit(auto& visitor, auto& line)
    {
        visitor("begun", line.begun);
        visitor("isWaiting", line.isWaiting);
    }
};

} // namespace vitrine::core
