// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/path_grammar.h"

#include "captures/importers/svg/bounds.h"

#include <array>

namespace vitrine::captures::svg {
namespace {

constexpr std::string_view kCommands = "mzlhvcsqta";

class PathReader {
public:
    explicit PathReader(Scanner& text) : m_text(text) {}

    ReadPath read()
    {
        m_text.skipSpaces();
        bool isWhole = m_text.atEnd() || m_text.peek() == 'm' || m_text.peek() == 'M';
        while (isWhole && !m_text.atEnd()) {
            isWhole = readCommand();
            m_text.skipSpaces();
        }
        return {std::move(m_path), isWhole};
    }

private:
    bool readCommand()
    {
        const char letter = m_text.peek();
        const char command = static_cast<char>(letter | 0x20);
        if (kCommands.find(command) == std::string_view::npos)
            return false;
        m_text.skip();
        m_base = letter == command ? m_at : Point{};
        m_isRelative = letter == command;
        if (command == 'z')
            return close();
        char next = command;
        do {
            m_text.skipSpaces();
            if (m_path.commands.size() > kMaxSegments || !readSegment(next))
                return false;
            m_base = m_isRelative ? m_at : Point{};
            if (next == 'm')
                next = 'l'; // further points of a move are lines
        } while (hasMore());
        return true;
    }

    /// Whether the command goes on with another number. A comma must be followed by one.
    bool hasMore()
    {
        m_text.skipSpaces();
        const char c = m_text.peek();
        if (c == ',') {
            m_text.skip();
            return true;
        }
        return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+';
    }

    bool close()
    {
        if (m_path.commands.size() > kMaxSegments)
            return false;
        m_path.close();
        m_at = m_start;
        m_smoothOf = 'z';
        return true;
    }

    bool readSegment(char command)
    {
        switch (command) {
        case 'm': return readMove();
        case 'l': return readLine();
        case 'h': return readAlong(&Point::x);
        case 'v': return readAlong(&Point::y);
        case 'c':
        case 's': return readCubic(command);
        case 'q':
        case 't': return readQuadratic(command);
        default: return readArc();
        }
    }

    bool readMove()
    {
        const auto to = point();
        if (!to)
            return false;
        m_path.moveTo(*to);
        m_start = *to;
        return arrive(*to, 'm');
    }

    bool readLine()
    {
        const auto to = point();
        if (!to)
            return false;
        m_path.lineTo(*to);
        return arrive(*to, 'l');
    }

    bool readAlong(double Point::*axis)
    {
        const auto number = m_text.number();
        if (!number)
            return false;
        Point to = m_at;
        to.*axis = *number + m_base.*axis;
        m_path.lineTo(to);
        return arrive(to, 'l');
    }

    bool readCubic(char command)
    {
        std::optional<Point> first = command == 's' ? mirrored('c') : point();
        const auto second = first ? pointAfterComma(command == 'c') : std::nullopt;
        const auto to = second ? pointAfterComma(true) : std::nullopt;
        if (!to)
            return false;
        m_path.add(PathCommand::Cubic, {first->x, first->y, second->x, second->y, to->x, to->y});
        m_control = *second;
        return arrive(*to, 'c');
    }

    bool readQuadratic(char command)
    {
        const std::optional<Point> control = command == 't' ? mirrored('q') : point();
        const auto to = control ? pointAfterComma(command == 'q') : std::nullopt;
        if (!to)
            return false;
        m_path.add(PathCommand::Quadratic, {control->x, control->y, to->x, to->y});
        m_control = *control;
        return arrive(*to, 'q');
    }

    bool readArc()
    {
        std::array<double, 3> radiiAndRotation{};
        for (double& number : radiiAndRotation) {
            const auto next = m_text.number();
            if (!next)
                return false;
            number = *next;
            m_text.skipComma();
        }
        const auto isLarge = m_text.flag();
        m_text.skipComma();
        const auto isGrowing = isLarge ? m_text.flag() : std::nullopt;
        m_text.skipComma();
        const auto to = isGrowing ? point() : std::nullopt;
        if (!to)
            return false;
        const double rx = std::abs(radiiAndRotation[0]), ry = std::abs(radiiAndRotation[1]);
        if (rx == 0.0 || ry == 0.0)
            m_path.lineTo(*to);
        else if (*to != m_at)
            m_path.add(PathCommand::Arc,
                       {rx, ry, radiiAndRotation[2], *isLarge ? 1.0 : 0.0, *isGrowing ? 1.0 : 0.0, to->x, to->y});
        return arrive(*to, 'a');
    }

    std::optional<Point> point()
    {
        const auto x = m_text.number();
        if (!x)
            return std::nullopt;
        m_text.skipComma();
        const auto y = m_text.number();
        if (!y)
            return std::nullopt;
        return m_base + Point{*x, *y};
    }

    std::optional<Point> pointAfterComma(bool mayHaveComma)
    {
        if (mayHaveComma)
            m_text.skipComma();
        return point();
    }

    /// The last control point at the other side, if the last segment was a curve of that kind.
    Point mirrored(char kind) const { return m_smoothOf == kind ? 2.0 * m_at - m_control : m_at; }

    bool arrive(Point at, char kind)
    {
        m_at = at;
        m_smoothOf = kind;
        return true;
    }

    Scanner& m_text;
    Path m_path;
    Point m_at, m_start, m_base, m_control;
    bool m_isRelative = false;
    char m_smoothOf = 'm'; ///< what kind of segment the last one was
};

} // namespace

ReadPath readPath(Scanner& text)
{
    return PathReader(text).read();
}

} // namespace vitrine::captures::svg
