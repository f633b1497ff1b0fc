// SPDX-License-Identifier: Apache-2.0
// Where Play stands when so much time has passed, without a window.
#include "tests/harness/test_class.h"
#include "views/play/play_course.h"

#include <QtTest>

#include <vector>

using namespace vitrine;
using core::Cycle;
using views::Direction;
using views::PlayCourse;

class TestPlayCourse final : public QObject {
    Q_OBJECT

private slots:
    void everyCycleIsShownUpToSixtyASecond()
    {
        PlayCourse course;
        course.setSpeed(60);
        course.begin(10, {0, 100}, Direction::Forward);
        QCOMPARE(course.stride(), Cycle{1});
        // A tick that took half a second: thirty cycles would be due, and none is left out.
        QCOMPARE(shownIn(course, {0.5, 1.0 / 60, 1.0 / 60}), (std::vector<Cycle>{11, 12, 13}));
    }

    void fasterEveryStrideIsShown()
    {
        PlayCourse course;
        course.setSpeed(1000);
        course.begin(0, {0, 100}, Direction::Forward);
        QCOMPARE(course.stride(), Cycle{17}); // 1000 / 60 = 16.7
        // In 17 ms seventeen; in the 34 ms that follow two strides at once; the last one is what is left.
        QCOMPARE(shownIn(course, {0.017, 0.034, 0.034, 0.034}), (std::vector<Cycle>{17, 51, 85, 100}));
        QVERIFY(course.isAtEnd());
        QVERIFY(!course.next());
    }

    void marksAreNeverPassedOver()
    {
        PlayCourse course;
        course.setSpeed(6000);
        course.setMarks({5, 150, 151});
        course.begin(0, {0, 400}, Direction::Forward);
        QCOMPARE(course.stride(), Cycle{100});
        QCOMPARE(shownIn(course, {1, 1, 1, 1, 1, 1}), (std::vector<Cycle>{5, 105, 150, 151, 351, 400}));
        course.begin(400, {0, 400}, Direction::Backward);
        QCOMPARE(shownIn(course, {1, 1, 1, 1, 1, 1}), (std::vector<Cycle>{200, 151, 150, 50, 5, 0}));
    }

    void nothingBehindTheHorizonIsShown()
    {
        PlayCourse course;
        course.setSpeed(60);
        course.begin(0, {0, 100}, Direction::Forward);
        course.setHorizon(2);
        QCOMPARE(shownIn(course, {1, 1, 1, 1}), (std::vector<Cycle>{1, 2}));
        course.setHorizon(3);
        QCOMPARE(shownIn(course, {1, 1}), (std::vector<Cycle>{3}));
    }

    /// At two cycles a second something moves in the last 200 of 500 ms; at four, in the last 200 of 250.
    void thingsMoveAtTheEndOfACycle()
    {
        PlayCourse course;
        course.setSpeed(2);
        course.begin(0, {0, 100}, Direction::Forward);
        course.pass(0.3);
        QVERIFY(!course.motion());
        course.pass(0.1);
        QVERIFY(qFuzzyCompare(*course.motion(), 0.5));
        course.pass(0.1);
        QVERIFY(qFuzzyCompare(*course.motion(), 1));
        QVERIFY(course.isDue(1));
        course.begin(1, {0, 100}, Direction::Backward);
        course.pass(0.35);
        QVERIFY(qFuzzyCompare(*course.motion(), 0.75)); // a quarter of the way back
        course.setSpeed(4);
        course.begin(0, {0, 100}, Direction::Forward);
        course.pass(0.15);
        QVERIFY(qFuzzyCompare(*course.motion(), 0.5));
        course.setSpeed(10);
        QVERIFY(!course.motion());
    }

private:
    /// As a player does that always has the next frame at hand.
    static std::vector<Cycle> shownIn(PlayCourse& course, const std::vector<double>& ticks)
    {
        std::vector<Cycle> shown;
        for (const double seconds : ticks) {
            course.pass(seconds);
            if (const auto next = course.next(); next && course.isDue(*next)) {
                course.show(*next);
                shown.push_back(*next);
            }
        }
        return shown;
    }
};

VITRINE_TEST(TestPlayCourse, QCoreApplication)
#include "tst_play_course.moc"
