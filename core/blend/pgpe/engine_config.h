// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// The knobs of the color updater's engine (spec/00 §4). Only the format can change pixels.

namespace vitrine::core {

enum class ColorEngine : std::uint8_t { Opset8, Pgpe };                     ///< cu.engine (DEC-04)
enum class PgpeAluPath : std::uint8_t { Slave, Direct };                    ///< pgpe.aluPath (BYP-26)
enum class PgpeFormat : std::uint8_t { Fixed8, Fixed10, Float16, Float32 }; ///< pgpe.format: 8, 10, 16f, 32f

struct ColorEngineConfig {
    ColorEngine engine = ColorEngine::Pgpe;
    PgpeAluPath aluPath = PgpeAluPath::Slave;
    bool coIssue = true; ///< color and alpha are computed in the same clock
    PgpeFormat format = PgpeFormat::Float32;

    friend bool operator==(const ColorEngineConfig&, const ColorEngineConfig&) = default;
    /// Whether blending gives the bits of float32 arithmetic, whichever code computes it.
    [[nodiscard]] constexpr bool computesInFloat32() const
    {
        return engine == ColorEngine::Opset8 || format == PgpeFormat::Float32;
    }
};

} // namespace vitrine::core
