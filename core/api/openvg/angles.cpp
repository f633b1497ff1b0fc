// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/angles.h"

#include <cmath>

namespace vitrine::core::openvg {

namespace {

// Taylor's series, whose next terms are below 2⁻⁵³ for |x| ≤ π/4.
double sineOfEighth(double x)
{
    const double s = x * x;
    double sum = 0.0;
    for (int n = 19; n >= 3; n -= 2)
        sum = s / (n * (n - 1)) * (1.0 - sum);
    return x * (1.0 - sum);
}

double cosineOfEighth(double x)
{
    const double s = x * x;
    double sum = 0.0;
    for (int n = 20; n >= 2; n -= 2)
        sum = s / (n * (n - 1)) * (1.0 - sum);
    return 1.0 - sum;
}

SineCosine inQuarter(double rest, long long quarter)
{
    const double s = sineOfEighth(rest), c = cosineOfEighth(rest);
    switch (quarter & 3) {
    case 0: return {s, c};
    case 1: return {c, -s};
    case 2: return {-s, -c};
    default: return {-c, s};
    }
}

// 0 ≤ x ≤ 1. Halving the angle three times leaves at most π/32, where the series is short.
double arcTangent(double x)
{
    for (int i = 0; i < 3; ++i)
        x = x / (1.0 + std::sqrt(1.0 + x * x));
    const double s = x * x;
    double sum = 0.0;
    for (int n = 17; n >= 1; n -= 2)
        sum = 1.0 / n - s * sum;
    return 8.0 * x * sum;
}

} // namespace

SineCosine sineCosine(double radians)
{
    const double quarter = std::floor(radians / (kPi / 2.0) + 0.5);
    // π/2 in two parts, the first of which times the quarters of a few turns is exact.
    constexpr double kHigh = 1.5707963267341256, kLow = 6.077100506506192e-11;
    return inQuarter((radians - quarter * kHigh) - quarter * kLow, static_cast<long long>(quarter));
}

SineCosine sineCosineOfDegrees(double degrees)
{
    if (!std::isfinite(degrees))
        return {};
    const double turn = std::fmod(degrees, 360.0);
    const double quarter = std::floor(turn / 90.0 + 0.5);
    return inQuarter((turn - quarter * 90.0) * (kPi / 180.0), static_cast<long long>(quarter));
}

double angleOf(double y, double x)
{
    const double ax = std::fabs(x), ay = std::fabs(y);
    if (ax == 0.0 && ay == 0.0)
        return 0.0;
    double angle = ay <= ax ? arcTangent(ay / ax) : kPi / 2.0 - arcTangent(ax / ay);
    if (x < 0.0)
        angle = kPi - angle;
    return y < 0.0 ? -angle : angle;
}

} // namespace vitrine::core::openvg
