// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace vitrine::views {

class LayoutField;

/// Above the table: which bytes, and what they are made of.
class BufferHeader final : public QWidget {
    Q_OBJECT

public:
    explicit BufferHeader(QWidget* parent = nullptr);

    QComboBox* choice;
    QToolButton* hexadecimal;
    LayoutField* layoutField;
    QLabel* explanation; ///< of the layout, or of what is wrong with it
};

/// Below the table: what the column holds, and ways to places.
class BufferFooter final : public QWidget {
    Q_OBJECT

public:
    explicit BufferFooter(QWidget* parent = nullptr);

    QLabel* range;
    QToolButton* nextChange;
    QLineEdit* goTo;
    QLineEdit* find;

signals:
    void findRequested(const QString& text, bool backward);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace vitrine::views
