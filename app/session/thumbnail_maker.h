// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/thumbnail_worker.h"

#include <QCache>
#include <QObject>
#include <QTimer>

#include <deque>
#include <optional>

class QSettings;

namespace vitrine::app {

class InspectorThread;
class Session;

/// Thumbnails of actions: those of the frame at the position first, then those that somebody has looked for. Made while
/// neither the shown replay nor the inspector works, and stopped at once when one of them does: a click never waits for
/// them (anchors/frame-debuggers.md D2.7). Bounded: the ones looked at longest ago go first.
class ThumbnailMaker final : public QObject {
    Q_OBJECT

public:
    enum class Mode : std::uint8_t {
        Auto, ///< not in frames of more than kHugeFrame actions
        Always,
        Never,
    };
    static constexpr std::size_t kHugeFrame = 5000;
    static constexpr int kMaxBytes = 32 << 20;
    static constexpr int kIdleMilliseconds = 200;

    struct Parts {
        Session& session;
        InspectorThread& inspector;
        QSettings& settings;
    };
    ThumbnailMaker(const Parts& parts, QObject* parent = nullptr);
    /// Stops what runs.
    ~ThumbnailMaker() override;

    /// Of what an action of the open capture left behind; null: none, or none yet, and then it is looked for.
    [[nodiscard]] QImage image(std::size_t action);
    /// Whether there are any, in the frame at the position.
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Kept in the settings.
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    /// No capture is open any more.
    void close();

    /// A job is on the thread; one that was stopped ends within milliseconds.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] bool isHeld() const;

signals:
    void made(quint64 action, quint64 callIndex);
    void onChanged();

private:
    void openCapture();
    void followPosition();
    void hold();
    void resume();
    void startJob();
    void take(const std::shared_ptr<const CaptureFacts>& capture, std::size_t action, const QImage& image);
    void refreshOn();
    [[nodiscard]] std::vector<std::size_t> wanted();
    [[nodiscard]] std::vector<std::size_t> wantedOfFrame() const;

    const Parts m_parts;
    Mode m_mode;
    bool m_isOn = false;
    bool m_isRunning = false;
    std::shared_ptr<const CaptureFacts> m_capture;
    QCache<std::size_t, QImage> m_images{kMaxBytes};
    std::deque<std::size_t> m_asked; ///< newest first
    QTimer m_timer;
    std::stop_source m_stop;
    ThumbnailWorker m_worker; // last: joins before the rest goes
};

} // namespace vitrine::app
