// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plugins/run_mark.h"

#include "app/plugins/plugin_trust.h"

#include <fmt/format.h>

#include <algorithm>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine::app {

namespace {

namespace fs = std::filesystem;

// The count, and behind it as text: the hash, a line's end, the path, a line's end.
constexpr off_t kTextAt = 64;
constexpr std::size_t kMostText = 8192;
static_assert(core::InsideCount::is_always_lock_free && sizeof(core::InsideCount) <= kTextAt);

std::string textOf(int descriptor)
{
    std::string text(kMostText, '\0');
    const ssize_t got = pread(descriptor, text.data(), text.size(), kTextAt);
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return text;
}

/// Of a mark whose process has ended; nothing: it says nothing.
std::optional<CrashedPlugin> read(int descriptor, const fs::path& mark)
{
    std::uint32_t count = 0;
    if (pread(descriptor, &count, sizeof count, 0) != sizeof count || count == 0)
        return std::nullopt;
    const std::string text = textOf(descriptor);
    const std::size_t hashEnd = text.find('\n');
    const std::size_t pathEnd = hashEnd == std::string::npos ? hashEnd : text.find('\n', hashEnd + 1);
    if (pathEnd == std::string::npos)
        return std::nullopt;
    return CrashedPlugin{mark, text.substr(hashEnd + 1, pathEnd - hashEnd - 1), text.substr(0, hashEnd)};
}

} // namespace

fs::path marksFolder()
{
    const fs::path file = PluginTrust::usersFile();
    return file.empty() ? file : file.parent_path() / "plugins-running";
}

RunMark::RunMark(fs::path path, int descriptor, core::InsideCount* count)
    : m_path(std::move(path)), m_descriptor(descriptor), m_count(count)
{
}

std::shared_ptr<RunMark> RunMark::make(const fs::path& folder, const core::PluginFile& plugin)
{
    std::error_code error;
    if (folder.empty() || (fs::create_directories(folder, error), error))
        return nullptr;
    std::string name = (folder / fmt::format("{}-XXXXXX", getpid())).string();
    const int descriptor = mkostemp(name.data(), O_CLOEXEC);
    if (descriptor < 0)
        return nullptr;
    const std::string text = fmt::format("{}\n{}\n", plugin.hash, plugin.path.string());
    void* memory = MAP_FAILED;
    // The lock is ours as long as the process lives, and that of its children which are no programs of their own.
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0 && text.size() <= kMostText &&
        pwrite(descriptor, text.data(), text.size(), kTextAt) == static_cast<ssize_t>(text.size()))
        memory = mmap(nullptr, sizeof(core::InsideCount), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory != MAP_FAILED)
        return std::shared_ptr<RunMark>(new RunMark(name, descriptor, static_cast<core::InsideCount*>(memory)));
    close(descriptor);
    unlink(name.c_str());
    return nullptr;
}

RunMark::~RunMark()
{
    if (m_count->load() == 0)
        unlink(m_path.c_str());
    munmap(m_count, sizeof *m_count);
    close(m_descriptor);
}

std::vector<CrashedPlugin> crashedPlugins(const fs::path& folder)
{
    std::vector<CrashedPlugin> crashed;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const int descriptor = open(entry->path().c_str(), O_RDONLY | O_CLOEXEC);
        if (descriptor < 0)
            continue;
        if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) { // Nobody holds it any more.
            if (auto one = read(descriptor, entry->path()))
                crashed.push_back(*std::move(one));
            else
                unlink(entry->path().c_str());
        }
        close(descriptor);
    }
    std::sort(crashed.begin(), crashed.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return crashed;
}

} // namespace vitrine::app
