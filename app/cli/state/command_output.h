// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/command_stream.h"
#include "core/session/frame_commands.h"

#include <nlohmann/json_fwd.hpp>

/// The commands of a draw as `state --commands` shows them.

namespace vitrine::cli {

[[nodiscard]] nlohmann::ordered_json commandsToJson(const std::vector<core::StreamCommand>& commands);
/// A line per command with its words in hexadecimal, and one per register that it writes.
void printCommands(const std::vector<core::StreamCommand>& commands);

/// The same of a frame; each tells its draw.
[[nodiscard]] nlohmann::ordered_json frameCommandsToJson(const std::vector<core::FrameCommand>& commands);
void printFrameCommands(const std::vector<core::FrameCommand>& commands);

} // namespace vitrine::cli
