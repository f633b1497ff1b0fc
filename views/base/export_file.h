// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"

#include <QByteArray>

namespace vitrine::views {

class Desk;

/// The one way from what a view can be saved as to a file of the user's, so that every file tells the machine that the
/// capture was replayed on and what of it differs from its preset.

/// Asks for a place and a format, and saves there what the view, which has something to save, shows by then; a failure
/// is said at the desk. `name`: the file's, to begin with.
void exportToFile(QWidget& parent, Desk& desk, const QString& name, const DockView& view);
/// Written beside and renamed into place. The sentence of the failure, or nothing.
[[nodiscard]] QString saveFile(const QString& path, const QByteArray& content);
/// Saves it with the machine in it; empty: as it is. The sentence of the failure, or nothing.
[[nodiscard]] QString saveExport(const Export& format, const QString& path, const QString& machine);

/// The content of a file with the machine where such files have room for it:
///   csv        a last column "machine", so that rows of several files can be put together
///   json       a key "machine" of the outer object
///   png        the text "Machine"
///   ply, obj   a comment; of texts (txt, and shaders) a line, of shaders the last one
/// Bytes as they are (bin) stay: no knob changes them (ONE-04).
[[nodiscard]] QByteArray withMachine(const QByteArray& content, const QString& suffix, const QString& machine);

} // namespace vitrine::views
