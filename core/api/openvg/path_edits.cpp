// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/path_edits.h"

#include "core/api/openvg/angles.h"
#include "core/api/openvg/path_reader.h"

#include <array>
#include <cmath>

namespace vitrine::core::openvg {

namespace {

/// A command with its coordinates' values.
struct Command {
    VGubyte code = VG_CLOSE_PATH;
    std::array<double, 6> values{};

    [[nodiscard]] VGubyte kind() const { return code & 0x1E; }
    [[nodiscard]] bool isArc() const { return kind() >= VG_SCCWARC_TO; }
    [[nodiscard]] std::span<const double> used() const { return {values.data(), coordinatesOf(code)}; }
};

PathData emptyLike(const PathData& target)
{
    return {target.datatype(), target.scale(), target.bias()};
}

Command commandAt(const PathData& path, std::size_t index, std::size_t coordinate)
{
    Command command{path.commands()[index]};
    for (std::size_t i = 0; i < coordinatesOf(command.code); ++i)
        command.values[i] = path.coordinate(coordinate + i);
    return command;
}

void setPair(Command& command, std::size_t pair, Point p)
{
    command.values[2 * pair] = p.x;
    command.values[2 * pair + 1] = p.y;
}

/// The ellipse under a matrix: its axes are those of the product's singular values. A mirror turns its direction.
void transformArc(Command& arc, const Matrix& matrix)
{
    const SineCosine turned = sineCosineOfDegrees(arc.values[2]);
    const double rh = std::fabs(arc.values[0]), rv = std::fabs(arc.values[1]);
    const Point across = matrix.applyToDirection({rh * turned.cosine, rh * turned.sine});
    const Point up = matrix.applyToDirection({-rv * turned.sine, rv * turned.cosine});
    const double p = across.x * across.x + up.x * up.x, r = across.y * across.y + up.y * up.y;
    const double q = across.x * across.y + up.x * up.y;
    const double spread = std::sqrt((p - r) * (p - r) / 4.0 + q * q);
    const double longer = std::sqrt((p + r) / 2.0 + spread);
    arc.values[0] = longer;
    arc.values[1] = longer > 0.0 ? std::fabs(cross(across, up)) / longer : 0.0;
    arc.values[2] = angleOf(2.0 * q, p - r) / 2.0 * (180.0 / kPi);
    if (matrix.determinant() < 0.0) {
        const bool isCounterClockwise = arc.kind() == VG_SCCWARC_TO || arc.kind() == VG_LCCWARC_TO;
        constexpr int kOther = VG_SCWARC_TO - VG_SCCWARC_TO; // and the same for large arcs
        arc.code = static_cast<VGubyte>(isCounterClockwise ? arc.code + kOther : arc.code - kOther);
    }
}

void transformCommand(Command& command, const Matrix& matrix, Point current)
{
    const bool isRelative = (command.code & VG_RELATIVE) != 0;
    const auto moved = [&](Point p) { return isRelative ? matrix.applyToDirection(p) : matrix.apply(p); };
    if (command.kind() == VG_HLINE_TO || command.kind() == VG_VLINE_TO) {
        const Point other = isRelative ? Point{} : current;
        const bool isHorizontal = command.kind() == VG_HLINE_TO;
        const Point p = isHorizontal ? Point{command.values[0], other.y} : Point{other.x, command.values[0]};
        command.code = isRelative ? VG_LINE_TO_REL : VG_LINE_TO_ABS;
        setPair(command, 0, moved(p));
        return;
    }
    if (command.isArc()) {
        transformArc(command, matrix);
        const Point end = moved({command.values[3], command.values[4]});
        command.values[3] = end.x;
        command.values[4] = end.y;
        return;
    }
    for (std::size_t pair = 0; pair < coordinatesOf(command.code) / 2; ++pair)
        setPair(command, pair, moved({command.values[2 * pair], command.values[2 * pair + 1]}));
}

/// Goes through a path in the form in which paths are interpolated: absolute moves, lines, cubics, arcs and closings.
class NormalForm {
public:
    explicit NormalForm(const PathData& path) : m_path(path), m_reader(path) {}

    [[nodiscard]] std::optional<Command> next()
    {
        const auto segment = m_reader.next();
        if (!segment)
            return std::nullopt;
        Command command = commandAt(m_path, segment->index, m_coordinate);
        m_coordinate += coordinatesOf(command.code);
        normalize(command, *segment);
        return command;
    }

private:
    static void normalize(Command& command, const Segment& segment)
    {
        if (command.isArc()) {
            command.code = command.kind();
            command.values[3] = segment.end.x;
            command.values[4] = segment.end.y;
            return;
        }
        switch (segment.kind) {
        case SegmentKind::Close: command.code = VG_CLOSE_PATH; return;
        case SegmentKind::Move: command.code = VG_MOVE_TO_ABS; break;
        case SegmentKind::Line: command.code = VG_LINE_TO_ABS; break;
        default: command.code = VG_CUBIC_TO_ABS; break;
        }
        if (command.code != VG_CUBIC_TO_ABS) {
            setPair(command, 0, segment.end);
            return;
        }
        const bool isQuadratic = segment.kind == SegmentKind::Quadratic;
        const Point twice = segment.control1 * 2.0;
        setPair(command, 0, isQuadratic ? (segment.start + twice) * (1.0 / 3.0) : segment.control1);
        setPair(command, 1, isQuadratic ? (segment.end + twice) * (1.0 / 3.0) : segment.control2);
        setPair(command, 2, segment.end);
    }

    const PathData& m_path;
    PathReader m_reader;
    std::size_t m_coordinate = 0;
};

} // namespace

PathData transformedPath(const PathData& source, const Matrix& matrix, const PathData& target)
{
    PathData result = emptyLike(target);
    PathReader reader(source);
    std::size_t coordinate = 0;
    Point current;
    while (const auto segment = reader.next()) {
        Command command = commandAt(source, segment->index, coordinate);
        coordinate += coordinatesOf(command.code);
        transformCommand(command, matrix, current);
        result.append(command.code, command.used());
        current = segment->end;
    }
    return result;
}

std::optional<PathData> interpolatedPath(const PathData& start, const PathData& end, double amount,
                                         const PathData& target)
{
    if (start.commands().size() != end.commands().size())
        return std::nullopt;
    PathData result = emptyLike(target);
    NormalForm from(start), to(end);
    while (auto first = from.next()) {
        const auto last = to.next();
        if (!last || first->isArc() != last->isArc() || (!first->isArc() && first->code != last->code))
            return std::nullopt;
        if (amount >= 0.5)
            first->code = last->code;
        for (std::size_t i = 0; i < first->used().size(); ++i)
            first->values[i] = first->values[i] * (1.0 - amount) + last->values[i] * amount;
        result.append(first->code, first->used());
    }
    return result;
}

} // namespace vitrine::core::openvg
