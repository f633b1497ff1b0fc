// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace vitrine::views {

/// Whose words those of the picture and of its rows are, for translators.
struct Diagram {
    Q_DECLARE_TR_FUNCTIONS(Diagram)
};

} // namespace vitrine::views
