// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/call_json.h"
#include "captures/store/capture_reader.h"
#include "core/api/calls/format_call.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::cli {
namespace {

using captures::CaptureReader;

struct CallRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
};

core::Result<CallRange> rangeOf(const CaptureReader& capture, std::optional<std::uint64_t> frame)
{
    if (!frame)
        return CallRange{0, capture.callCount()};
    if (*frame >= capture.frames().size())
        return core::Error{fmt::format("there is no frame {}: the capture has {}", *frame, capture.frames().size())};
    const core::FrameEntry& entry = capture.frames()[*frame];
    return CallRange{entry.firstCallIndex, entry.endCallIndex + 1};
}

/// Prints calls as they come, so that memory does not grow with their number.
class CallPrinter {
public:
    explicit CallPrinter(OutputForm form) : m_form(form)
    {
        if (m_form == OutputForm::Json) {
            std::string head = toText(makeDocument("calls"));
            head.pop_back();
            fmt::print("{},\"calls\":[", head);
        }
    }

    void print(std::uint64_t index, std::uint64_t frame, const core::Call& call)
    {
        if (m_form == OutputForm::Text) {
            fmt::print("{} {}\n", call.number, core::formatCall(call));
            return;
        }
        nlohmann::ordered_json entry{{"index", index}, {"frame", frame}};
        entry.update(toJson(call));
        fmt::print("{}\n{}", m_isFirst ? "" : ",", toText(entry));
        m_isFirst = false;
    }

    void finish() const
    {
        if (m_form == OutputForm::Json)
            fmt::print("\n]}}\n");
    }

private:
    OutputForm m_form;
    bool m_isFirst = true;
};

std::uint64_t frameOf(const CaptureReader& capture, std::uint64_t index)
{
    const auto& frames = capture.frames();
    const auto place = std::ranges::lower_bound(frames, index, {}, &core::FrameEntry::endCallIndex);
    return static_cast<std::uint64_t>(place - frames.begin());
}

core::Result<void> printCalls(CaptureReader& capture, CallRange range, const CallsOptions& options)
{
    CallPrinter printer(options.form);
    const auto print = [&](std::uint64_t index) -> core::Result<void> {
        const auto call = capture.call(index);
        if (!call)
            return call.error();
        printer.print(index, frameOf(capture, index), *call);
        return {};
    };
    if (options.onlyDraws) {
        for (const core::ActionEntry& action : capture.actions()) {
            if (action.kind != core::ActionKind::Draw || action.callIndex < range.first ||
                action.callIndex >= range.end)
                continue;
            if (auto done = print(action.callIndex); !done)
                return done;
        }
    } else {
        for (std::uint64_t index = range.first; index < range.end; ++index) {
            if (auto done = print(index); !done)
                return done;
        }
    }
    printer.finish();
    return {};
}

} // namespace

ExitCode runCalls(const CallsOptions& options)
{
    const auto capture = CaptureReader::open(options.capture);
    if (!capture)
        return fail(ExitCode::BadInput, options.capture, capture.error().message);
    const auto range = rangeOf(**capture, options.frame);
    if (!range)
        return fail(ExitCode::WrongUsage, options.capture, range.error().message);
    if (auto done = printCalls(**capture, *range, options); !done)
        return fail(ExitCode::BadInput, options.capture, done.error().message);
    return ExitCode::Done;
}

} // namespace vitrine::cli
