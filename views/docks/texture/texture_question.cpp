// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/texture_question.h"

#include "core/session/replay.h"

#include <algorithm>

namespace vitrine::views {

using core::ImageChoice;
using core::ResourceKind;
using core::Result;

namespace {

constexpr std::uint32_t kCubeFaces = 6;

std::optional<core::ResourceId> firstTexture(const core::Replay& replay)
{
    for (const core::ResourceUse& use : core::lastDrawUses(replay))
        if (use.role == core::UseRole::Texture)
            return use.id;
    return std::nullopt;
}

// How far an image is from the wanted one; 0: it is that.
std::uint64_t distance(const ImageChoice& image, const WantedImage& wanted)
{
    const auto apart = [](std::uint32_t a, std::uint32_t b) { return std::uint64_t{a > b ? a - b : b - a}; };
    constexpr std::uint64_t kMuch = std::uint64_t{1} << 20;
    return (image.part == wanted.part ? 0 : kMuch * kMuch) + apart(image.level, wanted.level) * kMuch +
           apart(image.face, wanted.face) + apart(image.slice, wanted.slice);
}

bool isWholeCube(const std::vector<ImageChoice>& images, const ImageChoice& like)
{
    return std::ranges::count_if(images, [&](const ImageChoice& image) {
               return image.level == like.level && image.part == like.part;
           }) == kCubeFaces;
}

Result<core::TextureContents> stackedFaces(const core::Replay& replay, ImageChoice choice)
{
    choice.face = 0;
    auto all = core::textureContents(replay, choice);
    if (!all)
        return all;
    const std::uint32_t height = all->height;
    for (choice.face = 1; choice.face < kCubeFaces; ++choice.face) {
        const auto next = core::textureContents(replay, choice);
        if (!next)
            return next.error();
        if (next->format != all->format || next->width != all->width || next->height != height)
            return core::failure("the faces of the cube differ in size or format");
        all->bytes.insert(all->bytes.end(), next->bytes.begin(), next->bytes.end());
        all->height += height;
    }
    return all;
}

} // namespace

bool hasImages(ResourceKind kind)
{
    return kind == ResourceKind::Texture || kind == ResourceKind::Renderbuffer || kind == ResourceKind::Framebuffer;
}

Result<ImageAnswer> answerImage(Inspection& inspection, const WantedImage& wanted)
{
    const core::Replay& replay = inspection.replay;
    const auto id = wanted.id ? wanted.id : firstTexture(replay);
    if (!id)
        return ImageAnswer{};
    ShownImage shown;
    const auto list = core::resourceList(replay);
    const core::Resource* resource = list.find(*id);
    shown.images = core::imagesOf(replay, *id);
    if (!resource || shown.images.empty()) {
        const auto why = core::textureContents(replay, {.id = *id});
        return why ? core::failure("it has no image") : why.error();
    }
    shown.resource = *resource;
    const ImageChoice choice =
        *std::ranges::min_element(shown.images, {}, [&](const ImageChoice& image) { return distance(image, wanted); });
    const auto* texture = std::get_if<core::TextureFacts>(&resource->facts);
    const bool asCross = wanted.allFaces && texture && texture->shape == core::TextureShape::Cube;
    if (asCross && isWholeCube(shown.images, choice))
        shown.faceCount = kCubeFaces;
    auto contents = shown.faceCount == 1 ? core::textureContents(replay, choice) : stackedFaces(replay, choice);
    if (!contents)
        return contents.error();
    shown.contents = std::move(*contents);
    shown.statistics = core::statisticsOf(shown.contents, inspection.stop);
    shown.hash = shown.contents.hash();
    return ImageAnswer{std::move(shown)};
}

} // namespace vitrine::views
