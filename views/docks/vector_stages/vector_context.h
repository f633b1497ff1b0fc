// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace vitrine::views {

/// Says what this folder's files write, in the user's language.
struct VectorStages {
    Q_DECLARE_TR_FUNCTIONS(VectorStages)
};

} // namespace vitrine::views
