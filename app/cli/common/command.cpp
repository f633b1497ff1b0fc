// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cctype>

namespace vitrine::cli {
namespace {

/// CLI11 takes "-1" for a very large number.
std::string countingNumber(const std::string& text)
{
    const bool isNumber = std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
    return isNumber ? std::string() : text + " is no number that counts from 0";
}

} // namespace

Option Option::required() const
{
    m_option->required();
    return *this;
}

Option Option::excludes(Option other) const
{
    m_option->excludes(other.m_option);
    return *this;
}

Option Option::needs(Option other) const
{
    m_option->needs(other.m_option);
    return *this;
}

Option Command::flag(const char* name, bool& isGiven, const char* help) const
{
    return Option(m_command->add_flag(name, isGiven, help));
}

Option Command::choice(const char* name, std::function<void()> chosen, const char* help) const
{
    return Option(m_command->add_flag_callback(name, std::move(chosen), help));
}

Option Command::number(const char* name, std::optional<std::uint64_t>& value, const char* help) const
{
    return Option(m_command->add_option(name, value, help)->check(countingNumber));
}

Option Command::number(const char* name, std::optional<std::uint32_t>& value, const char* help) const
{
    return Option(m_command->add_option(name, value, help)->check(countingNumber));
}

Option Command::words(const char* name, std::string& value, const char* help) const
{
    return Option(m_command->add_option(name, value, help));
}

Option Command::words(const char* name, std::optional<std::string>& value, const char* help) const
{
    return Option(m_command->add_option(name, value, help));
}

Option Command::words(const char* name, std::vector<std::string>& values, const char* help) const
{
    return Option(m_command->add_option(name, values, help)->allow_extra_args(false));
}

Option Command::reads(const char* name, std::string& file, const char* help) const
{
    m_action->files.reads(file);
    return words(name, file, help);
}

Option Command::readsCapture(const char* name, std::string& file, const char* help) const
{
    m_action->files.readsCapture(file);
    return words(name, file, help);
}

Option Command::readsMachine(const char* name, std::string& machine, const char* help) const
{
    m_action->files.readsMachine(machine);
    return words(name, machine, help);
}

Option Command::readsMachines(const char* name, std::vector<std::string>& machines, const char* help) const
{
    m_action->files.readsMachines(machines);
    return words(name, machines, help);
}

Option Command::runs(const char* name, std::vector<std::string>& command, const char* help) const
{
    m_action->files.runs(command);
    return Option(m_command->add_option(name, command, help));
}

Option Command::makes(const char* name, std::string& file, const char* help) const
{
    m_action->files.makes(file);
    return words(name, file, help);
}

Option Command::makesCapture(const char* name, std::string& file, const char* help,
                             std::string_view partialSuffix) const
{
    m_action->files.makesCapture(file, partialSuffix);
    return words(name, file, help);
}

Option Command::json() const
{
    return Option(m_command->get_option("--json"));
}

void Command::footer(const std::string& text) const
{
    m_command->footer(text);
}

Commands Commands::addGroup(const char* name, const char* summary) const
{
    CLI::App* group = m_app->add_subcommand(name, summary);
    group->require_subcommand(1);
    return {*group, *m_action};
}

Command Commands::addCommand(const char* name, const char* summary, OutputForm& form,
                             std::function<ExitCode()> run) const
{
    CLI::App* command = m_app->add_subcommand(name, summary);
    command->add_flag_callback(
        "--json", [&form] { form = OutputForm::Json; }, "print one JSON document");
    command->callback([action = m_action, run = std::move(run)] { action->run = run; });
    return {command, *m_action};
}

} // namespace vitrine::cli
