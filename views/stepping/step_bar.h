// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepping/step_player.h"
#include "views/theme/icons.h"

#include <QWidget>

#include <functional>

class QAction;
class QHBoxLayout;
class QKeyEvent;
class QLabel;
class QSlider;

namespace vitrine::views {

/// Buttons for ways to go through steps, and a slider over all of them. Owns the keys, too. What it is made of is up
/// to who derives from it, in the order of the calls; addPlace() is the last.
class StepBar : public QWidget {
    Q_OBJECT

public:
    /// Whether a key belongs to it; with `acts`, does what it says.
    bool takeKey(const QKeyEvent& event, bool acts);
    /// Its keys come before those of a part that has some of them itself, as tables have Alt+Home.
    void comeBefore(QObject& part) { part.installEventFilter(this); }

protected:
    explicit StepBar(StepPlayer& player, QWidget* parent = nullptr);

    struct Button {
        const char* id; ///< keys are stored by it
        Symbol symbol;
        QString name;
        QString sentence;
        int key;
        Qt::KeyboardModifiers modifiers;
        std::function<void()> act;
    };
    void addButton(const Button& button);
    /// Of the action, which a key alone can start.
    QAction& addKey(const Button& button);
    void addStart();
    void addBack();
    void addForward();
    void addEnd();
    /// The slider with its words: `sentence` says what it counts.
    void addPlace(const QString& sentence);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showPlace();

    StepPlayer& m_player;
    QList<QAction*> m_actions;
    QHBoxLayout* m_layout;
    QSlider* m_slider;
    QLabel* m_place;
};

} // namespace vitrine::views
