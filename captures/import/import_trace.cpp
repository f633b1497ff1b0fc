// SPDX-License-Identifier: Apache-2.0
#include "captures/import/import_trace.h"

#include "captures/import/call_witness.h"
#include "captures/import/thumbnail_maker.h"
#include "captures/importers/apitrace/trace_reader.h"
#include "captures/store/capture_writer.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"

#include <fmt/format.h>

namespace vitrine::captures {
namespace {

using Cause = ImportFailure::Cause;
using Failure = std::optional<ImportFailure>;

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
    Import(TraceReader& trace, CaptureWriter& writer, const ImportOptions& options)
        : m_trace(trace), m_writer(writer), m_options(options), m_thumbnail(options.stop)
    {
    }

    Failure run()
    {
        if (auto failure = copyCalls())
            return failure;
        if (m_writer.counts().calls == 0)
            return ImportFailure{Cause::BadTrace, core::textOf("the trace holds no calls")};
        return finish();
    }

private:
    Failure copyCalls();
    Failure copy(const core::Call& call);
    Failure finish();

    TraceReader& m_trace;
    CaptureWriter& m_writer;
    const ImportOptions& m_options;
    CallWitness m_witness;
    ThumbnailMaker m_thumbnail;
};

Failure Import::copyCalls()
{
    for (;;) {
        if (m_options.stop.stop_requested())
            return ImportFailure{Cause::Cancelled, core::textOf("the import was cancelled")};
        const auto next = m_trace.next();
        if (!next)
            return ImportFailure{Cause::BadTrace, next.error().message};
        if (!*next)
            return std::nullopt;
        if (auto failure = copy(**next))
            return failure;
        if (m_options.progress)
            m_options.progress(m_writer.counts().calls);
    }
}

Failure Import::copy(const core::Call& call)
{
    if (auto fault = m_witness.see(call))
        return ImportFailure{Cause::BadTrace, std::move(*fault)};
    if (auto done = m_writer.addCall(call); !done && m_writer.hasFailed())
        return ImportFailure{Cause::CantWrite, done.error().message};
    else if (!done)
        return ImportFailure{Cause::BadTrace, core::textOf("call {}: {}", call.number, done.error().message)};
    if (m_options.thumbnail == ThumbnailWish::Make)
        m_thumbnail.see(call);
    return std::nullopt;
}

Failure Import::finish()
{
    auto done = m_writer.setProvenance({propertyOf(m_trace, "process.name"),
                                        fmt::format("apitrace (format version {})", m_trace.version()),
                                        m_witness.renderer(), "", ""});
    if (done)
        done = m_writer.setKnobs(core::knobMap(core::MachineConfig{}));
    if (done && !m_thumbnail.png().empty())
        done = m_writer.setThumbnail(m_thumbnail.png());
    if (done)
        done = m_writer.finish();
    if (!done)
        return ImportFailure{Cause::CantWrite, done.error().message};
    return std::nullopt;
}

} // namespace

ImportOutcome importTrace(const std::filesystem::path& trace, const std::filesystem::path& output,
                          const ImportOptions& options)
{
    auto reader = TraceReader::open(trace.string());
    if (!reader)
        return {{}, ImportFailure{Cause::BadTrace, reader.error().message}};
    auto writer = CaptureWriter::create(output);
    if (!writer)
        return {{}, ImportFailure{Cause::CantCreate, writer.error().message}};
    ImportOutcome outcome;
    outcome.failure = Import(*reader, **writer, options).run();
    outcome.counts = (*writer)->counts();
    if (outcome.failure)
        (*writer)->discard();
    return outcome;
}

} // namespace vitrine::captures
