// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "core/base/result.h"
#include "views/theme/theme.h"

#include <QPoint>
#include <QStringList>

#include <optional>

namespace vitrine::app {

/// `vitrine [CAPTURE…] [--draw N | --call N | --frame N]`
struct CommandLine {
    QStringList captures;                        ///< a window for each
    Place place;                                 ///< in the first
    QStringList docks;                           ///< brought up in it, by their ids
    bool isInFrame = false;                      ///< its docks show draws in their frame (RUN-07)
    std::optional<QPoint> pixel;                 ///< selected in it; as GL counts, y up
    std::optional<views::Appearance> appearance; ///< for this run; nothing: as the user prefers
    QString language;                            ///< "de"; empty: as set, or the desktop's
    QString screenshot; ///< save a picture of the window here once it has something to show, and leave
    QString message;    ///< print this and leave: help or the version
};

[[nodiscard]] core::Result<CommandLine> parseCommandLine(const QStringList& arguments);

} // namespace vitrine::app
