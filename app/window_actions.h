// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>

#include <cstdint>
#include <functional>
#include <map>

class QWidget;

namespace vitrine::app {

enum class ActionId : std::uint8_t {
    NewWindow,
    Open,
    OpenInNewWindow,
    Record,
    Import,
    Close,
    CloseWindow,
    Quit,
    CopyValues,
    ExportPng,
    Plugins,
    Preferences,
    NextAction,
    PreviousAction,
    FirstAction,
    LastAction,
    NextCall,
    PreviousCall,
    EndOfFrame,
    CostliestDraw,
    InFrame,
    NextCycle,
    PreviousCycle,
    NextEvent,
    PreviousEvent,
    NextTask,
    PreviousTask,
    PlayMachine,
    PlayMachineBack,
    PlayFaster,
    PlaySlower,
    PlayLoop,
    RunToBreakpoint,
    RunBackToBreakpoint,
    RunToChange,
    RunBackToChange,
    ToggleBreakpoint,
    NextFrame,
    PreviousFrame,
    Back,
    Forward,
    GoTo,
    Cancel,
    Filter,
    Search,
    PreviousWrite,
    NextWrite,
    NextDock,
    PreviousDock,
    AllCalls,
    StripByCost,
    Color,
    Depth,
    Stencil,
    ZoomIn,
    ZoomOut,
    Fit,
    OneToOne,
    ThemeDesktop,
    ThemeDark,
    ThemeLight,
    HighContrast,
    LargeType,
    SaveLayout,
    RenameLayout,
    RemoveLayout,
    ResetLayout,
    ResetLayouts,
    ClassAside,
    ClassSize1,
    ClassSize2,
    ClassSize3,
    ClassLarger,
    ClassSmaller,
    Palette,
    HelpPage,
    Tour,
    Keys,
    About,
};

/// A property of the actions that show a dock: its id.
inline constexpr const char* kShowsDock = "showsDock";

/// Where an action stands in the menus.
enum class MenuId : std::uint8_t { File, Edit, Go, Run, View, Theme, Layout, Classroom, Help };

/// Every action of the window, made from one table (app/window_action_table.h): name, keys (anchors/frame-debuggers.md
/// D1), and a sentence, which the tool tip, the menus, the palette and the list of keys all take from there. An
/// action's objectName is the name that its keys are stored by.
class WindowActions {
public:
    using Keys = QList<QKeySequence>;

    /// The actions belong to `window`, which answers their keys.
    explicit WindowActions(QWidget& window);

    /// Whose keys an action's are.
    struct Scope {
        QString id;    ///< the dock that has them while it has the keyboard; empty: they are the window's
        QString title; ///< of the dock or part
        int place = 0; ///< actions are listed by it, however late their part is made
    };

    [[nodiscard]] QAction& operator[](ActionId id) const { return *m_actions.at(id); }
    [[nodiscard]] QList<QAction*> inMenu(MenuId menu) const;
    /// In the order of the menus; behind them those that are adopted. Parts of the window that are not there yet are
    /// made for it.
    [[nodiscard]] QList<QAction*> all() const;
    /// As far as the parts that they belong to are there.
    [[nodiscard]] QList<QAction*> made() const;
    /// How the parts of the window are made that adopt() gets actions of later.
    void setMaker(std::function<void()> maker) { m_maker = std::move(maker); }
    /// An action that some part of the window has made, with an objectName: the user can find it, and change its keys.
    /// Of several actions of one name the first is found, and the others follow it. False: there was one.
    bool adopt(QAction& action, const Scope& scope);
    bool adopt(QAction& action) { return adopt(action, Scope()); }
    /// With the dock that it belongs to: "Resources: Rename".
    [[nodiscard]] static QString nameOf(const QAction& action);
    /// The id of the dock or part that it belongs to; empty: it is the window's.
    [[nodiscard]] static QString scopeOf(const QAction& action);
    /// Whether one key can't be given to both: they are heard at the same time. A dock's keys collide with those of
    /// that dock and with the window's, unless the dock takes them before the window does.
    [[nodiscard]] static bool areHeardTogether(const QAction& one, const QAction& other);
    /// Those that it came with.
    [[nodiscard]] static Keys originalKeys(const QAction& action);
    /// Also tells them in the tool tip.
    static void setKeys(QAction& action, const Keys& keys);
    /// Those that need an open capture.
    void setCaptureOpen(bool open);

private:
    std::map<ActionId, QAction*> m_actions;
    QList<QAction*> m_adopted;
    std::function<void()> m_maker;
};

} // namespace vitrine::app
