// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_paint/paint_rows.h"

#include "core/session/vector_paint/paint_text.h"
#include "core/session/vector_paint/palette_use.h"
#include "views/docks/history/history_text.h"
#include "views/theme/text.h"

#include <algorithm>

namespace vitrine::views {

namespace {

class RowMaker {
public:
    explicit RowMaker(qreal pixelRatio) : m_pixelRatio(pixelRatio) {}

    [[nodiscard]] std::vector<Row> make(const core::PaintedPixel& painted) const
    {
        std::vector<Row> rows;
        if (painted.basic)
            addBasic(rows, *painted.basic);
        if (painted.gradient)
            rows.push_back(gradient(*painted.gradient));
        if (painted.convolution) {
            for (std::size_t section = 0; section < painted.convolution->sections.size(); ++section)
                rows.push_back(this->section(*painted.convolution, section));
            addWeighting(rows, *painted.convolution);
        }
        for (const core::ImageLookup& lookup : painted.images)
            rows.push_back(image(lookup));
        if (painted.solid)
            rows.push_back({{named(VectorPaint::tr("Color of the paint")), {}, {}, color(*painted.solid), {}}});
        if (painted.basic && painted.isDiscarded) {
            rows.push_back({{named(asSentence(inWords(verdictText(*painted.basic)))), {}, {}, {}, {}}});
            return rows;
        }
        rows.push_back({{named(painted.isDiscarded ? VectorPaint::tr("Discarded") : VectorPaint::tr("Given color"),
                               VectorPaint::tr("What the program gives to be blended, or written.")),
                         {},
                         {},
                         color(painted.color),
                         {}}});
        return rows;
    }

private:
    [[nodiscard]] static RowCell named(const QString& name, const QString& tip = {})
    {
        RowCell cell{name};
        cell.toolTip = tip.isEmpty() ? QString() : namedTip(name, tip);
        return cell;
    }
    [[nodiscard]] static RowCell number(float value)
    {
        RowCell cell{paintNumber(value), static_cast<double>(value)};
        cell.isCode = true;
        return cell;
    }
    [[nodiscard]] static RowCell place(const QString& where)
    {
        RowCell cell{where};
        cell.isCode = true;
        return cell;
    }
    [[nodiscard]] RowCell color(const core::Vec4& value) const
    {
        RowCell cell{text(core::tupleText(value))};
        cell.isCode = true;
        cell.icon = swatch(value, m_pixelRatio);
        return cell;
    }

    /// What MUX has taken: of a source its pixel, and the entry of a palette that this names.
    void addBasic(std::vector<Row>& rows, const core::PixelBasic& basic) const
    {
        const core::MuxPixel& pixel = basic.pixel;
        if (basic.fate == core::BasicFate::Stippled)
            return;
        if (basic.state.input == core::MuxInput::Constant)
            rows.push_back({{named(VectorPaint::tr("MUX: constant of CI")), {}, {}, color(pixel.color), {}}});
        else if (basic.state.input == core::MuxInput::Gradient)
            rows.push_back({{named(VectorPaint::tr("MUX: adders of RAS")), {}, {}, color(pixel.color), {}}});
        else
            rows.push_back({{named(VectorPaint::tr("MUX: pixel of surface %1").arg(basic.state.source.value)),
                             place(QStringLiteral("%1, %2").arg(pixel.sourceX).arg(pixel.sourceY)),
                             {},
                             stored(basic),
                             {}}});
        if (!usesPalette(basic))
            return;
        const std::uint32_t entry = *pixel.entry;
        const QString meaning =
            VectorPaint::tr("The entry that the pixel of the source names; it is marked in the grid.");
        const QString name =
            basic.state.palette == core::PaletteMode::Sixteen
                ? VectorPaint::tr("Palette %1, index %2").arg(basic.state.paletteNumber).arg(entry % core::kPalettes)
                : VectorPaint::tr("Palette");
        rows.push_back({{named(name, meaning),
                         place(VectorPaint::tr("entry %1").arg(entry)),
                         {},
                         color(paletteColor(basic.state, entry)),
                         {}}});
    }

    /// What a source holds: a color, or what names one.
    [[nodiscard]] RowCell stored(const core::PixelBasic& basic) const
    {
        if (basic.fate == core::BasicFate::Outside)
            return {};
        return usesPalette(basic) ? place(storedWordText(basic.pixel.stored)) : color(basic.pixel.color);
    }

    [[nodiscard]] Row gradient(const core::GradientPlace& gradient) const
    {
        Row row{{named(gradient.isRadial ? VectorPaint::tr("Radial gradient") : VectorPaint::tr("Linear gradient"),
                       VectorPaint::tr("Its place g, and what the spread makes of it; the width ρ = |∇g| over which "
                                       "the ramp is averaged.")),
                 place(inWords(core::placeText(gradient))),
                 gradient.width ? number(*gradient.width) : RowCell{},
                 {},
                 {}}};
        for (std::uint32_t i = 0; i < gradient.stops.size(); ++i) {
            Row stop{{named(VectorPaint::tr("Stop %1").arg(i + 1)),
                      place(paintNumber(gradient.stops[i].offset)),
                      {},
                      color(gradient.stops[i].color),
                      {}}};
            const bool isNear = i == gradient.interval || i == gradient.interval + 1;
            for (RowCell& cell : stop.cells) {
                cell.isBold = isNear;
                cell.isFaint = !isNear;
                cell.told = isNear ? VectorPaint::tr("The place lies between these stops.") : QString();
            }
            row.children.push_back(std::move(stop));
        }
        return row;
    }

