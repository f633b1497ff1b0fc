// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/command.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace vitrine::cli {
namespace {

struct ToyOptions {
    std::string input;
    std::string output;
    std::optional<std::uint64_t> times;
    OutputForm form = OutputForm::Text;
};

/// Writes what it reads, some times over.
ExitCode runToy(const ToyOptions& options)
{
    std::ifstream input(options.input, std::ios::binary);
    if (!input)
        return fail(ExitCode::BadInput, options.input, "can't be read");
    const std::string text(std::istreambuf_iterator<char>(input), {});
    std::ofstream output(options.output, std::ios::binary);
    for (std::uint64_t i = 0; i < options.times.value_or(1); ++i)
        output << text;
    auto document = makeDocument("toy");
    document["bytes"] = text.size();
    if (options.form == OutputForm::Json)
        printDocument(document);
    else
        fmt::print("{} bytes\n", text.size());
    return ExitCode::Done;
}

} // namespace

void addToy(Commands& commands)
{
    const auto [command, options] = commands.add("toy", "repeat a file", runToy);
    command.reads("IN", options->input, "the file to repeat").required();
    command.makes("-o,--output", options->output, "the file to make").required();
    command.number("--times", options->times, "how often, else once");
}

} // namespace vitrine::cli
