// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;

namespace vitrine::views {

enum class Appearance : std::uint8_t { Desktop, Dark, Light };
/// How large text and controls are: text of 13 or 18 px.
enum class Density : std::uint8_t { Compact, Comfortable };

/// The colors of a theme, by meaning. The data colors are those of Okabe and Ito, the same in both themes.
struct Theme {
    QColor window;
    QColor panel;
    QColor line;
    QColor text;
    QColor secondary;
    QColor accent; ///< selection and position alone
    QColor draw{0x56, 0xb4, 0xe9};
    QColor clear{0xe6, 0x9f, 0x00};
    QColor copy{0xcc, 0x79, 0xa7};
    QColor fail{0xd5, 0x5e, 0x00};
    bool isDark = true;

    /// The one in use: told from the application's palette, so that widgets need not be handed it.
    [[nodiscard]] static Theme current();
    [[nodiscard]] static Theme dark();
    [[nodiscard]] static Theme light();

    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QString styleSheet(Density density = Density::Compact) const;
    /// Behind pictures: what transparency shows.
    [[nodiscard]] QColor checker(bool odd) const;
    /// Behind a selected row: the accent, thinned so that every text color stays readable.
    [[nodiscard]] QColor selection() const;
    /// Texts that can be clicked: the accent, made readable on every background that rows have.
    [[nodiscard]] QColor link() const;
    [[nodiscard]] QColor changed() const { return isDark ? QColor(0xf0, 0xe4, 0x42) : QColor(0x8a, 0x5a, 0x00); }
};

/// Grid of 4 px, controls 28 px high.
inline constexpr int kGrid = 4;
inline constexpr int kPadding = 8;
inline constexpr int kControlHeight = 28;

/// For code, addresses, and numbers in columns. Of the size that goes with the application's.
[[nodiscard]] QFont monospaceFont();

/// Dresses the application. `desktop` is the palette that the desktop gave it at start.
void applyTheme(QApplication& application, Appearance appearance, const QPalette& desktop,
                Density density = Density::Compact);

/// Whether the user wants nothing to move that need not: movements are jumps then.
[[nodiscard]] bool isMotionReduced();
void setMotionReduced(QApplication& application, bool reduced);

} // namespace vitrine::views
