// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QObject>
#include <QPalette>

#include <optional>

class QApplication;

namespace vitrine::app {

class Preferences;

/// Dresses the application as the user prefers, at once when that changes, and as the desktop is when the user wants
/// that, also when the desktop changes its colors meanwhile.
class Dresser final : public QObject {
    Q_OBJECT

public:
    Dresser(QApplication& application, const Preferences& preferences);

    /// The size that the user prefers for a class, unless all is larger yet: a layout for a projector.
    void setLarge(bool large);
    /// By a window's events it is known that the desktop has changed.
    void watch(QWidget& window);
    void desktopChanged(const QPalette& desktop);
    /// What the desktop says of itself goes before its palette; nothing: it does not say.
    void schemeChanged(std::optional<bool> isDark);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Look {
        bool isDark = false;
        views::Density density = views::Density::Compact;
        views::Contrast contrast = views::Contrast::Usual;
        bool isMotionReduced = false;
        friend bool operator==(const Look&, const Look&) = default;
    };
    void dress();

    QApplication& m_application;
    const Preferences& m_preferences;
    QPalette m_desktop;
    std::optional<bool> m_scheme;
    std::optional<Look> m_worn;
    bool m_isLarge = false;
};

} // namespace vitrine::app
