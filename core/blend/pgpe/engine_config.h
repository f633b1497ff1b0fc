// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/number_format.h"

#include <cstdint>

/// The knobs of the color updater's engine (spec/00 §4). Only the format can change pixels.

namespace vitrine::core {

enum class ColorEngine : std::uint8_t { Opset8, Pgpe };  ///< cu.engine (DEC-04)
enum class PgpeAluPath : std::uint8_t { Slave, Direct }; ///< pgpe.aluPath (BYP-26)

struct ColorEngineConfig {
    ColorEngine engine = ColorEngine::Pgpe;
    PgpeAluPath aluPath = PgpeAluPath::Slave;
    bool coIssue = true; ///< color and alpha are computed in the same clock
    PgpeFormat format = PgpeFormat::Float32;
    std::uint32_t sharedCompute = 0; ///< cu.sharedCompute, off or on

    friend bool operator==(const ColorEngineConfig&, const ColorEngineConfig&) = default;
    /// Whether blending gives the bits of float32 arithmetic, whichever code computes it.
    [[nodiscard]] constexpr bool computesInFloat32() const
    {
        return engine == ColorEngine::Opset8 || format == PgpeFormat::Float32;
    }
};

} // namespace vitrine::core
