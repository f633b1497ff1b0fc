// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calls/call_json.h"
#include "app/cli/common/common_options.h"
#include "app/cli/common/replay_run.h"
#include "captures/store/capture_reader.h"
#include "core/api/calls/format_call.h"
#include "core/session/query/event_query_fields.h"
#include "core/session/query/event_query_match.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::cli {
namespace {

struct CallsOptions {
    std::string capture;
    std::optional<std::uint64_t> frame;
    bool onlyDraws = false;
    std::string filter; ///< in the language of core/session/query/event_query.h; empty: every call
    OutputForm form = OutputForm::Text;
};

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
        return core::failure("there is no frame {}: the capture has {}", *frame, capture.frames().size());
    const core::FrameEntry& entry = capture.frames()[*frame];
    return CallRange{entry.firstCallIndex, entry.endCallIndex + 1};
}

/// Prints calls as they come, so that memory does not grow with their number.
class CallPrinter {
public:
    explicit CallPrinter(const CallsOptions& options) : m_form(options.form)
    {
        if (m_form == OutputForm::Json) {
            auto document = makeDocument("calls");
            if (!options.filter.empty())
                document["filter"] = options.filter;
            std::string head = toText(document);
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

core::QueryFacts factsOf(const CaptureReader& capture)
{
    core::QueryFacts facts;
    for (const captures::MarkerEntry& marker : capture.markers()) {
        using Kind = core::QueryMarker::Kind;
        const Kind kind = marker.kind == captures::MarkerKind::Push  ? Kind::Push
                          : marker.kind == captures::MarkerKind::Pop ? Kind::Pop
                                                                     : Kind::Insert;
        facts.markers.push_back({kind, marker.callIndex, marker.label});
    }
    return facts;
}

/// Which calls are asked for.
struct Choice {
    CallRange range;
    bool onlyDraws = false;
    std::unique_ptr<core::EventQueryMatcher> filter; ///< null: none
};

core::Result<bool> isChosen(Choice& choice, std::uint64_t index, bool isDraw)
{
    const bool isWanted = index >= choice.range.first && index < choice.range.end && (isDraw || !choice.onlyDraws);
    if (!choice.filter)
        return isWanted;
    if (isWanted)
        return choice.filter->matches(index);
    choice.filter->passBy(index);
    return false;
}

core::Result<void> printCalls(CaptureReader& capture, Choice choice, const CallsOptions& options)
{
    CallPrinter printer(options);
    const auto& actions = capture.actions();
    auto action = actions.begin();
    const bool fromTheStart = choice.filter && choice.filter->needsEveryCall();
    for (std::uint64_t index = fromTheStart ? 0 : choice.range.first; index < choice.range.end; ++index) {
        while (action != actions.end() && action->callIndex < index)
            ++action;
        const bool isDraw =
            action != actions.end() && action->callIndex == index && action->kind == core::ActionKind::Draw;
        const auto chosen = isChosen(choice, index, isDraw);
        if (!chosen)
            return chosen.error();
        if (!*chosen)
            continue;
        const auto call = capture.call(index);
        if (!call)
            return call.error();
        printer.print(index, frameOf(capture, index), *call);
    }
    printer.finish();
    return {};
}

/// Warnings are known once a replay has come by: of calls before `end`.
std::optional<ExitCode> addWarnings(const CallsOptions& options, std::uint64_t end, core::QueryFacts& facts)
{
    const auto [run, opening] = ReplayRun::open(options.capture, {}, core::Timing::Untimed);
    if (!run)
        return opening;
    run->keepWarnings(); // they are what is printed
    if (const auto stopped = run->seek(end))
        return stopped;
    facts.warnings = std::make_shared<const core::CallSentences>(core::sentencesOf(run->replay().troubles()));
    return std::nullopt;
}

ExitCode runCalls(const CallsOptions& options)
{
    const auto filter = core::parseQuery(options.filter);
    if (filter.fault)
        return fail(ExitCode::WrongUsage, "--filter", filter.fault->sentence());
    const auto capture = CaptureReader::open(options.capture);
    if (!capture)
        return fail(ExitCode::BadInput, options.capture, capture.error().message);
    const auto range = rangeOf(**capture, options.frame);
    if (!range)
        return fail(ExitCode::WrongUsage, options.capture, range.error().message);
    Choice choice{*range, options.onlyDraws, nullptr};
    if (filter.query.root()) {
        auto facts = factsOf(**capture);
        if (filter.query.looksAt(core::QueryField::Error))
            if (const auto failed = addWarnings(options, range->end, facts))
                return *failed;
        choice.filter = std::make_unique<core::EventQueryMatcher>(filter.query, std::move(facts), **capture);
    }
    if (auto done = printCalls(**capture, std::move(choice), options); !done)
        return fail(ExitCode::BadInput, options.capture, done.error().message);
    return ExitCode::Done;
}

std::string filterHelp()
{
    std::string text =
        "A filter is made of words of the printed call, of fields, and of and, or, not, ( ):\n"
        "  --filter 'kind:draw GL_TRIANGLES and not (draw:5-20 or vertices>1000)'\n"
        "Comparisons are : = != < <= > >=; values may be lists (3,5), ranges (5-20), have * and ?, and stand "
        "in quotation marks.\nFields:\n";
    for (const core::QueryFieldInfo& field : core::queryFields())
        text += fmt::format("  {:<24}{}\n", field.example, field.sentence);
    text += fmt::format("  {:<24}{}\n", "count>1000", "So with every parameter: the argument of that name.");
    return text + fmt::format("  {:<24}{}\n", "error", core::queryFieldInfo(core::QueryField::Error).sentence);
}

} // namespace

void addCalls(Commands& commands)
{
    const auto [command, options] = commands.add("calls", "list the calls of a capture", runCalls);
    addCapture(command, options->capture);
    command.number("--frame", options->frame, "only those of this frame, from 0");
    command.flag("--draws", options->onlyDraws, "only draws");
    command.words("--filter", options->filter, "only what this describes");
    command.footer(filterHelp());
}

} // namespace vitrine::cli
