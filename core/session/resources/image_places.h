// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resources/api_objects.h"
#include "core/session/resources/texture_contents.h"

#include <string>

namespace vitrine::core {

/// Where an image lies: `height` rows of a surface from `firstRow` on, in all its width.
struct ImagePlace {
    SurfaceId surface;
    std::uint32_t firstRow = 0;
    std::uint32_t width = 0, height = 0;
    bool isSlice = false; ///< the image is one of several slices
};

[[nodiscard]] Result<ImagePlace> findImage(const ApiObjects& objects, const ImageChoice& choice);
/// All images of an object, ordered by level, face, slice and part.
[[nodiscard]] std::vector<ImageChoice> allImages(const ApiObjects& objects, const ResourceId& id);
/// "texture 3", "the window".
[[nodiscard]] std::string nameOf(const ResourceId& id);
/// The names of the kinds as notes keep them, by kind.
inline constexpr std::array<std::string_view, 11> kResourceKindNames{
    "texture", "buffer", "program", "shader", "renderbuffer", "framebuffer",
    "path",    "paint",  "image",   "font",   "mask layer"};

} // namespace vitrine::core
