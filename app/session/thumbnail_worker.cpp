// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/thumbnail_worker.h"

#include "views/base/machine_choice.h"

#include <sys/resource.h>

#include <utility>

namespace vitrine::app {

namespace {

constexpr int kNiceness = 15;
constexpr core::CheckpointLimits kLimits{.bytes = std::uint64_t{16} << 20, .count = 8};

// Of this thread alone, as Linux has it. Where it fails, the work is only less polite.
void stepAside()
{
    (void)setpriority(PRIO_PROCESS, 0, kNiceness);
}

QImage shrunk(const core::Picture& picture)
{
    if (picture.width == 0 || picture.height == 0 || picture.rgba.empty())
        return {};
    const auto width = static_cast<int>(picture.width), height = static_cast<int>(picture.height);
    // What is shown is how the buffer looks, not what it would be blended with.
    const QImage image(picture.rgba.data(), width, height, qsizetype{4} * width, QImage::Format_RGBX8888);
    const QSize size = image.size().scaled(ThumbnailWorker::kSize, Qt::KeepAspectRatio).expandedTo({1, 1});
    const bool isSmall = image.width() <= size.width();
    return image.scaled(size, Qt::IgnoreAspectRatio, isSmall ? Qt::FastTransformation : Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

} // namespace

void ThumbnailWorker::post(Job job)
{
    m_thread.post([this, job = std::move(job)] {
        run(job);
        job.ended();
    });
}

void ThumbnailWorker::close()
{
    m_thread.post([this] { letGo(); });
}

void ThumbnailWorker::letGo()
{
    m_replay.reset();
    m_reader.reset();
    m_checkpoints.reset();
    m_capture.reset();
}

void ThumbnailWorker::run(const Job& job)
{
    stepAside();
    if (job.stop.stop_requested() || !open(job.capture))
        return;
    for (const std::size_t action : job.actions) {
        const QImage image = make(job, action);
        if (job.stop.stop_requested())
            return; // it may not be whole
        job.made(action, image);
    }
}

bool ThumbnailWorker::open(const std::shared_ptr<const CaptureFacts>& capture)
{
    if (m_capture == capture)
        return m_replay != nullptr;
    letGo();
    m_capture = capture;
    auto reader = captures::CaptureReader::open(capture->path);
    if (!reader)
        return false; // The session has it open; its own reads tell what is wrong.
    m_reader = std::move(*reader);
    m_checkpoints = std::make_shared<core::Checkpoints>(kLimits);
    m_replay =
        std::make_unique<core::Replay>(*m_reader, capture->machine->config, core::Timing::Untimed, m_checkpoints);
    return true;
}

QImage ThumbnailWorker::make(const Job& job, std::size_t action)
{
    const std::uint64_t position = job.capture->index.actions[action].callIndex + 1;
    if (const auto near = job.capture->checkpoints->nearest(position))
        m_checkpoints->add(near);
    if (!m_replay->seek(position, job.stop))
        return {};
    const auto picture = m_replay->sharedPicture(core::Attachment::Color);
    return picture ? shrunk(*picture) : QImage();
}

} // namespace vitrine::app
