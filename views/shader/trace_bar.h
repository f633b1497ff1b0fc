// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shader/trace_player.h"
#include "views/theme/icons.h"

#include <QWidget>

#include <functional>

class QAction;
class QHBoxLayout;
class QKeyEvent;
class QLabel;
class QSlider;

namespace vitrine::views {

/// Buttons for every way to go through a trace, and a slider over all of it. Owns the keys, too.
class TraceBar final : public QWidget {
    Q_OBJECT

public:
    explicit TraceBar(TracePlayer& player, QWidget* parent = nullptr);

    /// Whether a key belongs to it; with `acts`, does what it says.
    bool takeKey(const QKeyEvent& event, bool acts);

signals:
    void breakpointRequested();
    void runToCaretRequested(vitrine::views::Direction direction);

private:
    struct Button {
        const char* id; ///< keys are stored by it
        Symbol symbol;
        QString name;
        QString sentence;
        int key;
        Qt::KeyboardModifiers modifiers;
        std::function<void()> act;
    };
    void addButton(QHBoxLayout& layout, const Button& button);
    /// Of the action, which a key alone can start.
    QAction& addKey(const Button& button);
    void show();

    TracePlayer& m_player;
    QList<QAction*> m_actions;
    QSlider* m_slider;
    QLabel* m_place;
};

} // namespace vitrine::views
