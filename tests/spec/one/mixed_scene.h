// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_reader.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace vitrine::test {

/// The scene of ONE-04: three textured triangles, a sprite that discards, a blended quad, a draw each, in one frame of
/// 64 × 64 pixels. The sprite covers pixels (16,16) … (47,47), of which the program keeps every second column; the quad
/// covers (40,4) … (55,19). Both lie in front of all else.
inline constexpr std::uint32_t kSpriteDraw = 3;
inline constexpr std::uint32_t kQuadDraw = 4;
inline constexpr std::uint32_t kMixedDraws = 5;

/// A capture of it in a folder of its own.
class MixedScene {
public:
    explicit MixedScene(const captures::Knobs& knobs = {});
    /// Null when it could not be written.
    [[nodiscard]] std::unique_ptr<captures::CaptureReader> open() const;
    [[nodiscard]] QString path() const { return m_folder.filePath("mixed.vitrine"); }
    [[nodiscard]] const QTemporaryDir& folder() const { return m_folder; }

private:
    QTemporaryDir m_folder;
};

/// Position of a draw's call.
[[nodiscard]] std::uint64_t positionOf(const captures::CaptureReader& capture, std::uint32_t draw);

} // namespace vitrine::test
