// SPDX-License-Identifier: Apache-2.0
// window_bench CAPTURE: how long the real window takes from a key to the painted frame, and from a pixel to why it is
// as it is, in milliseconds of wall time, with every dock that is shown at first. On an X screen (tests/ui/on_screen).
// One line of JSON.
#include "app/application.h"
#include "app/docks/docks.h"
#include "tests/bench/painted.h"
#include "views/docks/history/history_view.h"
#include "views/framebuffer/framebuffer_view.h"
#include "views/framebuffer/picture_canvas.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <random>
#include <vector>

namespace {

using namespace vitrine;
using bench::Painted;
using bench::print;

class Bench {
public:
    Bench(const QString& capture, const QString& settings) : m_application(settings)
    {
        app::CommandLine commandLine;
        commandLine.captures << capture;
        m_application.start(commandLine);
        wait([this] { return !session().busy() && session().state(); });
    }

    /// From the key to the frame of the state that answers it.
    double press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        Painted painted(m_application.window().framebuffer());
        bool isAnswered = false;
        const auto connection = QObject::connect(&session(), &app::Session::stateChanged, &painted, [&] {
            isAnswered = true;
            painted.count = 0; // What is painted from here on shows the new state.
        });
        QElapsedTimer timer;
        timer.start();
        QTest::keyClick(&m_application.window(), key, modifiers);
        wait([&] { return isAnswered && !session().busy() && painted.count > 0; });
        QObject::disconnect(connection);
        return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    }
    /// From a selected pixel to its history, in the dock.
    double why(const views::PixelLink& pixel)
    {
        auto& dock = dynamic_cast<views::HistoryView&>(*m_application.window().docks().view("history"));
        bool isAnswered = false;
        const auto connection =
            QObject::connect(&dock, &views::HistoryView::answered, &session(), [&] { isAnswered = true; });
        QElapsedTimer timer;
        timer.start();
        m_application.window().desk().select(pixel);
        wait([&] { return isAnswered; });
        QObject::disconnect(connection);
        return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    }
    void showHistory()
    {
        app::Docks& docks = m_application.window().docks();
        docks.raise(*docks.dock("history"));
    }
    void go(std::uint64_t draw)
    {
        session().go({app::Place::Kind::Draw, draw});
        wait([this] { return !session().busy(); });
    }
    app::Session& session() { return m_application.session(); }

private:
    template <typename Condition>
    static void wait(const Condition& condition)
    {
        while (!condition())
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }

    app::Application m_application;
};

} // namespace

int main(int argc, char** argv)
{
    constexpr int kPlaces = 20;
    constexpr int kSteps = 10; // at each, both ways
    if (argc != 2) {
        std::fputs("usage: window_bench CAPTURE\n", stderr);
        return 2;
    }
    QApplication qt(argc, argv);
    views::applyTheme(qt, views::Appearance::Dark, QApplication::palette());
    const QTemporaryDir folder;
    Bench bench(QString::fromLocal8Bit(argv[1]), folder.filePath(QStringLiteral("settings.ini")));
    const std::uint64_t draws = bench.session().capture()->summary.counts.draws;
    std::mt19937 random(1);
    std::vector<double> forward, back, jumps;
    for (int place = 0; place < kPlaces; ++place) {
        bench.go(kSteps + random() % (draws - 2 * kSteps));
        for (int i = 0; i < kSteps; ++i)
            forward.push_back(bench.press(Qt::Key_F10, Qt::NoModifier));
        for (int i = 0; i < kSteps; ++i)
            back.push_back(bench.press(Qt::Key_F10, Qt::ShiftModifier));
        jumps.push_back(bench.press(place % 2 ? Qt::Key_Home : Qt::Key_End, Qt::NoModifier));
    }
    bench.go(draws - 1);
    bench.showHistory();
    const auto somewhere = [&random] {
        constexpr std::uint32_t kWidth = 640, kHeight = 480; // of make_large_captures
        return views::PixelLink{static_cast<std::uint32_t>(random() % kWidth),
                                static_cast<std::uint32_t>(random() % kHeight)};
    };
    const double first = bench.why(somewhere());
    std::vector<double> why;
    for (int i = 0; i < kPlaces; ++i)
        why.push_back(bench.why(somewhere()));
    std::printf("{");
    print("whyFirst", {first});
    print("why", why);
    print("keyForward", forward);
    print("keyBack", back);
    print("keyEnds", jumps);
    std::printf("\"draws\": %llu}\n", static_cast<unsigned long long>(draws));
    std::fflush(stdout);
    return 0;
}
