// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/knot.h"

#include <array>
#include <cmath>

namespace vitrine::captures::samples {
namespace {

constexpr std::size_t kAlong = 96;  ///< rings of the tube
constexpr std::size_t kAround = 16; ///< vertices of a ring
constexpr double kThickness = 0.62;

struct Vector {
    double x = 0, y = 0, z = 0;
};

Vector operator+(const Vector& a, const Vector& b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
Vector operator*(double factor, const Vector& a)
{
    return {factor * a.x, factor * a.y, factor * a.z};
}
Vector cross(const Vector& a, const Vector& b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
Vector normalized(const Vector& a)
{
    return 1 / std::sqrt(a.x * a.x + a.y * a.y + a.z * a.z) * a;
}

/// Cosines and sines of 96 steps around the circle: 60 degrees halved four times, again and again.
class Circle {
public:
    Circle()
    {
        double cosine = 0.5, sine = 0;
        for (int i = 0; i < 4; ++i) {
            sine = std::sqrt((1 - cosine) / 2);
            cosine = std::sqrt((1 + cosine) / 2);
        }
        m_points[0] = {1, 0};
        for (std::size_t i = 1; i < kAlong; ++i) {
            const auto& [c, s] = m_points[i - 1];
            m_points[i] = {c * cosine - s * sine, c * sine + s * cosine};
        }
    }
    [[nodiscard]] double cosine(std::size_t step) const { return m_points[step % kAlong][0]; }
    [[nodiscard]] double sine(std::size_t step) const { return m_points[step % kAlong][1]; }

private:
    std::array<std::array<double, 2>, kAlong> m_points{};
};

void append(std::vector<float>& vertices, const Vector& vector)
{
    for (const double number : {vector.x, vector.y, vector.z})
        vertices.push_back(static_cast<float>(number));
}

/// (sin t + 2 sin 2t, cos t − 2 cos 2t, −sin 3t), and around it the ring that is upright on its derivative.
void appendRing(const Circle& circle, std::size_t t, std::vector<float>& vertices)
{
    const Vector middle{circle.sine(t) + 2 * circle.sine(2 * t), circle.cosine(t) - 2 * circle.cosine(2 * t),
                        -circle.sine(3 * t)};
    const Vector ahead = normalized({circle.cosine(t) + 4 * circle.cosine(2 * t),
                                     4 * circle.sine(2 * t) - circle.sine(t), -3 * circle.cosine(3 * t)});
    const Vector aside = normalized(cross(ahead, middle));
    const Vector up = cross(aside, ahead);
    for (std::size_t i = 0; i < kAround; ++i) {
        const std::size_t angle = i * (kAlong / kAround);
        const Vector outwards = circle.cosine(angle) * aside + circle.sine(angle) * up;
        append(vertices, middle + kThickness * outwards);
        append(vertices, outwards);
    }
}

} // namespace

Mesh trefoilKnot()
{
    const Circle circle;
    Mesh mesh;
    for (std::size_t ring = 0; ring < kAlong; ++ring) {
        appendRing(circle, ring, mesh.vertices);
        for (std::size_t i = 0; i < kAround; ++i) {
            const auto at = [&](std::size_t along, std::size_t around) {
                return static_cast<std::uint16_t>((ring + along) % kAlong * kAround + (i + around) % kAround);
            };
            mesh.indices.insert(mesh.indices.end(), {at(0, 0), at(1, 0), at(0, 1), at(0, 1), at(1, 0), at(1, 1)});
        }
    }
    return mesh;
}

} // namespace vitrine::captures::samples
