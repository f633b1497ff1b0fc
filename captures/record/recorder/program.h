// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace vitrine::captures {

struct ProgramOptions {
    std::vector<std::string> command;
    std::filesystem::path workingDirectory;         ///< empty: ours
    std::map<std::string, std::string> environment; ///< in place of ours, or added
    std::string mark; ///< name of a variable among them whose value is this program's alone
};

/// The program that is recorded, in a process group of its own.
class Program {
public:
    [[nodiscard]] static core::Result<std::unique_ptr<Program>> start(const ProgramOptions& options);
    /// Kills what is left of it.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Readable once the program has ended; -1 where the kernel can't tell.
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// As wait() says it, once the program has ended.
    [[nodiscard]] std::optional<int> status();
    /// To the whole group.
    void signal(int number) const;
    [[nodiscard]] bool isInGroup(pid_t process) const;
    /// Whether processes that it started, other than itself, are left: of its group, or known by the environment that
    /// they were given, as daemons are.
    [[nodiscard]] bool hasCompany() const;

private:
    Program(pid_t id, std::string mark);

    pid_t m_id;
    std::string m_mark; // an entry of its environment that no other program's has
    int m_descriptor = -1;
    std::optional<int> m_status;
};

} // namespace vitrine::captures
