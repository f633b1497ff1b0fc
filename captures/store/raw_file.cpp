// SPDX-License-Identifier: Apache-2.0
#include "captures/store/raw_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace vitrine::captures {

core::Result<RawFile> RawFile::openForReading(const std::filesystem::path& path)
{
    RawFile file;
    file.m_descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // a FIFO must not hang us
    if (file.m_descriptor < 0)
        return core::Error{core::Text::verbatim(std::strerror(errno))};
    struct stat facts {};
    if (fstat(file.m_descriptor, &facts) != 0 || !S_ISREG(facts.st_mode))
        return core::failure("not a regular file");
    return file;
}

RawFile::~RawFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::uint64_t RawFile::size() const
{
    struct stat facts {};
    return fstat(m_descriptor, &facts) == 0 ? static_cast<std::uint64_t>(facts.st_size) : 0;
}

std::size_t readAt(int file, std::uint64_t offset, std::span<std::byte> bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t count =
            ::pread(file, bytes.data() + done, bytes.size() - done, static_cast<off_t>(offset + done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        done += static_cast<std::size_t>(count);
    }
    return done;
}

core::Result<void> syncDirectory(const std::filesystem::path& directory)
{
    const int descriptor = ::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool synced = descriptor >= 0 && ::fsync(descriptor) == 0;
    const int reason = errno;
    if (descriptor >= 0)
        ::close(descriptor);
    // Some file systems can't sync a directory and say EINVAL; the rename is then as durable as they make it.
    if (!synced && reason != EINVAL)
        return core::Error{core::Text::verbatim(std::strerror(reason))};
    return {};
}

bool isLockedByOther(int file)
{
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = 0x40000000; // the pending byte, the reserved byte and 510 shared bytes
    lock.l_len = 512;
    return ::fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

} // namespace vitrine::captures
