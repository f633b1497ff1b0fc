// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepping/step_player.h"

namespace vitrine::views {

void StepPlayer::stepInstruction(Direction direction)
{
    if (!hasTrace())
        return;
    const bool isForward = direction == Direction::Forward;
    if (isForward ? position() == stepCount() : position() == 0)
        return emit told(isForward ? tr("This is the end of the program.") : tr("This is its first instruction."));
    moveTo(isForward ? position() + 1 : position() - 1);
}

} // namespace vitrine::views
