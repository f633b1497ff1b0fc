// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resources/api_objects.h"
#include "core/session/resources/buffer_contents.h"

namespace vitrine::core {

/// How the draw that the API made last reads a buffer: its arrays by attribute, then its indices.
[[nodiscard]] std::vector<BufferReading> readingsOf(const DrawCommand& draw, const ApiObjects& objects,
                                                    const ResourceId& buffer);
/// How a draw made now would read a buffer: its enabled arrays.
[[nodiscard]] std::vector<BufferReading> boundReadings(const ApiObjects& objects, const ResourceId& buffer);

/// The arrays that the last draw reads from the program's own memory.
[[nodiscard]] std::vector<BufferReading> clientReadings(const DrawCommand& draw, const gles2::DrawUse& use);
[[nodiscard]] bool hasClientIndices(const DrawCommand& draw, const gles2::DrawUse& use);
[[nodiscard]] BufferReading arrayReading(std::string name, std::uint32_t location, const VertexAttribute& attribute);
[[nodiscard]] BufferReading indexReading(const DrawCommand& draw);

} // namespace vitrine::core
