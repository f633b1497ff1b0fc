// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_folds.h"

#include <QPolygonF>
#include <QRectF>
#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

namespace vitrine::views {

/// How much is written in a diagram. Whatever is written, is written whole.
enum class DiagramDetail : std::uint8_t {
    Full,  ///< short and full names of units, names of queues
    Named, ///< short and full names of units; of queues what they hold
    Brief  ///< short names of units
};

/// Queues of at most so many entries are drawn with a slot for each, others with a bar and its number.
inline constexpr std::uint64_t kMostSlots = 16;

/// What is written, by node.
struct DiagramLabels {
    std::vector<QString> titles; ///< the short name, of a queue its path
    std::vector<QString> names;  ///< the full name; of queues none
    std::vector<QString> counts; ///< of a queue with a bar in place of slots: the longest number that stands at it
    std::vector<QString> heads;  ///< by column
    std::vector<std::vector<int>> cells; ///< of a processor: its groups, each with so many ALUs
};

/// How much room text takes, in pixels.
struct DiagramText {
    std::function<double(const QString& text, bool isBold)> width;
    double line = 0; ///< from one line to the next
};

/// Where everything of a diagram stands: stages in columns in the order of the pipeline, in each the work on vertices
/// above that on fragments; on every unit the queues that it takes from. Wires run between the boxes, never through
/// them. The same for the same graph, labels and text; nothing in it is a place that somebody chose.
struct DiagramLayout {
    static constexpr double kMargin = 8; ///< around all
    static constexpr double kInside = 6; ///< from an edge to text
    static constexpr double kBadge = 18; ///< wide: the letter of a state
    static constexpr double kSlots = 10; ///< high
    static constexpr double kCells = 10; ///< high: the groups of a processor
    static constexpr int kLinesOfNames = 2;
    static constexpr double kRadius = 4;
    static constexpr double kHeadOver = 12; ///< that the name of a column may be wider than it, into each gap
    /// Boxes may be seen so small: their text, which is as large as ever, fits in yet.
    [[nodiscard]] static constexpr double leastZoom(DiagramDetail detail)
    {
        return detail == DiagramDetail::Brief ? 0.75 : 0.92;
    }

    DiagramDetail detail = DiagramDetail::Full;
    DiagramFolds folds;
    std::vector<QRectF> boxes;           ///< by node; of what is folded that of all
    double header = 0;                   ///< of units, high: their short names
    double line = 0;                     ///< of text, high
    std::vector<QString> titles;         ///< by node: short names
    std::vector<QStringList> lines;      ///< by node: its full name, in lines
    std::vector<std::vector<int>> cells; ///< by node: groups of ALUs
    std::vector<QPolygonF> routes;       ///< by edge, from its `from` to its `to`; empty: it is not drawn as a way
    std::vector<std::size_t> ways;       ///< by edge: the first with the same way, as others may be folded into it
    std::vector<std::pair<QRectF, QString>> heads; ///< of columns
    QSizeF size;
};

/// With names in at most so many lines.
[[nodiscard]] DiagramLayout layOut(const DiagramGraph& graph, const DiagramFolds& folds, const DiagramLabels& labels,
                                   const DiagramText& text, DiagramDetail detail, int lines);

/// The same with columns further apart or closer together, so that it is as wide, as far as wires may be long, or close
/// together.
[[nodiscard]] DiagramLayout widened(DiagramLayout layout, double width);
/// With columns as close together as that.
[[nodiscard]] double leastWidth(const DiagramLayout& layout);

/// The same with the wires above and below all boxes closer together, so that it is as high, as far as they can be.
[[nodiscard]] DiagramLayout shortened(DiagramLayout layout, double height);

/// A name in at most so many lines, broken between words, as narrow as can be.
[[nodiscard]] QStringList narrowest(const QString& name, const DiagramText& text, int lines);

} // namespace vitrine::views
