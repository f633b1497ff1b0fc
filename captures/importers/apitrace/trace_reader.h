// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/apitrace/fault.h"
#include "core/api/calls/call.h"
#include "core/base/result.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine::captures {

/// Reads a .trace file of apitrace from front to back: Snappy, gzip, Zstandard and Brotli containers, versions 0 to 6.
///
/// Memory stays below 1 GiB, whatever the file contains and however long it is: open calls may hold 256 MiB of values,
/// signatures 64 MiB.
class TraceReader {
public:
    /// Fails when the file can't be read, is empty, or has no valid header.
    [[nodiscard]] static core::Result<TraceReader> open(const std::string& path);

    TraceReader(TraceReader&& other) noexcept;
    TraceReader& operator=(TraceReader&& other) noexcept;
    ~TraceReader();

    /// Returns the calls in the order of their numbers, then nothing. A call that never ended is Incomplete. After a
    /// fault, all calls that were read before it come first, and from then on the error; fault() has the details.
    [[nodiscard]] core::Result<std::optional<core::Call>> next();

    [[nodiscard]] const std::optional<Fault>& fault() const;
    [[nodiscard]] std::uint64_t version() const;
    /// What the recorder noted about itself and the program: ("process.name", "/usr/bin/es2gears").
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& properties() const;

private:
    struct State;
    explicit TraceReader(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace vitrine::captures
