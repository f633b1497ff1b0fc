// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/inspector_thread.h"

#include "views/base/machine_choice.h"

#include <algorithm>
#include <utility>

namespace vitrine::app {

using core::Result;

InspectorThread::InspectorThread(QObject* parent) : views::Inspector(parent) {}

InspectorThread::~InspectorThread()
{
    setCapture(nullptr);
}

void InspectorThread::setCapture(std::shared_ptr<const CaptureFacts> capture)
{
    m_capture = std::move(capture);
    m_expected.clear();
    m_thread.post([this] { close(); });
    const std::lock_guard lock(m_mutex);
    m_waiting.clear();
    stopRunning();
}

void InspectorThread::forget(QObject* asker)
{
    drop(asker);
    if (isIdle())
        emit becameIdle();
}

bool InspectorThread::isIdle() const
{
    return std::ranges::all_of(m_expected,
                               [](const auto& entry) { return entry.second.patience == views::Patience::CanWait; });
}

void InspectorThread::drop(QObject* asker)
{
    m_expected.erase(asker);
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_waiting, [&](const Question& question) { return question.asker == asker; });
    if (m_running && m_running->asker == asker)
        stopRunning();
}

/// For good.
void InspectorThread::stopRunning()
{
    if (!m_running)
        return;
    m_running->hasToYield = false;
    m_running->stop.request_stop();
}

/// To be asked once more, unless nobody wants its answer any more.
void InspectorThread::stopPatientOne()
{
    if (!m_running || m_running->patience != views::Patience::CanWait || m_running->stop.stop_requested())
        return;
    m_running->hasToYield = true;
    m_running->stop.request_stop();
}

void InspectorThread::askErased(QObject* asker, std::uint64_t position, ErasedWork work, views::Patience patience)
{
    drop(asker);
    connect(asker, &QObject::destroyed, this, &InspectorThread::forget, Qt::UniqueConnection);
    if (!m_capture)
        return;
    const std::uint64_t serial = ++m_serial;
    const bool wasIdle = isIdle();
    m_expected[asker] = {serial, patience};
    if (wasIdle && !isIdle())
        emit becameBusy();
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back({asker, serial, position, std::move(work), m_capture, patience});
        if (patience == views::Patience::None)
            stopPatientOne();
    }
    m_thread.post([this] { answerNext(); });
}

auto InspectorThread::takeNext() -> std::optional<Question>
{
    const std::lock_guard lock(m_mutex);
    if (m_waiting.empty())
        return std::nullopt;
    const auto next = std::ranges::min_element(m_waiting, {}, &Question::patience); // the oldest of equals
    Question question = std::move(*next);
    m_waiting.erase(next);
    m_running = Running{question.asker, question.patience, question.stop};
    return question;
}

bool InspectorThread::endRunning(Question& question)
{
    const std::lock_guard lock(m_mutex);
    const bool hasEnded = !m_running->hasToYield;
    m_running.reset();
    if (!hasEnded) {
        question.stop = std::stop_source();
        m_waiting.push_back(std::move(question));
    }
    return hasEnded;
}

void InspectorThread::answerNext()
{
    std::optional<Question> question = takeNext();
    if (!question)
        return;
    const std::uint64_t serial = question->serial;
    auto answered = answer(*question);
    if (!endRunning(*question))
        return m_thread.post([this] { answerNext(); });
    QMetaObject::invokeMethod(
        this, [this, serial, answered = std::move(answered)] { deliver(serial, answered); }, Qt::QueuedConnection);
}

std::function<void()> InspectorThread::answer(const Question& question)
{
    const auto stop = question.stop.get_token();
    const auto tell = [this, &question](std::uint64_t done, std::uint64_t total) {
        const auto report = [this, asker = question.asker, serial = question.serial, done, total] {
            const auto expected = m_expected.find(asker);
            if (expected != m_expected.end() && expected->second.serial == serial)
                emit progressed(asker, done, total);
        };
        QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
    };
    auto reached = open(question.capture);
    if (reached)
        reached = m_replay->seek(question.position, stop, tell);
    if (!reached)
        return question.work({.failure = &reached.error()});
    views::Inspection inspection{*m_replay,
                                 *m_reader,
                                 question.capture->machine->config,
                                 question.capture->checkpoints,
                                 question.capture->frames,
                                 stop,
                                 tell};
    return question.work({.inspection = &inspection});
}

Result<void> InspectorThread::open(const std::shared_ptr<const CaptureFacts>& capture)
{
    if (m_opened == capture && m_replay)
        return {};
    close();
    m_opened = capture;
    auto reader = captures::CaptureReader::open(capture->path);
    if (!reader)
        return reader.error();
    m_reader = std::move(*reader);
    m_replay = std::make_unique<core::Replay>(*m_reader, capture->machine->config, core::Timing::Untimed,
                                              capture->checkpoints);
    return {};
}

void InspectorThread::close()
{
    m_replay.reset();
    m_reader.reset();
    m_opened.reset();
}

void InspectorThread::deliver(std::uint64_t serial, const std::function<void()>& answered)
{
    const auto expected = std::find_if(m_expected.begin(), m_expected.end(),
                                       [serial](const auto& entry) { return entry.second.serial == serial; });
    if (expected == m_expected.end())
        return;
    m_expected.erase(expected);
    answered();
    if (isIdle())
        emit becameIdle();
}

} // namespace vitrine::app
