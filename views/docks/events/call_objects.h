// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_usage.h"

#include <QObject>

#include <cstdint>
#include <vector>

class QAction;
class QMenu;

namespace vitrine::views {

class Desk;

/// In the menu of a call: the objects of the API that it names, binds or draws with, and the writes to what it draws
/// to. They come at the end of the menu, once the inspector has told them.
class CallObjects final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the menu. `writeAsker` outlives it: it asks for what is chosen.
    CallObjects(Desk& desk, QMenu& menu, std::uint64_t callIndex, QObject* writeAsker);

private:
    void show(const std::vector<core::ResourceUsage>& uses);
    void addWrites(const core::ResourceId& target);
    void keepOnScreen();

    Desk& m_desk;
    QMenu& m_menu;
    std::uint64_t m_callIndex;
    QObject* m_writeAsker;
    QAction* m_waiting;
};

} // namespace vitrine::views
