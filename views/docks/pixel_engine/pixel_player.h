// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_engine/pixel_trace.h"
#include "views/stepping/step_player.h"

#include <memory>

namespace vitrine::views {

/// Goes through the steps of a pixel. Without a pixel there may be the program of a draw alone, which has no steps.
class PixelPlayer final : public StepPlayer {
    Q_OBJECT

public:
    using StepPlayer::StepPlayer;
    using Inspection = std::shared_ptr<const core::PixelInspection>;

    /// Null: none. A trace of the same program goes on at the same step.
    void setInspection(Inspection inspection);
    [[nodiscard]] const Inspection& inspection() const { return m_inspection; }

    [[nodiscard]] bool hasTrace() const override { return m_inspection && m_inspection->trace; }
    [[nodiscard]] std::size_t stepCount() const override { return trace().steps.size(); }
    [[nodiscard]] std::size_t position() const override { return m_position; }
    void moveTo(std::size_t position) override;

    [[nodiscard]] bool hasProgram() const { return m_inspection != nullptr; }
    /// Only with one.
    [[nodiscard]] const core::PixelProgram& program() const { return m_inspection->program; }
    [[nodiscard]] const core::PixelTrace& trace() const { return *m_inspection->trace; }
    /// The step made last; null at the start, and without a trace.
    [[nodiscard]] const core::PixelStep* lastStep() const;
    /// The step that comes next; null at the end, and without a trace.
    [[nodiscard]] const core::PixelStep* nextStep() const;
    /// The step of an instruction; null: the pixel was done, or discarded, before it.
    [[nodiscard]] const core::PixelStep* stepOf(std::size_t instruction) const;
    /// Of the program where the player stands, and before the last step.
    [[nodiscard]] const std::vector<core::PixelRegister>& registers() const;
    [[nodiscard]] const std::vector<core::PixelRegister>& registersBefore() const;
    [[nodiscard]] bool isWrittenByLastStep(const std::string& name) const;

private:
    [[nodiscard]] const std::vector<core::PixelRegister>& registersAt(std::size_t position) const;

    Inspection m_inspection;
    std::size_t m_position = 0;
};

} // namespace vitrine::views
