// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link_label.h"
#include "views/docks/path/path_facts.h"

#include <QCoreApplication>
#include <QString>

/// A path in words. Segments and triangles count from 1, as the specification has them.

namespace vitrine::views {

class PathText {
    Q_DECLARE_TR_FUNCTIONS(PathText)

public:
    /// "Fill of path 1, non-zero · 6 segments, 5 edges, 3 triangles · 16 samples a pixel"
    [[nodiscard]] static QString summary(const core::PathAnatomy& path);
    [[nodiscard]] static QString piece(core::openvg::FanKind piece);
    /// A coordinate: "12.5", with as many digits as the machine has of it.
    [[nodiscard]] static QString number(double value);
    [[nodiscard]] static QString numbers(const std::vector<double>& values);
    /// "+1" or "−1"
    [[nodiscard]] static QString sign(bool isUp);
    /// "1 2 5", from 1; "all" of them; "none".
    [[nodiscard]] static QString samples(std::uint16_t samples, std::size_t total);
    /// Under the mouse.
    [[nodiscard]] static QString readout(const PathFacts& facts, core::openvg::Point point, double nearby);
    [[nodiscard]] static QString signedNumber(int value);
    /// "Ray, counted here: +1 +1 = 2 · machine, sample 1: 2, the same · inside"
    [[nodiscard]] static QString ray(const PathFacts& facts);
    [[nodiscard]] static QString rayTip(const PathFacts& facts);
    /// What is selected, and where it counts.
    [[nodiscard]] static QString selection(const PathFacts& facts);
    /// Of the pixel, with a link to its history.
    [[nodiscard]] static QString pixel(const PathFacts& facts, SentenceLinks* links = nullptr);
    /// The samples of a pixel, equal ones once: "2", "1 ×12, 0 ×4".
    [[nodiscard]] static QString windings(const std::vector<std::int16_t>& windings);
};

} // namespace vitrine::views
