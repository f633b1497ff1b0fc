// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette_sources.h"

#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "app/shell/machine_uses.h"
#include "app/window_actions.h"
#include "views/theme/icons.h"
#include "views/theme/local_action.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::app {

// What a dock does shows in that dock: it comes up first.
QList<PaletteEntry> actionEntries(const WindowActions& actions, Docks& docks, bool isShown)
{
    QList<PaletteEntry> entries;
    for (QAction* action : actions.all()) {
        if (action->property(kShowsDock).isValid() || views::isDoneInPlace(*action))
            continue; // among the docks, or nothing to do from here
        QDockWidget* dock = docks.dock(WindowActions::scopeOf(*action));
        entries << PaletteEntry{.id = action->objectName(),
                                .name = WindowActions::nameOf(*action),
                                .keys = action->shortcut().toString(QKeySequence::NativeText),
                                .sentence = action->statusTip(),
                                .icon = action->icon(),
                                .isEnabled = action->isEnabled() && (!dock || isShown),
                                .run = [&docks, dock, action] {
                                    if (dock)
                                        docks.raise(*dock);
                                    action->trigger();
                                }};
    }
    return entries;
}

QList<PaletteEntry> dockEntries(Docks& docks, bool isShown)
{
    QList<PaletteEntry> entries;
    for (QDockWidget* dock : docks.all()) {
        const auto row = std::ranges::find_if(
            dockTable(), [dock](const views::DockRow& one) { return dock->objectName() == QLatin1String(one.id); });
        entries << PaletteEntry{.kind = PaletteEntry::Kind::Dock,
                                .id = QStringLiteral("dock/") + dock->objectName(),
                                .name =
                                    QCoreApplication::translate("PaletteSources", "Show %1").arg(Docks::nameOf(*dock)),
                                .title = Docks::nameOf(*dock),
                                .english = row == dockTable().end() ? QString() : QString(row->title),
                                .keys = QCoreApplication::translate("PaletteSources", "Dock"),
                                .sentence = dock->toggleViewAction()->statusTip(),
                                .icon = {},
                                .isEnabled = isShown,
                                .run = [&docks, dock] { docks.raise(*dock); }};
    }
    return entries;
}

QList<PaletteEntry> layoutEntries(Layouts& layouts)
{
    QList<PaletteEntry> entries;
    for (const Layouts::Item& item : layouts.items())
        entries << PaletteEntry{.kind = PaletteEntry::Kind::Layout,
                                .id = QStringLiteral("layout/") + item.id,
                                .name = QCoreApplication::translate("PaletteSources", "Layout %1").arg(item.name),
                                .title = item.name,
                                .keys = QCoreApplication::translate("PaletteSources", "Layout"),
                                .sentence = item.sentence,
                                .icon = {},
                                .isEnabled = layouts.isShown(),
                                .run = [&layouts, id = item.id] { layouts.show(id); }};
    return entries;
}

QList<PaletteEntry> machineEntries(views::Desk& desk, bool isShown)
{
    QList<PaletteEntry> entries;
    for (const OfferedMachine& machine : offeredMachines(desk))
        entries << PaletteEntry{
            .kind = PaletteEntry::Kind::Machine,
            .id = QStringLiteral("machine/") + machine.name,
            .name = QCoreApplication::translate("PaletteSources", "Use machine %1").arg(machine.name),
            .title = machine.name,
            .keys = QCoreApplication::translate("PaletteSources", "Machine"),
            .sentence =
                machine.isInUse
                    ? QCoreApplication::translate("PaletteSources", "The capture is replayed on this machine already.")
                    : QCoreApplication::translate("PaletteSources", "Replays the capture on this machine."),
            .icon = {},
            .isEnabled = isShown,
            .run = [&desk, name = machine.name] { useMachine(desk, name); }};
    return entries;
}

QList<PaletteEntry> captureEntries(const QStringList& files, const std::function<void(const QString&)>& open)
{
    QList<PaletteEntry> entries;
    for (const QString& path : files)
        entries << PaletteEntry{
            .id = QStringLiteral("capture/") + path,
            .name = QCoreApplication::translate("PaletteSources", "Open %1").arg(QFileInfo(path).fileName()),
            .title = QFileInfo(path).fileName(),
            .keys = QCoreApplication::translate("PaletteSources", "Capture"),
            .sentence = path,
            .icon = views::symbolIcon(views::Symbol::Open),
            .isEnabled = QFileInfo::exists(path),
            .run = [open, path] { open(path); }};
    return entries;
}

} // namespace vitrine::app
