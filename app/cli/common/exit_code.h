// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vitrine::cli {

/// What the program says to its caller; scripts depend on the numbers. Cancelled is what shells report of Ctrl-C.
enum class ExitCode { Done = 0, CheckFailed = 1, WrongUsage = 2, BadInput = 3, InternalError = 4, Cancelled = 130 };

} // namespace vitrine::cli
