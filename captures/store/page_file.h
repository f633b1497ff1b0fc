// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/page_checksum.h"
#include "captures/store/raw_file.h"
#include "captures/store/wal_index.h"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>

namespace vitrine::captures {

enum class PageState : std::uint8_t { Sound, Damaged, Missing };

/// The pages of a capture, finished or left behind, as a reader sees them: those of the main file, replaced by those
/// that a remaining write-ahead log has committed. It writes, locks and recovers nothing: the files stay as they are.
class PageFile {
public:
    static core::Result<std::unique_ptr<PageFile>> open(const std::filesystem::path& path);

    /// How many pages there should be: by the log, else by page 1 if that is sound, else by the size of the file.
    [[nodiscard]] std::uint32_t pageCount() const { return m_pageCount; }
    [[nodiscard]] std::uint64_t fileSize() const { return m_fileSize; }
    /// Whether the file is still in the write-ahead log mode of a recording.
    [[nodiscard]] bool isUnfinished() const { return m_unfinished; }
    [[nodiscard]] bool isBeingRecorded() const { return isLockedByOther(m_file.descriptor()); }
    [[nodiscard]] const WalIndex& wal() const { return m_wal; }

    /// Pages are numbered from 1. A missing page reads as zeros. Page 1 reads as that of a finished file.
    PageState read(std::uint32_t pageNumber, PageBytes page) const;
    /// The bytes of the main file, as they are.
    PageState readMainFile(std::uint32_t pageNumber, PageBytes page) const;

private:
    void readLog(const std::filesystem::path& path);
    [[nodiscard]] std::uint32_t countPages(std::optional<std::uint32_t> announced) const;

    RawFile m_file;
    RawFile m_log;
    WalIndex m_wal;
    std::uint64_t m_fileSize = 0;
    std::uint32_t m_pageCount = 0;
    bool m_unfinished = false;
};

/// The fields of page 1 that SQLite defines (big-endian).
struct FirstPage {
    bool isSqlite = false;
    bool usesWal = false;
    std::uint32_t pageCount = 0;
    std::uint32_t schemaVersion = 0;
    std::uint32_t applicationId = 0;
};
[[nodiscard]] FirstPage parseFirstPage(ConstPageBytes page);

constexpr std::size_t kWriteVersionField = 18;
constexpr std::size_t kReadVersionField = 19;
constexpr std::size_t kPageCountField = 28;

} // namespace vitrine::captures
