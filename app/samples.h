// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace vitrine::app {

/// The sample captures that come with the program, by name: of the installed program, or of the tree that it was built
/// from. Empty: there are none.
[[nodiscard]] QStringList sampleCaptures();
/// The file of one of them, by its name without the ending; empty: it has not come along.
[[nodiscard]] QString sampleCapture(const QString& name);

} // namespace vitrine::app
