// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/pixel_format.h"
#include "core/session/picture.h"

#include <string>
#include <string_view>

/// How the machine's enumerations are spelled in state trees: lower camel case, stable (files and tests rely on it).

namespace vitrine::core {

[[nodiscard]] std::string_view nameOf(Topology value);
[[nodiscard]] std::string_view nameOf(CompareFunction value);
[[nodiscard]] std::string_view nameOf(StencilOperation value);
[[nodiscard]] std::string_view nameOf(BlendFactor value);
[[nodiscard]] std::string_view nameOf(BlendEquation value);
[[nodiscard]] std::string_view nameOf(AttributeType value);
[[nodiscard]] std::string_view nameOf(IndexType value);
[[nodiscard]] std::string_view nameOf(CullMode value);
[[nodiscard]] std::string_view nameOf(ClipOrigin value);
[[nodiscard]] std::string_view nameOf(ClipDepth value);
[[nodiscard]] std::string_view nameOf(VectorPass value);
[[nodiscard]] std::string_view nameOf(MuxInput value);
[[nodiscard]] std::string_view nameOf(PaletteMode value);
[[nodiscard]] std::string_view nameOf(FillRule value);
[[nodiscard]] std::string_view nameOf(SamplePattern value);
[[nodiscard]] std::string_view nameOf(BlendMode value);
[[nodiscard]] std::string_view nameOf(BlendSpace value);
[[nodiscard]] std::string_view nameOf(const ColorEncoding& value); ///< "sRGBA_PRE" (VG2D-19)
[[nodiscard]] std::string_view nameOf(DiscardVerdict value);
[[nodiscard]] std::string_view nameOf(TextureKind value);
[[nodiscard]] std::string_view nameOf(Wrap value);
[[nodiscard]] std::string_view nameOf(Filter value);
[[nodiscard]] std::string_view nameOf(MipFilter value);
[[nodiscard]] std::string_view nameOf(PixelFormat value);
[[nodiscard]] std::string_view nameOf(Attachment value);

/// The same in JSON documents: "less_equal" of "lessEqual".
[[nodiscard]] std::string snakeCase(std::string_view camelCase);
/// Whether the members of a group of a draw's state are named by the recorded program or a unit: such names are not
/// ours to spell.
[[nodiscard]] bool holdsNamesOfTheProgram(std::string_view group);

} // namespace vitrine::core
