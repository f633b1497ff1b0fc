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
    /// Whether processes of the group, other than the program, are left.
    [[nodiscard]] bool hasCompany() const;

private:
    explicit Program(pid_t id);

    pid_t m_id;
    int m_descriptor = -1;
    std::optional<int> m_status;
};

} // namespace vitrine::captures
