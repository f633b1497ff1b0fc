// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/opacity_question.h"

#include "core/session/replay.h"

#include <algorithm>

namespace vitrine::views {

namespace {

std::vector<ClassLevel> levelsOf(const core::ClassPyramid& pyramid, std::uint32_t coarsest)
{
    std::vector<ClassLevel> levels;
    for (std::size_t level = 0; level < pyramid.levelCount(); ++level) {
        ClassLevel counted{pyramid.width(level), pyramid.height(level), {}, pyramid.bytes(1u << level)};
        for (std::uint32_t y = 0; y < counted.height; ++y)
            for (std::uint32_t x = 0; x < counted.width; ++x)
                ++counted.counts[static_cast<std::size_t>(pyramid.at(level, x, y, coarsest))];
        levels.push_back(counted);
    }
    return levels;
}

std::uint64_t distance(const core::ImageChoice& image, const WantedOpacity& wanted)
{
    const auto apart = [](std::uint32_t a, std::uint32_t b) { return std::uint64_t{a > b ? a - b : b - a}; };
    constexpr std::uint64_t kMuch = std::uint64_t{1} << 20;
    return apart(image.level, wanted.level) * kMuch + apart(image.face, wanted.face) + image.slice;
}

core::Result<ShownOpacity> shownOpacity(const core::Replay& replay, const core::ResourceId& id,
                                        const WantedOpacity& wanted)
{
    auto facts = core::opacityFacts(replay, id);
    if (!facts)
        return facts.error();
    ShownOpacity shown;
    shown.facts = std::move(*facts);
    if (const core::ResourceList list = core::resourceList(replay); const core::Resource* found = list.find(id))
        shown.resource = *found;
    shown.images = core::imagesOf(replay, id);
    if (shown.images.empty())
        return core::failure("it has no image");
    auto contents = core::textureContents(replay, *std::ranges::min_element(shown.images, {}, [&](const auto& image) {
                                              return distance(image, wanted);
                                          }));
    if (!contents)
        return contents.error();
    shown.contents = std::move(*contents);
    shown.levels = levelsOf(shown.facts.opacity.pyramid, shown.coarsest());
    return shown;
}

bool isLastOfVector(const Inspection& inspection)
{
    const std::uint64_t executed = inspection.replay.position();
    if (executed == 0)
        return false;
    const auto last = inspection.source.call(executed - 1);
    return last && (last->function.starts_with("vg") || last->function.starts_with("v2d"));
}

} // namespace

core::Result<OpacityAnswer> answerOpacity(Inspection& inspection, const WantedOpacity& wanted)
{
    OpacityAnswer answer;
    answer.isVector = isLastOfVector(inspection);
    answer.textures = core::fragmentTextures(inspection.replay);
    std::optional<core::ResourceId> id = wanted.id;
    const auto first = std::ranges::find(answer.textures, true, &core::FragmentTexture::decidesDiscards);
    if (!id && first != answer.textures.end())
        id = first->id;
    else if (!id && !answer.textures.empty() && core::lastDrawDiscards(inspection.replay))
        id = answer.textures.front().id; // it may depend on it: why that is not known is told of it
    if (!id)
        return answer;
    auto shown = shownOpacity(inspection.replay, *id, wanted);
    if (!shown)
        return shown.error();
    answer.shown = std::move(*shown);
    return answer;
}

} // namespace vitrine::views
