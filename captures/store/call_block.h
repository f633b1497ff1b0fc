// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/string_table.h"
#include "captures/store/value_codec.h"
#include "core/api/calls/call.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

/// A run of calls as bytes: first the names in it, then the signatures (names of functions and parameters), the length
/// of each call, and the calls. A block can be read without any other one, and a call of it without its neighbors.

namespace vitrine::captures {

class CallBlockBuilder {
public:
    /// Fails when the call exceeds a limit of format.h, or when a blob can't be stored. The calls of the block are then
    /// as they were.
    core::Result<void> add(const core::Call& call, const BlobSink& blobs);

    [[nodiscard]] std::size_t callCount() const { return m_lengths.size(); }
    [[nodiscard]] bool isFull() const;
    /// Returns the block, and leaves the builder empty.
    [[nodiscard]] std::vector<std::byte> take();

private:
    using Signature = std::vector<std::uint64_t>; // ids of the names of the function and of its parameters

    /// The last signature of a function. Nearly every call has the same parameters as the one before.
    struct Known {
        std::vector<std::string> parameters;
        std::size_t nameBytes = 0;
        std::uint64_t id = 0;
    };

    core::Result<std::uint64_t> signatureOf(const core::Call& call, ValueEncoder& encoder);
    core::Result<std::uint64_t> newSignatureOf(const core::Call& call, ValueEncoder& encoder);
    core::Result<void> encode(const core::Call& call, const BlobSink& blobs);

    StringTable m_strings;
    std::map<Signature, std::uint64_t> m_signatureIds;
    std::unordered_map<std::string, Known> m_known; // by function
    std::vector<Signature> m_signatures;
    std::vector<std::size_t> m_lengths;
    ByteSink m_calls;
};

class CallBlock {
public:
    /// Reads names, signatures and lengths. The calls themselves are decoded when they are asked for.
    static core::Result<CallBlock> parse(std::vector<std::byte> bytes);

    [[nodiscard]] std::size_t callCount() const { return m_calls.size(); }
    [[nodiscard]] std::size_t sizeBytes() const;
    /// `index` counts inside of the block. The name is valid as long as the block lives.
    [[nodiscard]] core::Result<std::string_view> function(std::size_t index) const;
    [[nodiscard]] core::Result<core::Call> call(std::size_t index, const BlobLookup& blobs) const;

private:
    struct Signature {
        std::string_view function;
        std::vector<std::string_view> parameters;
    };

    /// What a call begins with.
    struct Head {
        std::uint64_t number = 0;
        std::uint32_t thread = 0;
        core::CallFlags flags = core::CallFlags::None;
        std::size_t signature = 0;
    };
    [[nodiscard]] core::Result<Head> head(ByteSource& in) const;
    bool parseSignatures(ByteSource& in);
    bool parseCalls(ByteSource& in);

    std::vector<std::byte> m_bytes; // the views below point into it; moving a vector doesn't move its bytes
    std::vector<std::string_view> m_strings;
    std::vector<Signature> m_signatures;
    std::vector<std::span<const std::byte>> m_calls;
};

} // namespace vitrine::captures
