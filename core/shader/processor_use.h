// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/alu_layout.h"
#include "core/shader/isa.h"

#include <optional>

namespace vitrine::core {

/// Asks a processor whether a task runs on it: of a stage, or on some of these ALUs.
struct ProcessorUse {
    std::optional<ShaderStage> stage = {};
    AluMask alus = 0; ///< without a stage
};

} // namespace vitrine::core
