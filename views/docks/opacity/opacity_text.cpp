// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/opacity_text.h"

#include "views/base/link_text.h"
#include "views/docks/opacity/class_style.h"
#include "views/docks/opacity/opacity_context.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

constexpr int kFloatDigits = 7;

QString number(float value)
{
    return QString::number(static_cast<double>(value), 'g', kFloatDigits);
}

/// The texel of the shown image that covers one of level 0.
std::uint32_t scaled(std::uint32_t texel, std::uint32_t image, std::uint32_t whole)
{
    return std::min(static_cast<std::uint32_t>(std::uint64_t{texel} * image / std::max(whole, 1u)), image - 1);
}

} // namespace

QString verdictText(core::DiscardVerdict verdict)
{
    switch (verdict) {
    case core::DiscardVerdict::Opaque: return Opacity::tr("opaque");
    case core::DiscardVerdict::Transparent: return Opacity::tr("transparent");
    case core::DiscardVerdict::Unknown: break;
    }
    return Opacity::tr("not known");
}

QString verdictSentence(core::DiscardVerdict verdict)
{
    switch (verdict) {
    case core::DiscardVerdict::Opaque: return Opacity::tr("No fragment is discarded.");
    case core::DiscardVerdict::Transparent: return Opacity::tr("Every fragment is discarded.");
    case core::DiscardVerdict::Unknown: break;
    }
    return Opacity::tr("Some fragments may be discarded: the shader has to decide.");
}

QString truthText(core::TermTruth truth)
{
    switch (truth) {
    case core::TermTruth::Impossible: return Opacity::tr("impossible");
    case core::TermTruth::Certain: return Opacity::tr("certain");
    case core::TermTruth::Unknown: break;
    }
    return Opacity::tr("possible");
}

QString intervalText(const core::ChannelBounds& bounds)
{
    if (!bounds.isKnown)
        return Opacity::tr("anything");
    return QStringLiteral("[%1, %2]").arg(number(bounds.low), number(bounds.high));
}

QString channelText(std::size_t channel)
{
    static constexpr std::array kNames{QT_TRANSLATE_NOOP("Opacity", "red"), QT_TRANSLATE_NOOP("Opacity", "green"),
                                       QT_TRANSLATE_NOOP("Opacity", "blue"), QT_TRANSLATE_NOOP("Opacity", "alpha")};
    return Opacity::tr(kNames[channel]);
}

QString signText(core::Condition condition)
{
    switch (condition) {
    case core::Condition::Less: return QStringLiteral("<");
    case core::Condition::LessEqual: return QStringLiteral("≤");
    case core::Condition::Equal: return QStringLiteral("=");
    case core::Condition::NotEqual: return QStringLiteral("≠");
    case core::Condition::GreaterEqual: return QStringLiteral("≥");
    case core::Condition::Greater: break;
    }
    return QStringLiteral(">");
}

QString spansText(const core::TexelSpans& spans)
{
    QStringList parts;
    for (std::size_t i = 0; i < spans.count; ++i) {
        const auto& [first, last] = spans.spans[i];
        parts << (first == last ? QString::number(first) : QStringLiteral("%1…%2").arg(first).arg(last));
    }
    return parts.join(QStringLiteral(", "));
}

QString boxText(const core::TexelBox& box)
{
    return QStringLiteral("x %1  y %2").arg(spansText(box.columns), spansText(box.rows));
}

QString mipLevelsText(std::uint32_t coarsest)
{
    return coarsest == 0 ? QStringLiteral("0") : QStringLiteral("0–%1").arg(coarsest);
}

QString textureText(const core::FragmentTexture& texture)
{
    const QString name = resourceText(texture.id);
    return texture.sampler.empty() ? name
                                   : QStringLiteral("%1 (%2)").arg(QString::fromStdString(texture.sampler), name);
}

QString texelText(const ShownOpacity& shown, const TexelPlace& texel, std::size_t level)
{
    const core::TextureContents& contents = shown.contents;
    const core::ClassPyramid& pyramid = shown.facts.opacity.pyramid;
    const bool hasClasses = pyramid.levelCount() != 0;
    const std::uint32_t wide = hasClasses ? pyramid.width(0) : contents.width;
    const std::uint32_t high = hasClasses ? pyramid.height(0) : contents.height;
    const std::uint32_t x = scaled(texel.x, contents.width, wide), y = scaled(texel.y, contents.height, high);
    QStringList parts{QStringLiteral("x %1  y %2").arg(texel.x).arg(texel.y)};
    const auto channels = contents.channels();
    const auto alpha = std::ranges::find(channels, 'A', &core::ImageChannel::letter);
    const QString value = number(contents.color(x, y).w);
    if (alpha == channels.end())
        parts << Opacity::tr("alpha %1, which the format has not").arg(value);
    else if (alpha->isFloat)
        parts << Opacity::tr("alpha %1").arg(value);
    else
        parts << Opacity::tr("alpha %1 = %2").arg(contents.stored(x, y, *alpha)).arg(value);
    if (contents.choice.level != 0)
        parts << Opacity::tr("in mip level %1").arg(contents.choice.level);
    if (hasClasses) {
        parts << className(pyramid.at(0, texel.x, texel.y, shown.coarsest()));
        if (level != 0)
            parts << Opacity::tr("level %1, entry %2,%3: %4")
                         .arg(level)
                         .arg(texel.x >> level)
                         .arg(texel.y >> level)
                         .arg(className(pyramid.at(level, texel.x >> level, texel.y >> level, shown.coarsest())));
    }
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace vitrine::views
