// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_player.h"

#include <algorithm>

namespace vitrine::views {

void PixelPlayer::setInspection(Inspection inspection)
{
    const bool isSameProgram = hasTrace() && inspection && inspection->trace && inspection->program == program();
    m_inspection = std::move(inspection);
    m_position = isSameProgram ? std::min(m_position, stepCount()) : 0;
    emit traceChanged();
    emit moved();
}

void PixelPlayer::moveTo(std::size_t position)
{
    if (!hasTrace() || position > stepCount() || position == m_position)
        return;
    m_position = position;
    emit moved();
}

const core::PixelStep* PixelPlayer::lastStep() const
{
    return hasTrace() && m_position > 0 ? &trace().steps[m_position - 1] : nullptr;
}

const core::PixelStep* PixelPlayer::nextStep() const
{
    return hasTrace() && m_position < stepCount() ? &trace().steps[m_position] : nullptr;
}

const core::PixelStep* PixelPlayer::stepOf(std::size_t instruction) const
{
    if (!hasTrace())
        return nullptr;
    // Nothing jumps: each instruction is fetched once.
    const auto found =
        std::ranges::find(trace().steps, static_cast<std::uint32_t>(instruction), &core::PixelStep::instruction);
    return found == trace().steps.end() ? nullptr : &*found;
}

const std::vector<core::PixelRegister>& PixelPlayer::registersAt(std::size_t position) const
{
    static const std::vector<core::PixelRegister> kNone;
    if (!hasTrace())
        return kNone;
    return position == 0 ? trace().registersBefore : trace().steps[position - 1].registers;
}

const std::vector<core::PixelRegister>& PixelPlayer::registers() const
{
    return registersAt(m_position);
}

const std::vector<core::PixelRegister>& PixelPlayer::registersBefore() const
{
    return registersAt(m_position == 0 ? 0 : m_position - 1);
}

bool PixelPlayer::isWrittenByLastStep(const std::string& name) const
{
    const core::PixelStep* step = lastStep();
    if (!step || !step->isExecuted)
        return false;
    const auto& writes = program().instructions[step->instruction].writes;
    return std::ranges::find(writes, name) != writes.end();
}

} // namespace vitrine::views
