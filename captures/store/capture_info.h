// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_index.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace vitrine::captures {

/// Where a capture comes from. What is not known is empty.
struct Provenance {
    std::string program;
    std::string recorder;     ///< the program that recorded it, or the importer
    std::string renderer;     ///< GL_RENDERER as the recorded program was told it
    std::string modelVersion; ///< of the model that the writing program replayed the capture with
    std::string writer;       ///< set by CaptureWriter
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

enum class CaptureState : std::uint8_t {
    Recording, ///< it is not finished: a recorder works on it, or was killed
    Finished,
    CutOff, ///< it was closed, and parts are missing, which are listed
};

/// One thing that a capture should have, but lacks.
struct MissingPart {
    std::string subject;     ///< "calls", "blob", "reference image", "thumbnail", …
    std::uint64_t first = 0; ///< for calls: index in the original; else the call, frame or row that it belonged to
    std::uint64_t count = 0; ///< 0 when it is not known how many
    std::string reason;
    friend bool operator==(const MissingPart&, const MissingPart&) = default;
};

/// Whether the capture is complete, and what it contains.
struct CaptureSummary {
    CaptureState state = CaptureState::Recording;
    std::uint64_t minReaderVersion = 0;
    std::uint64_t blocks = 0;
    CaptureCounts counts;
};

/// What a frame looked like when it was recorded. Either part can be empty.
struct ReferenceImage {
    std::vector<std::byte> png;
    std::vector<std::byte> checksum; ///< of the raw pixels, by the method that the recorder names in its provenance
};

using Knobs = std::map<std::string, std::string>;

} // namespace vitrine::captures
