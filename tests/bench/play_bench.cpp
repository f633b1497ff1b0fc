// SPDX-License-Identifier: Apache-2.0
// play_bench CAPTURE DRAW: Play in the schematic of the real window at 1920×1080 on an X screen (tests/ui/on_screen):
// milliseconds to paint the schematic while single things move, and while flows are drawn; and from one shown frame to
// the next, wall time. One line of JSON.
#include "app/application.h"
#include "app/docks/docks.h"
#include "tests/bench/painted.h"
#include "views/base/desk.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/diagram/diagram_view.h"
#include "views/play/machine_player.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

namespace {

using namespace vitrine;
using bench::milliseconds;
using bench::print;
using bench::wait;

struct Played {
    std::vector<double> paints;
    std::vector<double> frames; ///< from one to the next
};

/// So many frames at a speed.
Played play(app::Application& application, views::MachinePlayer& player, views::DiagramCanvas& canvas, double speed,
            std::size_t frames)
{
    Played played;
    QElapsedTimer between;
    const auto count = QObject::connect(&player, &views::MachinePlayer::framed, &canvas, [&] {
        if (!player.frame())
            return;
        if (between.isValid())
            played.frames.push_back(milliseconds(between));
        between.start();
        QElapsedTimer timer;
        timer.start();
        canvas.repaint();
        played.paints.push_back(milliseconds(timer));
    });
    player.setSpeed(speed);
    player.play(views::Direction::Forward);
    wait([&] { return played.frames.size() >= frames || !player.isPlaying(); });
    player.pause();
    wait([&] { return !application.session().busy(); }); // the window has come after it
    QObject::disconnect(count);
    return played;
}

} // namespace

int main(int argc, char** argv)
{
    constexpr std::size_t kFrames = 200;
    if (argc != 3) {
        std::fputs("usage: play_bench CAPTURE DRAW\n", stderr);
        return 2;
    }
    QApplication qt(argc, argv);
    views::applyTheme(qt, views::Appearance::Dark, QApplication::palette());
    const QTemporaryDir folder;
    app::Application application(folder.filePath(QStringLiteral("settings.ini")));
    app::CommandLine commandLine;
    commandLine.captures << QString::fromLocal8Bit(argv[1]);
    commandLine.place = {app::Place::Kind::Draw, QByteArray(argv[2]).toULongLong()};
    application.start(commandLine);
    application.window().resize(1920, 1080);
    wait([&] { return !application.session().busy() && application.session().state(); });

    app::Docks& docks = application.window().docks();
    auto& view = dynamic_cast<views::DiagramView&>(*docks.view("diagram"));
    docks.raise(*docks.dock("diagram"));
    docks.dock("diagram")->setFloating(true);
    docks.dock("diagram")->resize(1920, 1080);
    auto& player = views::MachinePlayer::of(application.window().desk());
    auto& canvas = *view.findChild<views::DiagramCanvas*>();
    wait([&] { return canvas.content().recording && canvas.isVisible(); });

    std::printf("{\"width\": %d, \"height\": %d, ", canvas.width(), canvas.height());
    Played tokens = play(application, player, canvas, 4, kFrames);
    print("tokens", tokens.paints);
    Played slow = play(application, player, canvas, 60, kFrames);
    print("at60", slow.frames);
    Played fast = play(application, player, canvas, 10'000, kFrames);
    print("flows", fast.paints);
    print("frames", fast.frames);
    std::printf("\"shown\": %zu}\n", tokens.paints.size() + slow.paints.size() + fast.paints.size());
    std::fflush(stdout);
    return 0;
}
