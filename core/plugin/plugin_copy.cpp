// SPDX-License-Identifier: Apache-2.0
#include "core/plugin/plugin_copy.h"

#include <fmt/format.h>

#include <cstddef>
#include <span>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace vitrine::core {

namespace {

constexpr int kSeals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK;

bool writeAll(int descriptor, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = write(descriptor, bytes.data(), bytes.size());
        if (written <= 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return true;
}

} // namespace

Result<std::shared_ptr<const PluginCopy>> PluginCopy::of(const PluginFile& file)
{
    const std::string name = file.path.filename().string().substr(0, 200); // the kernel takes 249 bytes
    const std::shared_ptr<const PluginCopy> copy(
        new PluginCopy(memfd_create(name.c_str(), MFD_CLOEXEC | MFD_ALLOW_SEALING), file.path.string()));
    const int descriptor = copy->descriptor();
    if (descriptor < 0 || !writeAll(descriptor, file.bytes) || fcntl(descriptor, F_ADD_SEALS, kSeals) != 0)
        return failure("{} can't be copied into memory", copy->origin());
    return copy;
}

Result<std::shared_ptr<const PluginCopy>> PluginCopy::adopt(int descriptor, std::string origin)
{
    const std::shared_ptr<const PluginCopy> copy(new PluginCopy(descriptor, std::move(origin)));
    const int seals = fcntl(descriptor, F_GET_SEALS);
    if (seals < 0 || (seals & kSeals) != kSeals)
        return failure("{} was handed over unsealed", copy->origin());
    return copy;
}

PluginCopy::~PluginCopy()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

std::string PluginCopy::path() const
{
    std::error_code error;
    const auto process = std::filesystem::read_symlink("/proc/self", error); // the number that /proc knows us by
    return fmt::format("/proc/{}/fd/{}", error ? "self" : process.string(), m_descriptor);
}

} // namespace vitrine::core
