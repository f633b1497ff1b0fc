// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of the command interface: the last commands.
struct CommandFields {
    static constexpr ListField kCommands{"commands"};
};

/// Of a command.
struct CommandRecordFields {
    static constexpr WordField kClient{"client"};
    static constexpr WordField kOpcode{"opcode"};
    static constexpr NumberField kSubOpcode{"subOpcode"};
    static constexpr NumberField kSize{"size"};
    static constexpr WordField kStatus{"status"};
    static constexpr WordField kOrder{"order"};
};

} // namespace vitrine::core
