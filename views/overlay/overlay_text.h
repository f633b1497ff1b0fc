// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/overlay/overlay_values.h"

#include <QPoint>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

/// Overlays in words. Those that name places and things have links in them, if somebody takes them.

namespace vitrine::views {

class SentenceLinks;

inline constexpr core::OverlayKind kAllOverlays[] = {
    core::OverlayKind::Highlight,   core::OverlayKind::Wireframe, core::OverlayKind::Rasterized,
    core::OverlayKind::Shaded,      core::OverlayKind::Written,   core::OverlayKind::DepthTest,
    core::OverlayKind::StencilTest, core::OverlayKind::Discarded, core::OverlayKind::Quads,
    core::OverlayKind::Primitives,  core::OverlayKind::Facing,    core::OverlayKind::Cover,
    core::OverlayKind::Winding,     core::OverlayKind::Coverage,  core::OverlayKind::Scissor,
    core::OverlayKind::Mask};

/// "Depth test", and a sentence that says what it shows.
[[nodiscard]] QString overlayTitle(core::OverlayKind kind);
[[nodiscard]] QString overlaySentence(core::OverlayKind kind);
[[nodiscard]] QString scopeTitle(core::OverlayScope scope);
[[nodiscard]] QString scopeSentence(core::OverlayScope scope);

/// "passed", "edge", "3 fragments": of a value of a layer.
[[nodiscard]] QString valueName(core::OverlayKind kind, std::uint32_t value);
/// The exact numbers of a pixel that the layer is about: "passed 1, failed 2".
[[nodiscard]] QString pixelText(const core::Overlay& overlay, core::OverlayKind kind, const core::OverlayPixel& pixel,
                                SentenceLinks* links = nullptr);
/// All exact numbers of a pixel, by name.
struct NamedNumber {
    QString name;
    quint64 number = 0;
};
[[nodiscard]] std::vector<NamedNumber> numbersOf(const core::PixelTouches& touches);
/// Which draws were counted: "Draw 12", "14 draws, 3 to 16, since call 120 cleared".
[[nodiscard]] QString rangeText(const core::Overlay& overlay, SentenceLinks* links = nullptr);

/// Of a point that counts from the top left; nothing outside of the overlay.
[[nodiscard]] std::optional<core::OverlayPixel> pixelAt(const core::Overlay& overlay, QPoint point);

} // namespace vitrine::views
