// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace vitrine::app {

/// A quiet note beside a part of its window, which it frames: one step of a tour. Keys: Enter or Right goes on, Left
/// goes back, Esc ends.
class TourCallout final : public QFrame {
    Q_OBJECT

public:
    struct Step {
        QString title;
        QString text;   ///< may name keys (views/theme/key_text.h)
        int number = 0; ///< from 1
        int steps = 0;  ///< in all
    };

    explicit TourCallout(QWidget& window);

    void show(const Step& step, QWidget& part);
    using QFrame::show;

signals:
    void nextRequested();
    void backRequested();
    void endRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QPushButton* makeButton(const QString& text, const char* name, const QString& tip);
    void watch(QWidget& part);
    /// Beside the part, where there is room for it in the window.
    void place();

    QWidget& m_window;
    QWidget* m_ring; ///< around the part
    QLabel *m_title, *m_text, *m_count;
    QPushButton *m_skip, *m_back, *m_next;
    QPointer<QWidget> m_part;
};

} // namespace vitrine::app
