// SPDX-License-Identifier: Apache-2.0
#include "captures/import/import_drawing.h"

#include "captures/import/new_capture.h"
#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/drawing.h"
#include "core/command/vector_config.h"
#include "core/gpu/machine_config.h"

#include <fmt/format.h>

namespace vitrine::captures {
namespace {

using Cause = ImportFailure::Cause;

static_assert(kMaxDrawingSize == svg::kMaxSize);

std::vector<MissingPart> missingOf(const std::map<std::string, svg::Dropped>& dropped)
{
    std::vector<MissingPart> parts;
    for (const auto& [what, its] : dropped)
        parts.push_back({what, its.first.line, its.count,
                         fmt::format("not drawn; the first is in line {}, column {} of the drawing", its.first.line,
                                     its.first.column)});
    return parts;
}

} // namespace

ImportOutcome importDrawing(const std::filesystem::path& drawing, const std::filesystem::path& output,
                            std::optional<std::pair<std::uint32_t, std::uint32_t>> size, const ImportOptions& options)
{
    core::MachineConfig machine;
    machine.vector->blendCoverage = core::SpaceChoice::Stored; // SVG mixes colors as they are stored, edges included
    NewCapture capture(options, machine);
    if (auto failure = capture.create(output))
        return {{}, std::move(failure)};
    svg::DrawingOptions wishes{{}, options.stop};
    if (size)
        wishes.size = {static_cast<int>(size->first), static_cast<int>(size->second)};
    NewCapture::Failure failure;
    const auto drawn = svg::drawFile(drawing, wishes, [&](const core::Call& call) -> core::Result<void> {
        failure = capture.add(call);
        return failure ? core::Result<void>(core::Error{failure->sentence}) : core::Result<void>();
    });
    if (!drawn && !failure)
        failure = options.stop.stop_requested() ? NewCapture::cancelled()
                                                : ImportFailure{Cause::BadInput, drawn.error().message};
    ImportOutcome outcome;
    if (!failure) {
        outcome.missing = missingOf(*drawn);
        failure =
            capture.finish({drawing.filename().string(), "SVG file, drawn with OpenVG", "", "", ""}, outcome.missing);
    }
    outcome.counts = capture.counts();
    outcome.failure = std::move(failure);
    return outcome;
}

} // namespace vitrine::captures
