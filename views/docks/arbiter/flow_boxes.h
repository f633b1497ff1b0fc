// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/arbiter/arbiter_facts.h"

#include <QLineF>
#include <QRectF>
#include <QStringList>

#include <vector>

namespace vitrine::views {

/// A unit or a queue on the way of requests, as a picture shows it.
struct FlowBox {
    QRectF area;
    QString name;      ///< short: "TEX"
    QString term;      ///< of the source document
    QStringList lines; ///< numbers, below the name; the same, ever shorter: what fits is shown. None: nothing is known
    QString tip;       ///< rich text
    Selection selection;
    double level = -1; ///< of a queue, how full it is, 0 … 1; else below 0
};

/// An arrow, with a number beside it.
struct FlowArrow {
    QLineF line;
    QString text;
    bool isResult = false;
    bool hasHead = true; ///< false: another one goes on where it ends
};

struct FlowBoxes {
    std::vector<FlowBox> boxes; ///< in the order in which a request meets them; then initial requests
    std::vector<FlowArrow> arrows;
};

/// What a picture has to offer, in pixels.
struct FlowRoom {
    int width = 0;
    int line = 0; ///< height of a line of text
};

inline constexpr double kFlowLane = 7; ///< of the two lanes of a device, from the middle of its box
inline constexpr int kFlowLevel = 3;   ///< height of a queue's level, at the bottom of its box

/// Empty when the machine has no such way.
[[nodiscard]] FlowBoxes flowBoxes(const ArbiterFacts& facts, const FlowRoom& room);
[[nodiscard]] int flowHeight(const ArbiterFacts& facts, int line);

} // namespace vitrine::views
