// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "captures/importers/apitrace/trace_reader.h"
#include "captures/store/capture_writer.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

using captures::CaptureWriter;
using captures::TraceReader;

bool isFake(const core::Call& call)
{
    return (static_cast<int>(call.flags) & static_cast<int>(core::CallFlags::Fake)) != 0;
}

/// Notices what the calls say about themselves as they pass.
class CallWitness {
public:
    /// The fault, if this call can't be replayed: a GL call before any context was made current.
    std::optional<std::string> see(const core::Call& call)
    {
        constexpr std::size_t kContextArgument = 3;
        if (call.function == "eglMakeCurrent" && call.arguments.size() > kContextArgument)
            m_hasContext |= call.arguments[kContextArgument].asInteger() != 0;
        if (call.function == "glGetString" && !call.arguments.empty())
            noteRenderer(call);
        if (m_hasContext || isFake(call) || !call.function.starts_with("gl"))
            return std::nullopt;
        return fmt::format("call {}, {}, comes before any context is made current: the set-up is missing", call.number,
                           call.function);
    }
    [[nodiscard]] const std::string& renderer() const { return m_renderer; }

private:
    void noteRenderer(const core::Call& call)
    {
        constexpr std::int64_t kRenderer = 0x1F01; // GL_RENDERER
        if (call.arguments[0].asInteger() == kRenderer && call.result.string())
            m_renderer = *call.result.string();
    }

    bool m_hasContext = false;
    std::string m_renderer;
};

std::string propertyOf(const TraceReader& trace, std::string_view name)
{
    for (const auto& [key, value] : trace.properties()) {
        if (key == name)
            return value;
    }
    return {};
}

struct ImportFailure {
    ExitCode code;
    std::string file;
    std::string what;
};

std::optional<ImportFailure> copyCalls(TraceReader& trace, CaptureWriter& writer, const ImportOptions& options)
{
    const auto badInput = [&](std::string what) {
        return ImportFailure{ExitCode::BadInput, options.input, std::move(what)};
    };
    const auto cantWrite = [&](const core::Error& error) {
        return ImportFailure{ExitCode::InternalError, options.output, error.message};
    };
    Progress progress(options.input, "calls");
    CallWitness witness;
    for (;;) {
        const auto next = trace.next();
        if (!next)
            return badInput(next.error().message);
        if (!*next)
            break;
        if (auto fault = witness.see(**next))
            return badInput(std::move(*fault));
        if (auto done = writer.addCall(**next); !done && writer.hasFailed())
            return cantWrite(done.error());
        else if (!done)
            return badInput(fmt::format("call {}: {}", (*next)->number, done.error().message));
        progress.at(writer.counts().calls);
    }
    if (writer.counts().calls == 0)
        return badInput("the trace holds no calls");
    auto done = writer.setProvenance({propertyOf(trace, "process.name"),
                                      fmt::format("apitrace (format version {})", trace.version()), witness.renderer(),
                                      "", ""});
    if (done)
        done = writer.finish();
    if (!done)
        return cantWrite(done.error());
    return std::nullopt;
}

void report(const captures::CaptureCounts& counts, const ImportOptions& options)
{
    if (options.form == OutputForm::Text) {
        fmt::print("{}: {} calls, {} frames, {} draws\n", options.output, counts.calls, counts.frames, counts.draws);
        return;
    }
    auto document = makeDocument("import");
    document["input"] = options.input;
    document["output"] = options.output;
    document["calls"] = counts.calls;
    document["frames"] = counts.frames;
    document["draws"] = counts.draws;
    printDocument(document);
}

} // namespace

ExitCode runImport(const ImportOptions& options)
{
    auto trace = TraceReader::open(options.input);
    if (!trace)
        return fail(ExitCode::BadInput, options.input, trace.error().message);
    auto writer = CaptureWriter::create(options.output);
    if (!writer)
        return fail(ExitCode::WrongUsage, options.output, writer.error().message);
    if (const auto failure = copyCalls(*trace, **writer, options)) {
        (*writer)->discard();
        return fail(failure->code, failure->file, failure->what);
    }
    report((*writer)->counts(), options);
    return ExitCode::Done;
}

} // namespace vitrine::cli
