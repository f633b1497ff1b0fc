// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QSizeF>
#include <QString>
#include <QStringList>

namespace vitrine::app {

/// How the user has left a layout.
struct StoredLayout {
    QString id;
    QString name;        ///< the user's own; empty for those that the program brings along
    QStringList docks;   ///< all that there were when it was stored: others are newer
    QByteArray state;    ///< QMainWindow's; empty: could not be read
    QByteArray original; ///< of the user's own: as it was when it got its name
    int version = 1;     ///< of those that the program brings along (LayoutRow::version)
    QSizeF shares{0, 0}; ///< of the window's width and height that its docks had; 0: not known, or they have none
    friend bool operator==(const StoredLayout&, const StoredLayout&) = default;
};

struct StoredLayouts {
    QString current;
    QList<StoredLayout> layouts; ///< each id once
    friend bool operator==(const StoredLayouts&, const StoredLayouts&) = default;
};

inline constexpr int kMaxLayouts = 64;
inline constexpr int kMaxLayoutName = 80; ///< letters

/// {"vitrineLayouts": 1, "current": …, "layouts": [{"id", "name", "docks": […], "state", "original",
/// "shares": [width, height], "version"}]}, where a state is {"bytes": base64, "sha256": hex}.
[[nodiscard]] QByteArray printLayouts(const StoredLayouts& layouts);
/// An empty text is no layouts. A layout whose state is not as it was written comes without one. Fails when the whole
/// can't be read.
[[nodiscard]] core::Result<StoredLayouts> parseLayouts(const QByteArray& text);

} // namespace vitrine::app
