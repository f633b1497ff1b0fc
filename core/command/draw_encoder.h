// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_words.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine::core {

/// DRV: writes draws as commands (RUN-01). It knows what the registers hold, and writes only what a draw changes; a
/// program is installed when the frame uses it first. A value: who goes on elsewhere takes it along.
class DrawEncoder {
public:
    DrawEncoder() = default;
    /// `image`: as the machine is, in which another driver has named blocks that this one does not know.
    explicit DrawEncoder(RegisterImage image);

    [[nodiscard]] std::shared_ptr<const DrawWords> encode(const DrawCommand& command);
    /// The machine is as reset then (RUN-14).
    void beginFrame() { *this = DrawEncoder(); }
    /// As the next draw finds the machine.
    [[nodiscard]] const RegisterImage& image() const { return m_image; }

private:
    class Changes;
    void reserve(std::uint32_t number);
    void select(SelectedPipeline pipeline, CommandWriter& writer);
    void install(const std::shared_ptr<const Program>& program, std::vector<std::uint32_t>& added);
    [[nodiscard]] std::uint32_t numberOf(const StateBlock& block) const;
    std::uint32_t keep(const StateBlock& block);
    void release(std::uint32_t number);

    RegisterImage m_image;
    StateBlocks m_blocks;
    std::vector<std::uint32_t> m_uses; ///< by block: how many registers name it, and one of who installed it
    std::uint32_t m_indices = 0;       ///< the block of the last draw's indices
};

} // namespace vitrine::core
