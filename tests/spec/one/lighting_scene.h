// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_reader.h"

#include <QTemporaryDir>

#include <memory>

namespace vitrine::test {

/// The scene of ONE-08: 1000 fragments under Blinn-Phong. One triangle that reaches beyond a window of 50 × 20 covers
/// it whole: 250 quads of four fragments, and one vertex task. Twice, with equal pictures: draw 0 lights by a program
/// that holds in every case that FFS knows (vectors without length too), draw 1 asks FFS. The vectors come as varyings
/// in the order of the unit's inputs, so its program is a SEND and two instructions more.
inline constexpr std::uint32_t kProgramDraw = 0;
inline constexpr std::uint32_t kUnitDraw = 1;
inline constexpr std::uint32_t kLitQuads = 250;

class LightingScene {
public:
    LightingScene();
    /// Null when it could not be written.
    [[nodiscard]] std::unique_ptr<captures::CaptureReader> open() const;

private:
    [[nodiscard]] QString path() const { return m_folder.filePath("lighting.vitrine"); }

    QTemporaryDir m_folder;
};

} // namespace vitrine::test
