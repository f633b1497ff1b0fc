// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"

#include <string>
#include <string_view>

namespace vitrine::views {

/// The part of the draw's state that a group of its tree is in, if the group that it stands in is `within`: "textures",
/// "depthStencil", "front", and so on. Empty of what is no state of OpenGL or OpenVG, as programs and what they hold.
[[nodiscard]] std::string_view glSection(std::string_view group, std::string_view within);

/// What OpenGL ES or OpenVG calls a field of such a part, as glGet* is asked for it: in "depthStencil" the field
/// "depthFunction" is GL_DEPTH_FUNC. Empty where they have no name for it.
[[nodiscard]] std::string glName(std::string_view section, std::string_view field);

/// What OpenGL ES or OpenVG calls the value of a field: "lessEqual" is GL_LEQUAL. Two fields of the machine can be one
/// of OpenGL's: the filters "linear" within and "nearest" between levels are GL_LINEAR_MIPMAP_NEAREST, told of
/// "minFilter". Empty where the value has no such name, as numbers and truth values have none.
[[nodiscard]] std::string glValue(const core::StateNode& group, const core::StateNode& field);

/// Whether another row tells the field, too: "mipFilter".
[[nodiscard]] bool isToldElsewhere(const core::StateNode& field);

} // namespace vitrine::views
