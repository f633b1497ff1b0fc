// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QStyleFactory>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kTextPixels = 13;
constexpr int kMostOfBars = 18; // of the text of menus and bars: what is shown needs the room
// Properties of the application.
const char* const kDressed = "dressed";
const char* const kReducedMotion = "reducedMotion";
const char* const kHighContrast = "highContrast";
constexpr int kDarkBelow = 128; // lightness of a window's background

bool looksDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < kDarkBelow;
}

QColor mixed(const QColor& first, const QColor& second, int firstPercent)
{
    const auto mix = [&](int a, int b) { return (a * firstPercent + b * (100 - firstPercent)) / 100; };
    return {mix(first.red(), second.red()), mix(first.green(), second.green()), mix(first.blue(), second.blue())};
}

// Only what the palette can't say: lines instead of bevels, sizes, and quiet headers.
const char* const kStyleSheet = R"(
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QToolBar { background: @window; border: none; border-bottom: 1px solid @line; spacing: 4px; padding: 4px 8px; }
QToolBar::separator { background: @line; width: 1px; margin: 4px 4px; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 0 6px; min-height: @control; color: @text;
              icon-size: @icon; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @line; }
QToolButton:checked { background: @line; color: @text; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @disabled; }
QToolButton[popupMode="1"] { padding-right: 18px; }
QToolBarExtension { padding: 0; border: none; icon-size: 12px; }
QToolButton::menu-button { border: none; width: 16px; }
QPushButton { border: 1px solid @edge; icon-size: @icon; border-radius: 4px; padding: 0 12px; min-height: @control; background: @panel; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @line; }
QPushButton:focus, QPushButton:default { border-color: @accent; }
QPushButton:disabled { color: @disabled; }
QPushButton[role="search"] { text-align: left; color: @secondary; padding: 0 8px; }
QPushButton[role="row"] { text-align: left; background: transparent; border-color: transparent; padding: 0 8px;
                          margin-left: -9px; }
QPushButton[role="row"]:hover { background: @hover; }
QPushButton[role="row"]:focus { border-color: @accent; }
QLineEdit { border: 1px solid @edge; border-radius: 4px; padding: 0 6px; min-height: @control; background: @panel;
            selection-background-color: @accent; }
QLineEdit:focus { border-color: @accent; }
QComboBox, QSpinBox { min-height: @box; }
QCheckBox::indicator { width: @indicator; height: @indicator; border: 1px solid @secondary; border-radius: 3px; background: @panel; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; }
QCheckBox::indicator:focus { border-color: @accent; }
QDockWidget { color: @text; }
QDockWidget::title { background: @panel; padding: 6px 8px; }
QAbstractItemView { border: none; background: @panel; outline: none; selection-background-color: @selection;
                    selection-color: @text; }
QTreeView::item { height: @row; }
QHeaderView { background: @panel; border: none; }
QHeaderView::section { background: @panel; color: @secondary; border: none; border-bottom: 1px solid @line;
                       padding: 4px 8px; }
QHeaderView[role="numbers"]::section { padding-right: 1px; }
QHeaderView::up-arrow, QHeaderView::down-arrow { /* above the name, also where that stands at the right */
    subcontrol-origin: border; subcontrol-position: top center; width: 7px; height: 7px; }
QTabWidget::pane { border: 1px solid @line; background: @panel; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @secondary; padding: 4px 12px; border: none; margin: 0; }
QTabBar::tab:hover { color: @text; background: @hover; }
QTabBar::tab:selected { color: @text; background: @panel; }
QTabBar::tab:top:selected { border-top: 2px solid @accent; }
QTabBar::tab:bottom:selected { border-bottom: 2px solid @accent; }
QTabBar::tab:selected:focus { background: @line; }
QStatusBar { background: @window; border-top: 1px solid @line; color: @secondary; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @secondary; padding: 0 8px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolTip { background: @panel; color: @text; border: 1px solid @line; padding: 4px; }
QMenuBar { background: @window; padding: 0 4px; }
QMenuBar::item { padding: 4px 8px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: @hover; }
QProgressBar { border: 1px solid @edge; border-radius: 4px; background: @panel; height: @bar; text-align: center; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QLabel[role="secondary"] { color: @secondary; }
QWidget[role="told"] { background: @panel; }
QLabel[role="empty"] { color: @secondary; background: @panel; padding: 16px; }
QLabel[role="title"] { font-weight: 600; }
QLabel[role="heading"] { font-size: @heading; font-weight: 600; }
QFrame[role="banner"] { background: @panel; border: 1px solid @fail; border-radius: 4px; }
QFrame[role="callout"] { background: @panel; border: 1px solid @accent; border-radius: 6px; }
QFrame[role="notice"] { background: @panel; border: none; border-bottom: 1px solid @line; }
QWidget[role="header"] { background: @panel; border-bottom: 1px solid @line; }
QWidget[role="footer"] { background: @panel; border-top: 1px solid @line; }
)";

// Where text is larger than that of bars may be.
const char* const kBars = R"(
QMenuBar, QMenu, QStatusBar QLabel, QStatusBar QToolButton { font-size: @bartext; }
QToolBar QLabel, QToolBar QToolButton, QToolBar QPushButton { font-size: @bartext; min-height: @barcontrol;
                                                             icon-size: @baricon; }
)";

} // namespace

