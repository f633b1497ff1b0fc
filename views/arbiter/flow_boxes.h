// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/arbiter/arbiter_facts.h"

#include <QLineF>
#include <QRectF>

#include <vector>

namespace vitrine::views {

/// A unit or a queue on the way of requests, as a picture shows it.
struct FlowBox {
    QRectF area;
    QString name; ///< short: "TEX"
    QString term; ///< of the source document
    QString line; ///< numbers, below; empty: there is no room for any
    QString tip;  ///< rich text
    Selection selection;
    double level = -1; ///< of a queue, how full it is, 0 … 1; else below 0
};

/// An arrow, with a number beside it.
struct FlowArrow {
    QLineF line;
    QString text;
    bool isResult = false;
};

struct FlowBoxes {
    std::vector<FlowBox> boxes; ///< in the order in which a request meets them
    std::vector<FlowArrow> arrows;
};

/// In a picture of that width. Empty when the machine has no such way.
[[nodiscard]] FlowBoxes flowBoxes(const ArbiterFacts& facts, int width);
[[nodiscard]] int flowHeight(const ArbiterFacts& facts);

} // namespace vitrine::views
