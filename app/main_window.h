// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/last_places.h"
#include "app/place_text.h"
#include "app/recent_files.h"
#include "app/window_actions.h"

#include <QMainWindow>
#include <QTimer>

class QDockWidget;
class QLabel;
class QSettings;
class QStackedWidget;
class QToolBar;
class QToolButton;

namespace vitrine::views {
class EventView;
class FramebufferView;
class LogView;
class Scrubber;
class StateView;
} // namespace vitrine::views

namespace vitrine::app {

class Banner;
class CallTexts;
class LookAheadButton;
class ProgressArea;
class RecordDialog;
class Session;
class StartPage;

/// The window: views around one position, which all of them follow (anchors/frame-debuggers.md D1). Passes wishes on to
/// the session and what comes back on to the views.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Session& session, CallTexts& texts, QSettings& settings);
    ~MainWindow() override;

    /// Without a place: where the capture was left the last time.
    void open(const QString& path, Place place = {});
    void go(const Destination& destination);

    [[nodiscard]] WindowActions& actions() { return m_actions; }
    [[nodiscard]] views::EventView& events() const { return *m_events; }
    [[nodiscard]] views::FramebufferView& framebuffer() const { return *m_framebuffer; }
    [[nodiscard]] views::StateView& state() const { return *m_state; }
    [[nodiscard]] views::LogView& log() const { return *m_log; }
    [[nodiscard]] views::Scrubber& scrubber() const { return *m_scrubber; }
    [[nodiscard]] Banner& banner() const { return *m_banner; }
    [[nodiscard]] StartPage& startPage() const { return *m_startPage; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeCentral();
    void makeDocks();
    void makeToolBars();
    void makeMenus();
    void makeStatusBar();
    QDockWidget* makeDock(const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area);
    void connectActions();
    void connectGoActions();
    void connectSession();
    void connectViews();

    void askForFile();
    void askForPlace();
    void showRecording();
    void showKeys();
    void showAbout();
    void closeCapture();
    void refreshRecent();
    void showWorkspace(bool shown);

    void showCapture();
    void showState();
    void showBusy(bool busy);
    void rememberPlace();
    void say(const QString& sentence);

    Session& m_session;
    CallTexts& m_texts;
    QSettings& m_settings;
    RecentFiles m_recent;
    LastPlaces m_lastPlaces;
    QTimer m_placeTimer; ///< places are written down when a while has passed in one
    WindowActions m_actions;
    views::EventView* m_events;
    views::FramebufferView* m_framebuffer;
    views::StateView* m_state;
    views::LogView* m_log;
    views::Scrubber* m_scrubber;
    Banner* m_banner;
    StartPage* m_startPage;
    ProgressArea* m_progress;
    RecordDialog* m_recording = nullptr; ///< made when first asked for
    LookAheadButton* m_lookAhead;
    QStackedWidget* m_stack;
    QList<QDockWidget*> m_docks;
    QToolBar* m_toolBar = nullptr;
    QToolBar* m_scrubberBar = nullptr;
    QMenu* m_recentMenu = nullptr;
    QToolButton* m_placeButton = nullptr;
    QLabel* m_captureLabel = nullptr;
    QLabel* m_positionLabel = nullptr;
    QByteArray m_workspace; ///< of docks, while the start page hides them
};

} // namespace vitrine::app
