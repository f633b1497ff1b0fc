// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/apitrace/byte_reader.h"

#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace vitrine::captures {

/// A function or a structure: its name, and the names of its parameters or members.
struct Signature {
    std::string name;
    std::vector<std::string> parts; ///< at most 256

    /// How much memory a copy of the names takes.
    [[nodiscard]] std::uint64_t textBytes() const;
};
/// Names by value. The first name of a value counts.
using EnumSignature = std::vector<std::pair<std::int64_t, std::string>>;
/// In the order of the file; at most 256.
using BitmaskSignature = std::vector<std::pair<std::uint64_t, std::string>>;

/// Definitions that the stream makes at first use, and then refers to by number. Each kind has numbers of its own.
///
/// All pointers are null after a fault, and stay valid otherwise. The tables are the only thing that a reader keeps for
/// long. Together they may take 64 MiB.
class Signatures {
public:
    Signatures(TraceByteReader& bytes, std::uint64_t version) : m_bytes(&bytes), m_version(version) {}

    [[nodiscard]] const Signature* function() { return named(m_functions, "a function signature"); }
    [[nodiscard]] const Signature* structure() { return named(m_structures, "a structure signature"); }
    [[nodiscard]] const EnumSignature* enumeration();
    [[nodiscard]] const BitmaskSignature* bitmask();
    /// Skips a list of frames, which a replay has no use for.
    void skipBacktrace();

    /// A length and so many bytes, at most 1 MiB. It is for names, not for values.
    [[nodiscard]] std::string name();
    /// An integer value with its tag.
    [[nodiscard]] std::int64_t taggedInteger();

private:
    using NamedTable = std::unordered_map<std::uint64_t, Signature>;
    const Signature* named(NamedTable& table, const char* what);
    [[nodiscard]] std::string shortName();
    [[nodiscard]] std::uint64_t boundedCount(const char* what);
    void skipFrame();
    [[nodiscard]] bool charge(std::uint64_t bytes);

    TraceByteReader* m_bytes;
    std::uint64_t m_version;
    std::uint64_t m_used = 0;
    NamedTable m_functions;
    NamedTable m_structures;
    std::unordered_map<std::uint64_t, EnumSignature> m_enums;
    std::unordered_map<std::uint64_t, BitmaskSignature> m_bitmasks;
    std::unordered_set<std::uint64_t> m_frames;
};

} // namespace vitrine::captures
