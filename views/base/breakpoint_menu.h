// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QList>

class QMenu;

namespace vitrine::views {

class Desk;

/// "Break when" with what can happen to the parts of the machine among the links, each to be set or taken away; nothing
/// without such a part.
void addBreakpointMenu(QMenu& menu, Desk& desk, const QList<Link>& links);

} // namespace vitrine::views
