// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVBoxLayout>

namespace vitrine::views {

/// A layout of things one below the other, without any room between or around them.
inline QVBoxLayout* stack(QWidget* widget)
{
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    return layout;
}

} // namespace vitrine::views
