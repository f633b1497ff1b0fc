// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/image_shader.h"
#include "core/session/vector_paint/paint_readings.h"
#include "core/session/vector_paint/run_values.h"

#include <cmath>

namespace vitrine::core {

namespace {

using openvg::ImageNames;

/// Of the four texels around a place, the first one is at the lower left, and the second to its right.
float weightOf(std::size_t corner, float tx, float ty)
{
    return (corner % 2 == 0 ? 1.0f - tx : tx) * (corner / 2 == 0 ? 1.0f - ty : ty);
}

/// A coefficient of a kernel, times its scale, and the pixel beside the place that it is for.
struct ReadTap {
    float dx = 0.0f, dy = 0.0f;
    float factor = 1.0f;
};

/// Section by section, as the program asks for them (VG2D-26).
std::vector<ReadTap> kernelTaps(const RunValues& values)
{
    const Vec4 kernel = values.uniform("kernel"), weight = values.uniform("weight");
    std::vector<ReadTap> taps;
    std::uint32_t section = 0;
    for (float j = 0.0f; j < kernel.y; j += 2.0f)
        for (float i = 0.0f; i < kernel.x; i += 2.0f) {
            const Vec4 coefficients = values.uniform("sections", section++);
            for (int part = 0; part < 4; ++part) {
                const float x = i + static_cast<float>(part % 2), y = j + static_cast<float>(part / 2);
                if (x < kernel.x && y < kernel.y)
                    taps.push_back({x - kernel.z, y - kernel.w, coefficients[part] * weight.x});
            }
        }
    return taps;
}

class ImageReader {
public:
    ImageReader(const RunValues& values, const ImageNames& names)
        : m_values(values), m_names(names), m_part(values.uniform(names.part)),
          m_texelSize(values.uniform(names.texelSize)),
          m_function(values.has({kImageAlone, "at"}) && !isPattern() ? kImageAlone : names.image),
          m_taps(hasKernel() ? kernelTaps(values) : std::vector<ReadTap>(1))
    {
    }

    [[nodiscard]] ImageLookup read(std::vector<TextureAnswer> answers) const
    {
        ImageLookup lookup;
        lookup.isPattern = isPattern();
        lookup.isInterpolated = m_values.has({m_names.colorAt, "t"});
        lookup.x = m_values.number({m_function, "at"}, 0);
        lookup.y = m_values.number({m_function, "at"}, 1);
        lookup.color = m_values.vector({m_function, "color"}, m_values.end()).value_or(Vec4{});
        if (m_function == kImageAlone)
            lookup.background = {m_values.uniform("share").x, m_values.uniform("background")};
        const std::size_t wanted = (lookup.isInterpolated ? 4 : 1) * m_taps.size();
        const std::size_t first = answers.size() > wanted ? answers.size() - wanted : 0;
        for (std::size_t i = first; i < answers.size(); ++i)
            lookup.texels.push_back(
                texel(answers[i], (i - first) / m_taps.size(), m_taps[(i - first) % m_taps.size()], lookup));
        return lookup;
    }

private:
    static constexpr std::string_view kImageAlone = "imageAlone";

    [[nodiscard]] bool isPattern() const { return m_names.image == openvg::kPatternNames.image; }
    /// Which only a pattern has, that beside an image where there are both.
    [[nodiscard]] bool hasKernel() const
    {
        return m_values.hasUniform("sections") && (isPattern() || !m_values.slotOf(openvg::kPatternNames.texels));
    }

    [[nodiscard]] PaintTexel texel(const TextureAnswer& answer, std::size_t corner, const ReadTap& tap,
                                   const ImageLookup& lookup) const
    {
        PaintTexel texel;
        texel.x = static_cast<std::int32_t>(std::floor(answer.s / m_texelSize.x) - m_part.x);
        texel.y = static_cast<std::int32_t>(std::floor(answer.t / m_texelSize.y) - m_part.y);
        texel.color = answer.color;
        texel.weight = tap.factor;
        if (lookup.isInterpolated)
            texel.weight *= weightOf(corner, m_values.number({m_names.colorAt, "t"}, 0),
                                     m_values.number({m_names.colorAt, "t"}, 1));
        texel.isFill = m_values.hasUniform(m_names.fillColor) && isBeyond(corner, tap, lookup);
        return texel;
    }

    /// The texel at the edge has been asked for, and does not count.
    [[nodiscard]] bool isBeyond(std::size_t corner, const ReadTap& tap, const ImageLookup& lookup) const
    {
        const float half = lookup.isInterpolated ? 0.5f : 0.0f;
        const float x = std::floor(lookup.x - half) + static_cast<float>(corner % 2) + tap.dx;
        const float y = std::floor(lookup.y - half) + static_cast<float>(corner / 2) + tap.dy;
        return x < 0.0f || y < 0.0f || x > m_part.z || y > m_part.w;
    }

    const RunValues& m_values;
    const ImageNames& m_names;
    const Vec4 m_part, m_texelSize;
    const std::string_view m_function;
    const std::vector<ReadTap> m_taps;
};

/// The one pixel that a copy reads, or a filter without a kernel.
ImageLookup readPixel(const RunValues& values, const TextureAnswer& answer)
{
    const Vec4 origin = values.uniform("origin"), texelSize = values.uniform("texelSize");
    const bool isFilter = values.hasUniform("texelSize"); // where a copy has the size of its texels, it has its part
    ImageLookup lookup;
    lookup.x = isFilter ? answer.s / texelSize.x - origin.z : answer.s / origin.z;
    lookup.y = isFilter ? answer.t / texelSize.y - origin.w : answer.t / origin.w;
    lookup.color = answer.color;
    PaintTexel texel;
    texel.x = static_cast<std::int32_t>(std::floor(lookup.x));
    texel.y = static_cast<std::int32_t>(std::floor(lookup.y));
    texel.color = answer.color;
    lookup.texels.push_back(texel);
    return lookup;
}

} // namespace

std::vector<ImageLookup> imageLookups(RunValues& values)
{
    std::vector<ImageLookup> lookups;
    const std::vector<TextureAnswer> answers = values.answers();
    const auto pixels = values.slotOf("pixels");
    for (const TextureAnswer& answer : answers)
        if (pixels && answer.slot == *pixels && !values.hasUniform("sections"))
            lookups.push_back(readPixel(values, answer));
    for (const ImageNames* names : {&openvg::kImageNames, &openvg::kPatternNames}) {
        const auto slot = values.slotOf(names->texels);
        std::vector<TextureAnswer> own;
        for (const TextureAnswer& answer : answers)
            if (slot && answer.slot == *slot)
                own.push_back(answer);
        if (!own.empty())
            lookups.push_back(ImageReader(values, *names).read(std::move(own)));
    }
    return lookups;
}

} // namespace vitrine::core
