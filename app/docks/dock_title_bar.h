// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/icons.h"

#include <QWidget>

class QDockWidget;
class QToolButton;

namespace vitrine::app {

/// The bar above a view: what it is called, and what can be done with it as a whole. Dragging it moves the dock.
class DockTitleBar final : public QWidget {
    Q_OBJECT

public:
    explicit DockTitleBar(QDockWidget& dock);

    /// Without them, the title alone: what they do is in the dock's menu, too.
    void showButtons(bool areShown);

signals:
    void exportRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Text {
        QString name; ///< with %1 for the dock's title
        QString sentence;
    };
    QToolButton* addButton(views::Symbol symbol);
    void describe(QToolButton& button, const Text& text) const;
    void refreshFloating();
    void refreshSize();

    QDockWidget& m_dock;
    QToolButton* m_float;
};

} // namespace vitrine::app
