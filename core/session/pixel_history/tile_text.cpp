// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/tile_text.h"

#include "core/session/pixel_history/history_words.h"
#include "core/session/resources/image_places.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 3> kVerdicts{"unknown", "opaque", "transparent"};
constexpr std::array<std::string_view, 3> kClasses{"transparent", "opaque", "ambiguous"};
constexpr std::array<std::string_view, 3> kCoarse{"culled", "passed", "ambiguous"};

Text className(OpacityClass found)
{
    switch (found) {
    case OpacityClass::Transparent: return textOf("transparent");
    case OpacityClass::Opaque: return textOf("opaque");
    case OpacityClass::Ambiguous: break;
    }
    return textOf("ambiguous");
}

Text nameOf(const HizTile& tile)
{
    return textOf("tile ({},{})", tile.column, tile.row);
}

std::string rangeText(double min, double max)
{
    const int digits = digitsToTell(min, max);
    return min == max ? numberText(min) : numberText(min, digits) + "–" + numberText(max, digits);
}

/// Two bounds of which the first lies beyond the second, or on it: "zmin 0.52 > zmax 0.41".
std::string boundsText(const char* own, double a, const char* sign, const char* stored, double b)
{
    const int digits = digitsToTell(a, b);
    return fmt::format("{} {} {} {} {}", own, numberText(a, digits), a == b ? "=" : sign, stored,
                       numberText(b, digits));
}

Text stencilCull(const FragmentEntry& fragment, const FragmentTile& tile, const Text& setter)
{
    const StencilFace& face = fragment.stencilFace;
    const auto [min, max] = tile.stencil;
    const std::string stored = min == max ? std::to_string(min) : fmt::format("{}–{}", min, max);
    Text text = textOf("all of {} fails stencil: {} {} {}", nameOf(tile.tile), face.reference & face.compareMask,
                       failureOf(face.function), stored);
    if (face.compareMask != 0xFF)
        text = textOf("{} under the mask {}", text, face.compareMask);
    return face.function == CompareFunction::Never ? text : textOf("{}, set by {}", text, setter);
}

Text depthCull(const FragmentEntry& fragment, const FragmentTile& tile, const Text& setter)
{
    const Text name = nameOf(tile.tile);
    const auto& [min, max] = tile.incoming;
    switch (fragment.depthFunction) {
    case CompareFunction::Less:
    case CompareFunction::LessEqual:
        return textOf("{} is behind {}: {}", name, setter, boundsText("zmin", min, ">", "zmax", tile.stored[1]));
    case CompareFunction::Greater:
    case CompareFunction::GreaterEqual:
        return textOf("{} is in front of {}: {}", name, setter, boundsText("zmax", max, "<", "zmin", tile.stored[0]));
    case CompareFunction::Equal:
        return textOf("{} has no depth of {}: {} and {}", name, setter, rangeText(min, max),
                      rangeText(tile.stored[0], tile.stored[1]));
    case CompareFunction::NotEqual:
        return textOf("{} has the depth of {} everywhere: {}", name, setter, rangeText(min, max));
    default: return textOf("{} is compared by a function that nothing passes", name);
    }
}

Text cullText(const FragmentEntry& fragment, const FragmentTile& tile)
{
    const Text setter = tile.setter ? setterText(*tile.setter) : Text();
    return tile.stencilResult == CoarseResult::Fail ? stencilCull(fragment, tile, setter)
                                                    : depthCull(fragment, tile, setter);
}

std::string spanText(const TexelSpans::Span& span)
{
    return span.first == span.last ? std::to_string(span.first) : fmt::format("{}–{}", span.first, span.last);
}

Text spansText(const TexelSpans& spans)
{
    Text text;
    for (std::size_t i = 0; i < spans.count; ++i)
        text = i == 0 ? Text::verbatim(spanText(spans.spans[i])) : textOf("{} and {}", text, spanText(spans.spans[i]));
    return text;
}

