// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/files.h"

#include "app/cli/common/output.h"
#include "app/plugins/plugin_folder.h"
#include "captures/machines/machine_folder.h"
#include "captures/machines/sidecar.h"
#include "captures/store/new_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine::cli {
namespace {

using Path = std::filesystem::path;

Path alongPath(const std::string& program)
{
    const char* folders = std::getenv("PATH");
    if (program.find('/') != std::string::npos || !folders)
        return program;
    std::istringstream list(folders);
    for (std::string folder; std::getline(list, folder, ':');)
        if (Path file = Path(folder) / program; access(file.c_str(), X_OK) == 0)
            return file;
    return program;
}

/// With what SQLite left of a recording, and what was noted later.
void addCapture(std::vector<Path>& all, const std::string& file)
{
    const auto places = captures::sidecarPlaces(file, captures::identityOf(file), captures::usersNotes());
    all.insert(all.end(), {file, file + "-wal", file + "-journal"});
    all.insert(all.end(), places.begin(), places.end());
}

/// This program, and every plugin that it may load.
void addPrograms(std::vector<Path>& all)
{
    all.emplace_back("/proc/self/exe");
    all.push_back(app::PluginTrust::usersFile());
    for (const Path& folder : app::pluginFolders()) {
        std::error_code error;
        for (std::filesystem::directory_iterator file(folder, error), end; file != end; file.increment(error))
            all.push_back(file->path());
    }
}

} // namespace

std::vector<Path> Files::readFiles() const
{
    std::vector<Path> all;
    for (const std::string* file : m_read)
        all.emplace_back(*file);
    for (const std::string* file : m_capturesRead)
        if (!file->empty())
            addCapture(all, *file);
    const auto addMachine = [&all](const std::string& machine) {
        all.insert(all.end(), {machine, captures::usersMachines() / (machine + ".json")});
    };
    for (const std::string* machine : m_machines)
        addMachine(*machine);
    for (const auto* machines : m_machineLists)
        std::ranges::for_each(*machines, addMachine);
    for (const auto* command : m_commands) {
        if (!command->empty())
            all.push_back(alongPath(command->front()));
        all.insert(all.end(), command->begin(), command->end());
    }
    addPrograms(all);
    return all;
}

std::vector<Files::Written> Files::writtenFiles() const
{
    std::vector<Written> all;
    struct stat facts {};
    const auto add = [&](const std::string& name, int failed) {
        if (failed == 0 && S_ISREG(facts.st_mode))
            all.push_back({name, facts.st_dev, facts.st_ino});
    };
    const auto addFile = [&](const std::string& file) { add(file, stat(file.c_str(), &facts)); };
    add("standard output", fstat(STDOUT_FILENO, &facts));
    for (const std::string* made : m_made)
        addFile(*made);
    for (const NewCapture& capture : m_captures) {
        addFile(*capture.file);
        addFile(*capture.file + std::string(capture.partialSuffix));
    }
    return all;
}

std::optional<ExitCode> Files::check() const
{
    const std::vector<Written> written = writtenFiles();
    for (const Path& file : written.empty() ? std::vector<Path>() : readFiles()) {
        struct stat facts {};
        if (stat(file.c_str(), &facts) != 0)
            continue;
        for (const Written& output : written)
            if (output.device == facts.st_dev && output.inode == facts.st_ino)
                return fail(ExitCode::WrongUsage, output.name,
                            fmt::format("this is {}, which is read: give what is made another name", file.string()));
    }
    for (const NewCapture& capture : m_captures)
        if (const auto code =
                capture.file->empty() ? std::nullopt : checkCapturePlace(*capture.file, capture.partialSuffix))
            return code;
    return std::nullopt;
}

std::optional<ExitCode> checkCapturePlace(const std::string& file, std::string_view partialSuffix)
{
    if (const auto free = captures::checkPlaceForCapture(file, partialSuffix); !free)
        return fail(ExitCode::WrongUsage, file, fmt::format("the capture can't be made: {}", free.error().message));
    return std::nullopt;
}

} // namespace vitrine::cli
