// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;
class QToolBar;
class QToolButton;

namespace vitrine::views {
class Desk;
class Scrubber;
} // namespace vitrine::views

namespace vitrine::app {

class Navigator;
class WindowActions;

/// The bars below the menus (ui.md, "The window"): steps, history, machine and search, and the frame's draws.
class ToolBars final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const WindowActions& actions;
        Navigator& navigator;
        views::Desk& desk;
        views::Scrubber& scrubber; ///< moves in
    };
    ToolBars(QMainWindow& window, const Parts& parts);

    void setShown(bool shown);
    /// "draw 37 / 153"
    void setPlace(const QString& text);

private:
    void makeSteps(QMainWindow& window, const Parts& parts);
    void addPlaceButton(const WindowActions& actions);
    void addSearch(const WindowActions& actions);
    void makeMore();
    void makeScrubber(QMainWindow& window, views::Scrubber& scrubber);

    QToolBar* m_steps = nullptr;
    QToolBar* m_scrubber = nullptr;
    QToolButton* m_place = nullptr;
};

} // namespace vitrine::app
