// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_actions.h"

#include "views/theme/icons.h"

#include <QCoreApplication>
#include <QWidget>

#include <optional>

namespace vitrine::app {

namespace {

using views::Symbol;

enum class Needs : std::uint8_t { Nothing, Capture };

struct Row {
    ActionId id;
    MenuId menu;
    Needs needs;
    const char* name;
    const char* keys; // portable, the first one is shown
    const char* sentence;
    std::optional<Symbol> symbol;
};

#define TEXT(text) QT_TRANSLATE_NOOP("WindowActions", text)

const Row kRows[] = {
    {ActionId::NewWindow,
     MenuId::File,
     Needs::Nothing,
     TEXT("New window"),
     "Ctrl+N",
     TEXT("Opens one more window, for another capture."),
     {}},
    {ActionId::Open, MenuId::File, Needs::Nothing, TEXT("Open…"), "Ctrl+O", TEXT("Opens a capture."), Symbol::Open},
    {ActionId::OpenInNewWindow,
     MenuId::File,
     Needs::Nothing,
     TEXT("Open in a new window…"),
     "Ctrl+Shift+O",
     TEXT("Opens a capture beside the one that is open."),
     {}},
    {ActionId::Record, MenuId::File, Needs::Nothing, TEXT("Record a program…"), "Ctrl+R",
     TEXT("Runs a program on the model, or beside the system's driver, and records what it draws."), Symbol::Record},
    {ActionId::Close,
     MenuId::File,
     Needs::Capture,
     TEXT("Close capture"),
     "Ctrl+W",
     TEXT("Closes the capture and shows the start page."),
     {}},
    {ActionId::CloseWindow,
     MenuId::File,
     Needs::Nothing,
     TEXT("Close window"),
     "Ctrl+Shift+W",
     TEXT("Closes this window; the others stay."),
     {}},
    {ActionId::Quit,
     MenuId::File,
     Needs::Nothing,
     TEXT("Quit"),
     "Ctrl+Q",
     TEXT("Closes all windows; their captures open again at the next start."),
     {}},
    {ActionId::CopyValues, MenuId::Edit, Needs::Capture, TEXT("Copy values of the picked pixel"), "Ctrl+Shift+C",
     TEXT("Puts coordinates and exact values on the clipboard."), Symbol::Copy},
    {ActionId::ExportPng, MenuId::Edit, Needs::Capture, TEXT("Export PNG…"), "Ctrl+E",
     TEXT("Saves the buffer that is shown with its exact values."), Symbol::Save},
    {ActionId::FirstAction, MenuId::Go, Needs::Capture, TEXT("First draw"), "Home",
     TEXT("Goes to the first draw, clear or copy of the capture."), Symbol::FirstAction},
    {ActionId::PreviousFrame, MenuId::Go, Needs::Capture, TEXT("Previous frame"), "PgUp",
     TEXT("Goes back to the end of an earlier frame."), Symbol::PreviousFrame},
    {ActionId::PreviousAction, MenuId::Go, Needs::Capture, TEXT("Previous draw"), "Shift+F10; Ctrl+Left",
     TEXT("Goes back by one draw, clear or copy."), Symbol::PreviousAction},
    {ActionId::NextAction, MenuId::Go, Needs::Capture, TEXT("Next draw"), "F10; Ctrl+Right",
     TEXT("Executes one more draw, clear or copy."), Symbol::NextAction},
    {ActionId::NextFrame, MenuId::Go, Needs::Capture, TEXT("Next frame"), "PgDown",
     TEXT("Goes to the end of the next frame: what is presented then."), Symbol::NextFrame},
    {ActionId::LastAction, MenuId::Go, Needs::Capture, TEXT("Last draw"), "End",
     TEXT("Goes to the last draw, clear or copy of the capture."), Symbol::LastAction},
    {ActionId::NextCall, MenuId::Go, Needs::Capture, TEXT("Next call"), "F11", TEXT("Executes a single call."), {}},
    {ActionId::PreviousCall,
     MenuId::Go,
     Needs::Capture,
     TEXT("Previous call"),
     "Ctrl+F11",
     TEXT("Goes back by a single call."),
     {}},
    {ActionId::EndOfFrame,
     MenuId::Go,
     Needs::Capture,
     TEXT("End of this frame"),
     "Shift+F11",
     TEXT("Finishes the frame that the position is in."),
     {}},
    {ActionId::NextCycle,
     MenuId::Go,
     Needs::Capture,
     TEXT("Next cycle"),
     "Ctrl+Shift+Right",
     TEXT("Runs the machine for one more cycle, inside a draw."),
     {}},
    {ActionId::PreviousCycle,
     MenuId::Go,
     Needs::Capture,
     TEXT("Previous cycle"),
     "Ctrl+Shift+Left",
     TEXT("Goes back by one cycle, inside a draw."),
     {}},
    {ActionId::NextEvent,
     MenuId::Go,
     Needs::Capture,
     TEXT("Next event"),
     "Ctrl+Shift+Down",
     TEXT("Runs the machine to the next thing that one of its units does, inside a draw."),
     {}},
    {ActionId::PreviousEvent,
     MenuId::Go,
     Needs::Capture,
     TEXT("Previous event"),
     "Ctrl+Shift+Up",
     TEXT("Goes back to the thing that the machine did before, inside a draw."),
     {}},
    {ActionId::GoTo, MenuId::Go, Needs::Capture, TEXT("Go to…"), "Ctrl+G",
     TEXT("Goes to a draw, a call, a frame or a pixel by its number."), Symbol::GoTo},
    {ActionId::Cancel, MenuId::Go, Needs::Nothing, TEXT("Cancel"), "Esc",
     TEXT("Stops what is being worked on and stays at what is shown."), Symbol::Cancel},
    {ActionId::Filter,
     MenuId::View,
     Needs::Capture,
     TEXT("Filter events"),
     "Ctrl+F",
     TEXT("Puts the cursor into the filter of the events."),
     {}},
    {ActionId::AllCalls,
     MenuId::View,
     Needs::Capture,
     TEXT("Show all calls"),
     "Ctrl+Shift+A",
     TEXT("Also lists the calls that draw nothing."),
     {}},
    {ActionId::Color, MenuId::View, Needs::Capture, TEXT("Color buffer"), "Alt+1", TEXT("Shows the colors."), {}},
    {ActionId::Depth, MenuId::View, Needs::Capture, TEXT("Depth buffer"), "Alt+2", TEXT("Shows the depths."), {}},
    {ActionId::Stencil,
     MenuId::View,
     Needs::Capture,
     TEXT("Stencil buffer"),
     "Alt+3",
     TEXT("Shows the stencil values."),
     {}},
    {ActionId::ZoomIn, MenuId::View, Needs::Capture, TEXT("Zoom in"),
     "Ctrl++; Ctrl+=", TEXT("Doubles the size of a pixel; the wheel does it at the cursor."), Symbol::ZoomIn},
    {ActionId::ZoomOut, MenuId::View, Needs::Capture, TEXT("Zoom out"), "Ctrl+-", TEXT("Halves the size of a pixel."),
     Symbol::ZoomOut},
    {ActionId::Fit, MenuId::View, Needs::Capture, TEXT("Fit"), "F", TEXT("Makes the whole picture visible."),
     Symbol::Fit},
    {ActionId::OneToOne,
     MenuId::View,
     Needs::Capture,
     TEXT("One to one"),
     "1",
     TEXT("Shows each pixel as one pixel of the screen."),
     {}},
    {ActionId::Keys, MenuId::Help, Needs::Nothing, TEXT("Keys"), "F1; Ctrl+K", TEXT("Lists everything that has a key."),
     Symbol::Help},
    {ActionId::About, MenuId::Help, Needs::Nothing, TEXT("About Vitrine"), "", TEXT("Version and licence."), {}},
};

#undef TEXT

QString translated(const char* text)
{
    return QCoreApplication::translate("WindowActions", text);
}

QAction* makeAction(const Row& row, QWidget& window)
{
    auto* action = new QAction(translated(row.name), &window);
    const auto keys = QKeySequence::listFromString(QString::fromLatin1(row.keys), QKeySequence::PortableText);
    action->setShortcuts(keys);
    if (row.symbol)
        action->setIcon(views::symbolIcon(*row.symbol));
    action->setProperty("needsCapture", row.needs == Needs::Capture);
    const QString shown =
        keys.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(keys.first().toString(QKeySequence::NativeText));
    action->setToolTip(QStringLiteral("<b>%1</b>%2<br>%3")
                           .arg(action->text().remove(QLatin1Char('&')), shown, translated(row.sentence)));
    action->setStatusTip(translated(row.sentence));
    window.addAction(action);
    return action;
}

} // namespace

WindowActions::WindowActions(QWidget& window)
{
    for (const Row& row : kRows)
        m_actions.emplace(row.id, makeAction(row, window));
    setCaptureOpen(false);
}

QList<QAction*> WindowActions::inMenu(MenuId menu) const
{
    QList<QAction*> actions;
    for (const Row& row : kRows)
        if (row.menu == menu)
            actions << m_actions.at(row.id);
    return actions;
}

void WindowActions::setCaptureOpen(bool open)
{
    for (const auto& [id, action] : m_actions)
        if (action->property("needsCapture").toBool())
            action->setEnabled(open);
}

} // namespace vitrine::app
