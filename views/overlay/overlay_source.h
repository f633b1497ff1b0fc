// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/overlay/overlay.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace vitrine::views {

class Desk;
struct EventIndex;

/// Has the overlay at the desk's position counted. A new position drops what was known, and is asked about when it has
/// stayed for a moment, so that stepping through a frame asks nothing.
class OverlaySource final : public QObject {
    Q_OBJECT

public:
    static constexpr int kIdleMilliseconds = 60;

    explicit OverlaySource(Desk& desk, QObject* parent = nullptr);

    /// Nothing: forgets, and asks no more.
    void want(std::optional<core::OverlayScope> scope);
    /// The desk's moment is another.
    void follow();

    /// Null: not known (yet).
    [[nodiscard]] const std::shared_ptr<const core::Overlay>& overlay() const { return m_overlay; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Why it could not be counted; empty: it could, or is being counted.
    [[nodiscard]] const QString& failure() const { return m_failure; }

signals:
    void changed();
    void progressed(quint64 done, quint64 total);

private:
    void drop();
    void ask();

    Desk& m_desk;
    QTimer m_idle;
    std::optional<core::OverlayScope> m_scope;
    std::shared_ptr<const EventIndex> m_index; ///< of the capture that is asked about
    std::optional<core::OverlayQuery> m_asked; ///< what m_overlay or the question is about
    std::shared_ptr<const core::Overlay> m_overlay;
    bool m_isBusy = false;
    QString m_failure;
};

} // namespace vitrine::views
