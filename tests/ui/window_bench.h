// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/application.h"
#include "app/banner.h"
#include "app/help/help_window.h"
#include "tests/harness/child.h"
#include "tests/harness/window_patience.h"
#include "tests/ui/test_capture.h"
#include "views/base/desk.h"
#include "views/docks/events/event_model.h"
#include "views/docks/events/event_view.h"
#include "views/framebuffer/framebuffer_view.h"
#include "views/framebuffer/picture_canvas.h"

#include <QColor>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace vitrine::test {

// What the captures of test_capture.h are cleared to, and what their halves are drawn in.
inline const QColor kBlue(0, 0, 255), kRed(255, 0, 0), kGreen(0, 255, 0);

/// A real window with settings of its own, started as the command line would.
class WindowBench {
public:
    WindowBench()
    {
        qputenv("XDG_CACHE_HOME", folder.filePath("cache").toLocal8Bit());
        restart();
    }

    /// Leaves and starts again with the same settings.
    void restart()
    {
        application.reset();
        application = std::make_unique<app::Application>(folder.filePath("settings.ini"));
    }
    /// Starts with arguments and waits for the first picture, if there is a capture among them.
    bool start(QStringList arguments = {})
    {
        arguments.prepend("vitrine");
        const auto commandLine = app::parseCommandLine(arguments);
        if (!commandLine)
            return false;
        application->start(*commandLine);
        if (!test::waitForExposed(&window()))
            return false;
        window().activateWindow();
        if (!test::waitForActive(&window())) // keys pressed before are nobody's
            return false;
        return commandLine->captures.isEmpty() || settle();
    }
    /// Until everything asked for is shown.
    bool settle()
    {
        return test::waitFor([this] { return !session().busy() && (session().state() || !session().capture()); });
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window(), static_cast<Qt::Key>(key), modifiers);
    }

    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] app::MainWindow& window() const { return application->window(); }
    [[nodiscard]] app::Session& session() const { return application->session(); }
    [[nodiscard]] views::PictureCanvas& canvas() const { return window().framebuffer().canvas(); }
    /// Nothing that the docks have asked for is worked on any more.
    [[nodiscard]] bool isAnswered() const
    {
        return dynamic_cast<app::InspectorThread&>(window().desk().inspector()).isIdle();
    }
    /// The id of the page of the help that is chosen in its list.
    [[nodiscard]] QString helpPage() const
    {
        const auto& pages = child<QListWidget>(*application->help(), "helpPages");
        return pages.currentItem()->data(Qt::UserRole).toString();
    }
    [[nodiscard]] QString place() const { return child<QLabel>(window(), "positionLabel").text(); }
    /// Red, green, blue of a shown pixel, from the top left.
    [[nodiscard]] QColor color(int x, int y) const
    {
        const auto& picture = *session().state()->pictures[0];
        const std::uint8_t* pixel =
            picture.rgba.data() + 4 * (picture.width * static_cast<unsigned>(y) + static_cast<unsigned>(x));
        return {pixel[0], pixel[1], pixel[2]};
    }
    [[nodiscard]] QColor leftHalf() const { return color(2, 3); }
    [[nodiscard]] QColor rightHalf() const { return color(13, 3); }

    QTemporaryDir folder;
    std::unique_ptr<app::Application> application;
};

} // namespace vitrine::test
