// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/geometry.h"

#include <cstdint>
#include <vector>

namespace vitrine::captures::svg {

enum class PathCommand : std::uint8_t { Move, Line, Quadratic, Cubic, Arc, Close };

/// How many numbers a command has, of which the last two are the point that it goes to.
[[nodiscard]] constexpr std::size_t numberCount(PathCommand command)
{
    switch (command) {
    case PathCommand::Move:
    case PathCommand::Line: return 2;
    case PathCommand::Quadratic: return 4;
    case PathCommand::Cubic: return 6;
    case PathCommand::Arc: return 7; // radii, rotation in degrees, is it the large one, do angles grow, end
    case PathCommand::Close: break;
    }
    return 0;
}

/// All points are absolute.
struct Path {
    std::vector<PathCommand> commands;
    std::vector<double> numbers;

    void add(PathCommand command, std::initializer_list<double> its)
    {
        commands.push_back(command);
        numbers.insert(numbers.end(), its);
    }
    void moveTo(Point p) { add(PathCommand::Move, {p.x, p.y}); }
    void lineTo(Point p) { add(PathCommand::Line, {p.x, p.y}); }
    void close() { add(PathCommand::Close, {}); }
};

/// A segment, from where to where.
struct Segment {
    PathCommand command = PathCommand::Move;
    Point from, to;
    const double* numbers = nullptr;
};

/// Calls `use` with each segment in turn.
template <typename Use>
void forEachSegment(const Path& path, const Use& use)
{
    Point at, start;
    const double* numbers = path.numbers.data();
    for (const PathCommand command : path.commands) {
        const std::size_t count = numberCount(command);
        const Point to = count == 0 ? start : Point{numbers[count - 2], numbers[count - 1]};
        use(Segment{command, at, to, numbers});
        if (command == PathCommand::Move)
            start = to;
        at = to;
        numbers += count;
    }
}

} // namespace vitrine::captures::svg
