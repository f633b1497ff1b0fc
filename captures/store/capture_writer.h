// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/call_block.h"
#include "captures/store/capture_info.h"
#include "captures/store/row.h"

#include <filesystem>
#include <optional>
#include <set>

namespace vitrine::captures {

/// Writes a capture call by call. Until `finish()` it grows as `PATH.partial` with a write-ahead log beside it. What is
/// committed survives when the program dies (salvage.h). It commits by itself about every kTargetBlockBytes of calls.
/// Memory does not depend on the length of the capture.
///
/// Without `finish()` or `discard()`, the destructor leaves the partial file up to the last commit, for a salvage.
class CaptureWriter {
public:
    /// Fails when the file can't be created, or when a partial file of an earlier recording is in the way. A salvage
    /// has a `partialSuffix` of its own, so that it can replace the file that it reads.
    static core::Result<std::unique_ptr<CaptureWriter>> create(const std::filesystem::path& path,
                                                               std::string_view partialSuffix = ".partial");
    ~CaptureWriter();

    /// A call that exceeds a limit of format.h is refused, and nothing changes. After any other failure nothing more
    /// can be written.
    core::Result<void> addCall(const core::Call& call);
    core::Result<void> setProvenance(const Provenance& provenance);
    /// Replaces the knobs that were set before.
    core::Result<void> setKnobs(const Knobs& knobs);
    core::Result<void> setThumbnail(std::span<const std::byte> png);
    core::Result<void> setReference(std::uint32_t frame, const ReferenceImage& image);
    /// The capture will tell that it is cut off, and that this part is missing.
    core::Result<void> addMissing(const MissingPart& part);

    /// After this, everything so far survives when the program dies, and is cheap to salvage.
    core::Result<void> commit();
    /// Closes the capture, makes it durable, and gives it its name. It replaces an older file of that name.
    core::Result<void> finish();
    /// Removes what was written.
    void discard();

    /// Whether writing has failed once. Then the capture can't be finished either.
    [[nodiscard]] bool hasFailed() const { return m_failure.has_value(); }
    [[nodiscard]] const CaptureCounts& counts() const { return m_index.counts(); }
    /// The counts of what a salvage finds if nothing more is written.
    [[nodiscard]] const CaptureCounts& committedCounts() const { return m_committed; }

private:
    struct Tables; // prepared inserts, one for each table

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
    std::set<ContentHash> m_recentBlobs; // makes most look-ups unnecessary; bounded
    std::uint64_t m_blocks = 0;
    std::uint64_t m_blobs = 0;
    std::uint64_t m_missing = 0;
    std::uint64_t m_references = 0;
    std::size_t m_uncommittedBlobBytes = 0;
    std::optional<core::Error> m_failure;
};

} // namespace vitrine::captures
