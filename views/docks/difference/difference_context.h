// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace vitrine::views {

/// Says what the rows and sentences of the dock say, in the user's language.
struct Differences {
    Q_DECLARE_TR_FUNCTIONS(Differences)
};

} // namespace vitrine::views
