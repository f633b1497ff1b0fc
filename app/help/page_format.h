// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextDocument;

namespace vitrine::app {

/// What Markdown leaves open, in the colors of the theme: the height of lines, room between them, and how tables look.
void formatPage(QTextDocument& document);

} // namespace vitrine::app
