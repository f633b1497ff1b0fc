// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// The stages of the pipeline in the order in which work comes to them first: columns of a picture of the machine.
/// Fragments go back to the processors, so later stages hand work to earlier ones, too.
enum class PipelineStage : std::uint8_t {
    Commands,
    Tasks, ///< that wait for processors
    Processors,
    Devices,    ///< that processors ask, with their arbiter
    Primitives, ///< and where shaded fragments are put in order
    Rasterization,
    Depth,
    Interpolation,
    Color,
    Memory
};
inline constexpr int kPipelineStages = 10;

/// Whose work it is that a part does: that on vertices and primitives, or on fragments.
enum class PipelineWork : std::uint8_t { Vertex, Both, Fragment };

/// Where a part stands: the column, which half of it, and there which row; in a row in the order of the parts table.
struct PartPlace {
    PipelineStage stage = PipelineStage::Commands;
    PipelineWork work = PipelineWork::Both;
    std::uint8_t row = 1;
    friend auto operator<=>(const PartPlace&, const PartPlace&) = default;
};

} // namespace vitrine::core
