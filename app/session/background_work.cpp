// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/background_work.h"

#include "captures/store/capture_reader.h"
#include "captures/store/verify.h"
#include "core/session/call_troubles.h"
#include "core/session/replay.h"
#include "views/base/machine_choice.h"

#include <utility>

namespace vitrine::app {

BackgroundWork::~BackgroundWork()
{
    end();
}

void BackgroundWork::begin(std::shared_ptr<const CaptureFacts> capture, std::shared_ptr<core::Checkpoints> checkpoints)
{
    end();
    const std::lock_guard lock(m_mutex);
    m_stop = {};
    m_warnings.reset();
    m_thread.post([this, job = Job{std::move(capture), std::move(checkpoints), m_stop.get_token()}] { run(job); });
}

void BackgroundWork::end()
{
    std::stop_source stop;
    {
        const std::lock_guard lock(m_mutex);
        stop = m_stop;
    }
    stop.request_stop(); // wakes who waits, who takes the lock
}

std::shared_ptr<const Warnings> BackgroundWork::warnings() const
{
    const std::lock_guard lock(m_mutex);
    return m_warnings;
}

void BackgroundWork::run(const Job& job)
{
    checkFile(job);
    lookAhead(job);
    const std::uint64_t total = job.capture->index.callCount;
    m_listener.lookedAhead(job.capture, total, total);
}

void BackgroundWork::checkFile(const Job& job)
{
    const auto finding = captures::findDamage(job.capture->path, [this, &job] {
        waitWhileHeld(job.stop);
        return !job.stop.stop_requested();
    });
    if (!finding || job.stop.stop_requested())
        return;
    add(damageWarning(finding->sentence));
    m_listener.damageFound(job.capture, finding->sentence);
}

void BackgroundWork::lookAhead(const Job& job)
{
    const auto reader = captures::CaptureReader::open(job.capture->path);
    if (!reader || job.stop.stop_requested())
        return; // The session has just opened the same file; should it be gone since, its own reads say so.
    core::Replay replay(**reader, job.capture->machine->config, core::Timing::Untimed, job.checkpoints);
    replay.setFaultPolicy(job.capture->faultPolicy);
    (void)replay.lookAhead(
        job.stop,
        [this, &job](std::uint64_t done, std::uint64_t total) { m_listener.lookedAhead(job.capture, done, total); },
        [this, &job] { waitWhileHeld(job.stop); });
    if (job.stop.stop_requested())
        return;
    add(core::sentencesOf(replay.troubles()));
}

void BackgroundWork::add(Warnings warnings)
{
    const std::lock_guard lock(m_mutex);
    if (m_warnings)
        addWarnings(warnings, *m_warnings);
    m_warnings = std::make_shared<const Warnings>(std::move(warnings));
}

void BackgroundWork::waitWhileHeld(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    m_released.wait(lock, stop, [this] { return m_holds == 0; });
}

BackgroundWork::Hold::Hold(BackgroundWork& work) : m_work(work)
{
    const std::lock_guard lock(m_work.m_mutex);
    ++m_work.m_holds;
}

BackgroundWork::Hold::~Hold()
{
    {
        const std::lock_guard lock(m_work.m_mutex);
        --m_work.m_holds;
    }
    m_work.m_released.notify_all();
}

} // namespace vitrine::app
