// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace vitrine::views {

/// Says what this folder's files write, in the user's language.
struct Opacity {
    Q_DECLARE_TR_FUNCTIONS(Opacity)
};

} // namespace vitrine::views
