// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_engine/pixel_trace.h"

#include <QIcon>
#include <QString>

/// What the pixel engine's dock says in several places.

namespace vitrine::views {

inline constexpr int kDigits = 6, kFewDigits = 3; ///< of numbers; where room is scarce
/// "0.501961"
[[nodiscard]] QString numberText(float value, int digits = kDigits);
/// "(1, 0, 0, 0.5)"
[[nodiscard]] QString valueText(const core::Vec4& value, int digits = kDigits);
/// Of an operand, by its text: "~r0.a 0.5" is one number where it takes one component of a register.
[[nodiscard]] QString operandValue(const std::string& operand, const core::Vec4& value);
/// "r0 (1, 0, 0, 0.5), ~r0.a 0.5"; of the eight operations with what scales them.
[[nodiscard]] QString operandsText(const core::ListedInstruction& instruction, const core::PixelStep& step);
/// "r2 = (0.5, 0, 0, 0.75)"; where it goes out "cc ← …"; of comparisons and flow nothing.
[[nodiscard]] QString resultText(const core::ListedInstruction& instruction, const core::PixelStep& step);
/// Where a step of 2-D graphics stands: "post 50", "coverage"; of others nothing.
[[nodiscard]] QString stepText(const core::ListedInstruction& line);
/// "<b>Post-formatting, step 50</b> (VG2D-37)"
[[nodiscard]] QString stepTitle(const core::ListedInstruction& line);
/// In the color of its group; gray of a step that is left out.
[[nodiscard]] QIcon groupIcon(const core::ListedInstruction& line);
/// Why a step does nothing, empty of one that is executed: "skipped: in a branch not taken".
[[nodiscard]] QString skippedText(const core::PixelStep& step);
/// "input module", "execution module", "output module"
[[nodiscard]] QString ownerText(core::pgpe::AluOwner owner);
/// A color as the target would store it, channel by channel and without dithering: "128 0 0 191".
[[nodiscard]] QString storedText(const core::PixelProgram& program, const core::Vec4& color);
/// The same of its word: "R 128 · G 0 · B 0 · A 191".
[[nodiscard]] QString channelsText(core::PixelFormat target, std::uint32_t word);
/// The word of the target, with as many digits as it has bits: "0xBF000080".
[[nodiscard]] QString targetWordText(core::PixelFormat target, std::uint32_t word);
/// "programmable pixel engine · 32-bit floats · ALUs as slaves · co-issue", "blender of eight operations"
[[nodiscard]] QString engineText(const core::ColorEngineConfig& config);
/// "8-bit integers", "16-bit floats"
[[nodiscard]] QString numbersText(core::PgpeFormat numbers);

} // namespace vitrine::views
