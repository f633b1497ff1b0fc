// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace vitrine::captures {

/// A folder of the user's data: $XDG_DATA_HOME/vitrine/NAME, or the same in ~/.local/share. It need not exist. Empty
/// when there is no home.
[[nodiscard]] std::filesystem::path usersFolder(const char* name);

} // namespace vitrine::captures
