// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette_sources.h"

#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "app/window_actions.h"
#include "views/theme/icons.h"
#include "views/theme/local_action.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace vitrine::app {

namespace {

} // namespace

QList<PaletteEntry> actionEntries(const WindowActions& actions)
{
    QList<PaletteEntry> entries;
    for (QAction* action : actions.all()) {
        if (action->property(kShowsDock).isValid() || views::isDoneInPlace(*action))
            continue; // among the docks, or nothing to do from here
        entries << PaletteEntry{action->objectName(),
                                WindowActions::nameOf(*action),
                                action->shortcut().toString(QKeySequence::NativeText),
                                action->statusTip(),
                                action->icon(),
                                action->isEnabled(),
                                [action] { action->trigger(); }};
    }
    return entries;
}

QList<PaletteEntry> dockEntries(const Docks& docks, bool isShown)
{
    QList<PaletteEntry> entries;
    for (QDockWidget* dock : docks.all())
        entries << PaletteEntry{QStringLiteral("dock/") + dock->objectName(),
                                QCoreApplication::translate("PaletteSources", "Show %1").arg(dock->windowTitle()),
                                QCoreApplication::translate("PaletteSources", "Dock"),
                                dock->toggleViewAction()->statusTip(),
                                {},
                                isShown,
                                [&docks, dock] { docks.raise(*dock); }};
    return entries;
}

QList<PaletteEntry> layoutEntries(Layouts& layouts)
{
    QList<PaletteEntry> entries;
    for (const Layouts::Item& item : layouts.items())
        entries << PaletteEntry{QStringLiteral("layout/") + item.id,
                                QCoreApplication::translate("PaletteSources", "Layout %1").arg(item.name),
                                QCoreApplication::translate("PaletteSources", "Layout"),
                                item.sentence,
                                {},
                                layouts.isShown(),
                                [&layouts, id = item.id] { layouts.show(id); }};
    return entries;
}

QList<PaletteEntry> captureEntries(const QStringList& files, const std::function<void(const QString&)>& open)
{
    QList<PaletteEntry> entries;
    for (const QString& path : files)
        entries << PaletteEntry{
            QStringLiteral("capture/") + path,
            QCoreApplication::translate("PaletteSources", "Open %1").arg(QFileInfo(path).fileName()),
            QCoreApplication::translate("PaletteSources", "Capture"),
            path,
            views::symbolIcon(views::Symbol::Open),
            QFileInfo::exists(path),
            [open, path] { open(path); }};
    return entries;
}

} // namespace vitrine::app
