// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QCoreApplication;

namespace vitrine::app {

/// Languages that the window speaks, as "en", "de"; English is always among them.
[[nodiscard]] QStringList languages();

/// The one that is installed.
[[nodiscard]] QString currentLanguage();

/// Our texts and Qt's own in a language; English for one that there is none of. "": the desktop's choice. Before the
/// first widget is made.
void installTranslation(QCoreApplication& application, const QString& language);

} // namespace vitrine::app
