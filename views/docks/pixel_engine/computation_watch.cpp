// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/computation_watch.h"

#include "core/blend/computation_fields.h"
#include "views/machine/node_lookup.h"

#include <utility>

namespace vitrine::views {

using Fields = core::ComputationFields;
using User = ComputationTurn::User;

ComputationTurn computationTurn(std::uint32_t draw, core::Cycle cycle, const core::StateNode& unit)
{
    const auto numberOf = [&](core::NumberField field) { return core::read(&unit, field).value_or(0); };
    ComputationTurn turn{.draw = draw,
                         .cycle = cycle,
                         .updaterCycles = numberOf(Fields::kUpdaterCycles),
                         .conflicts = numberOf(Fields::kConflicts)};
    const bool isAsked = numberOf(Fields::kCyclesLeft) > 0;
    if (cycle > 0 && numberOf(Fields::kUsedUntil) >= cycle) { // up to the cycle executed last
        turn.user = User::Updater;
        turn.waits = isAsked;
    } else if (isAsked) {
        turn.user = User::Programs;
    }
    return turn;
}

ComputationWatch::ComputationWatch(Desk& desk, QObject* parent) : QObject(parent), m_recordings(&Recordings::of(desk))
{
    connect(m_recordings, &Recordings::changed, this, &ComputationWatch::look);
}

void ComputationWatch::setWatching(bool watches)
{
    if (std::exchange(m_watches, watches) == watches || !m_recordings)
        return;
    m_recordings->setWanted(this, watches);
    look();
}

void ComputationWatch::look()
{
    if (!m_watches || !m_recordings->recording())
        return set(std::nullopt);
    m_recordings->askForMoment(this, [this](const std::shared_ptr<const core::Snapshot>& moment) {
        const SharedRecording& recording = m_recordings->recording();
        if (!m_watches || !recording)
            return;
        if (const core::StateNode* unit = stateIn(moment.get(), recording->unitAt("ccu")))
            set(computationTurn(m_recordings->draw(), moment->cycle, *unit));
    });
}

void ComputationWatch::set(const std::optional<ComputationTurn>& turn)
{
    if (std::exchange(m_turn, turn) != turn)
        emit changed();
}

} // namespace vitrine::views
