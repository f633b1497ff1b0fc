// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/program.h"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace vitrine::captures {

using core::failure;
using core::Result;

namespace {

std::vector<std::string> merged(const std::map<std::string, std::string>& wanted)
{
    std::vector<std::string> all;
    for (char** entry = environ; entry && *entry; ++entry) {
        const std::string_view text = *entry;
        if (!wanted.contains(std::string(text.substr(0, text.find('=')))))
            all.emplace_back(text);
    }
    for (const auto& [name, value] : wanted)
        all.push_back(fmt::format("{}={}", name, value));
    return all;
}

std::vector<char*> pointers(std::vector<std::string>& texts)
{
    std::vector<char*> all;
    for (std::string& text : texts)
        all.push_back(text.data());
    all.push_back(nullptr);
    return all;
}

/// What posix_spawn is told besides the command.
class SpawnSettings {
public:
    explicit SpawnSettings(const std::filesystem::path& folder)
    {
        posix_spawnattr_init(&attributes);
        posix_spawn_file_actions_init(&actions);
        // The signals that we hold back or ignore are our affair.
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &all);
        posix_spawnattr_setpgroup(&attributes, 0);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        if (!folder.empty())
            posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
    }
    ~SpawnSettings()
    {
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;

    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
};

/// Whether a process that is there was started with this variable.
bool isInAnEnvironment(const std::string& wanted)
{
    std::error_code error;
    for (std::filesystem::directory_iterator process("/proc", error), end; process != end; process.increment(error)) {
        std::ifstream environment(process->path() / "environ", std::ios::binary);
        for (std::string entry; std::getline(environment, entry, '\0');)
            if (entry == wanted)
                return true;
    }
    return false;
}

} // namespace

Result<std::unique_ptr<Program>> Program::start(const ProgramOptions& options)
{
    if (options.command.empty() || options.command.front().empty())
        return failure("no program is given");
    std::error_code error;
    if (!options.workingDirectory.empty() && !std::filesystem::is_directory(options.workingDirectory, error))
        return failure("{} is no folder to start a program in", options.workingDirectory.string());
    std::vector<std::string> command = options.command;
    std::string program = command.front();
    if (program.find('/') != std::string::npos) // relative to where we are, not to where it starts
        program = std::filesystem::absolute(program, error).string();
    std::vector<std::string> environment = merged(options.environment);
    const auto arguments = pointers(command);
    const auto variables = pointers(environment);
    const SpawnSettings settings(options.workingDirectory);
    pid_t id = 0;
    const int refused =
        posix_spawnp(&id, program.c_str(), &settings.actions, &settings.attributes, arguments.data(), variables.data());
    if (refused != 0)
        return failure("{} can't be started: {}", options.command.front(), std::strerror(refused));
    const auto mark = options.environment.find(options.mark);
    return std::unique_ptr<Program>(
        new Program(id, mark == options.environment.end() ? "" : mark->first + "=" + mark->second));
}

Program::Program(pid_t id, std::string mark)
    : m_id(id), m_mark(std::move(mark)), m_descriptor(static_cast<int>(syscall(SYS_pidfd_open, id, 0)))
{
}

Program::~Program()
{
    if (!status()) {
        signal(SIGKILL);
        while (waitpid(m_id, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
    if (m_descriptor >= 0)
        close(m_descriptor);
}

std::optional<int> Program::status()
{
    int status = 0;
    if (!m_status && waitpid(m_id, &status, WNOHANG) == m_id)
        m_status = status;
    return m_status;
}

void Program::signal(int number) const
{
    kill(-m_id, number);
}

bool Program::isInGroup(pid_t process) const
{
    return getpgid(process) == m_id;
}

bool Program::hasCompany() const
{
    return kill(-m_id, 0) == 0 || (!m_mark.empty() && isInAnEnvironment(m_mark));
}

} // namespace vitrine::captures
