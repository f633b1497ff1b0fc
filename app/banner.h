// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/way_out.h"

#include <QFrame>
#include <QList>

class QGridLayout;
class QLabel;
class QToolButton;

namespace vitrine::app {

/// A problem in a sentence, with ways out; stays until it is closed, something works again, or it is not true any more.
class Banner final : public QFrame {
    Q_OBJECT

public:
    explicit Banner(QWidget* parent = nullptr);

    /// The ways out are buttons beside the sentence, or below it where it would have too little room.
    void show(const QString& sentence, const QList<views::WayOut>& waysOut = {});
    /// Beside what it says already, with the ways out of that.
    void showToo(const QString& sentence);
    /// What was said is not true any more: it goes, and the banner with it if it says nothing else.
    void withdraw(const QString& sentence);
    /// Empty while it is hidden.
    [[nodiscard]] QString sentence() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void say(const QString& sentence);
    void placeButtons();

    QLabel* m_text;
    QWidget* m_buttons;
    QToolButton* m_close;
    QGridLayout* m_layout;
    bool m_isBelow = false; ///< the buttons are
};

} // namespace vitrine::app
