// SPDX-License-Identifier: Apache-2.0
#include "core/texture/level_of_detail.h"

#include <bit>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kMantissaBits = 23;
constexpr std::uint32_t kExponentBias = 127;
constexpr std::uint32_t kMantissaMask = (1u << kMantissaBits) - 1;
constexpr std::uint32_t kOneBits = kExponentBias << kMantissaBits;
constexpr float kSqrt2 = 1.41421356f;
constexpr float kTwoOverLn2 = 2.88539008f;

float magnificationLimit(const SamplerState& sampler)
{
    const bool sharpMipmaps = sampler.minFilter == Filter::Nearest && sampler.mipFilter != MipFilter::None;
    return sharpMipmaps && sampler.magFilter == Filter::Linear ? 0.5f : 0.0f;
}

} // namespace

// log2 m = 2 / ln 2 · artanh t with t = (m − 1) / (m + 1). For m in √½ … √2, |t| < 0.1716, and the first term left out,
// t⁹ / 9, is below 2^-24.
float approximateLog2(float v)
{
    if (v != v)
        return v;
    const auto bits = std::bit_cast<std::uint32_t>(v);
    auto exponent = static_cast<int>(bits >> kMantissaBits & 0xFF) - static_cast<int>(kExponentBias);
    float mantissa = std::bit_cast<float>((bits & kMantissaMask) | kOneBits);
    if (exponent == -127 || exponent == 128)
        return static_cast<float>(exponent);
    if (mantissa > kSqrt2) {
        mantissa *= 0.5f;
        ++exponent;
    }
    const float t = (mantissa - 1.0f) / (mantissa + 1.0f);
    const float tt = t * t;
    const float series = 1.0f + tt * (1.0f / 3.0f + tt * (1.0f / 5.0f + tt * (1.0f / 7.0f)));
    return static_cast<float>(exponent) + kTwoOverLn2 * (t * series);
}

float lambdaOfSquares(float squaredX, float squaredY)
{
    return 0.5f * approximateLog2(squaredX > squaredY ? squaredX : squaredY);
}

LevelChoice chooseLevels(const SamplerState& sampler, std::uint32_t levelCount, float lambda)
{
    if (!(lambda > magnificationLimit(sampler)))
        return {.filter = sampler.magFilter};
    LevelChoice choice{.filter = sampler.minFilter};
    const std::uint32_t last = levelCount - 1;
    if (sampler.mipFilter == MipFilter::None || last == 0)
        return choice;
    if (lambda >= static_cast<float>(last)) {
        choice.level = last;
        return choice;
    }
    const auto below = static_cast<std::uint32_t>(lambda);
    const float fraction = lambda - static_cast<float>(below);
    choice.level = below;
    if (sampler.mipFilter == MipFilter::Linear)
        choice.nextWeight = fraction;
    else if (fraction > 0.5f)
        ++choice.level; // §3.7.7: ⌈λ + ½⌉ − 1, so exactly ½ stays below
    return choice;
}

} // namespace vitrine::core
