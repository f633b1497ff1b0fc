// SPDX-License-Identifier: Apache-2.0
#include "captures/store/new_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::Result;

// A capture of nothing takes about half of this.
constexpr off_t kRoomBytes = off_t{256} * 1024;

std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

Error whyNot(const std::filesystem::path& path, int error)
{
    const std::string folder = folderOf(path).string();
    switch (error) {
    case ENOENT: return failure("there is no folder {}", folder);
    case ENOTDIR: return failure("{} is no folder", folder);
    case EACCES:
    case EPERM: return failure("you may not write to the folder {}", folder);
    case EROFS: return failure("the folder {} is on a file system that is read-only", folder);
    case ENOSPC: return failure("the disk of the folder {} is full", folder);
    case EDQUOT: return failure("your share of the disk of the folder {} is used up", folder);
    case EFBIG: return failure("it would pass the limit on the size of files (ulimit -f)");
    case EEXIST: return failure("{} is in the way: an unfinished recording; salvage or remove it", path.string());
    default: return {core::Text::verbatim(std::strerror(error))};
    }
}

/// Other failures than these say that the file system does not do it, and not that it can't be written.
bool isRefusal(int error)
{
    return error == ENOSPC || error == EDQUOT || error == EFBIG || error == EIO;
}

} // namespace

Result<void> makeEmptyFile(const std::filesystem::path& path)
{
    constexpr mode_t kMode = 0644; // as SQLite's
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode);
    if (file < 0)
        return whyNot(path, errno);
    const int full = posix_fallocate(file, 0, kRoomBytes);
    (void)!ftruncate(file, 0);
    close(file);
    if (!isRefusal(full))
        return {};
    unlink(path.c_str());
    return whyNot(path, full);
}

Result<void> checkPlaceForCapture(const std::filesystem::path& path, std::string_view partialSuffix)
{
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::is_directory(status))
        return failure("{} is a folder", path.string());
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return failure("{} is no ordinary file, and a capture would take its place", path.string());
    const std::filesystem::path partial = path.string() + std::string(partialSuffix);
    for (const char* log : {"-wal", "-journal"})
        if (std::filesystem::exists(partial.string() + log, ignored))
            return whyNot(partial.string() + log, EEXIST);
    auto made = makeEmptyFile(partial);
    if (made)
        std::filesystem::remove(partial, ignored);
    return made;
}

} // namespace vitrine::captures
