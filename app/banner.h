// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace vitrine::app {

/// A problem in a sentence, with ways out; stays until it is closed, something works again, or it is not true any more.
class Banner final : public QFrame {
    Q_OBJECT

public:
    /// A button beside the sentence.
    struct WayOut {
        QString name; ///< "Open another…"
        std::function<void()> take;
    };

    explicit Banner(QWidget* parent = nullptr);

    void show(const QString& sentence, const QList<WayOut>& waysOut = {});
    /// Beside what it says already, with the ways out of that.
    void showToo(const QString& sentence);
    /// What was said is not true any more: it goes, and the banner with it if it says nothing else.
    void withdraw(const QString& sentence);
    /// Empty while it is hidden.
    [[nodiscard]] QString sentence() const;

private:
    void say(const QString& sentence);

    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace vitrine::app
