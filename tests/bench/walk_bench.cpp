// SPDX-License-Identifier: Apache-2.0
// walk_bench CAPTURE: finds the costliest draw of the first frame and makes it cheaper, by keys alone, in the real
// window on an X screen (tests/ui/on_screen). One line of JSON: the keys pressed, the seconds from the first key to the
// last answer, by steps, and the draw's cycles before and after.
#include "app/application.h"
#include "app/docks/docks.h"
#include "tests/bench/painted.h"
#include "views/base/desk.h"
#include "views/base/event_costs.h"
#include "views/base/item_tools.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace {

using namespace vitrine;
using bench::milliseconds;
using bench::wait;

enum Column { What, From, To, Effect, Cycles };

/// Somebody at the window who has no mouse.
class Walker {
public:
    explicit Walker(app::Application& application) : m_application(application) { m_timer.start(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_keys;
        QWidget* target = QApplication::focusWidget();
        QTest::keyClick(target ? target : &m_application.window(), key, modifiers);
        QCoreApplication::processEvents();
    }
    void type(const QString& text)
    {
        for (const QChar letter : text) {
            ++m_keys;
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        }
    }
    /// Until what the last keys asked for is there.
    template <typename Condition>
    void arrive(const char* step, const Condition& condition)
    {
        wait(condition);
        std::printf("\"%s\": %.2f, ", step, milliseconds(m_timer) * 1e-3);
    }
    [[nodiscard]] int keys() const { return m_keys; }

private:
    app::Application& m_application;
    QElapsedTimer m_timer;
    int m_keys = 0;
};

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: walk_bench CAPTURE\n", stderr);
        return 2;
    }
    QApplication qt(argc, argv);
    views::applyTheme(qt, views::Appearance::Dark, QApplication::palette());
    const QTemporaryDir folder;
    app::Application application(folder.filePath(QStringLiteral("settings.ini")));
    app::CommandLine commandLine;
    const QString capture = folder.filePath(QStringLiteral("capture.vitrine")); // which machine it is shown on is kept
    if (!QFile::copy(QString::fromLocal8Bit(argv[1]), capture)) {
        std::fprintf(stderr, "walk_bench: %s can't be copied\n", argv[1]);
        return 1;
    }
    commandLine.captures << capture;
    application.start(commandLine);
    app::MainWindow& window = application.window();
    window.resize(1920, 1080);
    if (!QTest::qWaitForWindowActive(&window)) {
        std::fputs("walk_bench: the window does not get the keyboard\n", stderr);
        return 1;
    }
    wait([&] { return !application.session().busy() && application.session().state(); });
    views::Desk& desk = window.desk();
    const auto drawCost = [&]() -> std::optional<views::EventCost> {
        const auto draw = desk.moment().draw();
        return draw ? desk.costs().alone(0, draw->callIndex, draw->callIndex) : std::nullopt;
    };
    const auto isTold = [&] { return drawCost() && drawCost()->cycles; };

    std::printf("{");
    Walker walker(application);
    walker.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    walker.arrive("costliest", [&] { return desk.costs().isTimed(0) && isTold(); });
    const std::uint64_t before = *drawCost()->cycles;
    walker.press(Qt::Key_K, Qt::ControlModifier);
    wait([] { return qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr; });
    walker.type(QStringLiteral("why not"));
    walker.press(Qt::Key_Return);
    auto& run = *window.findChild<QPushButton*>(QStringLiteral("runWhyNot"));
    wait([&run] { return run.isVisible() && run.isEnabled(); });
    walker.press(Qt::Key_Return, Qt::ControlModifier);
    auto* table = window.findChild<QTreeView*>(QStringLiteral("whyNot"));
    walker.arrive("why", [table] { return table->isVisible() && table->model()->rowCount() > 0; });
    // The first change of a knob that saves cycles.
    table->expandAll();
    table->setFocus();
    const auto isWanted = [&](const QModelIndex& row) {
        return row.siblingAtColumn(From).data().isValid() &&
               row.siblingAtColumn(What).data().toString().contains(QLatin1Char('.')) &&
               row.siblingAtColumn(Cycles).data(views::kValueRole).toLongLong() < 0;
    };
    while (!isWanted(table->currentIndex()))
        walker.press(Qt::Key_Down);
    const auto machine = desk.moment().machine;
    walker.press(Qt::Key_Return);
    walker.arrive("changed", [&] { return desk.moment().machine != machine && isTold(); });
    std::printf("\"keys\": %d, \"before\": %llu, \"after\": %llu}\n", walker.keys(),
                static_cast<unsigned long long>(before), static_cast<unsigned long long>(*drawCost()->cycles));
    return 0;
}
