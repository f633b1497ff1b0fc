// SPDX-License-Identifier: Apache-2.0
#include "captures/store/write_vfs.h"

#include "captures/store/page_checksum.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <new>

namespace vitrine::captures {
namespace {

constexpr std::size_t kReserveField = 20; // of page 1: how many bytes SQLite leaves to us

struct SealingVfs {
    sqlite3_vfs base; // first: SQLite knows us by it
    sqlite3_vfs* system;
};

/// SQLite allocates it; the system's file follows at once.
struct SealingFile {
    sqlite3_file base;
};
constexpr std::size_t kFileBytes = (sizeof(SealingFile) + 15) / 16 * 16;

sqlite3_file* systemFile(sqlite3_file* file)
{
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<std::byte*>(file) + kFileBytes);
}

bool isWholePage(int amount, sqlite3_int64 offset)
{
    return amount == static_cast<int>(kPageBytes) && offset % static_cast<sqlite3_int64>(kPageBytes) == 0;
}

std::uint32_t pageAt(sqlite3_int64 offset)
{
    return static_cast<std::uint32_t>(offset / static_cast<sqlite3_int64>(kPageBytes)) + 1;
}

int readPage(sqlite3_file* file, void* buffer, int amount, sqlite3_int64 offset)
{
    sqlite3_file* real = systemFile(file);
    const int code = real->pMethods->xRead(real, buffer, amount, offset);
    if (code != SQLITE_OK || !isWholePage(amount, offset))
        return code;
    const ConstPageBytes page(static_cast<const std::byte*>(buffer), kPageBytes);
    return isPageSound(page, pageAt(offset)) ? SQLITE_OK : SQLITE_IOERR_DATA;
}

int writePage(sqlite3_file* file, const void* buffer, int amount, sqlite3_int64 offset)
{
    if (!isWholePage(amount, offset))
        return SQLITE_IOERR_WRITE; // would leave a page that no checksum covers
    std::array<std::byte, kPageBytes> page;
    std::memcpy(page.data(), buffer, page.size());
    if (offset == 0 && page[kReserveField] != std::byte{kReservedBytes})
        return SQLITE_IOERR_WRITE;
    sealPage(page, pageAt(offset));
    sqlite3_file* real = systemFile(file);
    return real->pMethods->xWrite(real, page.data(), amount, offset);
}

// Everything else is the system's own business.
template <auto Method, typename... Arguments>
int forward(sqlite3_file* file, Arguments... arguments)
{
    sqlite3_file* real = systemFile(file);
    return (real->pMethods->*Method)(real, arguments...);
}

constexpr sqlite3_io_methods sealingMethods()
{
    sqlite3_io_methods methods{};
    methods.iVersion = 1; // neither shared memory nor mapping: a writer is alone
    methods.xClose = forward<&sqlite3_io_methods::xClose>;
    methods.xRead = readPage;
    methods.xWrite = writePage;
    methods.xTruncate = forward<&sqlite3_io_methods::xTruncate, sqlite3_int64>;
    methods.xSync = forward<&sqlite3_io_methods::xSync, int>;
    methods.xFileSize = forward<&sqlite3_io_methods::xFileSize, sqlite3_int64*>;
    methods.xLock = forward<&sqlite3_io_methods::xLock, int>;
    methods.xUnlock = forward<&sqlite3_io_methods::xUnlock, int>;
    methods.xCheckReservedLock = forward<&sqlite3_io_methods::xCheckReservedLock, int*>;
    methods.xFileControl = forward<&sqlite3_io_methods::xFileControl, int, void*>;
    methods.xSectorSize = forward<&sqlite3_io_methods::xSectorSize>;
    methods.xDeviceCharacteristics = forward<&sqlite3_io_methods::xDeviceCharacteristics>;
    return methods;
}

constexpr sqlite3_io_methods kSealingMethods = sealingMethods();

int openForWriting(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    sqlite3_vfs* system = reinterpret_cast<SealingVfs*>(vfs)->system;
    if ((flags & SQLITE_OPEN_MAIN_DB) == 0)
        return system->xOpen(system, name, file, flags, outFlags);
    auto* sealing = new (file) SealingFile{};
    const int code = system->xOpen(system, name, systemFile(file), flags, outFlags);
    if (systemFile(file)->pMethods)
        sealing->base.pMethods = &kSealingMethods;
    return code;
}

SealingVfs makeVfs()
{
    sqlite3_vfs* system = sqlite3_vfs_find(nullptr);
    SealingVfs vfs{*system, system};
    vfs.base.zName = "vitrine-write";
    vfs.base.pNext = nullptr;
    vfs.base.szOsFile = static_cast<int>(kFileBytes) + system->szOsFile;
    vfs.base.xOpen = openForWriting;
    return vfs;
}

} // namespace

const char* writeVfs()
{
    // SQLite keeps a list of VFS by address for as long as the program runs.
    static SealingVfs vfs = makeVfs();
    static const int registered = sqlite3_vfs_register(&vfs.base, 0);
    return registered == SQLITE_OK ? vfs.base.zName : nullptr;
}

} // namespace vitrine::captures
