// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>

namespace vitrine::captures {

enum class FaultKind : std::uint8_t {
    Truncated, ///< the file ends too early; all calls before that are good
    Corrupt,   ///< something in the file is impossible
};

/// What is wrong with a trace, and where.
struct Fault {
    FaultKind kind = FaultKind::Corrupt;
    std::uint64_t streamOffset = 0; ///< bytes of the decompressed stream before the fault
    std::uint64_t fileOffset = 0;   ///< where the compressed block with the fault begins in the file
    std::string what;
};

/// The fault in words: "the trace is cut off at byte 57 (compressed block at file offset 2): inside a string of 12
/// bytes".
[[nodiscard]] inline core::Error describe(const Fault& fault)
{
    const core::Text verdict = fault.kind == FaultKind::Truncated
                                   ? core::textOf("the trace is cut off at byte {}", fault.streamOffset)
                                   : core::textOf("the trace is corrupt at byte {}", fault.streamOffset);
    return core::failure("{} (compressed block at file offset {}): {}", verdict, fault.fileOffset, fault.what);
}

} // namespace vitrine::captures
