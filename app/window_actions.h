// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>

#include <cstdint>
#include <map>

class QWidget;

namespace vitrine::app {

enum class ActionId : std::uint8_t {
    NewWindow,
    Open,
    OpenInNewWindow,
    Record,
    Close,
    CloseWindow,
    Quit,
    CopyValues,
    ExportPng,
    NextAction,
    PreviousAction,
    FirstAction,
    LastAction,
    NextCall,
    PreviousCall,
    EndOfFrame,
    NextCycle,
    PreviousCycle,
    NextEvent,
    PreviousEvent,
    NextFrame,
    PreviousFrame,
    GoTo,
    Cancel,
    Filter,
    AllCalls,
    Color,
    Depth,
    Stencil,
    ZoomIn,
    ZoomOut,
    Fit,
    OneToOne,
    Keys,
    About,
};

/// Where an action stands in the menus.
enum class MenuId : std::uint8_t { File, Edit, Go, View, Help };

/// Every action of the window, made from one table: name, keys (anchors/frame-debuggers.md D1), and a sentence, which
/// the tool tip, the menus and the list of keys all take from there.
class WindowActions {
public:
    /// The actions belong to `window`, which answers their keys.
    explicit WindowActions(QWidget& window);

    [[nodiscard]] QAction& operator[](ActionId id) const { return *m_actions.at(id); }
    [[nodiscard]] QList<QAction*> inMenu(MenuId menu) const;
    /// Those that need an open capture.
    void setCaptureOpen(bool open);

private:
    std::map<ActionId, QAction*> m_actions;
};

} // namespace vitrine::app
