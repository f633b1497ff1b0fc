// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QList>
#include <QString>

#include <functional>

namespace vitrine::app {

/// What the palette can do.
struct PaletteEntry {
    QString id; ///< what was used lately is remembered by it
    QString name;
    QString keys;     ///< or what kind of thing it is
    QString sentence; ///< what it does
    QIcon icon;
    bool isEnabled = true;
    std::function<void()> run;
};

/// Asked whenever the palette comes up.
using PaletteSource = std::function<QList<PaletteEntry>()>;

} // namespace vitrine::app
