// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QList>
#include <QString>

#include <cstdint>
#include <functional>

namespace vitrine::app {

/// What the palette can do.
struct PaletteEntry {
    /// Of several that are called what is written, which comes first.
    enum class Kind : std::uint8_t { Dock, Layout, Machine, Other };
    Kind kind = Kind::Other;
    QString id; ///< what was used lately is remembered by it
    QString name;
    QString title{};    ///< what it is called by itself, without what is done with it: written whole, it comes first
    QString english{};  ///< its title in what teaching and specification call it, whatever the user's language
    QString keys{};     ///< or what kind of thing it is
    QString sentence{}; ///< what it does
    QIcon icon{};
    bool isEnabled = true;
    std::function<void()> run;
};

/// Asked whenever the palette comes up.
using PaletteSource = std::function<QList<PaletteEntry>()>;

} // namespace vitrine::app
