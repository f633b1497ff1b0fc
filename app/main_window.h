// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/banner.h"
#include "app/last_places.h"
#include "app/machine_files.h"
#include "app/place_text.h"
#include "app/recent_files.h"
#include "app/window_actions.h"
#include "core/session/resources/resource_usage.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>

class QDockWidget;
class QLabel;
class QSettings;
class QStackedWidget;

namespace vitrine::views {
class EventView;
class FramebufferView;
class Notes;
class Scrubber;
class StateView;
class Desk;
struct Link;
} // namespace vitrine::views

namespace vitrine::app {

class CallTexts;
class CommandPalette;
class Docks;
class ImportDialog;
class InspectorThread;
class KeyListDialog;
class KeyMap;
class Layouts;
class LookAheadButton;
class Navigator;
class Preferences;
class PreferencesDialog;
class NoteTaking;
class ProgressArea;
class RecordDialog;
class Salvaging;
class Session;
class StartPage;
class ToolBars;
class Tour;

/// The window: views around one position, which all of them follow (anchors/frame-debuggers.md D1). Passes wishes on to
/// the session and what comes back on to the views.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    struct Helpers {
        Session& session;
        CallTexts& texts;
        InspectorThread& inspector;
        QSettings& settings;
        Preferences& preferences;
    };
    explicit MainWindow(const Helpers& helpers);
    ~MainWindow() override;

    /// Without a place: where the capture was left the last time. What has to be imported first is offered for that.
    void open(const QString& path, Place place = {});
    void go(const Destination& destination);

    [[nodiscard]] WindowActions& actions() { return m_actions; }
    [[nodiscard]] views::Desk& desk() const { return *m_desk; }
    [[nodiscard]] Docks& docks() const { return *m_docks; }
    [[nodiscard]] Layouts& layouts() const { return *m_layouts; }
    [[nodiscard]] Navigator& navigator() const { return *m_navigator; }
    [[nodiscard]] KeyMap& keys() const { return *m_keys; }
    [[nodiscard]] views::EventView& events() const;
    [[nodiscard]] views::FramebufferView& framebuffer() const { return *m_framebuffer; }
    [[nodiscard]] views::StateView& state() const;
    [[nodiscard]] views::Scrubber& scrubber() const { return *m_scrubber; }
    [[nodiscard]] Banner& banner() const { return *m_banner; }

    /// Empty while none is open.
    [[nodiscard]] QString capturePath() const;
    /// A sentence above everything, until it is closed.
    void say(const QString& sentence);

signals:
    /// With a capture, unless the path is empty.
    void windowRequested(const QString& capture);
    void quitRequested();
    void pluginsRequested();
    /// Another capture is open, or none any more.
    void captureChanged();
    void closed();
    /// For the page of a dock, by its id; empty: for the window's own.
    void helpRequested(const QString& id);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeCentral();
    void makeDocks();
    void makeMenus();
    void makePalette();
    void makeStatusBar();
    void connectActions();
    void connectGoActions();
    void connectStrip();
    void connectSession();
    void connectViews();
    void connectStartPage();

    void follow(const views::Link& link);
    void askForFile();
    void askForFileForNewWindow();
    [[nodiscard]] QString chosenFile();
    void askForPlace();
    void showRecording();
    void showImport(const QString& path = {});
    void showKeys();
    void showTour();
    void showHelp();
    void showPreferences();
    void adoptActions();
    void adoptActionsOf(QDockWidget& dock);
    void adoptActionsOf(const QObject& owner, const WindowActions::Scope& scope);
    void adoptShowing(QDockWidget& dock);
    [[nodiscard]] int rankOf(QDockWidget& dock) const;
    void search();
    void goToWrite(core::WriteDirection direction);
    void showAbout();
    void closeCapture();
    void refreshRecent();
    void showWorkspace(bool shown);
    /// What is around the docks, as the layout wants it.
    void followLayout();

    void showCapture();
    void showState();
    void showBusy(bool busy);
    void showDamage(const QString& sentence);
    [[nodiscard]] QList<views::WayOut> waysOutOfDamage();
    void rememberPlace();
    /// Beside what the banner says already.
    void sayToo(const QString& sentence);

    Session& m_session;
    CallTexts& m_texts;
    InspectorThread& m_inspector;
    QSettings& m_settings;
    Preferences& m_preferences;
    MachineFiles m_machines;
    views::Notes* m_notes;
    views::Desk* m_desk;
    RecentFiles m_recent;
    LastPlaces m_lastPlaces;
    QTimer m_placeTimer; ///< places are written down when a while has passed in one
    WindowActions m_actions;
    Navigator* m_navigator;
    views::FramebufferView* m_framebuffer;
    views::Scrubber* m_scrubber;
    Banner* m_banner;
    Salvaging* m_salvaging;
    StartPage* m_startPage;
    ProgressArea* m_progress;
    RecordDialog* m_recording = nullptr; ///< made when first asked for, as are these
    ImportDialog* m_import = nullptr;
    KeyListDialog* m_keyList = nullptr;
    PreferencesDialog* m_preferencesDialog = nullptr;
    LookAheadButton* m_lookAhead;
    QStackedWidget* m_stack;
    Docks* m_docks = nullptr;
    Layouts* m_layouts = nullptr;
    ToolBars* m_toolBars = nullptr;
    CommandPalette* m_palette;
    Tour* m_tour = nullptr;
    KeyMap* m_keys = nullptr;
    std::unique_ptr<NoteTaking> m_noteTaking; ///< uses the notes until it goes
    QMenu* m_recentMenu = nullptr;
    QString m_asked;        ///< the file that was to be opened last
    QString m_damage;       ///< a sentence of what of the open capture is damaged; empty as far as nothing is known
    QString m_startProblem; ///< of the settings; stays until a capture has been seen with it
    QLabel* m_captureLabel = nullptr;
    QLabel* m_positionLabel = nullptr;
};

} // namespace vitrine::app
