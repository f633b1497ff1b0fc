// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/byte_stream.h"
#include "captures/store/content_hash.h"
#include "captures/store/string_table.h"
#include "core/api/calls/call.h"
#include "core/base/result.h"

#include <functional>

namespace vitrine::captures {

/// Stores a blob so that it can be found by its hash.
using BlobSink = std::function<core::Result<void>(const ContentHash&, std::span<const std::byte>)>;
/// Finds the blob with that hash and size. A null blob stands for a lost one, and makes the value NULL.
using BlobLookup = std::function<core::Result<core::Blob>(const ContentHash&, std::uint64_t size)>;

/// Writes a value as a byte for its kind, followed by what the kind needs. Names go to `strings`, blobs larger than
/// kInlineBlobBytes go to `blobs`.
class ValueEncoder {
public:
    ValueEncoder(StringTable& strings, const BlobSink& blobs) : m_strings(strings), m_blobs(blobs) {}

    /// Fails when the value exceeds a limit of format.h.
    core::Result<void> encode(const core::Value& value, ByteSink& out);
    /// The id of a name. Fails when the names of the call get too large.
    core::Result<std::uint64_t> name(const std::string& text);
    /// Counts the bytes of names that were looked up elsewhere. Returns false when the names of the call get too large.
    [[nodiscard]] bool charge(std::size_t nameBytes);

private:
    core::Result<void> encodeBlob(const core::Blob& blob, ByteSink& out);
    core::Result<void> encodeArray(const core::Array& array, ByteSink& out);

    StringTable& m_strings;
    const BlobSink& m_blobs;
    std::size_t m_values = 0;
    std::size_t m_nameBytes = 0;
    int m_depth = 0;
};

/// Reads what ValueEncoder has written. Whatever the bytes are, memory and depth stay within the limits of format.h.
class ValueDecoder {
public:
    ValueDecoder(const std::vector<std::string_view>& strings, const BlobLookup& blobs)
        : m_strings(strings), m_blobs(blobs)
    {
    }

    core::Result<core::Value> decode(ByteSource& in);

private:
    core::Result<core::Value> decodeEnum(ByteSource& in) const;
    core::Result<core::Value> decodeStoredBlob(ByteSource& in) const;
    core::Result<core::Value> decodeArray(ByteSource& in);

    const std::vector<std::string_view>& m_strings;
    const BlobLookup& m_blobs;
    std::size_t m_values = 0;
    int m_depth = 0;
};

} // namespace vitrine::captures
