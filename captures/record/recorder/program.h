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
    std::filesystem::path workingDirectory;         ///< empty: that of this process
    std::map<std::string, std::string> environment; ///< variables that replace those of this process, or are added
    std::string mark; ///< name of one of these variables, whose value no other program has
};

/// The program that is recorded, in a process group of its own.
class Program {
public:
    [[nodiscard]] static core::Result<std::unique_ptr<Program>> start(const ProgramOptions& options);
    /// Kills what is left of the program.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// It becomes readable once the program has ended; -1 where the kernel can't tell this.
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// The status in the form of wait(), once the program has ended.
    [[nodiscard]] std::optional<int> status();
    /// Sends a signal to the whole group.
    void signal(int number) const;
    [[nodiscard]] bool isInGroup(pid_t process) const;
    /// Whether other processes that it has started are left. They are known by its group, or, like daemons, by the
    /// environment that they were given.
    [[nodiscard]] bool hasCompany() const;

private:
    Program(pid_t id, std::string mark);

    pid_t m_id;
    std::string m_mark; // an entry of its environment that no other program has
    int m_descriptor = -1;
    std::optional<int> m_status;
};

} // namespace vitrine::captures
