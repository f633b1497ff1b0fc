// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/apitrace/fault.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace vitrine::captures {

/// A run of decompressed bytes. Empty without a fault: the end of the stream.
struct Block {
    struct Problem {
        FaultKind kind = FaultKind::Corrupt;
        std::string what;
    };
    std::span<const std::byte> bytes; ///< valid until the next call of next()
    std::uint64_t fileOffset = 0;     ///< where its compressed form starts in the file
    std::optional<Problem> problem;
};

/// The container of a trace: turns a file into the stream of events, a bounded piece at a time.
class Decompressor {
public:
    Decompressor() = default;
    Decompressor(const Decompressor&) = delete;
    Decompressor& operator=(const Decompressor&) = delete;
    virtual ~Decompressor() = default;

    [[nodiscard]] virtual Block next() = 0;
};

/// Chooses by the first bytes: `at` is Snappy, 1f 8b gzip, 28 b5 2f fd Zstandard, anything else Brotli.
/// Fails when the file can't be read or is empty.
[[nodiscard]] core::Result<std::unique_ptr<Decompressor>> openContainer(const std::string& path);

} // namespace vitrine::captures
