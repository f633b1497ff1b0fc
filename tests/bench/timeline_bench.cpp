// SPDX-License-Identifier: Apache-2.0
// timeline_bench CAPTURE: the first frame of a capture on the timeline (RUN-08), in the real window on an X screen
// (tests/ui/on_screen): seconds to record it, milliseconds of wall time from the recording to the picture, and from a
// key that pans or zooms to the painted picture; most memory in MiB. One line of JSON.
#include "app/application.h"
#include "app/docks/docks.h"
#include "tests/bench/painted.h"
#include "views/base/desk.h"
#include "views/docks/timeline/frame_view.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/recordings.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

#include <random>

namespace {

using namespace vitrine;
using bench::milliseconds;
using bench::Painted;
using bench::print;
using bench::wait;

double press(views::TrackTimeline& timeline, Qt::Key key)
{
    Painted painted(*timeline.viewport());
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(&timeline, key);
    wait([&painted] { return painted.count > 0; });
    return milliseconds(timer);
}

} // namespace

int main(int argc, char** argv)
{
    constexpr int kKeys = 200;
    if (argc != 2) {
        std::fputs("usage: timeline_bench CAPTURE\n", stderr);
        return 2;
    }
    QApplication qt(argc, argv);
    views::applyTheme(qt, views::Appearance::Dark, QApplication::palette());
    const QTemporaryDir folder;
    app::Application application(folder.filePath(QStringLiteral("settings.ini")));
    app::CommandLine commandLine;
    commandLine.captures << QString::fromLocal8Bit(argv[1]);
    commandLine.place = {app::Place::Kind::Draw, 0};
    application.start(commandLine);
    application.window().resize(1920, 1080);
    wait([&] { return !application.session().busy() && application.session().state(); });

    app::Docks& docks = application.window().docks();
    views::Desk& desk = application.window().desk();
    auto& recordings = views::Recordings::of(desk);
    auto& view = dynamic_cast<views::FrameView&>(*docks.view("timeline"));
    desk.setInFrame(true);
    QElapsedTimer timer;
    timer.start();
    docks.raise(*docks.dock("timeline"));
    wait([&] { return recordings.recording() && recordings.isInFrame(); });
    const double seconds = milliseconds(timer) * 1e-3;

    view.hide();
    desk.setInFrame(false);
    QCoreApplication::processEvents();
    desk.setInFrame(true); // the recording is kept
    Painted opened(*view.timeline().viewport());
    timer.start();
    view.show();
    wait([&opened] { return opened.count > 0; });
    const double open = milliseconds(timer);

    std::mt19937 random(1);
    constexpr Qt::Key kWay[] = {Qt::Key_W, Qt::Key_D, Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_W, Qt::Key_S};
    view.timeline().setFocus();
    press(view.timeline(), Qt::Key_W); // away from all, where nothing moves
    std::vector<double> moves;
    while (moves.size() < kKeys) {
        const views::CycleWindow& window = recordings.window();
        const auto before = std::pair(window.first(), window.end());
        const Qt::Key key = kWay[random() % std::size(kWay)];
        if (key == Qt::Key_S && window.span() * 2 >= window.total())
            continue;
        if ((key == Qt::Key_A && before.first == 0) || (key == Qt::Key_D && before.second == window.total()))
            continue;
        if (key == Qt::Key_W && window.span() <= views::CycleWindow::kNarrowest)
            continue;
        moves.push_back(press(view.timeline(), key));
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("{\"cycles\": %llu, \"record\": %.1f, ",
                static_cast<unsigned long long>(recordings.recording()->length()), seconds);
    print("open", {open});
    print("move", moves);
    std::printf("\"memory\": %ld}\n", usage.ru_maxrss / 1024);
    std::fflush(stdout);
    return 0;
}
