// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QWidget;

/// What the rows above and below the views are made of.

namespace vitrine::views {

/// Dresses a widget as the row above a view, and gives it a layout for its tools.
QHBoxLayout* layOutHeader(QWidget& header);

/// At the end of a row's layout; never narrower than its text. The sentence is what the tool tip says below the name;
/// it may name keys (key_text.h).
QToolButton* addTool(QWidget& row, const QString& name, const QString& sentence);

/// Exact values in a row of their own: what is too long is cut off at the right rather than widening the dock.
[[nodiscard]] QLabel* makeValueLabel(QWidget* parent, const QString& accessibleName);
/// Lets a label look like that.
void setUpValueLabel(QLabel& label, const QString& accessibleName);

} // namespace vitrine::views
