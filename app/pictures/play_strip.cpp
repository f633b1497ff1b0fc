// SPDX-License-Identifier: GPL-3.0-or-later
// play_strip CAPTURE DRAW CYCLE FILE: eight cycles of Play in the schematic, from a cycle of a draw on, each with what
// moves in it half-way, below and beside each other in one picture. Needs an X screen.
#include "app/application.h"
#include "app/docks/docks.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/diagram/diagram_view.h"
#include "views/play/machine_player.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QDockWidget>
#include <QPainter>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using namespace vitrine;

constexpr std::size_t kCycles = 8;
constexpr int kColumns = 2;
constexpr QSize kSize(960, 460); // of the schematic's dock
constexpr int kBetween = 8;

template <typename Condition>
void wait(const Condition& condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

QImage composed(const std::vector<QPixmap>& pictures)
{
    const QSize one = pictures.front().size();
    const int rows = static_cast<int>(pictures.size() + kColumns - 1) / kColumns;
    QImage whole(kColumns * (one.width() + kBetween) - kBetween, rows * (one.height() + kBetween) - kBetween,
                 QImage::Format_RGB32);
    whole.fill(views::Theme::current().line);
    QPainter painter(&whole);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const int number = static_cast<int>(i);
        painter.drawPixmap(number % kColumns * (one.width() + kBetween), number / kColumns * (one.height() + kBetween),
                           pictures[i]);
    }
    return whole;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::fputs("usage: play_strip CAPTURE DRAW CYCLE FILE\n", stderr);
        return 2;
    }
    QApplication qt(argc, argv);
    views::applyTheme(qt, views::Appearance::Dark, QApplication::palette());
    const QTemporaryDir folder;
    app::Application application(folder.filePath(QStringLiteral("settings.ini")));
    app::CommandLine commandLine;
    commandLine.captures << QString::fromLocal8Bit(argv[1]);
    const core::Cycle first = QByteArray(argv[3]).toULongLong();
    commandLine.place = {app::Place::Kind::Draw, QByteArray(argv[2]).toULongLong(), first};
    application.start(commandLine);
    wait([&] { return !application.session().busy() && application.session().state(); });
    QDockWidget& dock = *application.window().docks().dock(QStringLiteral("diagram"));
    application.window().docks().raise(dock);
    dock.setFloating(true);
    dock.resize(kSize);
    auto& canvas = *dock.findChild<views::DiagramCanvas*>();
    wait([&] { return canvas.content().recording && canvas.isVisible(); });
    auto& player = views::MachinePlayer::of(application.window().desk());
    std::vector<QPixmap> pictures;
    QObject::connect(&player, &views::MachinePlayer::framed, &canvas, [&] {
        const core::PlayFrame* frame = player.frame();
        if (!frame || frame->cycle != first + pictures.size() || player.motion() < 0.4 || pictures.size() == kCycles)
            return;
        QPixmap picture = canvas.grab();
        QPainter painter(&picture);
        painter.setPen(views::Theme::current().text);
        painter.drawText(picture.rect().adjusted(8, 0, 0, -8), Qt::AlignLeft | Qt::AlignBottom,
                         QStringLiteral("cycle %1").arg(views::grouped(frame->cycle)));
        painter.end();
        pictures.push_back(picture);
    });
    player.setSpeed(1);
    player.play(views::Direction::Forward);
    wait([&] { return pictures.size() == kCycles || !player.isPlaying(); });
    if (pictures.size() < kCycles || !composed(pictures).save(QString::fromLocal8Bit(argv[4]))) {
        std::fputs("play_strip: there are not so many cycles, or the file can't be written\n", stderr);
        return 1;
    }
    return 0;
}
