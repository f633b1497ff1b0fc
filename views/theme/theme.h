// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;

namespace vitrine::views {

enum class Appearance : std::uint8_t { Desktop, Dark, Light };
/// How large all is: text of 13, 18, 22 or 28 px, and in proportion controls, icons, lines and what is drawn by hand.
enum class Density : std::uint8_t { Compact, Comfortable, Large, Largest };
[[nodiscard]] int textPixels(Density density);
/// High: 7 : 1 for text and 4.5 : 1 for marks, in place of 4.5 and 3.
enum class Contrast : std::uint8_t { Usual, High };

/// The colors of a theme, by meaning. The data colors are those of Okabe and Ito, the same in both themes; for high
/// contrast they are lighter or darker.
struct Theme {
    QColor window;
    QColor panel;
    QColor line; ///< thin, and the ground of what is empty
    QColor edge; ///< around what is used or read
    QColor text;
    QColor secondary;
    QColor accent; ///< selection and position alone
    QColor draw{0x56, 0xb4, 0xe9};
    QColor clear{0xe6, 0x9f, 0x00};
    QColor copy{0xcc, 0x79, 0xa7};
    QColor fail{0xd5, 0x5e, 0x00};
    bool isDark = true;
    Contrast contrast = Contrast::Usual;

    /// The one in use: told from the application's palette, so that widgets need not be handed it.
    [[nodiscard]] static Theme current();
    [[nodiscard]] static Theme dark(Contrast contrast = Contrast::Usual);
    [[nodiscard]] static Theme light(Contrast contrast = Contrast::Usual);
    [[nodiscard]] bool isHighContrast() const { return contrast == Contrast::High; }

    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QString styleSheet(Density density = Density::Compact) const;
    /// Behind pictures: what transparency shows.
    [[nodiscard]] QColor checker(bool odd) const;
    /// Behind a selected row: the accent, thinned so that every text color stays readable.
    [[nodiscard]] QColor selection() const;
    /// Texts that can be clicked: the accent, made readable on every background that rows have.
    [[nodiscard]] QColor link() const;
    [[nodiscard]] QColor changed() const;
    /// Of parts of the machine and of tasks: at work, held up, done with, waiting for an answer.
    [[nodiscard]] QColor busy() const;
    [[nodiscard]] QColor stalled() const;
    [[nodiscard]] QColor done() const;
    [[nodiscard]] QColor waiting() const;
};

/// Grid of 4 px, controls 28 px high.
inline constexpr int kGrid = 4;
inline constexpr int kPadding = 8;
inline constexpr int kControlHeight = 28;

/// How much larger than compact all is, told from the application's font: one factor for text and for whatever is drawn
/// by hand.
[[nodiscard]] double scale();
/// Of a length of the compact size.
[[nodiscard]] int scaled(int pixels);
[[nodiscard]] double scaled(double pixels);

/// For code, addresses, and numbers in columns. Of the size that goes with the application's.
[[nodiscard]] QFont monospaceFont();

/// Dresses the application. `desktop` is the palette that the desktop gave it at start.
void applyTheme(QApplication& application, Appearance appearance, const QPalette& desktop,
                Density density = Density::Compact, Contrast contrast = Contrast::Usual);

/// Whether the user wants nothing to move that need not: movements are jumps then.
[[nodiscard]] bool isMotionReduced();
void setMotionReduced(QApplication& application, bool reduced);

} // namespace vitrine::views
