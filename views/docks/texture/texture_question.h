// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_list.h"
#include "core/session/resources/texture_contents.h"
#include "views/base/inspector.h"

#include <optional>
#include <vector>

namespace vitrine::views {

/// What a view wants to see: an image, or all six faces of a cube.
struct WantedImage {
    std::optional<core::ResourceId> id; ///< none: the first texture of the last draw
    core::Attachment part = core::Attachment::Color;
    std::uint32_t level = 0, face = 0, slice = 0;
    bool allFaces = false;
    friend bool operator==(const WantedImage&, const WantedImage&) = default;
};

/// An image with all that is told of it. What was wanted but is not there is replaced by the nearest that is: the last
/// level, the first face.
struct ImageAsk {
    std::uint64_t position = 0; ///< calls executed
    WantedImage wanted;
    friend bool operator==(const ImageAsk&, const ImageAsk&) = default;
};

struct ShownImage {
    core::Resource resource;
    std::vector<core::ImageChoice> images; ///< that the resource has
    core::TextureContents contents;        ///< of all faces: one upon the other, the first first
    std::uint32_t faceCount = 1;           ///< in `contents`
    std::vector<core::ChannelStatistics> statistics;
    std::string hash; ///< of the contents

    [[nodiscard]] std::uint32_t faceHeight() const { return contents.height / faceCount; }
};

/// No image when nothing was wanted and the last draw reads no texture.
struct ImageAnswer {
    std::optional<ShownImage> image;
};

[[nodiscard]] core::Result<ImageAnswer> answerImage(Inspection& inspection, const WantedImage& wanted);

/// Whether a texture view can show it.
[[nodiscard]] bool hasImages(core::ResourceKind kind);

} // namespace vitrine::views
