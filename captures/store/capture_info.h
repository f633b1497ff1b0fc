// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_index.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace vitrine::captures {

/// Where a capture comes from, as far as known; empty where not.
struct Provenance {
    std::string program;
    std::string recorder;     ///< what recorded it, or the importer
    std::string renderer;     ///< GL_RENDERER as the recorded program saw it
    std::string modelVersion; ///< of the model that the capture was last replayed with when written
    std::string writer;       ///< set by CaptureWriter
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

enum class CaptureState : std::uint8_t {
    Recording, ///< not finished: a recorder is at work or was killed
    Finished,
    CutOff, ///< closed with parts missing; they are listed
};

/// One thing that a capture should have and does not.
struct MissingPart {
    std::string subject;     ///< "calls", "blob", "reference image", "thumbnail", …
    std::uint64_t first = 0; ///< calls: index in the original; else the call, frame or row that it belonged to
    std::uint64_t count = 0; ///< 0 when nobody knows how many
    std::string reason;
    friend bool operator==(const MissingPart&, const MissingPart&) = default;
};

/// The completeness record.
struct CaptureSummary {
    CaptureState state = CaptureState::Recording;
    std::uint64_t minReaderVersion = 0;
    std::uint64_t blocks = 0;
    CaptureCounts counts;
};

/// How a frame looked when recorded. Either part may be empty.
struct ReferenceImage {
    std::vector<std::byte> png;
    std::vector<std::byte> checksum; ///< of the raw pixels, in whatever way the recorder says in its provenance
};

using Knobs = std::map<std::string, std::string>;

} // namespace vitrine::captures
