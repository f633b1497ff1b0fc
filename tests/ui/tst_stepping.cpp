// SPDX-License-Identifier: Apache-2.0
#include "app/place_text.h"
#include "app/session/mailbox.h"
#include "app/session/stepping.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine;
using app::Place;
using app::StepKind;

namespace {

// Calls 0…13. Frame 0: clear 2, draw 4, draw 5, presented by 6. Frame 1: draw 9, copy 10, presented by 11. Then
// draw 13.
views::EventIndex sampleIndex()
{
    using Kind = core::ActionKind;
    views::EventIndex index;
    index.callCount = 14;
    index.frames = {{0, 6, 2, 0}, {7, 11, 1, 2}};
    index.actions = {{Kind::Clear, 2, 2, 0, 0},     {Kind::Draw, 4, 4, 0, 0},  {Kind::Draw, 5, 5, 0, 1},
                     {Kind::Present, 6, 6, 0, 0},   {Kind::Draw, 9, 9, 1, 2},  {Kind::Copy, 10, 10, 1, 0},
                     {Kind::Present, 11, 11, 1, 0}, {Kind::Draw, 13, 13, 2, 3}};
    return index;
}

} // namespace

class TestStepping final : public QObject {
    Q_OBJECT

private slots:
    void stepsStopWhereTheyShould_data()
    {
        QTest::addColumn<quint64>("from");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("count");
        QTest::addColumn<quint64>("to");
        const auto row = [](const char* name, quint64 from, StepKind kind, int count, quint64 to) {
            QTest::newRow(name) << from << static_cast<int>(kind) << count << to;
        };
        row("to the first action", 0, StepKind::Action, 1, 3);
        row("from the clear to the first draw", 3, StepKind::Action, 1, 5);
        row("presents are no stop", 6, StepKind::Action, 1, 10);
        row("several at once", 3, StepKind::Action, 3, 10);
        row("the last one is the end", 10, StepKind::Action, 99, 14);
        row("back over a present", 10, StepKind::Action, -1, 6);
        row("back from between actions", 8, StepKind::Action, -1, 6);
        row("nothing before the first", 3, StepKind::Action, -5, 3);
        row("a call", 3, StepKind::Call, 1, 4);
        row("calls end with the capture", 13, StepKind::Call, 5, 14);
        row("calls begin with it", 2, StepKind::Call, -5, 0);
        row("the frame that is open", 3, StepKind::Frame, 1, 7);
        row("the next frame", 7, StepKind::Frame, 1, 12);
        row("no frame after the last", 12, StepKind::Frame, 1, 12);
        row("back to the frame before", 9, StepKind::Frame, -1, 7);
        row("no frame before the first", 7, StepKind::Frame, -1, 7);
    }

    void stepsStopWhereTheyShould()
    {
        QFETCH(quint64, from);
        QFETCH(int, kind);
        QFETCH(int, count);
        QFETCH(quint64, to);
        QCOMPARE(quint64(app::stepTarget(sampleIndex(), from, static_cast<StepKind>(kind), count)), to);
    }

    void placesOfAnIndex()
    {
        const auto index = sampleIndex();
        QCOMPARE(app::firstAction(index), 3u);
        QCOMPARE(app::lastAction(index), 14u);
        QCOMPARE(app::firstLook(index), 7u);
        QCOMPARE(app::endOfFrame(index, 4), 7u);
        QCOMPARE(app::endOfFrame(index, 13), 14u);
        QVERIFY(!index.frameAt(0));
        QCOMPARE(index.frameAt(7), std::optional<std::size_t>(0));
        QCOMPARE(index.frameAt(8), std::optional<std::size_t>(1));
        QVERIFY(!index.frameAt(13));
        QCOMPARE(index.actionBefore(7), std::optional<std::size_t>(2));
        QVERIFY(!index.actionBefore(2));
    }

    void waitingStepsAddUpAndTheNewestPlaceWins()
    {
        app::Mailbox mailbox;
        mailbox.step({StepKind::Action, 1});
        mailbox.go({Place::Kind::Frame, 3});
        mailbox.go({Place::Kind::Draw, 7});
        mailbox.step({StepKind::Action, 1});
        mailbox.step({StepKind::Action, 1});
        mailbox.step({StepKind::Action, -1});
        const auto newest = mailbox.step({StepKind::Call, 1});
        const auto work = mailbox.take();
        QCOMPARE(work.tag, newest);
        QVERIFY(work.move->place == (Place{Place::Kind::Draw, 7}));
        const std::vector<app::Step> steps{{StepKind::Action, 2}, {StepKind::Action, -1}, {StepKind::Call, 1}};
        QVERIFY(work.move->steps == steps); // in order: ends of the capture swallow steps
        QVERIFY(mailbox.take().empty());
    }

    void newPlacesStopWhatRunsAndForwardStepsDoNot()
    {
        app::Mailbox mailbox;
        mailbox.go({Place::Kind::Frame, 3});
        const auto first = mailbox.take();
        mailbox.step({StepKind::Action, 1});
        QVERIFY(!first.stop.stop_requested());
        mailbox.step({StepKind::Action, -1});
        QVERIFY(first.stop.stop_requested());

        const auto second = mailbox.take();
        QVERIFY(!second.stop.stop_requested());
        mailbox.step({StepKind::Action, -1}); // a step runs to its end
        QVERIFY(!second.stop.stop_requested());
        mailbox.go({Place::Kind::Frame, 1});
        QVERIFY(second.stop.stop_requested());

        const auto third = mailbox.take();
        mailbox.step({StepKind::Action, 1});
        mailbox.cancel();
        QVERIFY(third.stop.stop_requested());
        const auto afterCancel = mailbox.take();
        QVERIFY(afterCancel.empty() && afterCancel.cancelled);
    }

    void placesInWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<quint64>("value");
        const auto row = [](const char* text, Place::Kind kind, quint64 value) {
            QTest::newRow(text) << QString(text) << static_cast<int>(kind) << value;
        };
        row("37", Place::Kind::Draw, 37);
        row("draw 37", Place::Kind::Draw, 37);
        row(" Draw37 ", Place::Kind::Draw, 37);
        row("call 812", Place::Kind::CallNumber, 812);
        row("c812", Place::Kind::CallNumber, 812);
        row("frame 3", Place::Kind::Frame, 3);
    }

    void placesInWords()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(quint64, value);
        const auto destination = app::parseDestination(text);
        QVERIFY(destination);
        QVERIFY(std::get<Place>(*destination) == (Place{static_cast<Place::Kind>(kind), value}));
    }

    void pixelsAndNonsense()
    {
        QCOMPARE(std::get<QPoint>(*app::parseDestination("12, 34")), QPoint(12, 34));
        for (const char* text : {"", "draw", "-1", "tile 3", "1,2,3", "99999999999999999999", "draw 1.5"})
            QVERIFY2(!app::parseDestination(text), text);
    }
};

VITRINE_TEST(TestStepping)
#include "tst_stepping.moc"
