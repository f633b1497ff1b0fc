// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace vitrine::captures {

enum class FaultKind : std::uint8_t {
    Truncated, ///< the file ends too early; every call read before is good
    Corrupt,   ///< something can't be as it stands
};

/// What is wrong with a trace, and where.
struct Fault {
    FaultKind kind = FaultKind::Corrupt;
    std::uint64_t streamOffset = 0; ///< bytes of the decompressed stream before the fault
    std::uint64_t fileOffset = 0;   ///< where in the file the compressed block starts that holds it
    std::string what;
};

/// "the trace is cut off at byte 57 (compressed block at file offset 2): inside a string of 12 bytes"
[[nodiscard]] inline std::string describe(const Fault& fault)
{
    const char* verdict =
        fault.kind == FaultKind::Truncated ? "the trace is cut off at byte " : "the trace is corrupt at byte ";
    return verdict + std::to_string(fault.streamOffset) + " (compressed block at file offset " +
           std::to_string(fault.fileOffset) + "): " + fault.what;
}

} // namespace vitrine::captures