int textPixels(Density density)
{
    switch (density) {
    case Density::Compact: break;
    case Density::Comfortable: return 18;
    case Density::Large: return 22;
    case Density::Largest: return 28;
    }
    return kTextPixels;
}

Theme Theme::dark(Contrast contrast)
{
    Theme theme;
    theme.contrast = contrast;
    if (contrast == Contrast::High) {
        theme.window = QColor(0x00, 0x00, 0x00);
        theme.panel = QColor(0x10, 0x12, 0x15);
        theme.line = QColor(0x46, 0x4a, 0x50);
        theme.edge = QColor(0xc3, 0xc8, 0xcf);
        theme.text = QColor(0xff, 0xff, 0xff);
        theme.secondary = QColor(0xe8, 0xeb, 0xee);
        theme.accent = QColor(0x8a, 0xb8, 0xff);
        theme.draw = QColor(0x7c, 0xcc, 0xff);
        theme.clear = QColor(0xff, 0xb8, 0x33);
        theme.copy = QColor(0xf0, 0xa8, 0xcf);
        theme.fail = QColor(0xff, 0x9a, 0x57);
        return theme;
    }
    theme.window = QColor(0x1b, 0x1d, 0x21);
    theme.panel = QColor(0x22, 0x25, 0x2a);
    theme.line = theme.edge = QColor(0x34, 0x38, 0x3f);
    theme.text = QColor(0xe6, 0xe8, 0xeb);
    theme.secondary = QColor(0x9a, 0xa1, 0xab);
    theme.accent = QColor(0x4c, 0x8d, 0xff);
    theme.isDark = true;
    return theme;
}

Theme Theme::light(Contrast contrast)
{
    Theme theme;
    theme.isDark = false;
    theme.contrast = contrast;
    if (contrast == Contrast::High) {
        theme.window = QColor(0xff, 0xff, 0xff);
        theme.panel = QColor(0xff, 0xff, 0xff);
        theme.line = QColor(0xb4, 0xb9, 0xc0);
        theme.edge = QColor(0x4b, 0x52, 0x5b);
        theme.text = QColor(0x00, 0x00, 0x00);
        theme.secondary = QColor(0x1f, 0x23, 0x28);
        theme.accent = QColor(0x00, 0x3f, 0xb3);
        theme.draw = QColor(0x00, 0x53, 0x7f);
        theme.clear = QColor(0x7a, 0x48, 0x00);
        theme.copy = QColor(0x8a, 0x2d, 0x63);
        theme.fail = QColor(0xa3, 0x38, 0x00);
        return theme;
    }
    theme.window = QColor(0xf6, 0xf7, 0xf8);
    theme.panel = QColor(0xff, 0xff, 0xff);
    theme.line = theme.edge = QColor(0xd9, 0xdd, 0xe2);
    theme.text = QColor(0x1c, 0x1f, 0x23);
    theme.secondary = QColor(0x5b, 0x64, 0x70);
    theme.accent = QColor(0x1f, 0x6f, 0xeb);
    return theme;
}

Theme Theme::current()
{
    const bool isHigh = QCoreApplication::instance()->property(kHighContrast).toBool();
    const Contrast contrast = isHigh ? Contrast::High : Contrast::Usual;
    return looksDark(QApplication::palette()) ? dark(contrast) : light(contrast);
}

QColor Theme::checker(bool odd) const
{
    if (isDark)
        return odd ? QColor(0x3a, 0x3e, 0x45) : QColor(0x2c, 0x2f, 0x35);
    return odd ? QColor(0xe2, 0xe5, 0xe9) : QColor(0xff, 0xff, 0xff);
}

QColor Theme::selection() const
{
    constexpr int kAccentPercent = 24;
    return mixed(accent, panel, kAccentPercent);
}

QColor Theme::link() const
{
    constexpr int kAccentPercent = 70;
    return mixed(accent, text, kAccentPercent);
}

QColor Theme::changed() const
{
    if (isDark)
        return QColor(0xf0, 0xe4, 0x42);
    return isHighContrast() ? QColor(0x6b, 0x44, 0x00) : QColor(0x8a, 0x5a, 0x00);
}

// Marks keep 3:1 on the panel: orange and blue are darker in the light theme.
QColor Theme::busy() const
{
    return isDark || isHighContrast() ? draw : QColor(0x00, 0x72, 0xb2);
}

