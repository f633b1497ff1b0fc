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

/// A piece of decompressed data. When it is empty and there is no fault, the stream has ended.
struct Block {
    struct Problem {
        FaultKind kind = FaultKind::Corrupt;
        std::string what;
    };
    std::span<const std::byte> bytes; ///< valid until next() is called again
    std::uint64_t fileOffset = 0;     ///< where its compressed form begins in the file
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

/// Chooses by the first bytes: `at` is Snappy, 1f 8b is gzip, 28 b5 2f fd is Zstandard, and anything else is Brotli.
/// Fails when the file can't be read or is empty.
[[nodiscard]] core::Result<std::unique_ptr<Decompressor>> openContainer(const std::string& path);

} // namespace vitrine::captures
