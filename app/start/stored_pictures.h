// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/worker_thread.h"

#include <QImage>
#include <QObject>
#include <QString>

namespace vitrine::app {

/// The pictures that captures keep of themselves, read and made small on a thread of their own: no file, however slow,
/// holds the window up.
class StoredPictures final : public QObject {
    Q_OBJECT

public:
    static constexpr int kSide = 256;     ///< pixels, of those that are kept
    static constexpr int kMostKept = 100; ///< those made longest ago go first

    explicit StoredPictures(QObject* parent = nullptr);

    enum class Keep : std::uint8_t {
        Nothing,
        Copy, ///< in the user's cache: shown also when the file is gone
    };
    /// made() tells it, later; null where the capture has none.
    void ask(const QString& capture, Keep keep);
    /// Where copies are kept.
    [[nodiscard]] static QString folder();

signals:
    void made(const QString& capture, const QImage& picture);

private:
    WorkerThread m_thread; // last: joins before the rest goes
};

} // namespace vitrine::app
