// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/command/lane_registers.h"

#include <cstdint>
#include <span>

/// What the command interface reads from host memory: indices and vertex attributes (ES 2.0 §2.8, HET-02, HET-04).
/// Reads outside the given bytes never happen: they give 0.

namespace vitrine::core {

/// Vertex numbers of the draw's vertices `position` … `position` + numbers.size() − 1 in submission order: from the
/// index buffer when there is one, else first + position. Bytes outside the index buffer read as index 0.
void fetchVertexNumbers(const DrawCommand& command, std::uint32_t position, std::span<std::uint32_t> numbers);

/// HET-04: fails with the position and value of the first index that lies outside an enabled array of the draw
/// (only attributes below `inputCount` are looked at). Draws without indices are checked the same way.
Result<void> checkVertexNumbers(const DrawCommand& command, std::uint32_t inputCount);

/// How many bytes are read for a vertex: its index, and its elements of the arrays among attributes 0 … inputCount − 1.
[[nodiscard]] std::uint32_t bytesPerVertex(const DrawCommand& command, std::uint32_t inputCount);

/// How many vertices an array holds completely; UINT32_MAX for a constant attribute.
[[nodiscard]] std::uint32_t vertexCapacity(const VertexAttribute& attribute);

/// Fills input registers 0 … inputCount − 1 of lanes 0 … vertexNumbers.size() − 1 (at most registers.laneCount).
/// Missing components are (0, 0, 0, 1); a component outside the array's bytes reads 0; normalized integers follow
/// ES 2.0 §2.1.2: c / (2^b − 1) unsigned and (2c + 1) / (2^b − 1) signed; Fixed is 16.16. Data is little-endian and
/// may be unaligned.
void fetchAttributes(const DrawState& state, std::uint32_t inputCount, std::span<const std::uint32_t> vertexNumbers,
                     const LaneRegisters& registers);

} // namespace vitrine::core
