// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>

namespace vitrine::cli {
namespace {

struct InfoOptions {
    std::string capture;
    OutputForm form = OutputForm::Text;
};

using captures::CaptureReader;
using captures::CaptureState;

using Counted = std::array<std::pair<const char*, std::uint64_t>, 7>;

Counted counted(const captures::CaptureCounts& counts)
{
    return {{{"frames", counts.frames},
             {"draws", counts.draws},
             {"actions", counts.actions},
             {"calls", counts.calls},
             {"markers", counts.markers},
             {"programs", counts.programs},
             {"textures", counts.textures}}};
}

using Noted = std::array<std::pair<const char*, std::string>, 5>;

Noted noted(const captures::Provenance& provenance)
{
    return {{{"program", provenance.program},
             {"recorder", provenance.recorder},
             {"renderer", provenance.renderer},
             {"model_version", provenance.modelVersion},
             {"writer", provenance.writer}}};
}

void printJson(const CaptureReader& capture)
{
    auto document = makeDocument("info");
    for (const auto& [name, count] : counted(capture.summary().counts))
        document[name] = count;
    document["last_call_number"] = capture.summary().counts.lastCallNumber;
    document["complete"] = capture.summary().state == CaptureState::Finished;
    auto& provenance = document["provenance"] = nlohmann::ordered_json::object();
    for (const auto& [name, value] : noted(capture.provenance()))
        provenance[name] = value;
    document["knobs"] = capture.knobs();
    document["missing"] = missingList(capture.missing());
    printDocument(document);
}

bool isDefault(const std::string& knob, const std::string& value)
{
    const auto standard = core::knobValue(core::MachineConfig{}, knob);
    return standard && *standard == value;
}

void printText(const CaptureReader& capture)
{
    for (const auto& [name, count] : counted(capture.summary().counts))
        fmt::print("{:<14} {}\n", name, count);
    for (const auto& [name, value] : noted(capture.provenance())) {
        if (!value.empty())
            fmt::print("{:<14} {}\n", name, value);
    }
    for (const auto& [name, value] : capture.knobs()) {
        if (!isDefault(name, value))
            fmt::print("{:<14} {} = {}\n", "knob", name, value);
    }
    for (const captures::MissingPart& part : capture.missing())
        fmt::print("{:<14} {} from {}{}: {}\n", "missing", part.subject, part.first,
                   part.count > 0 ? fmt::format(" ({})", part.count) : "", part.reason);
}

ExitCode runInfo(const InfoOptions& options)
{
    const auto capture = CaptureReader::open(options.capture);
    if (!capture)
        return fail(ExitCode::BadInput, options.capture, capture.error().message);
    if (options.form == OutputForm::Json)
        printJson(**capture);
    else
        printText(**capture);
    return ExitCode::Done;
}

} // namespace

void addInfo(Commands& commands)
{
    const auto [command, options] = commands.add("info", "say what a capture holds and where it comes from", runInfo);
    addCapture(command, options->capture);
}

} // namespace vitrine::cli