Text textureText(const TileTexture& texture)
{
    const Text name = texture.id ? Text::verbatim(nameOf(*texture.id)) : textOf("the texture in slot {}", texture.slot);
    if (!texture.box)
        return textOf("all of {}", name);
    const ClassLookup& found = texture.found;
    const Text where =
        textOf("{}, texels x {}, y {}", name, spansText(texture.box->columns), spansText(texture.box->rows));
    if (found.entries == 0)
        return textOf("{}: more entries than are looked up, so all of it", where);
    if (found.entries == 1)
        return textOf("{}: {} in one entry of class level {}", where, className(found.found), found.level);
    return textOf("{}: {} in {} entries of class level {}", where, className(found.found), Text::number(found.entries),
                  found.level);
}

/// What was said, and the textures that it was read from.
Text ofTextures(const Text& said, const FragmentTile& tile)
{
    std::vector<Text> textures;
    for (const TileTexture& texture : tile.textures)
        textures.push_back(textureText(texture));
    return textures.empty() ? said : textOf("{}: {}", said, joined(textures));
}

Text keptText(const FragmentTile& tile)
{
    const Text name = nameOf(tile.tile);
    Text kept = !tile.isTested                      ? textOf("{} was not compared", name)
                : tile.coarse == CoarseResult::Pass ? textOf("{} passed as a whole: no sample was compared", name)
                                                    : textOf("{} was ambiguous: its samples were tested", name);
    if (tile.discard != DiscardVerdict::Opaque)
        return kept;
    return joined({kept, ofTextures(textOf("nothing can be discarded"), tile)});
}

/// By which row of the table of spec/04 it was decided; of a fragment that was discarded also whose the bound is that
/// its tile would be compared with.
Text rowText(const PixelEntry& entry)
{
    const FragmentTile& tile = *entry.fragment->tile;
    if (entry.fate == PixelFate::Culled || !tile.setter)
        return textOf("row {} of the table", tile.tableRow);
    constexpr std::array<const char*, kTileBounds> kNames{"zmin", "zmax", "stencil"};
    return textOf("row {} of the table; {} set by {}", tile.tableRow, kNames[static_cast<std::size_t>(tile.bound)],
                  setterText(*tile.setter));
}

Text resultText(const PixelEntry& entry)
{
    const FragmentTile& tile = *entry.fragment->tile;
    switch (tile.result) {
    case TileResult::Cull: return cullText(*entry.fragment, tile);
    case TileResult::Terminate:
        return ofTextures(textOf("the shader would discard all of {}", nameOf(tile.tile)), tile);
    default: return keptText(tile);
    }
}

} // namespace

Text tileText(const PixelEntry& entry)
{
    if (!entry.fragment || !entry.fragment->tile)
        return {};
    return textOf("{} ({})", resultText(entry), rowText(entry));
}

Text setterText(const BoundSetter& setter)
{
    switch (setter.kind) {
    case BoundSetter::Kind::Clear: return textOf("the clear of call {}", setter.callNumber);
    case BoundSetter::Kind::Draw:
        if (setter.primitive != 0)
            return textOf("primitive {} of the same draw", setter.primitive);
        return textOf("draw {}", *setter.draw);
    case BoundSetter::Kind::Before: break;
    }
    return setter.draw ? textOf("what the frame began with (last changed by draw {})", *setter.draw)
                       : textOf("what the frame began with");
}

std::string_view verdictName(const FragmentTile& tile)
{
    if (tile.result == TileResult::Terminate)
        return "terminated";
    return tile.isTested ? kCoarse[static_cast<std::size_t>(tile.coarse)] : "not_compared";
}

std::string_view enumName(DiscardVerdict verdict)
{
    return kVerdicts[static_cast<std::size_t>(verdict)];
}

std::string_view enumName(OpacityClass found)
{
    return kClasses[static_cast<std::size_t>(found)];
}

} // namespace vitrine::core
