// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/recordings.h"

#include <QPointer>

#include <optional>

namespace vitrine::views {

/// Who has the computation unit that the color updater shares with programs (VG2D-38).
struct ComputationTurn {
    enum class User : std::uint8_t { Nobody, Updater, Programs };
    std::uint32_t draw = 0; ///< counted over the capture
    core::Cycle cycle = 0;  ///< executed up to here; the turn is that of the last of them
    User user = User::Nobody;
    bool waits = false;              ///< a request of a program, for the color updater
    std::uint64_t updaterCycles = 0; ///< up to here
    std::uint64_t conflicts = 0;     ///< of these: a request waited
    friend bool operator==(const ComputationTurn&, const ComputationTurn&) = default;
};

/// `unit`: the state of the computation unit.
[[nodiscard]] ComputationTurn computationTurn(std::uint32_t draw, core::Cycle cycle, const core::StateNode& unit);

/// Follows the computation unit through the recording of the draw that is shown.
class ComputationWatch final : public QObject {
    Q_OBJECT

public:
    explicit ComputationWatch(Desk& desk, QObject* parent = nullptr);

    /// Out of sight nobody watches, and no draw is recorded for it.
    void setWatching(bool watches);
    /// At the cursor; nothing while that is not known.
    [[nodiscard]] const std::optional<ComputationTurn>& turn() const { return m_turn; }

signals:
    void changed();

private:
    void look();
    void set(const std::optional<ComputationTurn>& turn);

    QPointer<Recordings> m_recordings; ///< may be gone first when the window is destroyed
    bool m_watches = false;
    std::optional<ComputationTurn> m_turn;
};

} // namespace vitrine::views
