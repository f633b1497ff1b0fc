// SPDX-License-Identifier: Apache-2.0
#include "captures/import/new_capture.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"

namespace vitrine::captures {

NewCapture::NewCapture(const ImportOptions& options, const core::MachineConfig& machine)
    : m_options(options), m_knobs(core::knobMap(machine)), m_thumbnail(options.stop, machine)
{
}

NewCapture::~NewCapture()
{
    if (m_writer && !m_isFinished)
        m_writer->discard();
}

ImportFailure NewCapture::cancelled()
{
    return {ImportFailure::Cause::Cancelled, core::textOf("the import was cancelled")};
}

NewCapture::Failure NewCapture::create(const std::filesystem::path& output)
{
    auto writer = CaptureWriter::create(output);
    if (!writer)
        return ImportFailure{ImportFailure::Cause::CantCreate, writer.error().message};
    m_writer = std::move(*writer);
    return std::nullopt;
}

NewCapture::Failure NewCapture::add(const core::Call& call)
{
    if (m_options.stop.stop_requested())
        return cancelled();
    if (auto done = m_writer->addCall(call); !done && m_writer->hasFailed())
        return ImportFailure{ImportFailure::Cause::CantWrite, done.error().message};
    else if (!done)
        return ImportFailure{ImportFailure::Cause::BadInput,
                             core::textOf("call {}: {}", call.number, done.error().message)};
    if (m_options.thumbnail == ThumbnailWish::Make)
        m_thumbnail.see(call);
    if (m_options.progress)
        m_options.progress(m_writer->counts().calls);
    return std::nullopt;
}

NewCapture::Failure NewCapture::finish(const Provenance& provenance, const std::vector<MissingPart>& missing)
{
    auto done = m_writer->setProvenance(provenance);
    if (done)
        done = m_writer->setKnobs(m_knobs);
    if (done && !m_thumbnail.png().empty())
        done = m_writer->setThumbnail(m_thumbnail.png());
    for (const MissingPart& part : missing)
        if (done)
            done = m_writer->addMissing(part);
    if (done)
        done = m_writer->finish();
    m_isFinished = done.hasValue();
    return done ? Failure() : ImportFailure{ImportFailure::Cause::CantWrite, done.error().message};
}

} // namespace vitrine::captures
