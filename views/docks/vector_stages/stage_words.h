// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/vector_stages/vector_facts.h"

#include <QString>

#include <array>

namespace vitrine::views {

inline constexpr std::array kVectorStages{core::VectorStage::Definition,     core::VectorStage::Tessellation,
                                          core::VectorStage::Transformation, core::VectorStage::Coverage,
                                          core::VectorStage::Clipping,       core::VectorStage::Paint,
                                          core::VectorStage::Image,          core::VectorStage::Blending};

/// "Tessellation"
[[nodiscard]] QString stageName(core::VectorStage stage);
/// Who executes it in this recording, by its kind: "RAS"; of what was not entered, why: "no image".
[[nodiscard]] QString stageUnit(const VectorFacts& facts, core::VectorStage stage);
/// What it does, when who took it up, and its number in the source.
[[nodiscard]] QString stageTip(const VectorFacts& facts, core::VectorStage stage);

} // namespace vitrine::views
