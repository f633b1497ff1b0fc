// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/call_block.h"
#include "captures/store/capture_info.h"
#include "captures/store/row.h"

#include <filesystem>
#include <optional>
#include <set>

namespace vitrine::captures {

/// Writes a capture call by call. Until `finish()` it grows as `PATH.partial` with a write-ahead log beside it; what
/// is committed survives the death of the program (salvage.h). Commits happen by themselves about every
/// kTargetBlockBytes of calls. Memory does not depend on the length of the capture.
///
/// Without `finish()` or `discard()` the destructor leaves the partial file for a salvage, up to the last commit.
class CaptureWriter {
public:
    /// Fails when the file can't be made or a partial file of an earlier recording is in the way.
    /// `partialSuffix` is that of a salvage, so that it can take the place of the file that it reads.
    static core::Result<std::unique_ptr<CaptureWriter>> create(const std::filesystem::path& path,
                                                               std::string_view partialSuffix = ".partial");
    ~CaptureWriter();

    /// A call that passes a limit of format.h is refused and nothing changes; any other failure is final.
    core::Result<void> addCall(const core::Call& call);
    core::Result<void> setProvenance(const Provenance& provenance);
    /// In place of those set before.
    core::Result<void> setKnobs(const Knobs& knobs);
    core::Result<void> setThumbnail(std::span<const std::byte> png);
    core::Result<void> setReference(std::uint32_t frame, const ReferenceImage& image);
    /// The capture will say that it is cut off, and that this is missing.
    core::Result<void> addMissing(const MissingPart& part);

    /// Makes everything so far safe from the death of this program, and cheap to salvage.
    core::Result<void> commit();
    /// Closes the capture, makes it durable and gives it its name, in place of an older file of that name.
    core::Result<void> finish();
    /// Removes what was written.
    void discard();

    /// Whether the file could not be written once: then it can't be finished either.
    [[nodiscard]] bool hasFailed() const { return m_failure.has_value(); }
    [[nodiscard]] const CaptureCounts& counts() const { return m_index.counts(); }
    /// Of what a salvage finds if nothing more is written.
    [[nodiscard]] const CaptureCounts& committedCounts() const { return m_committed; }

private:
    struct Tables; // prepared inserts, one per table

    CaptureWriter(std::filesystem::path path, std::filesystem::path partial, Database database);
    core::Result<void> start();
    core::Result<void> storeBlob(const ContentHash& hash, std::span<const std::byte> content);
    core::Result<void> storeIndex(const IndexRows& rows);
    core::Result<void> flushBlock();
    core::Result<void> storeSummary(CaptureState state);
    core::Result<void> leaveWalMode();
    core::Result<void> remember(core::Result<void> done);
    void rememberBlob(const ContentHash& hash);

    std::filesystem::path m_path;
    std::filesystem::path m_partial;
    Database m_database;
    std::unique_ptr<Tables> m_tables;
    CallBlockBuilder m_block;
    IndexBuilder m_index;
    CaptureCounts m_committed;
    BlobSink m_blobSink;
    std::set<ContentHash> m_recentBlobs; // spares most look-ups; bounded
    std::uint64_t m_blocks = 0;
    std::uint64_t m_blobs = 0;
    std::uint64_t m_missing = 0;
    std::uint64_t m_references = 0;
    std::size_t m_uncommittedBlobBytes = 0;
    std::optional<core::Error> m_failure;
};

} // namespace vitrine::captures
