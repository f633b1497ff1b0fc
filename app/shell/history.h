// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "views/base/link.h"

#include <QList>
#include <QObject>
#include <QString>

#include <map>
#include <optional>

namespace vitrine::app {

/// Where the user has been: a place and what was selected there.
struct HistoryEntry {
    Place place;
    views::Selection selection;
    QString text; ///< the place, in words
};

/// The way back and forward, as a browser has it, for each capture its own. Moves take a while: what the next arrival
/// is gets announced, and an entry is written when the place is reached.
class History final : public QObject {
    Q_OBJECT

public:
    static constexpr int kMaxEntries = 100;

    enum class Move : std::uint8_t {
        Step, ///< to a neighbor: the current entry goes along
        Jump, ///< a new entry
        Drag, ///< a new entry for the first of a row of them
    };

    using QObject::QObject;

    /// What was known of another capture is put aside until that is opened again. Empty: none is open.
    void setCapture(const QString& capture);
    void announce(Move move);
    /// Announces the way to an entry that lies so many behind (negative) or ahead; it is where the window shall go.
    [[nodiscard]] std::optional<HistoryEntry> travel(qsizetype count);
    void arrive(const HistoryEntry& entry);
    /// Nothing is on its way any more.
    void settle();
    /// Something was clicked at the current place.
    void select(const views::Selection& selection);

    /// Of what is shown, or of the entry that is gone to; the nearest first.
    [[nodiscard]] QList<HistoryEntry> behind() const;
    [[nodiscard]] QList<HistoryEntry> ahead() const;

signals:
    void changed();

private:
    struct Trail {
        QList<HistoryEntry> entries;
        qsizetype current = -1;
        bool isDragged = false; ///< the current entry was made by dragging
    };
    void push(const HistoryEntry& entry);

    std::map<QString, Trail> m_trails; ///< by capture
    QString m_capture;
    Move m_announced = Move::Step;
    std::optional<qsizetype> m_target; ///< of travel(): the entry that is gone to
};

} // namespace vitrine::app
