// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace vitrine::cli {

/// The files of one run, as its options name them: what is read, and what is to be made. Every option that names a file
/// is one or the other, so that no subcommand writes to a file that it reads, whatever name it has there.
///
/// Takes the addresses of options, which are filled later.
class Files {
public:
    void reads(const std::string& file) { m_read.push_back(&file); }
    /// With what lies beside it.
    void readsCapture(const std::string& file) { m_capturesRead.push_back(&file); }
    /// By its name, or a file; as it is chosen for a capture.
    void readsMachine(const std::string& machine) { m_machines.push_back(&machine); }
    void readsMachines(const std::vector<std::string>& machines) { m_machineLists.push_back(&machines); }
    /// A command line: the program, found along PATH, and those of its arguments that are files.
    void runs(const std::vector<std::string>& command) { m_commands.push_back(&command); }
    void makes(const std::string& file) { m_made.push_back(&file); }
    void makesCapture(const std::string& file, std::string_view partialSuffix = ".partial")
    {
        m_captures.push_back({&file, partialSuffix});
    }

    /// The code to end with, said on stderr, when something that is to be made, or standard output, is a file that is
    /// read, or when a capture can't be made where it should be.
    [[nodiscard]] std::optional<ExitCode> check() const;

private:
    [[nodiscard]] std::vector<std::filesystem::path> readFiles() const;

    struct Written {
        std::string name;
        dev_t device;
        ino_t inode;
    };
    [[nodiscard]] std::vector<Written> writtenFiles() const;

    struct NewCapture {
        const std::string* file;
        std::string_view partialSuffix;
    };

    std::vector<const std::string*> m_read;
    std::vector<const std::string*> m_capturesRead;
    std::vector<const std::string*> m_machines;
    std::vector<const std::vector<std::string>*> m_machineLists;
    std::vector<const std::vector<std::string>*> m_commands;
    std::vector<const std::string*> m_made;
    std::vector<NewCapture> m_captures;
};

/// Whether a capture can be made there; else the code to end with, said on stderr.
[[nodiscard]] std::optional<ExitCode> checkCapturePlace(const std::string& file,
                                                        std::string_view partialSuffix = ".partial");

} // namespace vitrine::cli
