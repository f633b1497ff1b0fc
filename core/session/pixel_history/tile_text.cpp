// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/tile_text.h"

#include "core/session/pixel_history/history_words.h"
#include "core/session/resources/image_places.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 3> kVerdicts{"unknown", "opaque", "transparent"};
constexpr std::array<std::string_view, 3> kClasses{"transparent", "opaque", "ambiguous"};
constexpr std::array<std::string_view, 3> kCoarse{"culled", "passed", "ambiguous"};

std::string nameOf(const HizTile& tile)
{
    return "tile (" + std::to_string(tile.column) + "," + std::to_string(tile.row) + ")";
}

std::string rangeText(double min, double max)
{
    const int digits = digitsToTell(min, max);
    return min == max ? numberText(min) : numberText(min, digits) + "–" + numberText(max, digits);
}

/// Two bounds of which the first lies beyond the second, or on it.
std::string boundsText(const char* own, double a, const char* sign, const char* stored, double b)
{
    const int digits = digitsToTell(a, b);
    return std::string(own) + " " + numberText(a, digits) + (a == b ? " = " : sign) + stored + " " +
           numberText(b, digits);
}

std::string stencilCull(const FragmentEntry& fragment, const FragmentTile& tile, const std::string& setter)
{
    const StencilFace& face = fragment.stencilFace;
    const auto [min, max] = tile.stencil;
    std::string text = "all of " + nameOf(tile.tile) +
                       " fails stencil: " + std::to_string(face.reference & face.compareMask) + " " +
                       std::string(failureOf(face.function)) + " " + std::to_string(min);
    if (min != max)
        text += "–" + std::to_string(max);
    if (face.compareMask != 0xFF)
        text += " under the mask " + std::to_string(face.compareMask);
    return face.function == CompareFunction::Never ? text : text + ", set by " + setter;
}

std::string depthCull(const FragmentEntry& fragment, const FragmentTile& tile, const std::string& setter)
{
    const std::string name = nameOf(tile.tile);
    const auto& [min, max] = tile.incoming;
    switch (fragment.depthFunction) {
    case CompareFunction::Less:
    case CompareFunction::LessEqual:
        return name + " is behind " + setter + ": " + boundsText("zmin", min, " > ", "zmax", tile.stored[1]);
    case CompareFunction::Greater:
    case CompareFunction::GreaterEqual:
        return name + " is in front of " + setter + ": " + boundsText("zmax", max, " < ", "zmin", tile.stored[0]);
    case CompareFunction::Equal:
        return name + " has no depth of " + setter + ": " + rangeText(min, max) + " and " +
               rangeText(tile.stored[0], tile.stored[1]);
    case CompareFunction::NotEqual: return name + " has the depth of " + setter + " everywhere: " + rangeText(min, max);
    default: return name + " is compared by a function that nothing passes";
    }
}

std::string cullText(const FragmentEntry& fragment, const FragmentTile& tile)
{
    const std::string setter = tile.setter ? setterText(*tile.setter) : std::string();
    return tile.stencilResult == CoarseResult::Fail ? stencilCull(fragment, tile, setter)
                                                    : depthCull(fragment, tile, setter);
}

std::string spansText(const TexelSpans& spans)
{
    std::string text;
    for (std::size_t i = 0; i < spans.count; ++i) {
        const TexelSpans::Span& span = spans.spans[i];
        text += (i == 0 ? "" : " and ") + std::to_string(span.first);
        text += span.first == span.last ? "" : "–" + std::to_string(span.last);
    }
    return text;
}

std::string textureText(const TileTexture& texture)
{
    const std::string name = texture.id ? nameOf(*texture.id) : "the texture in slot " + std::to_string(texture.slot);
    if (!texture.box)
        return "all of " + name;
    const ClassLookup& found = texture.found;
    const std::string where =
        name + ", texels x " + spansText(texture.box->columns) + ", y " + spansText(texture.box->rows);
    if (found.entries == 0)
        return where + ": more entries than are looked up, so all of it";
    return where + ": " + std::string(enumName(found.found)) + " in " + std::to_string(found.entries) +
           (found.entries == 1 ? " entry" : " entries") + " of class level " + std::to_string(found.level);
}

std::string texturesText(const FragmentTile& tile)
{
    std::string text;
    for (const TileTexture& texture : tile.textures)
        text += (text.empty() ? ": " : "; ") + textureText(texture);
    return text;
}

/// What is known of its discards, where the tile was not dropped.
std::string opaqueText(const FragmentTile& tile)
{
    return tile.discard == DiscardVerdict::Opaque ? "; nothing can be discarded" + texturesText(tile) : std::string();
}

std::string keptText(const FragmentTile& tile)
{
    const std::string name = nameOf(tile.tile);
    if (!tile.isTested)
        return name + " was not compared";
    return tile.coarse == CoarseResult::Pass ? name + " passed as a whole: no sample was compared"
                                             : name + " was ambiguous: its samples were tested";
}

/// Of a fragment that was discarded: whose the bound is that its tile would be compared with.
std::string boundText(const PixelEntry& entry)
{
    const FragmentTile& tile = *entry.fragment->tile;
    if (entry.fate == PixelFate::Culled || !tile.setter)
        return {};
    constexpr std::array<const char*, kTileBounds> kNames{"zmin", "zmax", "stencil"};
    return std::string("; ") + kNames[static_cast<std::size_t>(tile.bound)] + " set by " + setterText(*tile.setter);
}

} // namespace

std::string tileText(const PixelEntry& entry)
{
    if (!entry.fragment || !entry.fragment->tile)
        return {};
    const FragmentTile& tile = *entry.fragment->tile;
    const std::string row = " (row " + std::to_string(tile.tableRow) + " of the table" + boundText(entry) + ")";
    switch (tile.result) {
    case TileResult::Cull: return cullText(*entry.fragment, tile) + row;
    case TileResult::Terminate:
        return "the shader would discard all of " + nameOf(tile.tile) + texturesText(tile) + row;
    default: return keptText(tile) + opaqueText(tile) + row;
    }
}

std::string setterText(const BoundSetter& setter)
{
    switch (setter.kind) {
    case BoundSetter::Kind::Clear: return "the clear of call " + std::to_string(setter.callNumber);
    case BoundSetter::Kind::Draw:
        if (setter.primitive != 0)
            return "primitive " + std::to_string(setter.primitive) + " of the same draw";
        return "draw " + std::to_string(*setter.draw);
    case BoundSetter::Kind::Before: break;
    }
    const std::string text = "what the frame began with";
    return setter.draw ? text + " (last changed by draw " + std::to_string(*setter.draw) + ")" : text;
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
