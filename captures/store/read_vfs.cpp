// SPDX-License-Identifier: Apache-2.0
#include "captures/store/read_vfs.h"

#include "captures/store/byte_order.h"
#include "captures/store/page_file.h"
#include "captures/store/schema.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <new>

namespace vitrine::captures {
namespace {

struct ReadingVfs {
    sqlite3_vfs base; // first: SQLite knows us by it
    PageTrust trust;
};

/// SQLite allocates it; constructed in openForReading, destroyed in closeFile.
struct ReadingFile {
    sqlite3_file base;
    PageTrust trust;
    std::unique_ptr<PageFile> pages;
};

ReadingFile& self(sqlite3_file* file)
{
    return *reinterpret_cast<ReadingFile*>(file);
}

bool replaceFirstPage(PageBytes page, std::uint32_t pageCount)
{
    const auto pristine = pristineFirstPage();
    if (!pristine)
        return false;
    std::ranges::copy(*pristine, page.begin());
    storeBig32(page.subspan(kPageCountField).first<4>(), pageCount);
    // SQLite believes the page count only where these two counters agree.
    const auto changes = page.subspan(24).first<4>();
    std::ranges::copy(changes, page.subspan(92).begin());
    return true;
}

int readPage(const ReadingFile& file, std::uint32_t number, PageBytes page)
{
    const PageState state = file.pages->read(number, page);
    if (state == PageState::Sound)
        return SQLITE_OK;
    if (file.trust == PageTrust::Verified)
        return state == PageState::Damaged ? SQLITE_IOERR_DATA : SQLITE_IOERR_READ;
    if (number == 1 && !replaceFirstPage(page, file.pages->pageCount()))
        return SQLITE_IOERR_NOMEM;
    return SQLITE_OK;
}

int readBytes(sqlite3_file* handle, void* buffer, int amount, sqlite3_int64 offset)
{
    const ReadingFile& file = self(handle);
    std::span<std::byte> rest(static_cast<std::byte*>(buffer), static_cast<std::size_t>(amount));
    auto position = static_cast<std::uint64_t>(offset);
    while (!rest.empty()) {
        const std::uint64_t number = position / kPageBytes + 1;
        if (number > file.pages->pageCount()) {
            std::ranges::fill(rest, std::byte{0});
            return SQLITE_IOERR_SHORT_READ;
        }
        std::array<std::byte, kPageBytes> page;
        if (const int code = readPage(file, static_cast<std::uint32_t>(number), page); code != SQLITE_OK)
            return code;
        const std::size_t start = position % kPageBytes;
        const std::size_t count = std::min(rest.size(), kPageBytes - start);
        std::copy_n(page.begin() + static_cast<std::ptrdiff_t>(start), count, rest.begin());
        rest = rest.subspan(count);
        position += count;
    }
    return SQLITE_OK;
}

int closeFile(sqlite3_file* handle)
{
    self(handle).~ReadingFile();
    return SQLITE_OK;
}

int fileSize(sqlite3_file* handle, sqlite3_int64* size)
{
    *size = static_cast<sqlite3_int64>(self(handle).pages->pageCount()) * static_cast<sqlite3_int64>(kPageBytes);
    return SQLITE_OK;
}

constexpr sqlite3_io_methods readingMethods()
{
    sqlite3_io_methods methods{};
    methods.iVersion = 1;
    methods.xClose = closeFile;
    methods.xRead = readBytes;
    methods.xWrite = [](sqlite3_file*, const void*, int, sqlite3_int64) { return SQLITE_READONLY; };
    methods.xTruncate = [](sqlite3_file*, sqlite3_int64) { return SQLITE_READONLY; };
    methods.xSync = [](sqlite3_file*, int) { return SQLITE_OK; };
    methods.xFileSize = fileSize;
    methods.xLock = [](sqlite3_file*, int) { return SQLITE_OK; };
    methods.xUnlock = [](sqlite3_file*, int) { return SQLITE_OK; };
    methods.xCheckReservedLock = [](sqlite3_file*, int* locked) {
        *locked = 0;
        return SQLITE_OK;
    };
    methods.xFileControl = [](sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; };
    methods.xSectorSize = [](sqlite3_file*) { return static_cast<int>(kPageBytes); };
    methods.xDeviceCharacteristics = [](sqlite3_file*) { return SQLITE_IOCAP_IMMUTABLE; };
    return methods;
}

constexpr sqlite3_io_methods kReadingMethods = readingMethods();

int openForReading(sqlite3_vfs* vfs, const char* name, sqlite3_file* handle, int flags, int* outFlags)
{
    handle->pMethods = nullptr;
    if ((flags & SQLITE_OPEN_MAIN_DB) == 0 || !name)
        return SQLITE_CANTOPEN; // no journals, no temporary files
    auto pages = PageFile::open(name);
    if (!pages)
        return SQLITE_CANTOPEN;
    new (handle) ReadingFile{{&kReadingMethods}, reinterpret_cast<ReadingVfs*>(vfs)->trust, std::move(*pages)};
    if (outFlags)
        *outFlags = SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB;
    return SQLITE_OK;
}

ReadingVfs makeVfs(const char* name, PageTrust trust)
{
    ReadingVfs vfs{*sqlite3_vfs_find(nullptr), trust};
    vfs.base.zName = name;
    vfs.base.pNext = nullptr;
    vfs.base.szOsFile = sizeof(ReadingFile);
    vfs.base.xOpen = openForReading;
    return vfs;
}

} // namespace

const char* readVfs(PageTrust trust)
{
    // SQLite keeps a list of VFS by address for as long as the program runs.
    static ReadingVfs verified = makeVfs("vitrine-read", PageTrust::Verified);
    static ReadingVfs raw = makeVfs("vitrine-read-raw", PageTrust::Raw);
    static const bool registered =
        sqlite3_vfs_register(&verified.base, 0) == SQLITE_OK && sqlite3_vfs_register(&raw.base, 0) == SQLITE_OK;
    if (!registered)
        return nullptr;
    return trust == PageTrust::Verified ? verified.base.zName : raw.base.zName;
}

} // namespace vitrine::captures
