// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_list.h"

#include <QString>

/// The facts of a resource in a few words.

namespace vitrine::views {

class Notes;

/// "Textures", "Buffers", …
[[nodiscard]] QString kindText(core::ResourceKind kind);
/// "256 × 256"; of volumes with the slices; empty when a resource has no extent.
[[nodiscard]] QString extentText(const core::Resource& resource);
/// How it is stored: "rgba8", "GL_STATIC_DRAW", "GL_VERTEX_SHADER"; empty when there is nothing to tell.
[[nodiscard]] QString formatText(const core::Resource& resource);
/// What else there is to know, in one line: "cube · 9 levels · GL_LINEAR / GL_LINEAR · complete".
[[nodiscard]] QString detailText(const core::Resource& resource);
/// Whether it can't do what it is for: incomplete, not linked, not compiled; detailText() says why.
[[nodiscard]] bool isFaulty(const core::Resource& resource);
/// Of an attachment, in front of what is attached: "color, level 2, face +x".
[[nodiscard]] QString attachmentText(const QString& point, const core::AttachmentFacts& attachment);
[[nodiscard]] QString faceText(std::uint32_t face);
[[nodiscard]] QString bytesText(std::uint64_t bytes);

} // namespace vitrine::views
