// SPDX-License-Identifier: Apache-2.0
#include "app/last_places.h"
#include "app/look_ahead_button.h"
#include "tests/harness/test_class.h"
#include "tests/session/long_captures.h"
#include "tests/ui/window_bench.h"

#include <QFile>

using namespace vitrine;
using app::Place;
using app::StepKind;
using test::WindowBench;

namespace {

bool flipByte(const QString& path, qint64 offset)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(offset))
        return false;
    char byte = 0;
    if (!file.getChar(&byte) || !file.seek(offset))
        return false;
    return file.putChar(static_cast<char>(byte ^ 1));
}

} // namespace

/// The window goes back and forth in time: between calls, inside draws, and over its own end.
class TestWindowTimeTravel final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3), QString());
    }
    void cleanup() { bench.reset(); }

    void stepsByDrawLeaveOutTheRest()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        bench->session().step(StepKind::Draw, 1); // over the clear of frame 1
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 1 · draw 2 "), qPrintable(bench->place()));
        bench->session().step(StepKind::Draw, -2);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
        bench->session().step(StepKind::Draw, -5); // stays at the first
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
    }

    void DEC_28_cyclesLeadIntoADrawAndOut()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        bench->session().step(StepKind::Cycle, 5);
        QVERIFY(bench->settle());
        auto state = bench->session().state();
        QVERIFY(state->inside);
        QCOMPARE(state->inside->draw, 1u);
        QCOMPARE(state->inside->cycle, core::Cycle{5});
        QCOMPARE(state->inside->snapshot.cycle, core::Cycle{5});
        QVERIFY2(bench->place().contains("draw 1 · alone · cycle 5"), qPrintable(bench->place()));
        QCOMPARE(bench->rightHalf(), test::kBlue); // no pixel has come so far
        bench->session().step(StepKind::Cycle, 1'000'000);
        QVERIFY(bench->settle());
        state = bench->session().state();
        QCOMPARE(state->inside->length, std::optional(state->inside->cycle));
        QCOMPARE(bench->rightHalf(), test::kGreen);
        bench->session().step(StepKind::Action, 1); // finishes the draw
        QVERIFY(bench->settle());
        QVERIFY(!bench->session().state()->inside);
        QVERIFY2(bench->place().startsWith("frame 0 · draw 1 "), qPrintable(bench->place()));
        bench->session().step(StepKind::Cycle, -1); // into its end
        QVERIFY(bench->settle());
        QCOMPARE(bench->session().state()->inside->cycle, *state->inside->length - 1);
        bench->session().step(StepKind::Action, -1);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
    }

    void keysStepInsideADraw()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        const auto cycleAfter = [&](int key) {
            bench->press(key, Qt::ControlModifier | Qt::ShiftModifier);
            const bool settled = bench->settle();
            const auto inside = bench->session().state()->inside;
            return settled && inside ? int(inside->cycle) : -1;
        };
        QCOMPARE(cycleAfter(Qt::Key_Right), 1);
        QCOMPARE(cycleAfter(Qt::Key_Right), 2);
        QCOMPARE(cycleAfter(Qt::Key_Left), 1);
        const int event = cycleAfter(Qt::Key_Down);
        QVERIFY(event >= 1 && bench->session().state()->inside->event);
        const std::uint64_t number = bench->session().state()->inside->event->number; // within its cycle
        const int next = cycleAfter(Qt::Key_Down);
        QVERIFY(next >= event);
        const std::uint64_t nextNumber = bench->session().state()->inside->event->number;
        QVERIFY(next > event || nextNumber == number + 1);
        QCOMPARE(cycleAfter(Qt::Key_Up), event);
        QCOMPARE(bench->session().state()->inside->event->number, number);
        bench->window().go(*app::parseDestination("draw 2 cycle 3"));
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().contains("draw 2 · alone · cycle 3"), qPrintable(bench->place()));
    }

    void eventsOfAKindAreSteppedThroughBothWays()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        bench->session().go({Place::Kind::Draw, 2, 0});
        const core::EventFilter pixels{.kind = core::kEventNumber<core::PixelWritten>};
        const auto stepTo = [&](std::int64_t count) {
            bench->session().step(StepKind::Event, count, pixels);
            if (!bench->settle() || !bench->session().state()->inside)
                return std::uint64_t{0};
            const auto& event = bench->session().state()->inside->event;
            return event ? event->number : std::uint64_t{0};
        };
        const std::uint64_t first = stepTo(1);
        QVERIFY(first > 0);
        const std::uint64_t third = stepTo(2);
        QVERIFY(third > first);
        QCOMPARE(stepTo(-2), first);
        QCOMPARE(stepTo(-1), first); // there is none before: stays
    }

    void aCaptureOpensWhereItWasLeft()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "3"}));
        QVERIFY(bench->window().close());
        bench->restart();
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        QVERIFY2(bench->place().startsWith("frame 1 · draw 3 "), qPrintable(bench->place()));
        bench->session().go({Place::Kind::Draw, 4, 7});
        QVERIFY(bench->settle());
        QVERIFY(bench->window().close());
        bench->restart();
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        QVERIFY2(bench->place().contains("draw 4 · alone · cycle 7"), qPrintable(bench->place()));
    }

    void aPlaceOnTheCommandLineWins()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "3"}));
        QVERIFY(bench->window().close());
        bench->restart();
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
    }

    void aCaptureMadeAnewStartsAnew()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "3"}));
        QVERIFY(bench->window().close());
        bench->restart();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 20), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        QVERIFY2(bench->place().startsWith("frame 0 · draw 1 "), qPrintable(bench->place()));
    }

    void placesOfManyCapturesAreKept()
    {
        const app::LastPlaces places(bench->path("places/places.json"));
        QVERIFY(!places.placeIn(bench->path("frames.vitrine")));
        QVERIFY(places.remember(bench->path("frames.vitrine"), {Place::Kind::Position, ~std::uint64_t{0}}));
        QCOMPARE(test::writeFrames(bench->path("others.vitrine"), 1), QString());
        QVERIFY(places.remember(bench->path("others.vitrine"), {Place::Kind::Draw, 1, 12}));
        QVERIFY(places.placeIn(bench->path("frames.vitrine")) == Place({Place::Kind::Position, ~std::uint64_t{0}}));
        QVERIFY(places.placeIn(bench->path("others.vitrine")) == Place({Place::Kind::Draw, 1, 12}));
    }

    void aDamagedPlacesFileIsNoHindrance()
    {
        const QString path = bench->path("places.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[{\"capture\": 3}, {]") > 0);
        file.close();
        const app::LastPlaces places(path);
        QVERIFY(!places.placeIn(bench->path("frames.vitrine")));
        QVERIFY(places.remember(bench->path("frames.vitrine"), {Place::Kind::Position, 4}));
        QVERIFY(places.placeIn(bench->path("frames.vitrine")) == Place({Place::Kind::Position, 4}));
    }

    void damageIsFoundWhileTheCaptureIsShown()
    {
        const QString path = bench->path("large.vitrine");
        QCOMPARE(test::writeManyBytes(path, 40, 64 << 10), QString());
        QVERIFY(flipByte(path, QFileInfo(path).size() * 3 / 4)); // among the textures of later frames
        QVERIFY(bench->start({path, "--draw", "0"}));
        QTRY_VERIFY(bench->window().banner().isVisible());
        QVERIFY2(bench->window().banner().sentence().startsWith("This capture is damaged: page "),
                 qPrintable(bench->window().banner().sentence()));
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
    }

    void theLookAheadEndsAndCanBeStopped()
    {
        QCOMPARE(test::writeManyDraws(bench->path("many.vitrine"), 20'000, 256), QString());
        QSignalSpy spy(&bench->session(), &app::Session::lookedAhead);
        QVERIFY(bench->start({bench->path("many.vitrine"), "--draw", "0"}));
        bench->session().endLookAhead();
        const auto isAtEnd = [&spy] {
            return !spy.isEmpty() && spy.last()[0].toULongLong() == spy.last()[1].toULongLong();
        };
        QTRY_VERIFY(isAtEnd());
        QVERIFY(!bench->window().findChild<app::LookAheadButton*>()->isVisible());
        spy.clear();
        bench->window().open(bench->path("many.vitrine")); // another time, to the end
        QVERIFY(bench->settle());
        QTRY_VERIFY(isAtEnd());
        bench->session().go({Place::Kind::Draw, 19'999});
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 19999 "), qPrintable(bench->place()));
    }

private:
    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowTimeTravel, QApplication)
#include "tst_window_time_travel.moc"
