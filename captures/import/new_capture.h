// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/import/import_outcome.h"
#include "captures/import/thumbnail_maker.h"
#include "captures/store/capture_writer.h"

#include <filesystem>

namespace vitrine::captures {

/// A capture that an import makes, call by call, with a thumbnail. Until it is finished it has no file of its name, and
/// none at all when it never is.
class NewCapture {
public:
    using Failure = std::optional<ImportFailure>;

    /// The options must outlive it. `machine`: on which it is replayed unless another one is asked for.
    NewCapture(const ImportOptions& options, const core::MachineConfig& machine);
    NewCapture(const NewCapture&) = delete;
    NewCapture& operator=(const NewCapture&) = delete;
    ~NewCapture();

    /// Before anything else.
    [[nodiscard]] Failure create(const std::filesystem::path& output);
    [[nodiscard]] Failure add(const core::Call& call);
    [[nodiscard]] Failure finish(const Provenance& provenance, const std::vector<MissingPart>& missing = {});

    [[nodiscard]] CaptureCounts counts() const { return m_writer ? m_writer->counts() : CaptureCounts{}; }
    [[nodiscard]] static ImportFailure cancelled();

private:
    const ImportOptions& m_options;
    const Knobs m_knobs;
    std::unique_ptr<CaptureWriter> m_writer;
    ThumbnailMaker m_thumbnail;
    bool m_isFinished = false;
};

} // namespace vitrine::captures
