// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/paint_readings.h"
#include "core/session/vector_paint/run_values.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kSectionSide = 2; // VG2D-26

class KernelReader {
public:
    KernelReader(RunValues& values, std::uint8_t slot)
        : m_values(values), m_slot(slot), m_answers(values.answers()), m_sections(values.sections()),
          m_texelSize(values.uniform("texelSize")), m_origin(values.uniform("origin"))
    {
        const Vec4 kernel = values.uniform("kernel");
        m_pixel.width = static_cast<std::uint32_t>(kernel.x);
        m_pixel.height = static_cast<std::uint32_t>(kernel.y);
        m_pixel.shiftX = kernel.z;
        m_pixel.shiftY = kernel.w;
    }

    [[nodiscard]] ConvolvedPixel read()
    {
        std::size_t from = 0;
        for (const SectionAnswer& section : m_sections) {
            readSection(section, from);
            from = section.step;
        }
        const Vec4 weight = m_values.uniform("weight");
        m_pixel.scale = weight.x;
        m_pixel.bias = weight.y;
        m_pixel.sum = m_values.vector({"filtered", "sum"}, m_values.end()).value_or(Vec4{});
        m_pixel.filtered =
            m_values.firstVector({"main", "color"}, from).value_or(Vec4{}); // then clamped, and converted
        return std::move(m_pixel);
    }

private:
    void readSection(const SectionAnswer& answer, std::size_t from)
    {
        const std::uint32_t columns = (m_pixel.width + kSectionSide - 1) / kSectionSide;
        KernelSection section;
        section.i = answer.number % columns * kSectionSide;
        section.j = answer.number / columns * kSectionSide;
        section.width = std::min(kSectionSide, m_pixel.width - section.i);
        section.height = std::min(kSectionSide, m_pixel.height - section.j);
        section.result = answer.result;
        section.sum = m_values.vector({"filtered", "sum"}, answer.step).value_or(Vec4{}); // which the section is in
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < m_answers.size(); ++i)
            if (m_answers[i].slot == m_slot && m_answers[i].step >= from && m_answers[i].step < answer.step)
                readTap(section, answer, m_answers[i], number++);
        m_pixel.sections.push_back(section);
    }

    void readTap(const KernelSection& section, const SectionAnswer& told, const TextureAnswer& answer,
                 std::uint32_t number)
    {
        const std::uint32_t right = number % section.width, up = number / section.width;
        KernelTap tap;
        tap.section = told.number;
        tap.i = section.i + right;
        tap.j = section.j + up;
        tap.coefficient = m_values.uniform("sections", told.number)[static_cast<int>(right + kSectionSide * up)];
        tap.x = static_cast<std::int32_t>(std::floor(answer.s / m_texelSize.x) - m_origin.z);
        tap.y = static_cast<std::int32_t>(std::floor(answer.t / m_texelSize.y) - m_origin.w);
        if (m_values.hasUniform("fillColor"))
            lookBeyond(tap, right, up, told.step);
        // The texel in the format in which colors are filtered, before the next one takes its place.
        const std::size_t end = std::min(nextAnswer(answer.step), told.step);
        tap.color = tap.isFill ? m_values.uniform("fillColor")
                               : m_values.vector({"texel", "color"}, end).value_or(answer.color);
        m_pixel.taps.push_back(tap);
    }

    /// Where the program looks before the tiling takes it back to the image: beyond the edge the fill color counts.
    void lookBeyond(KernelTap& tap, std::uint32_t right, std::uint32_t up, std::size_t before) const
    {
        const Vec4 size = m_values.uniform("size");
        const float x = m_values.number({"filtered", "first"}, 0, before).value_or(0.0f) + static_cast<float>(right);
        const float y = m_values.number({"filtered", "first"}, 1, before).value_or(0.0f) + static_cast<float>(up);
        tap.isFill = x < 0.0f || y < 0.0f || x > size.x || y > size.y;
        tap.x = static_cast<std::int32_t>(std::floor(x));
        tap.y = static_cast<std::int32_t>(std::floor(y));
    }

    [[nodiscard]] std::size_t nextAnswer(std::size_t step) const
    {
        for (const TextureAnswer& answer : m_answers)
            if (answer.step > step)
                return answer.step;
        return m_values.end();
    }

    RunValues& m_values;
    const std::uint8_t m_slot;
    const std::vector<TextureAnswer> m_answers;
    const std::vector<SectionAnswer> m_sections;
    const Vec4 m_texelSize, m_origin;
    ConvolvedPixel m_pixel;
};

} // namespace

Vec4 KernelTap::product() const
{
    return {coefficient * color.x, coefficient * color.y, coefficient * color.z, coefficient * color.w};
}

std::optional<ConvolvedPixel> convolvedPixel(RunValues& values)
{
    const auto slot = values.slotOf("pixels");
    if (!slot || !values.hasUniform("sections"))
        return std::nullopt;
    return KernelReader(values, *slot).read();
}

} // namespace vitrine::core
