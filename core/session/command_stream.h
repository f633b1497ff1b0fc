// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_buffer.h"
#include "core/command/draw_words.h"
#include "core/command/register_names.h"
#include "core/command/state_registers.h"

#include <cstdint>
#include <string>
#include <vector>

/// The commands of a draw, decoded for people (RUN-01).

namespace vitrine::core {

struct RegisterChange {
    std::uint32_t address = 0;
    std::uint32_t value = 0;
    std::uint32_t before = 0;
    friend bool operator==(const RegisterChange&, const RegisterChange&) = default;
};

struct StreamCommand {
    DecodedCommand command;
    std::vector<std::uint32_t> words; ///< its header, and its data
    std::vector<RegisterChange> registers;
};

/// As the machine reads them, one after the other.
[[nodiscard]] std::vector<StreamCommand> commandStream(const DrawWords& words);

/// What a command says beside the registers that it writes: "triangles, 36 vertices from 0". Empty: nothing.
[[nodiscard]] std::string commandMeaning(const StreamCommand& command);
/// What a value means in a register: "oneMinusSourceAlpha", "0.5", "block 3", "true".
[[nodiscard]] std::string registerValueText(std::uint32_t address, std::uint32_t value);

} // namespace vitrine::core
