// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixed_function/foreign_code.h"
#include "core/plugin/plugin_file.h"

#include <memory>
#include <vector>

namespace vitrine::app {

/// A file that outlives this process if it ends inside of a plugin's code, however that happens: it counts the threads
/// that are inside, in memory that the kernel keeps. Who starts next finds it and knows whose code it was.
class RunMark {
public:
    /// In `folder`, for a file that is about to be loaded. Null when there is no place for it: then a crash goes
    /// unsaid.
    [[nodiscard]] static std::shared_ptr<RunMark> make(const std::filesystem::path& folder,
                                                       const core::PluginFile& plugin);
    RunMark(const RunMark&) = delete;
    RunMark& operator=(const RunMark&) = delete;
    /// Takes the file away, unless somebody is inside.
    ~RunMark();

    [[nodiscard]] core::InsideCount& count() const { return *m_count; }
    /// For a process that is to count here as well.
    [[nodiscard]] const int& descriptor() const { return m_descriptor; }

private:
    RunMark(std::filesystem::path path, int descriptor, core::InsideCount* count);

    const std::filesystem::path m_path;
    const int m_descriptor;
    core::InsideCount* const m_count;
};

/// A plugin inside of whose code a process has ended.
struct CrashedPlugin {
    std::filesystem::path mark;
    std::filesystem::path path;
    std::string hash;
};
/// Where the marks of this user are, beside what the user has said about plugins; empty: nowhere.
[[nodiscard]] std::filesystem::path marksFolder();
/// Those that are left in `folder` by processes that have ended. Marks that say nothing are taken away.
[[nodiscard]] std::vector<CrashedPlugin> crashedPlugins(const std::filesystem::path& folder);

} // namespace vitrine::app
