// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_action_table.h"

#include <QtGlobal>

namespace vitrine::app {

namespace {

using views::Symbol;
using Needs = ActionRow::Needs;

constexpr std::optional<Symbol> kNone;

#define TEXT(text) QT_TRANSLATE_NOOP("WindowActions", text)

const ActionRow kRows[] = {
    {ActionId::NewWindow, "new-window", MenuId::File, Needs::Nothing, TEXT("New window"), "Ctrl+N",
     TEXT("Opens one more window, for another capture."), kNone},
    {ActionId::Open, "open", MenuId::File, Needs::Nothing, TEXT("Open…"), "Ctrl+O", TEXT("Opens a capture."),
     Symbol::Open},
    {ActionId::OpenInNewWindow, "open-in-new-window", MenuId::File, Needs::Nothing, TEXT("Open in a new window…"),
     "Ctrl+Shift+O", TEXT("Opens a capture beside the one that is open."), kNone},
    {ActionId::Record, "record", MenuId::File, Needs::Nothing, TEXT("Record a program…"), "Ctrl+R",
     TEXT("Runs a program on the model, or beside the system's driver, and records what it draws."), Symbol::Record},
    {ActionId::Close, "close", MenuId::File, Needs::Capture, TEXT("Close capture"), "Ctrl+W",
     TEXT("Closes the capture and shows the start page."), kNone},
    {ActionId::CloseWindow, "close-window", MenuId::File, Needs::Nothing, TEXT("Close window"), "Ctrl+Shift+W",
     TEXT("Closes this window; the others stay."), kNone},
    {ActionId::Quit, "quit", MenuId::File, Needs::Nothing, TEXT("Quit"), "Ctrl+Q",
     TEXT("Closes all windows; their captures open again at the next start."), kNone},
    {ActionId::CopyValues, "copy-values", MenuId::Edit, Needs::Capture, TEXT("Copy values of the picked pixel"),
     "Ctrl+Shift+C", TEXT("Puts coordinates and exact values on the clipboard."), Symbol::Copy},
    {ActionId::ExportPng, "export-png", MenuId::Edit, Needs::Capture, TEXT("Export PNG…"), "Ctrl+E",
     TEXT("Saves the buffer that is shown with its exact values."), Symbol::Save},
    {ActionId::Preferences, "preferences", MenuId::Edit, Needs::Nothing, TEXT("Preferences…"), "Ctrl+,",
     TEXT("Theme, size of the text, motion, and keys."), kNone},
    {ActionId::FirstAction, "first-action", MenuId::Go, Needs::Capture, TEXT("First draw"), "Home",
     TEXT("Goes to the first draw, clear or copy of the capture."), Symbol::FirstAction},
    {ActionId::PreviousFrame, "previous-frame", MenuId::Go, Needs::Capture, TEXT("Previous frame"), "PgUp",
     TEXT("Goes back to the end of an earlier frame."), Symbol::PreviousFrame},
    {ActionId::PreviousAction, "previous-action", MenuId::Go, Needs::Capture, TEXT("Previous draw"),
     "Shift+F10; Ctrl+Left", TEXT("Goes back by one draw, clear or copy."), Symbol::PreviousAction},
    {ActionId::NextAction, "next-action", MenuId::Go, Needs::Capture, TEXT("Next draw"), "F10; Ctrl+Right",
     TEXT("Executes one more draw, clear or copy."), Symbol::NextAction},
    {ActionId::NextFrame, "next-frame", MenuId::Go, Needs::Capture, TEXT("Next frame"), "PgDown",
     TEXT("Goes to the end of the next frame: what is presented then."), Symbol::NextFrame},
    {ActionId::LastAction, "last-action", MenuId::Go, Needs::Capture, TEXT("Last draw"), "End",
     TEXT("Goes to the last draw, clear or copy of the capture."), Symbol::LastAction},
    {ActionId::NextCall, "next-call", MenuId::Go, Needs::Capture, TEXT("Next call"), "F11",
     TEXT("Executes a single call."), kNone},
    {ActionId::PreviousCall, "previous-call", MenuId::Go, Needs::Capture, TEXT("Previous call"), "Ctrl+F11",
     TEXT("Goes back by a single call."), kNone},
    {ActionId::EndOfFrame, "end-of-frame", MenuId::Go, Needs::Capture, TEXT("End of this frame"), "Shift+F11",
     TEXT("Finishes the frame that the position is in."), kNone},
    {ActionId::NextCycle, "next-cycle", MenuId::Go, Needs::Capture, TEXT("Next cycle"), "Ctrl+Shift+Right",
     TEXT("Runs the machine for one more cycle, inside a draw."), Symbol::NextCycle},
    {ActionId::PreviousCycle, "previous-cycle", MenuId::Go, Needs::Capture, TEXT("Previous cycle"), "Ctrl+Shift+Left",
     TEXT("Goes back by one cycle, inside a draw."), Symbol::PreviousCycle},
    {ActionId::NextEvent, "next-event", MenuId::Go, Needs::Capture, TEXT("Next event"), "Ctrl+Shift+Down",
     TEXT("Runs the machine to the next thing that one of its units does, inside a draw."), kNone},
    {ActionId::PreviousEvent, "previous-event", MenuId::Go, Needs::Capture, TEXT("Previous event"), "Ctrl+Shift+Up",
     TEXT("Goes back to the thing that the machine did before, inside a draw."), kNone},
    {ActionId::Back, "back", MenuId::Go, Needs::Nothing, TEXT("Back"), "Alt+Left",
     TEXT("Goes back to the place before the last jump, and to what was selected there."), Symbol::Back},
    {ActionId::Forward, "forward", MenuId::Go, Needs::Nothing, TEXT("Forward"), "Alt+Right", TEXT("Undoes going back."),
     Symbol::Forward},
    {ActionId::GoTo, "go-to", MenuId::Go, Needs::Capture, TEXT("Go to…"), "Ctrl+G",
     TEXT("Goes to a draw, a call, a frame or a pixel by its number."), Symbol::GoTo},
    {ActionId::Cancel, "cancel", MenuId::Go, Needs::Nothing, TEXT("Cancel"), "Esc",
     TEXT("Stops what is being worked on and stays at what is shown."), Symbol::Cancel},
    {ActionId::Filter, "filter", MenuId::View, Needs::Capture, TEXT("Filter events"), "Ctrl+F",
     TEXT("Puts the cursor into the filter of the events."), kNone},
    {ActionId::AllCalls, "all-calls", MenuId::View, Needs::Capture, TEXT("Show all calls"), "Ctrl+Shift+A",
     TEXT("Also lists the calls that draw nothing."), kNone},
    {ActionId::Color, "color", MenuId::View, Needs::Capture, TEXT("Color buffer"), "Alt+1", TEXT("Shows the colors."),
     kNone},
    {ActionId::Depth, "depth", MenuId::View, Needs::Capture, TEXT("Depth buffer"), "Alt+2", TEXT("Shows the depths."),
     kNone},
    {ActionId::Stencil, "stencil", MenuId::View, Needs::Capture, TEXT("Stencil buffer"), "Alt+3",
     TEXT("Shows the stencil values."), kNone},
    {ActionId::ZoomIn, "zoom-in", MenuId::View, Needs::Capture, TEXT("Zoom in"),
     "Ctrl++; Ctrl+=", TEXT("Doubles the size of a pixel; the wheel does it at the cursor."), Symbol::ZoomIn},
    {ActionId::ZoomOut, "zoom-out", MenuId::View, Needs::Capture, TEXT("Zoom out"), "Ctrl+-",
     TEXT("Halves the size of a pixel."), Symbol::ZoomOut},
    {ActionId::Fit, "fit", MenuId::View, Needs::Capture, TEXT("Fit"), "F", TEXT("Makes the whole picture visible."),
     Symbol::Fit},
    {ActionId::OneToOne, "one-to-one", MenuId::View, Needs::Capture, TEXT("One to one"), "1",
     TEXT("Shows each pixel as one pixel of the screen."), kNone},
    {ActionId::ThemeDesktop, "theme-desktop", MenuId::Theme, Needs::Nothing, TEXT("Theme of the desktop"), "",
     TEXT("Dark or light as the desktop is, also when that changes."), kNone},
    {ActionId::ThemeDark, "theme-dark", MenuId::Theme, Needs::Nothing, TEXT("Dark theme"), "",
     TEXT("Light text on dark ground."), kNone},
    {ActionId::ThemeLight, "theme-light", MenuId::Theme, Needs::Nothing, TEXT("Light theme"), "",
     TEXT("Dark text on light ground."), kNone},
    {ActionId::LargeType, "large-type", MenuId::Theme, Needs::Nothing, TEXT("Large type"), "",
     TEXT("Larger text and controls, for a projector."), kNone},
    {ActionId::SaveLayout, "save-layout", MenuId::Layout, Needs::Capture, TEXT("Save layout as…"), "",
     TEXT("Keeps the arrangement of the docks under a name."), kNone},
    {ActionId::RenameLayout, "rename-layout", MenuId::Layout, Needs::Nothing, TEXT("Rename layout…"), "",
     TEXT("Gives the layout that is shown another name."), kNone},
    {ActionId::RemoveLayout, "remove-layout", MenuId::Layout, Needs::Nothing, TEXT("Delete layout"), "",
     TEXT("Forgets the layout that is shown."), kNone},
    {ActionId::ResetLayout, "reset-layout", MenuId::Layout, Needs::Capture, TEXT("Reset this layout"), "",
     TEXT("Puts every dock of this layout where it was originally."), kNone},
    {ActionId::ResetLayouts, "reset-layouts", MenuId::Layout, Needs::Capture, TEXT("Reset all layouts"), "",
     TEXT("Puts every layout back to its original; those with names of yours stay."), kNone},
    {ActionId::Palette, "palette", MenuId::Help, Needs::Nothing, TEXT("Find anything…"), "Ctrl+K",
     TEXT("Runs an action, opens a dock, a layout or a capture, or goes to a place, by a few letters."),
     Symbol::Search},
    {ActionId::HelpPage, "help-page", MenuId::Help, Needs::Nothing, TEXT("Help"), "F1",
     TEXT("Tells about what has the keyboard."), Symbol::Help},
    {ActionId::Keys, "keys", MenuId::Help, Needs::Nothing, TEXT("Keys…"), "Shift+F1",
     TEXT("Lists everything that has a key, and changes keys."), kNone},
    {ActionId::About, "about", MenuId::Help, Needs::Nothing, TEXT("About Vitrine"), "", TEXT("Version and licence."),
     kNone},
};

#undef TEXT

} // namespace

std::span<const ActionRow> actionTable()
{
    return kRows;
}

} // namespace vitrine::app
