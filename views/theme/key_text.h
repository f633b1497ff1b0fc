// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QObject;
class QWidget;

/// Texts that name keys. In them `{key:next-action}` stands for the first key that the user has for an action, by the
/// name that keys are stored by; "–" where it has none. With none, " ({key:next-action})" is left out.

namespace vitrine::views {

/// With the keys of the window that `part` is in, as they are now.
[[nodiscard]] QString withKeys(const QObject& part, const QString& text);

/// The tool tip follows the keys, from when the widget is first shown.
void setKeyTip(QWidget& widget, const QString& tip);
/// So does the label's text.
void setKeyLabel(QLabel& label, const QString& text);

} // namespace vitrine::views
