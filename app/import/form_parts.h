// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <filesystem>

class QDialog;
class QLabel;
class QLineEdit;
class QPushButton;
class QWidget;

/// What forms that make captures have in common: paths, refusals, and fields with a button beside them.

namespace vitrine::app {

[[nodiscard]] std::filesystem::path pathOf(const QString& text);

/// An answer that won't do, and why in the user's language.
[[nodiscard]] core::Error refusal(const QString& sentence);

/// NAME.vitrine in the folder, or among the user's documents where it can't be written there or the folder is empty;
/// numbered when there is one already.
[[nodiscard]] QString freeCapture(const QString& folder, const QString& name);

/// Asks where a capture is to be saved. Empty: the user does not say.
[[nodiscard]] QString chosenCapture(QWidget& parent, const QString& suggested);

/// The two buttons of a dialog that asks, works, and tells what went wrong.
struct DialogButtons {
    QPushButton* go;
    QPushButton* close;
};
/// Lays the dialog out: its pages, a sentence below them, and the buttons. `name`: of the first of these.
[[nodiscard]] DialogButtons layOutDialog(QDialog& dialog, QWidget& pages, QLabel& problem, const QString& name);

/// Both in a row, as a part of the parent.
[[nodiscard]] QWidget* besideEachOther(QLineEdit& field, QPushButton& button, QWidget& parent);

} // namespace vitrine::app
