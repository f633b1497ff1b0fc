// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/thumbnail_maker.h"

#include "app/session/inspector_thread.h"
#include "app/session/session.h"

#include <QSettings>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::app {

namespace {

const QString kModeKey = QStringLiteral("thumbnails");
const std::array kModes{QStringLiteral("auto"), QStringLiteral("always"), QStringLiteral("never")};

constexpr std::size_t kMostAsked = 64;
constexpr std::size_t kActionsPerJob = 64;
// Of a frame, around the position: fewer than the cache holds, or they would push each other out for ever.
constexpr std::size_t kBehind = 200;
constexpr std::size_t kAhead = 400;

ThumbnailMaker::Mode readMode(const QSettings& settings)
{
    const auto found = std::find(kModes.begin(), kModes.end(), settings.value(kModeKey).toString());
    return found == kModes.end() ? ThumbnailMaker::Mode::Auto
                                 : static_cast<ThumbnailMaker::Mode>(found - kModes.begin());
}

} // namespace

ThumbnailMaker::ThumbnailMaker(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_mode(readMode(parts.settings))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kIdleMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ThumbnailMaker::startJob);
    connect(&parts.session, &Session::captureOpened, this, &ThumbnailMaker::openCapture);
    connect(&parts.session, &Session::stateChanged, this, &ThumbnailMaker::followPosition);
    connect(&parts.session, &Session::busyChanged, this, [this](bool busy) { busy ? hold() : resume(); });
    connect(&parts.inspector, &InspectorThread::becameBusy, this, &ThumbnailMaker::hold);
    connect(&parts.inspector, &InspectorThread::becameIdle, this, &ThumbnailMaker::resume);
}

ThumbnailMaker::~ThumbnailMaker()
{
    m_stop.request_stop();
}

void ThumbnailMaker::openCapture()
{
    close();
    m_capture = m_parts.session.capture();
}

void ThumbnailMaker::close()
{
    hold();
    m_capture.reset();
    m_images.clear();
    m_asked.clear();
    m_worker.close();
    refreshOn();
}

void ThumbnailMaker::followPosition()
{
    refreshOn();
    resume();
}

bool ThumbnailMaker::isHeld() const
{
    return !m_isOn || m_parts.session.busy() || !m_parts.inspector.isIdle();
}

void ThumbnailMaker::hold()
{
    m_timer.stop();
    m_stop.request_stop();
}

void ThumbnailMaker::resume()
{
    if (!isHeld() && !m_isRunning)
        m_timer.start();
}

void ThumbnailMaker::setMode(Mode mode)
{
    m_mode = mode;
    m_parts.settings.setValue(kModeKey, kModes[static_cast<std::size_t>(mode)]);
    refreshOn();
    if (!m_isOn)
        hold();
    resume();
}

void ThumbnailMaker::refreshOn()
{
    bool isOn = m_capture && m_parts.session.state() && m_mode != Mode::Never;
    if (isOn && m_mode == Mode::Auto) {
        const views::EventIndex& index = m_capture->index;
        const auto frame = index.frameAt(std::max<std::uint64_t>(1, m_parts.session.state()->position));
        const auto& frames = index.frames;
        const std::size_t first = index.firstActionFrom(frame ? frames[*frame].firstCallIndex
                                                              : (frames.empty() ? 0 : frames.back().endCallIndex + 1));
        const std::size_t end = frame ? index.firstActionFrom(frames[*frame].endCallIndex + 1) : index.actions.size();
        isOn = end - first <= kHugeFrame;
    }
    if (std::exchange(m_isOn, isOn) != isOn)
        emit onChanged();
}

QImage ThumbnailMaker::image(std::size_t action)
{
    if (!m_isOn)
        return {};
    if (const QImage* image = m_images.object(action))
        return *image;
    const auto before = std::find(m_asked.begin(), m_asked.end(), action);
    if (before != m_asked.end())
        m_asked.erase(before);
    m_asked.push_front(action);
    if (m_asked.size() > kMostAsked)
        m_asked.pop_back();
    if (!m_timer.isActive())
        resume();
    return {};
}

std::vector<std::size_t> ThumbnailMaker::wantedOfFrame() const
{
    const views::EventIndex& index = m_capture->index;
    const std::uint64_t position = m_parts.session.state()->position;
    const std::size_t here = index.firstActionFrom(std::max<std::uint64_t>(1, position) - 1);
    const auto frame = index.frameAt(std::max<std::uint64_t>(1, position));
    const std::size_t begin = frame ? index.firstActionFrom(index.frames[*frame].firstCallIndex) : 0;
    const std::size_t end = frame ? index.firstActionFrom(index.frames[*frame].endCallIndex + 1) : index.actions.size();
    const std::size_t first = std::max(begin, here > kBehind ? here - kBehind : 0);
    const std::size_t last = std::min(end, here + kAhead);
    std::vector<std::size_t> actions;
    const auto add = [&](std::size_t from, std::size_t to) {
        for (std::size_t action = from; action < to; ++action)
            if (views::isStep(index.actions[action].kind) && !m_images.contains(action))
                actions.push_back(action);
    };
    add(std::min(here, last), last);
    add(first, std::min(here, last));
    return actions;
}

std::vector<std::size_t> ThumbnailMaker::wanted()
{
    std::vector<std::size_t> actions = wantedOfFrame();
    if (actions.empty()) {
        std::erase_if(m_asked, [this](std::size_t action) { return m_images.contains(action); });
        actions.assign(m_asked.begin(), m_asked.end());
        std::sort(actions.begin(), actions.end()); // each from the one before
    }
    if (actions.size() > kActionsPerJob)
        actions.resize(kActionsPerJob);
    return actions;
}

void ThumbnailMaker::startJob()
{
    if (isHeld() || m_isRunning)
        return;
    std::vector<std::size_t> actions = wanted();
    if (actions.empty())
        return;
    m_isRunning = true;
    m_stop = {};
    const auto onWindowsSide = [this](auto what) { QMetaObject::invokeMethod(this, what, Qt::QueuedConnection); };
    m_worker.post({m_capture, std::move(actions), m_stop.get_token(),
                   [this, capture = m_capture, onWindowsSide](std::size_t action, const QImage& image) {
                       onWindowsSide([this, capture, action, image] { take(capture, action, image); });
                   },
                   [this, onWindowsSide] {
                       onWindowsSide([this] {
                           m_isRunning = false;
                           resume();
                       });
                   }});
}

void ThumbnailMaker::take(const std::shared_ptr<const CaptureFacts>& capture, std::size_t action, const QImage& image)
{
    if (capture != m_capture)
        return;
    m_images.insert(action, new QImage(image), std::max(1, static_cast<int>(image.sizeInBytes()))); // the cache owns it
    emit made(action, capture->index.actions[action].callIndex);
}

} // namespace vitrine::app
