// SPDX-License-Identifier: Apache-2.0
#include "captures/store/page_file.h"

#include "captures/store/byte_order.h"

#include <algorithm>
#include <cstring>

namespace vitrine::captures {
namespace {

constexpr std::size_t kSchemaVersionField = 60;
constexpr std::size_t kApplicationIdField = 68;
constexpr std::byte kRollbackMode{1};
constexpr std::byte kWalMode{2};

std::uint32_t fieldAt(ConstPageBytes page, std::size_t offset)
{
    return loadBig32(page.subspan(offset).first<4>());
}

} // namespace

FirstPage parseFirstPage(ConstPageBytes page)
{
    constexpr char kMagic[] = "SQLite format 3"; // with its zero
    FirstPage fields;
    fields.isSqlite = std::memcmp(page.data(), kMagic, sizeof kMagic) == 0;
    fields.usesWal = page[kWriteVersionField] == kWalMode && page[kReadVersionField] == kWalMode;
    fields.pageCount = fieldAt(page, kPageCountField);
    fields.schemaVersion = fieldAt(page, kSchemaVersionField);
    fields.applicationId = fieldAt(page, kApplicationIdField);
    return fields;
}

core::Result<std::unique_ptr<PageFile>> PageFile::open(const std::filesystem::path& path)
{
    auto file = RawFile::openForReading(path);
    if (!file)
        return file.error();
    auto pages = std::make_unique<PageFile>();
    pages->m_file = std::move(*file);
    pages->m_fileSize = pages->m_file.size();

    std::array<std::byte, kPageBytes> first{};
    std::optional<std::uint32_t> announced;
    const bool isSound = pages->readMainFile(1, first) == PageState::Sound;
    const FirstPage fields = parseFirstPage(first);
    if (isSound) {
        pages->m_unfinished = fields.usesWal;
        announced = fields.pageCount;
    }
    // Before the first checkpoint the main file has no page 1 worth the name: everything is in the log.
    if (!isSound || fields.usesWal)
        pages->readLog(path);
    pages->m_pageCount = pages->countPages(announced);
    return pages;
}

void PageFile::readLog(const std::filesystem::path& path)
{
    auto log = RawFile::openForReading(path.string() + "-wal");
    if (!log)
        return;
    m_log = std::move(*log);
    m_wal = readWal(m_log.descriptor());
    m_unfinished |= m_wal.pageCount > 0;
}

std::uint32_t PageFile::countPages(std::optional<std::uint32_t> announced) const
{
    if (m_wal.pageCount > 0)
        return m_wal.pageCount;
    if (announced)
        return *announced;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>((m_fileSize + kPageBytes - 1) / kPageBytes, UINT32_MAX));
}

PageState PageFile::readMainFile(std::uint32_t pageNumber, PageBytes page) const
{
    const std::size_t count = readAt(m_file.descriptor(), std::uint64_t{pageNumber - 1} * kPageBytes, page);
    std::ranges::fill(page.subspan(count), std::byte{0});
    if (count < page.size())
        return PageState::Missing;
    return isPageSound(page, pageNumber) ? PageState::Sound : PageState::Damaged;
}

PageState PageFile::read(std::uint32_t pageNumber, PageBytes page) const
{
    PageState state = PageState::Sound;
    if (const auto place = m_wal.pageOffsets.find(pageNumber); place != m_wal.pageOffsets.end()) {
        if (readAt(m_log.descriptor(), place->second, page) != page.size())
            state = PageState::Missing;
    } else {
        state = readMainFile(pageNumber, page);
    }
    if (pageNumber == 1 && state == PageState::Sound) {
        page[kWriteVersionField] = kRollbackMode;
        page[kReadVersionField] = kRollbackMode;
    }
    return state;
}

} // namespace vitrine::captures
