// SPDX-License-Identifier: Apache-2.0
#include "captures/import/import_trace.h"

#include "captures/import/call_witness.h"
#include "captures/import/new_capture.h"
#include "captures/importers/apitrace/trace_reader.h"
#include "core/gpu/machine_config.h"

#include <fmt/format.h>

namespace vitrine::captures {
namespace {

using Cause = ImportFailure::Cause;
using Failure = NewCapture::Failure;

std::string propertyOf(const TraceReader& trace, std::string_view name)
{
    for (const auto& [key, value] : trace.properties()) {
        if (key == name)
            return value;
    }
    return {};
}

/// One run of an import, from an open trace to a finished capture.
class Import {
public:
    Import(TraceReader& trace, NewCapture& capture, const ImportOptions& options)
        : m_trace(trace), m_capture(capture), m_options(options)
    {
    }

    Failure run()
    {
        if (auto failure = copyCalls())
            return failure;
        if (m_capture.counts().calls == 0)
            return ImportFailure{Cause::BadInput, core::textOf("the trace holds no calls")};
        return m_capture.finish({propertyOf(m_trace, "process.name"),
                                 fmt::format("apitrace (format version {})", m_trace.version()), m_witness.renderer(),
                                 "", ""});
    }

private:
    Failure copyCalls();
    Failure copy(const core::Call& call);

    TraceReader& m_trace;
    NewCapture& m_capture;
    const ImportOptions& m_options;
    CallWitness m_witness;
};

Failure Import::copyCalls()
{
    for (;;) {
        if (m_options.stop.stop_requested())
            return NewCapture::cancelled();
        const auto next = m_trace.next();
        if (!next)
            return ImportFailure{Cause::BadInput, next.error().message};
        if (!*next)
            return std::nullopt;
        if (auto failure = copy(**next))
            return failure;
    }
}

Failure Import::copy(const core::Call& call)
{
    if (auto fault = m_witness.see(call))
        return ImportFailure{Cause::BadInput, std::move(*fault)};
    return m_capture.add(call);
}

} // namespace

ImportOutcome importTrace(const std::filesystem::path& trace, const std::filesystem::path& output,
                          const ImportOptions& options)
{
    auto reader = TraceReader::open(trace.string());
    if (!reader)
        return {{}, ImportFailure{Cause::BadInput, reader.error().message}};
    NewCapture capture(options, core::MachineConfig{});
    auto failure = capture.create(output);
    if (!failure)
        failure = Import(*reader, capture, options).run();
    return {capture.counts(), std::move(failure)};
}

} // namespace vitrine::captures
