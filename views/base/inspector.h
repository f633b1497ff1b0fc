// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/session/replay.h"

#include <QObject>
#include <QPointer>
#include <QScopedValueRollback>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace vitrine::core {
class FrameStarts;
}

namespace vitrine::views {

/// What a question is answered from: a replay of the open capture that nobody else uses meanwhile, untimed, on the
/// machine that the window shows. It shares its checkpoints with the one that is shown, so places near the shown one
/// are near.
struct Inspection {
    core::Replay& replay; ///< stands at the position asked about; may be moved
    core::CallSource& source;
    const core::MachineConfig& config;
    std::shared_ptr<core::Checkpoints> checkpoints; ///< for further replays of the capture on this machine
    std::shared_ptr<core::FrameStarts> frames;      ///< of the capture on this machine, for runs of frames
    std::stop_token stop;                           ///< to be looked at every few milliseconds
    core::SeekProgress progress;
};

/// Whether somebody waits for an answer. One that can wait comes behind all others: a question that nobody waits for is
/// stopped for one that somebody does, and is asked once more behind it.
enum class Patience : std::uint8_t { None, CanWait };

/// Answers questions about the open capture on a thread of its own. One question per asker is of interest: a newer one
/// replaces (and stops) the one before. Answers come by the event loop, never inside ask().
///
/// An answer may lead the user to another place, but not away from one that was asked for after the question: that wish
/// is the newer one (Desk::follow() sees to it).
class Inspector : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// `work` runs on the thread and returns an Answer (a value); `answered` runs on the window's side, unless the
    /// asker is gone, has asked again, or the capture was closed.
    template <typename Answer>
    void ask(QObject* asker, std::uint64_t position, std::function<core::Result<Answer>(Inspection&)> work,
             std::function<void(core::Result<std::shared_ptr<const Answer>>)> answered,
             Patience patience = Patience::None)
    {
        // A question that an answer asks belongs to the same wish.
        const std::uint64_t asked = m_taken.value_or(m_departures);
        askErased(
            asker, position,
            [this, asked, work = std::move(work), answered = std::move(answered)](Prepared prepared) {
                core::Result<std::shared_ptr<const Answer>> result = core::Error{};
                if (prepared.failure) {
                    result = *prepared.failure;
                } else if (auto answer = work(*prepared.inspection)) {
                    result = std::shared_ptr<const Answer>(std::make_shared<Answer>(std::move(*answer)));
                } else {
                    result = answer.error();
                }
                return [this, asked, answered, result = std::move(result)] {
                    const QScopedValueRollback taken(m_taken, std::optional(asked));
                    answered(result);
                };
            },
            patience);
    }
    /// The window's: the user asks for another place.
    void noteDeparture() { ++m_departures; }
    /// Within `answered`: whether that has happened since the question was asked.
    [[nodiscard]] bool isOvertaken() const { return m_taken && *m_taken != m_departures; }

    /// What the asker waits for is of no interest any more. From its destructor on that is so by itself.
    virtual void forget(QObject* asker) = 0;

signals:
    /// Of the asker's question; `total` 0: not known.
    void progressed(QObject* asker, quint64 done, quint64 total);

protected:
    /// Exactly one of them.
    struct Prepared {
        Inspection* inspection = nullptr;
        const core::Error* failure = nullptr; ///< the place could not be reached
    };
    /// On the thread, once more where it was stopped for another; what it returns runs on the window's side.
    using ErasedWork = std::function<std::function<void()>(Prepared)>;
    virtual void askErased(QObject* asker, std::uint64_t position, ErasedWork work, Patience patience) = 0;

private:
    std::uint64_t m_departures = 0;
    std::optional<std::uint64_t> m_taken; ///< departures before the question whose answer is being taken
};

} // namespace vitrine::views