    [[nodiscard]] Row image(const core::ImageLookup& lookup) const
    {
        const QString name = lookup.isPattern ? VectorPaint::tr("Pattern") : VectorPaint::tr("Image");
        Row row{{named(lookup.isInterpolated ? VectorPaint::tr("%1, between texels").arg(name)
                                             : VectorPaint::tr("%1, nearest texel").arg(name),
                       VectorPaint::tr("Where the pixel lies in it, in its own pixels: the paint's coordinates.")),
                 place(QStringLiteral("%1, %2").arg(paintNumber(lookup.x), paintNumber(lookup.y))),
                 {},
                 color(lookup.color),
                 {}}};
        for (const core::PaintTexel& texel : lookup.texels) {
            const core::Vec4& c = texel.color;
            const core::Vec4 weighed{texel.weight * c.x, texel.weight * c.y, texel.weight * c.z, texel.weight * c.w};
            row.children.push_back(
                {{named(texel.isFill ? VectorPaint::tr("Beyond the image: the fill color") : VectorPaint::tr("Texel")),
                  place(QStringLiteral("%1, %2").arg(texel.x).arg(texel.y)), number(texel.weight),
                  texel.isFill ? RowCell{} : color(c), texel.isFill ? RowCell{} : color(weighed)}});
        }
        if (lookup.background)
            row.children.push_back(
                {{named(VectorPaint::tr("Background"),
                        VectorPaint::tr("What the image is mixed with: the factor is how much of the "
                                        "image there is, and the rest is the background.")),
                  {},
                  number(lookup.background->share),
                  color(lookup.background->color),
                  {}}});
        return row;
    }

    [[nodiscard]] Row section(const core::ConvolvedPixel& pixel, std::size_t number) const
    {
        const core::KernelSection& section = pixel.sections[number];
        Row row{{named(VectorPaint::tr("Section %1").arg(number),
                       VectorPaint::tr("At most 2 × 2 coefficients, which are worked off together: conv.section.")),
                 place(VectorPaint::tr("%1 × %2 from %3, %4")
                           .arg(section.width)
                           .arg(section.height)
                           .arg(section.i)
                           .arg(section.j)),
                 {},
                 {},
                 color(section.result)}};
        for (const core::KernelTap& tap : pixel.taps)
            if (tap.section == number)
                row.children.push_back(
                    {{named(tap.isFill ? VectorPaint::tr("k(%1, %2), beyond the image").arg(tap.i).arg(tap.j)
                                       : VectorPaint::tr("k(%1, %2)").arg(tap.i).arg(tap.j)),
                      place(QStringLiteral("%1, %2").arg(tap.x).arg(tap.y)), this->number(tap.coefficient),
                      color(tap.color), color(tap.product())}});
        row.cells.back().toolTip = VectorPaint::tr("Accumulated so far: %1").arg(text(core::tupleText(section.sum)));
        return row;
    }

    void addWeighting(std::vector<Row>& rows, const core::ConvolvedPixel& pixel) const
    {
        rows.push_back({{named(VectorPaint::tr("Sum of the sections")), {}, {}, {}, color(pixel.sum)}});
        rows.push_back({{named(pixel.isScaleAutomatic ? VectorPaint::tr("Scale, auto") : VectorPaint::tr("Scale")),
                         {},
                         number(pixel.scale),
                         {},
                         {}}});
        rows.push_back({{named(VectorPaint::tr("Bias")), {}, number(pixel.bias), {}, {}}});
        rows.push_back({{named(VectorPaint::tr("Filtered"),
                               VectorPaint::tr("Scaled and biased, before it is clamped and converted.")),
                         {},
                         {},
                         {},
                         color(pixel.filtered)}});
    }

    const qreal m_pixelRatio;
};

} // namespace

QColor opaque(const core::Vec4& color)
{
    const auto part = [](float value) { return std::clamp(value, 0.0f, 1.0f); };
    return QColor::fromRgbF(part(color.x), part(color.y), part(color.z));
}

QString storedWordText(std::uint32_t word)
{
    return QStringLiteral("0x%1").arg(QString::number(word, 16).toUpper().rightJustified(8, QLatin1Char('0')));
}

QString paintNumber(float value)
{
    return QString::number(static_cast<double>(value), 'g', 6).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QStringList paintColumns()
{
    return {VectorPaint::tr("What"), VectorPaint::tr("Where"), VectorPaint::tr("Factor"), VectorPaint::tr("Color"),
            VectorPaint::tr("Product")};
}

std::vector<Row> paintRows(const core::PaintedPixel& painted, qreal pixelRatio)
{
    return RowMaker(pixelRatio).make(painted);
}

} // namespace vitrine::views
