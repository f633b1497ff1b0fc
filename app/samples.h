// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QStringList>

namespace vitrine::app {

/// The sample captures that come with the program, by name: of the installed program, or of the tree that it was built
/// from. Empty: there are none.
[[nodiscard]] QStringList sampleCaptures();
/// The picture that a capture keeps of itself; null: it has none that can be read.
[[nodiscard]] QPixmap storedPictureOf(const QString& capture);

} // namespace vitrine::app
