// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "app/cli/common/files.h"
#include "app/cli/common/output.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

/// How a subcommand says which options it has. Nothing outside `common` knows CLI11.

namespace vitrine::cli {

/// What the command line asks for.
struct Action {
    std::function<ExitCode()> run;
    Files files;
};

/// An option that was added, and what it demands of the command line.
class Option {
public:
    explicit Option(CLI::Option* option) : m_option(option) {}

    Option required() const;
    Option excludes(Option other) const;
    Option needs(Option other) const;

private:
    CLI::Option* m_option;
};

/// A subcommand whose options are added one by one. A name is "--frame", "-o,--output", or "CAP" for an argument
/// without a name. The variables are filled when the command line is read, so they belong to the options of
/// Commands::add().
///
/// Every option says what its value is: a number, words, or a file that is read or made. There is no other way to add
/// one, so all files of a run are known before it begins, and none that is read is written to.
class Command {
public:
    Command(CLI::App* command, Action& action) : m_command(command), m_action(&action) {}

    Option flag(const char* name, bool& isGiven, const char* help) const;
    /// Calls `chosen` when it is given.
    Option choice(const char* name, std::function<void()> chosen, const char* help) const;
    /// Counts from 0.
    Option number(const char* name, std::optional<std::uint64_t>& value, const char* help) const;
    Option number(const char* name, std::optional<std::uint32_t>& value, const char* help) const;
    /// Words that name no file.
    Option words(const char* name, std::string& value, const char* help) const;
    Option words(const char* name, std::optional<std::string>& value, const char* help) const;
    /// As often as needed, each time with one value, so that an argument without a name may follow.
    Option words(const char* name, std::vector<std::string>& values, const char* help) const;

    /// How the file is read or made: see the function of the same name of Files.
    Option reads(const char* name, std::string& file, const char* help) const;
    Option readsCapture(const char* name, std::string& file, const char* help) const;
    Option readsMachine(const char* name, std::string& machine, const char* help) const;
    Option readsMachines(const char* name, std::vector<std::string>& machines, const char* help) const;
    Option runs(const char* name, std::vector<std::string>& command, const char* help) const;
    Option makes(const char* name, std::string& file, const char* help) const;
    Option makesCapture(const char* name, std::string& file, const char* help,
                        std::string_view partialSuffix = ".partial") const;

    /// The option --json, which every command has.
    [[nodiscard]] Option json() const;
    /// What stands below the options in the help.
    void footer(const std::string& text) const;

private:
    CLI::App* m_command;
    Action* m_action;
};

/// The subcommands of the program, or of one of them.
class Commands {
public:
    Commands(CLI::App& app, Action& action) : m_app(&app), m_action(&action) {}

    template <typename Options>
    struct Added {
        Command command;
        std::shared_ptr<Options> options; ///< to be filled; they live as long as the application
    };
    /// A subcommand that calls `run` with its options when the command line names it. Options have a member
    /// `OutputForm form`, which --json sets.
    template <typename Options>
    Added<Options> add(const char* name, const char* summary, ExitCode (*run)(const Options&)) const
    {
        const auto options = std::make_shared<Options>();
        return {addCommand(name, summary, options->form, [run, options] { return run(*options); }), options};
    }
    /// A subcommand that has subcommands, and needs one.
    [[nodiscard]] Commands addGroup(const char* name, const char* summary) const;

private:
    [[nodiscard]] Command addCommand(const char* name, const char* summary, OutputForm& form,
                                     std::function<ExitCode()> run) const;

    CLI::App* m_app;
    Action* m_action;
};

} // namespace vitrine::cli
