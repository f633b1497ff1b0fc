// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dresser.h"

#include "app/shell/preferences.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QWidget>

#include <algorithm>

namespace vitrine::app {

namespace {

// The application wears a palette of ours, behind which the desktop's is still there.
QPalette desktopPalette()
{
    const QPalette worn = QApplication::palette();
    QApplication::setPalette(QPalette());
    const QPalette desktop = QApplication::palette();
    QApplication::setPalette(worn);
    return desktop;
}

bool isFixed(const QWidget& widget)
{
    return widget.testAttribute(Qt::WA_SetFont) && widget.font().family() == views::monospaceFont().family();
}

/// Links have the color of the theme in which their text was read.
void readAnew(QLabel& label)
{
    const QString text = label.text();
    if (!text.contains(QLatin1String("<a ")))
        return;
    label.clear(); // or it is the same text, and nothing is done
    label.setText(text);
}

} // namespace

Dresser::Dresser(QApplication& application, const Preferences& preferences)
    : m_application(application), m_preferences(preferences), m_desktop(desktopPalette())
{
    connect(&preferences, &Preferences::changed, this, &Dresser::dress);
    dress();
}

void Dresser::setLarge(bool large)
{
    m_isLarge = large;
    dress();
}

void Dresser::watch(QWidget& window)
{
    window.installEventFilter(this);
}

void Dresser::desktopChanged(const QPalette& desktop)
{
    m_desktop = desktop;
    dress();
}

void Dresser::schemeChanged(std::optional<bool> isDark)
{
    m_scheme = isDark;
    dress();
}

bool Dresser::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange)
        desktopChanged(desktopPalette());
    return QObject::eventFilter(watched, event);
}

void Dresser::dress()
{
    constexpr int kDarkBelow = 128; // lightness of a window's background
    const auto wanted = m_preferences.appearance();
    const bool isDesktopDark = m_scheme.value_or(m_desktop.color(QPalette::Window).lightness() < kDarkBelow);
    const Look look{wanted == views::Appearance::Dark || (wanted == views::Appearance::Desktop && isDesktopDark),
                    m_isLarge ? std::max(m_preferences.classDensity(), m_preferences.density())
                              : m_preferences.density(),
                    m_preferences.contrast(), m_preferences.isMotionReduced()};
    if (m_worn == look)
        return;
    m_worn = look;
    views::setMotionReduced(m_application, look.isMotionReduced);
    views::applyTheme(m_application, look.isDark ? views::Appearance::Dark : views::Appearance::Light, m_desktop,
                      look.density, look.contrast);
    const QFont fixed = views::monospaceFont();
    for (QWidget* widget : QApplication::allWidgets()) {
        if (isFixed(*widget))
            widget->setFont(fixed);
        if (auto* label = qobject_cast<QLabel*>(widget))
            readAnew(*label);
    }
}

} // namespace vitrine::app
