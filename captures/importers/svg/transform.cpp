// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/transform.h"

#include <numbers>
#include <span>

namespace vitrine::captures::svg {
namespace {

constexpr double kRadians = std::numbers::pi / 180.0;

using Numbers = std::span<const double>;

struct Function {
    std::string_view name;
    std::array<std::size_t, 2> counts; ///< of its numbers: either may be
    Matrix (*matrix)(Numbers numbers);
};

Matrix rotationAbout(Numbers n)
{
    if (n.size() == 1)
        return rotation(n[0]);
    return translation(n[1], n[2]) * rotation(n[0]) * translation(-n[1], -n[2]);
}

constexpr std::array kFunctions{
    Function{"matrix", {6, 6}, [](Numbers n) { return Matrix{n[0], n[1], n[2], n[3], n[4], n[5]}; }},
    Function{"translate", {1, 2}, [](Numbers n) { return translation(n[0], n.size() > 1 ? n[1] : 0.0); }},
    Function{"scale", {1, 2}, [](Numbers n) { return scaling(n[0], n.size() > 1 ? n[1] : n[0]); }},
    Function{"rotate", {1, 3}, rotationAbout},
    Function{"skewX", {1, 1}, [](Numbers n) { return Matrix{1, 0, std::tan(n[0] * kRadians), 1, 0, 0}; }},
    Function{"skewY", {1, 1}, [](Numbers n) { return Matrix{1, std::tan(n[0] * kRadians), 0, 1, 0, 0}; }},
};

std::optional<Matrix> readFunction(Scanner& text)
{
    const std::string_view name = text.name();
    const auto function = std::ranges::find(kFunctions, name, &Function::name);
    text.skipSpaces();
    if (function == kFunctions.end() || !text.take('('))
        return std::nullopt;
    std::array<double, 6> numbers{};
    std::size_t count = 0;
    text.skipSpaces();
    while (!text.take(')')) {
        const auto number = count < numbers.size() ? text.number() : std::nullopt;
        if (!number)
            return std::nullopt;
        numbers[count++] = *number;
        if (!text.takeWord("px")) // a style may have units
            (void)text.takeWord("deg");
        text.skipComma();
    }
    if (std::ranges::find(function->counts, count) == function->counts.end())
        return std::nullopt;
    return function->matrix(Numbers(numbers).first(count));
}

} // namespace

bool Matrix::isFinite() const
{
    constexpr double kMost = std::numeric_limits<float>::max();
    return std::ranges::all_of(std::array{a, b, c, d, e, f}, [](double number) { return std::abs(number) <= kMost; });
}

std::array<float, 9> Matrix::columns() const
{
    const auto narrow = [](double number) { return static_cast<float>(number); };
    return {narrow(a), narrow(b), 0, narrow(c), narrow(d), 0, narrow(e), narrow(f), 1};
}

Matrix operator*(const Matrix& outer, const Matrix& inner)
{
    return {outer.a * inner.a + outer.c * inner.b,           outer.b * inner.a + outer.d * inner.b,
            outer.a * inner.c + outer.c * inner.d,           outer.b * inner.c + outer.d * inner.d,
            outer.a * inner.e + outer.c * inner.f + outer.e, outer.b * inner.e + outer.d * inner.f + outer.f};
}

Matrix translation(double x, double y)
{
    return {1, 0, 0, 1, x, y};
}

Matrix scaling(double x, double y)
{
    return {x, 0, 0, y, 0, 0};
}

Matrix rotation(double degrees)
{
    const double angle = degrees * kRadians;
    return {std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle), 0, 0};
}

Matrix toRectangle(const Rectangle& rectangle)
{
    return {rectangle.width, 0, 0, rectangle.height, rectangle.x, rectangle.y};
}

std::optional<Matrix> readTransform(Scanner& text)
{
    Matrix all;
    text.skipSpaces();
    if (text.takeWord("none"))
        return all;
    while (!text.atEnd()) {
        const auto next = readFunction(text);
        if (!next)
            return std::nullopt;
        all = all * *next;
        text.skipComma();
    }
    return all;
}

} // namespace vitrine::captures::svg
