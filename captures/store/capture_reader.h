// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/finding.h"
#include "captures/store/lru_cache.h"
#include "captures/store/row_readers.h"
#include "core/session/call_source.h"

#include <filesystem>
#include <string_view>

namespace vitrine::captures {

/// A finished capture, which is read on demand. Nothing in the file is trusted: every page and row is checked when it
/// is read, and sizes before memory is allocated. It keeps in memory the index, and caches of at most kBlockCacheBytes
/// and kBlobCacheBytes.
class CaptureReader final : public core::CallSource {
public:
    static constexpr std::size_t kBlockCacheBytes = 16u << 20;
    static constexpr std::size_t kBlobCacheBytes = 64u << 20;

    /// Fails with the sentence of the first finding (file_check.h) when this is no finished capture that we can read.
    static core::Result<std::unique_ptr<CaptureReader>> open(const std::filesystem::path& path);

    [[nodiscard]] std::uint64_t callCount() const override { return m_summary.counts.calls; }
    /// `index` must be below callCount().
    [[nodiscard]] core::Result<core::Call> call(std::uint64_t index) override;
    /// The name of the call's function. This costs much less than the call, because no value is read. It is valid until
    /// something else is read.
    [[nodiscard]] core::Result<std::string_view> function(std::uint64_t index);
    [[nodiscard]] const std::vector<core::FrameEntry>& frames() const override { return m_frames; }
    [[nodiscard]] const std::vector<core::ActionEntry>& actions() const override { return m_actions; }

    [[nodiscard]] const std::vector<MarkerEntry>& markers() const { return m_markers; }
    [[nodiscard]] const CaptureSummary& summary() const { return m_summary; }
    [[nodiscard]] const Provenance& provenance() const { return m_provenance; }
    [[nodiscard]] const Knobs& knobs() const { return m_knobs; }
    [[nodiscard]] const std::vector<MissingPart>& missing() const { return m_missing; }
    /// A PNG file; empty when there is none.
    [[nodiscard]] core::Result<std::vector<std::byte>> thumbnail() const;
    /// Both parts are empty when there is no reference picture.
    [[nodiscard]] core::Result<ReferenceImage> reference(std::uint32_t frame) const;

    [[nodiscard]] const Database& database() const { return m_database; }

private:
    CaptureReader(std::filesystem::path path, Database database)
        : m_path(std::move(path)), m_database(std::move(database))
    {
    }

    core::Result<void> load();
    core::Result<void> loadSummary();
    core::Result<void> loadBlocks();
    core::Result<void> loadIndex();
    core::Result<void> loadNotes();
    [[nodiscard]] core::Result<void> checkIndex() const;
    [[nodiscard]] std::size_t blockOf(std::uint64_t index) const;
    core::Result<const CallBlock*> block(std::size_t number);
    core::Result<core::Blob> blob(const ContentHash& hash, std::uint64_t size);

    std::filesystem::path m_path;
    Database m_database;
    CaptureSummary m_summary;
    std::vector<BlockEntry> m_blocks;
    std::vector<core::FrameEntry> m_frames;
    std::vector<core::ActionEntry> m_actions;
    std::vector<MarkerEntry> m_markers;
    std::vector<MissingPart> m_missing;
    Provenance m_provenance;
    Knobs m_knobs;
    std::unique_ptr<Statement> m_blockQuery;
    std::unique_ptr<Statement> m_blobQuery;
    BlobLookup m_blobLookup;
    LruCache<std::size_t, CallBlock> m_blockCache{kBlockCacheBytes};
    LruCache<ContentHash, core::Blob> m_blobCache{kBlobCacheBytes};
};

} // namespace vitrine::captures
