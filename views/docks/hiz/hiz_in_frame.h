// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/frame_hiz.h"
#include "views/machine/recordings.h"

#include <QObject>

#include <memory>

namespace vitrine::views {

/// Asks what HIZ did for the shown draw in its frame, of the machine that has run the frame.
class HizInFrame final : public QObject {
    Q_OBJECT

public:
    HizInFrame(Desk& desk, QObject* parent) : QObject(parent), m_desk(desk) {}

    /// The newest question alone is answered.
    void ask(Recordings& recordings);
    void forget();

signals:
    void found(std::shared_ptr<const vitrine::core::FrameHiz> answer);

private:
    Desk& m_desk;
};

} // namespace vitrine::views
