// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/call_source.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QAction;

namespace vitrine::views {
class Desk;
struct EventIndex;
} // namespace vitrine::views

namespace vitrine::app {

class Banner;

/// Leads to the draw of the shown frame that costs most cycles, each draw alone (RUN-09). What is not counted yet is
/// counted first, which the banner tells and can stop; going elsewhere meanwhile is the newer wish.
class CostliestDraw final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QAction& action;
        views::Desk& desk;
        Banner& banner;
    };
    CostliestDraw(const Parts& parts, QObject* parent);

private:
    void ask();
    void tellProgress();
    void goOnceKnown();
    void fail(const QString& why);
    void giveUp();
    void placeChanged();
    [[nodiscard]] std::vector<core::ActionEntry> draws() const;

    const Parts m_parts;
    std::optional<std::size_t> m_frame; ///< that is counted for it
    std::shared_ptr<const views::EventIndex> m_index;
    std::uint64_t m_place = 0; ///< from which it was asked
    QTimer m_patience;
    QString m_told; ///< of the counting; empty: nothing yet
};

} // namespace vitrine::app
