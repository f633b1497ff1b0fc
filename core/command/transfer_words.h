// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"
#include "core/command/bound_buffer.h"
#include "core/command/command_buffer.h"
#include "core/command/draw_state.h"
#include "core/command/host_write.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace vitrine::core {

/// A clear or a copy: what is done to whole rectangles of surfaces, beside draws.
using TransferCommand = std::variant<ClearCommand, CopyCommand>;

/// One as the data of CLEAR or COPY say it (RUN-01).
struct NumberedTransfer {
    std::uint32_t number = 0; ///< from kFirstTransfer on; no other one under way has it
    TransferCommand command;
};

/// The buffer of one command that the driver writes.
[[nodiscard]] Blob transferWords(const NumberedTransfer& transfer);
/// Those of a buffer, without such as have faults.
[[nodiscard]] std::vector<NumberedTransfer> transfersIn(const CommandBuffer& buffer);

/// The buffer of one command which tells what the host does to memory (RUN-13).
[[nodiscard]] Blob hostWriteWords(const HostWrite& write);

} // namespace vitrine::core
