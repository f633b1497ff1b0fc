// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vitrine::test {

/// Reads what a view shows, for tests of the window (tests/ui/shown.h). Views call it a friend in place of functions
/// that tests alone would call.
class Shown;

} // namespace vitrine::test
