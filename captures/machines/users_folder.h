// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace vitrine::captures {

/// A folder of the user's data: $XDG_DATA_HOME/vitrine/NAME, or that in ~/.local/share. Need not exist; empty without a
/// home.
[[nodiscard]] std::filesystem::path usersFolder(const char* name);

} // namespace vitrine::captures
