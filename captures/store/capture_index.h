// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/call_kind.h"
#include "core/session/call_source.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace vitrine::captures {

enum class MarkerKind : std::uint8_t { Push, Pop, Insert };

/// A debug marker. Push and Insert are actions, too (core::ActionKind::Marker).
struct MarkerEntry {
    MarkerKind kind = MarkerKind::Insert;
    std::uint64_t callIndex = 0;
    std::string label;
    friend bool operator==(const MarkerEntry&, const MarkerEntry&) = default;
};

/// Counts of what a capture contains.
struct CaptureCounts {
    std::uint64_t calls = 0;
    std::uint64_t frames = 0;
    std::uint64_t draws = 0;
    std::uint64_t actions = 0;
    std::uint64_t markers = 0;
    std::uint64_t programs = 0; ///< made by glCreateProgram
    std::uint64_t textures = 0; ///< names made by glGenTextures
    std::uint64_t lastCallNumber = 0;
    friend bool operator==(const CaptureCounts&, const CaptureCounts&) = default;
};

/// What one call adds to the index.
struct IndexRows {
    std::optional<core::ActionEntry> action;
    std::optional<core::FrameEntry> frame;
    std::optional<MarkerEntry> marker;
};

/// Builds the index of a capture call by call. It keeps only counts, so it does not grow.
class IndexBuilder {
public:
    IndexRows add(const core::Call& call);
    [[nodiscard]] const CaptureCounts& counts() const { return m_counts; }

private:
    /// What a function means for the index. It is looked up by name once, because there are few functions.
    struct Meaning {
        CallKind kind = CallKind::Other;
        bool makesProgram = false;
        bool makesTextures = false;
    };

    const Meaning& meaningOf(const std::string& function);
    core::FrameEntry endFrame(std::uint64_t callIndex);

    CaptureCounts m_counts;
    core::FrameEntry m_frame; // the frame that is open
    // Bounded, because a hostile capture can have any number of names.
    std::unordered_map<std::string, Meaning> m_meanings;
};

} // namespace vitrine::captures
