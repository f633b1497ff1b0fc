// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/opacity_facts.h"
#include "core/session/resources/resource_list.h"
#include "core/session/resources/texture_contents.h"
#include "views/base/inspector.h"

#include <array>
#include <optional>
#include <vector>

namespace vitrine::views {

struct WantedOpacity {
    std::optional<core::ResourceId> id; ///< none: the first one that discards of the last draw depend on
    std::uint32_t level = 0, face = 0;  ///< of the image
    friend bool operator==(const WantedOpacity&, const WantedOpacity&) = default;
};

struct OpacityAsk {
    std::uint64_t position = 0; ///< calls executed
    WantedOpacity wanted;
    friend bool operator==(const OpacityAsk&, const OpacityAsk&) = default;
};

/// A level of the class pyramid.
struct ClassLevel {
    std::uint32_t width = 0, height = 0;
    std::array<std::uint64_t, core::kOpacityClassCount> counts{}; ///< entries, by core::OpacityClass
    std::uint64_t bytes = 0;                                      ///< if it were the only one
    [[nodiscard]] std::uint64_t entries() const { return std::uint64_t{width} * height; }
};

/// A texture with what is known of its opacity.
struct ShownOpacity {
    core::Resource resource;
    core::OpacityFacts facts;
    std::vector<ClassLevel> levels;
    std::vector<core::ImageChoice> images; ///< levels and faces that there are
    core::TextureContents contents;        ///< of one of them: the wanted one, or the nearest
    /// Classes are those of mip levels 0 to the level of the image, together (HIZ-23).
    [[nodiscard]] std::uint32_t coarsest() const { return contents.choice.level; }
};

struct OpacityAnswer {
    std::vector<core::FragmentTexture> textures; ///< that the last draw's fragments read
    std::optional<ShownOpacity> shown;           ///< none: nothing was wanted, and the draw does not discard by one
    bool isVector = false;                       ///< the last call is one of 2-D graphics
};

[[nodiscard]] core::Result<OpacityAnswer> answerOpacity(Inspection& inspection, const WantedOpacity& wanted);

} // namespace vitrine::views