QColor Theme::stalled() const
{
    return isDark || isHighContrast() ? clear : QColor(0xc2, 0x7c, 0x00);
}

QColor Theme::done() const
{
    if (isHighContrast())
        return isDark ? QColor(0x2f, 0xd6, 0xa8) : QColor(0x00, 0x61, 0x4a);
    return isDark ? QColor(0x00, 0x9e, 0x73) : QColor(0x00, 0x8a, 0x64);
}

QColor Theme::waiting() const
{
    return isDark || isHighContrast() ? copy : QColor(0xb8, 0x5a, 0x90);
}

QPalette Theme::palette() const
{
    QPalette palette;
    // Quieter than what is at hand, whatever the contrast.
    const QColor disabled = isDark ? QColor(0x6b, 0x72, 0x7c) : QColor(0x9a, 0xa1, 0xab);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, panel);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Button, panel);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, fail);
    palette.setColor(QPalette::ToolTipBase, panel);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, secondary);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, isDark ? QColor(0x0b, 0x0d, 0x10) : QColor(Qt::white));
    palette.setColor(QPalette::Link, link());
    palette.setColor(QPalette::Light, line);
    palette.setColor(QPalette::Midlight, line);
    palette.setColor(QPalette::Mid, line);
    palette.setColor(QPalette::Dark, isDark ? window : line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

QString Theme::styleSheet(Density density) const
{
    const QColor hover = isDark ? QColor(0x2a, 0x2e, 0x34) : QColor(0xec, 0xef, 0xf2);
    const QColor disabled = palette().color(QPalette::Disabled, QPalette::Text);
    QString sheet = QString::fromLatin1(kStyleSheet);
    const std::pair<const char*, QColor> names[] = {
        {"@window", window}, {"@panel", panel},         {"@line", line},        {"@edge", edge},
        {"@text", text},     {"@secondary", secondary}, {"@accent", accent},    {"@selection", selection()},
        {"@hover", hover},   {"@fail", fail},           {"@disabled", disabled}};
    for (const auto& [name, color] : names)
        sheet.replace(QLatin1String(name), color.name());
    struct Size {
        const char* name; ///< none is the beginning of one behind it
        int compact;
        int most; ///< of the text that it goes with
    };
    constexpr int kAny = 1000;
    constexpr Size kSizes[] = {{"@control", 26, kAny},
                               {"@box", 24, kAny},
                               {"@row", 22, kAny},
                               {"@heading", 22, kAny},
                               {"@indicator", 12, kAny},
                               {"@icon", 16, kAny},
                               {"@barcontrol", 26, kMostOfBars},
                               {"@baricon", 16, kMostOfBars},
                               {"@bartext", 13, kMostOfBars},
                               {"@bar", 14, kAny}};
    const int letters = textPixels(density);
    if (letters > kMostOfBars)
        sheet += QLatin1String(kBars);
    for (const Size& size : kSizes)
        sheet.replace(
            QLatin1String(size.name),
            QStringLiteral("%1px").arg(qRound(size.compact * std::min(letters, size.most) / double(kTextPixels))));
    if (isMotionReduced())
        sheet += QStringLiteral("* { widget-animation-duration: 0; }");
    return sheet;
}

double scale()
{
    const int text = QApplication::font().pixelSize(); // none: nobody has dressed the application
    return text > 0 ? text / double(kTextPixels) : 1.0;
}

int scaled(int pixels)
{
    return qRound(scaled(double(pixels)));
}

double scaled(double pixels)
{
    return pixels * scale();
}

QFont monospaceFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const int text = QApplication::font().pixelSize(); // none: nobody has dressed the application
    font.setPixelSize((text > 0 ? text : kTextPixels) - 1);
    return font;
}

void applyTheme(QApplication& application, Appearance appearance, const QPalette& desktop, Density density,
                Contrast contrast)
{
    const bool isDark = appearance == Appearance::Dark || (appearance == Appearance::Desktop && looksDark(desktop));
    const Theme theme = isDark ? Theme::dark(contrast) : Theme::light(contrast);
    application.setProperty(kHighContrast, theme.isHighContrast());
    // Each of these goes through all widgets.
    if (!application.property(kDressed).toBool())
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); // the application owns it
    application.setProperty(kDressed, true);
    QApplication::setPalette(theme.palette());
    QFont font = QApplication::font();
    const int pixels = textPixels(density);
    if (font.pixelSize() != pixels) {
        font.setPixelSize(pixels);
        QApplication::setFont(font);
    }
    application.setStyleSheet(theme.styleSheet(density));
}

bool isMotionReduced()
{
    return QCoreApplication::instance()->property(kReducedMotion).toBool();
}

void setMotionReduced(QApplication& application, bool reduced)
{
    application.setProperty(kReducedMotion, reduced);
}

} // namespace vitrine::views
