// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"
#include "core/base/result.h"
#include "core/command/bound_buffer.h"
#include "core/command/draw_state.h"
#include "core/command/register_image.h"

#include <memory>

namespace vitrine::core {

/// The commands of a draw as the driver wrote them (RUN-01).
struct DrawWords {
    Blob bytes;
    std::shared_ptr<const StateBlocks> blocks;   ///< in memory, that registers refer to then
    std::shared_ptr<const RegisterImage> before; ///< how the frame's commands before it leave the machine
    DrawCommand of;                              ///< what was asked for, without its words
};

/// Whether the command's words say what it asks for: not when someone has changed it since.
[[nodiscard]] bool hasWords(const DrawCommand& command);

/// The words as a buffer that begins at the start of host memory.
[[nodiscard]] CommandBuffer bufferOf(const DrawWords& words, const DrawCommand& command);

/// What a machine draws that reads the command's words, on registers as they find them; of a command without words,
/// those that its driver would write at the begin of a frame. Fails where the words can't be followed.
[[nodiscard]] Result<DrawCommand> readWords(const DrawCommand& command);

} // namespace vitrine::core
